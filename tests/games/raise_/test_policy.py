"""What a sensible person does in Raise."""

from __future__ import annotations

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tischlein.games.raise_.policy import stake
from tischlein.games.raise_.rules import Raise

DICE = "dice=diamond diamond bell bell bell gear blank"
"""Bells count 4, diamonds 3, gears 2, hourglasses and clouds 1."""


def duel(track: str, hands: str, prize: int = 10, more: str = "") -> str:
    return f"raise; seats=2; phase=raise; {DICE}; prize={prize}; track={track}; hands={hands}; {more}"


CHOOSE = f"raise; seats=2; {DICE}; prize=10; hands="
TAKEN = "taken=7 8 9 | 11 12 13 14"
"""With the prize, all point cards of two seats."""


def test_begins_with_a_card_it_will_hardly_miss() -> None:
    assert best(f"{CHOOSE}h2 b4 d6 g5 b3 b3 | b1 b2 b2 h2 h2 g3") == "h2"


def test_does_not_risk_victory_points_with_a_poor_hand() -> None:
    found = worths(at(f"{CHOOSE}c1 c2 b4 h3 g4 h2 | b1 b2 b2 h2 h2 g3"), 0)
    assert found["c2"] > found["c1"] + 0.3


def test_raises_with_the_smallest_card_that_is_enough() -> None:
    assert best(duel("6:0 8:1", "b4 b3 b2 d5 | h2 h2 h3", 20)) == "b2"


def test_passes_when_the_rival_can_come_much_further() -> None:
    assert best(duel("6:0 30:1", "b2 b4 | b2 b2 b3 b3 b4", 8)) == "pass"


def test_pays_for_a_good_prize_what_it_would_not_pay_for_a_poor_one() -> None:
    far = ("5:0 16:1", "d5 g3 g3 h2 | h2 h2 h3")
    assert best(duel(*far, prize=6)) == "pass"
    assert best(duel(*far, prize=20)) != "pass"


def test_raises_when_the_rival_has_no_card_left_to_come_after() -> None:
    assert best(duel("6:0 20:1", "d5 h2 h3 g3 | ", 6)) == "d5"


def test_in_the_last_round_nothing_is_saved() -> None:
    hands = "b4 b3 b2 b2 | b3 h2 h2 h3"
    early, late = (worths(at(duel("6:0 8:1", hands, 10, more)), 0) for more in ("", TAKEN))
    assert late["b4"] - late["pass"] > early["b4"] - early["pass"]


def test_goes_on_with_the_smallest_card_that_brings_it_ahead() -> None:
    begun = duel("6:0 20:1", "h1 b4 b3 g2 | h2 h2 h3", 20).replace("phase=raise", "phase=more; raised=4; pot=h4.0")
    assert best(begun) == "b3"


def test_every_card_in_the_pot_is_at_stake() -> None:
    """Victory points: 2 for a bell 1, 1 for each of the others."""
    state = at(duel("6:0 8:1", "b4 h1 | h2", 10, "pot=b1.0 b2.1 b3.0")).state
    assert isinstance(state, Raise)
    assert stake(state) == 10 + 2 + 1 + 1


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (f"{CHOOSE}h2 b4 g2 | b1", "b4", "raise-strong"),
        (f"{CHOOSE}h2 b4 g2 | b1", "h2", "raise-small"),
        (f"{CHOOSE}h2 b4 g2 | b1", "g2", "best"),
        (duel("6:0 8:1", "b4 b2 h1 | h2"), "b2", "raise-cheap"),
        (duel("6:0 8:1", "b4 b2 h1 | h2"), "b4", "raise-ahead"),
        (duel("6:0 8:1", "b4 b2 h1 | h2"), "h1", "best"),
        (duel("6:0 8:1", "h1 | h2"), "pass", "raise-cannot"),
        (duel("6:0 30:1", "b4 b3 | h2"), "pass", "raise-dear"),
        (duel("6:0 8:1", "b4 b2 | h2"), "pass", "raise-saves"),
        (duel("6:0 8:1", "b4 b2 | h2", 10, TAKEN), "pass", "raise-keeps"),
    ],
)
def test_says_why(position: str, move: str, code: str) -> None:
    assert reason(position, move) == code


def test_beats_chance() -> None:
    assert wins("raise", 2, 50) > 0.75
    assert wins("raise", 4, 15) > 0.6
