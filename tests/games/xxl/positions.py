"""Set up positions of XXL that several tests begin with."""

from __future__ import annotations

from typing import Any

from tests.games.helpers import play, table
from tischlein import Table

DECK = [str(name) for name in Table("xxl-reihe", 2, 1).state.deck.names.values()]  # type: ignore[attr-defined]
"""The names of all cards, as the deck has them."""
ALL = Table("xxl-farbe", 2, 1).state.catalogue().notations
"""The names of all cards, as moves are written."""

BUILT = [
    *("r0b10 r1y3 g1r2", "g3b4 g2b5 r3b6", "g0r6 y0g1 g2y4", "g0y8 g1b6 g2r6", "y0g3 g4r5 g5b9", "y3b7 r1b8 y4b9"),
    *("g4y10 g5b10 y5g6", "b2r8 y1r9 b8r10", "b0y2 b1r7 b2r9", "b2g10 y2b3 b4g6", "g6y8 r0y9 b1y10", "r0y7 b7y8 b3y9"),
    *("b0y5 y6r7 b4y7", "y4r8 r1y5 y6r9", "r5g7 r6b10 r7g9", "y3g8 b8g9 b3g10", "r5g8 g9r10 y7g10"),
]
"""All cards but r2g7, r3b5, y1r4 and b0r4, in runs."""


def late(hands: str, row: str = "", stock: str = "") -> str:
    """Return a late position: cards not named are in the last seat's runs, from BUILT."""
    named = set(f"{hands} {row} {stock}".replace("|", " ").split())
    built = " ".join(run for run in BUILT if not named & set(run.split()))
    assert len(named) + len(built.split()) == 55
    seats = hands.count("|") + 1
    runs = "| " * (seats - 1) + built
    return f"xxl-strassenbau; seats={seats}; hands={hands}; open={row}; stock={stock}; runs={runs}; turn=0"


def last_trick(*tricks: int, position: str = "", **options: Any) -> Table:
    """Set up a table where seat 0 has just won the last trick of the first half; `tricks` were won before it."""
    seats = len(tricks)
    hands = ["g9r10", "g1r2", "g2b5", "g3b4", "g4r5", "g5b9"][:seats]
    rest = iter([name for name in ALL if name not in hands])
    won = " | ".join(" ".join(next(rest) for _ in range(n * seats)) for n in tricks)
    start = f"xxl-verweigern; seats={seats}; turn=0; hands={' | '.join(hands)}; won={won}{position}"
    return play(table(start, **options), (0, "g9r10=g"), *enumerate(hands[1:], 1))


def without(*named: str) -> str:
    """Name all cards of the deck but these."""
    gone = " ".join(named).split()
    return " ".join(card for card in DECK if card not in gone)
