"""The cards, point cards and dice of a box of Raise, and every move with them (rules 1.1 and 7.4)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.features import CardSlots
from tischlein.core.moves import Catalogue

SYMBOLS: Final = ["bell", "hourglass", "cloud", "gear", "diamond"]
LETTERS: Final = "bhcgd"
FACES: Final = [*SYMBOLS, "blank"]

DICE: Final = 7
MAX_SEATS: Final = 5
PASS: Final = "pass"


# A card is 32 × the seat whose set it is from + its kind; a point card is its value.


def kind(card: i64) -> i64:
    return card & 31


def owner(card: i64) -> i64:
    return card >> 5


def card_of(seat: i64, kind_of_card: i64) -> i64:
    return (seat << 5) | kind_of_card


class RaiseComponents:
    """The components of a table's box. Kinds of card are numbered by symbol, number and points.

    names, copies            by kind: its name, and how often a set holds it
    numbers, shifts, points  by kind: its number, the bit offset of its symbol's factor, and its victory points
    values                   of all point cards
    faces                    of all dice, six a die
    """

    def __init__(self, entries: dict[str, list[dict[str, object]]]) -> None:
        counts: dict[tuple[int, int, int], int] = {}
        for row in entries["cards"]:
            found = (SYMBOLS.index(str(row["symbol"])), _number(row, "number"), _number(row, "points"))
            counts[found] = counts.get(found, 0) + _number(row, "count")
        kinds = sorted(counts)
        self.names: Final[list[str]] = _names(kinds)
        self.copies: Final[list[int]] = [counts[found] for found in kinds]
        self.shifts: Final = vec[i64]([4 * symbol for symbol, _, _ in kinds])
        self.numbers: Final = vec[i64]([number for _, number, _ in kinds])
        self.points: Final = vec[i64]([points for _, _, points in kinds])
        self.values: Final[list[int]] = sorted(
            _number(row, "value") for row in entries["point_cards"] for _ in range(_number(row, "count"))
        )
        self.faces: Final = vec[i64](
            [FACES.index(str(face)) for die in entries["dice"] for face in _faces(die)],
        )
        self.pass_move: Final[i64] = len(kinds)
        """The move after those that are cards."""
        self.catalogue: Final = Catalogue("raise", [*self.names, PASS])
        sets = {int(card_of(seat, found)): name for seat in range(MAX_SEATS) for found, name in enumerate(self.names)}
        self.number_slots: Final = CardSlots(sets, single=False)
        self.point_slots: Final = CardSlots({value: str(value) for value in self.values}, single=False)

    def name(self, card: i64) -> str:
        """Return the name of a card, without whose set it is from."""
        return self.names[kind(card)]

    def parse(self, entry: str, text: str) -> list[int]:
        """Return the kinds of a text such as "b2 d5"; raise PositionError for an unknown card."""
        for name in text.split():
            if name not in self.names:
                raise PositionError(f"{entry} of a position names {name[:20]!r}, which is not a card of this box")
        return [self.names.index(name) for name in text.split()]

    def can_show(self, die: int, face: str) -> bool:
        """Say whether a side of the die shows this face."""
        return face in [FACES[self.faces[6 * die + side]] for side in range(6)]


def _number(row: dict[str, object], name: str) -> int:
    value = row[name]
    assert isinstance(value, int)
    return value


def _faces(die: dict[str, object]) -> list[object]:
    faces = die["faces"]
    assert isinstance(faces, list)
    return faces


def _names(kinds: list[tuple[int, int, int]]) -> list[str]:
    """Return the names of cards; points follow a star only where the same card has different ones (rule 7.4)."""
    plain = [LETTERS[symbol] + str(number) for symbol, number, _ in kinds]
    return [
        f"{name}*{points}" if plain.count(name) > 1 else name for name, (_, _, points) in zip(plain, kinds, strict=True)
    ]


def card_points(options: dict[str, Any]) -> dict[str, int]:
    """Return the victory points of each card of the box."""
    box = RaiseComponents(options["box"])
    return {name: int(points) for name, points in zip(box.names, box.points, strict=True)}
