"""Games distributed over processes, which write to shared memory."""

from __future__ import annotations

import ctypes
import signal
import weakref
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tischlein.core.batch import ALL_WELL, GameBatch
from tischlein.core.refusal import Refusal
from tischlein.envs.arrays import StepArrays, arrays_in, arrays_of, samples_of
from tischlein.envs.errors import WorkerError
from tischlein.envs.setup import EnvSetup

Pipe: TypeAlias = "Connection[Any, Any]"

CLOSE_TIMEOUT: Final = 5.0
"""Seconds to wait for a worker to exit before it is killed."""


class SharedArrays:
    """Arrays in shared memory for all environments. The memory is freed with the last array over it."""

    def __init__(self, envs: int, size: int, width: int, seats: int) -> None:
        self.envs: Final = envs
        self.seats: Final = seats
        self.memory: Final = [
            get_context("spawn").RawArray(ctypes.c_byte, envs * each)
            for each in (2 * size, width, 8 * seats, 1, 1, 4, 4)
        ]

    def open(self) -> tuple[StepArrays, NDArray[np.int32], NDArray[np.int32]]:
        """Return the step arrays, the samples, and the actions to take."""
        *shown, samples, actions = [memoryview(part) for part in self.memory]
        batch = arrays_in(shown, self.envs, self.seats)
        return batch, np.frombuffer(samples, np.int32), np.frombuffer(actions, np.int32)


class WorkerBackend:
    """Plays the games in worker processes, each of which has a consecutive range of them."""

    def __init__(self, setup: EnvSetup, own: GameBatch, envs: int, workers: int) -> None:
        shared = SharedArrays(envs, int(own.size), int(own.width), setup.seats)
        shown, self.samples, self._actions = shared.open()
        for array in (*shown, self.samples):
            array.flags.writeable = False
        self.arrays = shown
        self._firsts: Final = [envs * number // workers for number in range(workers + 1)]
        self._pipes: Final[list[Pipe]] = []
        self._processes: Final[list[BaseProcess]] = []
        self.close = weakref.finalize(self, _stop_workers, self._pipes, self._processes)
        for number in range(workers):
            self._start_worker(setup, shared, self._firsts[number], self._firsts[number + 1])

    def _start_worker(self, setup: EnvSetup, shared: SharedArrays, first: int, end: int) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        said = (setup.info.id, setup.seats, setup.options)
        process = context.Process(target=run_worker, args=(said, shared, first, end, there), daemon=True)
        process.start()
        there.close()
        self._pipes.append(here)
        self._processes.append(process)

    def reset(self, seed: str) -> None:
        self._all("reset", seed)

    def step(self, actions: NDArray[np.int32]) -> int:
        mask = self.arrays.mask
        inside = (actions >= 0) & (actions < mask.shape[1])
        allowed = inside & mask[np.arange(len(actions)), np.where(inside, actions, 0)]
        if not allowed.all():
            return int(allowed.argmin())
        self._actions[:] = actions
        self._all("step")
        return ALL_WELL

    def sample(self) -> None:
        self._all("sample")

    def why_not(self, lane: int, action: int) -> Refusal | None:
        found = self._one(lane, "why_not", action)
        return None if found is None else Refusal(found, {})

    def seed_of(self, lane: int) -> str:
        seed: str = self._one(lane, "seed_of")
        return seed

    def _all(self, *command: object) -> None:
        for pipe in self._pipes:
            self._send(pipe, command)
        for pipe in self._pipes:
            self._receive(pipe)

    def _one(self, lane: int, what: str, *more: object) -> Any:
        number = max(n for n, first in enumerate(self._firsts[:-1]) if first <= lane)
        self._send(self._pipes[number], (what, lane - self._firsts[number], *more))
        return self._receive(self._pipes[number])

    def _send(self, pipe: Pipe, command: object) -> None:
        try:
            pipe.send(command)
        except OSError:
            raise self._worker_lost() from None

    def _receive(self, pipe: Pipe) -> Any:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            raise self._worker_lost() from None
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _worker_lost(self) -> WorkerError:
        self.close()
        return WorkerError("a worker of this environment died, and its games are lost; create a new environment")


def _stop_workers(pipes: list[Pipe], processes: list[BaseProcess]) -> None:
    """Stop the workers by closing their pipes."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(CLOSE_TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()


def run_worker(setup: tuple[str, int, dict[str, Any]], shared: SharedArrays, first: int, end: int, pipe: Pipe) -> None:
    """Execute commands until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles it and closes the pipe
    share = WorkerSlice(GameBatch(EnvSetup(*setup).new_state(), end - first, first), shared, slice(first, end))
    with suppress(EOFError, OSError):
        while True:
            name, *more = pipe.recv()
            try:
                answer = getattr(share, name)(*more)
            except Exception as error:
                answer = error
            pipe.send(answer)


class WorkerSlice:
    """Plays one worker's games and copies its results to the shared arrays."""

    def __init__(self, games: GameBatch, shared: SharedArrays, part: slice) -> None:
        self.games: Final = games
        shown, samples, self.actions = shared.open()
        ours: list[NDArray[Any]] = list(arrays_of(games))
        theirs: list[NDArray[Any]] = list(shown)
        self.shown: Final = [(there[part], here) for there, here in zip(theirs, ours, strict=True)]
        self.samples: Final = (samples[part], samples_of(games))
        self.part: Final = part

    def reset(self, seed: str) -> None:
        self.games.reset(seed)
        self._publish()

    def step(self) -> None:
        self.games.step(self.actions[self.part].tobytes())
        self._publish()

    def sample(self) -> None:
        self.games.sample()
        there, here = self.samples
        there[:] = here

    def why_not(self, lane: int, action: int) -> str | None:
        refusal = self.games.why_not(lane, action)
        return None if refusal is None else refusal.rule

    def seed_of(self, lane: int) -> str:
        return self.games.seed_of(lane)

    def _publish(self) -> None:
        for there, here in self.shown:
            there[:] = here
