"""OpenSpiel's ISMCTS in the arena, with as much time for each move as our `hard` takes for the same one.

    pip install 'tischlein[cli,arena,openspiel]'
    tischlein arena uno --seats 2 --bots hard,examples/ismcts.py:Ismcts

At each question a `hard` player of its own thinks first, with the same knowledge. Its answer is thrown away; the
seconds of the processor that it took are what the search may take, but at least FLOOR. The arena's clock shows both.
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

FLOOR = 0.01
"""Seconds: `hard` is quick where there is little to think about, and a search from Python has hardly begun by then."""
UCT = 2.0
"""Rewards lie between -1 and 1; in a few deals of three games 0.5 did worse, and 1 no better."""

clock = time.process_time


class TimeIsUp(Exception):
    """Enough thought."""


class TimedBot(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel tells no types
    """OpenSpiel's bot counts simulations; this one looks at the clock before each."""

    def think(self, state: OpenSpielState, seconds: float) -> int:
        """The action it comes to."""
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
    """A player as the arena wants it; it is given an insight, and nothing else."""

    def __init__(self, seed: int) -> None:
        self._pace = make_bot("hard", seed)
        self._rng = Rng(seed)
        self._evaluator = PlayoutEvaluator(seed + 1)
        self._luck = np.random.RandomState(seed % (1 << 32))

    def choose(self, insight: Insight) -> str | None:
        began = clock()
        self._pace.choose(insight)
        seconds = max(FLOOR, clock() - began)
        game = game_of(insight.catalogue().game, insight.seats())
        bot = TimedBot(game, self._evaluator, UCT, max_simulations=1_000_000, random_state=self._luck)
        bot.set_resampler(lambda state, seat: self._drawn(game, insight))
        action = bot.think(self._drawn(game, insight), seconds)
        return None if action == game.kind.actions.wait else game.kind.actions.names[action]

    def _drawn(self, game: OpenSpielGame, insight: Insight) -> OpenSpielState:
        return game.state_from(insight.sample(self._rng), int(insight.seat))


@cache
def game_of(game: str, seats: int) -> Any:
    return pyspiel.load_game("tischlein", {"game": game, "players": seats})
