"""A page that is loaded during a game learns what happened before, and nothing that its viewer did not see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.log_builder import KEYS, LogBuilder
from tests.server.snapshots import past_of, snapshot
from tischlein import games
from tischlein.server.feed import MAX_RECENT, OUTSIDE, TableFeed, Viewer
from tischlein.server.journal import MAX_PAST_EVENTS, OMITTED
from tischlein.server.log_events import ChatSent, HandedOver, SeatLeft, SeatTaken, TakenOver
from tischlein.server.replay import NewsRecorder
from tischlein.server.table_state import fold


def followed(log: LogBuilder, viewer: Viewer) -> list[tuple[int, str, int | None, Any]]:
    """Return the events that a client has seen that was there all the time."""
    feed = TableFeed(fold(KEYS, log.entries[:1]))
    recorder = NewsRecorder(viewer)
    feed.subscribe(recorder, None)
    for entry in log.entries[1:]:
        feed.apply(entry)
    news = map(msgspec.json.decode, recorder.frames)
    return [
        (one["seq"], event["kind"], event["seat"], event.get("facts", {}))
        for one in news
        for event in one.get("events", [])
        if event["kind"] not in OMITTED
    ]


@pytest.mark.parametrize("game", games())
def test_every_viewer_learns_what_a_client_has_seen_that_was_there_all_the_time(game: str) -> None:
    log = LogBuilder(game=game, seats=3, spectators=True).people(0, 1, 2).start()
    started = log.state.first_entry
    for _ in range(30):
        if log.state.waiting_since:
            log.move()
    for viewer in (0, 1, 2, None):
        moves = [past for past in past_of(log, viewer) if past.in_game and past.seq > started]
        assert [(past.seq, past.kind, past.seat, past.facts) for past in moves] == followed(log, viewer)
        assert all(past.mover == log.entries[past.seq - 1].seat for past in moves)
    assert past_of(log, OUTSIDE) == []


def test_a_client_gets_every_event_once() -> None:
    log = LogBuilder(spectators=True).people(0, 1, 2).start()
    feed = TableFeed(fold(KEYS, log.entries))
    recorder = NewsRecorder(0)
    feed.subscribe(recorder, None)
    for _ in range(MAX_RECENT + 5):
        feed.apply(log.move())
    shown = snapshot(feed, 0)
    assert len(shown.recent) == MAX_RECENT
    assert max(past.seq for past in shown.past) == shown.recent[0].seq - 1
    assert min(past.seq for past in shown.past) == log.state.first_entry


def test_coming_and_going_is_part_of_it_but_not_the_chat() -> None:
    log = LogBuilder().people(0, 1).bots(2).start()
    log.add(HandedOver("easy", "request"), 0)
    log.add(ChatSent("hello"), 1)
    log.add(TakenOver(), 0)
    log.add(SeatLeft(), 1)
    others = [past for past in past_of(log, 0) if not past.in_game]
    assert [(past.kind, past.seat, past.name) for past in others] == [
        ("handed-over", 0, "P0"),
        ("taken-over", 0, "P0"),
        ("seat-left", 1, "P1"),
    ]
    assert others[0].facts == {"level": "easy", "reason": "request"}


def test_a_new_player_in_a_seat_sees_only_what_comes_after() -> None:
    log = LogBuilder().people(0, 1).bots(2).start()
    log.move()
    taken = log.add(SeatTaken("New", "guest"), 2)
    log.move()
    assert {past.seq for past in past_of(log, 2)} == {taken.seq + 1}
    assert min(past.seq for past in past_of(log, 0)) == log.state.first_entry


def test_a_long_game_keeps_its_last_events() -> None:
    log = LogBuilder(game="uno-match", seats=2).people(0, 1).start()
    while log.state.seq < 3 * MAX_PAST_EVENTS and log.state.waiting_since:
        log.move()
    past = past_of(log, 0)
    assert len(past) == MAX_PAST_EVENTS
    assert past[-1].seq == log.state.seq
