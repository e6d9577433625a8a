"""Set up positions of Raise that several tests begin with."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

from tests.boxes import read_box
from tests.games.helpers import table
from tischlein import Table

DICE = "dice=diamond diamond bell bell bell gear blank"
"""The printed example. Bells count 4, diamonds 3, gears 2, hourglasses and clouds 1."""


def standard_box() -> dict[str, Any]:
    """Return the standard box, to be changed."""
    return copy.deepcopy(read_box("raise", "standard"))


def whole_set() -> Counter[str]:
    """Count the cards of one player's set."""
    return Counter({f"{row['symbol'][0]}{row['number']}": row["count"] for row in standard_box()["cards"]})


def spent(seat: int, left: str = "") -> str:
    """Name all cards of a seat but those left, as they lie in a pile of won cards."""
    rest = whole_set()
    rest.subtract(left.split())
    return " ".join(f"{name}.{seat}" for name in rest.elements())


def last_cards(hands: list[str], more: str = "", dice: str = DICE) -> Table:
    """Set up a table where everybody has only a hand left, and each has won what it played."""
    won = " | ".join(spent(seat, cards) for seat, cards in enumerate(hands))
    return table(f"raise; seats={len(hands)}; {dice}; prize=10; hands={' | '.join(hands)}; won={won}; {more}")
