"""Gymnasium: the agent plays one seat, computer players of a level play the others.

import gymnasium
import tischlein.envs.gymnasium  # registers the games

env = gymnasium.make("tischlein/raise-v0", seats=3, level="easy")
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tischlein.bots.levels import make_bot
from tischlein.bots.players import Bot
from tischlein.core.errors import SeatError
from tischlein.core.insight import Insight
from tischlein.core.series import current_game
from tischlein.envs.adapter import FPS, RENDER_MODES, AgentObservation, GameAdapter, parse_action
from tischlein.envs.errors import IllegalAction
from tischlein.envs.setup import EnvSetup, check_count
from tischlein.games.registry import games

ILLEGAL_ACTION_REWARD: Final = -1.0


class GymnasiumEnv(gymnasium.Env[Any, Any]):
    """An environment for one seat: `GymnasiumEnv("raise", seats=3, seat=0, level="easy")`.

    The reward comes at the end: 1 for the first place to -1 for the last. An illegal action loses and ends the
    game; `info["refused"]` names the rule.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": FPS}  # noqa: RUF012  (Gymnasium's convention)

    def __init__(
        self,
        game: str = "uno",
        seats: int = 2,
        seat: int = 0,
        level: str = "greedy",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._adapter: Final = GameAdapter(EnvSetup(game, seats, options), render_mode)
        if check_count("seat", seat, 0) >= seats:
            raise SeatError(f"the seats of this table are 0 to {seats - 1}, not {str(seat)[:40]}")
        make_bot(level, 0)  # raises for an unknown level
        self._seat: Final = seat
        self._level: Final = level
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = self._adapter.observation_space()
        self.action_space = self._adapter.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[AgentObservation, dict[str, Any]]:
        super().reset(seed=seed)
        self._adapter.deal(str(self._draw_seed()))
        others = [other for other in range(self._adapter.seats) if other != self._seat]
        self._bots = {other: make_bot(self._level, self._draw_seed()) for other in others}
        self._play_on()
        return self._adapter.observe(self._seat), {}

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(self, action: int) -> tuple[AgentObservation, float, bool, bool, dict[str, Any]]:
        try:
            self._adapter.act(parse_action(action))
        except IllegalAction as error:
            return self._adapter.observe(self._seat), ILLEGAL_ACTION_REWARD, True, False, {"refused": str(error)}
        self._play_on()
        return self._adapter.observe(self._seat), self._adapter.rewards()[self._seat], self._adapter.over, False, {}

    def _play_on(self) -> None:
        """Play the other seats until the agent is to act."""
        turns = self._adapter.turns
        while not self._adapter.over and turns.seat != self._seat:
            said = self._bots[turns.seat].choose(Insight(turns.state, turns.seat))
            if said is None:
                turns.act(self._adapter.actions.wait)
            else:
                turns.act(turns.first + current_game(turns.state).catalogue().parse(said))

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the table as the agent sees it."""
        return self._adapter.render(self._seat)


for _game in games():
    gymnasium.register(f"tischlein/{_game}-v0", f"{__name__}:GymnasiumEnv", kwargs={"game": _game})
