"""The state of a table follows from its log: seats, games and clocks."""

from __future__ import annotations

import json

import pytest

from tests.registered import CHANGED
from tests.server.log_builder import KEYS, TABLE, LogBuilder
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
from tischlein.server.seat_holders import STAND_IN
from tischlein.server.store.base import MAX_COMMAND_IDS
from tischlein.server.table_state import GRACE, fold
from tischlein.table.shuffle import promise


def play_out(log: LogBuilder) -> None:
    game = log.state.game
    assert game is not None
    while not game.over:
        log.move()
    assert game.places is not None
    log.add(GameEnded(KEYS.secret(TABLE, log.state.game_number), game.scores, game.places))


def test_people_and_computer_players_sit_down_and_leave() -> None:
    log = LogBuilder().people(0).bots(1)
    assert [holder.kind for holder in log.state.holders] == ["person", "bot", "free"]
    log.add(SeatLeft(), 0)
    log.add(SeatCleared(), 1)
    assert [holder.kind for holder in log.state.holders] == ["free"] * 3


def test_a_seat_has_another_key_each_time_somebody_sits_down() -> None:
    log = LogBuilder().people(0)
    first = log.state.holders[0].entry
    log.add(SeatLeft(), 0)
    log.people(0)
    assert log.state.holders[0].entry != first
    assert KEYS.seat(TABLE, first) != KEYS.seat(TABLE, log.state.holders[0].entry)


def test_a_computer_player_replaces_a_player_who_leaves_during_a_game() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    log.add(SeatLeft(), 1)
    holder = log.state.holders[1]
    assert (holder.kind, holder.name, holder.level, holder.entry) == ("bot", "P1", STAND_IN, 0)


def test_away_and_back() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    log.add(HandedOver("hard", "request"), 1)
    assert log.state.bot_level(1) == "hard"
    assert log.state.holders[1].entry != 0, "the person keeps the seat, and its key"
    log.add(TakenOver(), 1)
    assert log.state.bot_level(1) is None


def test_the_seed_is_made_of_the_secret_and_the_entropy_of_all_seats() -> None:
    log = LogBuilder().people(0, 1, 2)
    promised = log.state.status().commitment
    log.add(EntropyAdded("moon"), 1)
    log.start()
    game = log.state.game
    assert game is not None
    assert game.shuffle is not None
    assert promised == promise(game.shuffle.secret) == log.state.status().commitment
    assert game.shuffle.words == ["", "moon", ""]
    assert json.loads(game.seed) == [KEYS.secret(TABLE, 1), "", "moon", ""]
    without = LogBuilder().people(0, 1, 2).start().state.game
    assert without is not None
    assert without.view(0) != game.view(0)


def test_a_rematch_is_another_game_with_another_promise() -> None:
    log = LogBuilder(seats=2).people(0, 1).start()
    play_out(log)
    state = log.state
    assert (state.phase, state.game_number) == ("over", 1)
    first = state.game
    promised = state.status().commitment
    log.start()
    assert (state.phase, state.game_number) == ("playing", 2)
    assert first is not None
    assert state.game is not None
    assert state.game.shuffle is not None
    assert first.seed != state.game.seed
    assert promised == promise(state.game.shuffle.secret)


def test_the_record_of_a_game_contains_its_shuffle_and_replays() -> None:
    log = LogBuilder(seats=2).people(0, 1)
    log.add(EntropyAdded("sun"), 0)
    log.start()
    play_out(log)
    assert log.state.game is not None
    record = log.state.game.record()
    assert record["shuffle"]["words"] == ["sun", ""]
    assert Table.replay(record).places == log.state.game.places


def test_the_same_log_makes_the_same_table_anywhere() -> None:
    log = LogBuilder(clock=TimeControl("game", 600), spectators=True).people(0, 1).bots(2).start()
    for _ in range(30):
        log.move()
    again = fold(KEYS, log.entries)
    assert again.game is not None
    assert log.state.game is not None
    assert again.status() == log.state.status()
    assert again.clocks() == log.state.clocks()
    for viewer in (0, 1, 2, None):
        assert again.game.view(viewer) == log.state.game.view(viewer)


def test_an_entry_out_of_order_is_rejected() -> None:
    log = LogBuilder().people(0)
    with pytest.raises(AssertionError, match="does not follow"):
        log.state.apply(log.entries[-1])


def test_time_for_a_move_begins_when_the_seat_is_asked() -> None:
    log = LogBuilder(clock=TimeControl("move", 30)).people(0, 1, 2).start()
    seat = next(iter(log.state.waiting_since))
    shown = log.state.clocks()[seat]
    assert shown is not None
    assert (shown.left, shown.until) == (30_000, log.state.at + 30_000)
    log.add(ChatSent("hello"), seat)
    assert log.state.clocks()[seat] == shown, "chat does not stop the clock"
    log.move()
    after = log.state.clocks()[seat]
    assert after is not None
    assert seat in log.state.waiting_since or after.until is None


def test_time_for_a_game_is_used_up_by_ones_own_moves_only() -> None:
    log = LogBuilder(seats=2, clock=TimeControl("game", 60)).people(0, 1).start()
    seat = next(iter(log.state.waiting_since))
    log.move(at=log.state.at + 20_000)
    assert log.state.time_used[seat] == 20_000
    assert log.state.time_used[1 - seat] == 0
    if seat not in log.state.waiting_since:
        assert log.state.time_left(seat) == 40_000


def test_a_player_who_returns_after_time_is_up_has_a_little_for_each_move() -> None:
    log = LogBuilder(seats=2, clock=TimeControl("game", 10)).people(0, 1).start()
    seat = next(iter(log.state.waiting_since))
    log.add(HandedOver(STAND_IN, "clock"), seat, at=log.state.at + 10_000)
    shown = log.state.clocks()[seat]
    assert shown is not None
    assert shown.until is None, "no clock runs for a computer player"
    log.add(TakenOver(), seat)
    log.state.time_used[seat] = 10_000
    shown = log.state.clocks()[seat]
    assert shown is not None
    assert shown.until == log.state.at + GRACE


def test_moves_of_a_stand_in_use_up_nobodys_time() -> None:
    log = LogBuilder(seats=2, clock=TimeControl("game", 60)).people(0, 1).start()
    seat = next(iter(log.state.waiting_since))
    log.add(HandedOver(STAND_IN, "request"), seat)
    log.move(at=log.state.at + 30_000, level=STAND_IN)
    assert log.state.time_used[seat] == 0


def test_commands_are_remembered_by_their_ids() -> None:
    log = LogBuilder().people(0)
    entry = log.add(ChatSent("once"), 0, client="s0:a")
    assert log.state.find_command("s0:a") == entry.seq
    assert log.state.find_command("s1:a") is None
    for number in range(MAX_COMMAND_IDS):
        log.add(ReactionSent("bravo"), 0, client=f"s0:{number}")
    assert log.state.find_command("s0:a") is None
    assert log.state.find_command("s0:0") is not None


def test_summaries_contain_what_changes_and_nothing_else() -> None:
    log = LogBuilder(seats=2).people(0)
    state = log.state
    sat = LogBuilder(seats=2).people(0).add(SeatTaken("P1", "guest1"), 1)
    row = state.summary_after(sat)
    assert row is not None
    assert (row.taken, row.people, row.phase) == (2, ["P0", "P1"], "gathering")
    assert state.holders[1].kind == "free", "the state itself has not changed"
    log.bots(1).start()
    chat = LogBuilder(seats=2).people(0).bots(1).start().add(ChatSent("x"), 0)
    assert state.summary_after(chat) is None
    assert state.finished_by(chat) is None
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


def test_chat_keeps_the_latest_messages() -> None:
    log = LogBuilder().people(0)
    for number in range(60):
        log.add(ChatSent(f"{number}"), 0)
    assert [message.text for message in log.state.chat] == [f"{number}" for number in range(10, 60)]


def test_a_computer_players_seat_can_be_taken_by_a_person() -> None:
    log = LogBuilder(seats=2).people(0).bots(1).start()
    log.add(SeatTaken("Ann", "ann"), 1)
    assert log.state.bot_level(1) is None
    seat = next(iter(log.state.waiting_since))
    log.add(MoveMade(log.state.game.moves(seat)[0]), seat)  # type: ignore[union-attr]
    assert log.state.holders[1].name == "Ann"
    log.add(BotAdded("easy", "Bo"), 1)
    assert log.state.bot_level(1) == "easy"


def test_games_that_are_over_can_be_read_when_the_key_is_lost() -> None:
    log = LogBuilder(seats=2).people(0, 1).start()
    play_out(log)
    game = log.state.game
    again = fold(Keys(b"another key, which deals other cards"), log.entries)
    assert game is not None
    assert again.game is not None
    assert again.game.record() == game.record()


def test_a_restored_log_repeats_no_secret() -> None:
    log = LogBuilder(seats=2)
    log.add(SeatTaken("Ann", "ann", "salt"), 0)
    other = LogBuilder(seats=2)
    other.add(SeatTaken("Bo", "bo", "pepper"), 0)
    assert log.state.seat_key(0) != other.state.seat_key(0)
    assert log.state.seat_key(1) is None
    before = fold(KEYS, [LogEntry(TABLE, 1, 0, None, TableOpened(TableSetup("uno", 2), "salt"))])
    after = fold(KEYS, [LogEntry(TABLE, 1, 0, None, TableOpened(TableSetup("uno", 2), "pepper"))])
    assert before.secret() != after.secret()


@pytest.mark.parametrize("game", CHANGED)
@pytest.mark.parametrize("ended", [False, True])
def test_a_game_of_an_earlier_edition_is_not_played_otherwise(ended: bool, game: str) -> None:
    """Its entries stay in the log; the table gathers again, and the next game follows the current rules."""
    log = LogBuilder(game=game).people(0, 1, 2).start(edition=1)
    assert f"{', '.join(games()[game].changed)} has changed" in log.state.outdated
    log.add(MoveMade("any move"), 0)
    log.add(ChatSent("What now?"), 1)
    if ended:
        log.add(GameEnded("secret", [1, 2, 3], [3, 2, 1], salt="salt"))
    for state in (log.state, fold(KEYS, log.entries)):
        assert (state.phase, state.game_number, state.game) == ("gathering", 1, None)
        assert (state.asks, state.waiting_since, state.window_since) == ({}, {}, None)
        assert [holder.kind for holder in state.holders] == ["person"] * 3
    log.start()
    assert log.state.outdated == ""
    assert (log.state.phase, log.state.game_number) == ("playing", 2)
    assert log.state.game is not None
    log.move()
    assert len(log.state.game.log) == 1
