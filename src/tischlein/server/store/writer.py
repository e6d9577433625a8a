"""Group commit: batches that arrive while a group is being written form the next group.

`GroupCommitter` queues batches on the event loop. `BatchWriter` writes a group in one transaction, and each batch as a
whole or not at all. Statements are compiled once and passed to the driver as text: compiling and binding each entry
through SQLAlchemy takes three times as long as the database itself.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from typing import Final

from sqlalchemy import Connection, Engine, Table, bindparam, delete, true, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.sql import ClauseElement

from tischlein.server import metrics
from tischlein.server.store.base import LogBatch, StoreError
from tischlein.server.store.schema import (
    GAMES,
    JOBS,
    LOG,
    OPERATOR_COLUMNS,
    TABLES,
    Columns,
    entry_to_row,
    finished_to_row,
    summary_to_row,
)

MAX_GROUP: Final = 512
"""Batches in a group; a larger group would delay its first batches."""

WriteOutcome = bool | StoreError
"""True: written. False: another writer took an entry number first. StoreError: the database refused the batch."""
CommitCallback = Callable[[dict[str, int]], None]
"""Called after each commit with the newest entry of each table, before those who wrote them continue."""


class GroupCommitter:
    """A queue of batches and the task that writes them in a thread, in order of arrival."""

    def __init__(
        self,
        thread: Executor,
        write: Callable[[list[LogBatch]], list[WriteOutcome]],
        on_committed: CommitCallback,
    ) -> None:
        self._thread = thread
        self._write = write
        self._on_committed = on_committed
        self._queue: deque[tuple[LogBatch, asyncio.Future[bool]]] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    async def append(self, batch: LogBatch) -> bool:
        """Write a batch with the next group; return False if another writer was first."""
        if self._closing:
            raise StoreError("the storage is closed")
        check_consecutive(batch)
        future: asyncio.Future[bool] = self._loop.create_future()
        self._queue.append((batch, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Write the queued batches and accept no more."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._closing or self._queue:
            await self._wake.wait()
            if not self._closing:
                self._wake.clear()
            while self._queue:
                await self._write_group()

    async def _write_group(self) -> None:
        taken = [self._queue.popleft() for _ in range(min(MAX_GROUP, len(self._queue)))]
        group = [batch for batch, _ in taken]
        started = time.perf_counter()
        outcomes = await self._loop.run_in_executor(self._thread, self._write, group)
        metrics.observe_commit(sum(len(batch.entries) for batch in group), time.perf_counter() - started)
        written = (batch.entries[-1] for batch, outcome in zip(group, outcomes, strict=True) if outcome is True)
        self._on_committed({entry.table: entry.seq for entry in written})
        for (_, future), outcome in zip(taken, outcomes, strict=True):
            if future.done():  # its caller was cancelled
                continue
            if isinstance(outcome, bool):
                future.set_result(outcome)
            else:
                future.set_exception(outcome)


def check_consecutive(batch: LogBatch) -> None:
    """Raise StoreError unless the entries of a batch are consecutive entries of one table."""
    entries = batch.entries
    if not entries:
        raise StoreError("a batch must contain at least one entry")
    first = entries[0]
    for offset, entry in enumerate(entries):
        if entry.table != first.table or entry.seq != first.seq + offset:
            raise StoreError(
                f"the entries of a batch must be consecutive entries of one table; entry {entry.seq} is not"
            )


class BatchWriter:
    """Writes groups of batches. `write` must be called from one thread at a time."""

    def __init__(self, engine: Engine, to_store_error: Callable[[Exception], StoreError]) -> None:
        self._engine = engine
        self._to_store_error = to_store_error
        self._statements = _Statements(engine)

    def write(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """Write a group and return the outcome of each batch. A batch that the database refuses fails alone."""
        try:
            return self._write_or_reconnect(group)
        except OperationalError as error:
            return [self._to_store_error(error)] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [self._to_store_error(error)]
            return self._write_singly(group)

    def _write_singly(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """Write batches one by one. After a failure, later batches of its table are lost: the log must have no gap."""
        failed: set[str] = set()
        outcomes: list[WriteOutcome] = []
        for batch in group:
            table = batch.entries[0].table
            outcomes += [False] if table in failed else self.write([batch])
            if outcomes[-1] is not True:
                failed.add(table)
        return outcomes

    def _write_or_reconnect(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """Write a group, and again if its connection had died while idle; never repeat what reached the commit."""
        attempt = _WriteAttempt(self._engine, self._statements)
        try:
            return attempt.write(group)
        except DBAPIError as error:
            if attempt.committing or not error.connection_invalidated:
                raise
        return _WriteAttempt(self._engine, self._statements).write(group)


class _Statements:
    """SQL text for the driver."""

    def __init__(self, engine: Engine) -> None:
        insert = insert_postgresql if engine.dialect.name == "postgresql" else insert_sqlite

        def compile_sql(statement: ClauseElement) -> str:
            return str(statement.compile(dialect=engine.dialect))

        def compile_upsert(table: Table) -> str:
            written = [column for column in table.c if column.name not in OPERATOR_COLUMNS]
            statement = insert(table).values({column.name: bindparam(column.name) for column in written})
            key = list(table.primary_key)
            changed = {column.name: statement.excluded[column.name] for column in written if column not in key}
            return compile_sql(statement.on_conflict_do_update(index_elements=key, set_=changed))

        self.insert_entry: Final = compile_sql(insert(LOG).on_conflict_do_nothing())
        self.upsert_table: Final = compile_upsert(TABLES)
        self.insert_game: Final = compile_sql(insert(GAMES))
        sharing = update(GAMES).where(GAMES.c.table_id == bindparam("table"), GAMES.c.number == bindparam("game"))
        self.share_game: Final = compile_sql(sharing.values(shared=true()))
        self.upsert_job: Final = compile_upsert(JOBS)
        self.delete_job: Final = compile_sql(delete(JOBS).where(JOBS.c.table_id == bindparam("table_id")))


class _WriteAttempt:
    """One attempt to write a group."""

    def __init__(self, engine: Engine, statements: _Statements) -> None:
        self._engine = engine
        self._statements = statements
        self.committing = False

    def write(self, group: list[LogBatch]) -> list[WriteOutcome]:
        # All processes write tables in the same order, so that they cannot deadlock.
        ordered = sorted(group, key=lambda batch: batch.entries[0].table)
        with self._engine.connect() as connection:
            written = self._write_entries(connection, ordered)
            self._write_derived(connection, written)
            self.committing = True
            connection.commit()
        ids = {id(batch) for batch in written}
        return [id(batch) in ids for batch in group]

    def _write_entries(self, connection: Connection, batches: list[LogBatch]) -> list[LogBatch]:
        """Insert the entries of as many batches as possible and return those batches."""
        if self._insert_entries(connection, batches):
            return batches
        connection.rollback()
        return self._bisect(connection, batches, set())

    def _insert_entries(self, connection: Connection, batches: list[LogBatch]) -> bool:
        """Insert entries and return whether every number was free."""
        rows = [entry_to_row(entry) for batch in batches for entry in batch.entries]
        return connection.exec_driver_sql(self._statements.insert_entry, rows).rowcount == len(rows)

    def _bisect(self, connection: Connection, batches: list[LogBatch], lost: set[str]) -> list[LogBatch]:
        """Write the batches without conflicts, by halves. After a lost batch, later ones of its table are lost too."""
        batches = [batch for batch in batches if batch.entries[0].table not in lost]
        if not batches:
            return []
        with connection.begin_nested() as savepoint:
            if self._insert_entries(connection, batches):
                return batches
            savepoint.rollback()
        if len(batches) == 1:
            lost.add(batches[0].entries[0].table)
            return []
        half = len(batches) // 2
        return self._bisect(connection, batches[:half], lost) + self._bisect(connection, batches[half:], lost)

    def _write_derived(self, connection: Connection, batches: list[LogBatch]) -> None:
        """Write summaries, finished games and jobs."""
        summaries = {batch.summary.id: batch.summary for batch in batches if batch.summary is not None}
        jobs = {batch.entries[0].table: batch.job for batch in batches if batch.job is not None}
        self._execute(connection, self._statements.upsert_table, map(summary_to_row, summaries.values()))
        games = (finished_to_row(batch.finished) for batch in batches if batch.finished is not None)
        self._execute(connection, self._statements.insert_game, games)
        shared = ({"table": b.entries[0].table, "game": b.shared} for b in batches if b.shared is not None)
        self._execute(connection, self._statements.share_game, shared)
        rows = [{"table_id": table, "due": job.due, "lease": job.lease} for table, job in jobs.items()]
        self._execute(connection, self._statements.upsert_job, (row for row in rows if row["due"] is not None))
        idle = ({"table_id": row["table_id"]} for row in rows if row["due"] is None)
        self._execute(connection, self._statements.delete_job, idle)

    def _execute(self, connection: Connection, statement: str, rows: Iterable[Columns]) -> None:
        parameters = list(rows)
        if parameters:
            connection.exec_driver_sql(statement, parameters)
