"""What both databases have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL

from tischlein.server.deeds import Entry
from tischlein.server.store import queries
from tischlein.server.store.address import display_name
from tischlein.server.store.base import FinishedGame, LogBatch, StoreError, TableSummary
from tischlein.server.store.engines import READERS, explain, make_engine, transact
from tischlein.server.store.migrate import migrate
from tischlein.server.store.scribe import BatchWriter, NotifyAppended
from tischlein.server.store.writer import GroupCommitter

P = ParamSpec("P")
T = TypeVar("T")


class SqlStore:
    """One thread writes; others read beside it."""

    def __init__(self, place: Path | URL, tell: NotifyAppended) -> None:
        self._place = place
        self._engine = make_engine(place)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = GroupCommitter(self._writing, BatchWriter(self._engine, tell, partial(explain, place)).write)
        self._closed = False

    async def prepare(self) -> None:
        await self._write(migrate, display_name(self._place))

    async def append(self, batch: LogBatch) -> bool:
        return await self._writer.append(batch)

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(queries.read_log, table, after)

    async def summary(self, table: str) -> TableSummary | None:
        return await self._read(queries.summary, table)

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        return await self._read(queries.lobby, limit, before, since)

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        return await self._read(queries.archive, limit, before)

    async def finished_game(self, table: str, number: int) -> FinishedGame | None:
        return await self._read(queries.finished_game, table, number)

    async def finished_games(self, table: str) -> list[FinishedGame]:
        return await self._read(queries.finished_games, table)

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        return await self._write(queries.lease_jobs, now, lease, limit)

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        await self._write(queries.release_job, table, lease, due)

    async def is_ready(self) -> bool:
        try:
            return await self._read(queries.ping)
        except StoreError:
            return False

    async def close(self) -> None:
        """What waits is written first."""
        self._closed = True
        await self._writer.close()
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def _read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._transact(self._reading, lambda connection: work(connection, *args, **kwargs))

    async def _write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._transact(self._writing, lambda connection: work(connection, *args, **kwargs))

    async def _transact(self, threads: Executor, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the storage is closed")
        running = asyncio.get_running_loop().run_in_executor(threads, transact, self._engine, self._place, work)
        return await running
