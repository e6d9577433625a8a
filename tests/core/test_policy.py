"""Of moves that are worth the same, a policy makes any."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec

from tischlein.core.moves import MoveList
from tischlein.core.policy import best_of
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
