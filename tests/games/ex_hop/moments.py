"""Moments of Ex & Hop that random games seldom come to."""

from __future__ import annotations

from tests.games.ex_hop.positions import sixes
from tischlein import Table

OFFER = "ex-hop; seats=3; colours=ygr; tiles=+5 | -4 | +3 | +2; hands=y1 y2 | g1 g2 r3 | g3 y4 r7"
"""Three hands, and nobody has played a card yet."""


def nobody_to_swap_with() -> Table:
    """Return a table at which only seat 1 has cards."""
    position = (
        "ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +6; hands= | g1 g2 g3 g4; turn=1; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | y1 y2 y3 y4 g12"
    )
    return Table(seed=1, options={"box": sixes()}, position=position)


def an_offer_with_an_empty_hand() -> Table:
    """Return a table at which seat 2 holds no card and is not asked."""
    position = (
        "ex-hop; seats=3; colours=ygr; tiles=+6 | +6 | -6 | +6; hands=y1 y2 y3 y4 | g1 g2 g3 g4 | ; turn=0; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | r1 r2 r3 r4 g12"
    )
    table = Table(seed=1, options={"box": sixes()}, position=position)
    table.play(0, "y1:g")
    return table


def one_has_answered() -> Table:
    table = Table(position=f"{OFFER}; turn=0")
    table.play(0, "y1:g")
    table.play(1, "decline")
    return table


def offers_in_a_row() -> Table:
    table = Table(
        position="ex-hop; seats=2; colours=yg; tiles=+5 | -4 | +3 | +2; hands=y1 y2 y3 y4 | g1 g2 g3 g4; turn=0"
    )
    for seat, move in ((0, "y1:g"), (1, "g1"), (1, "g2:g"), (0, "decline")):
        table.play(seat, move)
    return table


def a_tied_row() -> Table:
    """Return a table at which yellow and green tie, so nobody gets the tile."""
    table = Table(
        position="ex-hop; seats=2; colours=yg; tiles=+2 | -4 | +3 | +5; rows=g1 | | | ; "
        "hands=y1 y2 y3 y4 | g2 g3 g4 g5; turn=0"
    )
    table.play(0, "y1/1")
    return table


def moments() -> list[Table]:
    """List them all."""
    return [
        nobody_to_swap_with(),
        an_offer_with_an_empty_hand(),
        one_has_answered(),
        offers_in_a_row(),
        a_tied_row(),
    ]
