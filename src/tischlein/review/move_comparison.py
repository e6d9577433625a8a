"""A choice between moves, as more and more samples tell it."""

from __future__ import annotations

from tischlein.bots.valuation import REFERENCE
from tischlein.review.effort import Pass
from tischlein.review.trials import Difference, Trials


class MoveComparison:
    """The moves of a decision. Moves that are far behind are dropped after a pass, but never the one that was made.

    The first pass only selects: a move that is judged by the same samples that selected it looks too good.
    """

    def __init__(self, seat: int, legal: list[int], made: int) -> None:
        self.seat = seat
        self.legal = legal
        self.made = made
        self.trials: Trials | None = None
        self._ranking: list[int] = []
        self._passes = 0
        self._dropped: dict[int, tuple[int, Difference]] = {}
        """By move: the best one when it was dropped, and how far that was ahead."""

    def moves_for(self, plan: Pass) -> list[int]:
        """Return the moves to try in a pass."""
        if self.trials is None or not plan.finalists:
            return [REFERENCE, *self.legal]
        kept = {*self.ranking()[: plan.finalists], self.made}
        return [REFERENCE, *(move for move in self.legal if move in kept)]

    def add(self, trials: Trials) -> None:
        """Add the results of a pass, and drop the moves that it did not try."""
        if self.trials is not None:
            for move in self._ranking:
                if move not in trials.moves:
                    self._dropped[move] = self.best(), self.trials.difference(self.best(), move)
        self.trials = trials if self.trials is None or self._passes == 1 else self.trials.add(trials)
        own = {move: self.trials.mean(move)[self.seat] for move in self.trials.moves if move != REFERENCE}
        self._ranking = sorted(own, key=lambda move: -own[move])
        self._passes += 1

    def ranking(self) -> list[int]:
        """Return the moves that are still tried, the best one first."""
        assert self._ranking, "no pass has been made"
        return self._ranking

    def best(self) -> int:
        return self.ranking()[0]

    def behind(self, move: int) -> Difference:
        """Return how far a move is behind the best one."""
        trials, best = self._trials(), self.best()
        if move in trials.moves:
            return trials.difference(best, move)
        leader, lead = self._dropped[move]
        return lead if leader == best else lead.plus(self.behind(leader))

    def gave_away(self) -> float:
        """Return what the move that was made gave away against the best one, as far as that is more than noise."""
        return self.behind(self.made).beyond_noise

    def at_stake(self) -> float:
        """Return what a move drawn by lot would have given away on average."""
        return sum(self.behind(move).beyond_noise for move in self.legal) / len(self.legal)

    def against_reference(self) -> list[float]:
        """Return, for each seat, how much more the move that was made is worth than that of the reference player."""
        trials = self._trials()
        return [a - b for a, b in zip(trials.mean(self.made), trials.mean(REFERENCE), strict=True)]

    def chance(self, move: int) -> float:
        """Return the seat's chance to win with a move; of a move that was dropped, as far as it was tried."""
        return self._trials().mean(self.best())[self.seat] - self.behind(move).mean

    def all_ranked(self) -> list[int]:
        """Return all legal moves, the best one first and those that were dropped last."""
        ranked = self.ranking()
        dropped = [move for move in self.legal if move not in ranked]
        return ranked + sorted(dropped, key=lambda move: self.behind(move).mean)

    def _trials(self) -> Trials:
        assert self.trials is not None, "no pass has been made"
        return self.trials
