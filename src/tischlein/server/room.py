"""A table in the memory of this process: people's commands in, lines of the log, frames out.

Nothing is shown before it is durable: a command is checked against the sitting, written, and only then happens. If
another process has written first, the table catches up and the command is checked anew.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from tischlein.core.errors import TischleinError
from tischlein.server import metrics
from tischlein.server.caretaker import Caretaker
from tischlein.server.duties import needs_care
from tischlein.server.errors import WrongError
from tischlein.server.log_events import AnyLogEvent, GameEnded, GameStarted, LogEntry, MoveMade
from tischlein.server.messages import Presence, ServerMessage
from tischlein.server.notify import Notifier
from tischlein.server.sitting import Sitting, fold, seated
from tischlein.server.stage import OUTSIDE, Stage, Viewer
from tischlein.server.store.base import LogBatch, Store, TableJob
from tischlein.server.thinking import Thinkers

LEASE: Final = 10_000
"""Milliseconds that the process which wrote the last line has for what must be done next, before others may do it."""
RETRIES: Final = 20
PRESENCE: Final = 20_000
"""Milliseconds after which a process repeats who is connected to it."""

Make = Callable[[], tuple[int | None, AnyLogEvent]]
"""Checks a command against the table as it stands, and says what to write; raises if it must not be."""


class Guest(Protocol):
    """Somebody connected, as a room sees them."""

    viewer: Viewer

    @property
    def sat(self) -> int:
        """The line of the log with which it took its seat."""

    def send_news(self, frame: bytes) -> None: ...

    def send(self, answer: ServerMessage) -> None: ...

    def dismiss(self, wrong: WrongError) -> None:
        """Send nothing after this, and end the connection."""


class Place(Protocol):
    """What a room needs of the house it is in."""

    @property
    def store(self) -> Store: ...

    @property
    def thinkers(self) -> Thinkers: ...

    @property
    def notifier(self) -> Notifier: ...

    def now(self) -> int: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...


class Room:
    """`live` is the table as it is; `late` the same with a delay, for spectators of a table that wants one."""

    def __init__(self, house: Place, sitting: Sitting) -> None:
        self.house: Final = house
        self.live: Final = Stage(sitting)
        self.late: Stage | None = None
        self.guests: dict[Guest, None] = {}
        self._present: Counter[Viewer] = Counter()
        self._elsewhere: dict[int, int] = {}
        """Seats whose people are connected to other processes, and when those last said so."""
        self.idle_since = house.now()
        self._lock: Final = asyncio.Lock()
        self._coming: Final[deque[LogEntry]] = deque()
        self._waiting: Final[set[asyncio.Event]] = set()
        self.caretaker: Final = Caretaker(self)
        self.caretaker.plan()

    @property
    def sitting(self) -> Sitting:
        return self.live.sitting

    # --- writing

    async def write(self, make: Make, client: str | None = None) -> int:
        """Carry a command out; the number of its line, when it is durable and everybody has been told."""
        try:
            return await self._write(make, client)
        except asyncio.CancelledError:  # whoever asked is gone; the line may have been written all the same
            self.house.spawn(self.catch_up())
            raise

    async def _write(self, make: Make, client: str | None) -> int:
        async with self._lock:
            for _ in range(RETRIES):
                if client is not None and (done := self.sitting.done(client)) is not None:
                    return done
                try:
                    seat, event = make()
                except TischleinError:
                    if await self._catch_up():  # another process has changed what the answer depends on
                        continue
                    raise
                entry = self._entry(seat, event, client)
                if await self.house.store.append(self._batch(entry)):
                    if isinstance(event, MoveMade):
                        (metrics.moves if event.level is None else metrics.bot_moves).inc()
                    self._take(entry)
                    return entry.seq
                await self._catch_up()
        raise WrongError("busy")

    def _entry(self, seat: int | None, event: AnyLogEvent, client: str | None) -> LogEntry:
        sitting = self.sitting
        return LogEntry(sitting.id, sitting.seq + 1, max(self.house.now(), sitting.at), seat, event, client)

    def _batch(self, entry: LogEntry) -> LogBatch:
        sitting = self.sitting
        job = TableJob(entry.at, entry.at + LEASE) if self._needs_care(entry) else None
        return LogBatch([entry], sitting.summary_after(entry), sitting.finished_by(entry), job)

    def _needs_care(self, entry: LogEntry) -> bool:
        """Somebody other than a person may have to act after this line."""
        sitting = self.sitting
        event = entry.event
        if isinstance(event, GameEnded) or not (sitting.phase == "playing" or isinstance(event, GameStarted)):
            return False
        return needs_care(sitting.setup, seated(sitting.holders, entry, sitting.phase))

    async def catch_up(self) -> None:
        """Take what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """There were lines that this process did not know."""
        entries = await self.house.store.read_log(self.sitting.id, self.sitting.seq)
        for entry in entries:
            self._take(entry)
        return bool(entries)

    def _take(self, entry: LogEntry) -> None:
        before = self.sitting.holders
        self.live.take(entry)
        if self.late is not None:
            self._coming.append(entry)
        if self.sitting.holders is not before:
            self._turn_out(entry.seat)
        self.caretaker.plan()
        for waiter in self._waiting:
            waiter.set()

    async def wait_for_news(self, seconds: float) -> None:
        """Wait for the next line of the log, but no longer than so."""
        waiter = asyncio.Event()
        self._waiting.add(waiter)
        try:
            async with asyncio.timeout(seconds):
                await waiter.wait()
        except TimeoutError:
            return
        finally:
            self._waiting.discard(waiter)

    def _turn_out(self, seat: int | None) -> None:
        """Whoever was connected with a seat that has changed hands may not look into it any longer."""
        if seat is not None:
            for guest in [guest for guest in self.guests if guest.viewer == seat]:
                if guest.sat != self.sitting.holders[seat].sat:
                    guest.dismiss(WrongError("no-seat", "the seat is no longer yours", fatal=True))

    # --- people

    async def join(self, guest: Guest, since: int | None) -> list[bytes]:
        """Let somebody in who has proved who it is; the frames it is sent first."""
        self.guests[guest] = None
        self._present[guest.viewer] += 1
        stage = self.live
        if guest.viewer is None and self.sitting.setup.delay:
            stage = await self._late_stage()
        first = stage.join(guest, since)
        self._tell_presence(guest.viewer, True)
        return first

    def part(self, guest: Guest) -> None:
        """Somebody is gone."""
        del self.guests[guest]
        self._present[guest.viewer] -= 1
        for stage in filter(None, (self.live, self.late)):
            stage.part(guest)
        if self.late is not None and not self.late.watchers:
            self.late = None
            self._coming.clear()
        if not self.guests:
            self.idle_since = self.house.now()
        self._tell_presence(guest.viewer, False)

    def here(self) -> list[int]:
        """Seats whose people are connected."""
        edge = self.house.now() - 3 * PRESENCE
        return sorted(self.seats_here() | {seat for seat, heard in self._elsewhere.items() if heard > edge})

    def is_here(self, seat: int) -> bool:
        """The person of a seat is connected."""
        return self._present[seat] > 0 or seat in self.here()

    def snapshot(self, viewer: Viewer) -> bytes:
        """What a client is sent that could not keep up."""
        late = viewer is None and self.late is not None
        return (self.late if late and self.late is not None else self.live).snapshot(viewer)

    def _tell_presence(self, viewer: Viewer, here: bool) -> None:
        """Only the first link of a seat that comes, and the last that goes, are worth a word."""
        if viewer is None or viewer == OUTSIDE or self._present[viewer] != here:
            return
        self.tell(Presence(viewer, here))
        self.house.spawn(self._tell_others(viewer, here))

    async def _tell_others(self, seat: int, here: bool) -> None:
        await self.house.store.signal(self.sitting.id, f"{'+' if here else '-'}{seat}")

    async def repeat_presence(self) -> None:
        """Tell other processes again who is here: they forget it if this one is killed."""
        for seat in self.seats_here():
            await self._tell_others(seat, True)

    def seats_here(self) -> set[int]:
        """Seats whose people are connected to this process."""
        return {viewer for viewer, links in self._present.items() if links and viewer is not None and viewer != OUTSIDE}

    def hear(self, signal: str) -> None:
        """Another process tells who came or went there."""
        seat, before = int(signal[1:]), self.here()
        if signal[0] == "+":
            self._elsewhere[seat] = self.house.now()
        else:
            self._elsewhere.pop(seat, None)
        if (seat in before) != (seat in self.here()):
            self.tell(Presence(seat, seat not in before))

    def tell(self, answer: ServerMessage) -> None:
        """Tell everybody something that is not in the log; who looks on with a delay is not told of the present."""
        for guest in self.guests:
            if guest.viewer is not None or not self.sitting.setup.delay:
                guest.send(answer)

    # --- a delay for spectators

    async def _late_stage(self) -> Stage:
        if self.late is None:
            entries = await self.house.store.read_log(self.sitting.id)
            while entries[-1].seq < self.sitting.seq:  # lines came while the log was read
                entries += await self.house.store.read_log(self.sitting.id, entries[-1].seq)
            edge = self._edge()
            shown = [entry for entry in entries[1:] if entry.at <= edge and entry.seq <= self.sitting.seq]
            late = Stage(fold(self.sitting.keys, [entries[0], *shown]))
            if self.late is None:  # somebody else may have made one while the log was read
                self.late = late
                self._coming.clear()
                self._coming.extend(e for e in entries if late.sitting.seq < e.seq <= self.sitting.seq)
                self.caretaker.plan()
        return self.late

    def late_due(self) -> int | None:
        """When there is something to be shown with a delay."""
        return self._coming[0].at + self.sitting.setup.delay * 1000 if self.late is not None and self._coming else None

    def _edge(self) -> int:
        return self.house.now() - self.sitting.setup.delay * 1000

    def show_late(self) -> None:
        """Show what is old enough."""
        while self.late is not None and self._coming and self._coming[0].at <= self._edge():
            self.late.take(self._coming.popleft())

    def close(self) -> None:
        self.caretaker.stop()
