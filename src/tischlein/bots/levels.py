"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tischlein.bots.players import Bot, GreedyBot, RandomBot
from tischlein.core.errors import TischleinError

LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


class UnknownBot(TischleinError):
    """There is no computer player of this name."""


def make_bot(name: str, seed: int) -> Bot:
    """A computer player for one table; equal seeds play alike."""
    if name not in LEVELS:
        raise UnknownBot(f"there is no computer player {name[:40]!r}; there are {', '.join(LEVELS)}")
    return LEVELS[name](seed)
