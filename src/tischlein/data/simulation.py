"""Simulation of many games by simple players. The results do not depend on which worker plays them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Final

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.game_lines import GameLineWriter
from tischlein.core.playout import Player, RandomPlayer, SimulationRun, SimulationTotals
from tischlein.core.rng import Rng
from tischlein.data.lines import line_prefix
from tischlein.games.registry import game_info
from tischlein.parallel.executor import Executor

PLAYERS: Final[dict[str, Callable[[Rng], Player]]] = {
    "random": RandomPlayer,
    "purposeful": partial(RandomPlayer, purposeful=True),
    "greedy": FastGreedyPlayer,
}
MAX_BATCH_SIZE: Final = 500
"""Between two batches, interrupts are handled and work is handed out."""
MIN_BATCHES: Final = 100
"""Batches of a short run, so that several workers have something to do."""


@dataclass(frozen=True)
class SimulationSpec:
    """What to play. The options are resolved, and games are truncated after `limit` moves."""

    game: str
    seats: int
    options: dict[str, Any]
    play: str
    seed: int
    limit: int
    lines: bool = False


@dataclass(frozen=True)
class SimulationBatch:
    """Results of some games, by number; `lines` is empty unless the spec asks for lines."""

    games: range
    totals: SimulationTotals
    lines: bytes


class Simulation:
    """Job handler that plays games by number. Each worker sets up the game once."""

    def __init__(self, spec: SimulationSpec) -> None:
        self.spec = spec

    def __reduce__(self) -> tuple[object, ...]:
        return Simulation, (self.spec,)

    def __call__(self, games: range) -> SimulationBatch:
        totals = SimulationTotals(self.spec.seats)
        self._run.play(games.start, len(games), totals, self._line_writer)
        return SimulationBatch(games, totals, b"" if self._line_writer is None else self._line_writer.take())

    def describe_failure(self, games: range, how: str) -> str:
        return f"the batch of games {games.start} to {games.stop - 1} {how}"

    @cached_property
    def _run(self) -> SimulationRun:
        spec = self.spec
        start = game_info(spec.game).new(spec.options, spec.seats, Rng(0))
        return SimulationRun(start, PLAYERS[spec.play](Rng(0)), spec.seed, spec.limit)

    @cached_property
    def _line_writer(self) -> GameLineWriter | None:
        spec = self.spec
        if not spec.lines:
            return None
        return GameLineWriter(
            line_prefix(game_info(spec.game), spec.seats, spec.options, spec.play, spec.seed), spec.seats
        )


def simulate(spec: SimulationSpec, games: int, executor: Executor) -> Generator[SimulationBatch, None, None]:
    """Yield batches in the order of their games, whichever finishes first."""
    with closing(executor.map_unordered(Simulation(spec), batches(games))) as done:
        yield from in_order(done)


def batches(games: int) -> Iterator[range]:
    """Yield the games of a run, numbered from 1, in batches that depend on nothing but their number."""
    size = max(1, min(MAX_BATCH_SIZE, games // MIN_BATCHES))
    return (range(first, min(first + size, games + 1)) for first in range(1, games + 1, size))


def in_order(done: Iterable[SimulationBatch]) -> Iterator[SimulationBatch]:
    """Yield finished batches in the order of their games."""
    waiting: dict[int, SimulationBatch] = {}
    due = 1
    for finished in done:
        waiting[finished.games.start] = finished
        while due in waiting:
            batch = waiting.pop(due)
            due = batch.games.stop
            yield batch
