"""A table in the memory of this process: commands in, log entries, messages out.

Nothing is shown before it is durable: a command is decided against the state, written to the log, and only then
applied. If another process has written first, the loser reads the log and decides its command again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Final, Protocol

from tischlein.core.errors import TischleinError
from tischlein.server import metrics
from tischlein.server.attendance import Attendance
from tischlein.server.clock import SteadyClock
from tischlein.server.decision import Decision
from tischlein.server.delayed_feed import DelayedFeed
from tischlein.server.errors import CommandError
from tischlein.server.feed import Subscriber, TableFeed, Viewer
from tischlein.server.log_events import (
    AnyLogEvent,
    GameEnded,
    GameStarted,
    HolderRenamed,
    LogEntry,
    MoveMade,
    SeatTaken,
    ShareAgreed,
)
from tischlein.server.messages import AbsentSeat, Presence, ServerMessage
from tischlein.server.runtime import Runtime
from tischlein.server.scheduler import Decide, Scheduler
from tischlein.server.seat_holders import GuestIdentity, SeatHolder, rename, rename_on_return, update_holders
from tischlein.server.store.base import LogBatch, StoreError, TableJob
from tischlein.server.table_state import TableState
from tischlein.server.tasks import needs_scheduler
from tischlein.server.traffic import TableTraffic

LEASE: Final = 10_000
"""Milliseconds in which the process that wrote the last entry must do the next task, before others may do it."""
MAX_WRITING: Final = 5.0
"""Seconds after which a command gives up if other processes always write first; counting attempts would punish a fast
database."""

ChooseName = Callable[[list[SeatHolder], int, GuestIdentity], HolderRenamed | None]


class Participant(Subscriber, Protocol):
    """A connection as a room sees it."""

    @property
    def address(self) -> str:
        """The address of the client, as limits count it (`limits.client_key`)."""

    @property
    def guest(self) -> str | None:
        """The id of the client's guest."""

    @property
    def seat_entry(self) -> int:
        """The number of the log entry with which its seat was taken."""

    def send(self, message: ServerMessage) -> None: ...

    def introduce(self, guest: GuestIdentity) -> None:
        """Note that a guest has another name or animal; it may be another guest than that of this connection."""

    def disconnect(self, error: CommandError) -> None: ...


class Room:
    """A table in memory.

    clock    the time at the table, which is ahead of the server's if its log is
    live     the feed of the table
    delayed  the same for spectators of a table with a delay
    """

    def __init__(self, runtime: Runtime, state: TableState) -> None:
        self.clock: Final = SteadyClock(runtime.now, state.at)
        self._server_time: Final = runtime.now
        self._runtime: Final = replace(runtime, now=self.clock.now)
        self.state: Final = state
        self.live: Final = TableFeed(state)
        self.delayed: DelayedFeed | None = None
        self.participants: dict[Participant, None] = {}
        self.attendance: Final = Attendance(state.id, self.clock.now)
        self.idle_since = runtime.now()
        self.traffic: Final = TableTraffic(runtime.settings.limits)
        self._lock: Final = asyncio.Lock()
        self._newest = 0
        """The highest entry number that the store has notified this process of."""
        self._entry_waiters: Final[set[asyncio.Event]] = set()
        self._scheduler: Final = Scheduler(self._runtime, state, self.write, self.broadcast, self.attendance)
        self._scheduler.plan()
        self._is_retired = False
        self.ended: CommandError | None = None
        """Why the room cannot be used any longer, if an operator has ended it."""

    def end(self, error: CommandError) -> None:
        """Disconnect everyone, and write nothing more."""
        self.ended = error
        self.close()
        for participant in list(self.participants):
            participant.disconnect(error)

    def retire(self) -> None:
        """Leave the tasks of the table to other processes.

        Nobody is said to have left any longer: the clients are about to return through another process.
        """
        self._is_retired = True
        self._scheduler.stop()

    async def wait_for_writes(self) -> None:
        """Return when no entry is being written."""
        async with self._lock:
            return

    def close(self) -> None:
        self._scheduler.stop()
        if self.delayed is not None:
            self.delayed.close()

    def replan(self) -> None:
        """Set all timers again: they do not notice time that the computer slept through."""
        self._scheduler.plan()
        if self.delayed is not None:
            self.delayed.advance()

    def next_due(self) -> int | None:
        """Return when the next task of the table is due, in server time."""
        due = self._scheduler.next_due()
        return None if due is None else due - self.clock.lead()

    # --- writing

    async def write(self, decide: Decide, client: str | None = None) -> int:
        """Write what `decide` returns and show it; return the number of the entry once it is durable."""
        try:
            return await self._write(decide, client)
        except asyncio.CancelledError:  # the client is gone, but the entry may have been written
            self._runtime.spawn(self.catch_up())
            raise
        finally:
            self._follow()

    async def _write(self, decide: Decide, client: str | None) -> int:
        async with self._lock:
            end = monotonic() + MAX_WRITING
            while monotonic() < end:
                if self.ended is not None:
                    raise self.ended.with_traceback(None)
                if client is not None and (done := self.state.find_command(client)) is not None:
                    return done
                try:
                    decision = decide()
                except TischleinError:
                    if await self._catch_up():  # another process has changed what the decision depends on
                        continue
                    raise
                entry = self._entry(decision, client)
                if await self._runtime.store.append(self._batch(entry)):
                    self._apply(entry, decision.move)
                    _count(entry.event)
                    return entry.seq
                await self._catch_up()
        raise CommandError("busy")

    def _entry(self, decision: Decision, client: str | None) -> LogEntry:
        state = self.state
        at = max(self._runtime.now(), state.at)
        return LogEntry(state.id, state.seq + 1, at, decision.seat, decision.event, client)

    def _batch(self, entry: LogEntry) -> LogBatch:
        state = self.state
        due = entry.at - self.clock.lead()
        job = TableJob(due, due + LEASE) if self._needs_scheduler_after(entry) else None
        event = entry.event
        shared = event.game if isinstance(event, ShareAgreed) and event.public else None
        return LogBatch([entry], state.summary_after(entry), state.finished_by(entry), job, shared)

    def _needs_scheduler_after(self, entry: LogEntry) -> bool:
        state, event = self.state, entry.event
        if isinstance(event, GameEnded) or not (state.phase == "playing" or isinstance(event, GameStarted)):
            return False
        return needs_scheduler(state.setup, update_holders(state.holders, entry, state.phase))

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        async with self._lock:
            await self._catch_up()
        self._follow()

    def on_append(self, seq: int) -> None:
        """Note that an entry was written, by any process, and read it unless it turns out to be known.

        A notification of this process's own entry arrives while `write` holds the lock, before the entry is applied;
        the holder of the lock decides when releasing it.
        """
        self._newest = max(self._newest, seq)
        if not self._lock.locked():
            self._follow()

    def _follow(self) -> None:
        if self.state.seq < self._newest:
            self._runtime.spawn(self._read_newest())

    async def _read_newest(self) -> None:
        """Read up to the newest entry, and again if there were notifications of newer ones meanwhile."""
        async with self._lock:
            known = 0
            while max(known, self.state.seq) < self._newest:
                known = self._newest
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply new entries of the log; return whether there were any."""
        entries = await self._runtime.store.read_log(self.state.id, self.state.seq)
        for entry in entries:
            self._apply(entry)
        return bool(entries)

    def _apply(self, entry: LogEntry, move: int | None = None) -> None:
        holders = self.state.holders
        self.clock.note(entry.at)
        self.live.apply(entry, move)
        if self.delayed is not None:
            self.delayed.add(entry)
        if isinstance(entry.event, SeatTaken) and entry.seat is not None:
            self.attendance.note_seen(entry.seat, entry.at)
        if self.state.holders is not holders:
            self._disconnect_former_holder(entry.seat)
        self._scheduler.plan()
        for waiter in self._entry_waiters:
            waiter.set()

    def _disconnect_former_holder(self, seat: int | None) -> None:
        """Disconnect clients whose seat has changed hands: they may not see its cards any longer."""
        if seat is not None:
            for participant in [one for one in self.participants if one.viewer == seat]:
                if participant.seat_entry != self.state.holders[seat].entry:
                    participant.disconnect(CommandError("no-seat", "the seat is no longer yours", fatal=True))

    async def wait_for_entry(self, seconds: float) -> None:
        """Wait for the next log entry, at most for some seconds."""
        waiter = asyncio.Event()
        self._entry_waiters.add(waiter)
        try:
            async with asyncio.timeout(seconds):
                await waiter.wait()
        except TimeoutError:
            return
        finally:
            self._entry_waiters.discard(waiter)

    # --- names

    async def rename(self, guest: GuestIdentity) -> None:
        """Give the seats of a guest the name and animal that the guest has just chosen."""
        for participant in self.participants:
            participant.introduce(guest)
        for seat in range(self.state.setup.seats):
            await self._rename(seat, guest, rename)

    async def rename_on_return(self, seat: int, guest: GuestIdentity) -> None:
        """Give the seat of a guest the name and animal that the guest chose since, at another table."""
        await self._rename(seat, guest, rename_on_return)

    async def _rename(self, seat: int, guest: GuestIdentity, choose: ChooseName) -> None:
        """Write what `choose` returns, if anything. What cannot be written now is written when the guest returns."""

        def decide() -> Decision:
            event = choose(self.state.holders, seat, guest)
            if event is None:
                raise CommandError("not-now", "the seat has this name already, or belongs to somebody else")
            return Decision(seat, event)

        if choose(self.state.holders, seat, guest) is not None:
            with contextlib.suppress(CommandError, StoreError):
                await self.write(decide)

    # --- connections

    async def join(self, participant: Participant, since: int | None) -> list[bytes]:
        """Add an authenticated client and return the first messages for it."""
        self.participants[participant] = None
        is_first = self.attendance.add(participant.viewer, participant.address)
        feed = self.live
        if self.is_delayed(participant.viewer):
            feed = await self._delayed_feed()
        first = feed.subscribe(participant, since)
        if is_first:
            self._announce_presence(participant.viewer, True)
        return first

    def leave(self, participant: Participant) -> None:
        """Remove a client that has disconnected."""
        del self.participants[participant]
        is_last = self.attendance.remove(participant.viewer)
        self.live.unsubscribe(participant)
        if self.delayed is not None:
            self.delayed.feed.unsubscribe(participant)
            if not self.delayed.feed.subscribers:
                self.delayed.close()
                self.delayed = None
        if not self.participants:
            self.idle_since = self._server_time()
        if is_last:
            self._announce_presence(participant.viewer, False)

    async def _delayed_feed(self) -> TableFeed:
        if self.delayed is None:
            store, state = self._runtime.store, self.state
            shown = await self._runtime.fold(
                await store.read_state(state.id, until=self._runtime.now() - 1000 * state.setup.delay)
            )
            pending = await store.read_log(state.id, shown.seq)
            while shown.seq + len(pending) < state.seq:  # entries were written while the log was read
                pending += await store.read_log(state.id, shown.seq + len(pending))
            if self.delayed is None:  # another spectator may have made one while the log was read
                self.delayed = DelayedFeed(self.live, shown, pending, self._runtime.now)
        return self.delayed.feed

    def snapshot(self, viewer: Viewer) -> bytes:
        """Return a snapshot for a client that could not keep up."""
        if viewer is None and self.delayed is not None:
            return self.delayed.feed.snapshot(viewer)
        return self.live.snapshot(viewer)

    def broadcast(self, message: ServerMessage) -> None:
        """Send everyone a message that is not in the log, except spectators who watch with a delay."""
        for participant in self.participants:
            if not self.is_delayed(participant.viewer):
                participant.send(message)

    def forget_chat(self, before: int) -> None:
        """Forget chat from before a time, which is removed from the log."""
        self.live.forget_chat(before)
        if self.delayed is not None:
            self.delayed.feed.forget_chat(before)

    def is_delayed(self, viewer: Viewer) -> bool:
        """Return whether a viewer may know nothing of the present."""
        return viewer is None and self.state.setup.delay > 0

    # --- presence

    def absences(self) -> list[AbsentSeat]:
        """Return the people who are not connected, and since when."""
        return self.attendance.absences(self.state.holders)

    def _announce_presence(self, viewer: Viewer, connected: bool) -> None:
        """Announce the first connection of a seat that opens and the last one that closes."""
        assert viewer is not None
        if self._is_retired:
            return
        self._note_presence(viewer, connected)
        self._runtime.spawn(self._signal_presence(viewer, connected))

    async def _signal_presence(self, seat: int, connected: bool) -> None:
        await self._runtime.store.signal(self.state.id, f"{'+' if connected else '-'}{seat}")

    async def repeat_presence(self) -> None:
        """Tell the other processes again who is connected: they forget it if this process is killed."""
        for seat in self.attendance.seats_here():
            await self._signal_presence(seat, True)

    def on_signal(self, signal: str) -> None:
        """Note that a player connected to or left another process."""
        seat, connected = int(signal[1:]), signal[0] == "+"
        if self.attendance.note_elsewhere(seat, connected):
            self._note_presence(seat, connected)

    def _note_presence(self, seat: int, connected: bool) -> None:
        now = self._runtime.now()
        self.attendance.note_seen(seat, now)
        self.broadcast(Presence(seat, connected, now))


def _count(event: AnyLogEvent) -> None:
    if isinstance(event, MoveMade):
        (metrics.moves if event.level is None else metrics.bot_moves).inc()
