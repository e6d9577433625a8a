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
from tischlein.server.store.address import name_of
from tischlein.server.store.base import Batch, Finished, Row, StoreError
from tischlein.server.store.engines import READERS, explain, make_engine, transact
from tischlein.server.store.migrate import migrate
from tischlein.server.store.scribe import Scribe, Tell
from tischlein.server.store.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """One thread writes; others read beside it."""

    def __init__(self, place: Path | URL, tell: Tell) -> None:
        self._place = place
        self._engine = make_engine(place)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = Writer(self._writing, Scribe(self._engine, tell, partial(explain, place)).write)
        self._closed = False

    async def prepare(self) -> None:
        await self._write(migrate, name_of(self._place))

    async def append(self, batch: Batch) -> bool:
        return await self._writer.append(batch)

    async def tail(self, table: str, after: int = 0) -> list[Entry]:
        return await self._read(queries.tail, table, after)

    async def row(self, table: str) -> Row | None:
        return await self._read(queries.row, table)

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[Row]:
        return await self._read(queries.lobby, limit, before, since)

    async def archive(self, limit: int, before: int | None = None) -> list[Finished]:
        return await self._read(queries.archive, limit, before)

    async def finished(self, table: str, number: int) -> Finished | None:
        return await self._read(queries.finished, table, number)

    async def games(self, table: str) -> list[Finished]:
        return await self._read(queries.games, table)

    async def take_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        return await self._write(queries.take_jobs, now, lease, limit)

    async def put_off(self, table: str, lease: int, due: int | None) -> None:
        await self._write(queries.put_off, table, lease, due)

    async def ready(self) -> bool:
        try:
            return await self._read(queries.answer)
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
