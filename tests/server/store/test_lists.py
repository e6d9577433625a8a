"""The tables derived from the logs: summaries, lobby, finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import event

from tests.server.store.builders import REVIEW, ended, entry, execute, moves, opened, opening, run, summary
from tischlein.server.log_events import TableSetup, TimeControl
from tischlein.server.store.base import FinishedGame, GameReviewSummary, LogBatch, Store, StoreError
from tischlein.server.store.database import select_archive, select_lobby
from tischlein.server.store.engine import make_engine, parse_database_url


def test_a_summary_is_inserted_and_changed(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            assert await store.summary("t") is None
            await store.append(opening("t"))
            assert await store.summary("t") == summary("t")
            await store.append(moves("t", 2))
            assert await store.summary("t") == summary("t")
            setup = TableSetup("uno", 3, {"box": {"tiles": [1]}}, True, TimeControl("game", 600), True, 5, True, 0, 1)
            changed = summary("t", "playing", 8, setup)
            await store.append(LogBatch([entry("t", 3)], summary=changed))
            assert await store.summary("t") == changed

    run(play())


def test_the_last_summary_of_a_group_wins(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            batches = [
                opening("t"),
                *[LogBatch([entry("t", seq)], summary=summary("t", updated=seq)) for seq in range(2, 30)],
            ]
            assert all(await asyncio.gather(*map(store.append, batches)))
            assert await store.summary("t") == summary("t", updated=29)

    run(play())


def test_the_lobby_lists_open_public_tables(address: str) -> None:
    hidden = TableSetup("uno", 4, public=False)

    async def play() -> None:
        async with opened(address) as store:
            assert await store.lobby(9) == []
            for number in range(6):
                await store.append(opening(f"t{number}", updated=100 - number))
            await store.append(opening("private", updated=100, setup=hidden))
            await store.append(LogBatch([entry("t1", 2)], summary=summary("t1", "over", 101)))
            await store.append(LogBatch([entry("t3", 2)], summary=summary("t3", "playing", 102)))
            assert [found.id for found in await store.lobby(9)] == ["t3", "t0", "t2", "t4", "t5"]
            assert await store.lobby(1) == [summary("t3", "playing", 102)]
            assert [found.id for found in await store.lobby(2, before=98)] == ["t4", "t5"]
            assert [found.id for found in await store.lobby(1, before=100)] == ["t2"]

    run(play())


async def play_games(store: Store, games: list[FinishedGame]) -> None:
    for seq, game in enumerate(games, 2):
        await store.append(opening(game.table))
        assert await store.append(LogBatch([entry(game.table, seq)], finished=game))


def test_finished_games_are_found(address: str) -> None:
    games = [ended("t", number) for number in (1, 2, 3)]

    async def play() -> None:
        async with opened(address) as store:
            await play_games(store, games)
            assert await store.finished_games("t") == games
            assert await store.finished_games("other") == []
            assert await store.finished_game("t", 2) == games[1]
            assert await store.finished_game("t", 4) is None
            without = FinishedGame("t", 4, "uno", ["Anna"], 10, 11, 9, None, [1], False)
            await store.append(LogBatch([entry("t", 9)], finished=without))
            assert await store.finished_game("t", 4) == without

    run(play())


def test_a_review_is_stored_with_its_game(address: str) -> None:
    games = [ended("t", number) for number in (1, 2)]
    first = GameReviewSummary("quick", REVIEW.seats[::-1])

    async def play() -> None:
        async with opened(address) as store:
            await play_games(store, games)
            await store.add_review("t", 2, first)
            await store.add_review("t", 2, REVIEW)
            await store.add_review("t", 3, REVIEW)
            await store.add_review("u", 2, REVIEW)
        async with opened(address) as store:
            assert await store.finished_games("t") == [games[0], structs.replace(games[1], review=REVIEW)]
            assert await store.finished_game("t", 2) == structs.replace(games[1], review=REVIEW)
            assert [game.review for game in await store.archive(2)] == [None, REVIEW]

    run(play())


def test_the_archive_contains_public_replays(address: str) -> None:
    games = [ended("a", 1, 10), ended("b", 1, 30), ended("a", 2, 20), ended("c", 1, 25, replays=False)]

    async def play() -> None:
        async with opened(address) as store:
            await play_games(store, games)
            assert await store.archive(9) == [games[1], games[2], games[0]]
            assert await store.archive(1) == [games[1]]
            assert await store.archive(9, before=30) == [games[2], games[0]]

    run(play())


def test_rows_of_another_version_are_reported(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await play_games(store, [ended("t")])
            spoil = ("UPDATE tables SET setup = '{}'", "UPDATE games SET places = 'none'")
            await asyncio.to_thread(execute, address, *spoil)
            with pytest.raises(StoreError, match="table t cannot be read"):
                await store.summary("t")
            with pytest.raises(StoreError, match="game 1 of table t"):
                await store.finished_games("t")

    run(play())


@pytest.mark.parametrize(("ask", "index"), [(select_lobby, "lobby"), (select_archive, "archive")])
def test_lists_use_their_index(sqlite: str, ask: Callable[..., object], index: str) -> None:
    """SQLite uses a partial index only if the query has the same condition."""
    asked: list[tuple[str, Any]] = []

    async def create() -> None:
        async with opened(sqlite):
            pass

    run(create())
    engine = make_engine(parse_database_url(sqlite))
    event.listen(engine, "before_cursor_execute", lambda *call: asked.append((call[2], call[3])))
    with engine.connect() as connection:
        ask(connection, 5, before=7)
        statement, parameters = asked[-1]
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
    engine.dispose()
    assert f"USING INDEX {index}" in str(plan)
