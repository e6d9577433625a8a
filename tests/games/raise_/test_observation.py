"""What the numbers say of positions made by hand; what is not named is 0."""

from __future__ import annotations

import pytest

from tests.core.observing import Moves, Observed, check_numbers

POSITIONS: list[Observed] = [
    (
        "raise; seats=3; phase=raise; roller=1; dice=diamond diamond bell bell bell gear blank; prize=10; "
        "track=7:0,2 12:1; hands=b2 b2 d5 | c1 | g4 c1",
        (),
        0,  # its stone is below that of the seat on turn
        "waits.+2, turn=+2, phase=raise, roller=+1, round, rounds:9, die.1=diamond, die.2=diamond, die.3=bell, "
        "die.4=bell, die.5=bell, die.6=gear, die.7=blank, factor.b:4, factor.h, factor.c, factor.g:2, factor.d:3, "
        "stone.self:2, stone.self field:7, stone.+1:3, stone.+1 field:12, stone.+2, stone.+2 field:7, ahead_of:7, "
        "points count:8, prize count, prize 10, stock.self count:27, stock.+1 count:29, stock.+2 count:28, "
        "hand.self count:3, hand.self b2:2, hand.self d5, hand.+1 count, hand.+2 count:2",
    ),
]


@pytest.mark.parametrize(("position", "moves", "viewer", "numbers"), POSITIONS)
def test_the_numbers_are_what_is_on_the_table(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    check_numbers(position, moves, viewer, numbers)
