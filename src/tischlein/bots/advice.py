"""Hints: the best moves of a seat, and the reasons for them."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from tischlein.bots.levels import LEVELS
from tischlein.bots.players import check_can_act
from tischlein.bots.search import Search
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS, Policy
from tischlein.core.rng import Rng
from tischlein.games.registry import policy_of

PATIENCE: Final = 5.0
"""How far behind, in standard errors, a move has to be to leave the race; hints keep more moves than bots do."""
CLOSE: Final = 0.02
"""Two moves whose values differ by less are as good as each other."""


class Advice:
    """A recommended move.

    move         its notation; None lets an open window pass
    place        the mean place that it leads to in the game being played
    win          the probability of winning that game
    simulations  the number of games played out with it
    reason       the key of a message: why this move, or why it is as good as the best
    """

    def __init__(self, move: str | None, place: float, win: float, simulations: int, reason: str) -> None:
        self.move: Final = move
        self.place: Final = place
        self.win: Final = win
        self.simulations: Final = simulations
        self.reason: Final = reason


def explain(insight: Insight, simulations: int = LEVELS["hard"].simulations, seed: int = 0) -> list[Advice]:
    """Return the best moves of a seat that can act, the best one first."""
    check_can_act(insight)
    policy = policy_of(insight.catalogue().game)
    search = Search(insight, policy, Rng(seed))
    search.race.doubt = PATIENCE
    end = time.monotonic() + LEVELS["hard"].seconds
    search.try_sample()
    while search.simulations < simulations and time.monotonic() < end:
        search.try_sample()
    return [_advice(search, policy, i) for i in search.race.ranking()]


def _advice(search: Search, policy: Policy, i: int) -> Advice:
    race = search.race
    move = int(race.moves[i])
    return Advice(
        None if move == LET_PASS else search.insight.catalogue().notations[move],
        race.places[i] / race.samples[i],
        race.wins[i] / race.samples[i],
        int(race.samples[i]),
        f"reason-{_reason(search, policy, i)}",
    )


def _reason(search: Search, policy: Policy, i: int) -> str:
    race = search.race
    if search.insight.must() and len(search.insight.legal()) == 1:
        return "only"
    code = _code(search.insight, policy, race.moves[i])
    if code == "wait":
        return code
    if code == "best" and race.size == 1:
        return "clear"
    best = race.best()
    if code != "best" or i == best:
        return code
    return "close" if race.lead(best) - race.lead(i) < CLOSE else "worse"


def reason_for(insight: Insight, move: int) -> str:
    """Return the key of a message that says what speaks for a move of the insight's seat."""
    return f"reason-{_code(insight, policy_of(insight.catalogue().game), move)}"


def _code(insight: Insight, policy: Policy, move: i64) -> str:
    return "wait" if move == LET_PASS else policy.reason(insight.sample(Rng(0)), insight.seat, move)
