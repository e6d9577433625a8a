"""Take-backs at a table: who has to agree, what everybody is sent, and what stays of it."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest

from tests.registered import simultaneous_first
from tests.server.log_builder import KEYS, LogBuilder
from tischlein import Table, games
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.feed import OUTSIDE, TableFeed, Viewer, view_of
from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GameEnded,
    GamePaused,
    GameResumed,
    HandedOver,
    MoveMade,
    MoveTakenBack,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackDeclined,
    TimeControl,
)
from tischlein.server.messages import AnswerTakeBack, AnyCommand, TakeBackMove, TakeBackRequest
from tischlein.server.replay import NewsRecorder
from tischlein.server.table_state import CONSENT_TIME, TableState, fold
from tischlein.server.tasks import pending_tasks
from tischlein.table.record import TAKE_BACK
from tischlein.table.take_back import TakeBackRefused, take_back

VIEWERS: list[Viewer] = [0, 1, 2, None]


def game_of(log: LogBuilder) -> Table:
    assert log.state.game is not None
    return log.state.game


def play_a_card(log: LogBuilder) -> int:
    """Play until somebody has just played a card of which nobody else learned more, and return the seat."""
    for _ in range(60):
        seat = next(iter(log.state.waiting_since))
        plain = [move for move in game_of(log).moves(seat) if len(move) == 2 and move[1].isdigit()]
        log.add(MoveMade(plain[0] if plain else game_of(log).moves(seat)[0], log.state.bot_level(seat)), seat)
        if plain and log.state.bot_level(seat) is None:
            return seat
    raise AssertionError


def decided(log: LogBuilder, seat: int, command: AnyCommand, at: int | None = None) -> AnyLogEvent | str:
    """Return the event of a seat's command, after adding it to the log; or the code of the error."""
    actor = Actor("guest", "G", seat, False, True, log.state.holders[seat].entry)
    try:
        decision = decide(log.state, actor, command, at or log.state.at)
    except CommandError as error:
        return error.code
    log.add(decision.event, decision.seat)
    return decision.event


def test_a_move_among_computer_players_is_taken_back_at_once() -> None:
    log = LogBuilder(spectators=True).people(0).bots(1, 2).start()
    seat = play_a_card(log)
    moves, card = list(game_of(log).log[:-1]), game_of(log).log[-1]
    assert decided(log, seat, TakeBackMove("1")) == MoveTakenBack()
    assert game_of(log).log == moves
    assert game_of(log).history[-2:] == [card, (seat, TAKE_BACK)]
    assert list(log.state.waiting_since) == [seat]
    again = fold(KEYS, log.entries)
    for viewer in VIEWERS:
        assert game_of(log).view(viewer) == again.game.view(viewer)  # type: ignore[union-attr]


def test_a_drawn_card_stays_drawn() -> None:
    log = LogBuilder().people(0).bots(1, 2).start()
    while next(iter(log.state.waiting_since)) != 0:
        log.move(level="greedy")
    log.add(MoveMade("draw"), 0)
    assert decided(log, 0, TakeBackMove("1")) == "take-back-seen"
    assert decided(log, 0, AnswerTakeBack("1", True)) == "not-now"


def test_all_other_people_have_to_agree() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    seat = play_a_card(log)
    one, two = [other for other in range(3) if other != seat]
    before = len(game_of(log).log)
    assert decided(log, seat, TakeBackMove("1")) == TakeBackAsked()
    assert log.state.status().take_back == TakeBackRequest(seat, [], log.state.at + CONSENT_TIME)
    assert decided(log, one, TakeBackMove("2")) == "not-now"
    assert decided(log, seat, AnswerTakeBack("3", True)) == "not-now"
    assert decided(log, one, AnswerTakeBack("4", True)) == TakeBackAgreed()
    assert decided(log, one, AnswerTakeBack("5", True)) == "not-now"
    assert fold(KEYS, log.entries).take_back == log.state.take_back
    assert decided(log, two, AnswerTakeBack("6", True)) == MoveTakenBack()
    assert (len(game_of(log).log), log.state.take_back) == (before - 1, None)


@pytest.mark.parametrize("by_asker", [False, True])
def test_one_who_declines_ends_the_request(by_asker: bool) -> None:
    log = LogBuilder().people(0, 1, 2).start()
    seat = play_a_card(log)
    decided(log, seat, TakeBackMove("1"))
    assert decided(log, seat if by_asker else (seat + 1) % 3, AnswerTakeBack("2", False)) == TakeBackDeclined()
    assert log.state.take_back is None


def test_people_for_whom_a_computer_player_plays_need_not_agree() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    seat = play_a_card(log)
    for other in range(3):
        if other != seat:
            log.add(HandedOver("easy", "others"), other)
    assert decided(log, seat, TakeBackMove("1")) == MoveTakenBack()


def test_the_next_move_ends_the_request_and_says_so() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    feed, recorder = TableFeed(TableState(KEYS, log.entries[0])), NewsRecorder(1)
    feed.subscribe(recorder, None)
    decided(log, play_a_card(log), TakeBackMove("1"))
    log.move()
    assert log.state.take_back is None
    for entry in log.entries[1:]:
        feed.apply(entry)
    assert json.loads(recorder.frames[-2])["status"]["take_back"] is not None
    assert json.loads(recorder.frames[-1])["status"]["take_back"] is None
    assert "status" not in json.loads(recorder.frames[-3])


def test_computer_players_wait_for_the_answers_but_not_for_ever() -> None:
    log = LogBuilder(pace=0, window=0).people(0, 1).bots(2).start()
    for _ in range(60):
        seat = play_a_card(log)
        if log.state.bot_level(next(iter(log.state.waiting_since))) is not None:
            break
    asked = decided(log, seat, TakeBackMove("1"))
    assert asked == TakeBackAsked()
    assert log.state.take_back is not None
    assert [task.due for task in pending_tasks(log.state, 0)] == [log.state.take_back.until]


def test_asking_again_does_not_make_computer_players_wait_longer() -> None:
    log = LogBuilder().people(0, 1).bots(2).start()
    seat = play_a_card(log)
    decided(log, seat, TakeBackMove("1"))
    until = log.state.at + CONSENT_TIME
    for number in range(3):
        decided(log, seat, AnswerTakeBack(f"no {number}", False))
        decided(log, seat, TakeBackMove(f"again {number}"))
        assert log.state.take_back == TakeBackRequest(seat, [], until)
    log.add(GamePaused(), seat)
    log.add(GameResumed(), seat, at=log.state.at + 60_000)
    assert log.state.take_back == TakeBackRequest(seat, [], until + 60_000)
    decided(log, seat, AnswerTakeBack("no", False))
    decided(log, seat, TakeBackMove("again"))
    assert log.state.take_back == TakeBackRequest(seat, [], until + 60_000)
    decided(log, seat, AnswerTakeBack("and again no", False))
    seat = play_a_card(log)
    decided(log, seat, TakeBackMove("2"))
    assert log.state.take_back == TakeBackRequest(seat, [], log.state.at + CONSENT_TIME)


@pytest.mark.parametrize("event", [SeatLeft(), SeatCleared("removed"), SeatTaken("New", "new")])
def test_a_new_player_in_a_seat_has_neither_asked_nor_agreed(event: AnyLogEvent) -> None:
    log = LogBuilder().people(0, 1, 2).start()
    seat = play_a_card(log)
    one = next(other for other in range(3) if other != seat)
    decided(log, seat, TakeBackMove("1"))
    decided(log, one, AnswerTakeBack("2", True))
    log.add(event, one)
    assert log.state.take_back is not None
    assert log.state.take_back.agreed == []
    log.add(event, seat)
    assert log.state.take_back is None


@pytest.mark.parametrize("game", simultaneous_first())
@pytest.mark.parametrize("each", ["move", "game"])
def test_the_clocks_of_seats_that_have_not_moved_go_on(game: str, each: str) -> None:
    clock = TimeControl(each, 600)  # type: ignore[arg-type]
    log = LogBuilder(game=game, clock=clock).people(0, 1, 2).start()
    start = log.state.at
    for seat in (0, 1):
        log.add(MoveMade(game_of(log).moves(seat)[0]), seat)
    log.add(MoveTakenBack(), 0, at=start + 60_000)
    assert log.state.waiting_since == {0: start + 60_000, 1: start + 60_000, 2: start}
    log.add(MoveMade(game_of(log).moves(2)[0]), 2, at=start + 70_000)
    assert log.state.time_used[2] == 70_000


def test_time_that_was_used_is_not_given_back() -> None:
    log = LogBuilder(clock=TimeControl("game", 600)).people(0).bots(1, 2).start()
    seat = play_a_card(log)
    used = log.state.time_used[seat]
    assert used > 0
    decided(log, seat, TakeBackMove("1"))
    assert log.state.time_used[seat] == used
    assert log.state.waiting_since[seat] == log.state.at


def test_everybody_gets_the_view_from_before_the_move_and_outsiders_get_none() -> None:
    log = LogBuilder(spectators=True).people(0).bots(1, 2).start()
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    recorders = [NewsRecorder(viewer) for viewer in (*VIEWERS, OUTSIDE)]
    for recorder in recorders:
        feed.subscribe(recorder, None)
    seat = play_a_card(log)
    for entry in log.entries[1:-1]:
        feed.apply(entry)
    before = [json.loads(encoded(feed.state.game, viewer)) for viewer in VIEWERS]
    decided(log, seat, TakeBackMove("1"))
    for entry in log.entries[-2:]:
        feed.apply(entry)
    frames = [json.loads(recorder.frames[-1]) for recorder in recorders]
    assert [frame["kind"] for frame in frames] == ["move-taken-back"] * 5
    assert [frame.get("view") for frame in frames] == [*before, None]


def encoded(game: Table | None, viewer: Viewer) -> bytes:
    assert game is not None
    return msgspec.json.encode(view_of(game, viewer))


@pytest.mark.parametrize("game", games())
def test_in_every_game_each_viewer_is_sent_exactly_what_it_saw_before(game: str) -> None:
    log = LogBuilder(game=game, spectators=True).people(0, 1, 2).start()
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    recorders = [NewsRecorder(viewer) for viewer in VIEWERS]
    for recorder in recorders:
        feed.subscribe(recorder, None)
    for entry in log.entries[1:]:
        feed.apply(entry)
    taken, dice = 0, random.Random(game)
    while taken < 3 and not game_of(log).over:
        seat = dice.choice(list(log.state.asks))
        before = [json.loads(encoded(game_of(log), viewer)) for viewer in VIEWERS]
        feed.apply(log.add(MoveMade(dice.choice(game_of(log).moves(seat))), seat))
        with contextlib.suppress(TakeBackRefused):
            take_back(game_of(log), seat, range(3))
            feed.apply(log.add(MoveTakenBack(), seat))
            assert [json.loads(recorder.frames[-1])["view"] for recorder in recorders] == before
            feed.apply(log.add(MoveMade(dice.choice(game_of(log).moves(seat))), seat))
            taken += 1
    again = fold(KEYS, log.entries)
    assert [view_of(game_of(log), viewer) for viewer in VIEWERS] == [view_of(again.game, viewer) for viewer in VIEWERS]  # type: ignore[arg-type]
    assert taken == 3


def test_a_game_with_a_take_back_is_recorded_replayed_and_finished() -> None:
    log = LogBuilder(spectators=True).people(0).bots(1, 2).start()
    seat = play_a_card(log)
    taken: Any = game_of(log).log[-1]
    decided(log, seat, TakeBackMove("1"))
    while not game_of(log).over:
        log.move()
    game = game_of(log)
    log.add(GameEnded(log.state.secret(), game.scores, game.places or []))
    record = json.loads(json.dumps(game.record()))
    assert [seat, TAKE_BACK] in [move[:2] for move in record["moves"]]
    assert list(taken) in [move[:2] for move in record["moves"]]
    assert Table.replay(record).places == game.places
    assert fold(KEYS, log.entries).game.record() == record  # type: ignore[union-attr]


def test_a_seat_that_was_given_up_cannot_take_back() -> None:
    log = LogBuilder().people(0).bots(1, 2).start()
    seat = play_a_card(log)
    actor = Actor("guest", "G", seat, False, True, log.state.holders[seat].entry)
    log.add(SeatLeft(), seat)
    with pytest.raises(CommandError, match="only seated"):
        decide(log.state, actor, TakeBackMove("1"), log.state.at)
    assert isinstance(log.entries[2].event, BotAdded)
