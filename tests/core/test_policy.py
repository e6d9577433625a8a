"""Of moves that are worth the same, a policy makes any; by default all are."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec

from tests.registered import new_state
from tischlein.core.moves import MoveList
from tischlein.core.policy import LET_PASS, Policy, best_of
from tischlein.core.rng import Rng


def chosen(worths: list[float], times: int = 600) -> Counter[int]:
    """Count how often each move is the best."""
    moves, worth, rng = MoveList(), vec[float](worths), Rng(1)
    for move in range(len(worths)):
        moves.add(move)
    return Counter(int(best_of(moves, worth, rng)) for _ in range(times))


def test_the_move_worth_most_is_made() -> None:
    for best in range(4):
        assert chosen([2.0 if move == best else 1.0 for move in range(4)], 20) == {best: 20}


def test_moves_worth_the_same_are_made_equally_often() -> None:
    counts = chosen([0.0, 1.0, -1.0, 1.0, 1.0])
    assert sorted(counts) == [1, 3, 4]
    assert all(abs(count - 200) < 50 for count in counts.values())


def test_a_policy_without_preferences_rates_all_moves_alike_and_uses_no_window() -> None:
    policy, state, moves = Policy(), new_state("uno"), MoveList()
    for move in range(6):
        moves.add(move)
        worth = vec[float]([5.0] * 8)
        policy.weigh(state, 0, moves, worth)
        assert list(worth) == [0.0] * (move + 1) + [5.0] * (7 - move)
        assert (policy.careless(move), policy.reason(state, 0, move)) == (move, "best")
    assert policy.window(state, 0) == LET_PASS
