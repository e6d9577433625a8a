"""Games that were played elsewhere, brought in with their records as finished games that can be replayed here.

A record shows that its moves follow the rules. It names nobody, and who played is what its sender says. The id of the
table tells that its first game was brought in.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from tischlein.core.errors import RecordError
from tischlein.server.bodies import GameImport, ImportedGame, ImportedPlayer, is_nested_too_deep
from tischlein.server.commands import check_level, new_salt
from tischlein.server.keys import Keys
from tischlein.server.limits import RateLimiter
from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GameEnded,
    GameStarted,
    LogEntry,
    MoveMade,
    MoveTakenBack,
    SeatTaken,
    TableOpened,
    TableSetup,
)
from tischlein.server.people import BOT_ANIMALS, Guest, default_animal, distinct_name, normalise_name
from tischlein.server.problems import ProblemError
from tischlein.server.seat_holders import STAND_IN
from tischlein.server.store.base import LogBatch, Store
from tischlein.server.table_state import fold
from tischlein.table.record import TAKE_BACK
from tischlein.table.table import Table

P = ParamSpec("P")
T = TypeVar("T")

IMPORT_PREFIX: Final = "offline-"
"""How ids of tables begin whose first game was brought in."""
IMPORTS_PER_HOUR: Final = 120
"""Games that one address may bring in within an hour."""
IMPORTS_AT_ONCE: Final = 50
MAX_REPLAYED: Final = 20_000
"""Moves that the take-backs of a record may replay: each goes through all moves before it."""


class RecordImports:
    """Takes in records. Only one is replayed at a time, in a thread; `clock` is in seconds."""

    def __init__(
        self,
        keys: Keys,
        store: Store,
        thread: Executor,
        now: Callable[[], int],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._keys: Final = keys
        self._store: Final = store
        self._thread: Final = thread
        self._now: Final = now
        self._clock: Final = clock
        self._limiter: Final = RateLimiter(IMPORTS_PER_HOUR / 3600, IMPORTS_AT_ONCE)
        self._lock: Final = asyncio.Lock()

    async def add(self, game: GameImport, guest: Guest, address: str) -> ImportedGame:
        """Check a game and write it as that of a private table of the guest; what the guest has brought in stays."""
        if self._limiter.take(address, self._clock()):
            raise ProblemError(429, "Too many games were brought in from here; try again later.")
        seats = seats_for(game.players, guest)
        record = await self._run(check_record, game.record)
        if len(seats) != record.seats:
            raise ProblemError(422, f"The game has {record.seats} seats, and the request names {len(seats)} players.")
        table = IMPORT_PREFIX + self._keys.imported_table(guest.id, fingerprint(record))
        batch = await self._run(self._batch, table, record, seats, False)
        is_new = await self._store.append(batch)
        finished = batch.finished if is_new else await self._store.finished_game(table, 1)
        entries = batch.entries if is_new else await self._store.read_state(table)
        if finished is None or not entries:
            raise ProblemError(422, "This game was brought in before, and has been removed here.", code="removed")
        seated = [(e.seq, e.event.salt) for e in entries if e.seq < finished.first and isinstance(e.event, SeatTaken)]
        invitation = self._keys.invitation(table)
        return ImportedGame(
            finished,
            self._keys.host(table),
            invitation,
            f"/t/{table}#{invitation}",
            [self._keys.seat(table, seq, salt) for seq, salt in seated],
            is_new,
        )

    async def add_unnamed(self, game: GameImport, table: str) -> ImportedGame:
        """Check a game whose players are unknown, and write it as one that anyone here may watch."""
        record = await self._run(check_record, game.record)
        batch = await self._run(self._batch, table, record, unknown_players(record.seats), True)
        await self._store.append(batch)
        assert batch.finished is not None, "the last entry ends the game"
        invitation = self._keys.invitation(table)
        link = f"/t/{table}#{invitation}"
        return ImportedGame(batch.finished, self._keys.host(table), invitation, link, [], True)

    async def _run(self, work: Callable[P, T], *arguments: P.args, **_: P.kwargs) -> T:
        """Run work in the thread, in which tables are loaded between one piece of it and the next."""
        async with self._lock:
            return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *arguments))

    def _batch(self, table: str, record: Table, seats: list[SeatTaken | BotAdded], replays: bool) -> LogBatch:
        """Return the log of a table at which the game of a record has just ended."""
        setup = TableSetup(record.info.id, record.seats, record.options, replays=replays)
        events: list[tuple[int | None, AnyLogEvent]] = [(None, TableOpened(setup, new_salt(), record.seed))]
        events += enumerate(seats)
        events.append((None, GameStarted(1, record.info.edition)))
        for seat, move in record.history:
            events.append((seat, MoveTakenBack() if move == TAKE_BACK else MoveMade(move)))
        now = self._now()
        before = [LogEntry(table, seq, now, seat, event) for seq, (seat, event) in enumerate(events, 1)]
        state = fold(self._keys, before)
        assert record.places is not None, "the game is over"
        ended = GameEnded(state.secret(), record.scores, record.places, new_salt())
        end = LogEntry(table, len(before) + 1, now, None, ended)
        return LogBatch([*before, end], state.summary_after(end), state.finished_by(end))


def check_record(record: Any) -> Table:
    """Return the table at which a record ends; raise RecordError if it is wrong, or cannot be shown here."""
    if _replayed_moves(record) > MAX_REPLAYED:
        raise RecordError("too many moves of this game were taken back")
    if is_nested_too_deep(record.get("options")):
        raise RecordError("the options of this record are nested too deeply")
    table = Table.replay(record)
    if not table.seed:
        raise RecordError("the game of this record has an empty seed, which no table here deals from")
    if not table.over or table.places is None:
        raise RecordError("the game of this record is not over")
    if table.opening is not None:
        raise RecordError("the game of this record began in the middle, which cannot be shown here")
    return table


def _replayed_moves(record: dict[str, Any]) -> int:
    """Return how many moves the take-backs of a record replay together, if it is one."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        return 0
    return sum(number for number, move in enumerate(moves) if isinstance(move, list) and TAKE_BACK in move)


def fingerprint(table: Table) -> str:
    """Return a hash of a game that stays the same when its record is written again, unlike the record's head."""
    game = [table.info.id, table.info.edition, table.seats, sorted(table.options.items()), table.seed, table.history]
    return hashlib.sha256(msgspec.json.encode(game)).hexdigest()


def unknown_players(seats: int) -> list[SeatTaken | BotAdded]:
    """Return players for a record that comes without any."""
    return [BotAdded(STAND_IN, name) for name in [*BOT_ANIMALS][:seats]]


def seats_for(players: list[ImportedPlayer], guest: Guest) -> list[SeatTaken | BotAdded]:
    """Return how the players sit down; the guest is the person of that name, or else the first one."""
    names: list[str] = []
    for player in players:
        names.append(distinct_name(normalise_name(player.name), names))
    people = [name for name, player in zip(names, players, strict=True) if player.level is None]
    own = guest.name if guest.name in people else next(iter(people), None)
    seats: list[SeatTaken | BotAdded] = []
    for name, player in zip(names, players, strict=True):
        if player.level is not None:
            check_level(player.level)
            seats.append(BotAdded(player.level, name))
        else:
            person = guest.id if name == own else f"{guest.id}/{name.casefold()}"
            seats.append(SeatTaken(name, person, new_salt(), player.animal or default_animal(person)))
    return seats
