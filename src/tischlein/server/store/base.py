"""The storage protocol and the types it exchanges with the rest of the server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Literal, Protocol

from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.log_events import Animal, LogEntry, Phase, TableSetup

MAX_CHAT: Final = 50
"""Chat messages and reactions that a table shows."""
MAX_COMMAND_IDS: Final = 512
"""Command ids that are remembered, so that a repeated command is carried out once."""


class StoreError(TischleinError):
    """The database cannot be used, or its address is invalid.

    kind  what has failed, for programs: `full`, `read-only`, `busy`, `io`, `unreachable` and so on
    code  the code of the database or of the system, if there is one
    why   the cause as it may be logged: without secrets, and without what was to be written
    """

    def __init__(self, text: str, kind: str = "other", code: str = "") -> None:
        super().__init__(text)
        self.kind = kind
        self.code = code
        self.why = text


class TableSummary(Struct, frozen=True):
    """A table without its log, for the lobby and REST. `taken` seats belong to people, whose names are `people`."""

    id: str
    setup: TableSetup
    phase: Phase
    taken: int
    people: list[str]
    created: int
    updated: int
    animals: list[Animal] = []


class SeatSummary(Struct, frozen=True):
    """What a review says of a seat, in shares of a win.

    result     its share of the win
    luck       the part of its result that was luck; of a series, both are the means of its games
    gave_away  what its moves gave away against the best ones, and the standard error; of a series, in all its games
    at_stake   what moves drawn by lot would have given away
    """

    result: float
    luck: float
    gave_away: float
    gave_away_error: float
    at_stake: float


class GameReviewSummary(Struct, frozen=True):
    """What the complete review of a game says of its seats."""

    effort: str
    seats: list[SeatSummary]


class FinishedGame(Struct, frozen=True):
    """A game that is over: game `number` of its table, log entries `first` to `last`.

    replays  anyone may watch the game, and the archive lists it
    animals  by seat; empty in games from before players had one
    people   the ids of the people at this table by seat, which mean nothing elsewhere; empty for computer players
    shared   the table agreed that anyone with the link may watch the game
    review   what the review of the game says; null if there is none yet
    """

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
    animals: list[Animal] = []
    people: list[str] = []
    shared: bool = False
    review: GameReviewSummary | None = None


class JoinCode(Struct, frozen=True):
    """A join code of a table, valid before `expires`. `attempt` counts the codes that other tables already had."""

    digest: str
    table: str
    attempt: int
    expires: int


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
    shared: int | None = None
    """The number of a finished game that anyone with the link may watch from now on."""


OrderKind = Literal["close", "delete", "rewrite", "bans"]


class Order(Struct, frozen=True):
    """What every server has to notice: a table was closed, deleted or rewritten, or the bans have changed."""

    id: int
    kind: OrderKind
    table: str


class Ban(Struct, frozen=True):
    """A guest by id, or a network such as 203.0.113.0/24, that may not play until `expires`, or for ever."""

    target: str
    reason: str
    created: int
    expires: int | None


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

    async def read_state(self, table: str, until: int | None = None) -> list[LogEntry]:
        """Return the entries that the state of a table depends on, up to a time; empty if there is no such table.

        A table that is being removed does not exist any more.

        These are the entry that opened the table, those of the last game except for its chat, and of everything before
        it neither moves nor chat. The chat that is still shown and the last commands of clients are among them, and so
        is the newest entry.
        """

    async def read_game(self, table: str, first: int, last: int) -> list[LogEntry]:
        """Return the entries that the record and the replays of a finished game depend on: no chat, no other moves."""

    async def summary(self, table: str) -> TableSummary | None: ...

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        """Return public tables that are not over, most recently updated first; `since` <= updated < `before`."""

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        """Return games with public replays, most recently ended first."""

    async def finished_game(self, table: str, number: int) -> FinishedGame | None: ...

    async def finished_games(self, table: str) -> list[FinishedGame]: ...

    async def add_review(self, table: str, number: int, review: GameReviewSummary) -> None:
        """Store what the review of a finished game says, in place of an earlier one; do nothing without such a game."""

    async def is_closed(self, table: str) -> bool:
        """Return whether an operator has closed a table."""

    async def mark_used(self, tables: Iterable[str], now: int) -> int:
        """Note that tables are in use, so that they are not removed; return how many of them exist."""

    async def remove_old_table(self, before: int, now: int) -> str | None:
        """Begin to remove one table that nobody has changed or used since `before`; return its id, if there is one."""

    async def remove_entries(self, now: int, limit: int) -> bool:
        """Delete up to `limit` log entries of a removed table; return whether there were any."""

    async def remove_old_chat(self, before: int, limit: int) -> int:
        """Replace up to `limit` chat messages and reactions from before a time; return how many."""

    async def scrub(self) -> None:
        """Overwrite what was removed in the files of the database, if nobody reads it at the moment."""

    async def newest_order(self) -> int:
        """Return the id of the newest order; 0 if there is none."""

    async def read_orders(self, after: int) -> list[Order]: ...

    async def read_bans(self, now: int) -> list[Ban]:
        """Return the bans that have not expired."""

    async def add_code(self, code: JoinCode, now: int) -> bool:
        """Store a join code, and forget expired ones; return False if another table has the same code."""

    async def code_of(self, table: str, after: int) -> JoinCode | None:
        """Return the join code of a table that expires last, if it does so after that time."""

    async def code_by_digest(self, digest: str, now: int) -> JoinCode | None: ...

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        """Lease tables whose job is due and whose lease has expired until `lease`; return their ids."""

    async def release_job(self, table: str, lease: int, due: int | None) -> None:
        """Release a job leased until `lease`: it is due again at `due`, or never.

        Do nothing if an entry written since has set another lease.
        """

    async def release_leases(self, tables: Iterable[str]) -> None:
        """Let any process take over the jobs of these tables at once."""

    async def signal(self, table: str, text: str) -> None:
        """Send a short text about a table to all other processes that follow it, without storing it.

        The empty table is followed by all. The text may get lost.
        """

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None:
        """Subscribe to what other processes write and signal about tables that this process follows."""

    async def follow(self, table: str) -> None:
        """Subscribe to a table; call before reading its log.

        A notification is a hint that may get lost, so look for missed entries now and then with `find_newer`.
        """

    def follow_only(self, tables: Iterable[str]) -> None:
        """Unsubscribe from all other tables."""

    async def find_newer(self, known: dict[str, int]) -> list[str]:
        """Return the tables to which other processes have added entries after the known number."""

    async def is_ready(self) -> bool:
        """Return whether the database answers."""

    async def check_writable(self) -> None:
        """Write something and remove it again; raise StoreError if that is not possible."""

    @property
    def has_failed(self) -> bool:
        """Whether the last access failed, and none has succeeded since."""

    async def key_fingerprint(self) -> str | None:
        """Return the fingerprint of the server's key; None if there is none yet."""

    async def add_key_fingerprint(self, fingerprint: str) -> str:
        """Store the fingerprint of the server's key unless there is one; return the stored one."""

    async def close(self) -> None: ...
