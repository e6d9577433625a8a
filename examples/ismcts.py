"""OpenSpiel's ISMCTS in the arena, with as much time for each move as our `hard` takes for the same one.

    pip install 'tischlein[cli,arena,openspiel]'
    tischlein arena uno --seats 2 --bots hard,examples/ismcts.py:Ismcts

Before each move, a `hard` player with the same knowledge thinks. Its answer is discarded, and the search may use the
processor time it took, but at least MIN_SECONDS. The arena's thinking times include both.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from tischlein import Insight
from tischlein.bots.levels import make_bot
from tischlein.core.rng import Rng
from tischlein.envs.openspiel import OpenSpielGame, OpenSpielState, PlayoutEvaluator

MIN_SECONDS = 0.01
"""`hard` is quick where there is little to think about; a search in Python would hardly have started by then."""
UCT = 2.0
"""Rewards are between -1 and 1; in a few deals of three games 0.5 did worse, and 1 no better."""

clock = time.process_time


class TimeIsUp(Exception):
    """The search has used its time."""


class TimedBot(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no type hints
    """OpenSpiel's bot with a time limit in place of a number of simulations."""

    def think(self, state: OpenSpielState, seconds: float) -> int:
        """Search for some seconds and return an action."""
        self._end = clock() + seconds
        actions, chances = zip(*self.run_search(state), strict=True)
        return int(self._random_state.choice(actions, p=chances))

    def run_search(self, state: OpenSpielState) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: OpenSpielState) -> Any:
        if clock() >= self._end and self._root_node.total_visits > 0:
            raise TimeIsUp
        return super().sample_root_state(state)


class Ismcts:
    """OpenSpiel's ISMCTS as a player for the arena, which gets an insight and nothing else."""

    def __init__(self, seed: int) -> None:
        self._pace = make_bot("hard", seed)
        self._rng = Rng(seed)
        self._evaluator = PlayoutEvaluator(seed + 1)
        self._luck = np.random.RandomState(seed % (1 << 32))

    def choose(self, insight: Insight) -> str | None:
        began = clock()
        self._pace.choose(insight)
        seconds = max(MIN_SECONDS, clock() - began)
        game = game_of(insight.catalogue().game, insight.seats())
        bot = TimedBot(game, self._evaluator, UCT, max_simulations=1_000_000, random_state=self._luck)
        bot.set_resampler(lambda state, seat: self._sample(game, insight))
        action = bot.think(self._sample(game, insight), seconds)
        return None if action == game.factory.actions.wait else game.factory.actions.names[action]

    def _sample(self, game: OpenSpielGame, insight: Insight) -> OpenSpielState:
        return game.state_from(insight.sample(self._rng), int(insight.seat))


@cache
def game_of(game: str, seats: int) -> Any:
    return pyspiel.load_game("tischlein", {"game": game, "players": seats})
