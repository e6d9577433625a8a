"""Moves, numbered by a catalogue and written in a notation such as "r7!"."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tischlein.core.errors import NotationError


class Move:
    """One conceivable move. A game adds the details: a card, a colour, a zone."""

    def __init__(self, notation: str, kind: i64) -> None:
        self.notation = notation
        self.kind = kind


class MoveParts:
    """A move taken apart, for clients that know no game.

    kind    what is done: `play`, `offer`, `draw` …, also part of its message key
    cards   the cards that the mover plays, gives or chooses
    target  the zone that they move to; an empty text if there is none
    at      the zone of each of the cards, if not the mover's hand; or, for a move without cards, the zone to click:
            a click on the stock draws
    named   what is declared with it, by name: a colour, the wanted card, whether UNO is called
    """

    def __init__(
        self,
        kind: str,
        cards: list[str] | None = None,
        target: str = "",
        at: list[str] | None = None,
        named: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.cards = cards or []
        self.target = target
        self.at = at or []
        self.named = named or {}

    def to_json(self, notation: str) -> dict[str, object]:
        """Return the parts with the notation of the move, ready for JSON, without empty ones."""
        described: dict[str, object] = {"text": notation, "kind": self.kind}
        if self.cards:
            described["cards"] = self.cards
        if self.target:
            described["to"] = self.target
        if self.at:
            described["at"] = self.at
        if self.named:
            described["named"] = self.named
        return described


class Catalogue:
    """All conceivable moves of a game; a move's number is its index in this list.

    respell   converts other spellings of a move to its notation, if a game has any
    """

    def __init__(self, game: str, notations: list[str], respell: Callable[[str], str] | None = None) -> None:
        self.game = game
        self.notations = notations
        self.respell = respell
        self.numbers: dict[str, int] = {notation: number for number, notation in enumerate(notations)}

    def parse(self, notation: str) -> int:
        number = self.numbers.get(notation)
        if number is None and self.respell is not None:
            number = self.numbers.get(self.respell(notation))
        if number is None:
            near = difflib.get_close_matches(notation, self.notations, 3, 0.5)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise NotationError(f"{notation[:40]!r} is not a move of {self.game}{hint}")
        return number


_BLANK: Final = vec[i16]([0] * 4096)


def _put(moves: vec[i16], at: i64, move: i16) -> None:
    """Set a cell. A function: mypyc counts references for `self.moves[at] = move`, but not for an argument."""
    moves[at] = move


class MoveList:
    """A reusable buffer of move numbers, larger than any game needs; IndexError if not."""

    def __init__(self) -> None:
        self.moves: Final = _BLANK[:]
        self.size: i64 = 0

    def add(self, move: i64) -> None:
        _put(self.moves, self.size, i16(move))
        self.size += 1

    def put(self, i: i64, move: i64) -> None:
        """Replace the i-th move."""
        _put(self.moves, i, i16(move))

    def at(self, i: i64) -> i64:
        return i64(self.moves[i])

    def holds(self, move: i64) -> bool:
        i: i64 = 0
        while i < self.size:
            if self.at(i) == move:
                return True
            i += 1
        return False

    def clear(self) -> None:
        self.size = 0

    def sorted(self) -> list[int]:
        return sorted(int(move) for move in self.moves[: self.size])
