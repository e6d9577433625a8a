"""The storage of tables in a browser: logs in its database, and their short summaries in memory.

One worker of one tab owns the database at a time, so nothing is leased and nobody else writes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from tischlein.browser.interfaces import Database
from tischlein.server.log_events import ChatRemoved, ChatSent, LogEntry, MoveMade, ReactionSent
from tischlein.server.store.base import (
    AppendCallback,
    Ban,
    FinishedGame,
    GameReviewSummary,
    JoinCode,
    LogBatch,
    LossCallback,
    Order,
    SignalCallback,
    StoreError,
    TableSummary,
)

T = TypeVar("T")

KINDS: Final = {
    "QuotaExceededError": "full",
    "InvalidStateError": "closed",
    "ReadOnlyError": "read-only",
}
"""The kinds of failures by the names that browsers give them."""
FINGERPRINT: Final = "key-fingerprint"


class StoredTable(Struct):
    """A table: its summary, and when a computer player or a clock acts next."""

    id: str
    summary: TableSummary
    due: int | None = None
    leased_until: int = 0


class Rows(Struct):
    """What the database holds besides logs."""

    tables: list[StoredTable] = []
    finished: list[FinishedGame] = []


class WrittenRows(Struct, omit_defaults=True):
    """What is written together with log entries."""

    table: StoredTable | None = None
    finished: FinishedGame | None = None


class BrowserStore:
    """A `Store` on the database of a browser."""

    def __init__(self, database: Database, rows: Rows) -> None:
        self._database: Final = database
        self._tables: Final = {row.id: row for row in rows.tables}
        self._finished: Final = {(game.table, game.number): game for game in rows.finished}
        self._failed = False

    @property
    def has_failed(self) -> bool:
        return self._failed

    # --- logs

    async def append(self, batch: LogBatch) -> bool:
        first = batch.entries[0]
        written = WrittenRows(self._row_after(batch), self._finished_after(batch))
        entries = "\n".join(map(_encode, batch.entries))
        if not await self._run(self._database.append(first.table, first.seq, entries, _encode(written))):
            return False
        if written.table is not None:
            self._tables[first.table] = written.table
        if written.finished is not None:
            self._finished[first.table, written.finished.number] = written.finished
        return True

    def _row_after(self, batch: LogBatch) -> StoredTable | None:
        """Return the row of a table after a batch; None if it stays as it is."""
        known = self._tables.get(batch.entries[0].table)
        summary = batch.summary or (known.summary if known else None)
        if summary is None or (batch.summary is None and batch.job is None):
            return None
        if batch.job is not None:
            return StoredTable(summary.id, summary, batch.job.due, batch.job.lease)
        return StoredTable(summary.id, summary, *((known.due, known.leased_until) if known else ()))

    def _finished_after(self, batch: LogBatch) -> FinishedGame | None:
        """Return the finished game that a batch adds or shares."""
        if batch.shared is None:
            return batch.finished
        game = self._finished.get((batch.entries[0].table, batch.shared))
        return None if game is None else msgspec.structs.replace(game, shared=True)

    async def read_log(self, table: str, after: int = 0) -> list[LogEntry]:
        found = await self._run(self._database.entries(table, after))
        try:
            return [msgspec.json.decode(line, type=LogEntry) for line in found.splitlines()]
        except msgspec.DecodeError:
            raise StoreError(f"an entry of table {table} cannot be read by this version") from None

    async def read_state(self, table: str, until: int | None = None) -> list[LogEntry]:
        entries = await self.read_log(table)
        return [entry for entry in entries if until is None or entry.at <= until or entry.seq == 1]

    async def read_game(self, table: str, first: int, last: int) -> list[LogEntry]:
        chat = ChatSent | ReactionSent | ChatRemoved
        return [
            entry
            for entry in await self.read_log(table)
            if entry.seq <= last
            and not isinstance(entry.event, chat)
            and (entry.seq >= first or not isinstance(entry.event, MoveMade))
        ]

    # --- tables and games

    async def summary(self, table: str) -> TableSummary | None:
        row = self._tables.get(table)
        return None if row is None else row.summary

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        """Return none: nobody else can come to the tables of a browser."""
        return []

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        games = sorted(self._finished.values(), key=lambda game: -game.ended)
        return [game for game in games if game.replays and (before is None or game.ended < before)][:limit]

    async def finished_game(self, table: str, number: int) -> FinishedGame | None:
        return self._finished.get((table, number))

    async def finished_games(self, table: str) -> list[FinishedGame]:
        games = [game for game in self._finished.values() if game.table == table]
        return sorted(games, key=lambda game: game.number)

    async def add_review(self, table: str, number: int, review: GameReviewSummary) -> None:
        game = self._finished.get((table, number))
        if game is not None:
            reviewed = msgspec.structs.replace(game, review=review)
            await self._run(self._database.put_finished(table, number, _encode(reviewed)))
            self._finished[table, number] = reviewed

    # --- jobs

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        due = [row for row in self._tables.values() if row.due is not None and max(row.due, row.leased_until) <= now]
        for row in due[:limit]:
            row.leased_until = lease
        return [row.id for row in due[:limit]]

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        row = self._tables.get(table)
        if row is not None and row.leased_until == lease:
            row.due, row.leased_until = due, 0
            await self._run(self._database.put(table, _encode(row)))

    async def release_leases(self, tables: Iterable[str]) -> None:
        for table in tables:
            if table in self._tables:
                self._tables[table].leased_until = 0

    # --- small values, such as the key

    async def value(self, name: str) -> str | None:
        found = await self._run(self._database.value(name))
        return found if isinstance(found, str) else None  # JavaScript has two values for nothing

    async def set_value(self, name: str, text: str) -> None:
        await self._run(self._database.set_value(name, text))

    async def key_fingerprint(self) -> str | None:
        return await self.value(FINGERPRINT)

    async def add_key_fingerprint(self, fingerprint: str) -> str:
        known = await self.key_fingerprint()
        if known is None:
            await self.set_value(FINGERPRINT, fingerprint)
        return known or fingerprint

    # --- the state of the database

    async def is_ready(self) -> bool:
        return not self._failed

    async def check_writable(self) -> None:
        await self.set_value("check", "")

    async def _run(self, access: Awaitable[T]) -> T:
        """Await an access to the database, and turn what went wrong into a StoreError."""
        try:
            result = await access
        except Exception as error:
            self._failed = True
            name = str(getattr(error, "name", "") or type(error).__name__)
            raise StoreError(f"the browser's database failed: {name}", KINDS.get(name, "other"), name) from None
        self._failed = False
        return result

    async def close(self) -> None: ...

    # --- what only servers have: several processes, operators, join codes, retention

    async def is_closed(self, table: str) -> bool:
        return False

    async def mark_used(self, tables: Iterable[str], now: int) -> int:
        return sum(table in self._tables for table in tables)

    async def remove_old_table(self, before: int, now: int) -> str | None:
        return None

    async def remove_entries(self, now: int, limit: int) -> bool:
        return False

    async def remove_old_chat(self, before: int, limit: int) -> int:
        return 0

    async def scrub(self) -> None: ...

    async def newest_order(self) -> int:
        return 0

    async def read_orders(self, after: int) -> list[Order]:
        return []

    async def read_bans(self, now: int) -> list[Ban]:
        return []

    async def add_code(self, code: JoinCode, now: int) -> bool:
        return True

    async def code_of(self, table: str, after: int) -> JoinCode | None:
        return None

    async def code_by_digest(self, digest: str, now: int) -> JoinCode | None:
        return None

    async def signal(self, table: str, text: str) -> None: ...

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None: ...

    async def follow(self, table: str) -> None: ...

    def follow_only(self, tables: Iterable[str]) -> None: ...

    async def find_newer(self, known: dict[str, int]) -> list[str]:
        return []


async def open_store(database: Database) -> BrowserStore:
    """Open the storage. Leases end with the worker that took them, so none is left."""
    text = await database.rows()
    rows = msgspec.json.decode(text, type=Rows)
    for row in rows.tables:
        row.leased_until = 0
    return BrowserStore(database, rows)


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
