"""Tables of every game, at every moment, for tests that must not miss anything."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import chain

from tischlein import Table, games
from tischlein.core.game import GameInfo
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.games.registry import boxes
from tischlein.table.look import Look, table_look

TABLES = 4
"""Tables of each game: options and seats differ."""


def settings() -> Iterator[Table]:
    """Set a few tables of every game, with its flags in all combinations."""
    for info in games().values():
        for number in range(TABLES * 3 if len(flags(info)) > 1 else TABLES):
            options = {name: bool(number >> place & 1) for place, name in enumerate(flags(info))}
            yield Table(info.id, info.seats[0] + number % 3, number, options)


def flags(info: GameInfo) -> list[str]:
    return [option.name for option in info.options if option.values == [False, True]]


def played() -> Iterator[Table]:
    """Play games at random, of every kind, mostly to the point, and yield each after every move."""
    rng = Rng(11)
    for table in settings():
        yield table
        for _ in range(200):
            if table.over:
                break
            waiting = list(table.waiting)
            seat = waiting[rng.below(len(waiting))]
            move = table.state.random_move(seat, rng.below(5) > 0, rng, MoveList())
            table.play(seat, table.notations[move])
            yield table


def all_tables_after_every_move() -> Iterator[tuple[Table, Look]]:
    """Yield every table of `played` and `special`, with how it looks."""
    for table in chain(special(), played()):
        yield table, table_look(table.info, table.options)


def special() -> list[Table]:
    """List moments that random games seldom come to, as `tests/games/<box>/moments.py` sets them up."""
    folders = [box.package.rpartition(".")[2] for box in boxes().values()]
    return [table for folder in folders for table in import_module(f"tests.games.{folder}.moments").moments()]
