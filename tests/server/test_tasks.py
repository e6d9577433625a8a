"""The tasks of a table, and when they are due."""

from __future__ import annotations

from tests.server.log_builder import LogBuilder
from tischlein import Table
from tischlein.server.log_events import HandedOver, PaceSet, TimeControl
from tischlein.server.tasks import WARNING, Task, pending_tasks, window_end

FORGOT = "uno; seats=3; hands=r5 b7 | g1 g2 g3 | y1 y2 y3; discard=r9; turn=0"
"""Seat 0 plays its last card but one and does not call: a window opens."""


def test_nothing_is_to_be_done_while_people_gather_or_think_without_a_clock() -> None:
    log = LogBuilder().people(0, 1)
    assert pending_tasks(log.state, 0) == []
    log.people(2).start()
    assert pending_tasks(log.state, 0) == []


def test_a_computer_player_moves_after_its_pace() -> None:
    log = LogBuilder(pace=700).bots(0, 1, 2).start()
    seat = next(iter(log.state.waiting_since))
    assert pending_tasks(log.state, 0) == [Task(log.state.at + 700, "move", seat)]


def test_the_pace_of_computer_players_can_be_changed() -> None:
    log = LogBuilder(pace=700).bots(0, 1, 2).start()
    seat, since = next(iter(log.state.waiting_since.items()))
    log.add(PaceSet(200), 0)
    assert pending_tasks(log.state, 0) == [Task(since + 200, "move", seat)]
    assert log.state.status().pace == 200
    assert log.state.setup.pace == 700


def test_a_player_is_warned_before_time_is_up() -> None:
    log = LogBuilder(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    seat, at = next(iter(log.state.waiting_since)), log.state.at
    assert pending_tasks(log.state, 0) == [
        Task(at + 60_000 - WARNING, "warn", seat),
        Task(at + 60_000, "hand-over", seat),
    ]
    log.add(HandedOver("medium", "clock"), seat, at + 60_000)
    assert [task.what for task in pending_tasks(log.state, 0)] == ["move"]


def test_nobody_is_late_because_the_server_was_down() -> None:
    log = LogBuilder(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    a_day_later = log.state.at + 86_400_000
    late = [task for task in pending_tasks(log.state, a_day_later) if task.what == "hand-over"]
    assert late[0].due == a_day_later + WARNING


def test_a_game_that_is_over_has_to_be_ended() -> None:
    log = LogBuilder(seats=2).people(0, 1).start()
    assert log.state.game is not None
    while not log.state.game.over:
        log.move()
    assert [task.what for task in pending_tasks(log.state, 0)] == ["end-game"]


def open_window(**setup: object) -> LogBuilder:
    log = LogBuilder(window=2_000, pace=100, **setup).people(0).bots(1, 2).start()
    log.state.game = Table(position=FORGOT)
    log.state.asks = log.state.game.waiting
    log.state.waiting_since = {0: log.state.at}
    log.move()
    return log


def test_an_open_window_gives_everybody_time_before_others_move() -> None:
    log = open_window()
    state = log.state
    assert state.window_seats, "the position opens a window"
    assert state.window_since == state.at
    closes = state.at + 2_000
    assert window_end(state, mover=1) == closes
    plays = {task.seat: task.due for task in pending_tasks(state, 0)}
    watching = [seat for seat in state.window_seats if seat != 0]
    assert all(plays[seat] == closes for seat in watching if seat not in state.waiting_since)
    assert all(plays[seat] > closes for seat in state.waiting_since)


def test_without_a_window_nothing_is_held_back() -> None:
    log = LogBuilder(window=2_000).people(0, 1, 2).start()
    assert window_end(log.state) == 0
