"""Positions for computer players, as they travel to a worker."""

from __future__ import annotations

import zlib
from typing import Any

from msgspec import Struct

from tischlein.table.table import Table


class BotRequest(Struct, frozen=True):
    """A position for a computer player: a game by its setup, and its moves from number `first` on.

    `game` identifies the game among all games of all tables.
    """

    game: str
    kind: str
    seats: int
    seed: str
    options: dict[str, Any]
    first: int
    moves: list[tuple[int, str]]
    seat: int


class Position(Struct, frozen=True):
    """A game and the seat that is to move."""

    game: str
    table: Table
    seat: int

    def request(self, first: int, length: int) -> BotRequest:
        """Return the request with the moves from number `first` up to `length`."""
        table = self.table
        moves = table.log[first:length]
        return BotRequest(self.game, table.info.id, table.seats, table.seed, table.options, first, moves, self.seat)

    def repeatable_seed(self) -> int:
        """Return a seed for the next move of the seat, so that the same deal takes the same course each time."""
        made = sum(seat == self.seat for seat, _ in self.table.log)
        return zlib.crc32(f"{self.table.seed}/{self.seat}/{made}".encode())


def position_of(table_id: str, game_number: int, table: Table, seat: int) -> Position:
    """Return the position of a game; after a take-back it is another game, since workers only play on."""
    undone = len(table.history) - len(table.log)
    return Position(f"{table_id}/{game_number}/{undone}", table, seat)
