"""Computer players in worker processes: only new moves are sent, and nothing goes missing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tischlein.server import thinking
from tischlein.server.attendance import Attendance
from tischlein.server.bot_processes import BotProcess, process_pool
from tischlein.server.bot_requests import BotRequest, position_of
from tischlein.server.thinking import MissingMoves
from tischlein.table.table import Table


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    thinking._games.clear()
    yield
    thinking._games.clear()


def play(table: Table, count: int) -> None:
    for _ in range(count):
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        table.make(seat, table.moves(seat)[0])


def request(table: Table, first: int) -> BotRequest:
    return position_of("t", 1, table, 0).request(first, len(table.log))


def test_a_worker_plays_on_from_where_it_left_the_game() -> None:
    table = Table("uno", 3, "seed")
    play(table, 5)
    kept = thinking._table(request(table, 0))
    play(table, 4)
    again = thinking._table(request(table, 5))
    assert again is kept
    assert again.log == table.log
    assert again.position() == table.position()
    assert again._journal == [], "events are not kept"


def test_a_worker_without_the_earlier_moves_asks_for_all() -> None:
    table = Table("uno", 3, "seed")
    play(table, 5)
    with pytest.raises(MissingMoves):
        thinking._table(request(table, 3))
    thinking._table(request(table, 0))
    play(table, 5)
    with pytest.raises(MissingMoves):
        thinking._table(request(table, 8))


def test_a_worker_keeps_a_limited_number_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MAX_GAMES", 2)
    table = Table("uno", 3, "seed")
    for number in range(4):
        thinking._table(position_of("t", number, table, 0).request(0, 0))
    assert list(thinking._games) == ["t/2/0", "t/3/0"]


def test_the_server_sends_new_moves_and_all_of_them_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[int, int]] = []

    async def run(_self: Any, _work: Any, asked: BotRequest, *_: Any) -> str:
        sent.append((asked.first, len(asked.moves)))
        thinking._table(asked)
        return "draw"

    monkeypatch.setattr(BotProcess, "run", run)
    pool, table, asker = process_pool(2), Table("uno", 3, "seed"), Attendance("t", lambda: 0)

    async def choose() -> None:
        for _ in range(3):
            play(table, 2)
            await pool.choose(position_of("t", 1, table, 0), "greedy", asker)
        thinking._games.clear()
        await pool.choose(position_of("t", 1, table, 0), "greedy", asker)

    asyncio.run(choose())
    assert sent == [(0, 2), (2, 2), (4, 2), (6, 0), (0, 6)]
