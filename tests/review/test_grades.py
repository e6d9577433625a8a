"""Grades say what a seat could know, and no more than the samples can tell."""

from __future__ import annotations

import math

import pytest

from tests.review.playing import TINY
from tischlein import Table
from tischlein.bots.valuation import REFERENCE
from tischlein.review import review
from tischlein.review.effort import Pass
from tischlein.review.move_comparison import MoveComparison
from tischlein.review.results import DecisionReview, grade_of
from tischlein.review.summary import skill_score
from tischlein.review.trials import Difference, Trials


def decision_after(position: str, *moves: tuple[int, str]) -> DecisionReview:
    """Return the review of the first of these moves, which end the game."""
    table = Table(position=position, seed=1)
    for seat, move in moves:
        table.play(seat, move)
    event = review(table.record(), "quick").games[0].events[1]
    assert event.decision is not None
    return event.decision


ENDING = "uno; seats=2; discard=r7; hands=r3 b7 b9 | r1 g4; turn=0; stock=g9 y9 b1 y5 y6 g2 g3"


def test_the_best_move_gives_nothing_away() -> None:
    found = decision_after("uno; seats=2; discard=r7; hands=r3 | g4 g5 g6; turn=0; stock=g9 y9 b1 y5 y6", (0, "r3"))
    assert found.grade == "best"
    assert found.gave_away == 0
    assert found.moves[0].move == "r3"
    assert found.moves[0].chance == 1
    assert found.at_stake > 0


def test_a_move_that_throws_the_game_away_is_a_blunder() -> None:
    position = "uno; seats=2; discard=r7; hands=r3 | r4; turn=0; stock=g9 y9 b1 y5 y6"
    found = decision_after(position, (0, "draw"), (0, "keep"), (1, "r4"))
    assert found.grade == "blunder"
    assert found.gave_away > 0.5
    assert found.moves[0].move == "r3"
    assert found.moves[-1].move == "draw"
    assert found.reason.startswith("reason-")


@pytest.mark.parametrize(
    ("gave_away", "difference", "error", "seats", "grade"),
    [
        (0.0, 0.2, 0.3, 2, "best"),
        (0.02, 0.02, 0.001, 2, "good"),
        (0.03, 0.03, 0.001, 2, "inaccurate"),
        (0.08, 0.08, 0.001, 2, "mistake"),
        (0.15, 0.15, 0.001, 2, "blunder"),
        (0.03, 0.03, 0.001, 10, "blunder"),  # three tenths of a fair share
        (0.15, 0.2, 0.11, 2, "good"),  # within two standard errors
    ],
)
def test_grades_need_a_clear_difference(
    gave_away: float, difference: float, error: float, seats: int, grade: str
) -> None:
    assert grade_of(gave_away, difference, error, seats) == grade


def test_only_what_is_more_than_noise_counts() -> None:
    assert Difference(0.1, 0.0).beyond_noise == 0.1
    assert Difference(0.1, 0.05**2).beyond_noise == pytest.approx(0.075)
    assert Difference(0.1, 0.1**2).beyond_noise == 0
    assert Difference(-0.1, 0.01**2).beyond_noise == 0


def test_a_skill_score_compares_with_moves_drawn_by_lot() -> None:
    assert skill_score(0.0, 0.0, 0.5) == (100, 0)
    assert skill_score(0.5, 0.1, 0.5) == (0, 20)
    assert skill_score(0.25, 0.05, 0.5) == (50, 10)
    assert skill_score(0.9, 0.0, 0.5) == (0, 0)
    assert skill_score(0.0, 0.0, 0.0) == (None, None)


def trials(values: dict[int, float], samples: int = 100) -> Trials:
    """Return trials in which every sample gave a seat these shares."""
    moves = [*values]
    ahead = [[samples * (values[a] - values[b]) for b in moves] for a in moves]
    squares = [[samples * (values[a] - values[b]) ** 2 for b in moves] for a in moves]
    return Trials(moves, samples, [[samples * values[a], samples * (1 - values[a])] for a in moves], ahead, squares)


def test_the_move_that_was_made_stays_in_to_the_end() -> None:
    decision = MoveComparison(0, [1, 2, 3, 4], made=4)
    decision.add(trials({REFERENCE: 0.5, 1: 0.9, 2: 0.8, 3: 0.2, 4: 0.1}))
    assert decision.moves_for(Pass(2, 9, 9, 9)) == [REFERENCE, 1, 2, 4]
    decision.add(trials({REFERENCE: 0.5, 1: 0.7, 2: 0.8, 4: 0.1}))
    assert decision.best() == 2
    assert decision.gave_away() == pytest.approx(0.7)
    assert decision.behind(3).mean == pytest.approx(0.7 + 0.1)  # behind 1 when it was dropped, which is behind 2
    assert decision.at_stake() == pytest.approx((0.1 + 0.0 + 0.8 + 0.7) / 4)
    assert decision.against_reference() == pytest.approx([-0.4, 0.4])


def test_the_first_pass_only_selects() -> None:
    decision = MoveComparison(0, [1, 2], made=1)
    decision.add(trials({REFERENCE: 0.5, 1: 0.9, 2: 0.1}))
    decision.add(trials({REFERENCE: 0.5, 1: 0.4, 2: 0.6}))
    assert decision.chance(1) == pytest.approx(0.4)
    decision.add(trials({REFERENCE: 0.5, 1: 0.6, 2: 0.6}, samples=300))
    assert decision.chance(1) == pytest.approx(0.55)


def test_the_error_of_a_difference_is_that_of_paired_samples() -> None:
    one = Trials([1, 2], 4, [[2.0], [1.0]], [[0.0, 1.0], [-1.0, 0.0]], [[0.0, 3.0], [3.0, 0.0]])
    difference = one.difference(1, 2)
    assert difference.mean == 0.25
    assert difference.error == pytest.approx(math.sqrt((3 / 4 - 0.25**2) / 4))


def test_an_effort_for_tests_uses_every_step() -> None:
    assert len(TINY) == 3
