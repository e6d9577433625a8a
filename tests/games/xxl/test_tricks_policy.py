"""What a sensible person does in the trick games of XXL."""

from __future__ import annotations

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tischlein import Table
from tischlein.games.xxl.policies.tricks import beaters, unseen
from tischlein.games.xxl.tricks import XxlTricks


def tricks(table: Table) -> XxlTricks:
    assert isinstance(table.state, XxlTricks)
    return table.state


# --- what the cards not seen could do


def test_beaters_are_what_the_rules_say() -> None:
    state = tricks(at("xxl-farbe; seats=2; hands=r0y7 | b4y7"))
    deck = state.deck
    for card in range(55):
        for c in range(4):
            side = deck.side_of(card, c)
            rank = (deck.values[side], deck.totals[card]) if side >= 0 else (-1, 0)
            found = {
                other
                for other in range(55)
                if (at_ := deck.side_of(other, c)) >= 0 and (deck.values[at_], deck.totals[other]) > rank
            }
            assert beaters(deck, card, c) == sum(1 << other for other in found)


def test_remembers_all_cards_that_were_open() -> None:
    state = tricks(at("xxl-farbe; seats=2; hands=r0y7 g9r10 | b4y7; trick=b0y2; won=g1r2 b0y5 | ; turn=0"))
    seen = [state.deck.cards[name] for name in ("r0y7", "g9r10", "b0y2", "g1r2", "b0y5")]
    assert unseen(state, 0) == (1 << 55) - 1 - sum(1 << card for card in seen)


# --- 3 Verweigern gestattet

HALF = "xxl-verweigern; seats=2; "
SECOND = "xxl-verweigern; seats=2; half=2; "


def test_leads_the_colour_in_which_nobody_can_beat_the_card() -> None:
    assert best(f"{HALF}hands=y7g10 b0y2 b0y5 | r0y7 b4y7 y4r8; turn=0") == "y7g10=g"


def test_takes_a_trick_with_the_smallest_card_that_wins_it() -> None:
    assert best(f"{HALF}hands=b0r4 b8r10 g9r10 | y2b3 b0y5; trick=r1y3; colour=r; turn=0") == "b0r4"


def test_keeps_strong_cards_when_it_cannot_follow() -> None:
    assert best(f"{HALF}hands=b0y2 g5b10 b8g9 | y2b3 b0y5; trick=y1r4; colour=r; turn=0") == "b0y2"


def test_in_the_second_half_passes_rather_than_adds_to_a_lost_trick() -> None:
    assert best(f"{SECOND}hands=b0r4 g1r2 | b2g10 b2r8 b2r9; trick=g9r10; colour=r; turn=0") == "pass"


def test_in_the_second_half_takes_a_rich_trick_rather_than_pass() -> None:
    assert best(f"{SECOND}hands=b8r10 g1r2 | b2g10 b2r8 b2r9; trick=y6r9; colour=r; turn=0") == "b8r10"


ASIDE = "xxl-verweigern; seats=2; phase=aside; won="


def test_sets_the_card_with_the_highest_number_aside() -> None:
    won = "b8r10 r7g9 b0y2 g1r2 b0y5 y1r4 r0y7 b4y7 | r5g8 g9r10"
    assert best(f"{ASIDE}{won}") == "-b8r10"


def test_sets_nothing_aside_if_all_it_has_won_is_poor() -> None:
    assert best(f"{ASIDE}b0y2 g1r2 | r5g8 g9r10") == "none"


# --- 6 Ich bestimm' die Farbe!

FARBE = "xxl-farbe; seats=2; "


def test_leads_low_what_a_rival_could_beat_anyway() -> None:
    assert best(f"{FARBE}hands=b0y2 r7g9 b8g9 | g9r10 b1y10 b2g10; turn=0") == "b0y2"


def test_makes_the_colour_in_which_the_own_card_wins() -> None:
    assert best(f"{FARBE}hands=r5g8 y3b7 b0y2 | r1y3 b0y5; trick=g6y8; turn=0") == "r5g8"


def test_throws_the_poorest_card_into_a_trick_it_cannot_win() -> None:
    assert best(f"{FARBE}hands=b0y2 b4y7 b7y8 | g1r2 y2b3; trick=g9r10; turn=0") == "b0y2"


def test_does_not_spend_a_sure_winner_on_a_poor_trick_that_a_small_card_wins() -> None:
    found = worths(at(f"{FARBE}hands=g9r10 r1y3 | b0y5; trick=g1r2; turn=0"), 0)
    assert found["r1y3"] > found["g9r10"] + 1


# --- 6+ with trump

PLUS = "xxl-farbe-plus; seats=2; "


def test_names_the_colour_it_is_strong_in() -> None:
    mine, others = "r6b10 b8g9 b3g10 y2b3 r0y7", "b0y5 g1r2 y1r4 r1y3 r1y5"
    assert best(f"{PLUS}phase=trump; hands={mine} | {others}; turn=0") == "=b"
    assert best(f"{PLUS}phase=trump; hands={others} | {mine}; turn=1", seat=1) == "=b"


def test_trumps_a_rich_trick_with_the_smaller_trump() -> None:
    assert best(f"{PLUS}trump=b; hands=b0y2 r6b10 | y1r4; trick=r7g9; turn=0") == "b0y2"


def test_fears_trumps_only_of_those_who_may_have_them() -> None:
    """Seat 1 threw a card when blue was asked for, so it has no trump, either."""
    position = f"{PLUS}trump=b; hands=g9r10 b0y2 | y1r4 r1y3; turn=0"
    known = at(position)
    state = tricks(known)
    state.ensure_knowledge().restrict(1, 0, 2, ~state.deck.coloured[2])
    assert worths(known, 0)["g9r10"] > worths(at(position), 0)["g9r10"] + 0.2


# --- reasons


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (f"{FARBE}hands=r5g8 y3b7 b0y2 | r1y3 b0y5; trick=g6y8; turn=0", "r5g8", "xxl-trick-takes"),
        (f"{FARBE}hands=g9r10 y3b7 | r1y3 b0y5; won=b2g10 b3g10 y7g10 b4y7 | ; turn=0", "g9r10", "xxl-trick-sure"),
        (f"{FARBE}hands=g9r10 y3b7 | r1y3 b0y5; turn=0", "g9r10", "xxl-trick-likely"),
        (f"{FARBE}hands=b0y2 b4y7 | y2b3; trick=g9r10; turn=0", "b0y2", "xxl-trick-poor"),
        (f"{FARBE}hands=b0y2 b1y10 | y2b3 b0y5; turn=0", "b0y2", "xxl-trick-spare"),
        (f"{FARBE}hands=b0y2 b4y7 | y2b3; trick=g9r10; turn=0", "b4y7", "best"),
        (f"{SECOND}hands=b0r4 g1r2 | b2g10 b2r8 b2r9; trick=g9r10; colour=r; turn=0", "pass", "xxl-trick-pass"),
        (f"{HALF}hands=g9r10 y3b7 | r1y3 b0y5; turn=0", "g9r10=r", "xxl-trick-sure"),
        (f"{ASIDE}b8r10 b0y2 | r5g8 g9r10", "-b8r10", "xxl-trick-aside"),
        (f"{ASIDE}b8r10 b0y2 | r5g8 g9r10", "-b0y2", "best"),
        (f"{ASIDE}b8r10 b0y2 | r5g8 g9r10", "none", "best"),
        (f"{ASIDE}b0y2 g1r2 | r5g8 g9r10", "none", "xxl-trick-redeal"),
        (f"{PLUS}phase=trump; hands=r6b10 b8g9 | b0y5 g1r2; turn=0", "=b", "xxl-trick-trump"),
        (f"{PLUS}phase=trump; hands=r6b10 b8g9 | b0y5 g1r2; turn=0", "=y", "best"),
    ],
)
def test_says_why(position: str, move: str, code: str) -> None:
    assert reason(position, move) == code


def test_beats_chance() -> None:
    assert wins("xxl-verweigern", 2, 30) > 0.8
    assert wins("xxl-verweigern", 4, 15) > 0.6
    assert wins("xxl-farbe", 2, 50) > 0.75
    assert wins("xxl-farbe-plus", 2, 50) > 0.7
