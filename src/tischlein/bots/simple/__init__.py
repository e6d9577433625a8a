"""Plain players with a little sense, for every game we know, and for every other game one that plays at random.

A bot is given its seat's view and its legal moves, never the table, so it cannot cheat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tischlein.bots.simple import ex_hop, raise_, uno
from tischlein.bots.simple.luck import any_of, one_in
from tischlein.core.rng import Rng

UNO: Final = ("uno", "uno-match")
_CHOICES: Final[dict[str, Callable[[dict[str, Any], list[str], Rng], str]]] = {
    **dict.fromkeys(UNO, uno.choose),
    "ex-hop": ex_hop.choose,
    "raise": raise_.choose,
}


def choose(view: dict[str, Any], moves: list[str], rng: Rng) -> str:
    """Choose the move of a seat that has to act."""
    return _CHOICES.get(view["game"], _at_random)(view, moves, rng)


def react(view: dict[str, Any], moves: list[str], rng: Rng) -> str | None:
    """Decide what a seat does in an open window, before anybody takes a turn; None lets it pass."""
    if view["game"] in UNO:
        return uno.react(moves, rng)
    return None if not moves or one_in(2, rng) else any_of(moves, rng)


def _at_random(_: dict[str, Any], moves: list[str], rng: Rng) -> str:
    return any_of(moves, rng)
