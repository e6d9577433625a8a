"""A grade depends on nothing that the seat could not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.registered import SINGLE
from tests.review.playing import TINY, played
from tischlein.bots.seer import AllSeeing
from tischlein.bots.valuation import REFERENCE
from tischlein.core.rng import Rng
from tischlein.review.move_comparison import MoveComparison
from tischlein.review.timeline import TimelineEvent, play_again
from tischlein.review.trials import EventJob, Trials, try_event, try_moves


def decisions(game: str, seats: int) -> list[TimelineEvent]:
    _, games = play_again(played(game, seats, bots=("greedy", "random") if game.startswith("xxl") else ("greedy",)))
    return [event for event in games[0].events if event.is_decision]


def laid_otherwise(event: TimelineEvent, seed: int) -> TimelineEvent:
    """Return the event with hidden cards that the seat could not tell from the real ones."""
    return replace(event, state=event.state.resample(event.seat, Rng(seed)))


def judge(event: TimelineEvent) -> MoveComparison:
    """Return the decision after all passes."""
    decision = MoveComparison(event.seat, event.legal, event.move)
    for number, plan in enumerate(TINY):
        job = EventJob(event.number, number, tuple(decision.moves_for(plan)))
        trials = try_event(event, job, plan, "0").moves
        assert trials is not None
        decision.add(trials)
    return decision


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", SINGLE)
def test_hidden_cards_laid_otherwise_give_the_same_grade(game: str, seats: int) -> None:
    found = decisions(game, seats)
    for event in found[:: max(1, len(found) // 10)]:
        other = laid_otherwise(event, event.number)
        assert other.insight().legal() == event.insight().legal()
        assert judge(other).trials == judge(event).trials


def test_a_grade_that_peeks_would_be_noticed() -> None:
    def peek(event: TimelineEvent) -> Trials:
        return try_moves(AllSeeing(event.state, event.seat), [REFERENCE, *event.legal], 0, TINY[0], seed=1)

    found = decisions("uno", 4)
    assert any(peek(event) != peek(laid_otherwise(event, 5)) for event in found)
