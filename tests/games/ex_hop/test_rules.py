"""Ex & Hop, rule by rule. Positions are written down; the cards and tiles they do not name are shuffled by the seed."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from tests.games.ex_hop.positions import FOUR, sixes
from tests.games.helpers import (
    cards,
    count,
    counts,
    events_of,
    everything,
    fact,
    hand,
    kinds,
    play,
    refused,
    rule,
    ruling,
    same_to,
    table,
    turn,
)
from tischlein import Ask, NotationError, OptionError, PositionError, SeatError, Table

TILES = Counter({"+2": 2, "+3": 3, "+4": 3, "+5": 2, "+6": 2, "-2": 1, "-3": 1, "-4": 2, "-5": 1, "-6": 1})


def rest(tiles: str) -> str:
    """Return all tiles of the box except these."""
    return " ".join((TILES - Counter(tiles.split())).elements())


def scored(t: Table) -> Any:
    return fact(t, "last")


# --- 1 the box and the aim


@rule("ex-hop.1.1")
@ruling("A3")
def test_the_box_holds_72_cards_and_18_tiles() -> None:
    p = Table("ex-hop", 6, 3).position()
    dealt = " ".join([*p["hands"], p["stock"]]).split()
    assert sorted(dealt) == sorted(f"{letter}{number}" for letter in "ygrbop" for number in range(1, 13))
    tiles = Counter(" ".join([*p["tiles"], p["stack"]]).split())
    assert tiles == TILES
    assert sum(times for tile, times in tiles.items() if tile.startswith("+")) == 12


@rule("ex-hop.1.2", "ex-hop.6.2")
@ruling("E5", "A9", "A2")
def test_black_counts_plus_red_counts_minus_and_the_most_points_win() -> None:
    won = f"+5 -4 | +2 | {rest('+5 -4 +2 +2 +3 -2')} | +2 +3 -2"
    t = table(f"ex-hop; seats=4; colours=ygrb; phase=over; tiles= | | |; won={won}")
    total = sum(int(tile) for tile in rest("+5 -4 +2 +2 +3 -2").split())
    assert t.scores == [1, 2, total, 3]
    assert t.places == [4, 3, 1, 2]
    shared = table(f"ex-hop; seats=3; phase=over; tiles= | | |; won=+5 -3 | +2 | {rest('+5 -3 +2')}")
    assert shared.places == [2, 2, 1]
    running = table(f"{FOUR}; won=+5 -4 | | | -3")
    assert running.scores == [1, 0, 0, -3], "won tiles lie open"
    assert running.places is None


@rule("ex-hop.1.3")
@ruling("A5")
def test_two_to_six_seats_and_left_is_the_next_number() -> None:
    for seats in range(2, 7):
        t = Table("ex-hop", seats, 5, options={"starter": seats - 1})
        t.play(seats - 1, t.moves(seats - 1)[0])
        assert turn(t) == 0
    for seats in (1, 7):
        with pytest.raises(SeatError):
            Table("ex-hop", seats)


# --- 2 setting the table


@rule("ex-hop.2.1")
@ruling("E1", "A5")
def test_colours_are_drawn_by_lot_or_named() -> None:
    drawn = {tuple(fact(Table("ex-hop", 2, seed), "colours")) for seed in range(400)}
    assert len(drawn) == 30, "every pair of different colours in either order"
    t = Table("ex-hop", 3, 1, options={"colours": "bop"})
    assert fact(t, "colours") == ["b", "o", "p"]
    for wrong in ("bo", "bbo", "bow", "bopy", "", 3, None):
        with pytest.raises(OptionError, match="colours"):
            Table("ex-hop", 3, 1, options={"colours": wrong})


@rule("ex-hop.2.2")
@ruling("E1")
def test_only_the_colours_of_the_seats_are_in_play() -> None:
    for seats in range(2, 7):
        p = Table("ex-hop", seats, 2).position()
        dealt = " ".join([*p["hands"], p["stock"]]).split()
        assert len(dealt) == 12 * seats
        assert {card[0] for card in dealt} == set(p["colours"])


@rule("ex-hop.2.3", "ex-hop.2.4")
def test_four_cards_each_and_four_tiles_face_up() -> None:
    t = Table("ex-hop", 5, 8)
    assert counts(t) == [4] * 5
    assert count(t, "stock") == 60 - 20
    assert [count(t, f"tile.{row}") for row in (1, 2, 3, 4)] == [1] * 4
    assert [count(t, f"row.{row}") for row in (1, 2, 3, 4)] == [0] * 4
    assert count(t, "stack") == 14


@rule("ex-hop.2.5")
@ruling("A5")
def test_the_starter_is_decided_by_lot_or_named() -> None:
    assert {turn(Table("ex-hop", 3, seed)) for seed in range(40)} == {0, 1, 2}
    assert turn(Table("ex-hop", 3, 1, options={"starter": 2})) == 2
    with pytest.raises(OptionError, match="starter"):
        Table("ex-hop", 3, 1, options={"starter": 3})


# --- 3 your turn


@rule("ex-hop.3.1", "ex-hop.3.2")
def test_only_the_seat_on_turn_plays_or_offers_and_does_one_of_both() -> None:
    t = table(FOUR)
    assert t.waiting == {0: Ask("play", True)}
    assert refused(t, 1, "g5/1") == ("ex-hop.3.1", {"turn": 0})
    assert refused(t, 1, "g5:r") == ("ex-hop.3.1", {"turn": 0})
    plays = {f"{card}/{row}" for card in ("y1", "g2", "r3", "b4") for row in (1, 2, 3, 4)}
    offers = {f"{card}:{letter}" for card in ("y1", "g2", "r3", "b4") for letter in "ygrb"}
    assert set(t.moves(0)) == plays | offers
    t.play(0, "y1/2")
    assert turn(t) == 1


@rule("ex-hop.3.3")
def test_a_card_must_be_held() -> None:
    t = table(FOUR)
    assert refused(t, 0, "y2/1") == ("ex-hop.3.3", {"card": "y2"})
    assert refused(t, 0, "g5:r") == ("ex-hop.3.3", {"card": "g5"})
    assert refused(t, 0, "o5/1") == ("ex-hop.3.3", {"card": "o5"}), "not even in play"


@rule("ex-hop.3.4")
def test_any_card_goes_in_any_row_with_a_tile() -> None:
    t = play(table(FOUR), (0, "y1/4"), (1, "b8/4"))
    assert cards(t, "row.4") == [], "two cards fill a row of 2"
    t = table(f"ex-hop; seats=2; tiles=+5 | | -4 |; hands=y1 y2 | g1 g2; stack=; won={rest('+5 -4')} | ")
    assert refused(t, 0, "y1/2") == ("ex-hop.3.4", {"card": "y1", "row": 2})
    assert [move for move in t.moves(0) if move.startswith("y1/")] == ["y1/1", "y1/3"], "rows keep their numbers"


@rule("ex-hop.3.5")
def test_after_playing_the_hand_is_refilled_to_four() -> None:
    t = table(f"{FOUR}; stock=y12 g12")
    t.play(0, "y1/1")
    assert hand(t, 0) == ["y12", "g2", "r3", "b4"]
    assert cards(t, "row.1") == ["y1"]
    t.play(1, "g5/1")
    assert "g12" in hand(t, 1)
    assert turn(t) == 2


SPENT = (
    "ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +5; hands=y1 y2 y3 y4 | g1 g2 g3 g4; "
    "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 g10 g11 | y12"
)
"""Two seats and one card, the green 12, that is neither in a hand nor in a row."""


WORN = (
    "ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +5; hands=y1 y2 y3 y4 | g1 g2 g3 g4; "
    "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | | y12; discard=y10 y11 g10 g11; stock=g12"
)
"""The green 12 is the last card of the stock, and four cards lie in the discard."""


@rule("ex-hop.3.6")
@ruling("E7")
def test_the_stock_is_renewed_as_soon_as_its_last_card_is_drawn() -> None:
    t = table(WORN)
    t.play(0, "y1/3")
    assert hand(t, 0) == ["y2", "y3", "y4", "g12"]
    assert kinds(t)[-3:] == ["draw", "renew", "turn"]
    assert (count(t, "stock"), count(t, "discard")) == (4, 0)


@rule("ex-hop.3.6")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (8, 9), (9, 0)])
def test_renewals_are_counted_modulo_ten(before: int, after: int) -> None:
    t = play(table(f"{WORN}; batch={before}"), (0, "y1/3"))
    assert t.position()["batch"] == after


@rule("ex-hop.3.6")
@ruling("E7")
def test_a_row_scored_after_the_renewal_is_in_the_new_discard() -> None:
    t = play(table(WORN), (0, "y1/3"), (1, "g1/1"))
    assert scored(t)["winner"] == 0
    assert (count(t, "stock"), count(t, "discard")) == (3, 6)
    (drawn,) = set(hand(t, 1)) - {"g2", "g3", "g4"}
    assert drawn in ("y10", "y11", "g10", "g11"), "not one of the row that has just been scored"


@rule("ex-hop.3.6")
@ruling("E7", "E2")
def test_a_row_that_the_same_card_fills_is_shuffled_as_well() -> None:
    t = table(WORN)
    t.play(0, "y1/1")
    assert (count(t, "stock"), count(t, "discard")) == (10, 0), "a row is scored before anybody draws"


@rule("ex-hop.3.6")
@ruling("E7", "A8")
def test_with_an_empty_discard_the_stock_is_renewed_when_a_card_is_needed() -> None:
    t = table(f"{SPENT}; stock=g12")
    t.play(0, "y1/4")
    assert count(t, "stock") == 0, "the last card is drawn, and there is nothing to renew the stock from"
    assert "renew" not in kinds(t)
    t.play(1, "g1/1")
    assert scored(t)["winner"] == 0
    assert "renew" in kinds(t)
    # Six cards of the row were shuffled, one of them drawn.
    assert count(t, "stock") == 5
    assert count(t, "discard") == 0
    assert counts(t) == [4, 4]


@rule("ex-hop.3.6")
@ruling("A8")
def test_the_stock_is_renewed_in_the_middle_of_drawing() -> None:
    t = table(SPENT.replace("hands=y1 y2 y3 y4 |", "hands=y1 |") + "; discard=y2 y3 y4; stock=g12")
    t.play(0, "y1/4")
    draws = [event["facts"]["count"] for event in events_of(t, "draw") if event["seat"] == 0]
    assert draws == [1, 3]
    assert kinds(t)[-4:] == ["draw", "renew", "draw", "turn"]
    assert hand(t, 0) == ["y2", "y3", "y4", "g12"]


@rule("ex-hop.3.7")
@ruling("E4")
def test_stock_and_discard_both_empty_play_goes_on_without_drawing() -> None:
    t = table(SPENT.replace("y12", "y12 g12"))
    t.play(0, "y1/4")
    assert counts(t) == [3, 4]
    t.play(1, "g1/4")
    assert counts(t) == [3, 3]
    assert "draw" not in kinds(t)
    assert turn(t) == 0
    t.play(0, "y2/1")  # fills the first row, and there is something to draw again
    assert counts(t) == [4, 3], "each seat refills when it has played a card"
    t.play(1, "g2/1")
    assert counts(t) == [4, 4]


@rule("ex-hop.3.7")
@ruling("E4", "A4")
def test_a_seat_without_cards_first_refills_at_its_turn() -> None:
    t = Table(
        seed=1,
        options={"box": sixes()},
        position="ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +6; hands=y1 | g1 g2 g3 g4; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | y2 y3 y4 g12; turn=0",
    )
    t.play(0, "y1/4")
    assert counts(t) == [0, 4]
    assert turn(t) == 1
    assert t.waiting[1].what == "play-only", "nobody else holds a card"
    t.play(1, "g1/1")  # a row is full: six cards, of which seat 1 draws one and seat 0 at its turn four
    assert counts(t) == [4, 4]
    assert turn(t) == 0
    assert count(t, "stock") == 1


@ruling("E4")
def test_even_then_there_is_a_card_for_the_seat_on_turn() -> None:
    """Seat 0 plays all it has without filling a row, seat 1 only makes offers: still nobody is passed over."""
    t = Table("ex-hop", 2, 3, options={"box": sixes(), "starter": 0})
    while counts(t)[0] > 0:
        row = min((1, 2, 3, 4), key=lambda row: count(t, f"row.{row}"))
        t.play(0, f"{hand(t, 0)[0]}/{row}")
        if counts(t)[0] > 0:
            play(t, (1, f"{hand(t, 1)[0]}:{fact(t, 'colours')[0]}"), (0, "decline"))
    assert [count(t, f"row.{row}") for row in (1, 2, 3, 4)] == [5] * 4
    assert counts(t) == [0, 4]
    t.play(1, t.moves(1)[0])
    assert turn(t) == 0
    assert counts(t) == [4, 4]


# --- 4 the swap


@rule("ex-hop.4.1")
@ruling("E3")
def test_an_offer_names_a_true_colour_and_a_colour_in_play() -> None:
    t = table(FOUR)
    assert refused(t, 0, "r3:o") == ("ex-hop.4.1", {"wants": "o"})
    assert t.why_not(0, "r3:r") is None, "the same colour is allowed"
    t.play(0, "r3:g")
    assert fact(t, "offer") == {"seat": 0, "gives": "r", "wants": "g"}
    assert events_of(t, "offer", 0)[0]["facts"]["card"] == "r3"
    assert "card" not in events_of(t, "offer", 1)[0]["facts"]


@rule("ex-hop.4.2")
@ruling("E3", "A4", "A12")
def test_all_others_answer_at_the_same_time_whether_they_hold_the_colour_or_not() -> None:
    t = table(FOUR.replace("g10", "r10"))
    t.play(0, "r3:g")
    assert t.waiting == {seat: Ask("answer", True) for seat in (1, 2, 3)}
    assert t.moves(1) == ["g5", "g6", "decline"]
    assert t.moves(2) == ["decline"], "asked all the same"
    assert refused(t, 0, "y1/1") == ("ex-hop.4.2", {"state": "due", "seat": 0, "gives": "r", "wants": "g"})
    assert refused(t, 0, "decline") == ("ex-hop.4.2", {"state": "own"})
    t.play(3, "g1")
    assert refused(t, 3, "decline") == ("ex-hop.4.2", {"state": "final"}), "an answer is final"
    t.play(1, "g6")
    assert list(t.waiting) == [2], "although the nearest seat has accepted"
    assert counts(t) == [4, 4, 4, 4]
    t.play(2, "decline")
    assert turn(t) == 1


@rule("ex-hop.4.2")
def test_there_must_be_an_offer_to_answer() -> None:
    t = table(FOUR)
    assert refused(t, 1, "decline") == ("ex-hop.4.2", {"state": "none"})
    assert refused(t, 1, "g5") == ("ex-hop.4.2", {"state": "none"})


@rule("ex-hop.4.3")
def test_an_answer_is_a_card_of_the_colour_wanted() -> None:
    t = play(table(FOUR), (0, "r3:g"))
    assert refused(t, 1, "y7") == ("ex-hop.4.3", {"held": True, "card": "y7", "wants": "g"})
    assert refused(t, 1, "g12") == ("ex-hop.4.3", {"held": False, "card": "g12", "wants": "g"})


@rule("ex-hop.4.3")
@pytest.mark.parametrize("hand_of_1", ["y7 g6 r5 b8", "b8 y7 g6 r5", "r5 b8 y7 g6", "g6 r5 b8 y7"])
def test_a_refused_answer_says_whether_the_card_is_held_wherever_it_is_in_the_hand(hand_of_1: str) -> None:
    t = play(table(FOUR.replace("g5 g6 y7 b8", hand_of_1)), (0, "r3:g"))
    for held in ("y7", "r5", "b8"):
        assert refused(t, 1, held) == ("ex-hop.4.3", {"held": True, "card": held, "wants": "g"})
    for missing, whose in {"g10": "of the colour wanted", "y11": "of another one", "o5": "not in play"}.items():
        assert refused(t, 1, missing) == ("ex-hop.4.3", {"held": False, "card": missing, "wants": "g"}), whose


@rule("ex-hop.4.4")
@ruling("E3")
def test_the_nearest_to_the_left_who_gave_a_card_swaps() -> None:
    t = play(table(FOUR), (0, "r3:g"), (3, "g1"), (2, "g10"), (1, "decline"))
    assert hand(t, 0) == ["y1", "g2", "g10", "b4"]
    assert hand(t, 2) == ["y11", "r3", "r9", "b12"]
    assert hand(t, 3) == ["y3", "g1", "r2", "b1"]
    swap = events_of(t, "swap")[0]
    assert (swap["seat"], swap["facts"]) == (0, {"with": 2})
    assert turn(t) == 1
    around = table(FOUR.replace("turn=0", "turn=2"))
    play(around, (2, "y11:g"), (1, "g5"), (0, "g2"), (3, "decline"))
    assert "y11" in hand(around, 0), "seat 0 is nearer to the left of seat 2 than seat 1"


@rule("ex-hop.4.4")
def test_only_the_two_see_the_two_cards() -> None:
    t = play(table(FOUR), (0, "r3:g"), (1, "g6"), (2, "decline"), (3, "decline"))
    for viewer in (0, 1, 2, 3, None):
        shown = [shift.get("cards") for shift in events_of(t, "swap", viewer)[0]["shifts"]]
        assert shown == ([["r3"], ["g6"]] if viewer in (0, 1) else [None, None])


@rule("ex-hop.4.5")
@ruling("E3")
def test_everyone_declining_ends_the_turn_and_the_card_is_taken_back() -> None:
    t = play(table(FOUR), (0, "r3:g"), *((seat, "decline") for seat in (2, 1, 3)))
    assert hand(t, 0) == ["y1", "g2", "r3", "b4"]
    assert kinds(t)[-2:] == ["no_swap", "turn"]
    assert "draw" not in kinds(t)
    assert turn(t) == 1
    assert fact(t, "offer") is None


@rule("ex-hop.4.5")
def test_a_swap_ends_the_turn_without_drawing() -> None:
    t = play(table(FOUR), (0, "r3:g"), (1, "g6"), (2, "decline"), (3, "decline"))
    assert "draw" not in kinds(t)
    assert turn(t) == 1
    assert count(t, "stock") == 48 - 16


@rule("ex-hop.4.1", "ex-hop.4.4")
def test_an_offer_of_the_only_card() -> None:
    position = SPENT.replace("hands=y1 y2 y3 y4 |", "hands=y1 |").replace(
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 g10 g11 | y12",
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y2 g10 g11 | y12 y3 y4 g12",
    )
    t = table(position)
    assert set(t.moves(0)) == {"y1/1", "y1/2", "y1/3", "y1/4", "y1:y", "y1:g"}
    play(t, (0, "y1:g"), (1, "g3"))
    assert (hand(t, 0), hand(t, 1)) == (["g3"], ["y1", "g1", "g2", "g4"])
    t = play(table(position), (0, "y1:g"), (1, "decline"))
    assert hand(t, 0) == ["y1"]


@rule("ex-hop.4.6")
@ruling("E3")
def test_no_offer_while_no_other_seat_holds_a_card() -> None:
    t = Table(
        seed=1,
        options={"box": sixes()},
        position="ex-hop; seats=2; colours=yg; tiles=+6 | +6 | -6 | +6; hands= | g1 g2 g3 g4; "
        "rows=y5 y6 y7 y8 y9 | g5 g6 g7 g8 g9 | y10 y11 y12 g10 g11 | y1 y2 y3 y4 g12; turn=1",
    )
    assert refused(t, 1, "g1:y") == ("ex-hop.4.6", {})
    assert t.waiting == {1: Ask("play-only", True)}


@rule("ex-hop.4.7")
@ruling("E6", "A7")
def test_after_as_many_offers_as_seats_a_card_must_be_played() -> None:
    t = table("ex-hop; seats=2; colours=yg; tiles=+5 | -4 | +3 | +2; hands=y1 y2 y3 y4 | g1 g2 g3 g4; turn=0")
    play(t, (0, "y1:g"), (1, "g1"), (1, "g2:g"), (0, "decline"))
    assert t.waiting == {0: Ask("play-only", True)}
    assert refused(t, 0, "y2:g") == ("ex-hop.4.7", {"offers": 2})
    t.play(0, "y2/1")
    assert t.why_not(1, "g3:y") is None, "the count starts again"


# --- 5 scoring a row


def last_card(tile: str, row: str, card: str) -> Table:
    """Return a table at which seat 0 of yellow, green, red and blue has played the last card of the first row."""
    return play(
        table(
            f"ex-hop; seats=4; colours=ygrb; tiles={tile} | -2 | +3 | +2; rows={row} | | | ; "
            f"hands={card} y2 | g1 g2 | r1 r2 | b10 b12; turn=0"
        ),
        (0, f"{card}/1"),
    )


@rule("ex-hop.5.1", "ex-hop.5.2")
@ruling("E2")
def test_example_green_wins_a_black_5_with_13_against_12() -> None:
    t = last_card("+5", "y3 g7 r12 b1", "g6")
    assert t.scores == [0, 5, 0, 0]
    assert scored(t)["sums"] == {"y": 3, "g": 13, "r": 12, "b": 1}
    assert scored(t)["winner"] == 1, "though seat 1 never played a card there"
    assert cards(t, "won.1") == ["+5"]


@rule("ex-hop.5.1", "ex-hop.5.2")
@ruling("E2")
def test_example_yellow_gets_a_red_4_with_11_against_9() -> None:
    t = last_card("-4", "g8 r4 y11", "r5")
    assert t.scores == [-4, 0, 0, 0]
    assert scored(t)["sums"] == {"g": 8, "r": 9, "y": 11}


@rule("ex-hop.5.1")
@ruling("E2")
def test_a_row_is_scored_before_the_hand_is_refilled() -> None:
    t = last_card("+5", "y3 g7 r12 b1", "g6")
    assert [kind for kind in kinds(t) if kind in ("play", "win_row", "tile", "draw")] == [
        "play",
        "win_row",
        "tile",
        "draw",
    ]
    before = play(table(FOUR), (0, "y1/4"))
    assert fact(before, "last") is None, "one card of two"


@rule("ex-hop.5.3")
@ruling("E2")
def test_the_cards_are_discarded_and_a_new_tile_is_turned_over() -> None:
    t = last_card("+5", "y3 g7 r12 b1", "g6")
    assert count(t, "discard") == 5
    assert cards(t, "row.1") == []
    assert count(t, "tile.1") == 1
    assert count(t, "stack") == 18 - 4 - 1


@rule("ex-hop.5.3", "ex-hop.3.4")
@ruling("E2")
def test_without_a_tile_left_the_place_is_closed_and_rows_keep_their_numbers() -> None:
    t = table(
        f"ex-hop; seats=2; colours=yg; tiles=+2 | -4 | +3 | +5; rows=y3 | y4 | | g4; hands=y1 y2 | g1 g2; "
        f"won={rest('+2 -4 +3 +5')} | "
    )
    t.play(0, "y1/1")
    assert kinds(t)[-4:-1] == ["win_row", "closed", "draw"]
    assert count(t, "tile.1") == 0
    assert refused(t, 1, "g1/1") == ("ex-hop.3.4", {"card": "g1", "row": 1})
    t.play(1, "g1/4")
    assert cards(t, "row.4") == ["g4", "g1"]


@rule("ex-hop.5.4")
@ruling("E2")
def test_a_tie_at_the_top_leaves_the_tile_and_clears_the_row_twice_in_a_row() -> None:
    t = table(
        "ex-hop; seats=2; colours=yg; tiles=+3 | -4 | +2 | +5; rows=y3 y4 | | | ; "
        "hands=y1 y8 y9 y2 | g7 g9 g1 g2; stock=y5 y6 y7 y10 y11; turn=1"
    )
    t.play(1, "g7/1")
    assert scored(t) == {
        "row": 1,
        "tile": "+3",
        "winner": None,
        "cards": ["y3", "y4", "g7"],
        "sums": {"y": 7, "g": 7},
    }
    assert (cards(t, "tile.1"), cards(t, "row.1"), count(t, "discard")) == (["+3"], [], 3)
    assert t.scores == [0, 0]
    play(t, (0, "y1/1"), (1, "g9/1"), (0, "y8/1"))
    assert events_of(t, "tie")[1]["facts"]["sums"] == {"y": 9, "g": 9}
    assert (cards(t, "tile.1"), cards(t, "row.1"), count(t, "discard")) == (["+3"], [], 6)
    play(t, (1, "g1/1"), (0, "y9/1"), (1, "g2/1"))
    assert t.scores == [3, 0]


@rule("ex-hop.5.4")
def test_a_tie_below_the_top_does_not_matter() -> None:
    t = last_card("+5", "y3 r4 b11 g3", "y1")
    assert scored(t)["winner"] == 3


# --- 6 the end


@rule("ex-hop.6.1")
@ruling("E5")
def test_the_game_ends_at_once_with_the_last_tile() -> None:
    t = table(
        f"ex-hop; seats=2; colours=yg; tiles=+2 | | |; rows=y3 | | | ; hands=y1 y2 | g1 g2; won={rest('+2')} | ; turn=1"
    )
    t.play(1, "g1/1")
    assert t.over
    assert t.waiting == {}
    assert counts(t) == [2, 1], "nothing is drawn any more"
    assert kinds(t)[-4:] == ["win_row", "closed", "end", "turn"]
    for seat, move in [(0, "y1/1"), (1, "g2:y"), (0, "decline")]:
        assert refused(t, seat, move) == ("ex-hop.6.1", {})
    assert cards(t, "hand.1", 0) == ["g2"], "then all hands are open"


@rule("ex-hop.6.1", "ex-hop.5.4")
def test_the_last_tile_is_awarded_by_the_row_after_a_tie() -> None:
    t = table(
        f"ex-hop; seats=2; colours=yg; tiles=-2 | | |; rows=y3 | | | ; hands=y1 y2 | g3 g2; won={rest('-2')} | ; turn=1"
    )
    t.play(1, "g3/1")
    assert not t.over, "a tie awards nothing"
    assert turn(t) == 0
    play(t, (0, "y1/1"), (1, "g2/1"))
    assert t.over
    assert t.scores == [sum(map(int, rest("-2").split())), -2]
    assert t.places == [1, 2]


# --- 7 at this table


@rule("ex-hop.7.1")
@ruling("A10")
def test_a_view_shows_open_cards_and_the_row_scored_last() -> None:
    t = last_card("+5", "y3 g7 r12 b1", "g6")
    view = t.view(2)
    assert view["zones"]["hand.2"]["cards"] == ["r1", "r2"]
    assert view["zones"]["hand.3"]["cards"] == []
    assert view["zones"]["hand.3"]["count"] == 2
    assert view["zones"]["stock"]["cards"] == view["zones"]["stack"]["cards"] == []
    assert len(view["zones"]["discard"]["cards"]) == 1
    assert view["table"]["last"]["cards"] == ["y3", "g7", "r12", "b1", "g6"]


@rule("ex-hop.7.1")
@ruling("A10")
def test_open_memory_keeps_scored_rows_and_cards_given_away_in_sight() -> None:
    def swapped(**options: Any) -> Table:
        return play(table(FOUR, **options), (0, "r3:g"), (1, "g6"), (2, "decline"), (3, "decline"))

    assert cards(swapped(), "hand.1", 0) == []
    t = swapped(open_memory=True)
    assert cards(t, "hand.1", 0) == ["r3"]
    assert cards(t, "hand.0", 1) == ["g6"]
    assert cards(t, "hand.1", 2) == []
    # Seat 1 gives a red card to seat 2: seat 0 can no longer be sure.
    play(t, (1, "r3:b"), (0, "decline"), (2, "b12"), (3, "decline"))
    assert cards(t, "hand.1", 0) == []
    assert cards(t, "hand.2", 1) == ["r3"]
    assert cards(t, "hand.0", 1) == ["g6"], "that was another colour"
    again = Table(position=t.position())
    assert [cards(again, f"hand.{owner}", 1) for owner in (0, 2)] == [["g6"], ["r3"]]
    row = play(table(FOUR, open_memory=True), (0, "y1/4"), (1, "b8/4"))
    assert sorted(cards(row, "discard")) == ["b8", "y1"]


@rule("ex-hop.7.2")
@ruling("A4")
def test_nobody_is_passed_over_because_of_the_cards_they_hold() -> None:
    t = play(table(FOUR.replace("g5 g6", "r5 r6").replace("g10", "r10").replace("g1 ", "r1 ")), (0, "r3:g"))
    assert [t.moves(seat) for seat in (1, 2, 3)] == [["decline"]] * 3


@rule("ex-hop.7.3")
@ruling("A11")
def test_a_position_accounts_for_every_card_and_tile() -> None:
    t = table(FOUR)
    p = t.position()
    assert len(" ".join([*p["hands"], *p["rows"], p["stock"], p["discard"]]).split()) == 48
    assert Counter(" ".join([*p["tiles"], p["stack"]]).split()) == TILES
    assert Table(seed=2, position=FOUR).position()["stock"] != p["stock"], "shuffled by the seed"


@rule("ex-hop.7.3")
@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("hands=y1 y1 | | | ", "twice"),
        ("hands=y1 | y1 | | ", "twice"),
        ("hands=y13 | | | ", "no Ex & Hop card"),
        ("hands=o1 | | | ", "not in play"),
        ("hands=y1 y2 y3 y4 y5 | | | ", "more than four"),
        ("tiles=+7 | -4 | +3 | +2", "no Ex & Hop tile"),
        ("tiles=+5 +5 | -4 | +3 | +2", "more than one tile"),
        ("tiles=-2 | -2 | +3 | +2", "the tile -2 2 times"),
        ("tiles= | -4 | +3 | +2", "stack is not empty"),
        ("tiles=+5 | -4 | +3", "list of 4"),
        ("rows=y2 y4 y5 y6 y8 | | | ", "full row 1"),
        ("turn=4", "turn"),
        ("turn=1; hands=y1 | | | ", "holds no card"),
        ("phase=over", "phase"),
        ("phase=answer", "wants"),
        ("phase=answer; wants=o", "wants"),
        ("phase=answer; wants=x", "wants"),
        ("wants=g", "only in phase answer"),
        ("phase=answer; wants=g; hands=y1 | | | ", "can answer"),
        ("phase=answer; wants=g; answers=1:y7", "answers"),
        ("phase=answer; wants=g; answers=0:decline", "answers"),
        ("phase=answer; wants=g; answers=1", "answers"),
        ("phase=answer; wants=g; answers=1:decline 1:decline", "answers"),
        ("phase=answer; wants=g; answers=1:g5 2:decline 3:decline", "all of them"),
        ("offers=5", "offers"),
        ("colours=ygr", "colours"),
        ("colours=yygr", "colours"),
        ("last=9 +5 1 y1", "last"),
        ("last=1 +5 1 y1", "last"),
        *((f"last=1 {tile} 1", "last of a position is 'row tile winner cards'") for tile in ("+5", "+7")),
        ("batches=123", "batches"),
        ("batch=10", "batch"),
        ("limits=0 | 0 | 0 | 0", "limits"),
        ("rng=foo", "rng"),
        ("nonsense=1", "nonsense"),
    ],
)
def test_a_position_that_cannot_be_is_refused(entry: str, message: str) -> None:
    entries = dict(part.split("=", 1) for part in FOUR.split("; ")[1:])
    entries |= dict(part.split("=", 1) for part in entry.split("; "))
    text = "; ".join(["ex-hop", *(f"{name}={value}" for name, value in entries.items())])
    with pytest.raises(PositionError, match=message):
        table(text)


@rule("ex-hop.7.4")
def test_notation() -> None:
    t = table(FOUR)
    for move in ("y1/1", "b4/4", "r3:g"):
        assert t.why_not(0, move) is None
    for wrong in ("y1", "y1/5", "y13/1", "w1/1", "y1:w", ""):
        if wrong == "y1":
            assert refused(t, 0, wrong) == ("ex-hop.4.2", {"state": "none"})
        else:
            with pytest.raises(NotationError):
                t.play(0, wrong)


@rule("ex-hop.1.1", "ex-hop.7.4")
@ruling("A3")
def test_a_box_with_other_colours_and_tiles() -> None:
    box = copy.deepcopy(sixes())
    box["colours"][4] |= {"letter": "w", "name": "white"}
    t = Table("ex-hop", 2, 4, options={"box": box, "colours": "wy"})
    p = t.position()
    assert "w" in "".join(p["hands"]) + p["stock"]
    assert Counter(" ".join([*p["tiles"], p["stack"]]).split()) == Counter({"+6": 11, "+5": 1, "-6": 5, "-4": 1})
    again = Table(position=p)
    assert again.position() == p, "the box is part of the position"
    assert Table.replay(t.record()).view(0) == t.view(0), "and of the record"


# --- what an offer gives away: nothing


def offer(hands: str = "g5 g6 y7 b8 | r9 g10 y11 b12 | b1 g1 r2 y3", stock: str = "") -> Table:
    """Return a table at which seat 0 offers a red card for a green one, with these other hands."""
    before, _, _ = FOUR.partition("hands=")
    return play(table(f"{before}hands=y1 g2 r3 b4 | {hands}; stock={stock}; turn=0"), (0, "r3:g"))


THIRD = [0, 1, 3, None]
"""Everybody but seat 2."""


@ruling("E3")
@pytest.mark.parametrize("answer", ["g10", "decline"])
def test_before_the_last_answer_nobody_can_tell_what_another_seat_answered(answer: str) -> None:
    one, other = play(offer(), (2, "g10")), play(offer(), (2, answer))
    assert all(same_to(viewer, one, other) for viewer in THIRD)
    play(one, (3, "decline"))
    play(other, (3, "decline"))
    assert all(same_to(viewer, one, other) for viewer in THIRD)
    assert same_to(2, one, other) == (answer == "g10"), "seat 2 itself knows"


@ruling("E3", "A4")
def test_nobody_can_tell_who_could_have_accepted() -> None:
    """Seat 2 holds a green card at one table and none at the other; the two cards change places with the stock."""
    one = offer(stock="r10")
    other = offer(hands="g5 g6 y7 b8 | r9 r10 y11 b12 | b1 g1 r2 y3", stock="g10")
    for answers in ([], [(2, "decline")], [(1, "decline")], [(3, "g1")]):
        play(one, *answers)
        play(other, *answers)
        assert all(same_to(viewer, one, other) for viewer in THIRD)
        assert one.waiting == other.waiting


@ruling("E3")
@pytest.mark.parametrize(("two", "three"), [("g10", "g1"), ("g10", "decline"), ("decline", "g1")])
def test_the_answers_beyond_the_nearest_stay_secret(two: str, three: str) -> None:
    def answered(two: str, three: str) -> Table:
        return play(offer(), (3, three), (1, "g6"), (2, two))

    one, other = answered("decline", "decline"), answered(two, three)
    assert all(same_to(viewer, one, other) for viewer in (0, 1, None))
    assert same_to(3, answered("decline", three), other), "not even to others who answered"
    play(one, (1, "r3/1"))
    play(other, (1, "r3/1"))
    assert all(same_to(viewer, one, other) for viewer in (0, 1, None)), "nor later"


@ruling("E3")
def test_the_two_cards_stay_secret_to_the_rest() -> None:
    """Seat 1 may give either of two green cards, and seat 0 either of two red ones."""

    def swapped(given: str, got: str) -> Table:
        red = FOUR.replace("b4", "r4")
        return play(table(red), (0, f"{given}:g"), (1, got), (2, "decline"), (3, "decline"))

    tables = [swapped(given, got) for given in ("r3", "r4") for got in ("g5", "g6")]
    for viewer in (2, 3, None):
        assert all(same_to(viewer, tables[0], other) for other in tables)
    assert not any(same_to(0, tables[0], other) for other in tables[1:])


@ruling("E3")
def test_a_fresh_look_in_the_middle_of_an_offer_shows_nothing_new() -> None:
    one, other = play(offer(), (2, "g10")), play(offer(), (2, "decline"))
    again, other_again = Table.replay(one.record()), Table.replay(other.record())
    assert all(same_to(viewer, again, other_again) for viewer in THIRD)
    assert all(same_to(viewer, one, again) for viewer in THIRD)


@ruling("E3")
@pytest.mark.parametrize(
    ("leak", "answers"),
    [
        (lambda t: t.position()["answers"], True),
        (lambda t: t.log, True),
        (lambda t: t.position()["hands"], True),
        (lambda t: [t.moves(seat) for seat in range(t.seats)], False),
    ],
)
def test_these_comparisons_can_fail(leak: Any, answers: bool) -> None:
    one = offer(stock="r10")
    other = offer(hands="g5 g6 y7 b8 | r9 r10 y11 b12 | b1 g1 r2 y3", stock="g10")
    if answers:
        play(one, (2, "g10"))
        play(other, (2, "decline"))
    assert same_to(None, one, other)
    assert not same_to(None, one, other, lambda t, viewer: [everything(t, viewer), leak(t)])
