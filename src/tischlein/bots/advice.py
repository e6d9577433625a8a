"""Why a move is good: the hint at the table."""

from __future__ import annotations

from typing import Final

from tischlein.bots.levels import LEVELS
from tischlein.bots.players import check_asked
from tischlein.bots.policies.registry import policy_of
from tischlein.bots.policy import LET_PASS, Policy
from tischlein.bots.search import Search
from tischlein.bots.thinker import think
from tischlein.core.insight import Insight
from tischlein.core.rng import Rng

CLOSE: Final = 0.02
"""Two moves whose values differ by less are as good as each other."""
SELDOM: Final = 0.02
"""A move tried in a smaller part of the simulations is not worth mentioning."""


class Advice:
    """A move that can be recommended.

    move         as it is written; None lets an open window pass
    place        the place it leads to, on average, in the game being played
    win          the chance to win that game
    simulations  how many games were played out with it
    reason       the id of a sentence: why this move, or why it is as good as the best
    """

    def __init__(self, move: str | None, place: float, win: float, simulations: int, reason: str) -> None:
        self.move: Final = move
        self.place: Final = place
        self.win: Final = win
        self.simulations: Final = simulations
        self.reason: Final = reason


def explain(insight: Insight, simulations: int = LEVELS["hard"].simulations, seed: int = 0) -> list[Advice]:
    """The best moves of a seat that is asked, the best one first."""
    check_asked(insight)
    policy = policy_of(insight.catalogue().game)
    seconds = LEVELS["hard"].seconds
    search = think(insight, policy, Rng(seed), simulations, seconds)
    edges = search.root_edges()
    floor = SELDOM * search.tree.node_visits[0]
    return [_advice(search, policy, edge, edges[0], len(edges)) for edge in edges if search.tree.visits[edge] >= floor]


def _advice(search: Search, policy: Policy, edge: int, best: int, tried: int) -> Advice:
    tree = search.tree
    move = int(tree.move[edge])
    visits = tree.visits[edge]
    return Advice(
        None if move == LET_PASS else search.insight.catalogue().notations[move],
        search.places[move + 1] / visits,
        search.wins[move + 1] / visits,
        int(visits),
        f"reason-{_reason(search, policy, edge, best, tried)}",
    )


def _reason(search: Search, policy: Policy, edge: int, best: int, tried: int) -> str:
    tree = search.tree
    move = tree.move[edge]
    if tried == 1:
        return "only"
    if move == LET_PASS:
        return "wait"
    code = policy.reason(search.insight.sample(Rng(0)), search.seat, move)
    if code != "best" or edge == best:
        return code
    behind = tree.value[best] / tree.visits[best] - tree.value[edge] / tree.visits[edge]
    return "close" if behind < CLOSE else "worse"
