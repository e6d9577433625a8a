"""`resample` respects what a seat knows for sure, and is free in all the rest."""

from __future__ import annotations

from collections import Counter

from tests.core.resampling import resampled_hands, table
from tests.games.helpers import play
from tests.games.uno.positions import remaining_cards, with_stock
from tischlein import Table
from tischlein.core.bits import bit
from tischlein.core.knowledge import ANY, SAME, no_knowledge
from tischlein.core.piles import empty_piles

# --- UNO: hands that were shown, verdicts, renewals


def test_own_hand_and_discard_stay_everything_else_is_mixed() -> None:
    t = table("uno; seats=3; discard=g1 r5; hands=r1 g9 g8 | b1 b2 | y1 y2; turn=0")
    assert all(hand == ["b1", "b2"] for hand in resampled_hands(t, 1, 1))
    seen = Counter(card for hand in resampled_hands(t, 1, 0, 2000) for card in hand)
    assert len(seen) == 54, "any kind of card"
    # 104 cards are hidden from seat 1; each is among the three of seat 0 about as often.
    assert all(
        abs(seen[card] / 2000 - 3 * copies / 104) < 0.03 for card, copies in [("r7", 2), ("b0", 1), ("W", 4), ("b1", 1)]
    )


def bluff(hand: str, stock: str = "") -> Table:
    t = table(f"uno; seats=3; discard=r5; hands=W+4 {hand} | b1 b2 | y1 y2; stock={stock}; turn=0")
    t.play(0, "W+4=y")
    t.play(1, "challenge")
    return t


def test_the_challenger_knows_the_hand_it_was_shown() -> None:
    t = bluff("r1 g8")
    assert all({"r1", "g8"} <= set(hand) for hand in resampled_hands(t, 1, 0))
    assert len({tuple(hand) for hand in resampled_hands(t, 1, 0)}) > 100, "the four cards drawn since are free"
    assert not all("g8" in hand for hand in resampled_hands(t, 2, 0)), "the third seat was shown nothing"


def test_a_shown_card_that_was_played_is_no_longer_known() -> None:
    t = bluff("r1 y8")
    for move in ("draw", "keep"):
        t.play(1, move)
    for move in ("draw", "keep"):
        t.play(2, move)
    t.play(0, "y8")
    hands = resampled_hands(t, 1, 0)
    assert all("r1" in hand for hand in hands)
    assert not all("y8" in hand for hand in hands)


def test_everybody_knows_that_the_guilty_held_the_colour() -> None:
    hands = resampled_hands(bluff("r1 g8"), 2, 0)
    assert all(any(card.startswith("r") for card in hand) for hand in hands)


def test_everybody_knows_that_the_innocent_did_not() -> None:
    t = bluff("b1 g8")
    hands = resampled_hands(t, 2, 0)
    assert not any(card.startswith("r") for hand in hands for card in hand)
    # What seat 0 draws later may well be red.
    t.play(2, "draw")
    t.play(2, "keep")
    t.play(0, "draw")
    reds = [sum(card.startswith("r") for card in hand) for hand in resampled_hands(t, 2, 0)]
    assert set(reds) == {0, 1}


def test_a_drawn_card_that_is_laid_at_once_tells_nothing_of_the_others() -> None:
    t = bluff("b1 g8", stock="g1 g2 g3 g4 g5 g6 b7 y8")  # six for the challenger, one each for seats 2 and 0
    for seat, move in [(2, "draw"), (2, "keep"), (0, "draw"), (0, "y8")]:
        t.play(seat, move)
    # The two cards it was innocent with are still not red, and the challenger still knows both.
    assert not any(card.startswith("r") for hand in resampled_hands(t, 2, 0) for card in hand)
    assert all(hand == ["g8", "b1"] for hand in resampled_hands(t, 1, 0))


def test_who_passed_had_no_card_that_fits() -> None:
    # Seats 1 and 2 hold the rest of the box; seat 0 could not lay on a red 5.
    rest = remaining_cards("b1 g1 r5").split()
    t = table(f"uno; seats=3; turn=0; hands=b1 g1 | {' '.join(rest[:60])} | {' '.join(rest[60:])}; discard=r5")
    t.play(0, "pass")
    for hand in resampled_hands(t, 1, 0, 100):
        assert not any(card.startswith(("r", "W")) or card.endswith("5") for card in hand)


def test_after_a_renewal_the_old_discard_is_in_the_stock() -> None:
    t = with_stock(1)
    t.play(0, "draw")
    t.play(0, "keep")
    t.play(1, "draw")  # renews the stock from the nine red cards under the 5
    # Both red 1s lay in the discard, so seat 1 can hold one only as the card it has just drawn.
    for hand in resampled_hands(t, 0, 1, 100):
        assert hand.count("r1") <= 1


def bot_input(t: Table, seat: int) -> tuple[object, object, object]:
    """Return what a seat saw, sees, and gets when it has to choose a move."""
    return t.events(seat), t.view(seat), t.info.save(t.insight(seat)._whole)


def test_a_verdict_does_not_tell_which_card_it_was() -> None:
    """Seat 0 has no red card, says the first verdict; a green one, says the second: an old one, or drawn since."""
    tables = []
    for old, drawn in (("g3 b7", "y1"), ("b7 y1", "g3")):
        hands = f"{old} W+4 W+4 | W b1 b2 | y3 y2 y2"
        t = table(
            f"uno; seats=3; discard=r5; hands={hands}; turn=0; stock=b9 b9 b8 b8 b6 b6 {drawn} b5 y5 y5 y6 y6 g1 g1 g2"
        )
        play(t, (0, "W+4=y"), (1, "challenge"), (2, "y3"), (0, "draw"), (0, "keep"), (1, "W=g"))
        play(t, (2, "draw"), (2, "keep"), (0, "W+4=b"), (1, "challenge"))
        tables.append(t)
    assert bot_input(tables[0], 2) == bot_input(tables[1], 2)


def test_the_last_card_of_all_does_not_tell_whether_it_fits() -> None:
    """A seat that draws it stops in any case (rule 9.3)."""
    tables = []
    for last, other in (("r9", "b9"), ("b9", "r9")):
        hands = f"b1 g1 | {other} {remaining_cards('b1 g1 r5 r9 b9 y1 y2')} | y1 y2"
        position = f"uno; seats=3; turn=0; discard=r5; hands={hands}; stock={last}"
        t = Table(seed=4, options={"draw_until_playable": True}, position=position)
        t.play(0, "draw")
        tables.append(t)
    assert bot_input(tables[0], 2) == bot_input(tables[1], 2)
    assert {"r9", "b9"} <= {card for hand in resampled_hands(tables[0], 2, 0) for card in hand}


def test_playouts_do_without_knowledge() -> None:
    t = bluff("r1 g8")
    t.state.stop_tracking()
    assert not all("g8" in hand for hand in resampled_hands(t, 1, 0))


# --- hands that fill their piles


def test_what_is_known_of_a_hand_follows_from_that_hand_alone() -> None:
    # Everybody knows the second card of each hand of two, and that one seat also holds another card.
    for seat in range(3):
        piles = empty_piles(3, 2)
        known = no_knowledge(piles, 0, 3, SAME)
        limits = []
        for owner in range(3):
            piles.push(owner, 2 * owner)
            piles.push(owner, 2 * owner + 1)
            known.restrict(owner, 1, 2, bit(2 * owner + 1))
            limits += [ANY, bit(2 * owner + 1)]
        another = ANY & ~bit(2 * seat + 1)
        known.require_one_of(piles, seat, 2, another)
        limits[2 * seat] = another
        assert list(known.limits) == limits
        assert [piles.cards(owner) for owner in range(3)] == [[0, 1], [2, 3], [4, 5]]
