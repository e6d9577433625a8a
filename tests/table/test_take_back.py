"""A move can be taken back only as long as nobody has been shown anything new since."""

from __future__ import annotations

import json

import pytest

from tests.table.taking_back import refusal
from tischlein import Table, TischleinError, games
from tischlein.core.rng import Rng
from tischlein.table.record import TAKE_BACK
from tischlein.table.take_back import SENTENCES, TakeBackRefused, take_back
from tischlein.testing import contracts

UNO = "uno; seats=3; hands=r7 b3 g1 g2 | b1 b2 r9 y2 | y1 r2 y3 y4; discard=r5; turn=0"


def test_a_refusal_says_why() -> None:
    assert str(TakeBackRefused("moved")) == f"the move stands: {SENTENCES['moved']}"


def test_a_card_just_played_can_be_taken_back() -> None:
    table = Table(position=UNO)
    before = [table.view(viewer) for viewer in contracts.viewers(table)]
    table.make(0, "r7")
    again = take_back(table, 0, [0, 1, 2])
    assert [again.view(viewer) for viewer in contracts.viewers(again)] == before
    assert (again.log, again.history) == ([], [(0, "r7"), (0, TAKE_BACK)])
    assert table.log == [(0, "r7")]


def test_a_move_stands_when_another_player_has_moved() -> None:
    table = Table(position=UNO)
    table.make(0, "r7")
    table.make(1, "r9")
    assert refusal(table, 0, [0]) == "moved"
    assert refusal(table, 1, [0, 1, 2]) is None
    assert refusal(table, 2, [2]) == "none"


def test_a_drawn_card_was_seen() -> None:
    table = Table(position=UNO)
    table.make(0, "draw")
    assert refusal(table, 0, [0]) == "seen"


def test_cards_that_another_player_had_to_draw_were_seen_by_a_person_only() -> None:
    table = Table(position="uno; seats=3; hands=r+2 b3 g1 | b1 b2 r9 | y1 r2 y3; discard=r5; turn=0")
    table.make(0, "r+2")
    assert refusal(table, 0, [0, 2]) is None
    assert refusal(table, 0, [0, 1]) == "shown"


def test_a_challenge_reveals_a_hand() -> None:
    table = Table(position="uno; seats=3; hands=W+4 r3 g1 | b1 b2 r9 | y1 r2 y3; discard=r5; turn=0")
    table.make(0, "W+4=b")
    table.make(1, "challenge")
    assert refusal(table, 1, [1]) in ("revealed", "seen")


def test_a_game_that_is_over_stands() -> None:
    table = Table(position="uno; seats=2; hands=r7 | b3; discard=r5; turn=0")
    table.make(0, "r7")
    assert table.over
    assert refusal(table, 0, [0]) == "over"


def test_a_record_shows_what_was_taken_back_and_replays() -> None:
    table = Table("uno", 3, "book")
    while len(table.log) < 9:
        seat = next(iter(table.waiting))
        table.make(seat, table.moves(seat)[0])
    last = table.log[-1]
    table = table.rewound(last[0])
    seat = next(iter(table.waiting))
    table.make(seat, table.moves(seat)[-1])
    record = json.loads(json.dumps(table.record()))
    again = Table.replay(record)
    assert (again.log, again.history, again.record()) == (table.log, table.history, record)
    assert [move for _, move, _ in record["moves"]].count(TAKE_BACK) == 1
    assert record["moves"][8][:2] == list(last)
    record["moves"].pop(9)
    with pytest.raises(TischleinError, match="does not fit its link"):
        Table.replay(record)


def test_a_record_cannot_take_back_a_move_that_was_not_made() -> None:
    table = Table("uno", 3, "book")
    table.history.append((1, TAKE_BACK))
    with pytest.raises(TischleinError, match="seat 1 has made no move"):
        Table.replay(table.record())


def allow_everything(table: Table, seat: int, people: list[int]) -> Table:
    if table.over or all(mover != seat for mover, _ in table.log):
        raise TakeBackRefused("none")
    return table.rewound(seat)


def play_some(game: str, seats: int, rule: contracts.TakeBackRule) -> None:
    rng = Rng(7)
    table = Table(game, seats, f"{game} is taken back")
    for number, _ in enumerate(contracts.walk(table, rng)):
        if number > 70 or table.over:
            return
        if number % 9 == 4:
            contracts.check_take_back(table, rng, rule)


@pytest.mark.parametrize("game", games())
def test_nobody_knows_more_after_a_take_back(game: str) -> None:
    low, high = games()[game].seats
    play_some(game, (low + high) // 2, take_back)


@pytest.mark.parametrize("game", games())
def test_the_check_finds_a_rule_that_allows_everything(game: str) -> None:
    low, high = games()[game].seats
    with pytest.raises(AssertionError, match="has learned something"):
        play_some(game, (low + high) // 2, allow_everything)
