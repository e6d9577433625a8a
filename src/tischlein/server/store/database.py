"""The SQL store that both databases share, and its queries."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.sql.dml import ReturningUpdate

from tischlein.server.log_events import (
    ChatRemoved,
    ChatSent,
    GameStarted,
    LogEntry,
    LogEvent,
    MoveMade,
    ReactionSent,
    encoded_beginning,
)
from tischlein.server.store.banning import select_bans
from tischlein.server.store.base import (
    MAX_CHAT,
    MAX_COMMAND_IDS,
    Ban,
    FinishedGame,
    GameReviewSummary,
    JoinCode,
    LogBatch,
    Order,
    StoreError,
    TableSummary,
)
from tischlein.server.store.engine import (
    READERS,
    Location,
    display_name,
    make_engine,
    migrate,
    to_store_error,
    transact,
)
from tischlein.server.store.failures import Access, FailureLog
from tischlein.server.store.orders import select_newest_order, select_orders
from tischlein.server.store.removal import begin_old_removal, continue_removal, is_removed, remove_old_chat
from tischlein.server.store.schema import (
    CODES,
    GAMES,
    JOBS,
    LOG,
    PROPERTIES,
    TABLES,
    code_from_row,
    code_to_row,
    entry_from_row,
    finished_from_row,
    review_to_text,
    summary_from_row,
)
from tischlein.server.store.writer import BatchWriter, CommitCallback, GroupCommitter

P = ParamSpec("P")
T = TypeVar("T")

KEY_FINGERPRINT: Final = "key-fingerprint"


class SqlStore:
    """The methods of `Store` that SQLite and PostgreSQL share. One thread writes; others read at the same time."""

    def __init__(self, location: Location, on_committed: CommitCallback) -> None:
        self._location = location
        self._engine = make_engine(location)
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_threads = ThreadPoolExecutor(READERS, "store-reader")
        batch_writer = BatchWriter(self._engine, partial(to_store_error, location))
        self._committer = GroupCommitter(self._write_thread, batch_writer.write, on_committed)
        self._closed = False
        self._failure_log = FailureLog()

    @property
    def has_failed(self) -> bool:
        return self._failure_log.has_failed

    async def prepare(self) -> None:
        """Migrate the database; call once before use."""
        await self._write(migrate, display_name(self._location))

    async def append(self, batch: LogBatch) -> bool:
        try:
            is_written = await self._committer.append(batch)
        except StoreError as error:
            self._failure_log.note_failure("write", error)
            raise
        self._failure_log.note_success("write")
        return is_written

    async def read_log(self, table: str, after: int = 0) -> list[LogEntry]:
        return await self._read(select_log, table, after)

    async def read_state(self, table: str, until: int | None = None) -> list[LogEntry]:
        return await self._read(select_state, table, until)

    async def read_game(self, table: str, first: int, last: int) -> list[LogEntry]:
        return await self._read(select_game, table, first, last)

    async def summary(self, table: str) -> TableSummary | None:
        return await self._read(select_summary, table)

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        return await self._read(select_lobby, limit, before, since)

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        return await self._read(select_archive, limit, before)

    async def finished_game(self, table: str, number: int) -> FinishedGame | None:
        return await self._read(select_finished_game, table, number)

    async def finished_games(self, table: str) -> list[FinishedGame]:
        return await self._read(select_finished_games, table)

    async def add_review(self, table: str, number: int, review: GameReviewSummary) -> None:
        await self._write(update_review, table, number, review)

    async def is_closed(self, table: str) -> bool:
        return await self._read(select_is_closed, table)

    async def mark_used(self, tables: Iterable[str], now: int) -> int:
        return await self._write(update_used, tables, now)

    async def remove_old_table(self, before: int, now: int) -> str | None:
        return await self._write(begin_old_removal, before, now)

    async def remove_entries(self, now: int, limit: int) -> bool:
        return await self._write(continue_removal, now, limit)

    async def remove_old_chat(self, before: int, limit: int) -> int:
        return await self._write(remove_old_chat, before, limit)

    async def newest_order(self) -> int:
        return await self._read(select_newest_order)

    async def read_orders(self, after: int) -> list[Order]:
        return await self._read(select_orders, after)

    async def read_bans(self, now: int) -> list[Ban]:
        return await self._read(select_bans, now)

    async def add_code(self, code: JoinCode, now: int) -> bool:
        return await self._write(insert_code, code, now)

    async def code_of(self, table: str, after: int) -> JoinCode | None:
        return await self._read(select_code_of, table, after)

    async def code_by_digest(self, digest: str, now: int) -> JoinCode | None:
        return await self._read(select_code, digest, now)

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        return await self._write(lease_due_jobs, now, lease, limit)

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        await self._write(release_leased_job, table, lease, due)

    async def release_leases(self, tables: Iterable[str]) -> None:
        await self._write(void_leases, list(tables))

    async def is_ready(self) -> bool:
        try:
            return await self._read(ping)
        except StoreError:
            return False

    async def check_writable(self) -> None:
        await self._write(write_and_remove)
        self._failure_log.note_success("write")

    async def key_fingerprint(self) -> str | None:
        return await self._read(select_property, KEY_FINGERPRINT)

    async def add_key_fingerprint(self, fingerprint: str) -> str:
        return await self._write(add_property, KEY_FINGERPRINT, fingerprint)

    async def close(self) -> None:
        """Write the batches that are queued, then close all connections."""
        self._closed = True
        await self._committer.close()
        for threads in (self._write_thread, self._read_threads):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()

    async def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        found = await self._transact("read", self._read_threads, lambda one: query(one, *args, **kwargs))
        self._failure_log.note_success("read")
        return found

    async def _write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that may write. If it changes no row, it also succeeds on a full disk, so that proves nothing."""
        return await self._transact("write", self._write_thread, lambda one: query(one, *args, **kwargs))

    async def _transact(self, access: Access, threads: Executor, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the storage is closed")
        loop = asyncio.get_running_loop()
        try:
            writes = access == "write"
            return await loop.run_in_executor(
                threads, partial(transact, self._engine, self._location, work, writes=writes)
            )
        except StoreError as error:
            self._failure_log.note_failure(access, error)
            raise


# --- queries, the same for SQLite and PostgreSQL; those that are used all the time are made once, since each has cycles
# of thousands of objects, which stay until the garbage collector finds them


def select_log(connection: Connection, table: str, after: int) -> list[LogEntry]:
    entries = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [entry_from_row(table, row) for row in connection.execute(entries)]


def select_state(connection: Connection, table: str, until: int | None) -> list[LogEntry]:
    """Select in one pass over the table's log, in the database: reading all entries takes many times as long."""
    if is_removed(connection, table):
        return []
    find_start, select_entries = _state_queries(until is not None)
    log = {"table": table} if until is None else {"table": table, "until": until}
    first = connection.execute(find_start, log).scalar() or 1
    return [entry_from_row(table, row) for row in connection.execute(select_entries, {**log, "first": first})]


@cache
def _state_queries(is_limited: bool) -> tuple[Select[int], Select[Any]]:
    """Return the queries for the start of the last game, and for the entries that the state depends on."""
    log = LOG.c.table_id == bindparam("table")
    if is_limited:
        log &= (LOG.c.at <= bindparam("until")) | (LOG.c.seq == 1)
    newest_first = select(LOG.c.seq).where(log).order_by(LOG.c.seq.desc())
    chat = newest_first.where(has_kind(ChatSent) | has_kind(ReactionSent)).limit(MAX_CHAT)
    commands = newest_first.where(LOG.c.client.is_not(None)).limit(MAX_COMMAND_IDS)
    newest = newest_first.limit(1)
    kept = _depends_on(bindparam("first")) | LOG.c.seq.in_(chat) | LOG.c.seq.in_(commands) | LOG.c.seq.in_(newest)
    return newest_first.where(has_kind(GameStarted)).limit(1), select(LOG).where(log, kept).order_by(LOG.c.seq)


def select_game(connection: Connection, table: str, first: int, last: int) -> list[LogEntry]:
    log = (LOG.c.table_id == table) & (LOG.c.seq <= last)
    entries = select(LOG).where(log, _depends_on(first)).order_by(LOG.c.seq)
    return [entry_from_row(table, row) for row in connection.execute(entries)]


def _depends_on(first: int | BindParameter[int]) -> ColumnElement[bool]:
    """Return the condition for entries that matter to the game started by entry `first`: no chat, no earlier moves."""
    chat = has_kind(ChatSent) | has_kind(ReactionSent) | has_kind(ChatRemoved)
    return ~chat & ((LOG.c.seq >= first) | ~has_kind(MoveMade))


def has_kind(kind: type[LogEvent]) -> ColumnElement[bool]:
    """Return the condition for entries with events of a kind."""
    beginning = encoded_beginning(kind)
    return func.substr(LOG.c.event, 1, len(beginning)) == beginning


def select_summary(connection: Connection, table: str) -> TableSummary | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    return None if row is None else summary_from_row(row)


def select_is_closed(connection: Connection, table: str) -> bool:
    return connection.execute(select(TABLES.c.closed).where(TABLES.c.id == table)).scalar() is not None


def update_used(connection: Connection, tables: Iterable[str], now: int) -> int:
    """Update tables one by one in the order in which all processes write them, so that they cannot deadlock."""
    marking = update(TABLES).values(used=now)
    return sum(connection.execute(marking.where(TABLES.c.id == table)).rowcount for table in sorted(tables))


def select_lobby(connection: Connection, limit: int, before: int | None, since: int = 0) -> list[TableSummary]:
    fresh = select(TABLES).where(TABLES.c.listed, TABLES.c.closed.is_(None), TABLES.c.updated >= since)
    listed = fresh.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
    if before is not None:
        listed = listed.where(TABLES.c.updated < before)
    return [summary_from_row(row) for row in connection.execute(listed)]


def select_archive(connection: Connection, limit: int, before: int | None) -> list[FinishedGame]:
    newest_first = (GAMES.c.ended.desc(), GAMES.c.table_id, GAMES.c.number)
    public = select(GAMES).where(GAMES.c.replays).order_by(*newest_first).limit(limit)
    if before is not None:
        public = public.where(GAMES.c.ended < before)
    return [finished_from_row(row) for row in connection.execute(public)]


def select_finished_game(connection: Connection, table: str, number: int) -> FinishedGame | None:
    row = connection.execute(_games_of(table).where(GAMES.c.number == number)).one_or_none()
    return None if row is None else finished_from_row(row)


def select_finished_games(connection: Connection, table: str) -> list[FinishedGame]:
    return [finished_from_row(row) for row in connection.execute(_games_of(table).order_by(GAMES.c.number))]


def update_review(connection: Connection, table: str, number: int, review: GameReviewSummary) -> None:
    game = (GAMES.c.table_id == table) & (GAMES.c.number == number)
    connection.execute(update(GAMES).where(game).values(review=review_to_text(review)))


def _games_of(table: str) -> Select[tuple[object, ...]]:
    return select(GAMES).where(GAMES.c.table_id == table)


def insert_code(connection: Connection, code: JoinCode, now: int) -> bool:
    connection.execute(delete(CODES).where(CODES.c.expires <= now))
    insert = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    adding = insert(CODES).values(code_to_row(code)).on_conflict_do_nothing().returning(CODES.c.digest)
    return connection.execute(adding).one_or_none() is not None


def select_code_of(connection: Connection, table: str, after: int) -> JoinCode | None:
    codes = select(CODES).where(CODES.c.table_id == table, CODES.c.expires > after).order_by(CODES.c.expires.desc())
    row = connection.execute(codes.limit(1)).one_or_none()
    return None if row is None else code_from_row(row)


def select_code(connection: Connection, digest: str, now: int) -> JoinCode | None:
    valid = select(CODES).where(CODES.c.digest == digest, CODES.c.expires > now)
    row = connection.execute(valid).one_or_none()
    return None if row is None else code_from_row(row)


def lease_due_jobs(connection: Connection, now: int, lease: int, limit: int) -> list[str]:
    """Lease jobs in order of their due times. SKIP LOCKED makes concurrent processes skip each other's rows.

    SQLite has a single process and ignores it.
    """
    leased = connection.execute(_lease_jobs(), {"now": now, "until": lease, "limit": limit}).all()
    return [table for _, table in sorted((due, table) for due, table in leased)]


@cache
def _lease_jobs() -> ReturningUpdate[int, str]:
    due_jobs = (
        select(JOBS.c.table_id)
        .where(JOBS.c.due <= bindparam("now"), JOBS.c.lease <= bindparam("now"))
        .order_by(JOBS.c.due)
        .limit(bindparam("limit"))
        .with_for_update(skip_locked=True)
        .cte("due_jobs")
    )
    leasing = update(JOBS).where(JOBS.c.table_id.in_(select(due_jobs.c.table_id))).values(lease=bindparam("until"))
    return leasing.returning(JOBS.c.due, JOBS.c.table_id)


def release_leased_job(connection: Connection, table: str, lease: int, due: int | None) -> None:
    leased = (JOBS.c.table_id == table) & (JOBS.c.lease == lease)
    if due is None:
        connection.execute(delete(JOBS).where(leased))
    else:
        connection.execute(update(JOBS).where(leased).values(due=due, lease=0))


def void_leases(connection: Connection, tables: list[str] | None = None) -> None:
    """Void the leases of some tables, or of all."""
    voiding = update(JOBS).values(lease=0)
    connection.execute(voiding if tables is None else voiding.where(JOBS.c.table_id.in_(tables)))


def write_and_remove(connection: Connection) -> None:
    """Write a row under a random name, so that processes never wait for each other, and delete it again."""
    name = f"check-{secrets.token_hex(8)}"
    connection.execute(insert(PROPERTIES).values(name=name, value=""))
    connection.execute(delete(PROPERTIES).where(PROPERTIES.c.name == name))


def select_property(connection: Connection, name: str) -> str | None:
    return connection.execute(select(PROPERTIES.c.value).where(PROPERTIES.c.name == name)).scalar()


def add_property(connection: Connection, name: str, value: str) -> str:
    """Store a property unless it has a value; return the stored one."""
    add = insert_postgresql if connection.dialect.name == "postgresql" else insert_sqlite
    connection.execute(add(PROPERTIES).values(name=name, value=value).on_conflict_do_nothing())
    return select_property(connection, name) or value


def delete_property(connection: Connection, name: str) -> None:
    connection.execute(delete(PROPERTIES).where(PROPERTIES.c.name == name))


def ping(connection: Connection) -> bool:
    return connection.execute(select(literal(1))).scalar_one() == 1
