"""What the numbers say of positions made by hand; what is not named is 0."""

from __future__ import annotations

import pytest

from tests.core.observing import Moves, Observed, check_numbers, said
from tests.games.helpers import play, table
from tischlein.testing.view_features import observation_of

POSITIONS: list[Observed] = [
    (
        "ex-hop; seats=2; colours=yg; tiles=+5 | -4 | +3 | +2; hands=y1 y2 y3 y4 | g1 g2 g3 g4; rows=y7 g9 | | | ; "
        "turn=0",
        ((0, "y2:g"),),
        1,  # hears the colour offered, not the card
        "waits.self, turn=+1, phase=answer, starter=+1, colour.self=g, colour.+1=y, offers, gives=y, wants=g, "
        "stock count:14, stack count:14, tile.1 count, tile.1 +5, row.1 count:2, row.1 y7, row.1 g9:2, tile.2 count, "
        "tile.2 -4, tile.3 count, tile.3 +3, tile.4 count, tile.4 +2, hand.self count:4, hand.self g1, hand.self g2, "
        "hand.self g3, hand.self g4, hand.+1 count:4",
    ),
]


@pytest.mark.parametrize(("position", "moves", "viewer", "numbers"), POSITIONS)
def test_the_numbers_are_what_is_on_the_table(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    check_numbers(position, moves, viewer, numbers)


def test_the_row_scored_last_stays_in_sight() -> None:
    start = "ex-hop; seats=2; colours=yg; tiles=+2 | -4 | +3 | +2; hands=y1 y2 | g1 g2; rows=y7 | | | ; turn=0"
    found = observation_of(play(table(start), (0, "y2/1")), 1)
    last = {name for name in said(found) if name.startswith("last")}
    assert last == {"last.row=1", "last.tile:2", "last.winner=+1", "last y7", "last y2:2"}
