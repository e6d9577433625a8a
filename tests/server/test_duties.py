"""What a table needs done without anybody asking, and when."""

from __future__ import annotations

from tests.server.folding import Log
from tischlein import Table
from tischlein.server.duties import WARNING, Duty, duties, window_closes
from tischlein.server.log_events import HandedOver, TimeControl

FORGOT = "uno; seats=3; hands=r5 b7 | g1 g2 g3 | y1 y2 y3; discard=r9; turn=0"
"""Seat 0 lays its last card but one and does not call: a window opens."""


def test_nothing_is_to_be_done_while_people_gather_or_think_without_a_clock() -> None:
    log = Log().people(0, 1)
    assert duties(log.sitting, 0) == []
    log.people(2).start()
    assert duties(log.sitting, 0) == []


def test_a_computer_player_moves_after_its_pace() -> None:
    log = Log(pace=700).bots(0, 1, 2).start()
    seat = log.sitting.musts()[0]
    assert duties(log.sitting, 0) == [Duty(log.sitting.at + 700, "play", seat)]


def test_who_is_late_is_warned_before() -> None:
    log = Log(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    seat, at = log.sitting.musts()[0], log.sitting.at
    assert duties(log.sitting, 0) == [
        Duty(at + 60_000 - WARNING, "warn", seat),
        Duty(at + 60_000, "late", seat),
    ]
    log.add(HandedOver("medium", "clock"), seat, at + 60_000)
    assert [duty.what for duty in duties(log.sitting, 0)] == ["play"]


def test_nobody_is_late_because_the_server_was_down() -> None:
    log = Log(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    a_day_later = log.sitting.at + 86_400_000
    late = [duty for duty in duties(log.sitting, a_day_later) if duty.what == "late"]
    assert late[0].due == a_day_later + WARNING


def test_a_game_that_is_over_has_to_be_ended() -> None:
    log = Log(seats=2).people(0, 1).start()
    assert log.sitting.game is not None
    while not log.sitting.game.over:
        log.move()
    assert [duty.what for duty in duties(log.sitting, 0)] == ["end"]


def opened_window(**setup: object) -> Log:
    log = Log(window=2_000, pace=100, **setup).people(0).bots(1, 2).start()
    log.sitting.game = Table(position=FORGOT)
    log.sitting.asks = log.sitting.game.waiting
    log.sitting.since = {0: log.sitting.at}
    log.move()
    return log


def test_an_open_window_gives_everybody_time_before_others_move() -> None:
    log = opened_window()
    sitting = log.sitting
    assert sitting.windows(), "the position opens a window"
    assert sitting.window == sitting.at
    closes = sitting.at + 2_000
    assert window_closes(sitting, mover=1) == closes
    plays = {duty.seat: duty.due for duty in duties(sitting, 0)}
    watching = [seat for seat in sitting.windows() if seat != 0]
    assert all(plays[seat] == closes for seat in watching if seat not in sitting.since)
    assert all(plays[seat] > closes for seat in sitting.since)


def test_without_a_window_nothing_is_held_back() -> None:
    log = Log(window=2_000).people(0, 1, 2).start()
    assert window_closes(log.sitting) == 0
