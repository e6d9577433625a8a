"""Hints: the best move first, with what it leads to and why."""

from __future__ import annotations

import pytest

from tests.games.uno.positions import remaining_cards
from tischlein import Table, games
from tischlein.bots.advice import Advice, explain
from tischlein.bots.players import NotAsked
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

TWO_LEFT = "uno; seats=2; hands=r7 g8 | b3 b4 b5; discard=r5; turn=0"
FORGOT = "uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1"


def hints(position: str, seat: int = 0, simulations: int = 200) -> list[Advice]:
    return explain(Table(position=position, seed=1).insight(seat), simulations)


def to_tuples(advice: list[Advice]) -> list[tuple[str | None, float, float, int, str]]:
    return [(one.move, one.place, one.win, one.simulations, one.reason) for one in advice]


@pytest.mark.parametrize("game", games())
def test_it_is_about_legal_moves_in_numbers_that_can_be(game: str) -> None:
    for seats in (2, 4):
        table = Table(game, seats, 3)
        seat = min(table.waiting)
        before = table.position()
        advice = explain(table.insight(seat), 80)
        assert table.position() == before
        assert 1 <= len({one.move for one in advice}) == len(advice)
        assert {one.move for one in advice} <= set(table.moves(seat))
        assert [one.simulations for one in advice] == sorted((one.simulations for one in advice), reverse=True)
        assert len(advice) <= sum(one.simulations for one in advice) <= 80 + 2 * len(table.moves(seat))
        assert all(one.simulations >= 1 and 1 <= one.place <= seats and 0 <= one.win <= 1 for one in advice)
        assert all(load_words(lang)(one.reason) for lang in LANGUAGES for one in advice)


def test_the_best_comes_first() -> None:
    advice = hints("uno; seats=3; hands=r7 | b1 b2 b3 | y1 y2 y3; discard=r5; turn=0")
    assert (advice[0].move, advice[0].reason) == ("r7", "reason-uno-out")
    assert (advice[0].place, advice[0].win) == (1.0, 1.0)
    assert all(one.win < 1 for one in advice[1:])
    assert hints(TWO_LEFT)[0].move == "r7!"


def test_without_a_choice_there_is_one_move() -> None:
    (only,) = hints("uno; seats=2; hands=g1 b2 | y1 y2; discard=r5; turn=0")
    assert (only.move, only.reason) == ("draw", "reason-only")


def test_the_only_sensible_move_is_given_as_such() -> None:
    # Nothing can be drawn, so the only other move is to forget the call.
    hands = f"r7 g8 | {remaining_cards('r7 g8 r5')}"
    (clear,) = hints(f"uno; seats=2; hands={hands}; discard=r5; turn=0", simulations=10)
    assert (clear.move, clear.reason) == ("r7!", "reason-clear")


def test_a_move_that_is_far_behind_is_called_worse() -> None:
    out, draw = hints("uno; seats=2; hands=r7 | b1 b2 b3 b4 b5 b6; discard=r5; turn=0")
    assert (out.reason, draw.move, draw.reason) == ("reason-uno-out", "draw", "reason-worse")


@pytest.mark.parametrize("simulations", [0, 1, 2])
def test_every_sensible_move_is_tried_at_least_once(simulations: int) -> None:
    advice = hints(TWO_LEFT, simulations=simulations)
    assert [(one.move, one.simulations) for one in advice] == [("r7!", 1), ("draw", 1)]


def test_a_window_is_used_or_let_pass() -> None:
    for seat, word in ((0, "catch"), (1, "uno")):
        advice = hints(FORGOT, seat)
        assert {one.move for one in advice} == {word, None}
        assert advice[0].move == word
        assert {one.reason for one in advice if one.move is None} == {"reason-wait"}


def test_nobody_else_is_told() -> None:
    with pytest.raises(NotAsked, match="does not wait for seat 1"):
        hints(TWO_LEFT, 1)
    table = Table(position="uno; seats=2; hands=r7 | b1; discard=r5; turn=0", seed=1)
    table.play(0, "r7")
    with pytest.raises(NotAsked, match="the game is over"):
        explain(table.insight(0), 10)


def test_the_same_chance_says_the_same() -> None:
    insight = Table(position=TWO_LEFT, seed=1).insight(0)
    assert to_tuples(explain(insight, 60)) == to_tuples(explain(insight, 60))
    assert to_tuples(explain(insight, 60, seed=1)) != to_tuples(explain(insight, 60, seed=2))
