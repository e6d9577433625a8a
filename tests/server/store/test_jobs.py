"""Jobs: the process that leases one has it alone until the lease expires."""

from __future__ import annotations

import asyncio

from tests.server.store.builders import moves, opened, opening, run
from tischlein.server.store.base import TableJob


def test_jobs_are_leased_when_they_are_due(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            for table, due, lease in (("late", 90, 0), ("b", 20, 0), ("a", 30, 0), ("leased", 10, 60)):
                await store.append(opening(table, job=TableJob(due, lease)))
            assert await store.lease_jobs(now=19, lease=99, limit=9) == []
            assert await store.lease_jobs(now=50, lease=70, limit=1) == ["b"]
            assert await store.lease_jobs(now=50, lease=70, limit=9) == ["a"]
            assert await store.lease_jobs(now=50, lease=70, limit=9) == []
            assert await store.lease_jobs(now=60, lease=80, limit=9) == ["leased"]
            assert await store.lease_jobs(now=79, lease=99, limit=9) == ["b", "a"]

    run(play())


def test_a_batch_sets_keeps_or_deletes_a_job(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t", job=TableJob(10, 0)))
            await store.append(moves("t", 2))
            assert await store.lease_jobs(10, 10, 9) == ["t"]
            await store.append(moves("t", 3, job=TableJob(20, 25)))
            assert await store.lease_jobs(24, 99, 9) == []
            await store.append(moves("t", 4, job=TableJob(None, 0)))
            assert await store.lease_jobs(99, 99, 9) == []

    run(play())


def test_the_last_job_of_a_group_wins(address: str) -> None:
    jobs = {
        "set": [TableJob(None, 0), TableJob(3, 0)],
        "ended": [TableJob(2, 0), TableJob(None, 0)],
        "changed": [TableJob(99, 0), TableJob(1, 0)],
    }

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(*[store.append(opening(table, job=TableJob(5, 50))) for table in jobs])
            batches = [
                moves(table, seq, job=job) for table, wanted in jobs.items() for seq, job in enumerate(wanted, 2)
            ]
            assert all(await asyncio.gather(*map(store.append, batches)))
            assert await store.lease_jobs(now=10, lease=20, limit=9) == ["changed", "set"]

    run(play())


def test_two_processes_share_the_jobs(postgres_address: str) -> None:
    tables = {f"t{number}" for number in range(200)}

    async def play() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as other:
            await asyncio.gather(*[one.append(opening(table, job=TableJob(1, 0))) for table in tables])
            takes = [store.lease_jobs(now=5, lease=50, limit=7) for _ in range(20) for store in (one, other)]
            taken = [table for found in await asyncio.gather(*takes) for table in found]
            while found := await one.lease_jobs(now=5, lease=50, limit=7):
                taken += found
            assert len(taken) == len(tables)
            assert set(taken) == tables

    run(play())


def test_leases_end_with_the_only_process(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite) as store:
            await store.append(opening("t", job=TableJob(1, 10**15)))
            assert await store.lease_jobs(now=5, lease=50, limit=7) == []
        async with opened(sqlite) as store:
            assert await store.lease_jobs(now=5, lease=50, limit=7) == ["t"]

    run(play())


def test_leases_of_other_processes_stay(postgres_address: str) -> None:
    async def play() -> None:
        async with opened(postgres_address) as store:
            await store.append(opening("t", job=TableJob(1, 100)))
            async with opened(postgres_address) as other:
                assert await other.lease_jobs(now=5, lease=50, limit=7) == []

    run(play())


def test_a_job_is_released_unless_an_entry_was_written_since(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            for table in ("later", "never", "written"):
                await store.append(opening(table, job=TableJob(1, 0)))
            assert len(await store.lease_jobs(now=5, lease=50, limit=9)) == 3
            await store.append(moves("written", 2, job=TableJob(7, 8)))
            await store.release_job("later", 50, 30)
            await store.release_job("never", 50, None)
            await store.release_job("written", 50, None)
            assert await store.lease_jobs(now=29, lease=60, limit=9) == ["written"]
            assert await store.lease_jobs(now=99, lease=200, limit=9) == ["written", "later"]

    run(play())
