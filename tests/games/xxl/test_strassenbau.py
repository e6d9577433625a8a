"""XXL, game 4: Straßenbau, rule by rule. Cards that a position does not name are the stock, shuffled by the seed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.boxes import read_box
from tests.games.helpers import (
    cards,
    count,
    counts,
    events_of,
    fact,
    hand,
    kinds,
    play,
    refused,
    rule,
    ruling,
    table,
    turn,
)
from tests.games.xxl.positions import BUILT, late
from tischlein import Ask, NotationError, PositionError, Table, games
from tischlein.core.moves import MoveList
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.games.xxl.strassenbau import Strassenbau
from tischlein.testing import contracts

TWO = "xxl-strassenbau; seats=2; hands=r2g7 r3b5 y1r4 b0y5 | y2b3 y3g8 r7g9 b8r10; open=y4b9 g9r10; turn=0"
"""Seat 0 holds red 2-3-4; seat 1 could build yellow 2-3-4 with an open card."""

RED = "r2g7+r3b5+y1r4"
YELLOW = "y2b3+y3g8+y4b9"

THREE = (
    "xxl-strassenbau; seats=3; hands=r2g7 r3b5 y1r4 b0y5 | y2b3 y3g8 r7g9 b8r10 | b0y2 y0g3 g4r5 b7y8; "
    "open=y4b9 g9r10; turn=0"
)


def runs_among(moves: list[str]) -> list[str]:
    return [move for move in moves if "+" in move]


def numbers_of(card: str) -> dict[str, int]:
    """Return the numbers of a card by colour."""
    colours = [at for at, letter in enumerate(card) if letter in "rgby"]
    return {card[colours[0]]: int(card[1 : colours[1]]), card[colours[1]]: int(card[colours[1] + 1 :])}


def is_run(three: tuple[str, ...]) -> bool:
    for colour in "rgby":
        values = sorted(numbers_of(card).get(colour, -99) for card in three)
        if values[0] >= 0 and values == [values[0], values[0] + 1, values[0] + 2]:
            return True
    return False


# --- 4.1 the deal


@rule("xxl.4.1")
@ruling("X9")
@pytest.mark.parametrize("seats", range(2, 7))
def test_four_cards_each_and_two_open_ones(seats: int) -> None:
    t = Table("xxl-strassenbau", seats, 4)
    assert counts(t) == [4] * seats
    assert count(t, "open") == len(cards(t, "open")) == 2
    assert count(t, "stock") == 55 - 4 * seats - 2
    assert counts(t, "runs") == [0] * seats
    assert t.waiting == {turn(t): Ask("play", True)}
    assert kinds(t)[:2] == ["setup", "dealer"]
    assert kinds(t).count("turn_over") == 2


@rule("xxl.4.1", "xxl.8.4")
@ruling("X1")
def test_the_worst_standing_begins_else_the_seat_left_of_the_dealer() -> None:
    assert turn(Table("xxl-strassenbau", 4, 1, options={"dealer": 3})) == 0
    info = games()["xxl-strassenbau"]
    for standing, first in (([3, 7, 2, 7], 3), ([5, 5, 5, 5], 3), ([1, 2, 9, 1], 2)):
        state = info.new(resolve_options(info.id, info.options, {"dealer": 2}), 4, Rng(1))
        assert isinstance(state, Strassenbau)
        state.standing = standing
        state.deal()
        assert state.turn == first


# --- 4.2 a turn


@rule("xxl.4.2", "xxl.4.6")
@ruling("X9", "A12")
def test_a_turn_is_one_run_and_then_one_exchange() -> None:
    t = table(f"{TWO}; stock=g0r6 y3b7 r5g7 g2b5")
    t.play(0, RED)
    assert t.waiting == {0: Ask("exchange", True)}
    assert fact(t, "phase") == "exchange"
    t.play(0, "b0y5>y4b9")
    assert t.waiting == {1: Ask("play", True)}
    assert refused(t, 0, "pass") == ("xxl.8.5", {"turn": 1})


@rule("xxl.4.2")
@ruling("X9")
def test_only_one_run_a_turn_and_no_passing_after_it() -> None:
    t = table("xxl-strassenbau; seats=2; hands=r2g7 r3b5 y1r4 y2b3 | g1b6 y0g1 r7g9 b8r10; open=y3g8 y4b9; turn=0")
    assert runs_among(t.moves(0)) == [RED, "y1r4+y2b3+y3g8", YELLOW]
    t.play(0, RED)
    assert runs_among(t.moves(0)) == []
    assert refused(t, 0, YELLOW) == ("xxl.4.2", {"why": "second"})
    assert refused(t, 0, "pass") == ("xxl.4.2", {"why": "pass"})


@rule("xxl.4.2")
@ruling("X9")
def test_an_exchange_ends_a_turn_so_no_run_follows_it() -> None:
    t = play(table(TWO), (0, "b0y5>y4b9"))
    assert turn(t) == 1
    assert refused(t, 0, RED) == ("xxl.8.5", {"turn": 1})


@rule("xxl.4.2")
@ruling("X9", "A4")
def test_a_seat_that_holds_a_run_need_not_build_it() -> None:
    t = table(TWO)
    assert runs_among(t.moves(0)) == [RED]
    for move in ("pass", "r2g7>", "r3b5>g9r10"):
        assert t.why_not(0, move) is None
    assert turn(play(t, (0, "pass"))) == 1


@rule("xxl.8.5")
def test_only_the_seat_on_turn_may_play() -> None:
    t = table(TWO)
    for move in (YELLOW, "y2b3>", "pass", "done"):
        assert refused(t, 1, move) == ("xxl.8.5", {"turn": 0})


# --- 4.3 runs


@rule("xxl.4.3", "xxl.10.4")
def test_the_runs_of_the_deck_are_three_consecutive_numbers_of_one_colour() -> None:
    t = Table("xxl-strassenbau", 2, 1)
    p = t.position()
    deck = " ".join([*p["hands"], p["open"], p["stock"]]).split()
    known = {frozenset(move.split("+")) for move in t.state.catalogue().notations if "+" in move}
    assert known == {frozenset(three) for three in combinations(deck, 3) if is_run(three)}
    assert sum("+" in move for move in t.state.catalogue().notations) == len(known) == 556


@rule("xxl.4.3")
@pytest.mark.parametrize("seed", range(6))
def test_a_seat_can_build_just_the_runs_of_its_hand_and_the_open_cards(seed: int) -> None:
    t = Table("xxl-strassenbau", 3, seed)
    for _ in range(25):
        seat = turn(t)
        t.play(seat, f"{hand(t, seat)[seed % 4]}>")
        if count(t, "stock") == 0:
            break
        seat = turn(t)
        held = hand(t, seat)
        there = [three for three in combinations([*held, *cards(t, "open")], 3) if is_run(three)]
        wanted = {frozenset(three) for three in there if set(three) & set(held)}
        assert {frozenset(move.split("+")) for move in runs_among(t.moves(seat))} == wanted
    assert wanted, "there is a run among many open cards"


@rule("xxl.4.3")
@ruling("X9")
def test_runs_from_three_two_or_one_card_of_the_hand() -> None:
    t = play(table(f"{TWO}; stock=g0r6 y3b7 r5g7 g2b5"), (0, RED))
    assert cards(t, "runs.0") == ["r2g7", "r3b5", "y1r4"]
    assert count(t, "open") == 2, "no open card was used"
    play(t, (0, "done"), (1, YELLOW))
    assert cards(t, "runs.1") == ["y2b3", "y3g8", "y4b9"]
    assert cards(t, "open") == ["g9r10", events_of(t, "turn_over")[-1]["facts"]["card"]]
    one = table(
        "xxl-strassenbau; seats=2; hands=r2g7 b0y5 g1b6 y0g1 | y2b3 y3g8 r7g9 b8r10; open=y1r4 r3b5 g9r10; turn=0"
    )
    one.play(0, RED)
    assert cards(one, "runs.0") == ["r2g7", "r3b5", "y1r4"]
    assert (count(one, "hand.0"), count(one, "open")) == (4, 3)


@rule("xxl.4.3")
@ruling("X9")
def test_no_run_from_open_cards_alone_or_with_a_card_that_is_not_there() -> None:
    t = table("xxl-strassenbau; seats=2; hands=b0y5 g1b6 y0g1 g2b5 | y3g8 r7g9 b8r10 b0r4; open=r2g7 r3b5 y1r4; turn=0")
    assert refused(t, 0, RED) == ("xxl.4.3", {"why": "hand"})
    assert refused(t, 0, "r2g7+r3b5+b0r4") == ("xxl.4.3", {"why": "missing", "card": "b0r4"}), "it is not open"
    assert refused(t, 0, YELLOW) == ("xxl.4.3", {"why": "missing", "card": "y2b3"})


@rule("xxl.4.3")
def test_a_card_is_used_once_and_a_run_has_one_colour_and_no_gap() -> None:
    t = table(TWO)
    for wrong in ("r2g7+r2g7+r3b5", "r2g7+r3b5", "r2g7+r3b5+b0y5", "r2g7+r3b5+y1r4+b0y5"):
        with pytest.raises(NotationError):
            t.play(0, wrong)


@rule("xxl.4.3")
def test_three_cards_that_are_a_run_in_two_colours_are_one_move() -> None:
    """Green 1, 2, 3 are blue 6, 5, 4."""
    t = table("xxl-strassenbau; seats=2; hands=g1b6 g2b5 g3b4 r2g7 | y3g8 r7g9 b8r10 b0r4; open=y4b9 g9r10; turn=0")
    assert runs_among(t.moves(0)) == ["g1b6+g2b5+g3b4"]
    t.play(0, "g1b6+g2b5+g3b4")
    assert t.scores == [21, 0]
    assert events_of(t, "run")[0]["facts"] == {"cards": ["g1b6", "g2b5", "g3b4"], "colour": "g", "points": 21}
    again = Table(position=t.position() | {"runs": ["g3b4 g2b5 g1b6", ""]})
    assert again.scores == [21, 0]


# --- 4.4 drawing after a run


@rule("xxl.4.4")
@ruling("X9")
def test_first_the_hand_is_refilled_and_then_the_open_cards() -> None:
    t = table(late("r2g7 r3b5 y1r4 b0r4 | r0b10 r1y3 g1r2 g3b4", "g2b5 r3b6", "g2y4 y0g1 g0r6"))
    t.play(0, "r2g7+r3b6+y1r4")
    assert hand(t, 0) == ["y0g1", "b0r4", "g2y4", "r3b5"]
    assert cards(t, "open") == ["g2b5", "g0r6"]
    assert kinds(t)[-4:] == ["run", "draw", "turn_over", "turn"]
    assert events_of(t, "draw")[-1]["facts"] == {"count": 2, "why": "refill"}


@rule("xxl.4.4")
@ruling("X9")
@pytest.mark.parametrize(
    ("row", "stock", "held", "left"),
    [
        ("g2b5 r3b6 g0r6", "g2y4 y0g1", ["y0g1", "b0r4", "g2y4", "r3b5"], ["g0r6", "g2b5"]),
        ("g2b5 r3b6 g0r6 y0g1", "g2y4", ["b0r4", "g2y4", "r3b5"], ["g0r6", "g2b5", "y0g1"]),
        ("g2b5 r3b6 g0r6 y0g1 g2y4", "", ["b0r4", "r3b5"], ["g0r6", "g2b5", "g2y4", "y0g1"]),
    ],
)
def test_too_few_cards_go_to_the_hand_first(row: str, stock: str, held: list[str], left: list[str]) -> None:
    t = play(table(late("r2g7 r3b5 y1r4 b0r4 | r0b10 r1y3 g1r2 g3b4", row, stock)), (0, "r2g7+r3b6+y1r4"))
    assert hand(t, 0) == held
    assert sorted(cards(t, "open")) == left
    assert count(t, "stock") == 0
    assert t.waiting == {0: Ask("exchange", True)}


# --- 4.5 exchanging


@rule("xxl.4.5", "xxl.10.4")
@ruling("X9")
def test_a_card_of_the_hand_is_swapped_for_an_open_one() -> None:
    t = play(table(TWO), (0, "b0y5>y4b9"))
    assert hand(t, 0) == ["y1r4", "r2g7", "r3b5", "y4b9"]
    assert cards(t, "open") == ["b0y5", "g9r10"], "it takes the other one's place"
    assert count(t, "stock") == 45
    (event,) = events_of(t, "exchange")
    assert (event["seat"], event["facts"]) == (0, {"gave": "b0y5", "took": "y4b9"})


@rule("xxl.4.5", "xxl.10.4")
@ruling("X9")
def test_a_card_is_put_out_and_one_drawn() -> None:
    t = play(table(f"{TWO}; stock=g0r6"), (0, "b0y5>"))
    assert hand(t, 0) == ["g0r6", "y1r4", "r2g7", "r3b5"]
    assert cards(t, "open") == ["y4b9", "g9r10", "b0y5"]
    assert kinds(t)[-3:] == ["put_open", "draw", "turn"]
    assert "cards" not in events_of(t, "draw", 1)[-1]["shifts"][0], "only its owner sees the card drawn"
    assert turn(t) == 1


@rule("xxl.4.5")
def test_what_cannot_be_exchanged() -> None:
    t = table(TWO)
    assert refused(t, 0, "y2b3>y4b9") == ("xxl.4.5", {"why": "held", "card": "y2b3"})
    assert refused(t, 0, "y4b9>") == ("xxl.4.5", {"why": "held", "card": "y4b9"})
    assert refused(t, 0, "r2g7>y2b3") == ("xxl.4.5", {"why": "open", "card": "y2b3"})
    assert refused(t, 0, "r2g7>r3b5") == ("xxl.4.5", {"why": "open", "card": "r3b5"})
    with pytest.raises(NotationError):
        t.play(0, "r2g7>r2g7")
    empty = table(late("r2g7 r3b5 | y1r4 b0r4", "r0b10 r1y3 g1r2"))
    assert refused(empty, 0, "r2g7>") == ("xxl.4.5", {"why": "stock"})
    assert empty.why_not(0, "r2g7>r1y3") is None
    bare = table(late("r2g7 b0r4 y1r4 | r3b5"))
    assert refused(bare, 0, "r2g7>") == ("xxl.4.5", {"why": "nothing"}), "nor is there an open card"


# --- 4.6 done


@rule("xxl.4.6")
@ruling("X9", "A4")
def test_done_is_said_after_a_run_only() -> None:
    t = table(TWO)
    assert refused(t, 0, "done") == ("xxl.4.6", {})
    play(t, (0, RED), (0, "done"))
    assert turn(t) == 1
    assert kinds(t)[-2:] == ["done", "turn"]


@rule("xxl.4.6")
@ruling("X9")
def test_where_nothing_could_be_exchanged_the_turn_is_over_by_itself() -> None:
    t = table(late("r2g7 r3b5 y1r4 | b0r4", "r0b10 r1y3 g1r2"))
    t.play(0, RED)
    assert turn(t) == 1, "an empty hand"
    t = table(late("r2g7 r3b5 y1r4 b0r4 | r0b10 r1y3 g1r2"))
    t.play(0, RED)
    assert (hand(t, 0), turn(t)) == (["b0r4"], 1), "neither an open card nor a stock"


# --- 4.7 everybody passes


@rule("xxl.4.7")
@ruling("X10")
def test_when_everybody_has_passed_a_card_is_added_and_the_first_passer_plays_on() -> None:
    t = play(table(f"{THREE}; stock=g0r6 y3b7"), (0, "r2g7>y4b9"), (1, "pass"), (2, "pass"))
    assert fact(t, "passes") == 2
    assert count(t, "open") == 2
    t.play(0, "pass")
    assert cards(t, "open") == ["r2g7", "g9r10", "g0r6"]
    assert turn(t) == 1, "the seat that passed first"
    assert kinds(t)[-4:] == ["pass", "all_passed", "turn_over", "turn"]
    assert events_of(t, "all_passed")[0]["facts"] == {"why": "passes"}
    assert (fact(t, "passes"), fact(t, "idle_turns")) == (0, 0)
    play(t, (1, "pass"), (2, "pass"))
    assert count(t, "open") == 3, "the count starts again"
    assert count(play(t, (0, "pass")), "open") == 4


@rule("xxl.4.7")
@ruling("X10")
@pytest.mark.parametrize("move", ["y2b3>y4b9", "y2b3>", YELLOW])
def test_a_seat_that_does_not_pass_breaks_the_series(move: str) -> None:
    t = play(table(THREE), (0, "pass"), (1, move))
    if move == YELLOW:
        t.play(1, "done")
    assert fact(t, "passes") == 0
    play(t, (2, "pass"), (0, "pass"))
    assert events_of(t, "all_passed") == []
    t.play(1, "pass")
    assert len(events_of(t, "all_passed")) == 1
    assert turn(t) == 2


@rule("xxl.4.7")
@ruling("X10", "A7")
def test_three_rounds_that_change_nothing_are_as_good_as_passing() -> None:
    t = table(f"{TWO}; stock=g0r6 y3b7")
    play(t, (0, "r2g7>y4b9"), (1, "y2b3>g9r10"), (0, "y4b9>r2g7"), (1, "g9r10>y2b3"), (0, "pass"))
    assert (fact(t, "idle_turns"), count(t, "open")) == (5, 2)
    t.play(1, "y2b3>y4b9")
    assert cards(t, "open") == ["y2b3", "g9r10", "g0r6"]
    assert events_of(t, "all_passed")[0]["facts"] == {"why": "turns"}
    assert turn(t) == 0
    assert (fact(t, "passes"), fact(t, "idle_turns")) == (0, 0)


@rule("xxl.4.7")
@ruling("X10", "A7")
def test_both_counts_start_again_after_three_idle_rounds() -> None:
    t = table(f"{TWO}; passes=1; idle_turns=5")
    t.play(0, "r2g7>y4b9")
    assert events_of(t, "all_passed")[0]["facts"] == {"why": "turns"}
    t = table(f"{THREE}; passes=1; idle_turns=8")
    t.play(0, "pass")
    assert (count(t, "open"), fact(t, "passes"), fact(t, "idle_turns")) == (3, 0, 0)
    play(t, (1, "pass"), (2, "pass"))
    assert len(events_of(t, "all_passed")) == 1, "the passes before do not count"
    assert len(events_of(play(t, (0, "pass")), "all_passed")) == 2


@rule("xxl.4.7")
@pytest.mark.parametrize(("move", "left"), [("r2g7>", 0), (RED, 0), ("r2g7>y4b9", 5)])
def test_a_turn_that_changes_stock_or_runs_is_not_idle(move: str, left: int) -> None:
    t = play(table(f"{TWO}; idle_turns=4"), (0, move))
    assert fact(t, "idle_turns") == left


@rule("xxl.4.7", "xxl.4.8")
@ruling("X10", "A7")
@pytest.mark.parametrize("seats", [2, 6])
def test_a_game_in_which_everybody_only_swaps_ends(seats: int) -> None:
    t = Table("xxl-strassenbau", seats, 3)
    stock = count(t, "stock")
    moves = 0
    while not t.over:
        seat = turn(t)
        t.play(seat, f"{hand(t, seat)[0]}>{cards(t, 'open')[0]}")
        moves += 1
    assert moves == 3 * seats * stock + seats
    assert t.scores == [0] * seats
    assert t.places == [1] * seats


# --- 4.8 the end


@rule("xxl.4.8")
@ruling("X10")
def test_a_round_without_a_run_is_the_last_if_all_its_turns_began_with_an_empty_stock() -> None:
    t = table(late("r2g7 r3b5 y1r4 b0r4 | r0b10 r1y3 g1r2 g3b4", "g2b5 r3b6 g0r6 y0g1", "g2y4"))
    t.play(0, "b0r4>")
    assert (count(t, "stock"), fact(t, "last_round")) == (0, 0), "this turn began with one card"
    t.play(1, "g3b4>g2b5")
    assert (t.over, fact(t, "last_round")) == (False, 1)
    t.play(0, "pass")
    assert t.over
    assert t.waiting == {}
    assert kinds(t)[-3:] == ["pass", "end", "turn"]
    assert refused(t, 1, "pass") == ("xxl.4.8", {})
    assert hand(t, 1) == cards(t, "hand.1"), "all hands are open now"


@rule("xxl.4.8")
@ruling("X10")
def test_a_run_in_the_last_round_starts_it_again() -> None:
    t = table(late("r2g7 b0r4 | y1r4 r3b5", "r0b10 r1y3 g1r2"))
    t.play(0, "pass")
    assert fact(t, "last_round") == 1
    t.play(1, "g1r2+r3b5+y1r4")
    assert not t.over
    assert fact(t, "last_round") == 0
    assert turn(t) == 0
    t.play(0, "r2g7>r1y3")
    assert t.over, "seat 1 has no card left and is passed over"
    assert kinds(t)[-4:] == ["exchange", "idle", "end", "turn"]


@rule("xxl.4.8")
@ruling("X10")
def test_everybody_passing_with_an_empty_stock_ends_the_game() -> None:
    t = play(table(late("r2g7 r3b5 | y1r4 b0r4", "r0b10 r1y3 g1r2")), (0, "pass"), (1, "pass"))
    assert t.over
    assert events_of(t, "all_passed") == [], "there is no card to turn over"
    assert count(t, "open") == 3


@rule("xxl.4.8")
@ruling("X10")
def test_the_stock_may_end_with_a_card_turned_over_after_passing() -> None:
    t = table(late("r2g7 r3b5 y1r4 b0r4 | r0b10 r1y3 g1r2 g3b4", "g2b5 r3b6 g0r6 y0g1", "g2y4"))
    play(t, (0, "pass"), (1, "pass"))
    assert (count(t, "stock"), count(t, "open"), fact(t, "last_round")) == (0, 5, 0)
    assert not t.over, "those turns began with a stock"
    assert play(t, (0, "pass"), (1, "pass")).over


@rule("xxl.4.8")
@ruling("X10", "A4")
def test_an_empty_hand_is_passed_over() -> None:
    t = table(late("r2g7 r3b5 | | y1r4 b0r4", "r0b10 r1y3 g1r2"))
    t.play(0, "pass")
    assert turn(t) == 2
    assert [event["seat"] for event in events_of(t, "idle")] == [1]
    assert fact(t, "last_round") == 2


@rule("xxl.4.8")
@ruling("X10", "A4")
def test_with_nothing_open_only_a_seat_that_might_hold_a_run_is_asked() -> None:
    t = table(late("r2g7 b0r4 y1r4 | r3b5"))
    assert t.moves(0) == ["pass"], "three cards might be a run"
    t.play(0, "pass")
    assert t.over, "one card cannot be"
    assert kinds(t)[-4:] == ["pass", "idle", "end", "turn"]


@rule("xxl.4.8")
@ruling("X10")
def test_when_nobody_has_anything_to_do_the_game_is_over() -> None:
    t = table(late("r2g7 r3b5 y1r4 b0r4 | "))
    t.play(0, RED)
    assert t.over
    assert [event["seat"] for event in events_of(t, "idle")] == [1, 0]
    assert t.scores is not None
    assert t.scores[0] == 22


# --- 4.9 scoring


@rule("xxl.4.9")
@ruling("A9")
def test_the_example_of_two_runs() -> None:
    t = table(
        "xxl-strassenbau; seats=2; hands=r2g7 r3b5 y1r4 y2b3 | g1b6 y0g1 r7g9 b8r10; "
        "open=y3g8 y4b9; stock=g0r6 y3b7 r5g7; turn=0"
    )
    t.play(0, RED)
    assert events_of(t, "run")[-1]["facts"] == {"cards": ["r2g7", "r3b5", "y1r4"], "colour": "r", "points": 22}
    assert t.scores == [22, 0], "runs lie open"
    play(t, (0, "done"), (1, "pass"), (0, YELLOW))
    assert events_of(t, "run")[-1]["facts"] == {"cards": ["y2b3", "y3g8", "y4b9"], "colour": "y", "points": 29}
    assert t.scores == [51, 0]
    assert t.places is None
    assert cards(t, "runs.0") == ["r2g7", "r3b5", "y1r4", "y2b3", "y3g8", "y4b9"]


@rule("xxl.4.9", "xxl.8.6")
@ruling("A2")
def test_the_highest_total_wins_and_cards_in_hand_count_nothing() -> None:
    t = table(late("r2g7 r3b5 y1r4 b0r4 | "))
    assert play(t, (0, "pass")).places == [2, 1]
    assert t.scores == [0, 550 - 9 - 8 - 5 - 4]
    shared = table(
        f"xxl-strassenbau; seats=3; hands=r2g7 r3b5 y1r4 b0r4 | | ; phase=over; "
        f"runs={BUILT[1]} | {BUILT[3]} | {' '.join([BUILT[0], BUILT[2], *BUILT[4:]])}"
    )
    assert shared.scores == [23, 23, 550 - 26 - 46]
    assert shared.places == [2, 2, 1]


# --- what is seen


@rule("xxl.10.1")
@ruling("A10")
def test_a_card_taken_in_the_open_stays_in_mind_with_open_memory() -> None:
    for memory in (False, True):
        t = play(table(f"{TWO}; stock=g0r6 y3b7", open_memory=memory), (0, "b0y5>y4b9"), (1, "y2b3>"))
        known = ["y4b9"] if memory else []
        assert cards(t, "hand.0", 1) == known
        assert cards(t, "hand.0", None) == []
        assert cards(t, "hand.1", 0) == [], "nobody saw what seat 1 drew"
        again = Table(position=t.position())
        assert cards(again, "hand.0", 1) == known
        t.play(0, "y4b9>b0y5")
        assert cards(t, "hand.0", 1) == (["b0y5"] if memory else [])


def test_a_search_knows_the_cards_that_were_taken_in_the_open() -> None:
    t = play(table(TWO), (0, "b0y5>y4b9"), (1, "y2b3>b0y5"), (0, "r2g7>"), (1, "pass"))
    drawn = set()
    for number in range(60):
        other: Any = t.state.resample(1, Rng(number))
        held = other.hand(0)
        assert "y4b9" in held
        drawn |= set(held)
        mine: Any = t.state.resample(0, Rng(number))
        assert "b0y5" in mine.hand(1)
        assert mine.hand(0) == t.state.hand(0)  # type: ignore[attr-defined]
    assert len(drawn) > 20, "the others could be anything"
    t.play(0, "y4b9>")
    assert not t.state.knowledge.seen(1, 0)  # type: ignore[attr-defined]


@rule("xxl.10.1")
def test_the_open_row_can_grow() -> None:
    t = Table("xxl-strassenbau", 2, 9)
    while count(t, "stock"):
        t.play(turn(t), f"{hand(t, turn(t))[0]}>")
    assert count(t, "open") == len(cards(t, "open")) == 47
    assert len([move for move in t.moves(turn(t)) if ">" in move]) == 4 * 47
    six = Table("xxl-strassenbau", 6, 9)
    while count(six, "stock"):
        six.play(turn(six), "pass")
    assert count(six, "open") == 31


@rule("xxl.8.1")
@ruling("A3")
def test_with_a_deck_of_few_colours_there_are_more_runs_than_ever_and_they_fit() -> None:
    def colours(low: int, high: int) -> tuple[str, str]:
        if low < 5 <= high:
            return "red", "green"
        pair = ("red", "blue") if high < 5 else ("green", "yellow")
        return pair if (low + high) % 2 else pair[::-1]

    entries = []
    for low, high in combinations(range(11), 2):
        one, other = colours(low, high)
        entries.append({"low": low, "low_colour": one, "high": high, "high_colour": other})
    box = read_box("xxl", "standard")
    box |= {"cards": [entry | {"status": "assumed", "source": "a test"} for entry in entries]}
    held = ["r2g7", "r2g8", "r3g7", "r2g6"]
    others = ["b0r2", "b0r4", "g9y10", "b1r3"]
    deck = Table("xxl-strassenbau", 2, 1, options={"box": box}).position()
    names = " ".join([*deck["hands"], deck["open"], deck["stock"]]).split()
    row = [name for name in names if name not in held + others]
    p = f"xxl-strassenbau; seats=2; hands={' '.join(held)} | {' '.join(others)}; open={' '.join(row)}; turn=0"
    t = Table(position=p, options={"box": box})
    assert len(t.moves(0)) > 1024
    legal = MoveList()
    t.state.legal(0, legal)
    assert [t.state.catalogue().notations[move] for move in legal.sorted()] == t.moves(0)


# --- positions


@rule("xxl.10.3")
@ruling("A11")
def test_a_position_accounts_for_every_card_and_plays_on() -> None:
    t = play(table(TWO), (0, "b0y5>y4b9"), (1, "pass"), (0, RED))
    p = t.position()
    dealt = " ".join([*p["hands"], *p["runs"], p["open"], p["stock"]]).split()
    assert len(set(dealt)) == len(dealt) == 55
    assert p["phase"] == "exchange"
    again = Table(position=p)
    assert again.position() == p
    assert again.moves(0) == t.moves(0)


@rule("xxl.10.3", "xxl.4.7")
@ruling("A11", "X10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_position_in_which_one_seat_has_passed_plays_on_alike(first: int) -> None:
    t = play(table(THREE.replace("turn=0", f"turn={first}")), (first, "pass"))
    p = t.position()
    assert (p["passes"], p["idle_turns"], p["turn"]) == (1, 1, (first + 1) % 3)
    for again in (Table(position=p), Table(position=t.position_text())):
        assert again.position() == p
        original = Table.replay(t.record())
        for seat in (first + 1, first + 2):
            assert events_of(again, "all_passed") == [], "two passes are not enough"
            for each in (original, again):
                each.play(seat % 3, "pass")
            assert again.position() == original.position()
            assert [again.view(viewer) for viewer in (0, 1, 2, None)] == [
                original.view(viewer) for viewer in (0, 1, 2, None)
            ]
        assert events_of(again, "all_passed") == events_of(original, "all_passed")
        assert events_of(again, "all_passed")[0]["facts"] == {"why": "passes"}
        assert turn(again) == first, "the seat that passed first, before the position was written"


HANDS = "xxl-strassenbau; seats=2; hands=r2g7 r3b5 y1r4 b0y5 | g1b6 y3g8 r7g9 b8r10"


@rule("xxl.10.3")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        (f"{TWO}; runs=g1b6 g2b5 | ", "runs .* g1b6 g2b5 for seat 0.*xxl.4.3"),
        (f"{TWO}; runs= | g1b6 g2b5 y0g3 g4r5", "runs .* g4r5 for seat 1.*xxl.4.3"),
        (f"{TWO}; runs=g1b6 g2b5 g4r5 | ", "runs .* not a run .*xxl.4.3"),
        (f"{TWO}; runs=r2g7 r3b6 b0r4 | ", "r2g7 2 times.*xxl.10.3"),
        (f"{HANDS} g0r6; open=y4b9 g9r10", "hands .* 5 cards for seat 1.*xxl.4.4"),
        (f"{HANDS.removesuffix(' b8r10')}; open=y4b9 g9r10", "hands .* 3 cards for seat 1.*xxl.4.4"),
        (f"{HANDS}; open=y4b9", "open .* 1 card.*xxl.4.4"),
        (f"{TWO}; phase=exchange", "seat 0 has no run.*xxl.4.6"),
        (f"{TWO}; phase=exchange; passes=1; runs=g1b6 g2b5 y0g3 |", "start again.*xxl.4.7"),
        (f"{TWO}; phase=exchange; passes=1; idle_turns=0; runs=g1b6 g2b5 y0g3 |", "start again.*xxl.4.7"),
        (f"{TWO}; phase=exchange; idle_turns=1; runs=g1b6 g2b5 y0g3 |", "start again.*xxl.4.7"),
        (late("r2g7 r3b5 y1r4 | b0r4").replace("turn=0", "turn=1"), "seat 1.*passed over.*xxl.4.8"),
        (late("| r2g7 r3b5 y1r4 b0r4"), "seat 0.*passed over.*xxl.4.8"),
        (f"{late('r2g7 r3b5 y1r4 | b0r4')}; phase=exchange", "seat 0 has no.*xxl.4.6"),
        (f"{late('r2g7 r3b5 | y1r4 b0r4', 'g1r2 r0b10 r1y3')}; idle_turns=2", "phase .*xxl.4.8"),
        (
            f"{late('r2g7 r3b5 | y1r4 b0r4').replace('turn=0', 'turn=1')}; phase=exchange",
            "seat 1 can exchange nothing.*xxl.4.6",
        ),
        (f"{TWO}; phase=over", "phase .*xxl.4.8"),
        (f"{TWO}; passes=2", "too many.*xxl.4.7"),
        (f"{TWO}; idle_turns=6", "too many.*xxl.4.7"),
        (f"{TWO}; passes=1; idle_turns=0", "more than its idle_turns.*xxl.4.7"),
        (f"{TWO}; passes=-1", "passes .* number from 0 to 2"),
        (f"{TWO}; phase=drawn", "phase .* play, exchange, over"),
    ],
)
def test_tables_that_cannot_be(position: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        Table(position=position)


@pytest.mark.parametrize("purposeful", [False, True])
def test_a_move_found_without_listing_all_is_any_of_them_equally_often(purposeful: bool) -> None:
    t = Table("xxl-strassenbau", 2, 5)
    for number, _ in enumerate(contracts.walk(t, Rng(2))):
        if number == 6:
            break
    (seat,) = t.waiting
    listed = MoveList()
    if purposeful:
        t.state.purposeful(seat, listed)
    else:
        t.state.legal(seat, listed)
    rng = Rng(1)
    found = Counter(t.state.random_move(seat, purposeful, rng, MoveList()) for _ in range(200 * listed.size))
    assert sorted(found) == listed.sorted()
    assert all(120 < times < 280 for times in found.values())
