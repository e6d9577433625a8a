"""What the games of XXL share beside the deck: the options, and how a table is set up (chapters 8 and 10)."""

from __future__ import annotations

from typing import Final

from tischlein.core.options import Option, flag
from tischlein.games.kit.card_game import Plan, Setup
from tischlein.games.xxl.deck import Deck

OPTIONS: Final[list[Option]] = [
    Option("dealer", ["lot", 0, 1, 2, 3, 4, 5]),
    flag("open_memory"),
]


def deck_of(options: dict[str, object]) -> Deck:
    """Return the deck of the box."""
    box = options["box"]
    assert isinstance(box, dict)
    return Deck(box["cards"])


def set_table(game: str, options: dict[str, object], seats: int, deck: Deck, plan: Plan, notations: list[str]) -> Setup:
    """Set a table for a game; the rules are those on positions, and on who begins."""
    setup = Setup(game, options, seats, deck, plan, notations)
    setup.rules = {"position": "xxl.10.3", "standing": "xxl.8.4"}
    return setup
