"""Whether one move is best beyond doubt: compared with every other one, in more and more samples.

Everything here follows from what the seat knows (`Insight`), so hidden cards that are laid otherwise change nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tischlein.bots.valuation import REFERENCE
from tischlein.core.insight import Insight
from tischlein.review.effort import EFFORTS, Pass
from tischlein.review.move_comparison import MoveComparison
from tischlein.review.results import MARKS
from tischlein.review.trials import SEED_BITS, Difference, try_moves

DOUBT: Final = 4.0
"""The best move has to be ahead of every other one by this number of standard errors."""
HOPE: Final = 1.0
"""A position is given up once a move is too close to the best one even if that has been unlucky by this number."""
SETTLED: Final = 6.0
"""A move that is too far behind by this number of standard errors need not be tried any more."""
DEEP: Final = EFFORTS["deep"]
DIGITS: Final = 4


def mark(seats: int) -> float:
    """Return how far the best move has to be ahead: every other one is at least a mistake by the grades of a review."""
    return next(mark for mark, grade in MARKS if grade == "mistake") * 2 / seats


class Proof:
    """The legal moves of a seat that has to act, compared until one of them is best beyond doubt or cannot be.

    Unlike in a review, a move is dropped only once it is far enough behind beyond doubt. Of moves that are the same in
    effect none is ahead of the others, so none of them is ever a single best move.
    """

    def __init__(self, insight: Insight, seed: str) -> None:
        self.insight: Final = insight
        self.seed: Final = seed
        self.legal: Final = insight.legal()
        self.mark: Final = mark(insight.seats())
        self._comparison: Final = MoveComparison(int(insight.seat), self.legal, self.legal[0])
        self._passes = 0

    def run(self, passes: Sequence[Pass]) -> bool:
        """Make further passes as long as one move may be best beyond doubt; return whether that is still so."""
        for plan in passes:
            moves = self._moves_for(plan)
            seed = to_seed(f"{self.seed}|{self._passes}")
            self._comparison.add(try_moves(self.insight, moves, 0, plan, seed))
            self._passes += 1
            if any(lead.mean + HOPE * lead.error < self.mark for lead in self._leads()):
                return False
        return True

    def _moves_for(self, plan: Pass) -> list[int]:
        """Return the moves to try in a pass: the best ones, and all that are not far behind beyond doubt."""
        if self._passes < 2:  # the first pass only selects, and its results are not kept
            return self.legal
        ranked = self._comparison.ranking()
        doubtful = [place for place, move in enumerate(ranked) if not self._is_settled(move)]
        self._comparison.made = self.best
        plan = replace(plan, finalists=max(plan.finalists, doubtful[-1] + 1))
        return [move for move in self._comparison.moves_for(plan) if move != REFERENCE]

    def _is_settled(self, move: int) -> bool:
        lead = self._comparison.behind(move)
        return move != self.best and lead.mean - SETTLED * lead.error >= self.mark

    @property
    def best(self) -> int:
        return self._comparison.best()

    @property
    def best_notation(self) -> str:
        return self.insight.catalogue().notations[self.best]

    def _leads(self) -> list[Difference]:
        """Return how far the best move is ahead of each other one."""
        return [self._comparison.behind(move) for move in self.legal if move != self.best]

    def holds(self) -> bool:
        """Return whether one move is best beyond doubt, as far as the samples tell."""
        return all(lead.mean >= max(self.mark, DOUBT * lead.error) for lead in self._leads())

    def values(self) -> list[tuple[str, float, float, float]]:
        """Return all legal moves as a puzzle has them, best first."""
        notations, found = self.insight.catalogue().notations, self._comparison
        leads = {move: found.behind(move) for move in found.all_ranked()}
        return [
            (notations[move], round(found.chance(move), DIGITS), round(lead.mean, DIGITS), round(lead.error, DIGITS))
            for move, lead in sorted(leads.items(), key=lambda item: item[1].mean)
        ]


def prove(insight: Insight, seed: str, passes: Sequence[Pass] = DEEP) -> Proof | None:
    """Return the proof that one move is best beyond doubt; None if it is not."""
    proof = Proof(insight, seed)
    return proof if proof.run(passes) and proof.holds() else None


def prove_twice(insight: Insight, seed: str, passes: Sequence[Pass] = DEEP) -> Proof | None:
    """Return a proof that a second one with other samples confirms; None if there is none."""
    first = prove(insight, f"{seed}|first", passes)
    second = None if first is None else prove(insight, f"{seed}|second", passes)
    return first if first is not None and second is not None and first.best == second.best else None


def to_seed(text: str) -> int:
    """Return the seed of a generator that belongs to a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> (64 - SEED_BITS)
