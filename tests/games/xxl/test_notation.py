"""XXL: a card is the same whichever of its numbers is written first, and a run in whichever order."""

from __future__ import annotations

import itertools
import re

import pytest

from tests.games.helpers import rule, table
from tischlein import NotationError, PositionError, Table
from tischlein.core.rng import Rng
from tischlein.testing.contracts import walk

CARD = re.compile(r"\b([rgby]\d+)([rgby]\d+)\b")
GAMES = [
    *("xxl-rauf-runter", "xxl-drunter-bleiben", "xxl-verweigern", "xxl-strassenbau", "xxl-reihe"),
    *("xxl-farbe", "xxl-farbe-plus"),
]
NAMED_FIRST = ("xxl-rauf-runter", "xxl-reihe")
"""The games in which a move says by its first number where the card goes."""
RUNS = "xxl-strassenbau; seats=2; hands=r2g7 r3b5 y1r4 b0y5 | g1b6 y3g8 r7g9 b8r10; open=y4b9 g9r10; turn=0"


def turned(text: str) -> str:
    return CARD.sub(r"\2\1", text)


@rule("xxl.10.3")
@pytest.mark.parametrize("game", [*GAMES, "xxl-pur"])
def test_positions_name_cards_either_number_first(game: str) -> None:
    t = Table(game, 3, 2, options={"open_memory": True})
    for number, _ in enumerate(walk(t, Rng(7))):
        if number % 9 == 0:
            text = t.position_text()
            assert turned(text) != text
            assert Table(position=turned(text)).position_text() == text


@rule("xxl.10.4")
@pytest.mark.parametrize("game", [game for game in GAMES if game not in NAMED_FIRST])
def test_moves_name_cards_either_number_first(game: str) -> None:
    t = Table(game, 3, 2)
    for _ in walk(t, Rng(7)):
        pass
    again = Table(game, 3, 2)
    for seat, move in t.log:
        assert again.why_not(seat, turned(move)) is None
        again.make(seat, turned(move))
    assert again.log == t.log
    assert again.record() == t.record()


@rule("xxl.10.4")
@pytest.mark.parametrize("game", NAMED_FIRST)
def test_where_the_first_number_says_where_a_card_goes_its_order_stays(game: str) -> None:
    t = Table(game, 3, 2)
    assert all(turned(move) in t.notations for move in t.notations)
    assert all(t.parse(move) == number for number, move in enumerate(t.notations))


@rule("xxl.10.4", "xxl.4.3")
def test_a_run_is_one_move_whatever_the_order_of_its_cards() -> None:
    for run in itertools.permutations(["r2g7", "r3b5", "y1r4"]):
        t = table(RUNS)
        t.play(0, "+".join(run))
        assert t.log == [(0, "r2g7+r3b5+y1r4")]
    t = table(RUNS)
    assert t.why_not(0, turned("y1r4+r2g7+r3b5")) is None
    for wrong in ("r2g7+r3b5", "r2g7+r2g7+r3b5", "r2g7+r3b5+b0y5", "r2g7+r3b5+y1r4+b0y5", "+", "r2g7+r3b5+", "r99y1"):
        with pytest.raises(NotationError):
            t.play(0, wrong)


@rule("xxl.10.3", "xxl.4.3")
def test_a_position_names_the_cards_of_a_run_in_any_order() -> None:
    after = table(RUNS)
    after.play(0, "r2g7+r3b5+y1r4")
    p = after.position()
    for run in itertools.permutations(["r2g7", "r3b5", "y1r4"]):
        again = Table(position=p | {"runs": [" ".join(run), ""]})
        assert again.position() == p
        assert again.view(1)["zones"]["runs.0"]["cards"] == ["r2g7", "r3b5", "y1r4"]
    with pytest.raises(PositionError, match="is not a run"):
        Table(position=p | {"runs": ["r2g7 y1r4", ""]})


def test_a_card_written_both_ways_is_named_twice() -> None:
    with pytest.raises(PositionError, match="r0y7 2 times"):
        Table(position="xxl-drunter-bleiben; seats=2; discard=g9r10; hands=r0y7 | y7r0")
