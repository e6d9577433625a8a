"""All tables of this process: opened, found, kept while somebody needs them, and let go of."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from tischlein.core.errors import RecordError, TischleinError
from tischlein.server.commands import BOT_NAMES, check_level, new_salt
from tischlein.server.door import attend, send_away
from tischlein.server.errors import WrongError
from tischlein.server.keys import Keys
from tischlein.server.limits import ConcurrencyLimiter, RateLimiter
from tischlein.server.link import Outbox, Wire
from tischlein.server.log_events import BotAdded, LogEntry, TableOpened, TableSetup
from tischlein.server.logs import log_error
from tischlein.server.notify import LogNotifier, Notifier
from tischlein.server.replay import replay
from tischlein.server.room import LEASE, PRESENCE, Room
from tischlein.server.settings import Settings
from tischlein.server.sitting import fold
from tischlein.server.store.base import FinishedGame, LogBatch, Store
from tischlein.server.thinking import Thinkers
from tischlein.table.table import Table

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
ROUND: Final = 1.0
"""Seconds between two looks for tables that need somebody."""
JOBS: Final = 64
GUESSES: Final = 20
"""Links that lead nowhere, from one address in a minute."""
BROKEN: Final = 3_600_000
"""Milliseconds after which a table is tried again that could not be read."""
REPLAYS: Final = 16
"""Replays that are kept: who looks at one often wants to see it with other eyes, or again."""
LINGER: Final = 10_000
"""Milliseconds that a table stays in memory after the last person has gone."""


class Guest(Protocol):
    """Who holds a guest cookie."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class House:
    """Made once a process; `open` before use, `close` at the end."""

    def __init__(self, settings: Settings, store: Store, keys: Keys, notifier: Notifier | None = None) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.keys: Final = keys
        self.notifier: Final[Notifier] = notifier or LogNotifier()
        self.thinkers: Final = Thinkers(settings.thinkers)
        self.rooms: Final[dict[str, Room]] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._replays: Final[dict[tuple[str, int, int | None], bytes]] = {}
        self._retelling: Final = asyncio.Lock()
        self._guesses: Final = RateLimiter(GUESSES / 60, GUESSES)
        self.strangers: Final = ConcurrencyLimiter(settings.limits.pending_sockets)
        self.outbox: Final = Outbox()

    def now(self) -> int:
        """Server time in milliseconds."""
        return time.time_ns() // 1_000_000

    async def open(self) -> None:
        await self.store.listen(self._hear, self._signal, self._missed)
        self.spawn(self._go_round())

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something be done on the side; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log_error("background work failed", error)

    # --- tables

    async def open_table(self, setup: TableSetup, bots: list[str]) -> str:
        """Set a table; its id. A TischleinError says what about the game, its options or the players cannot be."""
        table = Table(setup.game, setup.seats, 0, setup.options)
        if len(bots) > table.seats:
            raise WrongError("no-free-seat", f"{len(bots)} computer players do not fit at {table.seats} seats")
        for level in bots:
            check_level(level)
        name = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        now = self.now()
        entries = [LogEntry(name, 1, now, None, TableOpened(setup, new_salt()))]
        for number, level in enumerate(bots):
            seat = setup.seats - len(bots) + number
            entries.append(LogEntry(name, number + 2, now, seat, BotAdded(level, BOT_NAMES[number])))
        await self.store.append(LogBatch(entries, fold(self.keys, entries).summary()))
        return name

    async def room(self, table: str) -> Room | None:
        """A table in memory, read from the log if need be; None if there is no such table."""
        found = self.rooms.get(table)
        if found is not None:
            found.idle_since = self.now()  # whoever asks is about to come in, and must not find it let go of
            return found
        waiting = self._loading.get(table)
        if waiting is None:
            waiting = self._loading[table] = asyncio.ensure_future(self._load(table))
            waiting.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(waiting)

    async def _load(self, table: str) -> Room | None:
        entries = await self.store.read_log(table)
        if not entries:
            return None
        if len(self.rooms) >= self.settings.limits.tables:
            raise WrongError("too-many", "too many tables are being played at; try again later", fatal=True)
        try:
            sitting = fold(self.keys, entries)
        except (AssertionError, TischleinError) as error:  # another key than that of the log, or a damaged log
            log_error("table cannot be read", error, table=table)
            raise WrongError("unavailable", fatal=True) from None
        room = self.rooms[table] = Room(self, sitting)
        return room

    async def record(self, table: str, number: int) -> dict[str, Any]:
        """The record of a finished game."""
        finished = await self.store.finished_game(table, number)
        assert finished is not None, "whoever asks knows that the game is over"
        entries = await self.store.read_log(table)
        sitting = await asyncio.to_thread(fold, self.keys, entries[: finished.last])
        if sitting.game is None:
            raise RecordError(sitting.outdated)
        return await asyncio.to_thread(sitting.game.record)

    async def replay(self, game: FinishedGame, viewer: int | None) -> bytes:
        """A finished game as a seat saw it, or a spectator. One is made at a time, and the last ones are kept."""
        async with self._retelling:
            wanted = (game.table, game.number, viewer)
            told = self._replays.pop(wanted, None)
            if told is None:
                entries = await self.store.read_log(game.table)
                told = await asyncio.to_thread(replay, self.keys, entries, game, viewer)
            self._replays[wanted] = told
            if len(self._replays) > REPLAYS:
                del self._replays[next(iter(self._replays))]
            return told

    def counts(self) -> dict[str, int]:
        """How much is going on, for whoever watches the server."""
        return {"tables": len(self.rooms), "sockets": sum(len(room.guests) for room in self.rooms.values())}

    async def attend(self, socket: Wire, table: str, guest: Guest | None, address: str) -> None:
        """Serve one socket to its end. Whoever tries many links that lead nowhere is turned away unheard."""
        loop = asyncio.get_running_loop()
        if self._guesses.is_exhausted(address, loop.time()):
            await send_away(socket, WrongError("too-many", fatal=True))
            return
        who = (None, "") if guest is None else (guest.id, guest.name)
        if await attend(self, socket, table, *who) == "no-table":
            self._guesses.take(address, loop.time())

    # --- what other processes do

    def _hear(self, table: str, seq: int) -> None:
        room = self.rooms.get(table)
        if room is not None and room.sitting.seq < seq:
            self.spawn(room.catch_up())

    def _signal(self, table: str, text: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.hear(text)

    async def _missed(self) -> None:
        for room in list(self.rooms.values()):
            await room.catch_up()

    # --- the round

    async def _go_round(self) -> None:
        """Look for tables that need somebody, and let go of those that nobody needs."""
        told = self.now()
        while True:
            try:
                lease = self.now() + LEASE
                for table in await self.store.lease_jobs(self.now(), lease, JOBS):
                    try:
                        await self._tend(table, lease)
                    except WrongError as wrong:  # the house is full, or the table cannot be read, which was logged
                        pause = BROKEN if wrong.code == "unavailable" else LEASE
                        await self.store.release_job(table, lease, self.now() + pause)
                self._let_go()
                if self.now() - told >= PRESENCE:
                    told = self.now()
                    self.spawn(self._repeat_presence())
            except Exception as error:  # the next round may find the database again
                log_error("round failed", error)
            await asyncio.sleep(ROUND)

    async def _repeat_presence(self) -> None:
        """One after the other: thousands at the same time would hold up everybody's moves."""
        for room in list(self.rooms.values()):
            await room.repeat_presence()

    async def _tend(self, table: str, lease: int) -> None:
        """Look after a table that somebody should have: a process was killed, or what is to be done is far off."""
        room = await self.room(table)
        if room is None:
            return
        await room.catch_up()
        room.caretaker.plan()  # the alarm does not know of time that the computer slept through
        due = room.caretaker.next_due()
        if due is None or due > lease:
            await self.store.release_job(table, lease, due)

    def _let_go(self) -> None:
        """A table without people goes from memory; what it needs done is in the list of jobs."""
        now = self.now()
        for name, room in list(self.rooms.items()):
            if not room.guests and now - room.idle_since > LINGER:
                due = room.caretaker.next_due()
                if due is None or due > now + 2 * LEASE:
                    room.close()
                    del self.rooms[name]
