"""Set up positions of UNO that several tests begin with."""

from __future__ import annotations

from collections import Counter

from tests.games.helpers import table
from tischlein import Table


def remaining_cards(cards: str) -> str:
    """Name all cards of the box but these."""
    p = Table("uno", 2, 1).position()
    box = Counter(" ".join([p["discard"], p["stock"], *p["hands"]]).split())
    return " ".join((box - Counter(cards.split())).elements())


def with_stock(cards: int, hand: str = "b1 g1 g1") -> Table:
    """Set up two seats, a small stock, a red 5 on top of a discard of ten; the rest of the box is in seat 1's hand."""
    discard = "r9 r8 r7 r6 r4 r3 r2 r1 r1 r5"
    stock = " ".join(["b9", "b8", "b7"][:cards])
    rest = remaining_cards(f"{hand} {discard} {stock}")
    return table(f"uno; seats=2; turn=0; hands={hand} | {rest}; discard={discard}; stock={stock}")
