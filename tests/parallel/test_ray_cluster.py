"""The same jobs on a real Ray cluster, started for the test on this machine."""

from __future__ import annotations

import itertools
import os
import signal
from pathlib import Path

import pytest
import ray

from tests.arena.setting import contest, own, play_here, same
from tests.data.setting import spec
from tests.registered import brief
from tests.review.playing import played
from tischlein.arena.contest import DealRunner
from tischlein.data.simulation import Simulation, in_order
from tischlein.parallel.errors import ExecutorError
from tischlein.parallel.executor import Executor
from tischlein.parallel.ray_cluster import LOCAL
from tischlein.review import review


@pytest.mark.once
def test_ray_plays_the_same_deals_although_a_worker_dies(tmp_path: Path) -> None:
    mortal = contest(own(tmp_path, "Mortal"), "greedy")
    results = sorted(Executor(1, LOCAL).map_unordered(DealRunner(mortal), range(1, 7)), key=lambda deal: deal.deal)
    assert (tmp_path / "died").exists()
    assert not ray.is_initialized()
    assert same(results, play_here(mortal, range(1, 7)))


@pytest.mark.once
def test_ray_plays_the_same_games_although_a_worker_is_killed() -> None:
    work = Simulation(spec("uno", 4, "greedy"))
    found, killed = [], 0
    for batch in Executor(2, LOCAL).map_unordered(
        work, [range(first, first + 2000) for first in range(1, 16_001, 2000)]
    ):
        if not killed:
            killed = find_busy_worker()
            os.kill(killed, signal.SIGKILL)
        found.append(batch)
    assert killed
    assert not ray.is_initialized()
    assert b"".join(batch.lines for batch in in_order(found)) == work(range(1, 16_001)).lines


@pytest.mark.once
def test_ray_finds_the_same_review() -> None:
    record = played(brief(), 2)
    found = review(record, "quick", map_jobs=Executor(1, LOCAL).map_unordered)
    assert not ray.is_initialized()
    assert found == review(record, "quick")


def find_busy_worker() -> int:
    """Return the process of a Ray worker that is in the middle of a job; seven jobs are left."""
    for process in itertools.chain.from_iterable(Path("/proc").glob("[0-9]*") for _ in range(100)):
        try:
            title = (process / "cmdline").read_bytes()
            if title.startswith(b"ray::run_job") and parent(parent(int(process.name))) == os.getpid():
                return int(process.name)
        except OSError:  # it has ended in the meantime
            continue
    pytest.fail("nobody is busy")


def parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:x", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_unreachable_cluster_is_reported(address: str) -> None:
    with pytest.raises(ExecutorError, match=f"the Ray cluster {address} cannot be reached"):
        list(Executor(1, address).map_unordered(DealRunner(contest("greedy")), [1]))
    assert not ray.is_initialized()
