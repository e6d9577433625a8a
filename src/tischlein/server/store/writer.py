"""Group commit: what comes while a group is being written is the next group."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final

from tischlein.server import metrics
from tischlein.server.store.base import LogBatch, StoreError
from tischlein.server.store.scribe import WriteOutcome

MAX_GROUP: Final = 512
"""Batches in a group: more would keep the first ones waiting."""


class GroupCommitter:
    """A queue of batches and the task that has them written, in a thread, as they came."""

    def __init__(self, thread: Executor, write: Callable[[list[LogBatch]], list[WriteOutcome]]) -> None:
        self._thread = thread
        self._write = write
        self._waiting: deque[tuple[LogBatch, asyncio.Future[bool]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    async def append(self, batch: LogBatch) -> bool:
        if self._closing:
            raise StoreError("the storage is closed")
        check(batch)
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            if not self._closing:
                self._wake.clear()
            while self._waiting:
                await self._write_group()

    async def _write_group(self) -> None:
        waiting = [self._waiting.popleft() for _ in range(min(MAX_GROUP, len(self._waiting)))]
        group = [batch for batch, _ in waiting]
        began = time.perf_counter()
        outcomes = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, group)
        metrics.observe_commit(sum(len(batch.entries) for batch in group), time.perf_counter() - began)
        for (_, future), outcome in zip(waiting, outcomes, strict=True):
            if future.done():  # whoever waited was cancelled
                continue
            if isinstance(outcome, bool):
                future.set_result(outcome)
            else:
                future.set_exception(outcome)


def check(batch: LogBatch) -> None:
    """The lines of a batch are lines of one table, one after the other."""
    entries = batch.entries
    if not entries:
        raise StoreError("a batch holds at least one line")
    first = entries[0]
    for place, entry in enumerate(entries):
        if entry.table != first.table or entry.seq != first.seq + place:
            raise StoreError(f"the lines of a batch follow each other at one table; line {entry.seq} does not")
