"""A store in memory, and a table host without real tables."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

from msgspec import structs

from tests.server.log_builder import KEYS, LogBuilder
from tischlein import Table
from tischlein.bots.levels import make_bot
from tischlein.core.errors import SeatError
from tischlein.server.bans import BanList
from tischlein.server.join_codes import JoinCodes
from tischlein.server.keys import Keys
from tischlein.server.link_guesses import LinkGuesses
from tischlein.server.log_events import LogEntry, TableSetup
from tischlein.server.outgoing import Transport
from tischlein.server.people import Guest
from tischlein.server.prepared_body import PreparedBody, prepare_body
from tischlein.server.readiness import Readiness
from tischlein.server.replay import replay
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.store.base import (
    AppendCallback,
    Ban,
    FinishedGame,
    GameReviewSummary,
    JoinCode,
    LogBatch,
    Order,
    SignalCallback,
    StoreError,
    TableSummary,
)


class FakeStore:
    """Keeps everything in memory. `up`: whether it answers; `refusal`: why it cannot be written."""

    def __init__(self) -> None:
        self.up = True
        self.entries: dict[str, list[LogEntry]] = {}
        self.summaries: dict[str, TableSummary] = {}
        self.finished: list[FinishedGame] = []
        self.codes: list[JoinCode] = []
        self.closed: set[str] = set()
        self.bans: list[Ban] = []
        self.fingerprint: str | None = None
        self.refusal: StoreError | None = None

    async def append(self, batch: LogBatch) -> bool:
        for entry in batch.entries:
            log = self.entries.setdefault(entry.table, [])
            if entry.seq != len(log) + 1:
                return False
            log.append(entry)
        if batch.summary is not None:
            self.summaries[batch.summary.id] = batch.summary
        if batch.finished is not None:
            self.finished.append(batch.finished)
        return True

    async def read_log(self, table: str, after: int = 0) -> list[LogEntry]:
        return self.entries.get(table, [])[after:]

    async def read_state(self, table: str, until: int | None = None) -> list[LogEntry]:
        return [entry for entry in self.entries.get(table, []) if until is None or entry.at <= until or entry.seq == 1]

    async def read_game(self, table: str, first: int, last: int) -> list[LogEntry]:
        return self.entries.get(table, [])[:last]

    async def summary(self, table: str) -> TableSummary | None:
        return self.summaries.get(table)

    async def lobby(self, limit: int, before: int | None = None, since: int = 0) -> list[TableSummary]:
        found = [
            row for row in self.summaries.values() if row.setup.public and row.phase != "over" and row.updated >= since
        ]
        found.sort(key=lambda row: -row.updated)
        return [row for row in found if before is None or row.updated < before][:limit]

    async def archive(self, limit: int, before: int | None = None) -> list[FinishedGame]:
        found = sorted((game for game in self.finished if game.replays), key=lambda game: -game.ended)
        return [game for game in found if before is None or game.ended < before][:limit]

    async def finished_game(self, table: str, number: int) -> FinishedGame | None:
        return next((game for game in self.finished if (game.table, game.number) == (table, number)), None)

    async def finished_games(self, table: str) -> list[FinishedGame]:
        return [game for game in self.finished if game.table == table]

    async def add_review(self, table: str, number: int, review: GameReviewSummary) -> None:
        at = {(game.table, game.number): at for at, game in enumerate(self.finished)}.get((table, number))
        if at is not None:
            self.finished[at] = structs.replace(self.finished[at], review=review)

    async def add_code(self, code: JoinCode, now: int) -> bool:
        self.codes = [known for known in self.codes if known.expires > now]
        if any(known.digest == code.digest for known in self.codes):
            return False
        self.codes.append(code)
        return True

    async def code_of(self, table: str, after: int) -> JoinCode | None:
        found = [code for code in self.codes if code.table == table and code.expires > after]
        return max(found, key=lambda code: code.expires, default=None)

    async def code_by_digest(self, digest: str, now: int) -> JoinCode | None:
        return next((code for code in self.codes if code.digest == digest and code.expires > now), None)

    async def is_closed(self, table: str) -> bool:
        return table in self.closed

    async def mark_used(self, tables: Iterable[str], now: int) -> int:
        return len(list(tables))

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
        return self.bans

    async def lease_jobs(self, now: int, lease: int, limit: int) -> list[str]:
        return []

    async def release_job(self, table: str, lease: int, due: int | None) -> None: ...

    async def release_leases(self, tables: Iterable[str]) -> None: ...

    async def signal(self, table: str, text: str) -> None: ...

    async def listen(
        self, news: AppendCallback, signal: SignalCallback, lost: Callable[[], Awaitable[None]]
    ) -> None: ...

    async def follow(self, table: str) -> None: ...

    def follow_only(self, tables: Iterable[str]) -> None: ...

    async def find_newer(self, known: dict[str, int]) -> list[str]:
        return []

    async def is_ready(self) -> bool:
        return self.up

    async def check_writable(self) -> None:
        if self.refusal is not None:
            raise self.refusal

    @property
    def has_failed(self) -> bool:
        return False

    async def key_fingerprint(self) -> str | None:
        return self.fingerprint

    async def add_key_fingerprint(self, fingerprint: str) -> str:
        self.fingerprint = self.fingerprint or fingerprint
        return self.fingerprint

    async def close(self) -> None: ...


def short_game() -> LogBuilder:
    """Return the log of two players who have just begun."""
    log = LogBuilder(seats=2).people(0, 1).start()
    for _ in range(5):
        log.move()
    return log


@dataclass
class FakeArchive:
    """Returns records that only name their game, and replays of one game."""

    log: LogBuilder

    async def record(self, game: FinishedGame) -> PreparedBody:
        return prepare_body(json.dumps({"game": "uno", "table": game.table, "number": game.number}).encode())

    async def replay(self, game: FinishedGame, viewer: int | None) -> PreparedBody:
        return prepare_body(replay(KEYS, self.log.entries, game, viewer))


class FakeReviews:
    """Has reviews that have not begun, and remembers who asked for which."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, str, str]] = []

    async def read(self, game: FinishedGame, effort: str, address: str) -> PreparedBody:
        self.asked.append((game.table, game.number, effort, address))
        return prepare_body(json.dumps({"progress": 0.0, "review": None}).encode())


@dataclass
class FakeHost:
    """Opens tables without playing at them. It sends a socket what it knows about it, then echoes its frames."""

    store: FakeStore = field(default_factory=FakeStore)
    keys: Keys = field(default_factory=lambda: Keys(bytes(32)))
    bots: dict[str, list[str]] = field(default_factory=dict)
    log: LogBuilder = field(default_factory=short_game)
    """The game of every replay."""
    time: float = 0.0
    """Seconds, for the join codes."""
    renamed: list[tuple[str, str, str]] = field(default_factory=list)
    """The guests who chose another name or animal."""

    def __post_init__(self) -> None:
        self.is_draining = False
        self.readiness = Readiness(self.store.check_writable, lambda: self.time)
        self.archive = FakeArchive(self.log)
        self.reviews = FakeReviews()
        self.guesses = LinkGuesses(lambda: self.time)
        self.bans = BanList(lambda: int(self.time * 1000))
        self.codes = JoinCodes(self.keys, self.store, lambda: int(self.time * 1000), lambda: self.time)

    def rename_guest(self, guest: GuestIdentity) -> None:
        self.renamed.append((guest.id, guest.name, guest.animal))

    async def open_table(self, setup: TableSetup, bots: list[str]) -> str:
        Table(setup.game, setup.seats, options=setup.options)
        for level in bots:
            make_bot(level, 1)
        if len(bots) > setup.seats:
            raise SeatError(f"{len(bots)} computer players do not fit on {setup.seats} seats")
        table = f"t{len(self.store.summaries) + 1}"
        names = [f"bot {number}" for number, _ in enumerate(bots, 1)]
        self.add(
            TableSummary(
                table, setup, "gathering", len(bots), names, len(self.store.summaries), len(self.store.summaries)
            )
        )
        self.bots[table] = bots
        return table

    def add(self, row: TableSummary) -> TableSummary:
        self.store.summaries[row.id] = row
        return row

    def finish(self, table: str, number: int, replays: bool) -> FinishedGame:
        game = FinishedGame(table, number, "uno", ["Ada", "Bo"], 4, 9, 1000 + number, [120, 0], [1, 2], replays)
        self.store.finished.append(game)
        return game

    def counts(self) -> dict[str, int]:
        return {"tables": len(self.store.summaries), "sockets": 3}

    async def serve_client(self, socket: Transport, table: str, guest: Guest | None, address: str) -> None:
        facts = {"table": table, "guest": structs.asdict(guest) if guest else None, "address": address}
        await socket.send(json.dumps(facts).encode())
        while (data := await socket.receive()) is not None:
            await socket.send(str(data).encode())
