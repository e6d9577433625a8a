"""Players that can enter the arena: bots by name, your own bots from a file, and bots that see all cards."""

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
    """A bot that gets the real state, hidden cards included: an upper bound for what knowledge is worth."""

    def choose_from_state(self, state: State, seat: int) -> str | None:
        """Return a legal move of the seat in notation, or None to let an open window pass. `state` is a clone."""
        ...


ArenaPlayer = Bot | FullStateBot

ARENA_ONLY: Final[dict[str, Callable[[int], ArenaPlayer]]] = {
    "seer": lambda seed: Seer(seed, LEVELS["hard"].simulations),
}
"""Bots by name that exist only here. The seer searches as much as `hard`; only the cards it sees differ."""


@dataclass(frozen=True)
class Entrant:
    """A player as named on the command line.

    source   the text of its file, read once, so that a run plays the same code on every machine
    """

    name: str
    source: str | None = None

    def make_player(self, seed: int) -> ArenaPlayer:
        """Make a player for one game; equal seeds play alike."""
        if self.source is not None:
            return _make_custom(self.name, self.source, seed)
        if self.name in ARENA_ONLY:
            return ARENA_ONLY[self.name](seed)
        return make_bot(self.name, seed)

    def digest(self) -> str | None:
        """Return a digest of the source, to detect changes between runs; None for a bot by name."""
        return None if self.source is None else hashlib.sha256(self.source.encode()).hexdigest()[:16]


def parse_entrant(name: str) -> Entrant:
    """Parse the name of a bot or `path/to/file.py:Class`; raise EntrantError if it cannot play."""
    entrant = Entrant(name, _read(_parts(name)[0]) if ".py:" in name else None)
    player = entrant.make_player(0)
    if not isinstance(player, FullStateBot) and not callable(getattr(player, "choose", None)):
        raise EntrantError(f"{name} is not a player: it has no method `choose`")
    return entrant


def _parts(name: str) -> tuple[str, str]:
    file, _, player = name.rpartition(":")
    return file, player


def _read(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise EntrantError(f"the player file {file} cannot be read: {getattr(error, 'strerror', error)}") from None


def _make_custom(name: str, source: str, seed: int) -> ArenaPlayer:
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
    sys.modules[module.__name__] = module  # dataclasses and the like look up their module
    try:
        exec(compile(source, file, "exec"), module.__dict__)
    except Exception as error:
        raise EntrantError(f"the player file {file} cannot be run: {format_error(error)}") from None
    return module


def format_error(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
