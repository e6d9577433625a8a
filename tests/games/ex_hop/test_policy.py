"""What a sensible person does in Ex & Hop."""

from __future__ import annotations

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tischlein.games.ex_hop.policy import ExHopPolicy


def three(rows: str, hand: str, tiles: str = "+2 | -2 | +6 | -6", more: str = "") -> str:
    """Return a table at which seat 0 is yellow and on turn; green is next, then red."""
    return f"ex-hop; seats=3; colours=ygr; tiles={tiles}; rows={rows}; hands={hand} | g5 | r5; turn=0; {more}"


FIVE = "+5 | -2 | +6 | -6"


def test_takes_a_black_tile_that_it_can_win_at_once() -> None:
    assert best(three("g4 g6 r1 y2 | g3 | | ", "y12 y1", FIVE)) == "y12/1"


def test_does_not_waste_a_high_card_where_a_low_one_is_enough() -> None:
    assert best(three("g4 r4 r1 y1 | | | ", "y6 y12", FIVE)) == "y6/1"


def test_pushes_a_red_tile_on_somebody_else() -> None:
    assert best(three("g4 | y3 | | ", "g12 r1")) == "g12/2"


def test_does_not_play_its_own_colour_to_a_red_tile() -> None:
    found = worths(at(three(" | | | ", "y9 g9")), 0)
    assert max(found["y9/1"], found["y9/3"]) > max(found["y9/2"], found["y9/4"]) + 1
    assert max(found["g9/2"], found["g9/4"]) > max(found["g9/1"], found["g9/3"]) + 1


def test_a_tie_is_better_than_to_see_a_rival_win() -> None:
    found = worths(at(three(" | | g7 g8 r3 y2 y4 | ", "y9 r1")), 0)
    assert found["y9/3"] > found["r1/3"] + 3


def test_leaves_no_row_one_card_short_for_the_next_seat() -> None:
    """Green is next and could take the row, so the low card goes where two more are missing."""
    found = worths(at(three(" | | | ", "y2 y9", "+2 | +3 | -5 | -6")), 0)
    assert found["y2/2"] > found["y2/1"]


def test_hits_the_leading_rival() -> None:
    tiles = "-2 | +6 | +6 | +4"
    ahead = "won= | | +5 +5"
    found = worths(at(three("y1 | | | ", "g9 r9", tiles, ahead)), 0)
    assert found["r9/1"] > found["g9/1"]


def test_offers_rather_than_does_harm() -> None:
    assert ":" in best(three("r1 | g1 | r2 g2 | r3 g3", "y12 y11", "-2 | -3 | -4 | -6"))


OFFER = "ex-hop; seats=3; colours=ygr; tiles=+2 | -2 | +6 | -6; hands=y1 g5 | r2 r9 g2 | r3 y4; turn=0"


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("g5:r", "r2"),  # the own colour comes, and the lowest card goes
        ("g5:g", "decline"),
        ("y1:g", "decline"),
        ("g5:y", "decline"),  # has none
    ],
)
def test_answers_an_offer_if_the_own_colour_comes(offer: str, answer: str) -> None:
    table = at(OFFER)
    table.play(0, offer)
    found = worths(table, 1)
    assert max(found, key=lambda move: found[move]) == answer


@pytest.mark.parametrize(("offer", "answer"), [("g5:r", "r5"), ("y1:r", "decline")])
def test_gives_more_for_the_own_colour_than_for_another(offer: str, answer: str) -> None:
    table = at(OFFER.replace("r2 r9", "r5 r9"))
    table.play(0, offer)
    found = worths(table, 1)
    assert max(found, key=lambda move: found[move]) == answer


@pytest.mark.parametrize(
    ("rows", "move", "code"),
    [
        ("g4 | | | ", "y12/1", "ex-hop-takes"),
        ("r4 | | | ", "g9/1", "best"),
        (" | y4 | | ", "g9/2", "ex-hop-pushes"),
        (" | g4 | | ", "y12/2", "best"),
        ("y9 | | | ", "g9/1", "ex-hop-tie"),
        (" | | | ", "y12/3", "ex-hop-own"),
        (" | | | ", "g9/4", "ex-hop-others"),
        (" | | | ", "g9/3", "best"),
        (" | | | ", "g9:y", "ex-hop-offer"),
    ],
)
def test_says_why(rows: str, move: str, code: str) -> None:
    assert reason(three(rows, "y12 g9"), move) == code


@pytest.mark.parametrize(
    ("offer", "answer", "code"),
    [
        ("g5:r", "r2", "ex-hop-swap"),
        ("g5:r", "decline", "best"),
        ("y1:g", "g2", "best"),
        ("y1:g", "decline", "ex-hop-decline"),
    ],
)
def test_says_why_it_answers(offer: str, answer: str, code: str) -> None:
    table = at(OFFER)
    table.play(0, offer)
    move = table.state.catalogue().parse(answer)
    assert ExHopPolicy().reason(table.state, 1, move) == code


def test_beats_chance() -> None:
    assert wins("ex-hop", 2, 20) > 0.9
    assert wins("ex-hop", 4, 15) > 0.75
