"""What the printed rules show only as pictures: read from a file, and refused if it breaks what is known (ruling A3).

A box is a TOML file or the same as a dict. What a table keeps of it, in its options and records, is the dict without
the marks of what is known and what is assumed.
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from tischlein.core.errors import BoxError
from tischlein.core.options import Option

STANDARD: Final = "standard"
"""The box that comes with the package."""

Word = Annotated[str, msgspec.Meta(pattern=r"^[^\W\d_]+$", max_length=20)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Entry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Something in the box. What is known has a source."""

    status: Literal["known", "assumed"] = "assumed"
    source: str = ""


class Numbers(Entry):
    lowest: Literal[1]
    highest: Literal[12]


class Colour(Entry):
    """The letter stands for it in notation."""

    letter: Annotated[str, msgspec.Meta(pattern="^[a-z]$")]
    name: Word


class Tile(Entry):
    colour: Literal["black", "red"]
    value: Annotated[int, msgspec.Meta(ge=2, le=6)]
    count: Count


class ExHopBox(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["ex-hop"]
    numbers: Numbers
    colours: list[Colour]
    tiles: list[Tile]

    def check(self) -> None:
        """Six colours, four of them named by the rules; 12 black and 6 red tiles, among them those of the examples."""
        if len(self.colours) != 6:
            raise BoxError(f"colours names {len(self.colours)} colours, but there are 6 (known: contents)")
        for part in ("letter", "name"):
            for text, times in Counter(getattr(colour, part) for colour in self.colours).items():
                if times > 1:
                    raise BoxError(f"colours names the {part} {text!r} {times} times")
        found = {colour.letter: colour.name for colour in self.colours}
        for letter, name in {"y": "yellow", "g": "green", "r": "red", "b": "blue"}.items():
            if found.get(letter) != name:
                raise BoxError(f"colours does not name {name} with the letter {letter} (known: examples of scoring)")
        for colour, count, example in (("black", 12, 5), ("red", 6, 4)):
            tiles = [tile for tile in self.tiles if tile.colour == colour]
            total = sum(tile.count for tile in tiles)
            if total != count:
                raise BoxError(f"tiles names {total} {colour} tiles, but there are {count} (known: contents)")
            if all(tile.value != example for tile in tiles):
                raise BoxError(f"tiles names no {colour} {example} (known: examples of scoring)")


SYMBOLS: Final = ("bell", "hourglass", "cloud", "gear", "diamond")
BLANK: Final = "blank"
ROLLED: Final = ("bell", "bell", "bell", "diamond", "diamond", "gear", "blank")
"""The roll of the printed example."""


class Card(Entry):
    symbol: str
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    count: Count
    points: Annotated[int, msgspec.Meta(ge=1, le=5)]


class PointCard(Entry):
    value: Annotated[int, msgspec.Meta(ge=6, le=20)]
    count: Count


class Die(Entry):
    faces: list[str]


class RaiseBox(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["raise"]
    cards: list[Card]
    point_cards: list[PointCard]
    dice: list[Die]

    def check(self) -> None:
        """30 cards a set, 14 point cards, 7 dice of 6 faces, and all that the printed example shows."""
        for number, card in enumerate(self.cards, 1):
            if card.symbol not in SYMBOLS:
                raise BoxError(_unknown_symbol("cards", number, card.symbol, SYMBOLS))
        total = sum(card.count for card in self.cards)
        if total != 30:
            raise BoxError(f"cards names {total} number cards, but a set has 30 (known: contents)")
        for symbol, worth in (("bell", 2), ("diamond", 5), ("gear", 3), ("cloud", 4)):
            if all((card.symbol, card.number) != (symbol, worth) for card in self.cards):
                raise BoxError(f"cards names no {symbol} {worth} (known: example of a round)")
        total = sum(card.count for card in self.point_cards)
        if total != 14:
            raise BoxError(f"point_cards names {total} point cards, but there are 14 (known: contents)")
        self._check_dice()

    def _check_dice(self) -> None:
        if len(self.dice) != 7:
            raise BoxError(f"dice names {len(self.dice)} dice, but there are 7 (known: contents)")
        for number, die in enumerate(self.dice, 1):
            if len(die.faces) != 6:
                raise BoxError(f"dice entry {number} has {len(die.faces)} faces, but a die has 6")
            for face in die.faces:
                if face not in (*SYMBOLS, BLANK):
                    raise BoxError(_unknown_symbol("dice", number, face, (*SYMBOLS, BLANK)))
        if not _can_roll([die.faces for die in self.dice], list(ROLLED)):
            raise BoxError(
                "dice cannot show three bells, two diamonds, one gear and one blank (known: example of a round)"
            )


def _unknown_symbol(entries: str, number: int, symbol: str, symbols: tuple[str, ...]) -> str:
    return f"{entries} entry {number} has an unknown symbol {symbol[:20]!r}; there are {', '.join(symbols)}"


def _can_roll(dice: list[list[str]], wanted: list[str]) -> bool:
    """Some throw of these dice shows just these faces."""
    if not dice:
        return not wanted
    for face in set(dice[0]) & set(wanted):
        rest = list(wanted)
        rest.remove(face)
        if _can_roll(dice[1:], rest):
            return True
    return False


class XxlCard(Entry):
    low: Annotated[int, msgspec.Meta(ge=0, le=10)]
    low_colour: Literal["red", "green", "blue", "yellow"]
    high: Annotated[int, msgspec.Meta(ge=0, le=10)]
    high_colour: Literal["red", "green", "blue", "yellow"]


class XxlBox(msgspec.Struct, forbid_unknown_fields=True):
    game: Literal["xxl"]
    cards: list[XxlCard]

    def check(self) -> None:
        """Every pair of different numbers once, in two different colours."""
        pairs: Counter[tuple[int, int]] = Counter()
        for number, card in enumerate(self.cards, 1):
            if card.low >= card.high:
                raise BoxError(f"cards entry {number} has {card.low} as its lower and {card.high} as its higher number")
            if card.low_colour == card.high_colour:
                raise BoxError(f"cards entry {number} has {card.low_colour} twice (known: a card has two colours)")
            pairs[card.low, card.high] += 1
        for low, high in itertools.combinations(range(11), 2):
            if pairs[low, high] != 1:
                raise BoxError(
                    f"cards names the pair {low} and {high} {pairs[low, high]} times, but there is one (known: a tip)"
                )


Box = ExHopBox | RaiseBox | XxlBox

_BOXES: Final[dict[str, type[Box]]] = {"ex-hop": ExHopBox, "raise": RaiseBox, "xxl": XxlBox}


def box_option(game: str) -> Option:
    return Option("box", [STANDARD], read=partial(read_box, game))


def read_box(game: str, given: object) -> dict[str, Any]:
    """The entries of a box: the standard one, a dict, or the file at a Path; BoxError says what is wrong with it."""
    if given == STANDARD:
        return _standard(game)
    if isinstance(given, Path):
        given = _load(given)
    if not isinstance(given, dict):
        raise BoxError(
            f"a box of {game} is {STANDARD!r}, a dict of entries or the Path of a file, not {str(given)[:40]!r}"
        )
    try:
        box = msgspec.convert(given, _BOXES[game])
        _check_sources(box)
        box.check()
    except msgspec.ValidationError as error:
        raise BoxError(f"this box of {game} is refused: {_sentence(str(error))}") from None
    except BoxError as error:
        raise BoxError(f"this box of {game} is refused: {error}") from None
    return _plain(box)


@cache
def _standard_json(game: str) -> bytes:
    """Read and checked once; as JSON, so that every table gets its own."""
    name = game.replace("-", "_")
    text = files("tischlein").joinpath("boxes", f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.json.encode(read_box(game, tomllib.loads(text)))


def _standard(game: str) -> dict[str, Any]:
    box: dict[str, Any] = msgspec.json.decode(_standard_json(game))
    return box


def _load(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(f"the box file {path} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BoxError(f"the box file {path} is not TOML: {error}") from None


def _entries(box: Box) -> list[tuple[str, int, Entry]]:
    """All entries, by their name and number."""
    found: list[tuple[str, int, Entry]] = []
    for name in box.__struct_fields__:
        value = getattr(box, name)
        listed = value if isinstance(value, list) else [value]
        found += [(name, number, entry) for number, entry in enumerate(listed, 1) if isinstance(entry, Entry)]
    return found


def _check_sources(box: Box) -> None:
    for name, number, entry in _entries(box):
        if entry.status == "known" and not entry.source:
            raise BoxError(f"{name} entry {number} is marked known without a source")


def _plain(box: Box) -> dict[str, Any]:
    for _, _, entry in _entries(box):
        entry.status, entry.source = "assumed", ""  # the defaults, which are left out
    plain: dict[str, Any] = msgspec.to_builtins(box)
    return plain


def _sentence(error: str) -> str:
    """An error of the converter, with entries counted as people do: `$.cards[2].number` is number of cards entry 3."""

    def spoken(match: re.Match[str]) -> str:
        name, index, part = match.groups()
        entry = f"{name} entry {int(index) + 1}" if index else name
        return f"{part} of {entry}" if part else entry

    return re.sub(r"`\$\.(\w+)(?:\[(\d+)\])?(?:\.(\w+))?[^`]*`", spoken, error)
