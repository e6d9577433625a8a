"""A game before the deal, from the arguments of an environment."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.errors import TischleinError
from tischlein.core.game import GameInfo
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.envs.errors import EnvError
from tischlein.games.registry import game_info


class EnvSetup:
    """Checked game, number of seats and options."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None) -> None:
        self.info: Final[GameInfo] = game_info(game)
        self.seats: Final = self.info.check_seats(seats)
        self.options: Final = resolve_options(self.info.id, self.info.options, options or {})

    def new_state(self) -> State:
        """Return the game before the deal; it is seeded later."""
        return self.info.new(self.options, self.seats, Rng(0))


def check_count(name: str, value: object, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise EnvError(f"{name} must be an integer of at least {least}, not {str(value)[:40]}")
    return value


def check_seed(seed: object) -> str:
    """Return a seed as text, as a table takes it."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TischleinError(f"a seed must be an integer or a string, not {str(seed)[:40]!r}")
    return str(seed)
