"""A simulation is the same for any number of workers, and a worker that dies loses nothing."""

from __future__ import annotations

import os
import pickle
import signal
from multiprocessing import active_children

import pytest

from tests.data.setting import lines, spec
from tischlein.core.playout import SimulationTotals
from tischlein.data.simulation import (
    MAX_BATCH_SIZE,
    MIN_BATCHES,
    Simulation,
    SimulationBatch,
    batches,
    in_order,
    simulate,
)
from tischlein.data.summary import summarize
from tischlein.parallel.errors import ExecutorError
from tischlein.parallel.executor import Executor


def total(executor: Executor, games: int) -> SimulationTotals:
    totals = SimulationTotals(3)
    for batch in simulate(spec("uno", 3), games, executor):
        totals.merge(batch.totals)
    return totals


def test_the_result_does_not_depend_on_the_workers() -> None:
    assert lines(spec("uno", 3), 250, Executor(3)) == lines(spec("uno", 3), 250)
    one, other = (summarize(spec("uno", 3), total(executor, 250), 1.0) for executor in (Executor(), Executor(2)))
    assert one == other
    assert one.games == 250
    assert sum(seat.wins for seat in one.by_seat) == pytest.approx(250)


def test_a_worker_that_is_killed_loses_no_game() -> None:
    by = spec("uno", 4, "greedy")
    found, killed = [], 0
    for batch in Executor(2).map_unordered(Simulation(by), batches(400)):
        if not killed:
            killed = min(child.pid or 0 for child in active_children())
            os.kill(killed, signal.SIGKILL)
        found.append(batch)
    assert killed
    assert b"".join(batch.lines for batch in in_order(found)) == lines(by, 400)
    assert not active_children()


def test_a_batch_that_always_kills_is_named() -> None:
    doomed = spec()
    work = Simulation(doomed)
    assert work.describe_failure(range(1, 51), "ended its worker") == "the batch of games 1 to 50 ended its worker"
    with pytest.raises(ExecutorError, match=r"the batch of games 1 to 3 ended its worker 3 times \(exit code 9\)"):
        list(Executor(2).map_unordered(Doomed(doomed), [range(1, 4)]))


class Doomed(Simulation):
    """A job handler that kills its worker."""

    def __reduce__(self) -> tuple[object, ...]:
        return Doomed, (self.spec,)

    def __call__(self, games: range) -> SimulationBatch:
        os._exit(9)


def test_batches_depend_only_on_the_number_of_games() -> None:
    for games in (1, 5, MIN_BATCHES, 1234, 10 * MIN_BATCHES * MAX_BATCH_SIZE + 1):
        parts = list(batches(games))
        assert [number for part in parts for number in part] == list(range(1, games + 1))
        assert max(map(len, parts)) <= MAX_BATCH_SIZE


def test_batches_are_yielded_in_order() -> None:
    parts = [SimulationBatch(part, SimulationTotals(2), b"") for part in batches(4 * MIN_BATCHES)]
    assert [*in_order(parts[::-1])] == parts
    assert [*in_order([parts[1], parts[0], *parts[2:]])] == parts


def test_totals_are_pickled_and_merged() -> None:
    whole, half = SimulationTotals(3), SimulationTotals(3)
    parts = [Simulation(spec("uno", 3))(part).totals for part in (range(1, 4), range(4, 9))]
    for part in parts:
        half.merge(pickle.loads(pickle.dumps(part)))
    whole.merge(Simulation(spec("uno", 3))(range(1, 9)).totals)
    assert pickle.dumps(half) == pickle.dumps(whole)
    assert half.shortest == min(part.shortest for part in parts)
    assert half.longest == max(part.longest for part in parts)


def test_a_simulation_is_pickled_without_its_game() -> None:
    work = Simulation(spec())
    before = work(range(1, 3)).lines
    assert pickle.loads(pickle.dumps(work))(range(1, 3)).lines == before
