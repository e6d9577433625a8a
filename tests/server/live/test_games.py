"""Whole games over sockets: every game, with people and computer players, from the commitment to the record."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.registered import brief
from tests.server.live.client import LiveTable, OpenedTable, read_record, run
from tests.server.live.process import Server
from tischlein import Table, games
from tischlein.table.shuffle import promise

TABLES = [(game, 2 + number % 3) for number, game in enumerate(games())]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(server: Server, game: str, seats: int) -> None:
    async def play() -> tuple[OpenedTable, LiveTable, Any]:
        bots = ["greedy", "random"][: seats - 2]
        async with await LiveTable.gather([server.port], 2, game=game, bots=bots, spectators=True) as live:
            first, second = live.people
            assert (await second.ask("add-entropy", entropy="Kürbiskern"))["type"] == "command-done"
            await live.start()
            await live.play()
            record = await read_record(server.port, live.table)
            await first.start()
            return live.table, live, record

    table, live, record = run(play())
    first = live.people[0]
    before = [answer for answer in first.answers if answer.get("status", {}).get("game_number") == 0]
    ended = next(answer for answer in first.answers if answer.get("kind") == "game-ended")
    promised = {answer["status"]["commitment"] for answer in before}
    assert promised == {promise(ended["facts"]["secret"])}, "one commitment, from the first frame to the deal"
    again = Table.replay(record)
    assert again.shuffle is not None
    assert (again.shuffle.secret, again.shuffle.words[1]) == (ended["facts"]["secret"], "Kürbiskern")
    assert "Kürbiskern" in again.seed
    assert (again.scores, again.places) == (ended["facts"]["scores"], ended["facts"]["places"])
    assert again.info.id == game
    assert json.loads(again.record()["seed"])[0] == ended["facts"]["secret"]
    assert first.game == 2
    assert first.status["commitment"] not in promised, "the next game has another secret"
    assert ended["facts"]["secret"] not in "".join(first.frames[: first.answers.index(ended)])
    assert table.id == first.table


def test_the_same_words_and_another_secret_deal_other_cards(server: Server) -> None:
    async def play() -> tuple[Any, Any]:
        async with await LiveTable.gather([server.port], 2, game=brief()) as live:
            for _ in range(2):
                await live.start()
                await live.play()
            return await read_record(server.port, live.table, 1), await read_record(server.port, live.table, 2)

    one, two = run(play())
    assert one["deal"] != two["deal"]
    assert one["shuffle"]["secret"] != two["shuffle"]["secret"]
    Table.replay(two)
