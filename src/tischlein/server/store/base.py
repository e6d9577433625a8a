"""What the house asks of its storage."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.deeds import Entry, Setup

Phase = Literal["gathering", "playing", "over"]


class StoreError(TischleinError):
    """A database that cannot be used, or an address that names none."""


class TableSummary(Struct, frozen=True):
    """What is known of a table without reading its log: for lobby and archive. `taken` seats are not free."""

    id: str
    setup: Setup
    phase: Phase
    taken: int
    people: list[str]
    created: int
    updated: int


class FinishedGame(Struct, frozen=True):
    """A game that is over: number `number` of its table, lines `first` to `last` of its log."""

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
    """At `due` somebody has to act at the table: a computer player, or the clock. None: nobody but people.

    Whoever wrote the last line does so; if it has not by `lease`, any process may take over.
    """

    due: int | None
    lease: int


class LogBatch(Struct, frozen=True):
    """Lines of one table that are written together or not at all, and what they change in the lists."""

    entries: list[Entry]
    summary: TableSummary | None = None
    finished: FinishedGame | None = None
    job: TableJob | None = None


AppendCallback = Callable[[str, int], None]
"""Called with a table and the number of its newest line, whoever wrote it."""
SignalCallback = Callable[[str, str], None]
"""Called with a table and a text that another process sent about it."""


class Store(Protocol):
    """Everything is durable when a call returns. Times are given by the caller, in milliseconds since 1970."""

    async def append(self, batch: LogBatch) -> bool:
        """Write lines; False, and nothing is written, if another writer has taken a number first.

        Wait for the answer before writing the next lines of the same table: they would follow what may not be there.
        StoreError: the database failed. If it did so in the middle of a commit the lines may be there all the same, so
        look at the tail before writing on.
        """

    async def read_log(self, table: str, after: int = 0) -> list[Entry]:
        """The lines of a table after number `after`; none if there is no such table."""

    async def summary(self, table: str) -> TableSummary | None: ...

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        """Public tables that gather or are played, the last changed first; changed before and since these times."""

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        """Games that anybody may look at, the last ended first."""

    async def finished_game(self, table: str, number: int) -> FinishedGame | None: ...

    async def finished_games(self, table: str) -> list[FinishedGame]:
        """All finished games of a table."""

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        """Tables where somebody has to act and whose lease ran out; they are leased until `lease` by this."""

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        """Give back a table that was taken with `lease`: nothing is to be done before `due`, or at all.

        If a line was written since, with another lease, what it says stays.
        """

    async def signal(self, table: str, text: str) -> None:
        """Send a short text about a table to all other processes; nothing is kept."""

    async def listen(self, news: AppendCallback, signal: SignalCallback, lost: Callable[[], Awaitable[None]]) -> None:
        """Hear of what other processes do; `lost` is awaited after news may have been missed."""

    async def is_ready(self) -> bool:
        """The database answers."""

    async def close(self) -> None: ...
