"""Games as lines of JSON, written as they are played."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tischlein.core.moves import Catalogue
from tischlein.core.state import State

MINUS: Final = 45
ZERO: Final = 48
COMMA: Final = 44


class GameLineWriter:
    """Writes a line for each game. A move is a text, `"0 r7"`: the seat and the notation of the move.

    head  the beginning of all lines, up to the number of the game at the end of its seed
    """

    def __init__(self, head: bytes, seats: int) -> None:
        self.head: Final = head
        self.out: Final = BytesWriter()
        self.seats: Final = seats
        self.books: Final[dict[str, list[bytes]]] = {}
        """By game of a series: the texts of all moves of the first seat, of the second …"""
        self.book: list[bytes] = []
        self.width: i64 = 0
        self.catalogue: Catalogue | None = None

    def begin(self, number: i64) -> None:
        out = self.out
        out.write(self.head)
        write_number(out, number)
        out.write(b'","moves":[')

    def move(self, state: State, seat: i64, move: i64) -> None:
        """Write a move that is about to be made."""
        catalogue = state.catalogue()
        if catalogue is not self.catalogue:
            self._open(catalogue)
        self.out.write(self.book[seat * self.width + move])

    def _open(self, catalogue: Catalogue) -> None:
        notations = catalogue.notations
        if catalogue.game not in self.books:
            self.books[catalogue.game] = [
                f'"{seat} {notation}",'.encode() for seat in range(self.seats) for notation in notations
            ]
        self.book = self.books[catalogue.game]
        self.width = len(notations)
        self.catalogue = catalogue

    def end(self, state: State) -> None:
        """End the line of a game that is over, or was truncated: then it has no result."""
        out = self.out
        last: i64 = len(out) - 1
        if out[last] == COMMA:
            out.truncate(last)
        places, scores = state.places(), state.scores()
        if places is None or scores is None:
            out.write(b'],"scores":null,"places":null,"truncated":true}\n')
            return
        out.write(b'],"scores":[')
        write_numbers(out, scores)
        out.write(b'],"places":[')
        write_numbers(out, places)
        out.write(b'],"truncated":false}\n')

    def take(self) -> bytes:
        """Return and clear what was written since the last call."""
        lines = self.out.getvalue()
        self.out.truncate(0)
        return lines


def write_numbers(out: BytesWriter, numbers: list[int]) -> None:
    first = True
    for number in numbers:
        if not first:
            out.append(COMMA)
        first = False
        write_number(out, number)


def write_number(out: BytesWriter, number: i64) -> None:
    if number < 0:
        out.append(MINUS)
        number = -number
    if number >= 10:
        write_number(out, number // 10)
    out.append(ZERO + number % 10)
