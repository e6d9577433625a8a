"""Moments of Raise that random games seldom come to."""

from __future__ import annotations

from tests.games.raise_.positions import last_cards
from tischlein import Table


def short_of_worth() -> Table:
    """Return a table at which the whole hand of seat 2, on turn, does not get it ahead."""
    return Table(
        position="raise; seats=3; phase=raise; dice=diamond diamond bell bell bell gear blank; prize=10; "
        "track=1:2 8:1 30:0; hands=b2 b3 | d5 | c1"
    )


def nobody_holds_a_card() -> Table:
    """Return a game that has ended before its point cards."""
    table = last_cards(["d5", "b2"], "points=20 18")
    table.play(0, "d5")
    table.play(1, "b2")
    return table


def moments() -> list[Table]:
    """List them all."""
    return [short_of_worth(), nobody_holds_a_card()]
