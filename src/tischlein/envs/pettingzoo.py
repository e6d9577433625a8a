"""PettingZoo: in `env` agents act one after the other, in `parallel_env` all at the same time.

from tischlein.envs.pettingzoo import env

game = env("uno", seats=3)
game.reset(seed=7)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    done = terminated or truncated
    game.step(None if done else game.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from tischlein.core.bits import members
from tischlein.envs.adapter import FPS, RENDER_MODES, AgentObservation, GameAdapter, parse_action
from tischlein.envs.errors import EnvError, IllegalAction
from tischlein.envs.setup import EnvSetup, check_count

ILLEGAL_ACTION_REWARD: Final = -1.0
"""The reward of an agent that ends a game by an illegal action."""


def env(game: str = "uno", seats: int = 2, **more: Any) -> SequentialEnv:
    """Make a game that an illegal action ends and loses, as in PettingZoo's environments.

    PettingZoo's wrappers would do the same, but take eight times as long as the game itself.
    """
    return SequentialEnv(game, seats, illegal_loses=True, **more)


def raw_env(game: str = "uno", seats: int = 2, **more: Any) -> SequentialEnv:
    """Make a game in which an illegal action raises an error and changes nothing."""
    return SequentialEnv(game, seats, **more)


class _AgentTable:
    """Names, spaces and seeds, shared by both environments."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None,
        render_mode: str | None,
        max_cycles: int | None,
    ) -> None:
        self.adapter: Final = GameAdapter(EnvSetup(game, seats, options), render_mode)
        self.names: Final = [f"seat_{seat}" for seat in range(seats)]
        self.seats: Final = {name: seat for seat, name in enumerate(self.names)}
        self.seen: Final = {name: self.adapter.observation_space() for name in self.names}
        self.acts: Final = {name: self.adapter.action_space() for name in self.names}
        self.limit: Final = None if max_cycles is None else check_count("max_cycles", max_cycles, 1)
        self._seed = secrets.token_hex(8)
        self._games = 0

    def deal(self, seed: int | None) -> None:
        """Deal a game. A seed starts a sequence of games; without one, the sequence continues."""
        if seed is not None:
            self._seed = str(seed)
            self._games = 0
        self.adapter.deal(f"{self._seed}-{self._games}")
        self._games += 1

    def metadata(self) -> dict[str, Any]:
        name = f"tischlein_{self.adapter.info.id.replace('-', '_')}_v0"
        return {"name": name, "render_modes": RENDER_MODES, "render_fps": FPS, "is_parallelizable": False}


class _AgentSpaces:
    """The methods about agents that PettingZoo requires of every environment."""

    def _set_up(self, shared: _AgentTable) -> None:
        self._shared = shared
        self.metadata = shared.metadata()
        self.render_mode = shared.adapter.render_mode
        self.possible_agents = shared.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self._shared.seen[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._shared.acts[agent]


class SequentialEnv(_AgentSpaces, AECEnv[str, AgentObservation, int | None]):  # type: ignore[misc]  # PettingZoo has no type hints
    """One agent at a time acts, in the order of `core.SequentialTurns`.

    `max_cycles` truncates a game after that many actions per agent. The last action is `wait`: it lets an open window
    pass, and is the only action of an agent that is not to act.
    """

    def __init__(
        self,
        game: str = "uno",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal_loses: bool = False,
    ) -> None:
        super().__init__()
        self._illegal_loses = illegal_loses
        self._set_up(_AgentTable(game, seats, options, render_mode, max_cycles))
        self._asked = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._shared.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._shared.adapter.turns.seat]
        self._skip_agent_selection = None
        self._asked = 0

    def observe(self, agent: str) -> AgentObservation:
        return self._shared.adapter.observe(self._shared.seats[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise EnvError("no agent is left: start a game with reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        adapter = self._shared.adapter
        try:
            adapter.act(parse_action(action))
        except IllegalAction as error:
            if not self._illegal_loses:
                raise
            self._lose(agent, error)
            return
        self._asked += 1
        self._cumulative_rewards[agent] = 0.0
        if adapter.over:
            self.rewards = dict(zip(self.possible_agents, adapter.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return  # all agents step once more, starting with this one
        if self._shared.limit is not None and self._asked >= self._shared.limit * adapter.seats:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[adapter.turns.seat]

    def _lose(self, agent: str, error: IllegalAction) -> None:
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_ACTION_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"refused": str(error)}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the table as the agent to act sees it."""
        return self._shared.adapter.render(self._shared.seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: there is no window or file to close."""


class parallel_env(_AgentSpaces, ParallelEnv[str, AgentObservation, int]):  # type: ignore[misc]  # noqa: N801  (PettingZoo's convention)
    """All agents act in every cycle, so secret choices are simultaneous, as at a table.

    An agent that is not to act waits. If several agents use an open window, the first one to the left of the last mover
    acts, and the other actions of that cycle are dropped. An illegal action counts as waiting, and an agent that must
    act but waits is asked again: only `max_cycles` ends a game in which an agent never acts.
    """

    def __init__(
        self,
        game: str = "uno",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self._set_up(_AgentTable(game, seats, options, render_mode, max_cycles))
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, AgentObservation], dict[str, dict[str, Any]]]:
        self._shared.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, AgentObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        adapter = self._shared.adapter
        chosen = {self._shared.seats[agent]: parse_action(action) for agent, action in actions.items()}
        self._act(chosen)
        self._cycles += 1
        agents = self.agents
        cut = not adapter.over and self._shared.limit is not None and self._cycles >= self._shared.limit
        if adapter.over or cut:
            self.agents = []
        return (
            {agent: adapter.observe_simultaneous(self._shared.seats[agent]) for agent in agents},
            dict(zip(self.possible_agents, adapter.rewards(), strict=True)),
            dict.fromkeys(agents, adapter.over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _act(self, chosen: dict[int, int]) -> None:
        turns, wait = self._shared.adapter.turns, int(self._shared.adapter.actions.wait)
        turns.reopen()
        while turns.windows:
            action = chosen.get(turns.seat, wait)
            if action != wait and turns.allows(action):
                turns.act(action)
                return
            turns.act(wait)
        for seat in members(turns.state.must):
            turns.turn_to(seat)
            action = chosen.get(seat, wait)
            if turns.allows(action):
                turns.act(action)

    def _observations(self) -> dict[str, AgentObservation]:
        return {agent: self._shared.adapter.observe_simultaneous(seat) for agent, seat in self._shared.seats.items()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the table as the first agent sees it."""
        return self._shared.adapter.render(0)
