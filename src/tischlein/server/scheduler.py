"""The scheduler of a table: does its tasks (`tasks.py`) when they are due."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from tischlein.core.errors import NotationError
from tischlein.server.attendance import Attendance
from tischlein.server.bot_requests import position_of
from tischlein.server.commands import new_salt
from tischlein.server.decision import Decision
from tischlein.server.errors import CommandError
from tischlein.server.log_events import GameEnded, HandedOver, MoveMade
from tischlein.server.messages import ClockWarning, ServerMessage
from tischlein.server.notify import Reminder
from tischlein.server.runtime import Runtime
from tischlein.server.seat_holders import STAND_IN
from tischlein.server.table_state import TableState
from tischlein.server.tasks import Task, pending_tasks
from tischlein.table.table import IllegalMove

RETRY_SECONDS: Final = 10.0
"""Seconds until a task that failed is tried again: the storage may be back by then."""

Decide = Callable[[], Decision]
"""Decides under the lock of the table what to write; raises if nothing is to be written."""


class Scheduler:
    """The timer of one table. It also remembers what was done that leaves no entry in the log."""

    def __init__(
        self,
        runtime: Runtime,
        state: TableState,
        write: Callable[[Decide], Awaitable[int]],
        broadcast: Callable[[ServerMessage], None],
        attendance: Attendance,
    ) -> None:
        self._runtime: Final = runtime
        self._state: Final = state
        self._write = write
        self._broadcast = broadcast
        self._attendance: Final = attendance
        self._loaded: Final = runtime.now()
        self._timer: asyncio.TimerHandle | None = None
        self._running = False
        self._stopped = False
        self._passed: set[tuple[int, int | None]] = set()
        """Computer players that let a window pass: the seat, and since when the window was open."""
        self._warned: dict[int, int] = {}
        """By seat: since when the game waited for it when it was warned."""
        self._reminded: dict[int, tuple[int, int]] = {}
        """By seat: the game, and the move of the seat of which it was reminded."""

    def tasks(self) -> list[Task]:
        """Return what is left to do, the earliest first."""
        return [task for task in pending_tasks(self._state, self._loaded) if not self._is_done(task)]

    def next_due(self) -> int | None:
        return next((task.due for task in self.tasks()), None)

    def plan(self) -> None:
        """Set the timer for the next task; call after every change of the state."""
        self._send_reminders()
        due = self.next_due()
        self._set_timer(None if due is None else max(0, due - self._runtime.now()) / 1000)

    def stop(self) -> None:
        """Do nothing more, and forget the room, which would otherwise live until the garbage collector finds both."""
        self._stopped = True
        self._set_timer(None)
        self._write, self._broadcast = _write_nothing, _ignore

    def _is_done(self, task: Task) -> bool:
        since = self._state.waiting_since.get(task.seat)
        if task.what == "warn":
            return self._warned.get(task.seat) == since
        return task.what == "move" and since is None and (task.seat, self._state.window_since) in self._passed

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and not self._stopped:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if not self._running:
            self._runtime.spawn(self._run())

    async def _run(self) -> None:
        """Do what is due, and set the timer for the rest."""
        self._running = True
        try:
            while not self._stopped:
                now = self._runtime.now()
                due = [task for task in self.tasks() if task.due <= now]
                if not due:
                    break
                if self._state.setup.daily is not None:  # in a fixed order, so that the game is the same everywhere
                    due = due[:1]
                await asyncio.gather(*(self._perform(task) for task in due if task.due == due[0].due))
        except Exception:
            self._set_timer(RETRY_SECONDS)
            raise
        finally:
            self._running = False
        self.plan()

    async def _perform(self, task: Task) -> None:
        if task.what == "warn":
            self._warn(task.seat)
        elif task.what == "move":
            await self._move(task.seat)
        else:
            with contextlib.suppress(CommandError):
                await self._write(lambda: self._decide(task))

    def _decide(self, task: Task) -> Decision:
        """Decide a task unless it is no longer due: another process may have done it."""
        if not any((known.what, known.seat) == (task.what, task.seat) for known in self.tasks()):
            raise CommandError("not-now")
        if task.what == "hand-over":
            return Decision(task.seat, HandedOver(STAND_IN, "clock"))
        self._passed.clear()
        game = self._state.game
        assert game is not None
        assert game.places is not None
        return Decision(None, GameEnded(self._state.secret(), game.scores, game.places, new_salt()))

    def _warn(self, seat: int) -> None:
        since, left = self._state.waiting_since[seat], self._state.time_left(seat)
        self._warned[seat] = since
        if left is not None:
            self._broadcast(ClockWarning(seat, max(0, since + left - self._runtime.now())))

    async def _move(self, seat: int) -> None:
        """Let a computer player choose a move, and make it if the table has not changed meanwhile."""
        state, game, level = self._state, self._state.game, self._state.bot_level(seat)
        assert game is not None
        assert level is not None
        now = self._runtime.now
        seq, window, must = state.seq, state.window_since, seat in state.waiting_since
        position = position_of(state.id, state.game_number, game, seat)
        text = await self._runtime.bots.choose(position, level, self._attendance)
        if text is None:
            self._passed.add((seat, window))
            return

        def decide() -> Decision:
            unchanged = state.seq == seq or (must and seat in state.waiting_since)
            if not unchanged or state.bot_level(seat) != level or state.game is not game:
                raise CommandError("not-now")
            if state.pause is not None or (state.take_back is not None and now() < state.take_back.until):
                raise CommandError("not-now")
            move = game.parse(text)
            game.check(seat, move)
            return Decision(seat, MoveMade(text, level), move)

        with contextlib.suppress(CommandError, IllegalMove, NotationError):  # if still asked, the seat moves again
            await self._write(decide)

    def _send_reminders(self) -> None:
        """Remind absent people of their turn at a table without a clock, once per move."""
        state = self._state
        if state.setup.clock is not None or state.pause is not None or state.game is None:
            return
        for seat in state.waiting_since:
            holder = state.holders[seat]
            if holder.kind != "person" or holder.away or self._attendance.is_connected(seat):
                continue
            move = state.game_number, sum(mover == seat for mover, _ in state.game.history)
            if self._reminded.get(seat) != move:
                self._reminded[seat] = move
                self._runtime.notifier.remind(Reminder(state.id, seat, holder.guest))


async def _write_nothing(_decide: Decide) -> int:
    raise CommandError("not-now")


def _ignore(_message: ServerMessage) -> None: ...
