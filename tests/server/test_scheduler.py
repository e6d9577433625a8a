"""The scheduler of a table: moves of computer players while the table changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

from tests.server.log_builder import KEYS, LogBuilder
from tischlein import Table
from tischlein.server.attendance import Attendance
from tischlein.server.bot_pool import BotPool
from tischlein.server.bot_requests import Position
from tischlein.server.decision import Decision
from tischlein.server.frame_queue import Outbox
from tischlein.server.limits import RateLimiter
from tischlein.server.log_events import AnyLogEvent, ChatSent, MoveMade, SeatTaken
from tischlein.server.notify import LogNotifier
from tischlein.server.runtime import Runtime
from tischlein.server.scheduler import Decide, Scheduler
from tischlein.server.settings import Settings
from tischlein.server.store.base import Store

LAST_BUT_ONE = "uno; seats=3; hands=r5 b7 | g1 g2 g3 | y1 y2 y3; discard=r9; turn=0"
"""A position in which seat 0 plays its last card but one without calling, which opens a window."""


class Bots:
    """Computer players that choose with a function. Records the seats that were asked."""

    def __init__(self, choose: Callable[[Position], str | None]) -> None:
        self.asked: list[int] = []
        self._choose = choose

    async def choose(self, position: Position, _level: str, _asker: Attendance) -> str | None:
        self.asked.append(position.seat)
        assert len(self.asked) < 10, "the same task again and again"
        return self._choose(position)


class ScheduledTable:
    """A table with a game and a scheduler; its clock is set by hand."""

    def __init__(self, people: int, bots: int, position: str | None = None) -> None:
        seats = people + bots
        self._log = LogBuilder(seats=seats, pace=100, window=2_000)
        self._log.people(*range(people)).bots(*range(people, seats)).start()
        self.state = self._log.state
        self.now = self.state.at
        if position is not None:
            self.state.game = Table(position=position)
            self.state.asks = self.state.game.waiting
            self.state.waiting_since = {0: self.now}
        self.attempts = 0
        self.written: list[Decision] = []

    def add(self, event: AnyLogEvent, seat: int | None = None) -> None:
        """Add a log entry at the time of the clock."""
        self._log.add(event, seat, self.now)

    async def write(self, decide: Decide) -> int:
        self.attempts += 1
        decision = decide()
        self.written.append(decision)
        self.add(decision.event, decision.seat)
        return self.state.seq

    async def run_due_tasks(self, bots: Bots) -> int | None:
        """Do what is due now; return when the next task is due."""
        started: asyncio.Queue[Coroutine[Any, Any, None]] = asyncio.Queue()
        runtime = Runtime(
            Settings(),
            KEYS,
            cast(Store, None),
            cast(BotPool, bots),
            LogNotifier(),
            Outbox(),
            cast(Any, None),
            RateLimiter(1, 1),
            lambda: self.now,
            started.put_nowait,
        )
        attendance = Attendance(self.state.id, lambda: self.now)
        for seat in range(self.state.setup.seats):
            attendance.add(seat, "")
        scheduler = Scheduler(runtime, self.state, self.write, lambda _: None, attendance)
        scheduler.plan()
        await (await started.get())
        scheduler.stop()
        return scheduler.next_due()


def draw(position: Position) -> str:
    return next(move for move in position.table.moves(position.seat) if move == "draw")


def test_a_computer_player_that_lets_a_window_pass_writes_nothing_and_is_asked_once() -> None:
    table = ScheduledTable(1, 2, LAST_BUT_ONE)
    assert table.state.game is not None
    table.add(MoveMade(table.state.game.moves(0)[0]), 0)
    closing = table.now + 2_000
    watching = [seat for seat in table.state.window_seats if table.state.bot_level(seat) is not None]
    assert watching
    table.now = closing
    players = Bots(lambda _: None)
    assert asyncio.run(table.run_due_tasks(players)) == closing + 1, "the next turn is played after the window"
    assert sorted(players.asked) == sorted(watching)
    assert table.attempts == 0


def test_chat_does_not_make_a_computer_player_think_again() -> None:
    table = ScheduledTable(0, 2)
    seat = next(iter(table.state.waiting_since))
    table.now += 100

    def choose(position: Position) -> str:
        table.add(ChatSent("hurry up"))
        return draw(position)

    players = Bots(choose)
    asyncio.run(table.run_due_tasks(players))
    assert players.asked == [seat]
    assert [(one.seat, one.event) for one in table.written] == [(seat, MoveMade("draw", "greedy"))]


def test_a_computer_player_does_not_move_for_a_person_who_has_taken_its_seat() -> None:
    table = ScheduledTable(0, 2)
    seat = next(iter(table.state.waiting_since))
    table.now += 100

    def choose(position: Position) -> str:
        table.add(SeatTaken("Ada", "guest"), seat)
        return draw(position)

    players = Bots(choose)
    assert asyncio.run(table.run_due_tasks(players)) is None
    assert players.asked == [seat]
    assert table.written == []


def test_a_computer_player_that_chose_an_illegal_move_is_asked_again() -> None:
    table = ScheduledTable(0, 2)
    seat = next(iter(table.state.waiting_since))
    table.now += 100
    answers = iter(["nonsense", "draw"])
    players = Bots(lambda _: next(answers))
    asyncio.run(table.run_due_tasks(players))
    assert players.asked == [seat, seat]
    assert [one.event for one in table.written] == [MoveMade("draw", "greedy")]
