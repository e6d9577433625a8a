"""Several processes: the same results, and a worker that dies loses nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.setting import contest, own, play_here, same
from tischlein.arena.contest import Contest, DealResult, DealRunner
from tischlein.arena.errors import EntrantError
from tischlein.parallel.errors import ExecutorError
from tischlein.parallel.executor import Executor
from tischlein.parallel.processes import run_in_processes


def played(by: Contest, deals: int, workers: int) -> list[DealResult]:
    return sorted(Executor(workers).map_unordered(DealRunner(by), range(1, deals + 1)), key=lambda deal: deal.deal)


def test_results_do_not_depend_on_the_workers() -> None:
    one = contest("greedy", "random", seats=3)
    here = list(play_here(one, range(1, 7)))
    assert same(here, played(one, 6, 3))
    assert same(here[:1], played(one, 1, 2))
    assert played(one, 0, 2) == []


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    mortal = contest(own(tmp_path, "Mortal"), "greedy")
    results = played(mortal, 4, 2)
    assert (tmp_path / "died").exists()
    assert same(results, list(play_here(mortal, range(1, 5))))


def test_a_deal_that_always_kills_is_named(tmp_path: Path) -> None:
    doomed = contest(own(tmp_path, "Doomed"), "greedy")
    with pytest.raises(
        ExecutorError, match=r"deal 7 ended its worker 3 times \(exit code -9\); all finished deals are kept"
    ):
        list(run_in_processes(DealRunner(doomed), [7], 2))


def test_an_error_in_a_worker_is_raised_here(tmp_path: Path) -> None:
    with pytest.raises(EntrantError, match=r"in deal \d, .*:Cheat on seat \d chose 'nonsense'"):
        played(contest(own(tmp_path, "Cheat"), "greedy"), 3, 2)
