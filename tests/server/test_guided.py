"""Guided first games: always the same deal and the same opponents, for one person, and never counted as shuffled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.registered import MIXED, simultaneous_first
from tests.server.in_process import connect, open_table_with, run_with_host
from tests.server.log_builder import LogBuilder
from tischlein import games
from tischlein.core.errors import TischleinError
from tischlein.games.registry import boxes
from tischlein.server import messages
from tischlein.server.bot_requests import position_of
from tischlein.server.host import TableHost, guided_deal
from tischlein.server.log_events import GameEnded, TableSetup
from tischlein.table.lesson import UnknownLesson, has_lessons, lesson_seed, lessons
from tischlein.table.table import Table

GUIDED = [game for book in boxes() if has_lessons(book) for game in lessons(book).deals]


def guided(game: str) -> LogBuilder:
    seats = lessons(games()[game].rulebook).seats
    log = LogBuilder(lesson_seed(game, seats), game=game, seats=seats, lesson=True)
    return log.people(0).bots(*range(1, seats)).start()


@pytest.mark.parametrize("game", GUIDED)
def test_the_deal_is_the_one_of_the_lesson_and_its_record_says_so(game: str) -> None:
    table = guided(game).state.game
    assert table is not None
    record = table.record()
    assert record["seed"] == lesson_seed(game, table.seats)
    assert record["seed"].startswith("lesson:")
    assert record["shuffle"] is None
    assert Table.replay(record).position() == table.position()


def test_the_next_game_at_the_table_is_shuffled() -> None:
    log = guided("uno")
    game = log.state.game
    assert game is not None
    log.add(GameEnded(log.state.secret(), [0, 0, 0], [1, 2, 2]))
    log.start()
    assert log.state.game is not None
    assert log.state.game.seed != game.seed
    assert log.state.game.shuffle is not None


def test_computer_players_repeat_themselves_whenever_the_others_move() -> None:
    first, second = (guided(simultaneous_first()[0]).state.game for _ in range(2))
    assert first is not None
    assert second is not None
    first.make(1, first.moves(1)[0])
    seeds = [position_of(name, 1, table, 2).repeatable_seed() for name, table in [("a", first), ("b", second)]]
    assert seeds[0] == seeds[1]
    assert position_of("a", 1, first, 1).repeatable_seed() != position_of("b", 1, second, 1).repeatable_seed()


@pytest.mark.parametrize(
    ("setup", "bots", "text"),
    [
        ({"public": True}, 2, "a guided game is private"),
        ({"replays": True}, 2, "a guided game is private"),
        ({"options": {"stacking": True}}, 2, "a guided game is private"),
        ({}, 1, "a guided game is for one person and 2 computer players"),
        ({"seats": 4}, 3, "there is no guided game of 'uno' with a fixed deal for 4"),
        ({"game": "uno-match"}, 2, "there is no guided game of 'uno-match' with a fixed deal for 3"),
    ],
)
def test_a_fixed_deal_is_only_for_one_learner(setup: dict[str, Any], bots: int, text: str) -> None:
    chosen: dict[str, Any] = {"game": "uno", "seats": 3, "lesson": True, **setup}
    with pytest.raises(TischleinError, match=text):
        guided_deal(TableSetup(**chosen), ["beginner"] * bots)


def test_nobody_else_can_sit_down(tmp_path: Path) -> None:
    async def play(table_host: TableHost) -> None:
        table, [_] = await open_table_with(table_host, "Ada", bots=2, game="uno", lesson=True)
        other = await connect(table_host, table, [table_host.keys.invitation(table)], "Bob")
        answer = await other.ask(messages.TakeSeat, 1)
        assert (answer.code, answer.text) == ("no-free-seat", "a guided game is for one person")

    run_with_host(tmp_path, play)


def test_a_game_without_a_fixed_deal_says_so() -> None:
    with pytest.raises(UnknownLesson, match=f"there is no guided game of '{MIXED}'"):
        lesson_seed(MIXED, 3)
