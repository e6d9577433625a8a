"""The trick games of XXL, rule by rule: 3 *Verweigern gestattet*, 6 *Ich bestimm' die Farbe!* and 6+."""

from __future__ import annotations

import itertools
import json
import re
from typing import Any

import pytest

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
from tests.games.xxl.positions import ALL, last_trick
from tischlein import Ask, PositionError, Table
from tischlein.core.rng import Rng
from tischlein.testing import contracts

GAMES = ["xxl-verweigern", "xxl-farbe", "xxl-farbe-plus"]


def last(t: Table) -> Any:
    return fact(t, "last")


# --- 3 Verweigern gestattet

THREE = "xxl-verweigern; seats=3; turn=0; hands=g1r2 b0y2 b0y5 | g2b5 r7g9 y3b7 | g3b4 r3b5 b7y8"
"""Seat 0 leads in the first half; the others hold green, red and neither."""


@rule("xxl.3.1")
def test_eight_cards_each_and_the_rest_is_put_aside() -> None:
    for seats in range(2, 7):
        t = Table("xxl-verweigern", seats, 4, options={"dealer": seats - 1})
        assert counts(t) == [8] * seats
        assert count(t, "stock") == 55 - 8 * seats
        assert cards(t, "stock", 0) == []
        assert t.waiting == {0: Ask("lead", True)}, "left of the dealer"


@rule("xxl.3.2")
@ruling("X6")
def test_the_leader_names_one_of_the_two_colours() -> None:
    t = table(THREE)
    assert t.moves(0) == ["b0y2=b", "b0y2=y", "b0y5=b", "b0y5=y", "g1r2=g", "g1r2=r"]
    assert refused(t, 0, "g1r2") == ("xxl.3.2", {"why": "name", "card": "g1r2"})
    assert refused(t, 1, "g2b5=g") == ("xxl.8.5", {"turn": 0})
    t.play(0, "g1r2=r")
    assert fact(t, "colour") == "r"
    assert fact(t, "plays") == [[0, "g1r2"]]
    assert events_of(t, "play")[-1]["facts"] == {"card": "g1r2", "colour": "r"}
    assert t.waiting == {1: Ask("play", True)}
    assert refused(t, 1, "r7g9=r") == ("xxl.3.2", {"why": "led", "card": "r7g9", "colour": "r"})
    assert refused(t, 1, "r7g9=g") == ("xxl.3.2", {"why": "led", "card": "r7g9", "colour": "r"})


@rule("xxl.3.3")
@ruling("X6")
def test_the_colour_must_be_followed_if_possible_else_any_card_is_thrown() -> None:
    t = play(table(THREE), (0, "g1r2=r"))
    assert t.moves(1) == ["r7g9"]
    assert refused(t, 1, "g2b5") == ("xxl.3.3", {"why": "follow", "card": "g2b5", "colour": "r"}), (
        "the other colour of the card does not count"
    )
    assert refused(t, 1, "y3b7") == ("xxl.3.3", {"why": "follow", "card": "y3b7", "colour": "r"})
    assert refused(t, 1, "g9r10") == ("xxl.3.3", {"why": "held", "card": "g9r10"})
    none = play(table(THREE.replace("r7g9", "g4y10")), (0, "g1r2=r"))
    assert none.moves(1) == ["g2b5", "y3b7", "g4y10"]
    play(none, (1, "g4y10"), (2, "r3b5"))
    assert last(none) == {"plays": [[0, "g1r2"], [1, "g4y10"], [2, "r3b5"]], "colour": "r", "winner": 2}


@rule("xxl.3.3")
def test_a_card_that_was_thrown_cannot_win() -> None:
    t = play(table(THREE.replace("r7g9", "g4y10").replace("r3b5", "y4b9")), (0, "g1r2=r"), (1, "g4y10"), (2, "y4b9"))
    assert last(t)["winner"] == 0
    assert turn(t) == 0


@rule("xxl.3.4")
@ruling("X6", "A10")
def test_the_highest_number_of_the_colour_wins_the_trick_and_leads() -> None:
    t = play(table(THREE), (0, "g1r2=g"), (1, "g2b5"), (2, "g3b4"))
    assert last(t)["winner"] == 2
    assert counts(t, "won") == [0, 0, 3]
    assert cards(t, "won.2", 2) == [], "face down, for the winner, too"
    assert count(t, "trick") == 0
    assert t.waiting == {2: Ask("lead", True)}
    trick = events_of(t, "trick")[0]
    assert (trick["seat"], trick["facts"]) == (2, {"colour": "g", "cards": 3})
    other = play(table(THREE), (0, "g1r2=g"), (1, "r7g9"), (2, "g3b4"))
    assert last(other)["winner"] == 1


@rule("xxl.3.4", "xxl.6.5")
@ruling("X6")
def test_of_two_equal_numbers_the_higher_total_wins() -> None:
    t = play(table("xxl-verweigern; seats=2; hands=y5g6 b0y2 | r1y5 b0r4"), (0, "y5g6=y"), (1, "r1y5"))
    assert last(t)["winner"] == 0, "11 against 6"
    t = play(table("xxl-verweigern; seats=2; hands=r1y5 b0y2 | y5g6 b0r4"), (0, "r1y5=y"), (1, "y5g6"))
    assert last(t)["winner"] == 1
    t = play(table("xxl-farbe; seats=2; hands=y5g6 b0y2 | r1y5 b0r4"), (0, "y5g6"), (1, "r1y5"))
    assert (last(t)["colour"], last(t)["winner"]) == ("y", 0)


@rule("xxl.3.5")
@ruling("X7")
@pytest.mark.parametrize(
    ("tricks", "ends"),
    [
        ((7, 0), True),
        ((0, 7), False),
        ((3, 4, 0), True),
        ((3, 3, 1), False),
        ((3, 2, 2, 0), False),
        ((0, 7, 0, 0), True),
        ((2, 2, 1, 1, 1, 0), False),
        ((3, 2, 1, 1, 0, 0), True),
    ],
)
def test_the_game_is_over_if_too_many_have_no_trick(tricks: tuple[int, ...], ends: bool) -> None:
    """One with two or three players, two with four or more."""
    t = last_trick(*tricks)
    assert t.over == ends
    if ends:
        totals = [sum(total(card) for card in cards(t, f"won.{seat}")) for seat in range(t.seats)]
        assert t.scores == totals, "the cards won so far are scored"
        assert fact(t, "half") == 1
        assert refused(t, 0, "none") == ("xxl.3.5", {})
    else:
        assert t.scores is None
        assert fact(t, "phase") == "aside"


def total(card: str) -> int:
    return sum(int(word) for word in card.translate(dict.fromkeys(map(ord, "rgby"), " ")).split())


@rule("xxl.3.5")
def test_the_first_half_takes_eight_tricks() -> None:
    t = Table("xxl-verweigern", 4, 8)
    for _ in range(32):
        seat = turn(t)
        t.play(seat, t.moves(seat)[0])
    assert kinds(t).count("trick") == 8
    assert counts(t) == [0] * 4
    assert (fact(t, "phase"), counts(t, "won")) == ("aside", [8, 20, 0, 4])


@rule("xxl.3.6")
@ruling("X7", "A12")
def test_everybody_with_a_trick_may_set_a_card_aside_at_the_same_time() -> None:
    t = last_trick(1, 1, 1, 0)
    assert t.waiting == {seat: Ask("aside", True) for seat in (0, 1, 2)}
    assert (fact(t, "turn"), fact(t, "leader")) == (None, None)
    assert kinds(t)[-2:] == ["trick", "turn"], "everybody gets to know who is asked"
    assert t.moves(1) == ["-b0y5", "-g0r6", "-r0y7", "-g0y8", "none"]
    assert len(t.moves(0)) == 8 + 1
    assert refused(t, 3, "none") == ("xxl.3.6", {"why": "empty"}), "no trick, nothing to set aside"
    assert refused(t, 1, "-g9r10") == ("xxl.3.6", {"why": "won", "card": "g9r10"}), "seat 0 has won that one"
    assert refused(t, 0, "pass") == refused(t, 0, "g9r10=g") == ("xxl.3.6", {"why": "due"})
    t.play(1, "-r0y7")
    assert list(t.waiting) == [0, 2]
    assert kinds(t)[-2:] == ["aside", "turn"]
    assert refused(t, 1, "none") == ("xxl.3.6", {"why": "final"}), "a choice is final"
    assert events_of(t, "aside", 1)[0]["facts"] == {"card": "r0y7"}
    assert [("facts" in events_of(t, "aside", viewer)[0]) for viewer in (0, 2, 3, None)] == [False] * 4
    t.play(2, "none")
    assert events_of(t, "aside", 2)[1]["facts"] == {"why": "none"}
    t.play(0, "-g9r10")
    assert fact(t, "half") == 2
    assert refused(t, 0, "-g9r10") == ("xxl.3.6", {"why": "now"})


@rule("xxl.3.7")
@ruling("X8")
@pytest.mark.parametrize(("zero", "one"), [("-g9r10", "-g0r6"), ("none", "-g0r6"), ("none", "none")])
def test_everybody_gets_as_many_cards_as_they_have_won(zero: str, one: str) -> None:
    t = play(last_trick(1, 1, 1, 0), (0, zero), (1, one), (2, "none"))
    assert counts(t) == [8, 4, 4, 0]
    assert counts(t, "won") == [0] * 4
    assert count(t, "stock") == 55 - 16
    assert last(t) is None
    for seat, choice in ((0, zero), (1, one)):
        assert choice == "none" or choice[1:] in hand(t, seat)
    assert kinds(t)[-5:] == ["half", "draw", "draw", "draw", "turn"]


@rule("xxl.3.7")
@ruling("X8")
def test_the_whole_deck_is_shuffled_for_the_second_half() -> None:
    seen = set()
    for seed in range(60):
        start = last_trick(1, 2).position() | {"rng": Rng(seed).save()}
        t = play(Table(position=start), (0, "-g9r10"), (1, "none"))
        assert "g9r10" in hand(t, 0)
        dealt = hand(t, 0) + hand(t, 1)
        assert len(set(dealt)) == len(dealt) == 8
        seen |= set(dealt)
    assert seen == set(ALL), "also cards that were put aside before"


@rule("xxl.3.8")
@ruling("X8", "X1")
@pytest.mark.parametrize(
    ("tricks", "more", "leader"),
    [
        ((0, 3, 2), "", 1),
        ((1, 2, 2), "; dealer=2", 0),
        ((1, 2, 2), "; dealer=0", 1),
        ((1, 2, 2), "; dealer=1", 2),
        ((1, 2, 2), "; dealer=1; standing=4 3 3", 0),
        ((1, 2, 1), "; dealer=1; standing=3 4 9", 1),
    ],
)
def test_the_seat_with_the_most_cards_leads(tricks: tuple[int, ...], more: str, leader: int) -> None:
    t = last_trick(*tricks, position=more)
    for seat in list(t.waiting):
        t.play(seat, "none")
    assert t.waiting == {leader: Ask("lead", True)}


SECOND = (
    "xxl-verweigern; seats=4; half=2; turn=0; "
    "hands=g1r2 b0y2 b0y5 r3b5 | g9r10 | g3b4 y0g1 | g2b5 r1y3 b4y7; won= | | | y3b7"
)
"""Four seats with 4, 1, 2 and 3 cards in the second half."""


@rule("xxl.3.8")
@ruling("X8")
def test_if_the_winner_has_no_card_left_the_next_player_with_one_leads() -> None:
    t = play(table(SECOND), (0, "g1r2=g"), (1, "g9r10"), (2, "g3b4"), (3, "g2b5"))
    assert last(t)["winner"] == 1
    assert counts(t) == [3, 0, 1, 2]
    assert t.waiting == {2: Ask("lead", True)}
    play(t, (2, "y0g1=y"), (3, "r1y3"))
    assert t.waiting == {0: Ask("play", True)}
    t.play(0, "b0y2")
    assert t.over, "seats 1 and 2 have no cards, and seat 1 was not asked"
    assert last(t)["plays"] == [[2, "y0g1"], [3, "r1y3"], [0, "b0y2"]]


@rule("xxl.3.9")
@ruling("X8")
def test_one_may_pass_while_somebody_else_holds_more_cards() -> None:
    t = table(SECOND)
    assert refused(t, 0, "pass") == ("xxl.3.9", {"why": "lead"})
    t.play(0, "g1r2=g")
    assert t.moves(1) == ["g9r10", "pass"], "although it could follow"
    assert t.waiting[1] == Ask("play", True)
    play(t, (1, "pass"))
    assert fact(t, "passed") == [1]
    assert kinds(t)[-2:] == ["pass", "turn"]
    assert t.moves(2) == ["y0g1", "g3b4", "pass"]
    t.play(2, "g3b4")
    # Before the lead seat 0 held more cards than seat 3; now it holds three as well.
    assert refused(t, 3, "pass") == ("xxl.3.9", {"why": "most"})
    assert t.moves(3) == ["g2b5"]
    t.play(3, "g2b5")
    assert (last(t)["plays"], last(t)["winner"]) == ([[0, "g1r2"], [2, "g3b4"], [3, "g2b5"]], 2)


@rule("xxl.3.9")
def test_the_leader_may_not_pass_even_with_the_fewest_cards_and_nobody_passes_in_the_first_half() -> None:
    t = table(SECOND.replace("turn=0", "turn=1"))
    assert t.moves(1) == ["g9r10=g", "g9r10=r"]
    assert refused(t, 1, "pass") == ("xxl.3.9", {"why": "lead"})
    t = play(table(THREE), (0, "g1r2=g"))
    assert refused(t, 1, "pass") == ("xxl.3.9", {"why": "half"})


@rule("xxl.3.9", "xxl.3.4")
@ruling("X8")
def test_a_trick_in_which_all_others_pass_is_won_by_the_leader() -> None:
    t = table("xxl-verweigern; seats=3; half=2; turn=2; hands=g9r10 | g2b5 r1y3 | g1r2 b0y2 b0y5 b4y7")
    play(t, (2, "g1r2=g"), (0, "pass"), (1, "pass"))
    assert last(t) == {"plays": [[2, "g1r2"]], "colour": "g", "winner": 2}
    assert counts(t, "won") == [0, 0, 1]
    assert t.waiting == {2: Ask("lead", True)}
    assert not t.over


@rule("xxl.3.10")
@ruling("X8", "A4")
def test_hands_that_were_empty_from_the_start_count_for_the_end() -> None:
    t = table("xxl-verweigern; seats=4; half=2; turn=0; hands=g1r2 b0y2 | g2b5 | g3b4 y0g1 | ")
    play(t, (0, "g1r2=g"), (1, "g2b5"))
    assert not t.over, "the trick is played to its end"
    assert turn(t) == 2
    t.play(2, "g3b4")
    assert t.over, "seat 3 was passed over, and with seat 1 two hands are empty"
    assert t.scores == [0, 0, 1 + 2 + 2 + 5 + 3 + 4, 0]
    assert refused(t, 0, "b0y2=b") == ("xxl.3.10", {})


@rule("xxl.3.10")
@ruling("X8")
@pytest.mark.parametrize(("seats", "over"), [(2, True), (3, True), (4, False), (5, False), (6, False)])
def test_one_empty_hand_ends_the_second_half_with_two_or_three_players(seats: int, over: bool) -> None:
    names = iter(["b0y2", "g2b5", "r1y3", "g3b4", "b4y7", "g4r5", "y3b7", "g5b9", "b7y8", "g6y8", "b0y5"])
    hands = ["g1r2", *(f"{next(names)} {next(names)}" for _ in range(seats - 1))]
    t = table(f"xxl-verweigern; seats={seats}; half=2; turn=0; hands={' | '.join(hands)}")
    t.play(0, "g1r2=g")
    for seat in range(1, seats):
        assert not t.over
        t.play(seat, t.moves(seat)[-1])
    assert t.over == over


@rule("xxl.3.11")
@ruling("X8", "A2")
def test_only_the_cards_won_in_the_second_half_count() -> None:
    t = last_trick(1, 1)
    play(t, (0, "none"), (1, "none"))
    while not t.over:
        seat = turn(t)
        t.play(seat, t.moves(seat)[-1])
    won = [sum(map(total, cards(t, f"won.{seat}"))) for seat in (0, 1)]
    assert t.scores == won
    assert sum(counts(t)) > 0, "cards left in hand count nothing"
    assert t.places == [1 + (won[0] < won[1]), 1 + (won[1] < won[0])]
    shared = table("xxl-verweigern; seats=3; half=2; phase=over; hands= | g1r2 | y0g1; won=g2b5 | r0y7 | b0r4")
    assert (shared.scores, shared.places) == ([7, 7, 4], [1, 1, 3])


# --- what is set aside stays secret


def without_faces(t: Table, viewer: int | None) -> Any:
    """Return what a viewer sees, without the cards it is dealt in the second half, which are random."""
    view = t.view(viewer)
    zones = {name: (zone["count"], name != f"hand.{viewer}" and zone["cards"]) for name, zone in view["zones"].items()}
    events = json.loads(json.dumps(t.events(viewer)))
    for event in events:
        if event["kind"] == "draw":
            for shift in event["shifts"]:
                shift.pop("cards", None)
    return [zones, view["table"], sorted(t.waiting), events]


@rule("xxl.3.6")
@ruling("X7")
@pytest.mark.parametrize("choice", ["-r0y7", "-g0y8", "none"])
def test_nobody_can_tell_what_another_has_set_aside_or_whether(choice: str) -> None:
    one, other = play(last_trick(1, 1, 1, 0), (1, "-b0y5")), play(last_trick(1, 1, 1, 0), (1, choice))
    others = (0, 2, 3, None)
    assert all(same_to(viewer, one, other) for viewer in others)
    assert not same_to(1, one, other)
    play(one, (2, "none"))
    play(other, (2, "none"))
    assert all(same_to(viewer, one, other) for viewer in others)
    play(one, (0, "none"))
    play(other, (0, "none"))
    assert fact(one, "half") == 2
    assert same_to(None, one, other), "a spectator sees no card of either deal"
    assert all(same_to(viewer, one, other, without_faces) for viewer in others)


@ruling("X7")
@pytest.mark.parametrize(
    "leak",
    [
        lambda t: t.position()["asides"],
        lambda t: "none" in t.position()["asides"],
        lambda t: t.log,
        lambda t: events_of(t, "aside", 1),
    ],
)
def test_these_comparisons_can_fail(leak: Any) -> None:
    one, other = play(last_trick(1, 1, 1, 0), (1, "-b0y5")), play(last_trick(1, 1, 1, 0), (1, "none"))
    assert same_to(0, one, other)
    assert not same_to(0, one, other, lambda t, viewer: [everything(t, viewer), leak(t)])


@ruling("X7")
def test_a_count_that_gives_the_choice_away_would_be_found() -> None:
    """A card that left the pile of its winner at once would be missing there."""

    def leaky(t: Table, viewer: int | None) -> Any:
        return [everything(t, viewer), counts(t, "won")[1] - ("1:none" not in t.position()["asides"])]

    one, other = play(last_trick(1, 1, 1, 0), (1, "-b0y5")), play(last_trick(1, 1, 1, 0), (1, "none"))
    assert not any(same_to(viewer, one, other, leaky) for viewer in (0, 2, 3, None))


@ruling("X7")
def test_the_contract_finds_a_view_that_tells_what_was_set_aside() -> None:
    def leaky(t: Table, viewer: int | None) -> Any:
        return t.view(viewer) | {"oops": t.position()["asides"]}

    def check(**faults: Any) -> None:
        for seed in range(20):
            contracts.check_no_leak(t, Rng(seed), **faults)

    t = play(last_trick(1, 1, 1, 0), (1, "-b0y5"))
    check()
    with pytest.raises(AssertionError, match="can tell the states apart"):
        check(view=leaky)


@ruling("X7")
def test_a_search_draws_the_choices_of_others_again() -> None:
    t = play(last_trick(1, 1, 1, 0), (1, "-r0y7"))
    found = {t.info.save(t.state.resample(0, Rng(seed)))["asides"] for seed in range(80)}
    assert found == {f"1:{card}" for card in ("b0y5", "g0r6", "r0y7", "g0y8", "none")}
    assert {t.info.save(t.state.resample(1, Rng(seed)))["asides"] for seed in range(20)} == {"1:r0y7"}


# --- 6 Ich bestimm' die Farbe!

COLOUR = "xxl-farbe; seats=3; turn=0; hands=g1r2 b0y2 b0y5 | g2b5 r7g9 y3b7 | g3b4 r3b5 b7y8"


@rule("xxl.6.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 12), (4, 12), (5, 9), (6, 9)])
def test_twelve_cards_each_or_nine(seats: int, each: int) -> None:
    for game in ("xxl-farbe", "xxl-farbe-plus"):
        t = Table(game, seats, 4, options={"dealer": 0})
        assert counts(t) == [each] * seats
        assert count(t, "stock") == 55 - each * seats
        assert turn(t) == 1


@rule("xxl.6.2")
@ruling("X12")
def test_one_of_the_two_colours_must_be_followed_while_the_colour_is_open() -> None:
    t = table(COLOUR)
    assert t.moves(0) == ["b0y2", "b0y5", "g1r2"]
    t.play(0, "g1r2")
    assert fact(t, "colour") is None
    assert t.moves(1) == ["g2b5", "r7g9"]
    assert refused(t, 1, "y3b7") == ("xxl.6.2", {"card": "y3b7", "why": "open", "colours": ["g", "r"]})
    assert refused(t, 1, "g9r10") == ("xxl.6.2", {"why": "held", "card": "g9r10"})
    assert refused(t, 2, "g3b4") == ("xxl.8.5", {"turn": 1})


@rule("xxl.6.2", "xxl.6.3")
@ruling("X12")
def test_the_first_card_with_one_of_the_colours_fixes_it() -> None:
    """The first example of the printed rules."""
    t = play(table(COLOUR), (0, "g1r2"), (1, "g2b5"))
    assert fact(t, "colour") == "g"
    assert t.moves(2) == ["g3b4"]
    assert refused(t, 2, "r3b5") == ("xxl.6.2", {"card": "r3b5", "why": "follow", "colour": "g"}), (
        "red was led, too, but no longer counts"
    )
    t.play(2, "g3b4")
    assert last(t) == {"plays": [[0, "g1r2"], [1, "g2b5"], [2, "g3b4"]], "colour": "g", "winner": 2}


@rule("xxl.6.3")
@ruling("X12")
@pytest.mark.parametrize(("third", "colour"), [("g3b4", "g"), ("r3b5", "r")])
def test_a_card_with_both_colours_leaves_it_open(third: str, colour: str) -> None:
    """The second example of the printed rules."""
    t = play(table(COLOUR), (0, "g1r2"), (1, "r7g9"))
    assert fact(t, "colour") is None
    assert t.moves(2) == ["g3b4", "r3b5"]
    t.play(2, third)
    assert (last(t)["colour"], last(t)["winner"]) == (colour, 1)


@rule("xxl.6.3")
@ruling("X12")
def test_the_colour_is_fixed_for_good() -> None:
    t = table("xxl-farbe; seats=4; hands=g1r2 b0y2 | g2b5 b0y5 | r7g9 b7y8 | r3b5 g9r10; turn=0")
    play(t, (0, "g1r2"), (1, "g2b5"), (2, "r7g9"))
    assert fact(t, "colour") == "g"
    assert t.moves(3) == ["g9r10"]


@rule("xxl.6.3")
@ruling("X12")
def test_a_card_that_was_thrown_leaves_the_colour_open() -> None:
    t = play(table(COLOUR.replace("g2b5 r7g9", "b3y9 b1y10")), (0, "g1r2"))
    assert t.moves(1) == ["b1y10", "y3b7", "b3y9"], "neither green nor red: any card"
    t.play(1, "b1y10")
    assert fact(t, "colour") is None
    assert t.moves(2) == ["g3b4", "r3b5"]
    t.play(2, "r3b5")
    assert (last(t)["colour"], last(t)["winner"]) == ("r", 2)


@rule("xxl.6.4")
@ruling("X12")
@pytest.mark.parametrize(
    ("hands", "colour", "winner"),
    [
        ("r2g7 | g4r5 | g0r6", "r", 2),
        ("g0r6 | g4r5 | r2g7", "g", 2),
        ("r2g7 | g0r6 | g4r5", "r", 1),
        ("r2g7 | g0r6 | b7y8", "r", 1),  # the last card was thrown: the one before it decides
        ("r2g7 | b7y8 | b0y2", "g", 0),
    ],
)
def test_if_the_colour_stays_open_the_higher_number_on_the_last_card_with_both_decides(
    hands: str, colour: str, winner: int
) -> None:
    """The third example of the printed rules."""
    t = table(f"xxl-farbe; seats=3; hands={hands}; turn=0")
    play(t, *((seat, card) for seat, card in enumerate(hands.split(" | "))))
    assert (last(t)["colour"], last(t)["winner"]) == (colour, winner)


@rule("xxl.6.4")
@pytest.mark.parametrize("colours", ["".join(pair) for pair in itertools.combinations("rgby", 2)])
def test_every_card_with_both_colours_decides_if_it_is_the_last(colours: str) -> None:
    both = [card for card in ALL if set(re.findall("[a-z]", card)) == set(colours)]
    assert len(both) > 2
    for decides in both:
        hands = [*[card for card in both if card != decides][:2], decides]
        t = play(table(f"xxl-farbe; seats=3; hands={' | '.join(hands)}; turn=0"), *enumerate(hands))
        assert last(t)["colour"] == max(re.findall(r"([a-z])(\d+)", decides), key=lambda number: int(number[1]))[0]


@rule("xxl.6.5")
def test_the_winner_takes_the_cards_face_down_and_leads() -> None:
    t = play(table(COLOUR), (0, "g1r2"), (1, "r7g9"), (2, "g3b4"))
    assert counts(t, "won") == [0, 3, 0]
    assert all(cards(t, "won.1", viewer) == [] for viewer in (0, 1, 2, None))
    assert t.waiting == {1: Ask("lead", True)}


@rule("xxl.6.6")
@ruling("A9")
def test_the_game_ends_with_the_last_card_and_the_highest_total_wins() -> None:
    t = table("xxl-farbe; seats=2; turn=0; hands=g1r2 | g2b5; won=r0y7 g0y8 | y0g1 b0y2")
    assert (t.scores, t.places) == (None, None)
    play(t, (0, "g1r2"), (1, "g2b5"))
    assert t.over
    assert t.scores == [15, 1 + 2 + 3 + 7]
    assert t.places == [1, 2]
    assert cards(t, "won.1") == ["y0g1", "b0y2", "g2b5", "g1r2"], "now they lie open"
    assert refused(t, 0, "g1r2") == ("xxl.6.6", {"why": "over"})
    for seats in range(2, 7):
        whole = Table("xxl-farbe", seats, 9)
        while not whole.over:
            whole.play(turn(whole), whole.moves(turn(whole))[-1])
        assert kinds(whole).count("trick") == (12 if seats < 5 else 9)
        assert counts(whole) == [0] * seats


# --- 7 with trump

PLUS = "xxl-farbe-plus; seats=3; trump=b; turn=0; "
LED = f"{PLUS}hands=g3b4 b0y2 g1r2 | b1r7 b3y9 r7g9 | g9r10 y0g1 r1y3"


@rule("xxl.7.1")
@ruling("X13")
def test_the_first_leader_names_trump() -> None:
    t = Table("xxl-farbe-plus", 3, 2, options={"dealer": 0})
    assert t.waiting == {1: Ask("trump", True)}
    assert t.moves(1) == ["=r", "=g", "=b", "=y"]
    assert fact(t, "trump") is None
    assert refused(t, 2, "=r") == ("xxl.8.5", {"turn": 1})
    card = hand(t, 1)[0]
    assert refused(t, 1, card) == ("xxl.7.1", {"why": "due"})
    t.play(1, "=y")
    assert fact(t, "trump") == "y"
    assert events_of(t, "trump")[0]["facts"] == {"colour": "y"}
    assert t.waiting == {1: Ask("lead", True)}
    assert refused(t, 1, "=r") == ("xxl.7.1", {"why": "named", "trump": "y"})


@rule("xxl.7.2")
@ruling("X13")
def test_a_card_with_the_trump_colour_follows_no_other() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 b0y5 | g3b4 r1y3 b7y8 | g2b5 g0y8 y0g1"), (0, "g1r2"))
    assert t.moves(1) == ["r1y3"]
    assert refused(t, 1, "g3b4") == ("xxl.7.2", {"card": "g3b4", "why": "open", "colours": ["g", "r"], "trump": "b"}), (
        "it shows green, but is trump"
    )
    assert refused(t, 1, "b7y8") == ("xxl.7.3", {"card": "b7y8", "why": "open", "colours": ["g", "r"], "trump": "b"})
    alone = play(table(f"{PLUS}hands=g1r2 b0y2 | g3b4 b7y8 | g2b5 g0y8"), (0, "g1r2"))
    assert alone.moves(1) == ["g3b4", "b7y8"], "it cannot follow, although it holds green"


@rule("xxl.7.2", "xxl.7.3")
@ruling("X13")
def test_a_trump_that_shows_the_fixed_colour_does_not_follow_either() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 b0y5 | g0y8 y1r4 r1y3 | y0g1 g3b4 b7y8"), (0, "g1r2"), (1, "g0y8"))
    facts = {"why": "follow", "colour": "g", "trump": "b"}
    assert t.moves(2) == ["y0g1"]
    assert refused(t, 2, "g3b4") == ("xxl.7.2", {"card": "g3b4", **facts}), "it shows green, but is trump"
    assert refused(t, 2, "b7y8") == ("xxl.7.3", {"card": "b7y8", **facts})


@rule("xxl.7.3")
@ruling("X13")
def test_trump_led_must_be_followed() -> None:
    t = play(table(LED), (0, "g3b4"))
    assert fact(t, "colour") == "b"
    assert t.moves(1) == ["b1r7", "b3y9"]
    assert refused(t, 1, "r7g9") == ("xxl.7.3", {"card": "r7g9", "why": "follow", "colour": "b", "trump": "b"})
    t.play(1, "b1r7")
    assert t.moves(2) == ["y0g1", "r1y3", "g9r10"], "no trump: any card"
    t.play(2, "g9r10")
    assert (last(t)["colour"], last(t)["winner"]) == ("b", 0), "4 against 1"


@rule("xxl.7.3")
@ruling("X13")
def test_nobody_has_to_trump_or_to_beat() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 | g0y8 b0y5 | r1y3 b7y8"), (0, "g1r2"), (1, "g0y8"))
    assert fact(t, "colour") == "g"
    assert t.moves(2) == ["r1y3", "b7y8"], "no green: trump or not"
    thrown = play(Table.replay(t.record()), (2, "r1y3"))
    assert (last(thrown)["colour"], last(thrown)["winner"]) == ("g", 0), "without trump rule 6.5 decides"
    t.play(2, "b7y8")
    assert (last(t)["colour"], last(t)["winner"]) == ("g", 2), "trump wins the green trick"


@rule("xxl.7.3")
@ruling("X13")
def test_the_highest_trump_wins_and_of_equal_ones_the_higher_total() -> None:
    t = table(f"{PLUS}hands=g9r10 y0g1 | g2b5 b0y2 | r3b5 b0y5")
    play(t, (0, "g9r10"), (1, "g2b5"), (2, "r3b5"))
    assert last(t)["winner"] == 2
    assert last(t)["colour"] == "r", "the lead was the last card to show both colours"
    t = table(f"{PLUS}hands=g9r10 y0g1 | g2b5 b0y2 | r3b5 b0y5")
    play(t, (0, "g9r10"), (1, "g2b5"), (2, "b0y5"))
    assert last(t)["winner"] == 1


@rule("xxl.7.3")
def test_a_card_without_trump_must_follow_as_ever() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 | g0y8 b0y5 | r1y3 g0r6"), (0, "g1r2"), (1, "g0y8"))
    assert refused(t, 2, "r1y3") == ("xxl.6.2", {"card": "r1y3", "why": "follow", "colour": "g", "trump": "b"})


@rule("xxl.7.4", "xxl.7.2")
@ruling("X13")
def test_trump_neither_fixes_nor_decides_the_colour() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 | g3b4 b7y8 | g0y8 r1y3"), (0, "g1r2"), (1, "g3b4"))
    assert fact(t, "colour") is None, "green shows, but on a trump"
    assert t.moves(2) == ["g0y8", "r1y3"]
    t.play(2, "r1y3")
    assert (last(t)["colour"], last(t)["winner"]) == ("r", 1)
    led = play(table(LED), (0, "g3b4"))
    assert fact(led, "colour") == "b", "trump from the start, although green shows, too"


# --- 10 what is seen and known


@rule("xxl.10.1")
@ruling("A9", "A10")
def test_with_open_memory_won_tricks_stay_in_sight() -> None:
    moves = ((0, "g1r2"), (1, "r7g9"), (2, "g3b4"))
    assert cards(play(table(COLOUR, open_memory=True), *moves), "won.1") == ["g3b4", "r7g9", "g1r2"]
    assert cards(play(table(COLOUR), *moves), "won.1") == []
    assert last(play(table(COLOUR), *moves))["winner"] == 1


def hands_in(t: Table, seat: int, viewer: int) -> set[str]:
    """Return all cards that a seat might hold as far as a viewer knows."""
    positions: list[Any] = [t.info.save(t.state.resample(viewer, Rng(seed))) for seed in range(60)]
    return {card for position in positions for card in position["hands"][seat].split()}


def showing(names: set[str], colours: str) -> set[str]:
    return {name for name in names if any(colour in name for colour in colours)}


@rule("xxl.10.1")
@pytest.mark.parametrize(
    ("position", "moves", "never", "maybe"),
    [
        (THREE.replace("r7g9", "g4y10"), [(0, "g1r2=r"), (1, "g2b5")], "r", "gby"),
        (COLOUR.replace("g2b5 r7g9", "b3y9 b1y10"), [(0, "g1r2"), (1, "b3y9")], "gr", "by"),
        (
            COLOUR.replace("hands=g1r2", "hands=g1b6").replace("g2b5 r7g9", "r1y3 r0y9").replace("y3b7", "r1y5"),
            [(0, "g1b6"), (1, "r1y3")],
            "gb",
            "ry",
        ),
    ],
)
def test_a_seat_that_throws_a_card_holds_none_that_follows(position: str, moves: Any, never: str, maybe: str) -> None:
    t = play(table(position), *moves)
    assert showing(hands_in(t, 1, 2), never) == set()
    assert all(showing(hands_in(t, 1, 2), colour) for colour in maybe)


@rule("xxl.7.2")
def test_a_seat_that_cannot_follow_may_still_hold_the_colour_as_trump() -> None:
    t = play(table(f"{PLUS}hands=g1r2 b0y2 y0g1 | b0y5 g3b4 b7y8 | g0y8 r1y3 g4y10"), (0, "g1r2"), (1, "b0y5"))
    held = hands_in(t, 1, 2)
    assert showing(held, "g")
    assert all("b" in name for name in held), "green and red only with trump, and every other card shows one of both"


@rule("xxl.3.9")
def test_passing_reveals_nothing_and_a_new_deal_starts_again() -> None:
    t = play(table(SECOND), (0, "g1r2=g"), (1, "pass"))
    assert {colour for colour in "rgby" if showing(hands_in(t, 1, 0), colour)} == set("rgby")
    t = last_trick(1, 1)
    play(t, (0, "none"), (1, "none"))
    assert "limits" not in t.position()


# --- 10.3 positions

OUT_OF_ORDER = "xxl-farbe; seats=4; trick=g1r2 g2b5 g3b4; leader=0; turn=3; hands=b0y2 | b0y5 | y0g1 | r7g9 y3b7"
"""Three of four seats have played; `players` says in which order."""


@rule("xxl.10.3")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        (COLOUR.replace(" b0y2", ""), "hands .* xxl.6.1"),
        (COLOUR + "; won=y0g1 | | ", "hands or won .* xxl.6.1"),
        (COLOUR + "; phase=over", "phase .* xxl.6.6"),
        (COLOUR + "; phase=trump", "phase"),
        (COLOUR + "; trump=r", "trump"),
        (COLOUR + "; leader=1", "players .* xxl.8.2"),
        (COLOUR + "; leader=7", "leader"),
        (COLOUR + "; players=0", "players"),
        (COLOUR + "; players=x", "players"),
        (COLOUR + "; last=1 g 0:g1r2", "last .* xxl.10.1"),
        (COLOUR + "; last=1", "last"),
        (COLOUR + "; last=0 g 0:", "last"),
        (COLOUR + "; last=0 x 0:y0g1 1:b0r4 2:g0r6", "last"),
        (COLOUR + "; won=g9r10 g9r10 y0g1 | | ", "names g9r10 2 times"),
        ("xxl-farbe; seats=2; trick=g1r2 b0y2; turn=0; hands=g2b5 | g3b4", "players|trick"),
        ("xxl-farbe; seats=3; trick=g1r2 b0y2; turn=2; hands=g2b5 | g3b4 | b0y5 y0g1", "trick .* seat 1, .* xxl.6.2"),
        ("xxl-farbe; seats=3; trick=g1r2; turn=2; leader=0; players=0; hands=g2b5 | g3b4 y0g1 | b0y5 b0r4", "leaves"),
        *((f"{OUT_OF_ORDER}; players={seats}", "players .* xxl.8.2") for seats in ("0 2 1", "1 2 0", "0 1 1")),
        ("xxl-farbe; seats=2; hands=|", "phase .* xxl.6.6"),
        ("xxl-farbe-plus; seats=2; hands=g1r2 | g2b5", "trump .* xxl.7.1"),
        ("xxl-farbe-plus; seats=2; hands=g1r2 | g2b5; phase=trump; trump=r", "trump .* xxl.7.1"),
        ("xxl-farbe-plus; seats=2; hands=g1r2 | g2b5; phase=trump; won=y0g1 b0r4 |", "won .* xxl.7.1"),
        ("xxl-farbe-plus; seats=2; hands=g1r2 | g2b5; trump=x", "trump"),
        (THREE + "; colour=g", "colour .* xxl.3.2"),
        (THREE + "; half=3", "half"),
        (THREE + "; phase=aside", "phase .* xxl.3.5"),
        (THREE + "; asides=0:none", "asides"),
        ("xxl-verweigern; seats=2; trick=g1r2; turn=1; hands=| g2b5", "colour .* xxl.3.2"),
        ("xxl-verweigern; seats=2; trick=g1r2; turn=1; colour=b; hands=| g2b5", "colour .* xxl.3.2"),
        ("xxl-verweigern; seats=2; half=2; hands=| g2b5; turn=1", "phase or turn"),
        ("xxl-verweigern; seats=4; half=2; hands=| g2b5 | g1r2 | y0g1", "phase or turn"),
        (SECOND + "; phase=over", "phase or turn"),
        (SECOND + "; phase=aside", "phase or turn"),
        (f"xxl-verweigern; seats=2; half=2; hands={' '.join(ALL[:9])} | {' '.join(ALL[9:18])}", "xxl.3.7"),
        (
            "xxl-verweigern; seats=3; half=2; trick=g1r2; leader=0; players=0; turn=2; colour=g; "
            "hands=y0g1 | g2b5 b0y2 | g3b4 b0y5",
            "seat 1, which might not pass .* xxl.3.9",
        ),
        ("xxl-verweigern; seats=2; phase=aside; won=y0g1 b0y2 | b0r4 b0y5; asides=0:g1r2", "asides .* xxl.3.6"),
        ("xxl-verweigern; seats=2; phase=aside; won=y0g1 b0y2 | b0r4 b0y5; asides=0:none 0:none", "asides"),
        ("xxl-verweigern; seats=2; phase=aside; won=y0g1 b0y2 | b0r4 b0y5; asides=0:none 1:none", "asides .* xxl.3.7"),
        ("xxl-verweigern; seats=2; phase=aside; won=y0g1 b0y2 | b0r4 b0y5; asides=9", "asides"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(position)


@rule("xxl.10.3")
def test_a_position_in_the_middle_of_a_trick_needs_only_the_cards() -> None:
    t = table("xxl-farbe; seats=3; trick=g1r2 g2b5; turn=2; hands=y0g1 | b0y2 | r3b5 g3b4")
    assert (fact(t, "leader"), fact(t, "colour"), fact(t, "plays")) == (0, "g", [[0, "g1r2"], [1, "g2b5"]])
    assert t.moves(2) == ["g3b4"]
    passed = "trick=g1r2; leader=0; turn=2; players=0; colour=g; hands=y0g1 b0r4 b4y7 | b0y2 | r3b5 g3b4"
    t = table(f"xxl-verweigern; seats=3; half=2; {passed}")
    assert fact(t, "passed") == [1]
    play(t, (2, "g3b4"))
    assert last(t)["plays"] == [[0, "g1r2"], [2, "g3b4"]]


@rule("xxl.10.1", "xxl.10.3")
@pytest.mark.parametrize("game", GAMES)
def test_a_position_has_the_last_trick(game: str) -> None:
    t = Table(game, 3, 2)
    while last(t) is None:
        t.play(turn(t), t.moves(turn(t))[0])
    assert last(Table(position=t.position())) == last(t)
    winner, colour, *plays = t.position()["last"].split()
    assert (int(winner), colour) == (last(t)["winner"], last(t)["colour"])
    assert plays == [f"{seat}:{card}" for seat, card in last(t)["plays"]]


@rule("xxl.10.1")
@pytest.mark.parametrize("game", GAMES)
def test_a_trick_is_seen_by_everybody_even_if_nobody_tracks_what_they_know(game: str) -> None:
    tracked, untracked = Table(game, 3, 2), Table(game, 3, 2)
    untracked.state.stop_tracking()
    for t in (tracked, untracked):
        while sum(counts(t, "won")) == 0:
            t.play(turn(t), t.moves(turn(t))[0])
    assert events_of(untracked, "trick") == events_of(tracked, "trick") != []
    assert last(untracked) == last(tracked)


@pytest.mark.parametrize("game", GAMES)
def test_every_prefix_of_a_position_is_read_or_refused(game: str) -> None:
    """Malformed texts give a PositionError and nothing else."""
    t = Table(game, 4, 3)
    for _ in range(40):
        if not t.over:
            seat = min(t.waiting)
            t.play(seat, t.moves(seat)[-1])
    text = t.position_text()
    for end in range(0, len(text), 7):
        try:
            Table(position=text[:end])
        except ValueError:
            continue
