"""Erasing a guest leaves no name, no chat and no id behind, and games that still replay."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tests.server.store.builders import REVIEW, execute, opened, run
from tischlein import Table
from tischlein.server.log_events import (
    ChatSent,
    GameEnded,
    HolderRenamed,
    LogEntry,
    ReactionSent,
    SeatAsked,
    SeatLeft,
    SeatTaken,
)
from tischlein.server.replay import record, replay
from tischlein.server.store.administration import Administration, open_administration
from tischlein.server.store.base import FinishedGame, LogBatch, Store
from tischlein.server.store.erasure import Aliases
from tischlein.server.table_state import TableState, fold

GUEST = "Q2FyZFRhYmxlR3Vlc3RfMQ"
TRACES = ("Zsuzsanna", "Zsuzsi", "zsófi", "my address is", GUEST)
"""What must not be found afterwards."""


def play_a_game() -> tuple[LogBuilder, FinishedGame]:
    """Return the log of a table with a finished game, in which a guest has left traces everywhere."""
    log = LogBuilder(seats=3)
    log.add(SeatTaken("Zsuzsanna", GUEST, "salt", "owl"), 0, client=f"g{GUEST}:c1")
    log.add(SeatTaken("zsófi", f"{GUEST}/zsófi"), 1)
    log.add(SeatTaken("Béla", "another-guest", "", "fox"), 2)
    log.add(ChatSent("my address is 1 Main Street"), 0, client="s2:c2")
    log.add(ChatSent("a word of somebody else"), 2)
    log.add(HolderRenamed("Zsuzsi", "Zsuzsanna", "cat"), 0)
    log.start()
    log.add(ReactionSent("bravo"), 0)
    log.add(SeatLeft(), 1)
    game = log.state.game
    while game is not None and not game.over:
        log.move()
    assert game is not None
    ended = LogEntry(TABLE, len(log.entries) + 1, log.entries[-1].at + 1, None, log_end(log.state))
    finished = log.state.finished_by(ended)
    assert finished is not None
    log.add(ended.event)
    log.add(SeatAsked("Zsuzsanna", GUEST), 1, client=f"g{GUEST}:c9")
    return log, finished


def log_end(state: TableState) -> GameEnded:
    game = state.game
    assert game is not None
    return GameEnded(state.secret(), game.scores, game.places or [])


async def write(store: Store, log: LogBuilder, finished: FinishedGame) -> None:
    await store.append(LogBatch(log.entries, log.state.summary(), finished))


def dump(address: str) -> str:
    rows = [execute(address, f"SELECT * FROM {table}") for table in ("log", "tables", "games")]
    return str(rows)


def erase(administration: Administration, aliases: Aliases) -> bool:
    return administration._erase_at(KEYS, TABLE, GUEST, aliases)


def test_nothing_of_a_guest_remains(address: str) -> None:
    log, finished = play_a_game()

    async def play() -> None:
        async with opened(address) as store:
            await write(store, log, finished)
            assert all(trace in dump(address) for trace in TRACES)
            with open_administration(address) as administration:
                assert administration.tables_of(GUEST) == [TABLE]
                aliases: Aliases = {}
                assert erase(administration, aliases)
                assert not erase(administration, aliases), "nothing is left to erase"
                assert administration.tables_of(GUEST) == []
            assert [trace for trace in TRACES if trace in dump(address)] == []
            assert "a word of somebody else" in dump(address)
            assert [order.kind for order in await store.read_orders(0)] == ["rewrite"]

    run(play())


def test_the_game_is_the_same_without_the_names(address: str) -> None:
    log, finished = play_a_game()
    before = json.loads(record(KEYS, log.entries, finished))

    async def play() -> None:
        async with opened(address) as store:
            await write(store, log, finished)
            await store.add_review(TABLE, 1, REVIEW)
            with open_administration(address) as administration:
                erase(administration, {})
            entries = await store.read_log(TABLE)
            assert [one.seq for one in entries] == [one.seq for one in log.entries]
            game = await store.finished_game(TABLE, 1)
            assert game is not None
            assert game.names == ["N. N.", "N. N. 2", "Béla"]
            assert game.people[2] == finished.people[2]
            assert (game.scores, game.places, game.review) == (finished.scores, finished.places, REVIEW)
            again = json.loads(record(KEYS, entries, game))
            assert again == before
            Table.replay(again)
            assert b"Zsuzsi" not in replay(KEYS, entries, game, 2)
            state = fold(KEYS, await store.read_state(TABLE))
            summary = await store.summary(TABLE)
            assert summary is not None
            assert state.seats()[0].name == "N. N."
            assert summary.people == state.summary().people
            assert summary.animals == state.summary().animals
            assert game.people[0] == state.seats()[0].person
            assert state.seat_key(0) == log.state.seat_key(0), "the person keeps the seat"

    run(play())


def test_what_a_server_writes_before_it_notices_is_erased_later(address: str) -> None:
    log, finished = play_a_game()

    async def play() -> None:
        async with opened(address) as store:
            await write(store, log, finished)
            with open_administration(address) as administration:
                aliases: Aliases = {}
                assert erase(administration, aliases)
                late = log.add(ChatSent("my address is 2 Main Street"), 0)
                await store.append(LogBatch([late], log.state.summary()))
                renamed = log.add(HolderRenamed("Zsuzsanna", "Zsuzsi", "hen"), 0)
                await store.append(LogBatch([renamed], log.state.summary()))
                assert "Zsuzsi" in dump(address)
                assert erase(administration, aliases)
                assert not erase(administration, aliases)
            assert [trace for trace in TRACES if trace in dump(address)] == []
            fold(KEYS, await store.read_log(TABLE))

    run(play())


def test_a_guest_whose_id_begins_alike_stays(address: str) -> None:
    log = LogBuilder(seats=2)
    log.add(SeatTaken("Anna", f"{GUEST}x"), 0)

    async def play() -> None:
        async with opened(address) as store:
            await store.append(LogBatch(log.entries, log.state.summary()))
            with open_administration(address) as administration:
                assert administration.tables_of(GUEST) == []
                assert not erase(administration, {})
            assert await store.read_log(TABLE) == log.entries

    run(play())


def test_an_erased_guest_is_not_in_the_files(sqlite: str, tmp_path: Path) -> None:
    log, finished = play_a_game()

    async def play() -> None:
        async with opened(sqlite) as store:
            await write(store, log, finished)
            with open_administration(sqlite) as administration:
                erase(administration, {})
                administration._compact()
            for file in tmp_path.iterdir():
                assert [trace for trace in TRACES if trace.encode() in file.read_bytes()] == [], file

    run(play())
