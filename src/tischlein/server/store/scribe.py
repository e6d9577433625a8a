"""Writes a group of batches in one transaction, each of them whole or not at all.

Statements are compiled once and handed to the driver as text: compiling and binding line by line would cost three times
what the database itself takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy import Connection, Engine, Table, bindparam, delete
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.sql import ClauseElement

from tischlein.server.store.base import LogBatch, StoreError
from tischlein.server.store.rows import Columns, entry_to_row, finished_to_row, summary_to_row
from tischlein.server.store.schema import GAMES, JOBS, LOG, TABLES

WriteOutcome = bool | StoreError
"""EntriesAppended, lost to another writer, or refused by the database."""
NotifyAppended = Callable[[Connection, dict[str, int]], None]
"""Tells other processes of the newest line of each table, when the transaction is committed."""
Explain = Callable[[Exception], StoreError]


class BatchWriter:
    """`write` is called from one thread at a time."""

    def __init__(self, engine: Engine, tell: NotifyAppended, explain: Explain) -> None:
        self._engine = engine
        self._tell = tell
        self._explain = explain
        self._statements = _Statements(engine)

    def write(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """What became of each batch. A batch that the database does not take is refused alone."""
        try:
            return self._try_twice(group)
        except OperationalError as error:
            return [self._explain(error)] * len(group)
        except Exception as error:
            if len(group) == 1:
                return [self._explain(error)]
            return self._write_singly(group)

    def _write_singly(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """Who waits behind a batch of its table that was not written is lost: there would be a gap in the log."""
        failed: set[str] = set()
        outcomes: list[WriteOutcome] = []
        for batch in group:
            table = batch.entries[0].table
            outcomes += [False] if table in failed else self.write([batch])
            if outcomes[-1] is not True:
                failed.add(table)
        return outcomes

    def _try_twice(self, group: list[LogBatch]) -> list[WriteOutcome]:
        """A connection may have died while nobody used it; what never came to the commit may be tried again."""
        attempt = _WriteAttempt(self._engine, self._statements, self._tell)
        try:
            return attempt.write(group)
        except DBAPIError as error:
            if attempt.committing or not error.connection_invalidated:
                raise
        return _WriteAttempt(self._engine, self._statements, self._tell).write(group)


class _Statements:
    """As text for the driver."""

    def __init__(self, engine: Engine) -> None:
        insert = insert_postgresql if engine.dialect.name == "postgresql" else insert_sqlite

        def compiled(statement: ClauseElement) -> str:
            return str(statement.compile(dialect=engine.dialect))

        def upsert(table: Table) -> str:
            statement = insert(table)
            key = list(table.primary_key)
            changed = {column.name: statement.excluded[column.name] for column in table.c if column not in key}
            return compiled(statement.on_conflict_do_update(index_elements=key, set_=changed))

        self.line: Final = compiled(insert(LOG).on_conflict_do_nothing())
        self.row: Final = upsert(TABLES)
        self.game: Final = compiled(insert(GAMES))
        self.job: Final = upsert(JOBS)
        self.no_job: Final = compiled(delete(JOBS).where(JOBS.c.table_id == bindparam("table_id")))


class _WriteAttempt:
    """One try to write a group."""

    def __init__(self, engine: Engine, statements: _Statements, tell: NotifyAppended) -> None:
        self._engine = engine
        self._statements = statements
        self._tell = tell
        self.committing = False

    def write(self, group: list[LogBatch]) -> list[WriteOutcome]:
        # All processes write tables in the same order, so none waits for one that waits for it.
        ordered = sorted(group, key=lambda batch: batch.entries[0].table)
        with self._engine.connect() as connection:
            won = self._write_lines(connection, ordered)
            self._write_lists(connection, won)
            self._tell(connection, {batch.entries[-1].table: batch.entries[-1].seq for batch in won})
            self.committing = True
            connection.commit()
        places = {id(batch) for batch in won}
        return [id(batch) in places for batch in group]

    def _write_lines(self, connection: Connection, batches: list[LogBatch]) -> list[LogBatch]:
        if self._insert(connection, batches):
            return batches
        connection.rollback()
        return self._sift(connection, batches, set())

    def _insert(self, connection: Connection, batches: list[LogBatch]) -> bool:
        """All lines were free."""
        lines = [entry_to_row(entry) for batch in batches for entry in batch.entries]
        return connection.exec_driver_sql(self._statements.line, lines).rowcount == len(lines)

    def _sift(self, connection: Connection, batches: list[LogBatch], lost: set[str]) -> list[LogBatch]:
        """Write the batches that are free, by halves. Who waits behind a lost batch of its table is lost as well."""
        batches = [batch for batch in batches if batch.entries[0].table not in lost]
        if not batches:
            return []
        with connection.begin_nested() as savepoint:
            if self._insert(connection, batches):
                return batches
            savepoint.rollback()
        if len(batches) == 1:
            lost.add(batches[0].entries[0].table)
            return []
        half = len(batches) // 2
        return self._sift(connection, batches[:half], lost) + self._sift(connection, batches[half:], lost)

    def _write_lists(self, connection: Connection, batches: list[LogBatch]) -> None:
        rows = {batch.summary.id: batch.summary for batch in batches if batch.summary is not None}
        jobs = {batch.entries[0].table: batch.job for batch in batches if batch.job is not None}
        self._run(connection, self._statements.row, map(summary_to_row, rows.values()))
        games = (finished_to_row(batch.finished) for batch in batches if batch.finished is not None)
        self._run(connection, self._statements.game, games)
        columns = [{"table_id": table, "due": job.due, "lease": job.lease} for table, job in jobs.items()]
        self._run(connection, self._statements.job, (job for job in columns if job["due"] is not None))
        idle = ({"table_id": job["table_id"]} for job in columns if job["due"] is None)
        self._run(connection, self._statements.no_job, idle)

    def _run(self, connection: Connection, statement: str, columns: Iterable[Columns]) -> None:
        parameters = list(columns)
        if parameters:
            connection.exec_driver_sql(statement, parameters)
