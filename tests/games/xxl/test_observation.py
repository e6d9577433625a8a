"""What the numbers say of positions made by hand; what is not named is 0."""

from __future__ import annotations

import pytest

from tests.core.observing import Moves, Observed, check_numbers, said
from tischlein import Table
from tischlein.core.rng import Rng
from tischlein.testing.view_features import observation_of

POSITIONS: list[Observed] = [
    (
        "xxl-rauf-runter; seats=2; piles=b4y7 y6r7 g0r6 | g5b9; hands=g1r2 | y0g1; turn=0",
        (),
        0,
        "waits.self, turn=self, phase=play, dealer=+1, heading.1=r, heading.1 number:6, heading.1 step:-1, "
        "pile.1 edge.1:8, "
        "pile.1 edge.2:41, stock count:49, pile.1 count:3, pile.1 g0r6, pile.2 count, pile.2 g5b9, hand.self count, "
        "hand.self g1r2, hand.+1 count",
    ),
    (
        "xxl-drunter-bleiben; seats=3; discard=g0r6; hands=g1r2 | r1y5 | r3b5; turn=0",
        (),
        1,
        "waits.+2, turn=+2, phase=play, dealer=+1, stock count:51, discard count, discard g0r6, hand.self count, "
        "hand.self r1y5, hand.+1 count, hand.+2 count",
    ),
    (
        "xxl-verweigern; seats=3; half=2; turn=2; hands=g9r10 | g2b5 r1y3 | g1r2 b0y2 b0y5 b4y7",
        ((2, "g1r2=r"), (0, "g9r10")),
        2,
        "waits.+2, turn=+2, phase=play, dealer=self, leader=self, played.self, played.+1:2, colour=r, half:2, "
        "stock count:48, trick count:2, trick g1r2, trick g9r10:2, hand.self count:3, hand.self b0y2, hand.self b0y5, "
        "hand.self b4y7, hand.+2 count:2",
    ),
    (
        "xxl-strassenbau; seats=2; hands=g1r2 g2b5 r1y5 y2b3 | g1b6 y0g1 r7g9 b8r10; open=y3g8 y4b9; "
        "runs=r2g7 r3b5 y1r4 | ; passes=1; idle_turns=2; turn=0",
        (),
        1,
        "waits.+1, turn=+1, phase=play, dealer=self, passes, idle_turns:2, stock count:42, open count:2, open y3g8, "
        "open y4b9:2, hand.self count:4, hand.self y0g1, hand.self g1b6, hand.self r7g9, hand.self b8r10, "
        "hand.+1 count:4, runs.+1 count:3, runs.+1 r2g7, runs.+1 r3b5:2, runs.+1 y1r4:3",
    ),
    (
        "xxl-reihe; seats=2; hands=r0b10 g5b10 r6b10 | y0g1 y0g3; turn=0",
        ((0, "b10r0"),),
        0,
        "waits.+1, turn=+1, phase=play, dealer=+1, wanted.r:10, wanted.g:10, wanted.b:9, wanted.y:10, stock count:50, "
        "sequence.b count, sequence.b r0b10, hand.self count:2, hand.self g5b10, hand.self r6b10, hand.+1 count:2",
    ),
    (
        "xxl-farbe-plus; seats=2; hands=y5g6 b0y2 | r1y5 b0r4; trump=b; turn=0",
        ((0, "y5g6"), (1, "r1y5")),
        1,  # the last trick stays in sight
        "waits.+1, turn=+1, phase=play, dealer=self, leader=+1, last.played.self:2, last.played.+1, last.colour=y, "
        "last.winner=+1, last r1y5:2, last y5g6, trump=b, stock count:51, won.+1 count:2, hand.self count, "
        "hand.self b0r4, hand.+1 count",
    ),
]


@pytest.mark.parametrize(("position", "moves", "viewer", "numbers"), POSITIONS)
def test_the_numbers_are_what_is_on_the_table(position: str, moves: Moves, viewer: int, numbers: str) -> None:
    check_numbers(position, moves, viewer, numbers)


def test_a_series_tells_which_game_is_played_and_how_it_stands() -> None:
    t = Table("xxl-individuell", 2, 3, {"games": "6,6+,6"})
    rng = Rng(1)
    while len(t.view(None)["table"]["sheet"]) < 1:
        (seat,) = t.waiting
        moves = t.moves(seat)
        t.play(seat, moves[rng.below(len(moves))])
    found = said(observation_of(t, 0))
    sheet = t.view(None)["table"]["sheet"][0]
    assert {"game=xxl-farbe-plus", "played", "left.xxl-farbe", "phase=trump"} <= found
    assert {f"total.self:{sheet[0]}".removesuffix(":1"), f"total.+1:{sheet[1]}".removesuffix(":1")} <= found
