"""Computer players by name."""

from __future__ import annotations

import re
from typing import Final

from tischlein.bots.players import Bot, GreedyBot, RandomBot
from tischlein.bots.search_bot import Level, SearchBot
from tischlein.core.errors import TischleinError

LEVELS: Final = {
    "beginner": Level(simulations=10, mistakes=500, careless=300, seconds=1.0),
    "easy": Level(simulations=60, mistakes=250, careless=100, seconds=1.0),
    "medium": Level(simulations=200, mistakes=100, careless=20, seconds=1.0),
    "hard": Level(simulations=3_000, mistakes=0, careless=0, seconds=1.0),
    "expert": Level(simulations=20_000, mistakes=0, careless=0, seconds=10.0),
}
BOTS: Final = ["random", "greedy", *LEVELS]
MAX_SIMULATIONS: Final = 100_000_000
BUDGET: Final = re.compile(r"expert:([0-9]{1,9})(s?)")


class UnknownBot(TischleinError):
    """No computer player has this name."""


def make_bot(name: str, seed: int) -> Bot:
    """Return a computer player for one table; equal seeds play alike.

    `expert` takes a budget: `expert:60s` searches for a minute, `expert:50000` for 50,000 simulations.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in LEVELS:
        return SearchBot(LEVELS[name], seed)
    budget = BUDGET.fullmatch(name)
    if budget is not None and int(budget[1]) > 0:
        amount = int(budget[1])
        return SearchBot(Level(MAX_SIMULATIONS, 0, 0, amount) if budget[2] else Level(amount, 0, 0, 3600), seed)
    raise UnknownBot(
        f"there is no computer player {name[:40]!r}; there are {', '.join(BOTS)}, and expert with a budget, "
        f"such as expert:60s or expert:50000"
    )
