"""Does at a table what no person does, when it is due (`duties.py`): lets computer players think, ends games."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from tischlein.server.commands import new_salt
from tischlein.server.duties import Duty, duties
from tischlein.server.errors import WrongError
from tischlein.server.log_events import AnyLogEvent, GameEnded, HandedOver, MoveMade
from tischlein.server.messages import ClockWarning
from tischlein.server.notify import Reminder
from tischlein.server.sitting import STAND_IN, Sitting
from tischlein.server.thinking import question_of

if TYPE_CHECKING:
    from tischlein.server.room import Make, Room

AGAIN: Final = 10.0
"""Seconds after which something is tried again that failed: the storage may be back then."""


class Caretaker:
    """Of one room. What has been done that leaves no line in the log is kept in mind here."""

    def __init__(self, room: Room) -> None:
        self._room: Final = room
        self._loaded: Final = room.house.now()
        self._timer: asyncio.TimerHandle | None = None
        self._working = False
        self._stopped = False
        self._passed: set[tuple[int, int | None]] = set()
        """Computer players that let a window pass: the seat, and since when the window stood open."""
        self._warned: dict[int, int] = {}
        self._reminded: dict[int, int] = {}
        """By seat: since when it was waited for, when it was warned or reminded."""

    @property
    def _sitting(self) -> Sitting:
        return self._room.sitting

    def duties(self) -> list[Duty]:
        """What is to be done here, the next first."""
        return [duty for duty in duties(self._sitting, self._loaded) if not self._has_done(duty)]

    def _has_done(self, duty: Duty) -> bool:
        since = self._sitting.since.get(duty.seat)
        if duty.what == "warn":
            return self._warned.get(duty.seat) == since
        return duty.what == "play" and since is None and (duty.seat, self._sitting.window) in self._passed

    def next_due(self) -> int | None:
        due = [duty.due for duty in self.duties()[:1]]
        late = self._room.late_due()
        return min([*due, late] if late is not None else due, default=None)

    # --- the alarm

    def plan(self) -> None:
        """Set the alarm for what is to be done next."""
        self._remind()
        due = self.next_due()
        self._set_alarm(None if due is None else max(0, due - self._room.house.now()) / 1000)

    def _set_alarm(self, wait: float | None) -> None:
        """In place of the one that was set, if any."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if wait is not None and not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        self._stopped = True
        self._set_alarm(None)

    def _ring(self) -> None:
        self._timer = None
        if not self._working:
            self._room.house.spawn(self._work())

    async def _work(self) -> None:
        """Do what is due, and set the alarm for the rest."""
        self._working = True
        try:
            while not self._stopped:
                self._room.show_late()
                now = self._room.house.now()
                due = [duty for duty in self.duties() if duty.due <= now]
                if not due:
                    break
                await asyncio.gather(*(self._do(duty) for duty in due if duty.due == due[0].due))
        except Exception:
            self._set_alarm(AGAIN)
            raise
        finally:
            self._working = False
        self.plan()

    # --- what is done

    async def _do(self, duty: Duty) -> None:
        if duty.what == "warn":
            self._warn(duty.seat)
        elif duty.what == "play":
            await self._play(duty.seat)
        elif duty.what == "late":
            await self._write(duty, lambda: (duty.seat, HandedOver(STAND_IN, "clock")))
        else:
            await self._write(duty, self._end)

    async def _write(self, duty: Duty, make: Make) -> None:
        """Write a line unless it is no longer due: somebody may have been faster."""

        def check() -> tuple[int | None, AnyLogEvent]:
            if not any((known.what, known.seat) == (duty.what, duty.seat) for known in self.duties()):
                raise WrongError("not-now")
            return make()

        with contextlib.suppress(WrongError):
            await self._room.write(check)

    def _end(self) -> tuple[None, GameEnded]:
        self._passed.clear()
        game = self._sitting.game
        assert game is not None
        assert game.places is not None
        return None, GameEnded(self._sitting.secret(), game.scores, game.places, new_salt())

    def _warn(self, seat: int) -> None:
        since, left = self._sitting.since[seat], self._sitting.left(seat)
        self._warned[seat] = since
        if left is not None:
            self._room.tell(ClockWarning(seat, max(0, since + left - self._room.house.now())))

    async def _play(self, seat: int) -> None:
        """Let a computer player think about the table as it is, and move if the table has not changed meanwhile."""
        sitting, game, level = self._sitting, self._sitting.game, self._sitting.level(seat)
        assert game is not None
        assert level is not None
        asked, window, must = sitting.seq, sitting.window, seat in sitting.since
        question = question_of(f"{sitting.id}/{sitting.number}", game, seat)
        move = await self._room.house.thinkers.choose(question, level)
        if move is None:
            self._passed.add((seat, window))
            return

        def make() -> tuple[int, MoveMade]:
            same = sitting.seq == asked or (must and seat in sitting.since)
            if not same or sitting.level(seat) != level or sitting.game is not game or game.why_not(seat, move):
                raise WrongError("not-now")
            return seat, MoveMade(move, level)

        with contextlib.suppress(WrongError):  # the table has changed: if this seat is still asked, it is a duty again
            await self._room.write(make)

    def _remind(self) -> None:
        """Remind people who are waited for at a table without a clock, and are not here."""
        sitting = self._sitting
        if sitting.setup.clock is not None:
            return
        for seat, since in sitting.since.items():
            holder = sitting.holders[seat]
            if holder.kind != "person" or holder.away or self._reminded.get(seat) == since or self._room.is_here(seat):
                continue
            self._reminded[seat] = since
            self._room.house.notifier.remind(Reminder(sitting.id, seat, holder.guest))
