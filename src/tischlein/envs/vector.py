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
    """Plays the games, in this process or in others."""

    arrays: StepArrays
    samples: NDArray[np.int32]

    def reset(self, seed: str) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> int: ...
    def sample(self) -> None: ...
    def why_not(self, lane: int, action: int) -> Refusal | None: ...
    def seed_of(self, lane: int) -> str: ...
    def close(self) -> object: ...


class LocalBackend:
    """Plays all games in this process. The arrays are the memory that the compiled code writes to."""

    def __init__(self, games: GameBatch) -> None:
        self.games: Final = games
        self.arrays = arrays_of(games)
        self.samples = samples_of(games)

    def reset(self, seed: str) -> None:
        self.games.reset(seed)

    def step(self, actions: NDArray[np.int32]) -> int:
        return self.games.step(actions.tobytes())

    def sample(self) -> None:
        self.games.sample()

    def why_not(self, lane: int, action: int) -> Refusal | None:
        return self.games.why_not(lane, action)

    def seed_of(self, lane: int) -> str:
        return self.games.seed_of(lane)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class VectorEnv:
    """Many games of one kind, side by side. A game that is over is followed by the next one at once.

    `workers` distributes the games over that many processes; the games stay the same.
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
        """Names of the actions; the last one is `wait`, which lets an open window pass."""
        self.layout: Final[list[str]] = own.observer.layout
        """Names of the numbers of an observation."""
        self._backend: Final[Backend] = WorkerBackend(setup, own, envs, workers) if workers else LocalBackend(own)
        self._begun = False

    def reset(self, seed: int | str | None = None) -> StepArrays:
        """Restart all games; with a seed, deal other ones."""
        if seed is not None:
            self.seed = check_seed(seed)
        self._backend.reset(self.seed)
        self._begun = True
        return self._backend.arrays

    def step(self, actions: object) -> StepArrays:
        """Apply an action in each environment; if one is illegal, raise IllegalAction and change nothing."""
        self._check_begun()
        chosen = self._read(actions)
        bad = self._backend.step(chosen)
        if bad != ALL_WELL:
            raise self._illegal(bad, int(chosen[bad]))
        return self._backend.arrays

    def sample(self) -> NDArray[np.int32]:
        """Return a random legal action for each environment, all equally likely."""
        self._check_begun()
        self._backend.sample()
        return self._backend.samples

    def seed_of(self, env: int) -> str:
        """Return the seed of the current game of an environment: `Table(game, seats, seed)` deals the same one."""
        self._check_begun()
        if not 0 <= env < self.envs:
            raise EnvError(f"environments are numbered 0 to {self.envs - 1}, not {str(env)[:40]}")
        return self._backend.seed_of(env)

    def close(self) -> None:
        """Stop the workers."""
        self._backend.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_begun(self) -> None:
        if not self._begun:
            raise EnvError("call reset() first")

    def _read(self, actions: object) -> NDArray[np.int32]:
        found = np.asarray(actions)
        if found.shape != (self.envs,):
            raise EnvError(f"a step takes {self.envs} actions, an array of shape ({self.envs},), not {found.shape}")
        if found.dtype.kind not in "iu":
            raise EnvError(f"actions must be integers, not {found.dtype}")
        if found.dtype.itemsize > 4 or found.dtype.kind == "u":
            found = found.clip(-1, len(self.moves))  # stays illegal, and fits into int32
        return found.astype(np.int32, copy=False)

    def _illegal(self, env: int, action: int) -> IllegalAction:
        seat = int(self._backend.arrays.seat[env])
        name = f"{action}, {self.moves[action]!r}" if 0 <= action < len(self.moves) else str(action)
        return IllegalAction(f"seat {seat} in environment {env}", name, self._backend.why_not(env, action))
