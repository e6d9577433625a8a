"""One game for the wrappers of other libraries: arrays and spaces in place of states and moves."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray

from tischlein.core.features import MAX_FEATURE
from tischlein.core.moves import MoveList
from tischlein.core.observation import Observer
from tischlein.core.rng import sha_stream
from tischlein.core.sequential_turns import Actions, SequentialTurns
from tischlein.core.state import State
from tischlein.envs.actions import apply_action, rewards
from tischlein.envs.errors import EnvError
from tischlein.envs.renderer import TableRenderer
from tischlein.envs.setup import EnvSetup

AgentObservation: TypeAlias = dict[str, NDArray[Any]]
RENDER_MODES: Final = ["ansi", "rgb_array"]
FPS: Final = 2
"""Frames per second of a video."""


class GameAdapter:
    """Presents one game as arrays and spaces; `turns` is the game dealt last."""

    def __init__(self, setup: EnvSetup, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise EnvError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {str(render_mode)[:40]!r}")
        self.info: Final = setup.info
        self.seats: Final = setup.seats
        self._start: Final = setup.new_state()
        self.observer: Final = Observer(self._start)
        self.actions: Final = Actions(self._start)
        self._renderer: Final = TableRenderer(self._start, setup.info.rulebook)
        self.render_mode: Final = render_mode
        self._found: Final = MoveList()
        self.turns = SequentialTurns(self._deal_state(""), self.actions)

    def observation_space(self) -> Dict:
        size, width = int(self.observer.size), len(self.actions.names)
        return Dict(
            {
                "observation": Box(-MAX_FEATURE, MAX_FEATURE, (size,), np.int16),
                "action_mask": Box(0, 1, (width,), np.int8),
            }
        )

    def action_space(self) -> Discrete:
        return Discrete(len(self.actions.names))

    def deal(self, seed: str) -> None:
        """Deal the game that a `Table` with this seed would have."""
        self.turns.begin(self._deal_state(seed))

    def _deal_state(self, seed: str) -> State:
        state = self._start.clone()
        state.reseed(sha_stream(seed))
        state.deal()
        return state

    @property
    def over(self) -> bool:
        return self.turns.state.over

    def observe(self, seat: int) -> AgentObservation:
        """Return what a seat may know, and the mask of its actions: empty but for `wait` if it is not to act."""
        turns = self.turns
        self._found.clear()
        mask = self.actions.mask(turns.legal if seat == turns.seat else self._found)
        return self._observation(seat, np.frombuffer(memoryview(mask), np.int8))

    def observe_simultaneous(self, seat: int) -> AgentObservation:
        """Return the same for simultaneous play, in which every seat that may act is asked."""
        return self._observation(seat, np.frombuffer(memoryview(self.actions.mask(self.choices(seat))), np.int8))

    def _observation(self, seat: int, mask: NDArray[np.int8]) -> AgentObservation:
        row = np.frombuffer(memoryview(self.observer.row(self.turns.state, seat)), np.int16)
        return {"observation": row.copy(), "action_mask": mask.copy()}  # copies that the caller may write to

    def choices(self, seat: int) -> MoveList:
        """Return the actions of a seat, whether or not it is asked first; valid until the next call."""
        turns, found = self.turns, self._found
        found.clear()
        turns.choices(seat, found)
        return found

    def act(self, action: int) -> None:
        """Apply an action of the seat to act; raise IllegalAction and change nothing if it is illegal."""
        apply_action(self.turns, action)

    def rewards(self) -> list[float]:
        """Return rewards by seat: from the places if the game is over, else 0."""
        return rewards(self.turns.state)

    def render(self, viewer: int) -> str | NDArray[np.uint8] | None:
        """Render the table as a seat sees it."""
        if self.render_mode is None:
            return None
        view = self.turns.state.view(viewer)
        head = f"{self.info.id}: seat {viewer}"
        if self.render_mode == "ansi":
            return self._renderer.render_text(head, view, self._moves(viewer))
        return self._renderer.render_image(head, view)

    def _moves(self, seat: int) -> list[str]:
        asked = self.turns.legal.sorted() if seat == self.turns.seat else []
        return [self.actions.names[action] for action in asked]


def parse_action(action: object) -> int:
    """Convert a Python or NumPy integer to an action; raise EnvError for anything else."""
    if isinstance(action, bool) or not isinstance(action, int | np.integer):
        raise EnvError(f"an action must be an integer, not {str(action)[:40]!r}")
    return int(action)
