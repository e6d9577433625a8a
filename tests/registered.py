"""Select games from the registry by their properties, and find what the tests of a box declare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tischlein.core.bits import members
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.core.state import State
from tischlein.games.registry import boxes, games
from tischlein.table.table import Table

FOLDER = Path(__file__).parent / "games"
ENOUGH = 300
"""Moves after which everything in a game has happened."""


def new_state(game: str, seats: int | None = None, seed: int = 1) -> State:
    """Return a state of a game before the deal, with its default options and its lowest number of seats."""
    info = games()[game]
    return info.new(resolve_options(game, info.options, {}), seats or info.seats[0], Rng(seed))


SERIES = [game for game in games() if isinstance(new_state(game), Series)]
SINGLE = [game for game in games() if game not in SERIES]
MIXED = next((game for game in SERIES if len(new_state(game).parts()) > 1), SERIES[0])
"""A series of several games, if there is one."""
SEATS = [(game.id, seats) for game in games().values() for seats in range(game.seats[0], game.seats[1] + 1)]
"""Every game with every number of seats."""
FIRSTS = [box.games[0].id for box in boxes().values()]
"""A sample of all: the first game of each box."""
CHANGED = [game for game, info in games().items() if info.changed]
"""Games of more than one edition."""
MANY_DEALS = 200
"""So many that what happens in one deal of fifty is met."""
BOXED = {box.id: box.games[0].id for box in boxes().values() if "box" in {each.name for each in box.games[0].options}}
"""The first game of each box whose contents an owner can enter."""


@cache
def simultaneous() -> list[str]:
    """Return the single games in which several seats must choose at the same time."""
    return [game for game in SINGLE if any(len(members(state.must)) > 1 for state in _played(game))]


@cache
def simultaneous_first() -> list[str]:
    """Return the single games that begin with a choice of several seats at the same time."""
    return [game for game in SINGLE if len(members(next(_played(game)).must)) > 1]


@cache
def brief() -> str:
    """Return the shortest single game that can be interrupted, for tests that play to the end."""
    lengths = {game: sum(1 for _ in _played(game)) for game in SINGLE}
    return min((game for game in SINGLE if lengths[game] >= 30), key=lengths.__getitem__)


@cache
def plain() -> str:
    """Return the first game with a dealer in which a touch is a move: nothing is named or called with a card.

    The first player always has a card to play.
    """
    dealt = [game for game in SINGLE if "dealer" in {option.name for option in games()[game].options}]
    touched = [game for game in dealt if all(text.isalnum() for text in new_state(game).catalogue().notations)]
    return next(game for game in touched if all(_opens_with_card(game, seed) for seed in range(MANY_DEALS)))


def _opens_with_card(game: str, seed: int) -> bool:
    table = Table(game, games()[game].seats[0], seed)
    return all(any(move.get("cards") for move in table.parts(seat)) for seat in table.waiting)


def _played(game: str) -> Iterator[State]:
    """Yield the first states of a random game."""
    state, player = new_state(game, 3), RandomPlayer(Rng(1))
    state.deal()
    for _ in range(ENOUGH):
        if state.over:
            return
        yield state
        player.step(state)


def folder_of(box: str) -> Path:
    """Return the folder of the tests of a box."""
    return FOLDER / boxes()[box].package.rpartition(".")[2]


def declared(name: str) -> dict[str, ModuleType]:
    """Return the modules of this name in the folders of the tests, by the id of their box."""
    packages = {box: f"tests.games.{folder_of(box).name}" for box in boxes() if folder_of(box).is_dir()}
    found = {box: f"{package}.{name}" for box, package in packages.items() if find_spec(f"{package}.{name}")}
    return {box: import_module(module) for box, module in found.items()}


def options_of(name: str, game: str) -> Any:
    """Return what `tests/games/<box>/options.py` says under a name about a game, or None."""
    module = declared("options").get(games()[game].rulebook)
    return getattr(module, name, {}).get(game)
