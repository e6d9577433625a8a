"""A table in the memory of this process: commands in, log entries, messages out.

Nothing is shown before it is durable: a command is decided against the state, written to the log, and only then
applied. If another process has written first, the loser reads the log and decides its command again.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final, Protocol

from tischlein.core.errors import TischleinError
from tischlein.server import metrics
from tischlein.server.commands import Decision
from tischlein.server.delayed_feed import DelayedFeed
from tischlein.server.errors import CommandError
from tischlein.server.feed import OUTSIDE, Subscriber, TableFeed, Viewer
from tischlein.server.log_events import AnyLogEvent, GameEnded, GameStarted, LogEntry, MoveMade
from tischlein.server.messages import Presence, ServerMessage
from tischlein.server.runtime import Runtime
from tischlein.server.scheduler import Decide, Scheduler
from tischlein.server.store.base import LogBatch, TableJob
from tischlein.server.table_state import TableState, update_holders
from tischlein.server.tasks import needs_scheduler

LEASE: Final = 10_000
"""Milliseconds in which the process that wrote the last entry must do the next task, before others may do it."""
MAX_ATTEMPTS: Final = 20
PRESENCE_INTERVAL: Final = 20_000
"""Milliseconds after which a process repeats who is connected to it."""


class Participant(Subscriber, Protocol):
    """A connection as a room sees it."""

    @property
    def seat_entry(self) -> int:
        """The number of the log entry with which its seat was taken."""

    def send(self, message: ServerMessage) -> None: ...

    def disconnect(self, error: CommandError) -> None: ...


class Room:
    """`live` is the feed of the table; `delayed` the same for spectators of a table with a delay."""

    def __init__(self, runtime: Runtime, state: TableState) -> None:
        self._runtime: Final = runtime
        self.state: Final = state
        self.live: Final = TableFeed(state)
        self.delayed: DelayedFeed | None = None
        self.participants: dict[Participant, None] = {}
        self._connections: Counter[Viewer] = Counter()
        self._connected_elsewhere: dict[int, int] = {}
        """Seats that are connected to other processes, and when those last said so."""
        self.idle_since = runtime.now()
        self._lock: Final = asyncio.Lock()
        self._entry_waiters: Final[set[asyncio.Event]] = set()
        self._scheduler: Final = Scheduler(runtime, state, self.write, self.broadcast, self.is_connected)
        self._scheduler.plan()

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
        """Return when the next task of the table is due."""
        return self._scheduler.next_due()

    # --- writing

    async def write(self, decide: Decide, client: str | None = None) -> int:
        """Write what `decide` returns and show it; return the number of the entry once it is durable."""
        try:
            return await self._write(decide, client)
        except asyncio.CancelledError:  # the client is gone, but the entry may have been written
            self._runtime.spawn(self.catch_up())
            raise

    async def _write(self, decide: Decide, client: str | None) -> int:
        async with self._lock:
            for _ in range(MAX_ATTEMPTS):
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
        job = TableJob(entry.at, entry.at + LEASE) if self._needs_scheduler_after(entry) else None
        return LogBatch([entry], state.summary_after(entry), state.finished_by(entry), job)

    def _needs_scheduler_after(self, entry: LogEntry) -> bool:
        state, event = self.state, entry.event
        if isinstance(event, GameEnded) or not (state.phase == "playing" or isinstance(event, GameStarted)):
            return False
        return needs_scheduler(state.setup, update_holders(state.holders, entry, state.phase))

    async def catch_up(self) -> None:
        """Apply what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply new entries of the log; return whether there were any."""
        entries = await self._runtime.store.read_log(self.state.id, self.state.seq)
        for entry in entries:
            self._apply(entry)
        return bool(entries)

    def _apply(self, entry: LogEntry, move: int | None = None) -> None:
        holders = self.state.holders
        self.live.apply(entry, move)
        if self.delayed is not None:
            self.delayed.add(entry)
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

    # --- connections

    async def join(self, participant: Participant, since: int | None) -> list[bytes]:
        """Add an authenticated client and return the first messages for it."""
        self.participants[participant] = None
        self._connections[participant.viewer] += 1
        feed = self.live
        if participant.viewer is None and self.state.setup.delay:
            feed = await self._delayed_feed()
        first = feed.subscribe(participant, since)
        self._announce_presence(participant.viewer, True)
        return first

    def leave(self, participant: Participant) -> None:
        """Remove a client that has disconnected."""
        del self.participants[participant]
        self._connections[participant.viewer] -= 1
        self.live.unsubscribe(participant)
        if self.delayed is not None:
            self.delayed.feed.unsubscribe(participant)
            if not self.delayed.feed.subscribers:
                self.delayed.close()
                self.delayed = None
        if not self.participants:
            self.idle_since = self._runtime.now()
        self._announce_presence(participant.viewer, False)

    async def _delayed_feed(self) -> TableFeed:
        if self.delayed is None:
            store, state = self._runtime.store, self.state
            entries = await store.read_log(state.id)
            while entries[-1].seq < state.seq:  # entries were written while the log was read
                entries += await store.read_log(state.id, entries[-1].seq)
            if self.delayed is None:  # another spectator may have made one while the log was read
                self.delayed = DelayedFeed(self.live, entries, self._runtime.now)
        return self.delayed.feed

    def snapshot(self, viewer: Viewer) -> bytes:
        """Return a snapshot for a client that could not keep up."""
        if viewer is None and self.delayed is not None:
            return self.delayed.feed.snapshot(viewer)
        return self.live.snapshot(viewer)

    def broadcast(self, message: ServerMessage) -> None:
        """Send everyone a message that is not in the log, except spectators who watch with a delay."""
        for participant in self.participants:
            if participant.viewer is not None or not self.state.setup.delay:
                participant.send(message)

    # --- presence

    def connected_seats(self) -> list[int]:
        """Return the seats whose players are connected, to this or another process."""
        edge = self._runtime.now() - 3 * PRESENCE_INTERVAL
        elsewhere = {seat for seat, heard in self._connected_elsewhere.items() if heard > edge}
        return sorted(self._connected_here() | elsewhere)

    def is_connected(self, seat: int) -> bool:
        return self._connections[seat] > 0 or seat in self.connected_seats()

    def _connected_here(self) -> set[int]:
        return {seat for seat, count in self._connections.items() if count and seat is not None and seat != OUTSIDE}

    def _announce_presence(self, viewer: Viewer, connected: bool) -> None:
        """Announce the first connection of a seat that opens and the last one that closes."""
        if viewer is None or viewer == OUTSIDE or self._connections[viewer] != connected:
            return
        self.broadcast(Presence(viewer, connected))
        self._runtime.spawn(self._signal_presence(viewer, connected))

    async def _signal_presence(self, seat: int, connected: bool) -> None:
        await self._runtime.store.signal(self.state.id, f"{'+' if connected else '-'}{seat}")

    async def repeat_presence(self) -> None:
        """Tell the other processes again who is connected: they forget it if this process is killed."""
        for seat in self._connected_here():
            await self._signal_presence(seat, True)

    def on_signal(self, signal: str) -> None:
        """Note that a player connected to or left another process."""
        seat, before = int(signal[1:]), self.connected_seats()
        if signal[0] == "+":
            self._connected_elsewhere[seat] = self._runtime.now()
        else:
            self._connected_elsewhere.pop(seat, None)
        if (seat in before) != (seat in self.connected_seats()):
            self.broadcast(Presence(seat, seat not in before))


def _count(event: AnyLogEvent) -> None:
    if isinstance(event, MoveMade):
        (metrics.moves if event.level is None else metrics.bot_moves).inc()
