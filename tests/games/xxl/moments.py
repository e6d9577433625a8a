"""Moments of XXL that random games seldom come to."""

from __future__ import annotations

from tests.games.xxl.positions import late
from tischlein import Table


def no_trick_in_the_first_half() -> Table:
    """Return a game in which seat 0 has won everything, so that there is no second half."""
    won = "y0g1 b0y2 y0g3 b0r4 b0y5 g0r6 r0y7 g0y8 r0y9 r0b10 r1y3 y1r4 r1y5 g1b6"
    table = Table(position=f"xxl-verweigern; seats=2; hands=r5g7 | g1r2; won={won} | ; turn=0")
    table.play(0, "r5g7=r")
    table.play(1, "g1r2")
    return table


def nothing_to_exchange() -> Table:
    """Return a table with an empty stock and no open card."""
    return Table(position=late("r2g7 b0r4 y1r4 | r3b5"))


def a_run_that_reached_its_end() -> Table:
    """Return a table on whose pile 1 red has come down to 0, so that only yellow is open."""
    return Table(position="xxl-rauf-runter; seats=2; piles=r1y5 r0y9 | b4y7; hands=r1b8 g2b5 | b8g9 g9r10; turn=0")


def moments() -> list[Table]:
    """List them all, with series that draw warnings."""
    return [
        no_trick_in_the_first_half(),
        nothing_to_exchange(),
        a_run_that_reached_its_end(),
        *(Table("xxl-individuell", seats, seats, {"games": "6+,4", "rounds": 1}) for seats in (2, 3)),
    ]
