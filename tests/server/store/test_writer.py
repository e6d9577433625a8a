"""Group commit, without a database."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from tests.server.store.builders import BOUND, moves, run
from tischlein.server.store.base import LogBatch, StoreError
from tischlein.server.store.writer import MAX_GROUP, GroupCommitter, WriteOutcome


class FakeWriter:
    """Writes a group when the test allows it."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.begun = Event()
        self.go_on = Event()

    def write(self, group: list[LogBatch]) -> list[WriteOutcome]:
        self.groups.append([batch.entries[0].table for batch in group])
        self.begun.set()
        assert self.go_on.wait(BOUND)
        tables = self.groups[-1]
        return [StoreError("torn") if table == "torn" else table != "taken" for table in tables]


def test_queued_batches_form_the_next_group() -> None:
    tables = [f"t{number}" for number in range(2 * MAX_GROUP)]

    committed: list[dict[str, int]] = []

    async def play() -> None:
        fake = FakeWriter()
        with ThreadPoolExecutor(1) as thread:
            writer = GroupCommitter(thread, fake.write, committed.append)
            first = asyncio.create_task(writer.append(moves("first", 1)))
            await asyncio.to_thread(fake.begun.wait, BOUND)
            rest = [asyncio.create_task(writer.append(moves(table, 1))) for table in tables]
            await asyncio.sleep(0)
            assert not first.done()
            fake.go_on.set()
            assert all(await asyncio.gather(first, *rest))
            await writer.close()
        assert fake.groups == [["first"], tables[:MAX_GROUP], tables[MAX_GROUP:]]
        assert [list(newest) for newest in committed] == fake.groups

    run(play())


def test_each_batch_gets_its_outcome() -> None:
    committed: list[dict[str, int]] = []

    async def play() -> None:
        fake = FakeWriter()
        fake.go_on.set()
        with ThreadPoolExecutor(1) as thread:
            writer = GroupCommitter(thread, fake.write, committed.append)
            appends = [writer.append(moves(table, 1)) for table in ("a", "taken", "torn", "b")]
            written, lost, torn, also = await asyncio.gather(*appends, return_exceptions=True)
            assert (written, lost, also) == (True, False, True)
            assert isinstance(torn, StoreError)
            assert committed == [{"a": 1, "b": 1}]
            assert await writer.append(moves("c", 1))
            await writer.close()

    run(play())
