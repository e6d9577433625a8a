"""UNO, rule by rule. Positions are written down; what they do not name is in the stock, shuffled by the seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.helpers import count, counts, fact, hand, kinds, refused, rule, ruling, table, turn
from tests.games.uno.positions import remaining_cards, with_stock
from tischlein import Ask, OptionError, PositionError, SeatError, Table
from tischlein.core.events import Event
from tischlein.core.rng import Rng
from tischlein.games.registry import game_info
from tischlein.games.uno.cards import CARDS
from tischlein.games.uno.layout import STOCK
from tischlein.games.uno.round import Uno

CLOCKWISE = "uno; seats=4; discard=r5; hands=r1 g9 g8 | b1 b9 b8 | y1 y9 y8 | g1 g2 g3; turn=0"
"""Four seats, a red 5 on top, seat 0 to play."""


def find_deal(wanted: str, seats: int = 4, **options: Any) -> Table:
    """Return a table whose first card is of a kind: "number", "+2", "R", "S" or "W"."""
    for seed in range(2000):
        t = Table("uno", seats, seed, options={"dealer": 1, **options})
        card = next(event["facts"]["card"] for event in reversed(t.events(None)) if event["kind"] == "start")
        if (wanted == "number" and card[1:].isdecimal()) or card[1:] == wanted or card == wanted:
            return t
    raise AssertionError(wanted)


# --- 1 the box and the aim


@rule("uno.1.1")
def test_the_box_holds_108_cards() -> None:
    t = Table("uno", 2, 3)
    position = t.position()
    cards = Counter(" ".join([*position["hands"], position["discard"], position["stock"]]).split())
    assert cards.total() == 108
    for colour in "rgby":
        assert cards[f"{colour}0"] == 1
        assert all(cards[colour + name] == 2 for name in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S"])
    assert cards["W"] == cards["W+4"] == 4


@rule("uno.1.2", "uno.7.1", "uno.7.5")
def test_an_empty_hand_wins_the_round_and_scores_the_other_hands() -> None:
    t = table("uno; seats=3; discard=r5; hands=r1 | b9 W | y+2 gS; turn=0")
    t.play(0, "r1")
    assert t.over
    assert t.scores == [9 + 50 + 20 + 20, 0, 0]
    assert t.waiting == {}
    for seat, move in [(0, "draw"), (1, "b9"), (2, "catch")]:
        assert refused(t, seat, move) == ("uno.7.1", {})


@rule("uno.1.3")
@ruling("A5")
def test_two_to_ten_seats_and_left_is_the_next_number() -> None:
    for seats in range(2, 11):
        t = Table("uno", seats, 5, options={"dealer": seats - 1})
        assert counts(t)[seats - 1] == 7
    for seats in (1, 11):
        with pytest.raises(SeatError, match="2 to 10 seats"):
            Table("uno", seats, 5)
    t = table(CLOCKWISE)
    t.play(0, "r1")
    assert turn(t) == 1


# --- 2 setting the table


@rule("uno.2.1")
@ruling("U1", "A5")
def test_the_highest_number_deals() -> None:
    ties = 0
    for seed in range(200):
        t = Table("uno", 5, seed)
        lots = [event["facts"]["draws"] for event in t.events(None) if event["kind"] == "lot"]
        tied = list(range(5))
        seen: list[str] = []
        for lot in lots:
            assert [seat for seat, _ in lot] == tied
            numbers = {seat: int(card[1]) if card[1:].isdecimal() else 0 for seat, card in lot}
            tied = [seat for seat in tied if numbers[seat] == max(numbers.values())]
            seen += [card for _, card in lot]
        assert tied == [fact(t, "dealer")]
        ties += len(lots) > 1
        # Drawn cards stay aside: no card is drawn more often than the box holds it.
        assert all(n <= (1 if card[1:] == "0" else 4 if card[0] == "W" else 2) for card, n in Counter(seen).items())
    assert ties > 0, "no tie in 200 deals: the case was not tried"


@rule("uno.2.1")
@ruling("U1")
def test_no_card_is_drawn_twice_for_the_dealer_as_long_as_enough_are_left() -> None:
    """Two seats that tie with two of four cards draw the other two."""
    ties = 0
    for seed in range(60):
        events: list[Event] = []
        fresh = game_info("uno").new(Table("uno", 2, 1).options, 2, Rng(seed))
        assert isinstance(fresh, Uno)
        fresh.listen(events)
        fresh.piles.clear(STOCK)
        for card, name in CARDS.items():
            if name in ("r5", "g5", "b3", "y7"):
                fresh.piles.push(STOCK, card)
        fresh._draw_for_dealer()
        drawn = [card for event in events for _, card in event.facts["draws"]]  # type: ignore[attr-defined]
        assert len(set(drawn)) == len(drawn), drawn
        ties += len(drawn) == 4
    assert 0 < ties < 60


@rule("uno.2.1")
@ruling("U1")
def test_the_table_may_name_the_dealer() -> None:
    t = Table("uno", 3, 5, options={"dealer": 2})
    assert "lot" not in kinds(t)
    assert fact(t, "dealer") == 2
    with pytest.raises(OptionError, match="seat 3"):
        Table("uno", 3, 5, options={"dealer": 3})


@rule("uno.2.2")
@ruling("A5")
def test_the_deal_moves_to_the_left_in_a_match() -> None:
    t = Table(seed=2, position="uno-match; seats=3; dealer=2; discard=r5; hands=r1 | b9 W | y9 g9; turn=0")
    t.play(0, "r1")
    assert not t.over
    assert fact(t, "dealer") == 0
    assert counts(t) == [7, 7, 7]


@rule("uno.2.3", "uno.2.4")
def test_seven_cards_each_and_one_turned_over() -> None:
    t = find_deal("number")
    assert counts(t) == [7, 7, 7, 7]
    assert count(t, "stock") == 108 - 28 - 1
    assert count(t, "discard") == 1
    assert turn(t) == 2  # left of the dealer, seat 1


@rule("uno.2.5")
@ruling("U2")
def test_first_card_draw_two() -> None:
    t = find_deal("+2")
    assert counts(t) == [7, 7, 9, 7]
    assert turn(t) == 3


@rule("uno.2.6")
@ruling("U2")
def test_first_card_reverse() -> None:
    t = find_deal("R")
    assert turn(t) == 1  # the dealer
    assert fact(t, "direction") == -1
    t.play(1, "draw")
    t.play(1, "keep")
    assert turn(t) == 0


@rule("uno.2.6")
def test_first_card_reverse_with_two_seats() -> None:
    for house_rule in (False, True):
        t = find_deal("R", 2, reverse_skips=house_rule)
        assert turn(t) == 1
        t.play(1, "draw")
        t.play(1, "keep")
        assert turn(t) == 0


@rule("uno.2.7")
@ruling("U2")
def test_first_card_skip() -> None:
    assert turn(find_deal("S")) == 3
    assert turn(find_deal("S", 2)) == 1


@rule("uno.2.8")
@ruling("U2")
def test_first_card_wild() -> None:
    t = find_deal("W")
    assert t.waiting == {2: Ask("colour", True)}
    assert t.moves(2) == ["=r", "=g", "=b", "=y"]
    assert fact(t, "colour") is None
    assert refused(t, 2, "draw") == ("uno.2.8", {})
    assert refused(t, 3, "=g") == ("uno.3.1", {"turn": 2})
    t.play(2, "=g")
    assert t.waiting == {2: Ask("play", True)}
    assert fact(t, "colour") == "g"
    assert set(t.moves(2)) - {"draw"} == {move for move in t.moves(2) if move.startswith(("g", "W"))}


@rule("uno.2.9")
@ruling("U2")
def test_first_card_wild_draw_four_goes_back() -> None:
    returned = 0
    for seed in range(300):
        t = Table("uno", 3, seed)
        returned += kinds(t).count("return")
        top = t.view(None)["zones"]["discard"]["cards"]
        assert len(top) == 1
        assert top != ["W+4"]
        assert count(t, "discard") == 1
    assert returned > 0


# --- 3 your turn


@rule("uno.3.1")
def test_only_the_seat_on_turn_acts() -> None:
    t = table(CLOCKWISE)
    for move in ["b1", "draw", "keep", "pass"]:
        assert refused(t, 1, move) == ("uno.3.1", {"turn": 0})
    assert t.moves(1) == []


@rule("uno.3.2")
def test_the_example_of_the_red_seven() -> None:
    t = table("uno; seats=2; discard=r7; hands=r1 rR b7 y7 b8 gS y1 | g1 g2; turn=0")
    assert t.moves(0) == ["r1", "rR", "b7", "y7", "draw"]
    assert refused(t, 0, "b8") == ("uno.3.2", {"card": "b8", "top": "r7", "colour": "r"})
    refusal = t.why_not(0, "b8", "de")
    assert refusal is not None
    assert "rot" in refusal.text.lower()


@rule("uno.3.3")
def test_only_a_card_in_hand() -> None:
    assert refused(table(CLOCKWISE), 0, "r9") == ("uno.3.3", {"card": "r9"})


@rule("uno.3.4", "uno.4.5")
def test_a_wild_fits_on_everything_and_names_any_colour() -> None:
    t = table("uno; seats=2; discard=r7; hands=r1 W b2 | g1 g2; turn=0")
    assert [move for move in t.moves(0) if move.startswith("W")] == ["W=r", "W=g", "W=b", "W=y"]
    t.play(0, "W=r")  # already the current colour
    assert fact(t, "colour") == "r"
    t = table("uno; seats=2; discard=W; colour=b; hands=W W+4 b2 b3 | g1 g2; turn=0")
    t.play(0, "W=y")
    assert fact(t, "colour") == "y"
    assert refused(t, 1, "g1") == ("uno.3.2", {"card": "g1", "top": "W", "colour": "y"})


@rule("uno.3.5", "uno.3.6", "uno.3.7")
@ruling("U3", "A4")
def test_drawing_although_a_card_fits() -> None:
    t = table("uno; seats=2; discard=r7; hands=r1 b2 b3 | g1 g2; stock=r9 g5; turn=0")
    t.play(0, "draw")
    assert t.waiting == {0: Ask("drawn", True)}
    assert t.moves(0) == ["r9", "keep"]
    assert refused(t, 0, "r1") == ("uno.3.6", {"card": "r1", "drawn": "r9"})
    assert refused(t, 0, "draw") == ("uno.3.6", {"drawn": "r9"})
    assert refused(t, 0, "pass") == ("uno.3.6", {"drawn": "r9"})
    t.play(0, "r9")
    assert turn(t) == 1
    assert counts(t) == [3, 2]


@rule("uno.3.6")
@pytest.mark.parametrize("seat", range(4))
def test_after_drawing_only_the_drawn_card_may_be_played_at_every_seat(seat: int) -> None:
    t = table(f"uno; seats=4; discard=r7; hands=r1 b1 | r2 b2 | r3 b3 | r4 b4; stock=g5 r9; turn={seat}")
    t.play(seat, "draw")
    drawn = "r9" if "r9" in hand(t, seat) else "g5"
    assert refused(t, seat, f"r{seat + 1}") == ("uno.3.6", {"card": f"r{seat + 1}", "drawn": drawn})


@rule("uno.3.7", "uno.10.2")
@ruling("U3", "A4")
def test_a_seat_that_drew_a_card_that_does_not_fit_is_still_asked() -> None:
    fits = table("uno; seats=2; discard=r7; hands=b1 b2 | g1 g2; stock=r9; turn=0")
    misfit = table("uno; seats=2; discard=r7; hands=b1 b2 | g1 g2; stock=b9; turn=0")
    assert refused(fits, 0, "keep") == ("uno.3.7", {})
    for t in (fits, misfit):
        t.play(0, "draw")
    assert misfit.moves(0) == ["keep"]
    assert fits.waiting == misfit.waiting
    misfit.play(0, "keep")
    assert turn(misfit) == 1


@rule("uno.3.8")
@ruling("A8", "U6")
def test_an_empty_stock_is_renewed_when_a_card_is_needed() -> None:
    t = with_stock(1)
    t.play(0, "draw")
    assert count(t, "stock") == 0
    assert "renew" not in kinds(t), "not before a card is needed"
    t.play(0, "keep")
    discard = count(t, "discard")
    t.play(1, "draw")
    assert "renew" in kinds(t)
    assert count(t, "discard") == 1
    assert count(t, "stock") == discard - 2


@rule("uno.3.8")
@ruling("A8", "U6")
def test_renewal_in_the_middle_of_a_draw() -> None:
    t = with_stock(1, hand="r+2 g1 g1")
    t.play(0, "r+2")
    draws = [event["facts"]["count"] for event in t.events(None) if event["kind"] == "draw"]
    assert draws == [1, 1]
    assert kinds(t)[-5:] == ["draw", "renew", "draw", "skip", "turn"]


@rule("uno.3.9")
@ruling("U6", "A8")
def test_nothing_left_to_draw() -> None:
    rest = remaining_cards("b1 g1 r5")
    t = table(f"uno; seats=2; turn=0; hands=b1 g1 | {rest}; discard=r5")
    assert count(t, "stock") == 0
    assert refused(t, 0, "draw") == ("uno.3.9", {"draw": True, "play": False})
    assert t.moves(0) == ["pass"]
    t.play(0, "pass")
    assert refused(t, 1, "pass") == ("uno.3.9", {"draw": False, "play": True}), "a seat that can play must"
    assert "draw" not in t.moves(1)
    t.play(1, "r+2")  # hits a seat for which one card is left to draw, the one below the top
    assert counts(t) == [3, 104]
    assert turn(t) == 1


@rule("uno.3.9")
@ruling("U6")
def test_no_passing_while_one_can_draw() -> None:
    t = table("uno; seats=2; discard=r5; hands=b1 g1 | g2 g3; turn=0")
    assert refused(t, 0, "pass") == ("uno.3.9", {"draw": False, "play": False})


@rule("uno.3.9")
@ruling("U6")
def test_a_seat_that_can_play_must_when_nothing_can_be_drawn() -> None:
    rest = remaining_cards("r1 g1 r5")
    t = table(f"uno; seats=2; turn=0; hands=r1 g1 | {rest}; discard=r5")
    assert t.moves(0) == ["r1", "r1!"]
    assert refused(t, 0, "pass") == ("uno.3.9", {"draw": False, "play": True})
    assert refused(t, 0, "draw") == ("uno.3.9", {"draw": True, "play": True})


# --- 4 action cards


@rule("uno.4.1")
@ruling("U10")
def test_draw_two() -> None:
    t = table("uno; seats=3; discard=r5; hands=r+2 g9 g8 | r1 r2 r+2 | b+2 y9 y8; turn=0")
    t.play(0, "r+2")
    assert counts(t) == [2, 5, 3]
    assert turn(t) == 2
    t.play(2, "b+2")  # on another draw-two; penalties do not add up
    assert counts(t) == [4, 5, 2]
    assert turn(t) == 1
    assert refused(table("uno; seats=2; discard=r5; hands=b+2 g9 | g1 g2"), 0, "b+2") == (
        "uno.4.1",
        {"card": "b+2", "top": "r5", "colour": "r"},
    )


@rule("uno.4.2", "uno.3.1")
def test_reverse() -> None:
    t = table("uno; seats=4; discard=r5; hands=rR g9 g8 | b1 b2 b3 | y1 y2 y3 | bR r3 g4; turn=0")
    t.play(0, "rR")
    assert (fact(t, "direction"), turn(t)) == (-1, 3)
    t.play(3, "bR")  # on another reverse
    assert (fact(t, "direction"), turn(t)) == (1, 0)
    assert refused(table("uno; seats=2; discard=r5; hands=bR g9 | g1 g2"), 0, "bR") == (
        "uno.4.2",
        {"card": "bR", "top": "r5", "colour": "r"},
    )


@rule("uno.4.3", "uno.9.2")
@ruling("U9", "A1")
def test_reverse_with_two_seats() -> None:
    position = "uno; seats=2; discard=r5; hands=rR g9 g8 | b1 b2 b3; turn=0"
    t = table(position)
    t.play(0, "rR")
    assert (fact(t, "direction"), turn(t)) == (-1, 1)
    t = table(position, reverse_skips=True)
    t.play(0, "rR")
    assert turn(t) == 0


@rule("uno.9.2")
@ruling("U9")
def test_the_house_rule_for_reverse_is_for_two_seats_only() -> None:
    t = table("uno; seats=3; discard=r5; hands=rR g9 g8 | b1 b2 | y1 y2; turn=0", reverse_skips=True)
    t.play(0, "rR")
    assert turn(t) == 2


@rule("uno.4.4")
def test_skip() -> None:
    t = table("uno; seats=4; discard=r5; hands=rS g9 g8 | b1 b2 | bS y2 y3 | y4 y5; turn=0")
    t.play(0, "rS")
    assert turn(t) == 2
    t.play(2, "bS")
    assert turn(t) == 0
    assert refused(table("uno; seats=2; discard=r5; hands=bS g9 | g1 g2"), 0, "bS") == (
        "uno.4.4",
        {"card": "bS", "top": "r5", "colour": "r"},
    )


@rule("uno.4.4")
def test_skip_with_two_seats_gives_another_turn() -> None:
    t = table("uno; seats=2; discard=r5; hands=rS g9 g8 | b1 b2; turn=0")
    t.play(0, "rS")
    assert turn(t) == 0


@rule("uno.4.6")
def test_a_colour_is_named_only_with_a_wild() -> None:
    assert refused(table(CLOCKWISE), 0, "=g") == ("uno.4.6", {})


@rule("uno.4.7")
@ruling("U4")
def test_wild_draw_four_accepted() -> None:
    t = table("uno; seats=3; discard=r5; hands=W+4 g9 g8 | b1 b2 | y1 y2; turn=0")
    t.play(0, "W+4=y")
    assert t.waiting == {1: Ask("answer", True)}
    assert counts(t) == [2, 2, 2], "before drawing"
    t.play(1, "accept")
    assert counts(t) == [2, 6, 2]
    assert (turn(t), fact(t, "colour")) == (2, "y")


# --- 5 bluffing and challenging


@rule("uno.5.1", "uno.5.3", "uno.5.4", "uno.5.5")
@ruling("U4", "A12")
def test_a_bluff_that_is_challenged() -> None:
    t = table("uno; seats=3; discard=r5; hands=W+4 r1 g8 | b1 b2 | y1 y2; turn=0")
    t.play(0, "W+4=y")
    assert t.moves(1) == ["accept", "challenge"]
    assert refused(t, 1, "draw") == ("uno.5.3", {"due": True})
    assert refused(t, 2, "challenge") == refused(t, 2, "accept") == ("uno.5.3", {"due": False}), "nobody else may"
    t.play(1, "challenge")
    assert counts(t) == [6, 2, 2]
    assert (turn(t), fact(t, "colour")) == (1, "y"), "the challenger plays on; the named colour stays"
    assert refused(t, 1, "challenge") == ("uno.5.3", {"due": False})
    assert refused(t, 1, "accept") == ("uno.5.3", {"due": False})
    shown = {
        viewer: next(e for e in t.events(viewer) if e["kind"] == "challenge")["facts"] for viewer in (0, 1, 2, None)
    }
    assert shown[1] == {"challenged": 0, "why": "guilty", "known": {"hand.0": ["r1", "g8"]}}
    assert shown[0] == shown[2] == shown[None] == {"challenged": 0, "why": "guilty"}


@rule("uno.5.6", "uno.5.4")
@ruling("U4")
def test_an_honest_wild_draw_four_that_is_challenged() -> None:
    t = table("uno; seats=3; discard=r5; hands=W+4 b5 g8 | b1 b2 | y1 y2; turn=0")
    t.play(0, "W+4=y")
    t.play(1, "challenge")
    assert counts(t) == [2, 8, 2]
    assert (turn(t), fact(t, "colour")) == (2, "y")


@rule("uno.5.2")
@ruling("U4")
@pytest.mark.parametrize(
    ("top", "other", "guilty"),
    [
        ("discard=r5", "rS", True),  # a coloured action card convicts
        ("discard=r5", "r+2", True),
        ("discard=r5", "b5", False),  # a matching number of another colour does not
        ("discard=rS", "bS", False),  # nor a matching symbol
        ("discard=r5", "W", False),  # nor a wild
        ("discard=r5", "W+4", False),
        ("discard=r5 W; colour=g", "g3", True),  # the colour named on a wild counts
        ("discard=r5 W; colour=g", "r3", False),
    ],
)
def test_what_convicts(top: str, other: str, guilty: bool) -> None:
    t = table(f"uno; seats=3; {top}; hands=W+4 {other} y8 | b1 b2 | y1 y2; turn=0")
    t.play(0, "W+4=y")
    t.play(1, "challenge")
    assert counts(t) == ([6, 2, 2] if guilty else [2, 8, 2])


@rule("uno.5.4")
@ruling("U4")
def test_the_hand_is_judged_as_it_was_when_the_card_was_played() -> None:
    # Seat 0 forgets to call, is caught and draws red cards; that makes it no bluff.
    t = table("uno; seats=3; discard=r5; hands=W+4 g8 | b1 b2 | y1 y2; stock=r1 r2; turn=0")
    t.play(0, "W+4=y")
    t.play(2, "catch")
    assert hand(t, 0) == ["r1", "r2", "g8"]
    t.play(1, "challenge")
    challenge = next(e for e in t.events(1) if e["kind"] == "challenge")["facts"]
    assert challenge == {"challenged": 0, "why": "innocent", "known": {"hand.0": ["g8"]}}
    assert counts(t) == [3, 8, 2]


# --- 6 calling UNO


@rule("uno.6.1")
@ruling("U5")
def test_the_call_belongs_to_the_play_that_leaves_one_card() -> None:
    t = table("uno; seats=2; discard=r5; hands=r1 g9 | b1 r2 r3; turn=0")
    assert t.moves(0) == ["r1", "r1!", "draw"]
    t.play(0, "r1!")
    assert t.waiting == {1: Ask("play", True)}
    assert refused(t, 1, "r2!") == ("uno.6.1", {"left": 2})
    t = table("uno; seats=2; discard=g5; hands=g9 | b1 r2 r3; turn=0")
    assert refused(t, 0, "g9!") == ("uno.6.1", {"left": 0}), "nor with the last card"


@rule("uno.6.2")
@ruling("U5")
def test_a_seat_that_forgets_may_be_caught_once_by_any_other() -> None:
    t = table("uno; seats=4; discard=r5; hands=rS g9 | b1 b2 | r2 y2 | y3 y4; turn=0")
    t.play(0, "rS")
    assert t.waiting == {0: Ask("uno", False), 1: Ask("catch", False), 2: Ask("play", True), 3: Ask("catch", False)}
    t.play(1, "catch")  # the skipped seat
    assert counts(t) == [3, 2, 2, 2]
    assert turn(t) == 2, "catching does not end or take a turn"
    assert refused(t, 3, "catch") == ("uno.6.4", {"self": False})


@rule("uno.6.2", "uno.6.4")
@ruling("U5")
def test_the_window_closes_when_the_next_seat_has_acted() -> None:
    t = table("uno; seats=3; discard=r5; hands=r1 g9 | b1 b2 | r2 y2; turn=0")
    t.play(0, "r1")
    t.play(1, "draw")
    assert t.waiting == {1: Ask("drawn", True)}
    assert refused(t, 2, "catch") == ("uno.6.4", {"self": False})


@rule("uno.6.2")
@ruling("U5")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_an_answer_closes_the_window(answer: str) -> None:
    t = table("uno; seats=3; discard=r5; hands=W+4 g9 | b1 b2 | r2 y2; turn=0")
    t.play(0, "W+4=b")
    assert t.waiting[1] == Ask("answer", True)
    assert t.moves(1) == ["accept", "challenge", "catch"]
    t.play(1, answer)
    assert refused(t, 2, "catch") == ("uno.6.4", {"self": False})


@rule("uno.6.2")
@ruling("U5")
def test_with_two_seats_the_forgetful_seat_may_be_next_itself() -> None:
    t = table("uno; seats=2; discard=r5; hands=rS g9 | b1 b2; turn=0")
    t.play(0, "rS")
    assert t.waiting == {0: Ask("play", True), 1: Ask("catch", False)}
    assert "uno" in t.moves(0)
    t.play(0, "draw")
    assert refused(t, 1, "catch") == ("uno.6.4", {"self": False})


@rule("uno.6.3")
@ruling("U5")
def test_a_late_call() -> None:
    t = table("uno; seats=3; discard=r5; hands=r1 g9 | b1 b2 | r2 y2; turn=0")
    t.play(0, "r1")
    assert refused(t, 1, "uno") == ("uno.6.3", {})
    t.play(0, "uno")
    assert refused(t, 0, "uno") == ("uno.6.3", {})
    assert refused(t, 1, "catch") == ("uno.6.4", {"self": False}), "of a seat that called"
    assert counts(t) == [1, 2, 2]


@rule("uno.6.4")
@ruling("U5")
def test_nobody_catches_itself_or_without_cause() -> None:
    t = table("uno; seats=3; discard=r5; hands=r1 g9 | b1 b2 | r2 y2; turn=0")
    assert refused(t, 1, "catch") == ("uno.6.4", {"self": False})
    t.play(0, "r1")
    assert refused(t, 0, "catch") == ("uno.6.4", {"self": True})
    t = table("uno; seats=3; discard=r5; hands=r1 g9 | b1 b2 | r2 y2; turn=0")
    t.play(0, "r1!")
    assert refused(t, 1, "catch") == ("uno.6.4", {"self": False})


# --- 7 the end of a round


@rule("uno.7.2")
@ruling("U7")
def test_a_last_draw_two_still_hits() -> None:
    t = table("uno; seats=3; discard=r5; hands=r+2 | b1 b2 | y1 y2; stock=b9 W; turn=0")
    t.play(0, "r+2")
    assert t.over
    assert counts(t) == [0, 4, 2]
    assert t.scores == [3 + 9 + 50 + 3, 0, 0]


@rule("uno.7.2", "uno.7.3")
@ruling("U7")
def test_a_last_wild_draw_four_hits_and_cannot_be_challenged() -> None:
    t = table("uno; seats=3; discard=r5; hands=W+4 | b1 b2 | y1 y2; stock=b9 b9 b8 b8; turn=0")
    t.play(0, "W+4=g")
    assert t.over
    assert t.waiting == {}
    assert counts(t) == [0, 6, 2]
    assert t.scores == [3 + 34 + 3, 0, 0]


@rule("uno.7.2")
@ruling("U7", "U6")
def test_a_last_draw_two_draws_what_there_is() -> None:
    rest = remaining_cards("r+2 r5")
    t = table(f"uno; seats=2; turn=0; hands=r+2 | {rest}; discard=r5")
    t.play(0, "r+2")
    assert t.over
    assert counts(t) == [0, 107], "one card, the one below the top, was there to draw"


@rule("uno.7.3")
@ruling("U7")
def test_a_last_wild_names_a_colour() -> None:
    t = table("uno; seats=2; discard=r5; hands=W | b1 b2; turn=0")
    assert t.moves(0) == ["W=r", "W=g", "W=b", "W=y", "draw"]
    t.play(0, "W=g")
    assert t.over
    assert fact(t, "colour") == "g"


@rule("uno.7.4")
@ruling("U8")
@pytest.mark.parametrize(
    ("card", "points"), [("g0", 0), ("g1", 1), ("y9", 9), ("b+2", 20), ("bR", 20), ("gS", 20), ("W", 50), ("W+4", 50)]
)
def test_what_cards_count(card: str, points: int) -> None:
    t = table(f"uno; seats=2; discard=r5; hands=r1 | {card}; turn=0")
    t.play(0, "r1")
    assert t.scores == [points, 0]


@rule("uno.7.6")
@ruling("U8", "A2")
def test_places_in_a_single_round() -> None:
    t = table("uno; seats=4; discard=r5; hands=b1 | r1 | g1 g2 | g3; turn=1")
    t.play(1, "r1")
    assert t.places == [2, 1, 2, 2]


@rule("uno.7.7")
@ruling("A9")
def test_scores_and_hands_open_at_the_end_only() -> None:
    t = table("uno; seats=2; discard=r5; hands=r1 g1 | b9 W; turn=0")
    assert (t.scores, t.places) == (None, None)
    t.play(0, "r1!")
    assert t.view(None)["zones"]["hand.1"]["cards"] == []
    t = table("uno; seats=2; discard=g5; hands=g1 | b9 W; turn=0")
    t.play(0, "g1")
    assert (t.scores, t.places) == ([59, 0], [1, 2])
    assert t.view(None)["zones"]["hand.1"]["cards"] == t.view(0)["zones"]["hand.1"]["cards"] == ["W", "b9"]


# --- 8 the match


def match(sheet: str, hands: str, **options: Any) -> Table:
    seats = hands.count("|") + 1
    return Table(
        seed=2,
        options=options or None,
        position=f"uno-match; seats={seats}; sheet={sheet}; discard=r5; hands={hands}; turn=0",
    )


@rule("uno.8.1")
@ruling("U8")
def test_a_match_goes_to_500() -> None:
    t = match("449 0 0", "r1 | b9 W | gS y1")  # 449 + 80 is 529
    t.play(0, "r1")
    assert t.over
    assert t.scores == [529, 0, 0]
    t = match("0 480 0, 400 0 0", "r1 | W | W")  # exactly 500
    t.play(0, "r1")
    assert (t.over, t.scores, t.places) == (True, [500, 480, 0], [1, 2, 3])


@rule("uno.8.1", "uno.2.2")
@ruling("U8", "A9")
def test_below_500_another_round_is_dealt() -> None:
    t = match("390 0 0", "r1 | W | b9 W")
    t.play(0, "r1")
    assert not t.over
    assert t.scores == [499, 0, 0]
    assert fact(t, "sheet") == [[390, 0, 0], [109, 0, 0]]
    assert counts(t) == [7, 7, 7]


@rule("uno.8.2")
@ruling("U8", "A2")
def test_the_others_rank_by_total() -> None:
    t = match("450 300 300 20", "r1 | W | g1 | g2")
    t.play(0, "r1")
    assert t.places == [1, 2, 2, 4]


@rule("uno.8.3")
@ruling("U8", "A2")
def test_own_scoring() -> None:
    t = match("10 480 10", "r1 | b9 W | b1", scoring="own")
    t.play(0, "r1")
    assert (t.over, t.scores, t.places) == (True, [10, 539, 11], [1, 3, 2])
    t = match("11 480 10", "r1 | b9 W | b1", scoring="own")
    t.play(0, "r1")
    assert t.places == [1, 3, 1], "a shared win"
    t = match("10 400 10", "r1 | b9 W | b1", scoring="own")
    t.play(0, "r1")
    assert not t.over


@rule("uno.8.3")
@ruling("U8")
def test_own_scoring_of_a_single_round() -> None:
    t = table("uno; seats=4; discard=r5; hands=r1 | b9 W | g0 | b1; turn=0", scoring="own")
    t.play(0, "r1")
    assert t.scores == [0, 59, 0, 1]
    assert t.places == [1, 4, 2, 3], "zeros left in hand come after the winner"


# --- 9 house rules


@rule("uno.9.1")
@ruling("U10", "A1", "A4")
def test_stacking() -> None:
    t = table("uno; seats=3; discard=r5; hands=r+2 g9 g8 | b+2 r1 W+4 | y1 y2 y3; turn=0", stacking=True)
    t.play(0, "r+2")
    assert t.waiting == {1: Ask("hit", True)}
    assert counts(t) == [2, 3, 3]
    assert t.moves(1) == ["b+2", "take"]
    for move in ["r1", "W+4=r", "draw", "pass", "keep"]:
        assert refused(t, 1, move) == ("uno.9.1", {"due": True, "owed": 2})
    t.play(1, "b+2")
    assert t.moves(2) == ["take"], "asked although it has none"
    assert refused(t, 2, "r+2") == ("uno.3.3", {"card": "r+2"})
    t.play(2, "take")
    assert counts(t) == [2, 2, 7]
    assert turn(t) == 0
    assert refused(t, 0, "take") == ("uno.9.1", {"due": False, "owed": 0})


@rule("uno.9.1")
@ruling("U10")
def test_stacking_counts_the_first_card() -> None:
    t = find_deal("+2", stacking=True)
    assert t.waiting == {2: Ask("hit", True)}
    assert fact(t, "owed") == 2
    t.play(2, "take")
    assert counts(t) == [7, 7, 9, 7]
    assert turn(t) == 3


@rule("uno.9.1")
@ruling("U10")
def test_stacking_a_last_card_ends_the_round() -> None:
    t = table("uno; seats=3; discard=r5; hands=r+2 g9 | b+2 | y1 y2 y+2; turn=0", stacking=True)
    t.play(0, "r+2!")
    t.play(1, "b+2")
    assert t.over
    assert counts(t) == [1, 0, 7], "the next seat takes the sum"


@rule("uno.9.3")
@ruling("A1")
def test_draw_until_playable() -> None:
    position = "uno; seats=2; discard=r5; hands=b1 b2 | g1 g2; stock=b9 g8 y7 r9; turn=0"
    t = table(position, draw_until_playable=True)
    t.play(0, "draw")
    assert counts(t) == [6, 2]
    assert t.moves(0) == ["r9", "keep"]
    assert refused(t, 0, "b1") == ("uno.3.6", {"card": "b1", "drawn": "r9"})
    t = table(position.replace("y7 r9", "W+4 r9"), draw_until_playable=True)
    t.play(0, "draw")
    assert hand(t, 0) == ["W+4", "g8", "b1", "b2", "b9"], "a wild-draw-four always fits"


@rule("uno.9.3")
def test_draw_until_nothing_is_left() -> None:
    rest = remaining_cards("b1 g1 r5 g2 b3")
    t = table(f"uno; seats=2; turn=0; hands=b1 g1 | {rest}; discard=r5; stock=g2 b3", draw_until_playable=True)
    t.play(0, "draw")
    assert counts(t)[0] == 4
    assert t.moves(0) == ["keep"]


@rule("uno.9.1", "uno.9.2", "uno.9.3")
@ruling("A1")
def test_house_rules_are_off_and_name_themselves() -> None:
    t = Table("uno", 2, 1)
    house = {option.name: option.default for option in t.info.options if option.house}
    assert house == {"stacking": False, "reverse_skips": False, "draw_until_playable": False}
    assert all(t.options[name] is False for name in house)


# --- 10 at this table


@rule("uno.10.1")
@ruling("A10")
def test_what_a_seat_sees() -> None:
    t = table("uno; seats=3; discard=g1 r5; hands=r1 g9 g8 | b1 b2 | y1 y2; turn=0")
    zones = t.view(1)["zones"]
    assert zones["hand.1"]["cards"] == ["b1", "b2"]
    assert zones["hand.0"]["cards"] == zones["hand.2"]["cards"] == zones["stock"]["cards"] == []
    assert (zones["hand.0"]["count"], zones["stock"]["count"]) == (3, 108 - 9)
    assert zones["discard"]["cards"] == ["r5"]
    assert zones["discard"]["count"] == 2
    assert all(zone["cards"] == [] for name, zone in t.view(None)["zones"].items() if name != "discard")


@rule("uno.10.1")
@ruling("A10")
def test_open_memory_keeps_what_was_seen_in_sight() -> None:
    position = "uno; seats=3; discard=g1 r5; hands=W+4 r1 g8 | b1 b2 | y1 y2; turn=0"
    for memory in (False, True):
        t = table(position, open_memory=memory)
        t.play(0, "W+4=g")
        t.play(1, "challenge")
        assert t.view(1)["zones"]["hand.0"]["cards"] == (["r1", "g8"] if memory else [])
        assert t.view(2)["zones"]["hand.0"]["cards"] == []
        assert t.view(2)["zones"]["discard"]["cards"] == (["g1", "r5", "W+4"] if memory else ["W+4"])
        t.play(1, "draw")
        t.play(1, "keep")
        t.play(2, "draw")
        t.play(2, "keep")
        t.play(0, "g8")
        assert t.view(1)["zones"]["hand.0"]["cards"] == (["r1"] if memory else [])


@rule("uno.10.2")
@ruling("A4", "A12")
def test_what_is_asked_does_not_depend_on_the_cards_held() -> None:
    for cards in ["r1 r2", "b1 b2"]:
        t = table(f"uno; seats=2; discard=r5; hands={cards} | g1 g2; turn=0")
        assert t.waiting == {0: Ask("play", True)}


@rule("uno.10.3")
@ruling("A11")
def test_a_position_accounts_for_every_card() -> None:
    t = table("uno; seats=2; discard=r5; hands=r1 | b1; stock=g9 g8")
    position = t.position()
    assert len(" ".join([*position["hands"], position["discard"], position["stock"]]).split()) == 108
    assert position["stock"].startswith("g9 g8 ")
    assert Table(seed=2, position="uno; seats=2; discard=r5; hands=r1 | b1").position()["stock"] != position["stock"]


@rule("uno.10.3")
@ruling("A11")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("uno; seats=2; discard=r0; hands=r0 r1 | b1", "names r0 2 times, but the box of 108 cards holds it 1 times"),
        ("uno; seats=2; discard=r5; hands=x9 | b1", "no UNO card 'x9'"),
        ("uno; seats=2; hands=r1 | b1", "discard"),
        ("uno; seats=2; discard=r5; hands=r1 |", "seat 1 without a card"),
        ("uno; seats=2; discard=r5; hands=r1 | b1 | g1", "list of 2"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; turn=2", "turn of a position is a number from 0 to 1"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; direction=0", "direction"),
        ("uno; seats=2; discard=W; hands=r1 | b1", "colour"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; colour=g", "colour of a position is g, but r5"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; phase=dance", "phase"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; phase=hit", "stacking"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; phase=answer", "answer"),
        ("uno; seats=2; discard=W+4; colour=r; hands=r1 | b1; phase=answer", "played"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; phase=colour", "colour"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; phase=over", "over"),
        ("uno; seats=2; discard=r5; hands=r1 b2 | b1; forgot=0", "forgot"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; turn=0; phase=drawn; forgot=0", "forgot .*drawn.*uno.6.2"),
        ("uno; seats=2; discard=W; hands=r1 | b1; phase=colour; forgot=0", "forgot .*colour.*uno.6.2"),
        ("uno; seats=2; discard=r5; hands= | b1; turn=0; phase=over; forgot=1", "forgot .*over.*uno.6.2"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; owed=5", "owed of a position is 5.*play.*uno.9.1"),
        ("uno; seats=2; options=stacking:true; discard=r+2; hands=r1 | b1; phase=hit; owed=0", "owed .*hit.*uno.9.1"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; rng=dice", "rng"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; limits=0 | 0; limits_stock=0", "limits"),
        ("uno; seats=2; discard=r5; hands=r1 | b1; wine=red", "no entry 'wine'"),
        ("uno; seats=2; discard=r5; discard=r6", "twice"),
        ("uno; seats=2; what is this", "name=value"),
        ("uno-match; seats=2; discard=r5; hands=r1 | b1; sheet=1 2 3", "sheet"),
        ("uno-match; seats=2; discard=r5; hands=r1 | b1; sheet=500 2", "sheet"),
        ("uno-match; seats=2; discard=r5; hands=r1 | b1; current=uno-match", "current of a position is uno"),
    ],
)
def test_bad_positions(position: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(position)


@rule("uno.10.3")
@ruling("A11")
def test_a_position_with_109_cards() -> None:
    p = Table("uno", 2, 1).position()
    with pytest.raises(PositionError, match="the box of 108 cards"):
        Table(position=p | {"stock": p["stock"] + " W"})


@rule("uno.10.4")
def test_how_moves_are_written() -> None:
    notations = Table("uno", 2, 1).state.catalogue().notations
    assert len(notations) == len(set(notations)) == 2 * (52 + 8) + 8 + 4
    assert {
        "r7",
        "r7!",
        "y+2",
        "bR",
        "gS",
        "W=b",
        "W+4=b!",
        "draw",
        "keep",
        "pass",
        "accept",
        "challenge",
        "take",
        "uno",
        "catch",
        "=b",
    } <= set(notations)


# --- rulings on all games


@ruling("A3")
def test_the_box_is_known_in_full() -> None:
    """UNO's sheet lists its cards, so there is nothing to assume and no box file to pass."""
    with pytest.raises(OptionError, match="box"):
        Table("uno", 2, 1, options={"box": "mine.toml"})


@ruling("A7", "U3")
def test_seats_may_keep_drawing() -> None:
    t = Table("uno", 2, 4, options={"dealer": 1})
    for _ in range(500):
        seat = turn(t)
        t.play(
            seat,
            next(move for move in ("keep", "draw", "accept", "pass", "=r", t.moves(seat)[0]) if move in t.moves(seat)),
        )
    assert not t.over
