"""All tables of this process: opened, loaded, kept while they are needed, and evicted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from tischlein.core.errors import TischleinError
from tischlein.server import metrics
from tischlein.server.archive import GameArchive
from tischlein.server.attendance import PRESENCE_INTERVAL
from tischlein.server.bans import BanList
from tischlein.server.bot_pool import BotPool
from tischlein.server.clock import SteadyClock
from tischlein.server.commands import check_level, new_salt
from tischlein.server.connection import Connection
from tischlein.server.daily_policy import daily_deal
from tischlein.server.departures import ClientTransports
from tischlein.server.errors import CommandError
from tischlein.server.frame_queue import Outbox
from tischlein.server.handshake import ClosedTable, accept, say_restart, serve, turn_away
from tischlein.server.join_codes import JoinCodes
from tischlein.server.keys import Keys
from tischlein.server.limits import ConcurrencyLimiter
from tischlein.server.link_guesses import LinkGuesses
from tischlein.server.log_events import Animal, BotAdded, LogEntry, TableOpened, TableSetup, is_table_id
from tischlein.server.logs import log, log_error
from tischlein.server.notify import LogNotifier, Notifier
from tischlein.server.outgoing import Transport
from tischlein.server.people import BOT_ANIMALS
from tischlein.server.readiness import Readiness
from tischlein.server.record_import import RecordImports
from tischlein.server.retention import Retention
from tischlein.server.reviews import GameReviews
from tischlein.server.room import LEASE, Room
from tischlein.server.runtime import Runtime
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.settings import Settings
from tischlein.server.store.base import LogBatch, Order, Store, StoreError
from tischlein.server.table_state import TableState, fold
from tischlein.server.traffic import make_address_limiter
from tischlein.table.lesson import lesson_seed
from tischlein.table.table import Table

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 10
UPKEEP_SECONDS: Final = 1.0
"""Seconds between two searches for tables with due tasks."""
POLL_SECONDS: Final = 3.0
"""Seconds between two searches for entries of other processes whose notification was lost."""
MAX_JOBS: Final = 64
MAX_MARKED: Final = 200
"""Tables that one transaction notes as used."""
BROKEN_TABLE_PAUSE: Final = 3_600_000
"""Milliseconds until a table that could not be read is tried again."""
EVERY_TABLE: Final = ""
"""The table of signals that concern all tables."""
MIN_BATCH: Final = 32
MAX_BATCHES: Final = 20
BATCH_PAUSE: Final = 0.1
"""Tables that are handed over at a time, how often at most, and seconds between: other processes have to load them."""
DRAIN_SECONDS: Final = 4.0
"""Seconds that commands in flight have when the process stops; those at one table have a quarter of it."""
ORDER_SECONDS: Final = 2.0
"""Seconds between two searches for orders."""
MARK_INTERVAL: Final = 600_000
"""Milliseconds between two notes in the database of which tables are in use."""
LINGER: Final = 10_000
"""Milliseconds that a table stays in memory after the last client has left."""


def guided_deal(setup: TableSetup, bots: list[str]) -> str:
    """Return the seed of a guided game; raise TischleinError if the table is for anyone but one learner."""
    if setup.public or setup.replays or setup.options:
        raise CommandError("not-now", "a guided game is private, is not published and has no options")
    if len(bots) != setup.seats - 1:
        raise CommandError("not-now", f"a guided game is for one person and {setup.seats - 1} computer players")
    return lesson_seed(setup.game, setup.seats)


class RenamedGuest(msgspec.Struct, frozen=True):
    """A guest who has chosen another name or animal, as processes tell each other."""

    id: str
    name: str
    animal: Animal


class TableHost:
    """The tables of one process. Call `open` before use and `close` at the end."""

    def __init__(
        self, settings: Settings, store: Store, keys: Keys, bots: BotPool, notifier: Notifier | None = None
    ) -> None:
        self._clock: Final = SteadyClock(lambda: time.time_ns() // 1_000_000)
        self.settings: Final = settings
        self.store: Final = store
        self.keys: Final = keys
        self.bots: Final = bots
        self.rooms: Final[dict[str, Room]] = {}
        self.readiness: Final = Readiness(store.check_writable)
        self.codes: Final = JoinCodes(keys, store, self.now)
        self.guesses: Final = LinkGuesses()
        self._runtime: Final = Runtime(
            settings,
            keys,
            store,
            self.bots,
            notifier or LogNotifier(),
            Outbox(),
            self._fold,
            make_address_limiter(settings.limits),
            self.now,
            self.spawn,
        )
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._fold_thread: Final = ThreadPoolExecutor(1, "fold")
        """Only one thread folds logs: each competes with the event loop for the interpreter."""
        self.archive: Final = GameArchive(keys, store, self._fold_thread)
        self.reviews: Final = GameReviews(self.archive, store, bots, self._fold_thread, self.spawn)
        self.imports: Final = RecordImports(keys, store, self._fold_thread, self.now)
        self.is_draining = False
        self._clients: Final = ClientTransports()
        self.bans: Final = BanList(self.now)
        self._retention: Final = Retention(settings, store, self.now, self._forget_chat)
        self._last_order = 0
        self._rewritten: Final[set[str]] = set()
        """Tables whose log was rewritten since this process started."""
        self._evicted: set[str] = set()
        """Tables that were in use since the last note, and are no longer in memory."""
        self._unauthenticated: Final = ConcurrencyLimiter(settings.limits.pending_sockets)

    def now(self) -> int:
        """Return the server time in milliseconds; it goes on if the clock of the computer is set back."""
        return self._clock.advance()

    async def open(self) -> None:
        await self.store.listen(self._on_append, self._on_signal, self._on_loss)
        self._last_order = await self.store.newest_order()
        self.bans.replace(await self.store.read_bans(self.now()))
        self.spawn(self._run_upkeep())
        self.spawn(self._poll())
        self.spawn(self._watch_orders())
        self.spawn(self._retention.run())

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.bots.close)
        await asyncio.to_thread(self._fold_thread.shutdown, cancel_futures=True)
        await self.store.close()

    async def drain(self) -> None:
        """Hand all tables over to other processes: finish commands, give up leases, let the clients reconnect."""
        self.is_draining = True
        end = asyncio.get_running_loop().time() + DRAIN_SECONDS
        size = max(MIN_BATCH, -(-len(self.rooms) // MAX_BATCHES))
        handed_over: set[str] = set()
        while tables := [table for table in {*self.rooms, *self._clients.tables} if table not in handed_over][:size]:
            if handed_over:
                await asyncio.sleep(BATCH_PAUSE)
            await self._hand_over(tables, min(DRAIN_SECONDS / 4, end - asyncio.get_running_loop().time()))
            handed_over.update(tables)

    async def _hand_over(self, tables: list[str], seconds: float) -> None:
        rooms = [self.rooms[table] for table in tables if table in self.rooms]
        for room in rooms:
            room.retire()
        await self._clients.dismiss(tables, seconds)
        for room in rooms:
            await room.wait_for_writes()
        with contextlib.suppress(StoreError):  # the leases expire
            await self.store.release_leases([room.state.id for room in rooms])

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Start background work; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        metrics.background_failures.inc()
        if not isinstance(error, StoreError):  # the store logs why it failed
            log_error("background_work_failed", error)

    async def _fold(self, entries: list[LogEntry]) -> TableState:
        return await asyncio.get_running_loop().run_in_executor(self._fold_thread, fold, self.keys, entries)

    # --- tables

    async def open_table(self, setup: TableSetup, bots: list[str]) -> str:
        """Open a table and return its id. Raise TischleinError if the game does not allow the setup or the bots."""
        table = Table(setup.game, setup.seats, 0, setup.options)
        if len(bots) > table.seats:
            raise CommandError("no-free-seat", f"{len(bots)} computer players do not fit at {table.seats} seats")
        for level in bots:
            check_level(level)
        name, now = self.new_table_id(), self.now()
        deal = guided_deal(setup, bots) if setup.lesson else ""
        if setup.daily is not None:
            deal = daily_deal(setup, bots, now)
        entries = [LogEntry(name, 1, now, None, TableOpened(setup, new_salt(), deal))]
        for number, (level, bot) in enumerate(zip(bots, BOT_ANIMALS, strict=False)):
            seat = setup.seats - len(bots) + number
            entries.append(LogEntry(name, number + 2, now, seat, BotAdded(level, bot)))
        await self.store.append(LogBatch(entries, fold(self.keys, entries).summary()))
        return name

    def new_table_id(self) -> str:
        return self.settings.table_prefix + "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))

    async def room(self, table: str) -> Room | None:
        """Return the room of a table, loading it from the log if necessary; None if there is no such table."""
        if not is_table_id(table):
            return None
        found = self.rooms.get(table)
        if found is not None:
            found.idle_since = self.now()  # the caller is about to join, so the room must not be evicted
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room | None:
        await self.store.follow(table)
        entries = await self.store.read_state(table)
        if not entries:
            return None
        if len(self.rooms) + len(self._loading) > self.settings.limits.tables:
            raise CommandError("too-many", "too many tables are in use; try again later", fatal=True)
        try:
            state = await self._fold(entries)
        except (AssertionError, TischleinError) as error:  # a damaged log, or one of another server key
            log_error("table_unreadable", error, table=table)
            raise CommandError("unavailable", fatal=True) from None
        if self.now() - state.at > MARK_INTERVAL and not await self.store.mark_used([table], self.now()):
            return None  # it has just been removed
        if await self.store.is_closed(table):
            raise ClosedTable(state)
        room = self.rooms[table] = Room(self._runtime, state)
        room.live.is_rewritten = table in self._rewritten
        log("table_loaded", logging.DEBUG, table=table, entries=len(entries))
        return room

    def counts(self) -> dict[str, int]:
        """Return the numbers of tables in memory and of open sockets."""
        return {"tables": len(self.rooms), "sockets": sum(len(room.participants) for room in self.rooms.values())}

    async def serve_client(self, transport: Transport, table: str, guest: GuestIdentity | None, address: str) -> None:
        """Serve a client to its end. An address (`limits.client_key`) that tries many wrong links is turned away."""
        with self._clients.enter(table, transport):
            if not self.is_draining:
                accepted = await self._accept_client(transport, table, guest, address)
                if isinstance(accepted, Connection):
                    await serve(accepted, transport)
                elif not self.is_draining:
                    await turn_away(transport, accepted)
            if self.is_draining:
                await say_restart(transport)

    async def _accept_client(
        self, transport: Transport, table: str, guest: GuestIdentity | None, address: str
    ) -> Connection | CommandError:
        """Return the connection of a client, or the error if it is not welcome."""
        try:
            if self.guesses.is_blocked(address):
                raise CommandError("too-many", fatal=True)
            self._check_ban(guest, address)
            with self._unauthenticated.enter("") as is_allowed:
                if not is_allowed:
                    raise CommandError("too-many", fatal=True)
                connection = await accept(self._runtime, transport, lambda: self.room(table), guest, address)
            self._check_ban(guest, address)
            if connection.room.ended is not None:
                raise connection.room.ended.with_traceback(None)
        except TimeoutError:
            return CommandError("too-slow", fatal=True)
        except CommandError as error:
            if error.code == "no-table":
                self.guesses.count(address)
            return error
        except StoreError:  # the store logs why
            return CommandError("unavailable", fatal=True)
        return connection

    def _check_ban(self, guest: GuestIdentity | None, address: str) -> None:
        if self.bans.covers(None if guest is None else guest.id, address):
            raise CommandError("banned", fatal=True)

    # --- guests

    def rename_guest(self, guest: GuestIdentity) -> None:
        """Rename a guest at the tables in memory, in every process. At other tables it happens on return."""
        self.spawn(self._rename_guest(RenamedGuest(guest.id, guest.name, guest.animal)))

    async def _rename_guest(self, guest: RenamedGuest) -> None:
        await self._rename_here(guest)
        await self.store.signal(EVERY_TABLE, msgspec.json.encode(guest).decode())

    async def _rename_here(self, guest: GuestIdentity) -> None:
        for room in list(self.rooms.values()):
            await room.rename(guest)

    # --- other processes

    def _on_append(self, table: str, seq: int) -> None:
        room = self.rooms.get(table)
        if room is not None:
            room.on_append(seq)
        elif table in self._loading:
            self.spawn(self._notify_loaded(table, seq))

    async def _notify_loaded(self, table: str, seq: int) -> None:
        """Pass on a notification that arrived while the table was being loaded, perhaps without this entry."""
        with contextlib.suppress(CommandError, StoreError):  # the caller that loads it gets the error
            room = await self.room(table)
            if room is not None:
                room.on_append(seq)

    def _on_signal(self, table: str, text: str) -> None:
        if table == EVERY_TABLE:
            self.spawn(self._rename_here(msgspec.json.decode(text, type=RenamedGuest)))
            return
        room = self.rooms.get(table)
        if room is not None:
            room.on_signal(text)

    async def _on_loss(self) -> None:
        await self._find_missed(list(self.rooms.values()))

    async def _poll(self) -> None:
        """Look for entries of other processes at tables with clients: a notification is only a hint."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._find_missed([room for room in self.rooms.values() if room.participants])
            except StoreError as error:  # the database may be back next time
                log_error("poll_failed", error)

    async def _find_missed(self, rooms: list[Room]) -> None:
        known = {room.state.id: room.state.seq for room in rooms}
        if known:
            for table in await self.store.find_newer(known):
                self._on_append(table, known[table] + 1)

    # --- orders

    async def _watch_orders(self) -> None:
        """Follow the orders of operators and of other processes."""
        while True:
            await asyncio.sleep(ORDER_SECONDS)
            try:
                await self.follow_orders()
            except StoreError:  # it may be back next time, and logs why it failed
                pass
            except Exception as error:
                log_error("orders_failed", error)

    async def follow_orders(self) -> None:
        """Follow the orders that are new."""
        for order in await self.store.read_orders(self._last_order):
            await self._follow_order(order)
            self._last_order = order.id

    async def _follow_order(self, order: Order) -> None:
        match order.kind:
            case "bans":
                self.bans.replace(await self.store.read_bans(self.now()))
                self._disconnect_banned()
            case "close":
                await self._end_room(order.table, CommandError("table-closed", fatal=True))
            case "delete":
                await self._end_room(order.table, CommandError("no-table", "the table was deleted", fatal=True))
            case "rewrite":
                self._rewritten.add(order.table)
                await self._end_room(order.table, CommandError("unavailable", "connect again", fatal=True))

    def _disconnect_banned(self) -> None:
        for room in self.rooms.values():
            for participant in list(room.participants):
                if self.bans.covers(participant.guest, participant.address):
                    participant.disconnect(CommandError("banned", fatal=True))

    async def _end_room(self, table: str, error: CommandError) -> None:
        """Drop a table from memory, also one that is being loaded from a log that has changed since."""
        loading = self._loading.get(table)
        if loading is not None:
            with contextlib.suppress(CommandError, StoreError):  # the caller that loads it gets the error
                await asyncio.shield(loading)
        room = self.rooms.pop(table, None)
        if room is not None:
            room.end(error)

    # --- upkeep

    async def _run_upkeep(self) -> None:
        """Take over tables with due tasks, and evict tables that are not needed."""
        repeated = marked = self.now()
        while not self.is_draining:
            try:
                lease = self.now() + LEASE
                for table in await self.store.lease_jobs(self.now(), lease, MAX_JOBS):
                    metrics.jobs.inc()
                    log("job_taken", logging.DEBUG, table=table)
                    try:
                        await self._resume(table, lease)
                    except CommandError as error:  # too many tables, or a table that cannot be read, which was logged
                        metrics.failed_jobs.inc()
                        pause = BROKEN_TABLE_PAUSE if error.code == "unavailable" else LEASE
                        await self.store.release_job(table, lease, self.now() + pause)
                self._evict()
                if self.now() - repeated >= PRESENCE_INTERVAL:
                    repeated = self.now()
                    self.spawn(self._repeat_presence())
                if self.now() - marked >= MARK_INTERVAL:
                    marked = self.now()
                    await self.mark_used()
                if self.store.has_failed:
                    await self.readiness.reason()  # notice that it works again, even if nobody writes
            except StoreError:  # it may be back next time, and logs why it failed
                pass
            except Exception as error:
                log_error("upkeep_failed", error)
            await asyncio.sleep(UPKEEP_SECONDS)

    async def mark_used(self) -> None:
        """Note in the database which tables are in use, so that no process removes them."""
        used = sorted(self._evicted | {name for name, room in self.rooms.items() if room.participants})
        self._evicted = set()
        for first in range(0, len(used), MAX_MARKED):
            await self.store.mark_used(used[first : first + MAX_MARKED], self.now())

    def _forget_chat(self, before: int) -> None:
        for room in self.rooms.values():
            room.forget_chat(before)

    async def _repeat_presence(self) -> None:
        """Repeat the presence of one table after the other: thousands at the same time would delay moves."""
        for room in list(self.rooms.values()):
            await room.repeat_presence()

    async def _resume(self, table: str, lease: int) -> None:
        """Resume the tasks of a table whose process was killed, or whose next task was far off."""
        room = await self.room(table)
        if room is None:
            return
        await room.catch_up()
        room.replan()
        due = room.next_due()
        if due is None or due > lease:
            await self.store.release_job(table, lease, due)

    def _evict(self) -> None:
        """Remove tables without clients from memory; their tasks are in the store's list of jobs."""
        now = self.now()
        for name, room in list(self.rooms.items()):
            if not room.participants and now - room.idle_since > LINGER:
                due = room.next_due()
                if due is None or due > now + 2 * LEASE:
                    room.close()
                    del self.rooms[name]
                    log("table_evicted", logging.DEBUG, table=name)
                    self._evicted.add(name)
        self.store.follow_only([*self.rooms, *self._loading])
