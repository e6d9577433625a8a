"""What operators watch moves when it should: the event loop, computer players, the storage, jobs and tasks."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from prometheus_client import Histogram

from tests.server.in_process import ClockedHost, open_table_with, run_with_host
from tischlein.server import metrics
from tischlein.server.bot_processes import process_pool
from tischlein.server.bot_requests import Position
from tischlein.server.errors import CommandError
from tischlein.server.http import exposition
from tischlein.server.loop_lag import measure_loop_lag
from tischlein.server.store.base import StoreError
from tischlein.server.store.failures import FailureLog
from tischlein.table.table import Table

BOUND = 60
STALL = 0.3


def value(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(f"tischlein_{name}", labels) or 0.0


def slow_measurements() -> float:
    """Return how many measurements found the loop at least a quarter of a second late."""
    return value("loop_lag_seconds_count") - value("loop_lag_seconds_bucket", le="0.25")


def test_a_blocked_event_loop_is_noticed() -> None:
    async def block() -> None:
        measuring = asyncio.create_task(measure_loop_lag(0.001))
        count, slow = value("loop_lag_seconds_count"), slow_measurements()
        while value("loop_lag_seconds_count") == count:
            await asyncio.sleep(0.001)
        time.sleep(STALL)
        while slow_measurements() == slow:
            await asyncio.sleep(0.001)
        measuring.cancel()

    asyncio.run(asyncio.wait_for(block(), BOUND))


def test_a_histogram_of_the_event_loop_is_written_as_any_other() -> None:
    bounds = (0.001, 0.5, 1)
    ours, theirs = metrics.LoopHistogram(*bounds), Histogram("h", "Text.", registry=None, buckets=bounds)
    for seconds in (0.0, 0.001, 0.0011, 0.5, 0.75, 1, 1.5, 100):
        ours.observe(seconds)
        theirs.observe(seconds)
    (mine,) = exposition.LoopHistogramCollector("h", "Text.", ours).collect()
    (other,) = theirs.collect()
    assert mine.samples == [sample for sample in other.samples if sample.name != "h_created"]


class Anyone:
    table = "t"
    address = "a"

    def has_people(self) -> bool:
        return True


def test_thoughts_wait_run_and_end() -> None:
    async def think() -> None:
        pool = process_pool(1)
        tables = [Table("uno", 2, number) for number in range(4)]
        positions = [Position(f"g{table.seed}", table, next(iter(table.waiting))) for table in tables]
        before = value("thought_wait_seconds_count", kind="hard")
        thoughts = [asyncio.create_task(pool.choose(position, "hard", Anyone())) for position in positions]
        while value("thoughts_running", kind="hard") != 1 or value("thoughts_waiting", kind="hard") != 3:
            await asyncio.sleep(0)
        thoughts[-1].cancel()
        while value("thoughts_waiting", kind="hard") == 3:
            await asyncio.sleep(0)
        await asyncio.gather(*thoughts, return_exceptions=True)
        await pool.suggest(positions[0], Anyone())
        while value("thoughts_running", kind="hint"):
            await asyncio.sleep(0)
        assert value("thoughts_waiting", kind="hard") == value("thoughts_running", kind="hard") == 0
        assert value("thought_wait_seconds_count", kind="hard") - before == 3
        pool.close()

    asyncio.run(asyncio.wait_for(think(), BOUND))


def test_failures_of_the_storage_are_counted_by_access_and_kind() -> None:
    before = value("store_errors_total", access="write", kind="full")
    log = FailureLog()
    for _ in range(3):
        log.note_failure("write", StoreError("x", "full"))
    assert value("store_errors_total", access="write", kind="full") - before == 3


def test_failed_background_work_is_counted(tmp_path: Path) -> None:
    before = value("background_failures_total"), value("errors_total", event="background_work_failed")

    async def play(table_host: ClockedHost) -> None:
        async def fail() -> None:
            raise RuntimeError

        table_host.spawn(fail())
        while value("background_failures_total") == before[0]:
            await asyncio.sleep(0)

    run_with_host(tmp_path, play)
    assert value("background_failures_total") - before[0] == 1
    assert value("errors_total", event="background_work_failed") - before[1] == 1


def test_jobs_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a job from the list, as after a process was killed; once its table can be loaded, and once it cannot."""
    before = value("jobs_total"), value("failed_jobs_total")

    async def play(table_host: ClockedHost) -> None:
        table, _ = await open_table_with(table_host, "Anna", bots=1)

        async def lease(*_: object) -> list[str]:
            return [table]

        async def refuse(*_: object) -> None:
            raise CommandError("too-many")

        monkeypatch.setattr(table_host.store, "lease_jobs", lease)
        while value("jobs_total") == before[0]:
            await asyncio.sleep(0.01)
        assert value("failed_jobs_total") == before[1]
        monkeypatch.setattr(table_host, "_resume", refuse)
        while value("failed_jobs_total") == before[1]:
            await asyncio.sleep(0.01)

    run_with_host(tmp_path, play)
