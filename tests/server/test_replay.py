"""A finished game told once more: every game, for every viewer, and nothing that was not theirs to see."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.registered import CHANGED, options_of
from tests.server.folding import KEYS, Log
from tests.server.inhouse import ClockedHost, at_home
from tischlein import RecordError, games
from tischlein.server.feed import TableFeed
from tischlein.server.host import MAX_REPLAYS
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    ChatSent,
    GameEnded,
    GameStarted,
    HandedOver,
    MoveMade,
    ReactionSent,
    SeatLeft,
    SeatTaken,
    TakenOver,
)
from tischlein.server.replay import NewsRecorder, replay
from tischlein.server.store.base import FinishedGame, LogBatch
from tischlein.server.table_state import TableState

MOST_MOVES = 120
"""Nothing but its last line says that a game is over, so a replay may end anywhere."""
SLOW = ("draw", "keep", "pass", "decline")


def played(log: Log, most: int = MOST_MOVES) -> FinishedGame:
    """Play a game at a table, and say what the archive would say of it."""
    log.start()
    first, game, dice = len(log.entries), log.state.game, random.Random(log.state.setup.game)
    assert game is not None
    for number in range(most):
        if game.over:
            break
        seat = dice.choice(list(log.state.asks))
        moves = game.moves(seat)
        log.add(MoveMade(dice.choice([move for move in moves if move not in SLOW] or moves)), seat)
        if number == 2:
            log.add(ChatSent("a secret of ours"), 0)
            log.add(ReactionSent("oh"), 1)
            log.add(HandedOver("easy", "request"), 0)
            log.add(TakenOver(), 0)
    end = log.add(GameEnded(log.state.secret(), game.scores, game.places or [1] * game.seats))
    setup = log.state.setup
    names = [holder.name for holder in log.state.holders]
    places = game.places or [1] * game.seats
    return FinishedGame(
        "a-table", log.state.game_number, setup.game, names, first, end.seq, end.at, game.scores, places, True
    )


def really_seen(log: Log, game: FinishedGame, viewer: int | None) -> tuple[Any, list[Any]]:
    """What somebody saw who was there: the view after the deal, and the news of the game."""
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    eye = NewsRecorder(viewer)
    feed.subscribe(eye, None)
    for entry in log.entries[1 : game.last]:
        feed.apply(entry)
    frames = [json.loads(frame) for frame in eye.frames]
    begun = next(frame for frame in frames if frame["seq"] == game.first)
    return begun["view"], [frame for frame in frames if frame["seq"] > game.first]


@pytest.mark.parametrize("name", games())
def test_a_replay_is_what_was_seen_at_the_table(name: str) -> None:
    log = Log(game=name, seats=3, options=options_of("USUAL", name) or {}, spectators=True).people(0, 1, 2)
    game = played(log)
    for viewer in (None, 0, 1, 2):
        told = json.loads(replay(KEYS, log.entries, game, viewer))
        view, news = really_seen(log, game, viewer)
        assert told["snapshot"]["view"] == view
        assert told["news"] == [frame for frame in news if frame["kind"] not in ("chat-sent", "reaction-sent")]


def test_a_replay_can_be_followed_by_who_could_not_look_on() -> None:
    log = Log(game="uno", seats=2).people(0, 1)
    game = played(log)
    told = json.loads(replay(KEYS, log.entries, game, None))
    assert told["snapshot"]["view"]["viewer"] is None
    assert told["snapshot"]["setup"]["spectators"] is False
    assert all("events" in frame for frame in told["news"] if frame["kind"] == "move-made")


def test_a_later_game_of_a_table_is_told_as_it_was_played() -> None:
    log = Log(game="uno", seats=2).people(0, 1)
    first = played(log)
    log.add(ChatSent("between games"), 0)
    log.add(SeatLeft(), 1)
    log.add(SeatTaken("New", "guest9"), 1)
    second = played(log)
    assert (first.number, second.number) == (1, 2)
    told = [json.loads(replay(KEYS, log.entries, game, 0)) for game in (first, second)]
    assert [[person["name"] for person in one["snapshot"]["status"]["seats"]] for one in told] == [
        ["P0", "P1"],
        ["P0", "New"],
    ]
    assert [one["news"][-1]["facts"]["game"] for one in told] == [1, 2]
    assert told[1]["snapshot"]["chat"] == []


def test_what_people_said_is_not_told() -> None:
    log = Log(game="uno", seats=2).people(0, 1)
    log.add(ChatSent("a secret of ours"), 0)
    game = played(log)
    for viewer in (None, 0):
        told = replay(KEYS, log.entries, game, viewer)
        assert b"secret of ours" not in told
        assert {frame["kind"] for frame in json.loads(told)["news"]} == {
            "move-made",
            "handed-over",
            "taken-over",
            "game-ended",
        }


def test_a_replay_needs_no_key_of_the_server() -> None:
    """The log tells the secrets of games that are over, so a new key does not make them unreadable."""
    log = Log(game="uno", seats=2).people(0, 1)
    game = played(log)
    told, again = (json.loads(replay(keys, log.entries, game, 0)) for keys in (KEYS, Keys(b"n" * 32)))
    for one in (told, again):
        del one["news"][-1]["status"]["commitment"]  # that of the next game
    assert told == again


def test_a_house_keeps_the_last_replays(tmp_path: Path) -> None:
    log = Log(game="uno", seats=2).people(0, 1)
    game = played(log)

    async def look(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries))
        first = await table_host.replay(game, 0)
        assert await table_host.replay(game, 0) is first
        assert await table_host.replay(game, None) != first
        for number in range(2, MAX_REPLAYS + 2):
            await table_host.replay(structs.replace(game, number=number), 0)
        again = await table_host.replay(game, 0)
        assert (again, again is first) == (first, False)

    at_home(tmp_path, look)


@pytest.mark.parametrize("name", CHANGED)
def test_a_game_of_an_earlier_edition_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    log = Log(game=name, seats=2).people(0, 1)
    game = played(log)
    started = log.entries[game.first - 1]
    log.entries[game.first - 1] = structs.replace(started, event=GameStarted(1, edition=1))

    async def look(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries, log.state.summary(), game))
        for wanted in (table_host.replay(game, 0), table_host.record(game.table, game.number)):
            with pytest.raises(RecordError, match=rf"since then {', '.join(games()[name].changed)} has changed"):
                await wanted

    at_home(tmp_path, look)
