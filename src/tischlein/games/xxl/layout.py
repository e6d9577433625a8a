"""What the games of XXL share besides the deck: options and setup (chapters 8 and 10)."""

from __future__ import annotations

from typing import Final

from tischlein.core.options import Option, flag
from tischlein.games.kit.card_game import CardGameSetup, PileLayout
from tischlein.games.xxl.deck import XxlDeck

OPTIONS: Final[list[Option]] = [
    Option("dealer", ["lot", 0, 1, 2, 3, 4, 5]),
    flag("open_memory"),
]


def deck_of(options: dict[str, object]) -> XxlDeck:
    """Return the deck of the box."""
    box = options["box"]
    assert isinstance(box, dict)
    return XxlDeck(box["cards"])


def make_setup(
    game: str, options: dict[str, object], seats: int, deck: XxlDeck, plan: PileLayout, notations: list[str]
) -> CardGameSetup:
    """Return the setup of a game, with the rules on positions and on who begins."""
    setup = CardGameSetup(game, options, seats, deck, plan, notations)
    setup.rules = {"position": "xxl.10.3", "standing": "xxl.8.4"}
    return setup
