"""Computer players that need no search: a random one and a greedy one."""

from __future__ import annotations

from typing import Final, Protocol

from librt.vecs import vec

from tischlein.core.errors import TischleinError
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.policy import LET_PASS, best_of
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of


class Bot(Protocol):
    """A computer player. It may keep state from move to move, but plays at one table only."""

    def choose(self, insight: Insight) -> str | None:
        """Return the notation of a legal move of the insight's seat; None lets an open window pass."""
        ...


class NotAsked(TischleinError):
    """A bot was asked for a move of a seat that cannot act."""


def check_can_act(insight: Insight) -> None:
    if not insight.can_act():
        why = "the game is over" if insight.over() else f"the table does not wait for seat {insight.seat}"
        raise NotAsked(f"no move can be chosen for seat {insight.seat}: {why}")


class RandomBot:
    """Plays any legal move, each equally likely; in an open window, letting it pass is one more."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Rng(seed)

    def choose(self, insight: Insight) -> str | None:
        check_can_act(insight)
        moves = insight.moves()
        pick = int(self._rng.below(len(moves) + (0 if insight.must() else 1)))
        return moves[pick] if pick < len(moves) else None


class GreedyBot:
    """Plays the move that its policy likes best, without thinking ahead."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Rng(seed)

    def choose(self, insight: Insight) -> str | None:
        check_can_act(insight)
        policy = policy_of(insight.catalogue().game)
        state = insight.sample(self._rng)
        notations = insight.catalogue().notations
        if not insight.must():
            move = policy.window(state, insight.seat)
            return None if move == LET_PASS else notations[move]
        moves = MoveList()
        state.legal(insight.seat, moves)
        worth = vec[float]([0.0] * moves.size)
        policy.weigh(state, insight.seat, moves, worth)
        return notations[best_of(moves, worth, self._rng)]
