"""The storage protocol and the types it exchanges with the rest of the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.log_events import LogEntry, TableSetup

Phase = Literal["gathering", "playing", "over"]


class StoreError(TischleinError):
    """The database cannot be used, or its address is invalid."""


class TableSummary(Struct, frozen=True):
    """A table without its log, for the lobby and REST. `taken` seats are not free."""

    id: str
    setup: TableSetup
    phase: Phase
    taken: int
    people: list[str]
    created: int
    updated: int


class FinishedGame(Struct, frozen=True):
    """A game that is over: game `number` of its table, log entries `first` to `last`."""

    table: str
    number: int
    game: str
    names: list[str]
    first: int
    last: int
    ended: int
    scores: list[int] | None
    places: list[int]
    replays: bool


class TableJob(Struct, frozen=True):
    """The next action at a table that does not come from a person: a computer player's move or an expiring clock.

    `due` is its time, or None if only people can act next. The process that wrote the last entry holds the lease; once
    `lease` has passed, any process may take the job over.
    """

    due: int | None
    lease: int


class LogBatch(Struct, frozen=True):
    """Log entries of one table that are written atomically, together with the rows derived from them."""

    entries: list[LogEntry]
    summary: TableSummary | None = None
    finished: FinishedGame | None = None
    job: TableJob | None = None


AppendCallback = Callable[[str, int], None]
"""Called with a table and the number of its newest entry, including entries written by this process."""
SignalCallback = Callable[[str, str], None]
"""Called with a table and a text that another process sent about it."""
LossCallback = Callable[[], Awaitable[None]]
"""Awaited after notifications may have been lost."""


class Store(Protocol):
    """Durable storage: a write is on disk when its call returns. Callers pass times as milliseconds since 1970."""

    async def append(self, batch: LogBatch) -> bool:
        """Write a batch; return False, with nothing written, if another writer took one of its numbers first.

        Await the result before appending to the same table again: the next batch would follow entries that may not
        exist. On StoreError the database failed; if it failed during the commit, the entries may exist nevertheless,
        so read the log before writing again.
        """

    async def read_log(self, table: str, after: int = 0) -> list[LogEntry]:
        """Return the entries of a table with numbers above `after`; empty if there is no such table."""

    async def summary(self, table: str) -> TableSummary | None: ...

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        """Return public tables that are not over, most recently updated first; `since` <= updated < `before`."""

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        """Return games with public replays, most recently ended first."""

    async def finished_game(self, table: str, number: int) -> FinishedGame | None: ...

    async def finished_games(self, table: str) -> list[FinishedGame]: ...

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        """Lease tables whose job is due and whose lease has expired until `lease`; return their ids."""

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        """Release a job leased until `lease`: it is due again at `due`, or never.

        Do nothing if an entry written since has set another lease.
        """

    async def signal(self, table: str, text: str) -> None:
        """Send a short text about a table to all other processes, without storing it."""

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None:
        """Subscribe to what other processes write and signal."""

    async def is_ready(self) -> bool:
        """Return whether the database answers."""

    async def close(self) -> None: ...
