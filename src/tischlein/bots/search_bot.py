"""The computer player that searches, at several levels."""

from __future__ import annotations

import time
from typing import Final

from tischlein.bots.players import check_can_act
from tischlein.bots.search import Search
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of

SIMULATIONS_PER_MOVE: Final = 60
"""A small budget is spent on fewer moves: with fewer simulations than this for each, luck would decide."""
MIN_MOVES: Final = 2
CHUNK: Final = 100
"""Simulations between two checks of the clock."""


class Level:
    """The strength of a bot. Time is only a cap, so that strength does not depend on the machine.

    simulations  the budget of a search
    mistakes     how often, in a thousand moves, it makes a random move instead
    careless     how often, in a thousand times, it forgets a call or overlooks an open window
    seconds      the time limit of a search
    """

    def __init__(self, simulations: int, mistakes: int, careless: int, seconds: float) -> None:
        self.simulations: Final = simulations
        self.mistakes: Final = mistakes
        self.careless: Final = careless
        self.seconds: Final = seconds


class SearchBot:
    """Chooses its moves by search."""

    def __init__(self, level: Level, seed: int) -> None:
        self._level: Final = level
        self._rng: Final = Rng(seed)

    def choose(self, insight: Insight) -> str | None:
        check_can_act(insight)
        policy = policy_of(insight.catalogue().game)
        notations = insight.catalogue().notations
        if not insight.must():
            move = policy.window(insight.sample(self._rng), insight.seat)
            return None if move == LET_PASS or self._happens(self._level.careless) else notations[move]
        legal = insight.legal()
        if len(legal) == 1:
            return notations[legal[0]]
        if self._happens(self._level.mistakes):
            return notations[legal[self._rng.below(len(legal))]]
        search = Search(
            insight, policy, self._rng, max_moves=max(MIN_MOVES, self._level.simulations // SIMULATIONS_PER_MOVE)
        )
        move = think(search, self._level.simulations, self._level.seconds).best()
        if self._happens(self._level.careless):
            move = policy.careless(move)
        return notations[move]

    def _happens(self, in_a_thousand: int) -> bool:
        return in_a_thousand > 0 and self._rng.below(1000) < in_a_thousand


def think(search: Search, simulations: int, seconds: float) -> Search:
    """Search until the simulations or the seconds are used up, or one move has won the race."""
    end = time.monotonic() + seconds
    while search.simulations < simulations and not search.race.is_decided() and time.monotonic() < end:
        search.run(min(CHUNK, simulations - search.simulations))
    return search
