"""What a sensible person does in Straßenbau."""

from __future__ import annotations

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tischlein.core.policy import NEVER

BUILT = "phase=exchange; runs=y2b3 y3g8 y4b9 | "
"""Seat 0 has just built a run, and may exchange a card."""


def run(hand: str, row: str, more: str = "") -> str:
    return f"xxl-strassenbau; seats=2; hands={hand} | b0y2 y0g3 g0y8 r0y9; open={row}; turn=0; {more}"


def test_builds_the_run_that_counts_most() -> None:
    assert best(run("y4r8 r7g9 y6r9 r6b10", "b0r4 y0g1")) == "r6b10+r7g9+y4r8"


def test_builds_rather_than_exchanges() -> None:
    found = worths(at(run("r2g7 r3b5 y1r4 b0y5", "y4b9 g9r10")), 0)
    assert [move for move, worth in found.items() if worth > NEVER] == ["r2g7+r3b5+y1r4"]


def test_takes_the_open_card_that_goes_with_its_own() -> None:
    """With red 7 and 10 the red 8 makes two pairs, and the card that goes has the lowest total."""
    assert best(run("r7g9 b8r10 b0y5 y0g1", "y4r8 b0r4")) == "y0g1>y4r8"


def test_gives_a_card_that_it_needs_for_nothing() -> None:
    assert best(run("r7g9 y4r8 b0y5 y0g1", "b0r4 b1r7", BUILT.replace("y4b9", "g2y4"))) == "y0g1>"


def test_does_not_break_up_a_run_in_hand() -> None:
    found = worths(at(run("r2g7 r3b5 y1r4 b0y5", "y6r9 g9r10", BUILT)), 0)
    assert max(found, key=found.__getitem__).startswith("b0y5>")


def test_does_not_put_out_what_makes_a_pair_there() -> None:
    """Both cards count 5: yellow 5 would lie beside the yellow 6, red 4 beside the red 5."""
    for row, better, worse in (("y6r9 g3b4", "y1r4>", "b0y5>"), ("g4r5 r0b10", "b0y5>", "y1r4>")):
        found = worths(at(run("b0y5 y1r4 r7g9 b8r10", row, BUILT)), 0)
        assert found[better] > found[worse], row


def test_looks_at_a_part_of_many_exchanges() -> None:
    row = "y4r8 b0r4 r5g7 g2b5 y7g10 b2r9 g4y10 b1y10 g6y8"
    found = worths(at(run("r7g9 b8r10 b0y5 y0g1", row, BUILT)), 0)
    assert len(found) == 41
    assert 2 < sum(worth > NEVER for worth in found.values()) < 21


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (run("y4r8 r7g9 y6r9 r6b10", "b0r4 y0g1"), "r6b10+r7g9+y4r8", "run-highest"),
        (run("y4r8 r7g9 y6r9 r6b10", "b0r4 y0g1"), "r7g9+y4r8+y6r9", "best"),
        (run("r2g7 r3b5 y6r9 b0y5", "y1r4 g9r10", BUILT), "b0y5>y1r4", "run-ready"),
        (run("r7g9 b8r10 b0y5 y0g1", "y4r8 b0r4"), "y0g1>y4r8", "run-pair"),
        (run("r2g7 r3b5 y1r4 b0y5", "y6r9 g9r10", BUILT), "b0y5>y6r9", "run-denies"),
        (run("r7g9 b8r10 b0y5 y0g1", "y4r8 b0r4"), "y0g1>", "run-fresh"),
        (run("r2g7 r3b5 y6r9 b0y5", "y1r4 g9r10", BUILT), "b0y5>g9r10", "run-harmless"),
        (run("r2g7 r3b5 y1r4 b0y5", "y6r9 g9r10", BUILT), "done", "run-held"),
        (run("r7g9 b8r10 b0y5 y0g1", "y4r8 b0r4"), "pass", "best"),
    ],
)
def test_says_why(position: str, move: str, code: str) -> None:
    assert reason(position, move) == code


def test_beats_players_who_build_whatever_they_can() -> None:
    assert wins("xxl-strassenbau", 2, 25) > 0.8
    assert wins("xxl-strassenbau", 4, 12) > 0.4
