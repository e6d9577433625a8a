"""The expected outcome of a state for each seat: the share of the win, the place, and the margin."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.bots.valuation import Valuation, World
from tischlein.core.rng import Rng
from tischlein.core.state import State


class OutcomeValuation(Valuation):
    """A valuation that also counts places and margins: a score minus the mean score of the others.

    places, margins  by move and seat: the sums; a playout that was cut off counts as a draw of all seats
    """

    def __init__(
        self, world: World, seats: i64, seat: i64, moves: list[int], passing: i64, rng: Rng, player: FastGreedyPlayer
    ) -> None:
        super().__init__(world, seats, seat, moves, passing, rng, player)
        self.places: Final = vec[float]([0.0] * (len(moves) * int(seats)))
        self.margins: Final = vec[float]([0.0] * (len(moves) * int(seats)))

    def count(self, state: State, i: i64) -> None:
        super().count(state, i)
        places, scores = state.places(), state.scores()
        first = i * self.seats
        seat: i64 = 0
        if places is None or scores is None or not state.over:
            while seat < self.seats:
                self.places[first + seat] += 0.5 * float(self.seats + 1)
                seat += 1
            return
        total = 0.0
        for score in scores:
            total += float(score)
        while seat < self.seats:
            own = float(scores[seat])
            self.places[first + seat] += float(places[seat])
            self.margins[first + seat] += own - (total - own) / float(self.seats - 1)
            seat += 1
