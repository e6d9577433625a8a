"""A bot that sees all cards: an upper bound for the arena, not an opponent at a table.

It knows all hands and the order of the stock, but not future dice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.bots.search import Search
from tischlein.bots.search_bot import think
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State
from tischlein.games.registry import policy_of

MAX_SECONDS: Final = 3600.0


class AllSeeing(Insight):
    """The real state in place of what a seat knows."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(state, seat)
        self._truth: Final = current_game(state).clone()

    def sample(self, rng: Rng) -> State:
        state = self._truth.clone()
        state.reseed(rng.split())
        return state


class Seer:
    """Searches like other bots, with all cards open."""

    def __init__(self, seed: int, simulations: int) -> None:
        self._rng: Final = Rng(seed)
        self._simulations: Final = simulations

    def choose_from_state(self, state: State, seat: int) -> str | None:
        """Return a move of the seat, chosen from the real state."""
        sight = AllSeeing(state, seat)
        moves = sight.moves()
        if len(moves) == 1 and sight.must():
            return moves[0]
        search = Search(sight, policy_of(sight.catalogue().game), self._rng)
        move = think(search, self._simulations, MAX_SECONDS).best()
        return None if move == LET_PASS else sight.catalogue().notations[move]
