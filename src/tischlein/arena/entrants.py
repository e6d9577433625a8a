"""Who can enter the arena: computer players by name, players of one's own from a file, players who see all cards."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Protocol, runtime_checkable

from tischlein.arena.errors import EntrantError
from tischlein.bots.levels import LEVELS, make_bot
from tischlein.bots.players import Bot
from tischlein.bots.seer import Seer
from tischlein.core.state import State


@runtime_checkable
class FullStateBot(Protocol):
    """A player who is handed the real state, as no player at a table ever is: the measure of what could be known."""

    def choose_from_state(self, state: State, seat: int) -> str | None:
        """A legal move of the seat, as it is written; None lets an open window pass. The state is a clone."""
        ...


ArenaPlayer = Bot | FullStateBot

ARENA_ONLY: Final[dict[str, Callable[[int], ArenaPlayer]]] = {
    "seer": lambda seed: Seer(seed, LEVELS["hard"].simulations),
}
"""Players by name that may sit nowhere else. The seer thinks as far as `hard`: the cards it sees set the two apart."""


@dataclass(frozen=True)
class Entrant:
    """A player as it was called at the command line.

    source   the text of its file: a run plays what was read at its beginning, on whatever machine
    """

    name: str
    source: str | None = None

    def make_player(self, seed: int) -> ArenaPlayer:
        """A player for one game; equal seeds play alike."""
        if self.source is not None:
            return _own(self.name, self.source, seed)
        if self.name in ARENA_ONLY:
            return ARENA_ONLY[self.name](seed)
        return make_bot(self.name, seed)

    def digest(self) -> str | None:
        """What tells a changed file from the one that a run began with."""
        return None if self.source is None else hashlib.sha256(self.source.encode()).hexdigest()[:16]


def parse_entrant(name: str) -> Entrant:
    """Check a name once, before anything is played. `path/to/file.py:Class` is a player of one's own."""
    entrant = Entrant(name, _read(_parts(name)[0]) if ".py:" in name else None)
    player = entrant.make_player(0)
    if not isinstance(player, FullStateBot) and not callable(getattr(player, "choose", None)):
        raise EntrantError(f"{name} is no player: it has no method `choose`")
    return entrant


def _parts(name: str) -> tuple[str, str]:
    file, _, player = name.rpartition(":")
    return file, player


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise EntrantError(f"the player file {file} cannot be read: {getattr(error, 'strerror', error)}") from None


def _own(name: str, source: str, seed: int) -> ArenaPlayer:
    file, player = _parts(name)
    maker: Any = getattr(_module(file, source), player, None)
    if not callable(maker):
        raise EntrantError(f"the player file {file} has no class {player!r}")
    try:
        made: ArenaPlayer = maker(seed)
    except Exception as error:
        raise EntrantError(f"{name} cannot be made from a seed: {format_error(error)}") from None
    return made


@cache
def _module(file: str, source: str) -> ModuleType:
    module = ModuleType(f"entrant {file}")
    module.__file__ = file
    sys.modules[module.__name__] = module  # dataclasses and the like look up the module they stand in
    try:
        exec(compile(source, file, "exec"), module.__dict__)
    except Exception as error:
        raise EntrantError(f"the player file {file} cannot be run: {format_error(error)}") from None
    return module


def format_error(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
