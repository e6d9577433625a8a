"""What a sensible person does in UNO."""

from __future__ import annotations

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tischlein import Table
from tischlein.core.policy import NEVER
from tischlein.games.uno.cards import CATALOGUE
from tischlein.games.uno.policy import UnoPolicy

MANY = "b1 b2 b3 b4 b5 b6 b7"


def duel(hand: str, discard: str = "r5", other: str = MANY, more: str = "") -> str:
    return f"uno; seats=2; hands={hand} | {other}; discard={discard}; {more}"


def three(hand: str, left: str = MANY, right: str = "y1 y2 y3 y4 y5") -> str:
    """Return a table at which seat 0 is on turn, `left` is next, and `right` would be if play turned around."""
    return f"uno; seats=3; hands={hand} | {left} | {right}; discard=r5"


def test_plays_the_last_card() -> None:
    assert best(duel("r1")) == "r1"


def test_calls_with_the_second_to_last_card() -> None:
    found = worths(at(duel("r1 g9")), 0)
    assert best(duel("r1 g9")) == "r1!"
    assert found["r1"] == NEVER


def test_keeps_wilds_while_something_else_fits() -> None:
    assert best(duel("r1 b9 b8 W W+4")) == "r1"


def test_stays_with_the_colour_it_holds_most_of() -> None:
    assert best(duel("r1 g5 g2 g3 y9")) == "g5"


def test_names_the_colour_it_holds_most_of() -> None:
    assert best(duel("g1 b2 b3 W")) == "W=b"
    assert best(duel("g1 y2 y3", "W", more="phase=colour")) == "=y"


def test_hits_a_neighbour_who_is_about_to_win() -> None:
    hand = "r1 r2 r3 r+2 W"
    assert best(three(hand, left="b1")) == "r+2"
    calm, alarmed = (worths(at(three(hand, left)), 0) for left in (MANY, "b1"))
    assert alarmed["r+2"] - alarmed["r1"] > calm["r+2"] - calm["r1"] + 1


def test_turns_away_from_a_neighbour_who_is_about_to_win_and_not_towards_one() -> None:
    assert best(three("r1 r3 rR g2", left="b1")) == "rR"
    assert best(three("r1 rR g2", right="y1")) == "r1"


def test_of_two_players_skips_when_that_wins() -> None:
    assert best(duel("r1 rS", other="b1 b2")) == "rS!"


def test_seldom_draws_while_a_card_fits() -> None:
    found = worths(at(duel("g1 g2 y8 r9")), 0)
    assert found["draw"] < found["r9"] - 3
    assert found["draw"] > NEVER


def test_bluffs_rather_in_need() -> None:
    calm, alarmed = (worths(at(duel("r1 b8 b9 W+4", other=other)), 0) for other in (MANY, "b1"))
    assert calm["W+4=b"] < calm["r1"] - 2
    assert alarmed["W+4=b"] > alarmed["r1"] - 1


ANSWER = "colour=b; phase=answer; played=1 {} g"
"""The wild-draw-four of seat 1 left this many cards and was played on green."""


def test_challenges_a_large_hand_but_not_a_small_one() -> None:
    large, small = (duel("r7 b3 y2", "g5 W+4", " ".join(MANY.split()[:n]), ANSWER.format(n)) for n in (7, 3))
    assert best(large) == "challenge"
    assert best(small) == "accept"


def test_believes_a_wild_draw_four_when_most_cards_of_the_colour_are_out() -> None:
    seen = " ".join(f"g{n} g{n}" for n in range(1, 10))
    position = duel("gR gS g+2 gR gS", f"{seen} W+4", MANY, ANSWER.format(7))
    assert best(position) == "accept"


def test_has_little_to_lose_against_a_hand_of_one() -> None:
    assert best(duel("r7 b3 y2", "g5 W+4", "r1", ANSWER.format(1))) == "challenge"


def test_stacks_rather_than_takes() -> None:
    table = Table(seed=1, options={"stacking": True}, position=duel("g+2 b1 y1", "r+2", more="phase=hit; owed=2"))
    found = worths(table, 0)
    assert found["g+2"] > found["take"]


def test_catches_and_calls_at_once() -> None:
    table = at("uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1")
    policy = UnoPolicy()
    words = [CATALOGUE.notations[policy.window(table.state, seat)] for seat in (0, 1)]
    assert words == ["catch", "uno"]
    found = worths(table, 2)
    assert max(found, key=lambda move: found[move]) == "catch"


def test_a_careless_player_forgets_the_call_and_nothing_else() -> None:
    policy = UnoPolicy()
    forgets = {"r7!": "r7", "W+4=y!": "W+4=y", "r0": "r0", "r0!": "r0", "W+4=y": "W+4=y", "draw": "draw", "=y": "=y"}
    for move, forgotten in forgets.items():
        assert CATALOGUE.notations[policy.careless(CATALOGUE.parse(move))] == forgotten


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (duel("r1"), "r1", "uno-out"),
        (three("r1 r+2 g1", left="b1 b2"), "r+2", "uno-hit"),
        (three("r1 rR g1", left="b1"), "rR", "uno-hit"),
        (duel("r1 rR g1", other="b1"), "rR", "uno-stays"),
        (three("r1 r+2 g1"), "r+2", "uno-stays"),
        (duel("g1 b2 b3 W"), "W=b", "uno-colour"),
        (duel("g1 b2 b3 W"), "W=g", "best"),
        (duel("g1 y2 y3", "W", more="phase=colour"), "=y", "uno-colour"),
        (duel("r1 r2 W"), "r1", "uno-keeps-wild"),
        (duel("r1 g2 y3"), "r1", "best"),
        (duel("r1 g2", other="b1", more="forgot=1"), "catch", "uno-free"),
        (duel("r7 b3 y2", "g5 W+4", MANY, ANSWER.format(7)), "challenge", "uno-bluff"),
        (duel("r7 b3 y2", "g5 W+4", MANY, ANSWER.format(7)), "accept", "best"),
        (duel("r7 b3 y2", "g5 W+4", "b1 b2 b4", ANSWER.format(3)), "accept", "uno-honest"),
        (duel("g7"), "draw", "best"),
    ],
)
def test_says_why(position: str, move: str, code: str) -> None:
    assert reason(position, move) == code


def test_beats_chance() -> None:
    assert wins("uno", 2, 100) > 0.65
    assert wins("uno", 4, 40) > 0.38
