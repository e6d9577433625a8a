"""What a log makes of a table: seats, games, clocks, and that any process makes the same of it."""

from __future__ import annotations

import json

import pytest

from tests.registered import CHANGED
from tests.server.folding import KEYS, TABLE, Log
from tischlein import Table, games
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    BotAdded,
    ChatSent,
    EntropyAdded,
    GameEnded,
    HandedOver,
    LogEntry,
    MoveMade,
    ReactionSent,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    TableOpened,
    TableSetup,
    TakenOver,
    TimeControl,
)
from tischlein.server.sitting import GRACE, REMEMBERED, STAND_IN, fold
from tischlein.table.shuffle import promise


def play_out(log: Log) -> None:
    game = log.sitting.game
    assert game is not None
    while not game.over:
        log.move()
    assert game.places is not None
    log.add(GameEnded(KEYS.secret(TABLE, log.sitting.number), game.scores, game.places))


def test_people_and_computer_players_sit_down_and_leave() -> None:
    log = Log().people(0).bots(1)
    assert [holder.kind for holder in log.sitting.holders] == ["person", "bot", "free"]
    log.add(SeatLeft(), 0)
    log.add(SeatCleared(), 1)
    assert [holder.kind for holder in log.sitting.holders] == ["free"] * 3


def test_a_seat_has_another_key_each_time_somebody_sits_down() -> None:
    log = Log().people(0)
    first = log.sitting.holders[0].sat
    log.add(SeatLeft(), 0)
    log.people(0)
    assert log.sitting.holders[0].sat != first
    assert KEYS.seat(TABLE, first) != KEYS.seat(TABLE, log.sitting.holders[0].sat)


def test_whoever_leaves_during_a_game_is_played_for_and_gone() -> None:
    log = Log().people(0, 1, 2).start()
    log.add(SeatLeft(), 1)
    holder = log.sitting.holders[1]
    assert (holder.kind, holder.name, holder.level, holder.sat) == ("bot", "P1", STAND_IN, 0)


def test_away_and_back() -> None:
    log = Log().people(0, 1, 2).start()
    log.add(HandedOver("hard", "request"), 1)
    assert log.sitting.level(1) == "hard"
    assert log.sitting.holders[1].sat != 0, "the person keeps the seat, and its key"
    log.add(TakenOver(), 1)
    assert log.sitting.level(1) is None


def test_the_seed_is_made_of_the_secret_and_everybodys_word() -> None:
    log = Log().people(0, 1, 2)
    promised = log.sitting.status().commitment
    log.add(EntropyAdded("moon"), 1)
    log.start()
    game = log.sitting.game
    assert game is not None
    assert game.shuffle is not None
    assert promised == promise(game.shuffle.secret) == log.sitting.status().commitment
    assert game.shuffle.words == ["", "moon", ""]
    assert json.loads(game.seed) == [KEYS.secret(TABLE, 1), "", "moon", ""]
    without = Log().people(0, 1, 2).start().sitting.game
    assert without is not None
    assert without.view(0) != game.view(0)


def test_a_rematch_is_another_game_with_another_promise() -> None:
    log = Log(seats=2).people(0, 1).start()
    play_out(log)
    sitting = log.sitting
    assert (sitting.phase, sitting.number) == ("over", 1)
    first = sitting.game
    promised = sitting.status().commitment
    log.start()
    assert (sitting.phase, sitting.number) == ("playing", 2)
    assert first is not None
    assert sitting.game is not None
    assert sitting.game.shuffle is not None
    assert first.seed != sitting.game.seed
    assert promised == promise(sitting.game.shuffle.secret)


def test_the_record_of_a_game_tells_of_its_shuffle_and_replays() -> None:
    log = Log(seats=2).people(0, 1)
    log.add(EntropyAdded("sun"), 0)
    log.start()
    play_out(log)
    assert log.sitting.game is not None
    record = log.sitting.game.record()
    assert record["shuffle"]["words"] == ["sun", ""]
    assert Table.replay(record).places == log.sitting.game.places


def test_the_same_log_makes_the_same_table_anywhere() -> None:
    log = Log(clock=TimeControl("game", 600), spectators=True).people(0, 1).bots(2).start()
    for _ in range(30):
        log.move()
    again = fold(KEYS, log.entries)
    assert again.game is not None
    assert log.sitting.game is not None
    assert again.status() == log.sitting.status()
    assert again.clocks() == log.sitting.clocks()
    for viewer in (0, 1, 2, None):
        assert again.game.view(viewer) == log.sitting.game.view(viewer)


def test_a_line_out_of_order_is_not_taken() -> None:
    log = Log().people(0)
    with pytest.raises(AssertionError, match="does not follow"):
        log.sitting.take(log.entries[-1])


def test_time_for_a_move_begins_when_the_seat_is_asked() -> None:
    log = Log(clock=TimeControl("move", 30)).people(0, 1, 2).start()
    seat = log.sitting.musts()[0]
    shown = log.sitting.clocks()[seat]
    assert shown is not None
    assert (shown.left, shown.until) == (30_000, log.sitting.at + 30_000)
    log.add(ChatSent("hello"), seat)
    assert log.sitting.clocks()[seat] == shown, "talking does not stop the clock"
    log.move()
    after = log.sitting.clocks()[seat]
    assert after is not None
    assert seat in log.sitting.since or after.until is None


def test_time_for_a_game_is_used_up_by_ones_own_moves_only() -> None:
    log = Log(seats=2, clock=TimeControl("game", 60)).people(0, 1).start()
    seat = log.sitting.musts()[0]
    log.move(at=log.sitting.at + 20_000)
    assert log.sitting.used[seat] == 20_000
    assert log.sitting.used[1 - seat] == 0
    if seat not in log.sitting.since:
        assert log.sitting.left(seat) == 40_000


def test_who_is_back_after_time_is_up_has_a_little_for_each_move() -> None:
    log = Log(seats=2, clock=TimeControl("game", 10)).people(0, 1).start()
    seat = log.sitting.musts()[0]
    log.add(HandedOver(STAND_IN, "clock"), seat, at=log.sitting.at + 10_000)
    shown = log.sitting.clocks()[seat]
    assert shown is not None
    assert shown.until is None, "no clock runs for a computer player"
    log.add(TakenOver(), seat)
    log.sitting.used[seat] = 10_000
    shown = log.sitting.clocks()[seat]
    assert shown is not None
    assert shown.until == log.sitting.at + GRACE


def test_moves_of_a_stand_in_use_up_nobodys_time() -> None:
    log = Log(seats=2, clock=TimeControl("game", 60)).people(0, 1).start()
    seat = log.sitting.musts()[0]
    log.add(HandedOver(STAND_IN, "request"), seat)
    log.move(at=log.sitting.at + 30_000, level=STAND_IN)
    assert log.sitting.used[seat] == 0


def test_commands_are_remembered_by_their_ids() -> None:
    log = Log().people(0)
    entry = log.add(ChatSent("once"), 0, client="s0:a")
    assert log.sitting.done("s0:a") == entry.seq
    assert log.sitting.done("s1:a") is None
    for number in range(REMEMBERED):
        log.add(ReactionSent("bravo"), 0, client=f"s0:{number}")
    assert log.sitting.done("s0:a") is None
    assert log.sitting.done("s0:0") is not None


def test_lists_are_told_what_changes_and_nothing_else() -> None:
    log = Log(seats=2).people(0)
    sitting = log.sitting
    sat = Log(seats=2).people(0).add(SeatTaken("P1", "guest1"), 1)
    row = sitting.summary_after(sat)
    assert row is not None
    assert (row.taken, row.people, row.phase) == (2, ["P0", "P1"], "gathering")
    assert sitting.holders[1].kind == "free", "only asked, not done"
    log.bots(1).start()
    said = Log(seats=2).people(0).bots(1).start().add(ChatSent("x"), 0)
    assert sitting.summary_after(said) is None
    assert sitting.finished_by(said) is None
    play_out(log)
    ended = log.entries[-1]
    assert isinstance(ended.event, GameEnded)
    before = fold(KEYS, log.entries[:-1])
    finished = before.finished_by(ended)
    assert finished is not None
    assert (finished.number, finished.last, finished.names) == (1, ended.seq, ["P0", "B1"])
    over = before.summary_after(ended)
    assert over is not None
    assert over.phase == "over"
    assert isinstance(log.entries[finished.first - 1].event, type(log.entries[3].event))


def test_chat_keeps_what_was_said_last() -> None:
    log = Log().people(0)
    for number in range(60):
        log.add(ChatSent(f"{number}"), 0)
    assert [line.text for line in log.sitting.chat] == [f"{number}" for number in range(10, 60)]


def test_a_computer_players_seat_can_be_taken_by_a_person() -> None:
    log = Log(seats=2).people(0).bots(1).start()
    log.add(SeatTaken("Ann", "ann"), 1)
    assert log.sitting.level(1) is None
    seat = log.sitting.musts()[0]
    log.add(MoveMade(log.sitting.game.moves(seat)[0]), seat)  # type: ignore[union-attr]
    assert log.sitting.holders[1].name == "Ann"
    log.add(BotAdded("easy", "Bo"), 1)
    assert log.sitting.level(1) == "easy"


def test_games_that_are_over_can_be_read_when_the_key_is_lost() -> None:
    log = Log(seats=2).people(0, 1).start()
    play_out(log)
    game = log.sitting.game
    again = fold(Keys(b"another key, which deals other cards"), log.entries)
    assert game is not None
    assert again.game is not None
    assert again.game.record() == game.record()


def test_a_log_that_was_put_back_repeats_no_secret() -> None:
    log = Log(seats=2)
    log.add(SeatTaken("Ann", "ann", "salt"), 0)
    other = Log(seats=2)
    other.add(SeatTaken("Bo", "bo", "pepper"), 0)
    assert log.sitting.key(0) != other.sitting.key(0)
    assert log.sitting.key(1) is None
    before = fold(KEYS, [LogEntry(TABLE, 1, 0, None, TableOpened(TableSetup("uno", 2), "salt"))])
    after = fold(KEYS, [LogEntry(TABLE, 1, 0, None, TableOpened(TableSetup("uno", 2), "pepper"))])
    assert before.secret() != after.secret()


@pytest.mark.parametrize("game", CHANGED)
@pytest.mark.parametrize("ended", [False, True])
def test_a_game_of_an_earlier_edition_is_not_played_otherwise(ended: bool, game: str) -> None:
    """Its lines stay in the log; the table gathers again, and the next game is played by the rules as they are."""
    log = Log(game=game).people(0, 1, 2).start(edition=1)
    assert f"{', '.join(games()[game].changed)} has changed" in log.sitting.outdated
    log.add(MoveMade("any move"), 0)
    log.add(ChatSent("What now?"), 1)
    if ended:
        log.add(GameEnded("secret", [1, 2, 3], [3, 2, 1], salt="salt"))
    for sitting in (log.sitting, fold(KEYS, log.entries)):
        assert (sitting.phase, sitting.number, sitting.game) == ("gathering", 1, None)
        assert (sitting.asks, sitting.since, sitting.window) == ({}, {}, None)
        assert [holder.kind for holder in sitting.holders] == ["person"] * 3
    log.start()
    assert log.sitting.outdated == ""
    assert (log.sitting.phase, log.sitting.number) == ("playing", 2)
    assert log.sitting.game is not None
    log.move()
    assert len(log.sitting.game.log) == 1
