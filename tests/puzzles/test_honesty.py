"""Puzzles depend on nothing that their seat could not know."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from tests.registered import SINGLE
from tests.review.playing import played
from tischlein.bots.seer import AllSeeing
from tischlein.core.insight import Insight
from tischlein.core.rng import Rng
from tischlein.puzzles.difficulty import is_trivial, patient_bot
from tischlein.puzzles.library import load_puzzles, puzzle_games
from tischlein.puzzles.mining import is_position
from tischlein.puzzles.proof import Proof
from tischlein.review.effort import Pass
from tischlein.review.timeline import TimelineEvent, play_again

TINY: Final = (Pass(0, 24, 0, 0, least=3), Pass(2, 6, 0, 0), Pass(2, 12, 0, 0))
"""Passes that say little, but use every step of a proof."""
SAMPLE: Final = 6


def positions(game: str, seats: int) -> list[TimelineEvent]:
    _, games = play_again(played(game, seats, bots=("greedy", "random") if game.startswith("xxl") else ("greedy",)))
    found = [event for event in games[0].events if is_position(event)]
    return found[:: max(1, len(found) // SAMPLE)]


def laid_otherwise(event: TimelineEvent, seed: int) -> TimelineEvent:
    """Return the event with hidden cards that the seat could not tell from the real ones."""
    return replace(event, state=event.state.resample(event.seat, Rng(seed)))


def judge(insight: Insight) -> tuple[object, ...]:
    """Return all that a puzzle would say of a position: the values, the best move and how easily it is found."""
    proof = Proof(insight, "0")
    proof.mark = -1.0  # type: ignore[misc]  # so that no pass is the last
    proof.run(TINY)
    move = proof.best_notation
    finds = [patient_bot(level, 1).choose(insight) == move for level in ("easy", "medium")]
    return proof.values(), move, is_trivial(insight, move, "0"), finds


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", SINGLE)
def test_hidden_cards_laid_otherwise_give_the_same_puzzle(game: str, seats: int) -> None:
    found = positions(game, seats)
    assert found
    for event in found:
        other = laid_otherwise(event, event.number)
        assert is_position(other)
        assert judge(other.insight()) == judge(event.insight())


@pytest.mark.parametrize("game", puzzle_games())
def test_hidden_cards_laid_otherwise_give_the_same_answer(game: str) -> None:
    collection = load_puzzles(game)
    for puzzle in collection.puzzles[:SAMPLE]:
        state = puzzle.set_up(game, collection.header.options).state
        other = state.resample(puzzle.seat, Rng(puzzle.origin))
        assert judge(Insight(other, puzzle.seat)) == judge(Insight(state, puzzle.seat))


def test_a_puzzle_that_peeks_would_be_noticed() -> None:
    found = positions("uno", 4)
    seen = [judge(AllSeeing(event.state, event.seat)) for event in found]
    others = [judge(AllSeeing(laid_otherwise(event, 5).state, event.seat)) for event in found]
    assert seen != others
