"""`VectorEnv`: many games at once, in NumPy arrays."""

from __future__ import annotations

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tischlein.core.batch import ALL_WELL, GameBatch
from tischlein.core.refusal import Refusal
from tischlein.envs.arrays import StepArrays, arrays_of, samples_of
from tischlein.envs.errors import EnvError, IllegalAction
from tischlein.envs.setup import EnvSetup, check_count, check_seed
from tischlein.envs.workers import WorkerBackend


class Backend(Protocol):
    """Who keeps the games: this process, or others."""

    batch: StepArrays
    samples: NDArray[np.int32]

    def reset(self, seed: str) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> int: ...
    def sample(self) -> None: ...
    def why_not(self, lane: int, action: int) -> Refusal | None: ...
    def seed_of(self, lane: int) -> str: ...
    def close(self) -> object: ...


class LocalBackend:
    """All games in this process: the arrays are what the compiled part writes, without a copy."""

    def __init__(self, lanes: GameBatch) -> None:
        self.lanes: Final = lanes
        self.batch = arrays_of(lanes)
        self.samples = samples_of(lanes)

    def reset(self, seed: str) -> None:
        self.lanes.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> int:
        return self.lanes.step(actions.tobytes())

    def sample(self) -> None:
        self.lanes.sample()

    def why_not(self, lane: int, action: int) -> Refusal | None:
        return self.lanes.why_not(lane, action)

    def seed_of(self, lane: int) -> str:
        return self.lanes.seed_of(lane)

    def close(self) -> None:
        """There is nothing to close."""


class VectorEnv:
    """Games of one kind side by side. A game that is over is followed by the next one at once.

    With `workers`, the games are shared out among so many processes; what happens in them is the same.
    """

    def __init__(
        self,
        game: str,
        envs: int = 1024,
        seats: int = 4,
        seed: int | str = 0,
        options: dict[str, Any] | None = None,
        workers: int = 0,
    ) -> None:
        setup = EnvSetup(game, seats, options)
        self.game: Final = setup.info.id
        self.seats: Final = setup.seats
        self.envs: Final = check_count("envs", envs, 1)
        self.seed = check_seed(seed)
        if check_count("workers", workers, 0) > envs:
            raise EnvError(f"{workers} workers are more than {envs} environments")
        own = GameBatch(setup.new_state(), 0 if workers else envs, 0)
        self.moves: Final[list[str]] = own.actions.names
        """The names of the actions; the last one is `wait`, which lets an open window pass."""
        self.layout: Final[list[str]] = own.observer.layout
        """The names of the numbers of an observation."""
        self._backend: Final[Backend] = WorkerBackend(setup, own, envs, workers) if workers else LocalBackend(own)
        self._begun = False

    def reset(self, seed: int | str | None = None) -> StepArrays:
        """All games from the beginning; with a seed, other ones."""
        if seed is not None:
            self.seed = check_seed(seed)
        self._backend.reset(self.seed)
        self._begun = True
        return self._backend.batch

    def step(self, actions: object) -> StepArrays:
        """An action in each environment, all or none: IllegalAction if one is not allowed, and then nothing changes."""
        self._check_begun()
        chosen = self._read(actions)
        bad = self._backend.step(chosen)
        if bad != ALL_WELL:
            raise self._illegal(bad, int(chosen[bad]))
        return self._backend.batch

    def sample(self) -> NDArray[np.int32]:
        """An action for each environment, drawn from those it allows, all equally likely."""
        self._check_begun()
        self._backend.sample()
        return self._backend.samples

    def seed_of(self, env: int) -> str:
        """The seed of the game being played there: `Table(game, seats, seed)` deals the same one."""
        self._check_begun()
        if not 0 <= env < self.envs:
            raise EnvError(f"the environments are 0 to {self.envs - 1}, not {str(env)[:40]}")
        return self._backend.seed_of(env)

    def close(self) -> None:
        """Let the workers go."""
        self._backend.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_begun(self) -> None:
        if not self._begun:
            raise EnvError("an environment begins with reset()")

    def _read(self, actions: object) -> NDArray[np.int32]:
        found = np.asarray(actions)
        if found.shape != (self.envs,):
            raise EnvError(f"a step takes {self.envs} actions, an array of shape ({self.envs},), not {found.shape}")
        if found.dtype.kind not in "iu":
            raise EnvError(f"actions are whole numbers, not {found.dtype}")
        if found.dtype.itemsize > 4 or found.dtype.kind == "u":
            found = found.clip(-1, len(self.moves))  # too large is as wrong as too large by one
        return found.astype(np.int32, copy=False)

    def _illegal(self, env: int, action: int) -> IllegalAction:
        seat = int(self._backend.batch.seat[env])
        name = f"{action}, {self.moves[action]!r}" if 0 <= action < len(self.moves) else str(action)
        return IllegalAction(f"seat {seat} in environment {env}", name, self._backend.why_not(env, action))
