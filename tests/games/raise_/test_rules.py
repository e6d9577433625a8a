"""Raise, rule by rule. Positions are written down; what they do not name is in the stocks, shuffled by the seed."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.helpers import count, counts, events_of, fact, hand, kinds, refused, rule, ruling, table
from tests.games.raise_.positions import DICE, last_cards, spent, standard_box, whole_set
from tischlein import Ask, OptionError, PositionError, SeatError, Table
from tischlein.core.errors import TischleinError
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.scene import Scene
from tischlein.games.raise_.layout import chosen_of
from tischlein.games.raise_.rules import Raise
from tischlein.testing import contracts

EXAMPLE = f"raise; seats=3; roller=0; {DICE}; prize=10; hands=b2 b3 h1 | d5 h2 | g3 c4 c3"
"""The printed example before the cards are chosen."""


def raising(track: str, hands: str, more: str = "") -> Table:
    """Return a position with a seat on turn and the dice of the example."""
    seats = hands.count("|") + 1
    return table(f"raise; seats={seats}; phase=raise; {DICE}; prize=10; track={track}; hands={hands}; {more}")


def game(t: Table) -> Raise:
    assert isinstance(t.state, Raise)
    return t.state


def zone(t: Table, name: str) -> list[str]:
    """Return the open cards of a zone, sorted."""
    cards: list[str] = t.view(None)["zones"][name]["cards"]
    return sorted(cards)


def track(t: Table) -> list[tuple[int, list[int]]]:
    return [(stack["field"], stack["seats"]) for stack in fact(t, "track")]


def play_on(t: Table, seed: int = 1) -> None:
    for _ in contracts.walk(t, Rng(seed)):
        pass


# --- 1 the box and the aim


@rule("raise.1.1")
@ruling("A3")
def test_the_box_holds_five_sets_14_point_cards_and_seven_dice() -> None:
    t = Table("raise", 5, 3)
    p = t.position()
    for seat in range(5):
        assert Counter(f"{p['hands'][seat]} {p['stocks'][seat]}".split()) == whole_set()
    assert whole_set().total() == 30
    assert len(f"{p['prize']} {p['points']} {p['removed']}".split()) == 14
    assert len(fact(t, "dice")) == 7
    symbols = {"bell", "hourglass", "cloud", "gear", "diamond"}
    rolled = {face for seed in range(30) for face in fact(Table("raise", 2, seed), "dice")}
    assert rolled == symbols | {"blank"}
    assert {name[1:] for name in whole_set()} <= {"1", "2", "3", "4", "5", "6"}


@rule("raise.1.1", "raise.7.4")
@ruling("A3")
def test_a_table_may_bring_its_own_box() -> None:
    box = standard_box()
    row = next(row for row in box["cards"] if (row["symbol"], row["number"]) == ("bell", 2))
    row["count"] = 2
    box["cards"].append({"symbol": "bell", "number": 2, "count": 1, "points": 3})
    t = Table("raise", 2, 1, options={"box": box})
    notations = t.state.catalogue().notations
    assert notations[:4] == ["b1", "b2*1", "b2*3", "b3"]
    assert notations[-1] == "pass"
    assert refused(t, 0, "b2*3") == ("raise.3.5", {"card": "b2*3"}), "it holds a b2*1"
    for again in (Table(position=t.position()), Table(position=t.position_text())):
        assert again.position() == t.position()
    position = f"raise; seats=2; {DICE}; prize=10; hands=b2*1 b2*3 | c1 h1"
    t = table(position, box=box)
    assert t.moves(0) == ["b2*1", "b2*3"]
    t.play(0, "b2*3")
    t.play(1, "c1")
    assert events_of(t, "reveal")[0]["facts"]["plays"] == [[0, "b2*3", 8], [1, "c1", 1]]
    t.play(1, "pass")
    assert zone(t, "won.0") == ["b2*3", "c1"]
    assert t.scores == [10 + 3 + 5, 0]
    contracts.check_fold_is_view(t)
    with pytest.raises(PositionError, match=r"b2\*3 of seat 0 2 times"):
        table("raise; seats=2; prize=10; hands=b2*3 b2*3 | c1", box=box)
    with pytest.raises(PositionError, match="'b2'"):
        table("raise; seats=2; prize=10; hands=b2 | c1", box=box)


@rule("raise.1.1")
def test_equal_rows_of_a_box_are_one_kind_of_card() -> None:
    box = standard_box()
    box["cards"][0]["count"] -= 1
    box["cards"].append(box["cards"][0] | {"count": 1})
    one, other = Table("raise", 2, 7, options={"box": box}), Table("raise", 2, 7)
    assert one.state.catalogue().notations == other.state.catalogue().notations
    assert game(one).rules.box.copies == game(other).rules.box.copies


@rule("raise.1.2", "raise.6.3")
def test_the_most_victory_points_win() -> None:
    t = Table("raise", 4, 8)
    play_on(t)
    assert t.scores is not None
    assert t.places is not None
    assert [place == 1 for place in t.places] == [score == max(t.scores) for score in t.scores]


@rule("raise.1.3")
@ruling("A5")
def test_two_to_five_seats_and_left_is_the_next_number() -> None:
    for seats in (1, 6):
        with pytest.raises(SeatError, match="2 to 5 seats"):
            Table("raise", seats, 1)
    t = table(EXAMPLE.replace("roller=0", "roller=1"))
    for seat, card in [(0, "b2"), (1, "d5"), (2, "g3")]:
        t.play(seat, card)
    assert [play[0] for play in events_of(t, "reveal")[0]["facts"]["plays"]] == [1, 2, 0]


# --- 2 setting the table


@rule("raise.2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_draws_six_cards_from_their_stock(seats: int) -> None:
    t = Table("raise", seats, 2)
    assert counts(t, "hand") == [6] * seats
    assert counts(t, "stock") == [24] * seats
    draws = events_of(t, "draw")
    assert [(event["seat"], event["facts"]) for event in draws] == [
        (seat, {"count": 6, "why": "deal"}) for seat in range(seats)
    ]
    decks = [Table("raise", seats, seed).position()["stocks"] for seed in range(3)]
    assert len({stock for stocks in decks for stock in stocks}) == 3 * seats, "each is shuffled for itself"


@rule("raise.2.2")
@ruling("R10")
@pytest.mark.parametrize(("seats", "removed"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_some_point_cards_are_taken_out_and_never_shown(seats: int, removed: int) -> None:
    for seed in range(5):
        t = Table("raise", seats, seed)
        out = set(t.position()["removed"].split())
        assert len(out) == removed
        assert count(t, "points") == fact(t, "rounds") - 1 == 14 - removed - 1
        seen: set[str] = set()
        for _ in contracts.walk(t, Rng(seed)):
            for viewer in contracts.viewers(t):
                zones = t.view(viewer)["zones"]
                assert zones["points"]["cards"] == []
                seen |= {
                    card for name, z in zones.items() if name.startswith(("prize", "taken")) for card in z["cards"]
                }
        for viewer in contracts.viewers(t):
            for event in t.events(viewer):
                shifts = [shift for shift in event.get("shifts", []) if shift["to"].startswith(("prize", "taken"))]
                seen |= {card for shift in shifts for card in shift["cards"]}
        assert set(t.position()["removed"].split()) == out
        assert seen & out == set()
        assert len(seen) == fact(t, "round")


@rule("raise.2.2")
def test_the_point_cards_are_shuffled() -> None:
    tables = [Table("raise", 5, seed).position() for seed in range(60)]
    assert len({p["prize"] for p in tables}) > 10
    assert len({value for p in tables for value in p["removed"].split()}) == 14


@rule("raise.2.3")
@ruling("A5")
def test_the_first_roller_is_drawn_by_lot_or_named() -> None:
    assert {fact(Table("raise", 3, seed), "roller") for seed in range(40)} == {0, 1, 2}
    for seat in range(3):
        t = Table("raise", 3, 5, options={"starter": seat})
        assert fact(t, "roller") == seat
        assert events_of(t, "starter")[0]["seat"] == seat
        assert events_of(t, "roll")[0]["seat"] == seat
    with pytest.raises(OptionError, match="seat 3"):
        Table("raise", 3, 5, options={"starter": 3})
    with pytest.raises(OptionError, match="starter"):
        Table("raise", 3, 5, options={"starter": "me"})


# --- 3 a round begins


@rule("raise.3.1", "raise.5.1")
@ruling("R8")
def test_nobody_with_a_card_ends_the_game_before_a_point_card_is_turned_over() -> None:
    t = last_cards(["d5", "b2"], "points=20 18")
    before = count(t, "points")
    assert before == 7
    t.play(0, "d5")
    since = len(t.events(None))
    t.play(1, "b2")
    assert kinds(t, since=since) == ["choose", "reveal", "win", "end", "turn"]
    assert t.over
    assert count(t, "points") == before, "left to nobody"
    assert counts(t) == counts(t, "stock") == [0, 0]
    total = sum(row["count"] * row["points"] for row in standard_box()["cards"])
    assert t.scores is not None
    assert sum(t.scores) == 10 + 2 * total
    assert (fact(t, "round"), fact(t, "rounds"), fact(t, "phase")) == (1, 8, "over")
    assert refused(t, 0, "pass") == ("raise.3.1", {})


@rule("raise.3.2")
def test_the_player_with_the_dice_turns_over_a_point_card_and_rolls() -> None:
    t = Table("raise", 4, 6, options={"starter": 2})
    assert kinds(t)[-3:] == ["prize", "roll", "turn"]
    prize, roll, turn = t.events(None)[-3:]
    assert prize["facts"] == {"points": int(zone(t, "prize")[0])}
    assert (roll["seat"], roll["facts"]) == (2, {"dice": fact(t, "dice")})
    assert turn["seat"] is None
    assert (fact(t, "round"), fact(t, "phase"), fact(t, "turn")) == (1, "choose", None)


@rule("raise.3.2", "raise.3.4", "raise.5.2")
@ruling("R8", "R6")
def test_a_roller_without_a_card_still_rolls_and_sits_out() -> None:
    """Seat 0 wins with its last card and an empty hand."""
    t = table(f"raise; seats=3; {DICE}; prize=10; hands=d5 | b1 h1 | c1 h2; won={spent(0, 'd5')} | | ")
    for seat, card in [(0, "d5"), (1, "b1"), (2, "c1")]:
        t.play(seat, card)
    assert track(t) == [(1, [2]), (4, [1]), (15, [0])]
    t.play(2, "pass")
    t.play(1, "pass")
    assert events_of(t, "win")[0]["seat"] == 0
    assert events_of(t, "roll")[-1]["seat"] == fact(t, "roller") == 0
    assert counts(t) == [0, 6, 6]
    assert t.waiting == {1: Ask("choose", True), 2: Ask("choose", True)}
    assert t.moves(0) == []
    assert refused(t, 0, "d5") == ("raise.3.4", {"why": "empty"})


@rule("raise.3.3")
@ruling("R1")
def test_the_printed_example_of_worths() -> None:
    t = table(EXAMPLE)
    assert fact(t, "factors") == {"b": 4, "h": 1, "c": 1, "g": 2, "d": 3}
    for seat, card in [(0, "b2"), (1, "d5"), (2, "g3")]:
        t.play(seat, card)
    assert events_of(t, "reveal")[0]["facts"]["plays"] == [[0, "b2", 8], [1, "d5", 15], [2, "g3", 6]]
    assert track(t) == [(6, [2]), (8, [0]), (15, [1])]
    assert t.waiting == {2: Ask("raise", True)}
    t.play(2, "c4")
    assert events_of(t, "raise")[0]["facts"] == {"card": "c4", "worth": 4, "total": 4}
    assert events_of(t, "move")[0]["facts"] == {"from": 6, "to": 10, "on": []}
    assert track(t) == [(8, [0]), (10, [2]), (15, [1])]
    assert t.waiting == {0: Ask("raise", True)}


@rule("raise.3.3")
@ruling("R1")
def test_dice_that_show_a_symbol_all_seven_times() -> None:
    seven = "dice=" + " ".join(["bell"] * 7)
    t = table(f"raise; seats=2; {seven}; prize=10; hands=b4 c1 | d6 c1")
    t.play(0, "b4")
    t.play(1, "d6")
    assert track(t) == [(6, [1]), (32, [0])]


@rule("raise.3.2", "raise.3.3")
def test_every_round_is_rolled_again() -> None:
    t = Table("raise", 2, 9)
    rolls = []
    for _ in contracts.walk(t, Rng(9)):
        dice = fact(t, "dice")
        letters = {"b": "bell", "h": "hourglass", "c": "cloud", "g": "gear", "d": "diamond"}
        assert fact(t, "factors") == {letter: 1 + dice.count(symbol) for letter, symbol in letters.items()}
        rolls.append(dice)
    assert len({str(dice) for dice in rolls}) > 4
    assert [event["facts"]["dice"] for event in events_of(t, "roll")][-1] == rolls[-1]


@rule("raise.3.4")
@ruling("R2", "A12")
def test_everybody_chooses_at_the_same_time_and_finally() -> None:
    t = table(EXAMPLE)
    assert t.waiting == dict.fromkeys(range(3), Ask("choose", True))
    t.play(2, "g3")
    assert t.waiting == dict.fromkeys(range(2), Ask("choose", True))
    assert t.moves(2) == []
    for move in ("g3", "c4", "pass"):
        assert refused(t, 2, move) == ("raise.3.4", {"why": "chosen", "card": "g3"})
    assert refused(t, 0, "pass") == ("raise.3.4", {"why": "pass"})
    t.play(0, "b2")
    assert "reveal" not in kinds(t)
    t.play(1, "d5")
    assert kinds(t)[-2:] == ["reveal", "turn"]


@rule("raise.3.4")
def test_equal_cards_are_one_move() -> None:
    t = table(f"raise; seats=2; {DICE}; prize=10; hands=b2 b2 d5 | c1")
    assert t.moves(0) == ["b2", "d5"]
    t.play(0, "b2")
    assert hand(t, 0) == ["b2", "d5"]


@rule("raise.3.5")
def test_only_cards_in_hand_are_played() -> None:
    t = table(EXAMPLE)
    assert refused(t, 0, "d5") == ("raise.3.5", {"card": "d5"})
    t = raising("6:0 8:1", "c4 | b2")
    assert refused(t, 0, "b2") == ("raise.3.5", {"card": "b2"})


@rule("raise.3.6")
@ruling("R2")
def test_stones_are_set_from_the_roller_to_the_left_one_on_the_other() -> None:
    for roller, stack in [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])]:
        t = table(f"raise; seats=3; roller={roller}; {DICE}; prize=10; hands=d5 d6 | d5 d6 | d5 d6")
        for seat in (2, 0, 1):
            t.play(seat, "d5")
        assert track(t) == [(15, stack)]
        assert t.waiting == {stack[-1]: Ask("raise", True)}, "the top of the stack is on turn"
        assert zone(t, "pot") == ["d5", "d5", "d5"]
        assert counts(t, "chosen") == [0, 0, 0]
        # Each gets off the stack in turn; who is at the bottom of it comes last.
        t.play(stack[2], "d6")
        assert track(t) == [(15, stack[:2]), (33, stack[2:])]
        t.play(stack[1], "d6")
        assert track(t) == [(15, stack[:1]), (33, [stack[2], stack[1]])]
        assert t.waiting == {stack[0]: Ask("raise", True)}


@rule("raise.3.4", "raise.5.1")
def test_the_only_seat_with_a_card_wins_the_round_at_once() -> None:
    t = table(f"raise; seats=2; roller=1; {DICE}; prize=10; hands=c1 | ; won={spent(1)} | ")
    assert t.waiting == {0: Ask("choose", True)}
    t.play(0, "c1")
    assert events_of(t, "win")[0]["facts"] == {"points": 10, "cards": 1}
    assert zone(t, "taken.0") == ["10"]
    assert fact(t, "round") == 2
    assert t.waiting == {0: Ask("choose", True)}


# --- 4 raise or pass


@rule("raise.4.1")
@ruling("R3")
def test_the_stone_furthest_back_is_on_turn() -> None:
    t = raising("6:2 8:0 15:1", "b2 | d5 | c4 g4")
    assert t.waiting == {2: Ask("raise", True)}
    for seat, move in [(0, "b2"), (1, "pass"), (1, "d5")]:
        assert refused(t, seat, move) == ("raise.4.1", {"turn": 2})
    t = raising("6:2,1 8:0", "b2 | d5 | c4")
    assert t.waiting == {1: Ask("raise", True)}, "on a shared field, the one on top"
    assert fact(t, "ahead_of") == 6, "the stone below is the second-to-last one"
    t.play(1, "d5")
    assert t.waiting == {2: Ask("raise", True)}


@rule("raise.4.2")
@ruling("R4")
def test_to_reach_the_field_of_the_second_to_last_stone_is_not_enough() -> None:
    t = raising("6:0 10:1", "c4 h1 | d5")
    t.play(0, "c4")
    assert track(t) == [(6, [0]), (10, [1])], "the stone moves at the end"
    assert t.waiting == {0: Ask("more", True)}
    assert (fact(t, "phase"), fact(t, "raised"), fact(t, "ahead_of")) == ("more", 4, 10)
    t.play(0, "h1")
    assert track(t) == [(10, [1]), (11, [0])]
    assert (fact(t, "raised"), fact(t, "ahead_of")) == (0, 11)
    assert t.waiting == {1: Ask("raise", True)}


@rule("raise.4.2")
@ruling("R4")
def test_smaller_cards_may_come_first_and_the_stone_moves_once() -> None:
    t = raising("6:0 8:1 30:2", "h1 c1 d6 b4 | d5 | d5")
    for card in ("h1", "c1"):
        t.play(0, card)
        assert t.waiting == {0: Ask("more", True)}
    t.play(0, "d6")
    assert [event["facts"]["total"] for event in events_of(t, "raise")] == [1, 2, 20]
    assert [event["facts"] for event in events_of(t, "move")] == [{"from": 6, "to": 26, "on": []}]
    assert t.waiting == {1: Ask("raise", True)}, "the turn ends with the card that gets there"
    assert refused(t, 0, "b4") == ("raise.4.1", {"turn": 1})


@rule("raise.4.2", "raise.3.6")
def test_a_raise_to_an_occupied_field_goes_on_top() -> None:
    t = raising("6:0 8:1 10:2", "c4 c3 | d5 | d6")
    t.play(0, "c4")
    assert events_of(t, "move")[0]["facts"] == {"from": 6, "to": 10, "on": [2]}
    assert track(t) == [(8, [1]), (10, [2, 0])]
    t.play(1, "d5")
    assert track(t) == [(10, [2, 0]), (23, [1])]
    assert t.waiting == {0: Ask("raise", True)}


@rule("raise.4.3")
@ruling("R4", "A12")
def test_no_passing_after_the_first_card() -> None:
    t = raising("6:0 10:1", "c4 h1 | d5")
    assert "pass" in t.moves(0)
    t.play(0, "c4")
    assert t.moves(0) == ["h1"]
    assert refused(t, 0, "pass") == ("raise.4.3", {"raised": 4})
    assert refused(t, 0, "c4") == ("raise.3.5", {"card": "c4"}), "a card played stays played"
    assert zone(t, "pot") == ["c4"]


@rule("raise.4.4", "raise.7.2")
@ruling("R4", "A4")
def test_a_hand_that_is_not_enough_must_pass_and_is_asked() -> None:
    t = raising("6:0 18:1", "b2 c4 | d5")
    assert t.waiting == {0: Ask("raise", True)}
    assert t.moves(0) == ["pass"], "6 + 8 + 4 = 18 reaches the field, no more"
    assert refused(t, 0, "b2") == ("raise.4.4", {"card": "b2", "field": 6, "worth": 12, "ahead_of": 18})
    t = raising("6:0 17:1", "b2 c4 | d5")
    assert t.moves(0) == ["b2", "c4", "pass"], "just enough"


@rule("raise.4.4", "raise.7.2", "raise.5.1")
@ruling("R4", "A4")
def test_an_empty_hand_passes_by_itself() -> None:
    t = raising("6:0 8:1 9:2", "c4 h1 | | d5 d5", "pot=b2.1")
    t.play(0, "c4")
    assert kinds(t)[-4:] == ["move", "out", "draw", "turn"]
    assert events_of(t, "out")[0]["seat"] == 1
    assert events_of(t, "draw")[0]["facts"] == {"count": 6, "why": "refill"}
    assert track(t) == [(9, [2]), (10, [0])]
    assert t.waiting == {2: Ask("raise", True)}
    # Seats without a card one after the other: the last with one wins.
    t = raising("6:0 8:1 9:2", "d5 h1 | | ")
    t.play(0, "d5")
    assert [event["seat"] for event in events_of(t, "out")] == [1, 2]
    assert events_of(t, "win")[0]["seat"] == 0


@rule("raise.4.4", "raise.5.2")
@ruling("R6")
def test_a_seat_that_raised_with_its_last_card_can_win_in_front() -> None:
    t = raising("6:0 8:1", "d5 | h1 h2")
    t.play(0, "d5")
    assert track(t) == [(8, [1]), (21, [0])]
    assert counts(t) == [0, 2]
    assert t.moves(1) == ["pass"]
    t.play(1, "pass")
    assert events_of(t, "win")[0]["seat"] == 0


@rule("raise.4.5", "raise.4.6")
@ruling("R5")
def test_nobody_draws_while_in_the_round_and_a_player_who_passes_draws_to_six() -> None:
    t = raising("6:0 8:1 15:2", "c4 h1 | b2 b3 d6 | d5")
    t.play(0, "c4")
    assert counts(t) == [1, 3, 1]
    t.play(1, "b2")
    assert counts(t) == [1, 2, 1]
    assert "draw" not in kinds(t)
    assert track(t) == [(10, [0]), (15, [2]), (16, [1])]
    t.play(0, "pass")
    assert kinds(t)[-3:] == ["pass", "draw", "turn"]
    assert counts(t) == [6, 2, 1]
    assert track(t) == [(15, [2]), (16, [1])]
    assert (t.moves(0), refused(t, 0, "h1")) == ([], ("raise.4.1", {"turn": 2}))


@rule("raise.4.6", "raise.5.1")
@ruling("R5", "R6")
def test_the_hand_drawn_after_passing_does_not_count_in_the_round() -> None:
    t = raising("6:0 8:1 15:2", "h1 | d5 | ")
    t.play(0, "pass")
    t.play(1, "d5")  # seat 1 plays its last card; seat 0 has six, but is out
    assert events_of(t, "win")[0]["seat"] == 1
    assert kinds(t).count("out") == 0


@rule("raise.4.6")
@ruling("R5")
def test_passing_with_a_short_or_empty_stock() -> None:
    won = spent(0, "h1 h2 b1 b2")
    t = raising("6:0 8:1 15:2", "h1 | b2 | d5", f"stocks=h2 b1 b2 | | ; won={won} | | ")
    t.play(0, "pass")
    assert hand(t, 0) == ["b1", "b2", "h1", "h2"]
    assert count(t, "stock.0") == 0
    t = raising("6:0 8:1 15:2", "h1 | b2 | d5", f"won={spent(0, 'h1')} | | ")
    t.play(0, "pass")
    assert kinds(t)[-2:] == ["pass", "turn"], "there is nothing to draw"
    assert hand(t, 0) == ["h1"]


@rule("raise.4.6")
def test_the_next_cards_of_the_stock_are_drawn() -> None:
    t = raising("6:0 8:1", "h1 | b2", "stocks=d6 g5 c1 d4 h4 b4 | ")
    t.play(0, "pass")
    assert sorted(hand(t, 0)) == sorted(["h1", "d6", "g5", "c1", "d4", "h4"])
    assert t.position()["stocks"][0].split()[0] == "b4"


@rule("raise.4.7")
@ruling("R11")
def test_the_track_has_no_end() -> None:
    t = raising("128:0 130:1", "b4 h1 | d6 d5 d5")
    t.play(0, "b4")
    assert track(t) == [(130, [1]), (144, [0])]
    t.play(1, "d6")
    assert track(t) == [(144, [0]), (148, [1])]
    t = raising("1990:0 2045:1,2", "d6 d5 d5 b3 | h1 | h1")
    for card in ("d6", "d5", "d5", "b3"):
        t.play(0, card)
    assert track(t) == [(2045, [1, 2]), (2050, [0])]
    assert Table(position=t.position()).position() == t.position()
    t.play(2, "pass")
    t.play(1, "pass")
    assert events_of(t, "win")[0]["seat"] == 0


# --- 5 the round ends


@rule("raise.5.1")
@ruling("R6")
def test_the_round_is_over_with_one_stone_left() -> None:
    t = raising("6:0 8:1", "d5 h1 | b2")
    t.play(0, "pass")
    assert [event["seat"] for event in events_of(t, "win")] == [1]
    assert track(t) == []
    assert (fact(t, "phase"), fact(t, "roller"), fact(t, "round")) == ("choose", 1, 2)


@rule("raise.5.1", "raise.5.2")
@ruling("R6")
def test_the_round_is_over_when_nobody_still_in_holds_a_card() -> None:
    t = raising("6:0 8:1 15:2", "b2 | | ")
    t.play(0, "b2")
    assert [event["seat"] for event in events_of(t, "win")] == [2], "in front with an empty hand"
    assert "out" not in kinds(t)


@rule("raise.5.2")
@ruling("R6")
@pytest.mark.parametrize(("roller", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_on_a_shared_field_in_front_the_stone_at_the_bottom_wins(roller: int, winner: int) -> None:
    t = last_cards(["d5", "d5", "d5"], f"roller={roller}")
    for seat in range(3):
        t.play(seat, "d5")
    assert events_of(t, "win")[0]["seat"] == winner
    t = raising("6:0 8:1 14:2", "b2 | | ")
    t.play(0, "b2")
    assert events_of(t, "move")[0]["facts"]["on"] == [2]
    assert events_of(t, "win")[0]["seat"] == 2


@rule("raise.5.3")
@ruling("R7", "R10")
def test_the_winner_takes_the_point_card_and_the_pot_openly_and_rolls_next() -> None:
    t = raising("6:2 8:0 15:1", "b2 | d5 | c4 h1", "pot=b2.0 d5.1 g3.2")
    t.play(2, "c4")
    t.play(0, "pass")
    t.play(2, "pass")
    assert events_of(t, "win")[0]["facts"] == {"points": 10, "cards": 4}
    for viewer in contracts.viewers(t):
        zones = t.view(viewer)["zones"]
        assert sorted(zones["won.1"]["cards"]) == ["b2", "c4", "d5", "g3"]
        assert zones["taken.1"]["cards"] == ["10"]
        assert zones["pot"]["cards"] == []
    assert t.scores == [0, 10 + 4, 0]
    assert events_of(t, "roll")[0]["seat"] == 1


@rule("raise.5.4")
@ruling("R7")
def test_everybody_refills_after_a_round() -> None:
    t = raising("6:0 8:1 15:2", "b2 | d5 | d5 h1")
    t.play(0, "pass")
    t.play(1, "pass")
    assert counts(t) == [6, 6, 6]
    draws = [(event["seat"], event["facts"]["count"]) for event in events_of(t, "draw")]
    assert draws == [(0, 5), (1, 5), (2, 4)]
    assert all(event["facts"]["why"] == "refill" for event in events_of(t, "draw"))


LAST_ROUND = "taken=6 7 8 | 9 11 12 13; points="
"""Two seats have won seven of eight point cards; the eighth is played for."""


@rule("raise.5.4", "raise.6.1", "raise.6.2")
@ruling("R7", "R9")
def test_everybody_refills_after_the_last_round_and_hands_count_but_stocks_do_not() -> None:
    t = raising("6:0 8:1", "h1 | d5 h2", f"{LAST_ROUND}; pot=g3.0 b2.1; stocks=c1 d4 b1 b1 h1 b3 | b3 b3 h3 h3 c3 c3")
    assert count(t, "points") == 0
    assert (fact(t, "round"), fact(t, "rounds")) == (8, 8)
    assert t.scores == [6 + 7 + 8, 9 + 11 + 12 + 13], "only what is open"
    t.play(0, "pass")
    assert kinds(t)[-6:] == ["pass", "draw", "win", "draw", "end", "turn"]
    assert counts(t) == [6, 6]
    assert counts(t, "stock") == [23, 23]
    hands = [3 + 5 + 5 + 2 + 2 + 3, 6]
    assert t.scores == [21 + hands[0], 45 + 10 + 2 + hands[1]]
    for viewer in contracts.viewers(t):
        zones = t.view(viewer)["zones"]
        assert zones["hand.0"]["cards"] == ["b1", "b1", "h1", "h1", "c1", "d4"], "all hands are shown at the end"
        assert zones["stock.0"]["cards"] == []
    assert events_of(t, "end")[0]["facts"] == {"scores": t.scores, "places": [2, 1]}
    contracts.check_fold_is_view(t)


@rule("raise.6.1")
def test_the_game_is_over_when_the_last_point_card_has_been_won() -> None:
    for seats in range(2, 6):
        t = Table("raise", seats, 4)
        for _ in contracts.walk(t, Rng(4)):
            assert t.over or t.places is None
        assert t.waiting == {}
        assert count(t, "points") == 0 or sum(counts(t)) == 0
        assert len(events_of(t, "win")) == fact(t, "round")
        for seat in range(seats):
            assert refused(t, seat, "pass") == refused(t, seat, "b2") == ("raise.6.1", {})


@rule("raise.6.3")
@ruling("A2")
def test_equal_scores_share_a_place() -> None:
    t = table("raise; seats=4; phase=over; taken=6 7 8 | 9 12 | 10 11 | 13 14 15")
    assert t.scores == [21, 21, 21, 42]
    assert t.places == [2, 2, 2, 1]
    t = table("raise; seats=4; phase=over; taken=6 14 7 | 8 9 10 | 12 15 | 11 13; won= | | | b1.0 b2.0")
    assert t.scores == [27, 27, 27, 24 + 3]
    assert t.places == [1, 1, 1, 1]


# --- 7 at this table


@rule("raise.7.1")
@ruling("R10", "A9")
def test_what_is_seen() -> None:
    t = table(EXAMPLE + "; taken=7 | 8 | ; won=c1.1 | | h1.0")
    t.play(0, "b2")
    for viewer in contracts.viewers(t):
        view = t.view(viewer)
        zones = view["zones"]
        for seat in range(3):
            cards = ["b2 b3 h1", "d5 h2", "g3 c3 c4"][seat].split()
            if seat == 0:
                cards.remove("b2")
            own = viewer == seat
            assert sorted(zones[f"hand.{seat}"]["cards"]) == (sorted(cards) if own else [])
            assert zones[f"hand.{seat}"]["count"] == len(cards)
            assert zones[f"stock.{seat}"]["cards"] == []
            assert zones[f"chosen.{seat}"]["count"] == (1 if seat == 0 else 0)
            assert zones[f"chosen.{seat}"]["cards"] == (["b2"] if own and seat == 0 else [])
        assert (zones["taken.0"]["cards"], zones["taken.1"]["cards"]) == (["7"], ["8"])
        assert (zones["won.0"]["cards"], zones["won.2"]["cards"]) == (["c1"], ["h1"])
        assert (zones["prize"]["cards"], zones["points"]["cards"]) == (["10"], [])
        assert view["scores"] == [7 + 5, 8, 3]
        assert view["table"]["dice"] == DICE.removeprefix("dice=").split()


@rule("raise.7.2")
@ruling("A4")
def test_nobody_is_passed_over_because_of_their_cards() -> None:
    """Only seats without a card are passed over."""
    for seed in range(20):
        t = Table("raise", 3, seed)
        held = counts(t)
        out = 0
        for _ in contracts.walk(t, Rng(seed)):
            for event in t.events(None)[out:]:
                for shift in event.get("shifts", []):
                    source, target = shift["from"], shift["to"]
                    for name, sign in ((source, -1), (target, 1)):
                        if name.startswith("hand.") and out:
                            held[int(name[-1])] += sign * shift["count"]
                assert event["kind"] != "out" or held[event["seat"]] == 0
            out = len(t.events(None))
            assert held == counts(t)
            assert all(held[seat] > 0 for seat in t.waiting)


@rule("raise.7.3")
@ruling("A11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_accounts_for_every_card(seats: int) -> None:
    text = f"raise; seats={seats}; prize=20; points=6 7; taken={' | '.join(['9'] + [''] * (seats - 1))}"
    hands = " | ".join(["b2 d5"] * seats)
    t = table(f"{text}; hands={hands}; stocks={' | '.join(['c1 h4'] * seats)}; won={' | ' * (seats - 2)} | g3.0")
    assert t.state.census() == Table("raise", seats, 1).state.census()
    p = t.position()
    assert [stock.split()[:2] for stock in p["stocks"]] == [["c1", "h4"]] * seats
    assert counts(t, "stock") == [27, *[28] * (seats - 1)]
    assert p["points"].split()[:2] == ["6", "7"]
    assert len(p["removed"].split()) == 8 - seats
    assert len(p["points"].split()) == 14 - (8 - seats) - 2
    assert fact(t, "round") == 2
    others = [Table(seed=seed, position=f"{text}; hands={hands}").position() for seed in (1, 1, 2)]
    assert others[0] == others[1] != others[2], "shuffled by the seed"
    assert others[0]["dice"] != "", "dice not named are rolled"


@rule("raise.7.3", "raise.1.1")
def test_a_position_names_its_dice_in_any_order() -> None:
    """Each face goes to a die that has it; faces that the dice can show as they are named stay where they are."""
    faces = DICE.removeprefix("dice=").split()
    rng = random.Random(1)
    for _ in range(50):
        rng.shuffle(faces)
        t = table(EXAMPLE.replace(DICE, f"dice={' '.join(faces)}"))
        shown = fact(t, "dice")
        assert sorted(shown) == sorted(faces)
        assert all(t.state.rules.box.can_show(die, face) for die, face in enumerate(shown))  # type: ignore[attr-defined]
        assert t.position()["dice"].split() == shown
        assert Table(position=t.position()).position() == t.position()
    first = table(EXAMPLE.replace(DICE, "dice=blank diamond diamond bell bell bell gear"))
    other = table(EXAMPLE.replace(DICE, "dice=blank gear diamond bell diamond bell bell"))
    assert first.position() == other.position(), "which die shows what follows from the faces alone"


def test_a_position_is_the_same_again() -> None:
    t = raising(
        "6:0,2 8:1", "c4 c3 h1 | b2 | d5 h1", "pot=b2.0 d5.1 g3.2; taken=6 | | 20; won=b1.0 b1.1 | | c1.2; roller=1"
    )
    t.play(2, "h1")
    t.play(0, "h1")
    for again in (Table(position=t.position()), Table(position=t.position_text())):
        assert again.position() == t.position()
        assert [again.view(viewer)["table"] for viewer in (0, None)] == [
            t.view(viewer)["table"] for viewer in (0, None)
        ]
    p = t.position()
    assert (p["phase"], p["track"], p["raised"]) == ("more", "6:0 7:2 8:1", 1)
    assert (p["pot"], p["won"]) == ("b2.0 d5.1 g3.2 h1.2 h1.0", ["b1.0 b1.1", "", "c1.2"])


TWO = f"raise; seats=2; {DICE}"
RAISING = f"{TWO}; prize=10; phase=raise"


@rule("raise.7.3")
@ruling("A11")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        (f"{TWO}; prize=10; hands=x9 | b1", "hands of a position names 'x9'"),
        (f"{TWO}; prize=10; hands=pass | b1", "hands of a position names 'pass'"),
        (f"{TWO}; prize=10; hands=d6 d6 | b1", "d6 of seat 0 2 times, but its set holds it 1 times"),
        (f"{TWO}; prize=10; hands=d6 | b1; won= | d6.0", "d6 of seat 0 2 times"),
        (f"{TWO}; prize=10; hands=d6 | b1; stocks=d6 | ", "d6 of seat 0 2 times"),
        (f"{TWO}; prize=10; hands=b1 b1 b2 b2 b2 b3 b3 | b1", "7 cards, which is more than 6"),
        (f"{TWO}; prize=10; hands=b1 b1 b2 b2 b2 b3 | b1; chosen=b3 | ", "7 cards, which is more than 6"),
        (f"{TWO}; prize=10; hands=b1 | b1 | b1", "list of 2"),
        (f"{TWO}; prize=10; hands=b1 | b1; chosen=b2 b3 | ", "chosen of a position names 2 cards"),
        (f"{TWO}; prize=10; hands=b1 | b1; pot=b2", "pot of a position names cards with the seat"),
        (f"{TWO}; prize=10; hands=b1 | b1; pot=b2.2", "pot of a position names cards with the seat"),
        (f"{TWO}; prize=10; hands=b1 | b1; won=x2.1 | ", "won of a position names 'x2'"),
        (f"{TWO}; prize=10; hands=b1 | b1; pot=b2.0", "pot of a position is not empty"),
        (f"{TWO}; prize=10; hands=b1 | b1; track=6:0 8:1", "track of a position is not empty"),
        (f"{TWO}; prize=10; hands= | ", "no seat with a card to choose"),
        (f"{TWO}; prize=10; hands=b1 | ; chosen=b2 | b3", "no seat with a card to choose"),
        (f"{TWO}; hands=b1 | b1", "prize of a position is the one point card"),
        (f"{TWO}; prize=6 7; hands=b1 | b1", "prize of a position is the one point card"),
        (f"{TWO}; prize=5; hands=b1 | b1", "prize of a position names '5'"),
        (f"{TWO}; prize=10; taken=10 | ; hands=b1 | b1", "the point card 10 2 times, but the box holds it 1 times"),
        (f"{TWO}; prize=10; taken=6 7 8 9 | 11 12 13 14; hands=b1 | b1", "9 point cards .* but 2 seats play for 8"),
        (f"{TWO}; prize=10; points=6 7 8 9 11 12 13 14; hands=b1 | b1", "9 point cards .* but 2 seats play for 8"),
        (f"{TWO}; prize=10; removed=6 7 8 9 11 12 13; hands=b1 | b1", "removed of a position names 7"),
        (f"{TWO}; prize=10; round=2; hands=b1 | b1", "round of a position"),
        (f"{TWO}; prize=10; round=9; hands=b1 | b1", "round of a position"),
        (f"{TWO}; prize=10; roller=2; hands=b1 | b1", "roller of a position is a number from 0 to 1"),
        (f"{TWO}; prize=10; phase=dance; hands=b1 | b1", "phase of a position"),
        (f"{TWO}; prize=10; raised=3; hands=b1 | b1", "raised of a position is 3"),
        (f"{TWO}; prize=10; hands=b1 | b1; rng=dice", "rng"),
        (f"{TWO}; prize=10; hands=b1 | b1; wine=red", "no entry 'wine'"),
        ("raise; seats=2; prize=10; hands=b1 | b1; dice=bell", "dice of a position is 7 faces"),
        ("raise; seats=2; prize=10; hands=b1 | b1; dice=", "dice of a position is 7 faces"),
        ("raise; seats=2; prize=10; hands=b1 | b1; dice=bell bell bell bell bell bell moon", "is 7 faces"),
        ("raise; seats=2; prize=10; hands=b1 | b1; dice=blank blank blank blank blank bell bell", "cannot show.*1.1"),
        (f"{RAISING}; hands=b1 | b1", "track of a position has 0 stones"),
        (f"{RAISING}; hands=b1 | b1; track=6:0", "track of a position has 1 stones"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 8:0", "stone of a seat twice"),
        (f"{RAISING}; hands=b1 | b1; track=6:0,0", "stone of a seat twice"),
        (f"{RAISING}; hands=b1 | b1; track=8:0 6:1", "fields from the back"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 6:1", "fields from the back"),
        (f"{RAISING}; hands=b1 | b1; track=0:0 6:1", "fields from 1 to 4095"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 4096:1", "fields from 1 to 4095"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 4093:1", "could pass field 4095"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 8:2", "fields from 1 to 4095"),
        (f"{RAISING}; hands=b1 | b1; track=6: 8:1", "fields from 1 to 4095"),
        (f"{RAISING}; hands=b1 | b1; track=6 8", "fields from 1 to 4095"),
        (f"{RAISING}; hands= | b1; track=6:0 8:1", "seat 0, whose turn it is, without a card"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 8:1; chosen=b2 | ", "which phase raise has turned over"),
        (f"{RAISING}; hands=b1 | b1; track=6:0 8:1; raised=1", "raised of a position is 1"),
        (f"{TWO}; prize=10; phase=more; hands=b4 | b1; track=6:0 8:1", "raised of a position is 0"),
        (f"{TWO}; prize=10; phase=more; hands=b4 | b1; track=6:0 8:1; raised=3", "its turn would be over"),
        (f"{TWO}; prize=10; phase=more; hands=b1 | b1; track=6:0 18:1; raised=8", "could not have played a card"),
        (f"{TWO}; phase=over; hands=b1 | b1", "phase of a position is over"),
        (f"{TWO}; phase=over; hands= | ", "phase of a position is over"),
        (f"{TWO}; phase=over; prize=10; hands= | ", "no point card when the game is over"),
    ],
)
def test_bad_positions(position: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(position)


@rule("raise.7.3")
def test_a_malformed_position_is_refused_or_plays_to_its_end() -> None:
    rng = Rng(5)
    start = raising("6:0,2 8:1", "c4 c3 h1 | b2 | d5 h1", "pot=b2.0 d5.1 g3.2; taken=6 | | 20").position()
    words = ["b2", "b2.0", "d6.1", "x", "10", "6", "-1", "6:0", "8:1,2", "9:", ":", ",", ".", "²", "bell", "10" * 9]
    words += ["choose", "raise", "more", "over", "blank", "0", "3", "\x00", "b2.0.0", "*", "sfc32:0:0:0:0"]
    names = [name for name in start if name not in ("game", "seats", "options")]
    good = 0
    for _ in range(3000):
        p = copy.deepcopy(start)
        for _ in range(1 + rng.below(3)):
            name = names[rng.below(len(names))]
            text = " ".join(words[rng.below(len(words))] for _ in range(rng.below(3)))
            change = rng.below(4)
            if change == 0:
                p.pop(name, None)
            elif change == 1:
                p[name] = [text] * 3
            elif change == 2:
                p[name] = text
            else:
                p[name] = [None, 3, -1, 10**30, [1], {}, True][rng.below(7)]
        try:
            t = Table(position=p)
        except TischleinError:
            continue
        good += 1
        contracts.check_legal_moves(t)
        box = t.state.census()
        RandomPlayer(rng).play_out(t.state, 10_000)
        assert t.over
        assert t.state.census() == box
    assert good > 100


@rule("raise.7.4")
def test_how_moves_are_written() -> None:
    notations = Table("raise", 2, 1).state.catalogue().notations
    assert notations == [*sorted(whole_set(), key=lambda name: ("bhcgd".index(name[0]), name)), "pass"]
    t = table(EXAMPLE)
    t.play(0, "b2")
    t.play(1, "d5")
    t.play(2, "g3")
    t.play(2, "c4")
    assert [move for _, move in t.log] == ["b2", "d5", "g3", "c4"], "face down and to raise"


# --- nobody learns a choice before the last has chosen

View = Callable[[Table, int | None], Any]


def all_seen(t: Table, viewer: int | None, view: View) -> str:
    """Return all that a viewer sees, in one text."""
    moves = [t.moves(viewer), t.waiting[viewer].what if viewer in t.waiting else ""] if viewer is not None else []
    return json.dumps([view(t, viewer), t.events(viewer), moves], sort_keys=True)


def reconnected(t: Table) -> Table:
    return Table.replay(json.loads(json.dumps(t.record())))


def folded(t: Table, viewer: int | None) -> str:
    """Return the scene of a viewer that reconnects and folds all its events again."""
    scene = Scene(viewer)
    for event in t.events(viewer):
        scene.fold(dict(event))
    lying = {
        name: (zone.shows, [(item.number, item.card) for item in zone.items]) for name, zone in scene.zones.items()
    }
    return str([lying, scene.table])


def check_choices_are_hidden(one: Table, other: Table, chooser: int, view: View = contracts.table_view) -> None:
    """Check that two tables that differ only in a choice look alike to everybody else."""
    for viewer in contracts.viewers(one):
        if viewer != chooser:
            assert all_seen(one, viewer, view) == all_seen(other, viewer, view), f"{viewer} sees a choice"
            again = [reconnected(t) for t in (one, other)]
            assert all_seen(again[0], viewer, view) == all_seen(again[1], viewer, view), f"{viewer} sees a choice"
            assert folded(one, viewer) == folded(other, viewer)


def two_tables() -> tuple[Table, Table]:
    return table(EXAMPLE), table(EXAMPLE)


@rule("raise.3.4", "raise.7.1")
@ruling("R2")
def test_no_viewer_can_tell_what_another_seat_chose() -> None:
    one, other = two_tables()
    for t, card in ((one, "b2"), (other, "h1")):
        t.play(2, "g3")
        t.play(0, card)
    check_choices_are_hidden(one, other, 0)
    assert all_seen(one, 0, contracts.table_view) != all_seen(other, 0, contracts.table_view), "the chooser knows"
    for t in (one, other):
        t.play(1, "d5")
    for viewer in contracts.viewers(one):
        assert all_seen(one, viewer, contracts.table_view) != all_seen(other, viewer, contracts.table_view)


@rule("raise.3.4")
@ruling("R2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_choices_are_hidden_at_dealt_tables(seats: int) -> None:
    """Everybody but one chooses; each of them might have chosen any other card."""
    for seed in range(4):
        last = seed % seats
        for chooser in range(seats):
            if chooser == last:
                continue
            cards = Table("raise", seats, seed).moves(chooser)
            tables = [Table("raise", seats, seed) for _ in cards]
            for t, card in zip(tables, cards, strict=True):
                for seat in range(seats):
                    if seat != last:
                        t.play(seat, card if seat == chooser else t.moves(seat)[0])
            for t in tables[1:]:
                check_choices_are_hidden(tables[0], t, chooser)


@pytest.mark.parametrize(
    "secret",
    [
        lambda t: [game(t).names(chosen_of(seat)) for seat in range(t.seats)],  # the cards chosen
        lambda t: game(t).all_hands()["hand.0"],  # what is left in hand
        lambda t: game(t).hand_worth(0),
    ],
)
def test_a_view_that_shows_a_choice_is_found(secret: Callable[[Table], object]) -> None:
    def leaky(t: Table, viewer: int | None) -> Any:
        return t.view(viewer) | {"oops": secret(t)}

    one, other = two_tables()
    one.play(0, "b2")
    other.play(0, "h1")
    check_choices_are_hidden(one, other, 0)
    with pytest.raises(AssertionError, match="sees a choice"):
        check_choices_are_hidden(one, other, 0, leaky)


# --- what a seat cannot see is resampled


@rule("raise.4.4")
def test_a_resampled_hand_that_has_begun_to_raise_is_still_enough() -> None:
    t = raising("6:0 30:1 31:2", "h1 d6 b4 c1 | b2 b3 | d5", "pot=b2.0")
    t.play(0, "h1")
    assert t.waiting == {0: Ask("more", True)}
    rng = Rng(3)
    hands: set[str] = set()
    for _ in range(300):
        other = game(t).resample(1, rng)
        assert other.can_raise(0)
        assert other.all_hands()["hand.1"] == ["b2", "b3"]
        hands.add(" ".join(other.all_hands()["hand.0"]))
        assert game(t).resample(0, rng).all_hands()["hand.0"] == hand(t, 0)
    assert len(hands) > 50


@rule("raise.7.1", "raise.2.2")
def test_resampling_reaches_what_a_seat_cannot_see_and_nothing_else() -> None:
    t = table(EXAMPLE)
    t.play(0, "b2")
    t.play(2, "g3")
    rng = Rng(4)
    samples = [saved(t, game(t).resample(0, rng)) for _ in range(100)]
    p = t.position()
    for name in ("pot", "won", "taken", "prize", "dice", "track"):
        assert {str(other[name]) for other in samples} == {str(p[name])}
    assert {(other["hands"][0], other["chosen"][0]) for other in samples} == {(p["hands"][0], "b2")}
    assert len({other["stocks"][0] for other in samples}) == 100
    assert len({other["chosen"][2] for other in samples}) > 10
    assert len({other["removed"] for other in samples}) > 50
    for other in samples:
        for seat in range(3):
            texts = [other[name][seat] for name in ("hands", "chosen", "stocks")]
            assert Counter(" ".join(texts).split()) == whole_set()


def saved(t: Table, state: Raise) -> dict[str, Any]:
    position: dict[str, Any] = t.info.save(state)
    return position
