"""Set up positions and boxes of Ex & Hop that several tests begin with."""

from __future__ import annotations

from typing import Any

from tests.boxes import read_box

FOUR = (
    "ex-hop; seats=4; colours=ygrb; tiles=+5 | -4 | +3 | +2; "
    "hands=y1 g2 r3 b4 | g5 g6 y7 b8 | r9 g10 y11 b12 | b1 g1 r2 y3; turn=0"
)
"""Four seats, empty rows, seat 0 to play; everybody holds green."""


def sixes() -> dict[str, Any]:
    """Return a box with as many 6s as the known tiles allow."""
    box = read_box("ex-hop", "standard")
    black = [{"colour": "black", "value": 6, "count": 11}, {"colour": "black", "value": 5, "count": 1}]
    red = [{"colour": "red", "value": 6, "count": 5}, {"colour": "red", "value": 4, "count": 1}]
    return box | {"tiles": black + red}
