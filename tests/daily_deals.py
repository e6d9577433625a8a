"""Daily deals without a server, move by move. Pyodide runs this file as well, so it imports only the package."""

from __future__ import annotations

import sys
from datetime import date

from tischlein import Table
from tischlein.server.bot_requests import position_of
from tischlein.server.thinking import choose
from tischlein.table.daily import OPPONENTS, daily_seats, daily_seed

PERSON = 0
DAY = date(2026, 11, 19)


def deal(game: str, day: date = DAY) -> Table:
    """Return a daily deal before its first move."""
    return Table(game, daily_seats(game), daily_seed(game, day))


def think(table: Table, seat: int) -> str | None:
    """Return the move of a seat, as a computer player of a server chooses it."""
    position = position_of("alone", 1, table, seat)
    return choose(position.request(0, len(table.log)), OPPONENTS, position.repeatable_seed())


def next_move(table: Table) -> tuple[int, str]:
    """Return the next move: computer players use an open window, then the person moves, then the others in order."""
    windows = [seat for seat, ask in table.waiting.items() if not ask.must and seat != PERSON]
    for seat in [*windows, *(seat for seat, ask in table.waiting.items() if ask.must)]:
        move = think(table, seat)
        if move is not None:
            return seat, move
    raise AssertionError("nobody has to move")


def play(game: str, day: date = DAY) -> list[tuple[int, str]]:
    """Play a daily deal, with a person who plays like a computer player, and return all moves."""
    table = deal(game, day)
    while not table.over:
        table.play(*next_move(table))
    return table.log


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name, play(name))
