"""Replays of finished games: every game, for every viewer, with only what the viewer could see."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.registered import CHANGED, options_of
from tests.server.in_process import ClockedHost, run_with_host
from tests.server.log_builder import KEYS, LogBuilder
from tischlein import RecordError, games
from tischlein.server import archive as server_archive
from tischlein.server.feed import TableFeed
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    ChatSent,
    EntropyAdded,
    GameEnded,
    GameStarted,
    HandedOver,
    LogEntry,
    MoveMade,
    ReactionSent,
    SeatLeft,
    SeatTaken,
    TakenOver,
)
from tischlein.server.replay import NewsRecorder, record, replay
from tischlein.server.store.base import FinishedGame, LogBatch
from tischlein.server.table_state import TableState

MAX_MOVES = 120
"""Only its last entry says that a game is over, so a replay may end anywhere."""
SLOW = ("draw", "keep", "pass", "decline")


def play_game(log: LogBuilder, limit: int = MAX_MOVES) -> FinishedGame:
    """Play a game at a table, and return its summary for the archive."""
    log.start()
    first, game, dice = len(log.entries), log.state.game, random.Random(log.state.setup.game)
    assert game is not None
    for number in range(limit):
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


def live_frames(log: LogBuilder, game: FinishedGame, viewer: int | None) -> tuple[Any, list[Any]]:
    """Return what a viewer saw at the table: the view after the deal, and the news of the game."""
    feed = TableFeed(TableState(KEYS, log.entries[0]))
    recorder = NewsRecorder(viewer)
    feed.subscribe(recorder, None)
    for entry in log.entries[1 : game.last]:
        feed.apply(entry)
    frames = [json.loads(frame) for frame in recorder.frames]
    begun = next(frame for frame in frames if frame["seq"] == game.first)
    return begun["view"], [frame for frame in frames if frame["seq"] > game.first]


@pytest.mark.parametrize("name", games())
def test_a_replay_is_what_was_seen_at_the_table(name: str) -> None:
    log = LogBuilder(game=name, seats=3, options=options_of("USUAL", name) or {}, spectators=True).people(0, 1, 2)
    game = play_game(log)
    for viewer in (None, 0, 1, 2):
        replayed = json.loads(replay(KEYS, log.entries, game, viewer))
        view, news = live_frames(log, game, viewer)
        assert replayed["snapshot"]["view"] == view
        assert replayed["news"] == [frame for frame in news if frame["kind"] not in ("chat-sent", "reaction-sent")]


def test_a_replay_is_complete_though_the_table_had_no_spectators() -> None:
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    game = play_game(log)
    replayed = json.loads(replay(KEYS, log.entries, game, None))
    assert replayed["snapshot"]["view"]["viewer"] is None
    assert replayed["snapshot"]["setup"]["spectators"] is False
    assert all("events" in frame for frame in replayed["news"] if frame["kind"] == "move-made")


def test_a_later_game_of_a_table_is_replayed_as_it_was_played() -> None:
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    first = play_game(log)
    log.add(ChatSent("between games"), 0)
    log.add(SeatLeft(), 1)
    log.add(SeatTaken("New", "guest9"), 1)
    second = play_game(log)
    assert (first.number, second.number) == (1, 2)
    replayed = [json.loads(replay(KEYS, log.entries, game, 0)) for game in (first, second)]
    assert [[person["name"] for person in one["snapshot"]["status"]["seats"]] for one in replayed] == [
        ["P0", "P1"],
        ["P0", "New"],
    ]
    assert [one["news"][-1]["facts"]["game"] for one in replayed] == [1, 2]
    assert replayed[1]["snapshot"]["chat"] == []


def test_a_replay_omits_the_chat() -> None:
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    log.add(ChatSent("a secret of ours"), 0)
    game = play_game(log)
    for viewer in (None, 0):
        replayed = replay(KEYS, log.entries, game, viewer)
        assert b"secret of ours" not in replayed
        assert {frame["kind"] for frame in json.loads(replayed)["news"]} == {
            "move-made",
            "handed-over",
            "taken-over",
            "game-ended",
        }


def test_a_replay_needs_no_key_of_the_server() -> None:
    """The log contains the secrets of finished games, so they stay readable with a new key."""
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    game = play_game(log)
    replayed, again = (json.loads(replay(keys, log.entries, game, 0)) for keys in (KEYS, Keys(b"n" * 32)))
    for one in (replayed, again):
        del one["news"][-1]["status"]["commitment"]  # that of the next game
        for frame in (one["snapshot"], *one["news"]):
            for seat in frame.get("status", {}).get("seats", []):
                del seat["person"]  # derived from the key of the server
    assert replayed == again


def test_records_and_replays_are_cached_up_to_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    game = play_game(log)

    async def check(table_host: ClockedHost) -> None:
        archive = table_host.archive
        await table_host.store.append(LogBatch(log.entries))
        first, record = await archive.replay(game, 0), await archive.record(game)
        assert await archive.replay(game, 0) is first
        assert await archive.record(game) is record
        assert len({body.content for body in (first, record, await archive.replay(game, None))}) == 3
        renamed = structs.replace(game, names=["P0", "erased"])
        assert await archive.replay(renamed, 0) is not first, "what is known of the game has changed"
        monkeypatch.setattr(server_archive, "MAX_CACHED_BYTES", first.size + 1)
        await archive.replay(structs.replace(game, number=2), 0)
        again = await archive.replay(game, 0)
        assert (again, again is first) == (first, False)

    run_with_host(tmp_path, check)


def test_requests_for_the_same_game_at_once_make_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    game = play_game(log)

    async def check(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries))
        read_game, active, reads = table_host.store.read_game, 0, 0

        async def count_reads(table: str, first: int, last: int) -> list[LogEntry]:
            nonlocal active, reads
            active, reads = active + 1, reads + 1
            assert active == 1, "one at a time"
            entries = await read_game(table, first, last)
            active -= 1
            return entries

        monkeypatch.setattr(table_host.store, "read_game", count_reads)
        wanted = [table_host.archive.replay(game, viewer) for viewer in (0, 1, None)]
        wanted += [table_host.archive.replay(game, 0) for _ in range(20)]
        wanted += [table_host.archive.record(game) for _ in range(20)]
        await asyncio.gather(*wanted)
        assert reads == 4

    run_with_host(tmp_path, check)


def test_a_record_and_a_replay_need_the_moves_of_their_game_only(tmp_path: Path) -> None:
    """The store leaves out other moves and all chat, and the result is that of the whole log."""
    log = LogBuilder(game="uno", seats=2).people(0, 1)
    played = []
    for number in range(4):
        log.add(ChatSent(f"before game {number}"), 0)
        log.add(EntropyAdded(f"word {number}"), 1)
        played.append(play_game(log, 30))
        log.add(SeatLeft(), 1)
        log.add(SeatTaken(f"New {number}", f"guest{number}"), 1)

    async def check(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries))
        for game in played:
            entries = await table_host.store.read_game(game.table, game.first, game.last)
            moves = [entry.seq for entry in entries if isinstance(entry.event, MoveMade)]
            assert moves == [
                entry.seq
                for entry in log.entries
                if isinstance(entry.event, MoveMade) and game.first < entry.seq < game.last
            ]
            assert not any(isinstance(entry.event, ChatSent | ReactionSent) for entry in entries)
            whole = LogBuilder(game="uno", seats=2)
            for entry in log.entries[1 : game.last]:
                whole.state.apply(entry)
            assert whole.state.game is not None
            assert json.loads(record(KEYS, entries, game)) == json.loads(json.dumps(whole.state.game.record()))
            for viewer in (None, 0, 1):
                assert replay(KEYS, entries, game, viewer) == replay(KEYS, log.entries, game, viewer)
                view, news = live_frames(log, game, viewer) if viewer is not None else (None, None)
                replayed = json.loads(replay(KEYS, entries, game, viewer))
                if news is not None:
                    assert replayed["snapshot"]["view"] == view
                    assert replayed["news"] == [f for f in news if f["kind"] not in ("chat-sent", "reaction-sent")]

    run_with_host(tmp_path, check)


@pytest.mark.parametrize("name", CHANGED)
def test_a_game_of_an_earlier_edition_is_refused_with_the_reason(tmp_path: Path, name: str) -> None:
    log = LogBuilder(game=name, seats=2).people(0, 1)
    game = play_game(log)
    started = log.entries[game.first - 1]
    log.entries[game.first - 1] = structs.replace(started, event=GameStarted(1, edition=1))

    async def check(table_host: ClockedHost) -> None:
        await table_host.store.append(LogBatch(log.entries, log.state.summary(), game))
        for wanted in (table_host.archive.replay(game, 0), table_host.archive.record(game)):
            with pytest.raises(RecordError, match=rf"since then {', '.join(games()[name].changed)} has changed"):
                await wanted

    run_with_host(tmp_path, check)
