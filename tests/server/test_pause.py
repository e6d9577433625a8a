"""A pause stops clocks, computer players and moves, and nothing is lost by it."""

from __future__ import annotations

import pytest

from tests.server.log_builder import KEYS, LogBuilder
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.log_events import GameEnded, GamePaused, GameResumed, HandedOver, TakenOver, TimeControl
from tischlein.server.messages import AnyCommand, ClockState, GamePause, MakeMove, PauseGame, ResumeGame, TakeBackMove
from tischlein.server.table_state import fold
from tischlein.server.tasks import Task, pending_tasks


def actor(log: LogBuilder, seat: int | None, host: bool = False) -> Actor:
    return Actor("guest", "G", seat, host, True, 0 if seat is None else log.state.holders[seat].entry)


def code(log: LogBuilder, command: AnyCommand, seat: int | None = 0) -> str:
    with pytest.raises(CommandError) as caught:
        decide(log.state, actor(log, seat), command, log.state.at)
    return caught.value.code


def mover(log: LogBuilder) -> int:
    return next(iter(log.state.waiting_since))


@pytest.mark.parametrize("each", ["move", "game"])
def test_clocks_go_on_exactly_where_they_stopped(each: str) -> None:
    log = LogBuilder(clock=TimeControl(each, 60)).people(0, 1, 2).start()  # type: ignore[arg-type]
    seat, start = mover(log), log.state.at
    log.add(GamePaused(), 1, at=start + 20_000)
    assert log.state.clocks()[seat] == ClockState(40_000, None)
    assert pending_tasks(log.state, 0) == []
    log.add(GameResumed(), 2, at=start + 20_000 + 3_600_000)
    assert log.state.clocks()[seat] == ClockState(60_000, start + 60_000 + 3_600_000)
    log.move(at=start + 3_600_000 + 30_000)
    assert log.state.time_used[seat] == 30_000


def test_a_player_who_takes_over_during_a_pause_has_the_whole_time() -> None:
    log = LogBuilder(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    seat, start = mover(log), log.state.at
    log.add(HandedOver("easy", "others"), seat, at=start + 10_000)
    log.add(GamePaused(), seat, at=start + 11_000)
    log.add(TakenOver(), seat, at=start + 12_000)
    assert log.state.clocks()[seat] == ClockState(60_000, None)
    log.add(GameResumed(), seat, at=start + 20_000)
    assert log.state.clocks()[seat] == ClockState(60_000, start + 80_000)


def test_computer_players_and_windows_wait() -> None:
    log = LogBuilder(pace=700).bots(0, 1).people(2).start()
    while log.state.bot_level(mover(log)) is None:
        log.move()
    seat, since = mover(log), log.state.waiting_since[mover(log)]
    log.state.window_since = since
    log.add(GamePaused(), 2, at=since + 300)
    assert pending_tasks(log.state, 0) == []
    log.add(GameResumed(), 2, at=since + 10_300)
    assert pending_tasks(log.state, 0) == [Task(since + 10_700, "move", seat)]
    assert log.state.window_since == since + 10_000


def test_nobody_moves_or_takes_back_during_a_pause() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    seat = mover(log)
    log.add(GamePaused(), 1)
    assert log.state.status().pause == GamePause(1, log.state.at)
    assert log.state.game is not None
    assert code(log, MakeMove("1", log.state.game.moves(seat)[0]), seat) == "paused"
    assert code(log, TakeBackMove("1"), seat) == "paused"
    assert code(log, PauseGame("1")) == "paused"


def test_every_seated_player_and_the_host_may_pause_and_resume() -> None:
    log = LogBuilder().people(0, 1).bots(2).start()
    assert code(log, PauseGame("1"), None) == "no-seat"
    assert code(log, ResumeGame("1")) == "not-now"
    for seat in (0, 1):
        assert decide(log.state, actor(log, seat), PauseGame("1"), 0).event == GamePaused()
    assert decide(log.state, actor(log, None, host=True), PauseGame("1"), 0).event == GamePaused("host")
    log.add(GamePaused(), 0)
    assert decide(log.state, actor(log, 1), ResumeGame("1"), 0).event == GameResumed()
    assert code(log, ResumeGame("1"), None) == "no-seat"


def test_there_is_nothing_to_pause_before_a_game() -> None:
    assert code(LogBuilder().people(0, 1), PauseGame("1")) == "not-now"


def test_a_pause_survives_a_restart_and_ends_with_the_game() -> None:
    log = LogBuilder(clock=TimeControl("move", 60)).people(0, 1, 2).start()
    log.add(GamePaused(), 0)
    again = fold(KEYS, log.entries)
    assert (again.pause, again.clocks()) == (log.state.pause, log.state.clocks())
    log.add(GameEnded(log.state.secret(), None, [1, 1, 1]))
    assert log.state.pause is None


def test_a_game_that_cannot_go_on_leaves_no_pause_to_the_next() -> None:
    log = LogBuilder(pace=700).people(0).bots(1, 2).start(edition=99)
    log.add(GamePaused(), 0)
    log.start()
    assert log.state.pause is None
    assert pending_tasks(log.state, 0) or mover(log) == 0
    assert set(log.state.waiting_since.values()) == {log.state.at}
