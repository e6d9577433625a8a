"""What the search knows of swaps."""

from __future__ import annotations

from tests.bots.playing import samples
from tischlein import Table


def test_it_remembers_a_card_given_away() -> None:
    table = Table(
        position="ex-hop; seats=3; colours=ygr; tiles=+2 | -2 | +6 | -6; hands=y1 g5 | r2 r9 g9 | r3 y4; turn=0"
    )
    table.play(0, "g5:r")
    table.play(1, "r2")
    table.play(2, "decline")
    assert all("g5" in hand for hand in samples(table, 0, "hand.1"))
    assert all("r2" in hand for hand in samples(table, 1, "hand.0"))
    assert not all("g5" in hand for hand in samples(table, 2, "hand.1"))
