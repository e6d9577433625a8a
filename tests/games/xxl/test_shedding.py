"""XXL: the deck and what all games share, and the three games in which one gets rid of cards, rule by rule."""

from __future__ import annotations

import itertools
import json
import re
from collections import Counter
from typing import Any

import pytest

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
from tests.games.xxl.positions import DECK, without
from tischlein import Ask, NotationError, OptionError, PositionError, SeatError, Table
from tischlein.core.observation import Observer

SHEDDING = ["xxl-rauf-runter", "xxl-drunter-bleiben", "xxl-reihe"]
CHAPTER = {"xxl-rauf-runter": 1, "xxl-drunter-bleiben": 2, "xxl-reihe": 5}
DRAWS = {"xxl-rauf-runter": "xxl.1.7", "xxl-drunter-bleiben": "xxl.2.4", "xxl-reihe": "xxl.5.6"}
PLAYS = {game: f"xxl.{chapter}.2" for game, chapter in CHAPTER.items()}
SKIPS = {"xxl-rauf-runter": "xxl.1.8", "xxl-drunter-bleiben": "xxl.2.5", "xxl-reihe": "xxl.5.7"}
ENDS = {"xxl-rauf-runter": "xxl.1.9", "xxl-drunter-bleiben": "xxl.2.6", "xxl-reihe": "xxl.5.8"}

NUMBER = re.compile(r"[rgby]\d+")


def total(names: str) -> int:
    return sum(int(number) for number in re.findall(r"\d+", names))


def firsts(moves: list[str], pile: str) -> set[str]:
    """Return the numbers by which cards can be played to a pile."""
    found = [NUMBER.match(move) for move in moves if move.endswith(pile)]
    return {match.group() for match in found if match}


# --- 8 the deck, the deal, who begins


@rule("xxl.8.1")
@ruling("A3")
def test_every_pair_of_numbers_once_in_two_colours() -> None:
    assert len(DECK) == 55
    pairs = [tuple(int(n) for n in re.findall(r"\d+", card)) for card in DECK]
    assert sorted(pairs) == list(itertools.combinations(range(11), 2))
    for card in DECK:
        one, other = (number[0] for number in NUMBER.findall(card))
        assert one != other
    known = "r0y7 b4y7 y6r7 g0r6 g1r2 g2b5 r7g9 g3b4"
    assert set(known.split()) <= set(DECK)
    for shape in ("r2.7", "r3.5", ".1r4", "y2.3", "y3.8", "y4.9"):
        assert any(re.fullmatch(shape.replace(".", "[rgby]"), card) for card in DECK), shape


@rule("xxl.8.1")
def test_the_deck_is_even() -> None:
    numbers = [number for card in DECK for number in NUMBER.findall(card)]
    assert all(27 <= times <= 28 for times in Counter(number[0] for number in numbers).values())


@rule("xxl.8.2")
@ruling("A5")
@pytest.mark.parametrize("game", SHEDDING)
def test_two_to_six_seats_and_play_runs_to_the_left(game: str) -> None:
    for seats in range(2, 7):
        t = Table(game, seats, 4, options={"dealer": seats - 1})
        assert turn(t) == 0
    for seats in (1, 7):
        with pytest.raises(SeatError):
            Table(game, seats)


@rule("xxl.8.3")
@ruling("A5")
@pytest.mark.parametrize("game", SHEDDING)
def test_the_dealer_is_drawn_by_lot_or_named(game: str) -> None:
    assert {fact(Table(game, 3, seed), "dealer") for seed in range(40)} == {0, 1, 2}
    assert fact(Table(game, 3, 1, options={"dealer": 1}), "dealer") == 1
    with pytest.raises(OptionError, match="dealer"):
        Table(game, 3, 1, options={"dealer": 3})


@rule("xxl.8.4", "xxl.2.1", "xxl.5.1", "xxl.1.1")
@ruling("X1")
@pytest.mark.parametrize(
    ("standing", "starting_seat"),
    [([0, 0, 0, 0], 3), ([5, 7, 5, 7], 3), ([9, 7, 5, 7], 0), ([4, 4, 9, 4], 2), ([8, 1, 8, 1], 0)],
)
def test_the_worst_standing_begins_except_in_game_1(standing: list[int], starting_seat: int) -> None:
    for game in SHEDDING:
        t = Table(game, 4, 3, options={"dealer": 2})
        fresh = t.info.new(t.options, 4, t.state.rng)
        fresh.standing = standing  # type: ignore[attr-defined]
        fresh.deal()
        first = fresh.turn  # type: ignore[attr-defined]
        assert first == (3 if game == "xxl-rauf-runter" else starting_seat), game


@rule("xxl.8.5")
def test_only_the_player_on_turn_plays() -> None:
    t = table("xxl-drunter-bleiben; seats=3; discard=g0r6; hands=g1r2 | r1y5 | r3b5; turn=0")
    assert refused(t, 1, "r1y5") == ("xxl.8.5", {"turn": 0})
    assert refused(t, 2, "draw") == ("xxl.8.5", {"turn": 0})


@rule("xxl.8.6", "xxl.2.6")
@ruling("A2")
def test_equal_totals_share_a_place() -> None:
    t = table("xxl-drunter-bleiben; seats=4; discard=g0r6; hands=g1r2 | y0g3 | r0y7 | y1r9; turn=0")
    t.play(0, "g1r2")
    assert t.scores == [0, 3, 7, 10]
    assert t.places == [1, 2, 3, 4]
    shared = table("xxl-drunter-bleiben; seats=4; discard=g0r6; hands=g1r2 | b0y5 | y1r4 | y1r9; turn=0")
    shared.play(0, "g1r2")
    assert shared.places == [1, 2, 2, 4]


# --- what the shedding games share: 1.2, 1.7 to 1.9 and equivalents


def blocked(game: str, stock: str = "") -> Table:
    """Return a table at which no card of seat 0 fits but one of seat 1 does, with this stock."""
    table_of = {
        "xxl-rauf-runter": ("piles=r0y7 | b4y7", "b0r4 b0y2", "y6r7 b8g9"),
        "xxl-drunter-bleiben": ("discard=g0r6", "g6y8 b8r10", "g1r2 b8g9"),
        "xxl-reihe": ("sequences= | | | ", "b0r4 b0y2", "r0b10 b8g9"),
    }
    piles, mine, other = table_of[game]
    seen = " ".join(part for part in re.findall(r"[rgby]\d+[rgby]\d+", piles))
    rest = without(seen, mine, other, stock)
    return table(f"{game}; seats=3; {piles}; hands={mine} | {other} | {rest}; stock={stock}; turn=0")


FITS = {"xxl-rauf-runter": "y6r7/1", "xxl-drunter-bleiben": "g1r2", "xxl-reihe": "b10r0"}


@rule("xxl.1.2", "xxl.2.2", "xxl.5.2")
@ruling("X2")
@pytest.mark.parametrize("game", SHEDDING)
def test_playing_is_compulsory(game: str) -> None:
    t = blocked(game, stock="r3b5")
    play(t, (0, "draw"), (0, "keep"))
    assert refused(t, 1, "draw") == (PLAYS[game], {"why": "must"})
    drawn = "r3b5/1" if game == "xxl-rauf-runter" else "r3b5"
    assert refused(t, 1, drawn) == (PLAYS[game], {"why": "held", "card": "r3b5"}), "it is in another hand"
    assert FITS[game] in t.moves(1)


@rule("xxl.1.7", "xxl.2.4", "xxl.5.6")
@ruling("X2", "A4")
@pytest.mark.parametrize("game", SHEDDING)
def test_a_seat_without_a_fitting_card_draws_one_and_is_asked_in_any_case(game: str) -> None:
    t = blocked(game, stock="r3b5 r2g7")
    assert t.waiting == {0: Ask("play", True)}
    assert t.moves(0) == ["draw"]
    assert refused(t, 0, "keep") == (DRAWS[game], {"why": "keep"})
    t.play(0, "draw")
    assert t.waiting == {0: Ask("drawn", True)}
    assert "keep" in t.moves(0)
    assert refused(t, 0, "draw") == (DRAWS[game], {"why": "drawn", "drawn": "r3b5"})
    t.play(0, "keep")
    assert turn(t) == 1
    assert counts(t)[0] == 3


@rule("xxl.1.7", "xxl.2.4", "xxl.5.6")
@ruling("X2")
@pytest.mark.parametrize("game", SHEDDING)
def test_a_drawn_card_that_fits_may_be_played_at_once_or_kept(game: str) -> None:
    fitting = {"xxl-rauf-runter": "y6r9", "xxl-drunter-bleiben": "r3b5", "xxl-reihe": "g5b10"}[game]
    move = {"xxl-rauf-runter": "y6r9/1", "xxl-drunter-bleiben": "r3b5", "xxl-reihe": "b10g5"}[game]
    t = play(blocked(game, stock=f"{fitting} r2g7"), (0, "draw"))
    assert {move, "keep"} <= set(t.moves(0))
    held = "b0r4/1" if game == "xxl-rauf-runter" else {"xxl-reihe": "b0r4"}.get(game, "g6y8")
    assert refused(t, 0, held) == (DRAWS[game], {"why": "drawn", "drawn": fitting}), "only the card it drew"
    t.play(0, move)
    assert counts(t)[0] == 2
    assert turn(t) == 1


@rule("xxl.1.8", "xxl.2.5", "xxl.5.7")
@ruling("X2")
@pytest.mark.parametrize("game", SHEDDING)
def test_with_an_empty_stock_a_seat_that_cannot_play_is_passed_over(game: str) -> None:
    t = play(blocked(game, stock="r2g7"), (0, "draw"), (0, "keep"))
    assert count(t, "stock") == 0
    t.play(1, FITS[game])
    assert (turn(t), events_of(t, "idle")) == (2, [])
    t.play(2, t.moves(2)[0])
    assert [event["seat"] for event in events_of(t, "idle")] == [0, 1]
    assert (turn(t), t.over) == (2, False)
    with pytest.raises(PositionError, match=f"passed over.*{SKIPS[game]}"):
        blocked(game)


@rule("xxl.1.9", "xxl.2.6", "xxl.5.8")
@ruling("X3", "A9")
@pytest.mark.parametrize("game", SHEDDING)
def test_the_game_ends_at_once_with_an_empty_hand(game: str) -> None:
    piles = {
        "xxl-rauf-runter": "piles=r0y7 | b4y7",
        "xxl-drunter-bleiben": "discard=g0r6",
        "xxl-reihe": "sequences= | | | ",
    }
    last = {"xxl-rauf-runter": "y6r7", "xxl-drunter-bleiben": "g1r2", "xxl-reihe": "r0b10"}[game]
    t = table(f"{game}; seats=3; {piles[game]}; hands={last} | b8g9 | y1r4 g2y4; turn=0")
    assert t.scores is None, "a score would give away the hands"
    t.play(0, FITS[game])
    assert t.over
    assert t.scores == [0, 17, 11]
    assert t.places == [1, 3, 2]
    assert t.waiting == {}
    assert refused(t, 1, "draw") == (ENDS[game], {"why": "over"})
    assert cards(t, "hand.1", 0) == ["b8g9"], "then all hands are open"


@rule("xxl.2.6")
@ruling("X3")
def test_the_game_ends_when_the_stock_is_empty_and_nobody_can_play() -> None:
    """On yellow 0 with green 1 only green 0 fits, and both cards that show it are covered."""
    covered = "g0r6 g0y8 g2y4"
    rest = without(covered, "y0g1 b8g9")
    t = table(f"xxl-drunter-bleiben; seats=2; discard={covered}; hands=y0g1 b8g9 | {rest}; stock=; turn=0")
    t.play(0, "y0g1")
    assert t.over
    assert kinds(t)[-2:] == ["end", "turn"]
    assert t.scores == [17, total(rest)]
    assert t.places == [1, 2]


@rule("xxl.1.9", "xxl.2.6", "xxl.5.8")
@ruling("X3")
def test_as_long_as_the_stock_lasts_a_dead_table_is_played_on() -> None:
    stock = without("g0r6 g0y8 g2y4 y0g1 b8g9 r1y5")
    t = table(f"xxl-drunter-bleiben; seats=2; discard=g0r6 g0y8 g2y4; hands=y0g1 b8g9 | r1y5; stock={stock}; turn=0")
    t.play(0, "y0g1")
    for seat in (1, 0, 1, 0):
        assert t.moves(seat) == ["draw"]
        play(t, (seat, "draw"), (seat, "keep"))
    assert not t.over
    reihe = table(f"xxl-reihe; seats=2; hands=r0b10 y0g3 | b0y2; stock={without('r0b10 y0g3 b0y2')}; turn=0")
    reihe.play(0, "b10r0")
    assert reihe.moves(1) == ["draw"]


@rule("xxl.2.5", "xxl.2.6")
@ruling("X2", "X3")
def test_with_an_empty_stock_and_one_seat_that_can_play_it_plays_again_and_again() -> None:
    """Seat 1 holds what goes on, seat 0 a card that never fits."""
    chain = "g2y4 y3b7"
    t = table(
        f"xxl-drunter-bleiben; seats=2; discard={without(chain, 'b8g9', 'y5g6', 'b0y2')} y5g6; "
        f"hands=b8g9 | {chain} b0y2; stock=; turn=1"
    )
    t.play(1, "g2y4")
    assert turn(t) == 1
    t.play(1, "y3b7")
    assert turn(t) == 1
    assert [event["seat"] for event in events_of(t, "idle")] == [0, 0]


# --- 1 Rauf & Runter

A_AND_B = "piles=r0y7 | b4y7"
"""The cards A and B of the printed example."""


def opened(more: str = "") -> Table:
    """Return a table at which seat 0 holds every card that is not on the table."""
    return table(f"xxl-rauf-runter; seats=2; {A_AND_B}; hands={without('r0y7 b4y7 y0g1')} | y0g1; stock=; {more}")


@rule("xxl.1.1")
def test_six_cards_each_and_two_piles() -> None:
    t = Table("xxl-rauf-runter", 4, 1, options={"dealer": 1})
    assert counts(t) == [6] * 4
    assert [count(t, "pile.1"), count(t, "pile.2"), count(t, "stock")] == [1, 1, 55 - 24 - 2]
    assert turn(t) == 2


@rule("xxl.1.3")
@ruling("X4")
def test_example_cards_a_and_b_and_their_seven_openings() -> None:
    moves = opened().moves(0)
    assert firsts(moves, "/1") == {"y6", "y8", "r1"}
    assert firsts(moves, "/2") == {"b3", "b5", "y6", "y8"}


@rule("xxl.1.4")
@ruling("X4")
def test_example_of_the_descending_yellow_run() -> None:
    t = opened()
    t.play(0, "y6r7/1")
    assert fact(t, "headings") == ["y6-", None]
    moves = t.moves(0)
    assert firsts(moves, "/1") == {"y5", "r6", "r8"}
    assert refused(t, 0, "y7g10/1") == ("xxl.1.4", {"card": "y7g10", "top": "y6r7", "pile": 1})
    t.play(0, next(move for move in moves if move.startswith("r8") and move.endswith("/1")))
    assert fact(t, "headings")[0] == "r8+", "a new run, and the old one is forgotten"
    assert cards(t, "pile.1") == ["b2r8"]
    assert firsts(t.moves(0), "/1") == {"r9", "b1", "b3"}


def in_sight(t: Table, pile: int, viewer: int | None = None) -> list[str]:
    """Return the numbers in sight of the covered cards of a pile, from bottom to top."""
    seen: list[str] = t.view(viewer)["zones"][f"pile.{pile}"]["edges"]
    return seen


@rule("xxl.1.4", "xxl.10.1")
@ruling("X15", "A10")
def test_of_a_covered_card_the_number_that_was_continued_stays_in_sight() -> None:
    t = opened()
    assert in_sight(t, 1) == []
    t.play(0, "y6r7/1")
    for viewer in (0, 1, None):
        assert in_sight(t, 1, viewer) == ["y7"]
        assert cards(t, "pile.1", viewer) == ["y6r7"], "the top card shows both numbers"
        assert "r0y7" not in json.dumps([t.view(viewer)["zones"]["pile.1"], t.view(viewer)["table"]])
    assert in_sight(t, 2) == []


@rule("xxl.1.4", "xxl.10.1")
@ruling("X15", "A10")
def test_nothing_else_of_a_covered_card_is_seen() -> None:
    """Three cards show a yellow 7. A viewer who comes later does not learn which of them is under the yellow 6."""
    seen: list[list[Any]] = []
    sevens = ["r0y7", "b4y7", "y7g10"]
    for covered in sevens:
        others = " ".join(seven for seven in sevens if seven != covered)
        stock = f"{without(*sevens, 'y6r7 g5b9 g1r2 y0g1')} {others}"
        t = table(f"xxl-rauf-runter; seats=2; piles={covered} y6r7 | g5b9; hands=g1r2 | y0g1; stock={stock}; turn=0")
        observer = Observer(t.state)
        shown = [[t.view(viewer), t.events(viewer)] for viewer in (0, 1, None)]
        seen.append([shown, [list(observer.row(t.state, seat)) for seat in (0, 1)]])
    assert seen[0] == seen[1] == seen[2]


@rule("xxl.1.4")
@ruling("X15")
def test_the_numbers_of_an_earlier_run_stay_in_sight() -> None:
    t = play(opened("turn=0"), (0, "y6r7/1"))
    play(t, (0, "r8b2/1"), (0, "b3g10/1"))
    assert in_sight(t, 1) == ["y7", "r7", "b2"], "yellow down, then red up, then blue up"
    t.play(0, "b4g3/1")
    assert in_sight(t, 1) == ["y7", "r7", "b2", "b3"]
    assert fact(t, "headings")[0] == "b4+"


@rule("xxl.1.4")
@ruling("X15")
def test_a_clone_has_the_same_numbers_in_sight() -> None:
    t = play(opened("turn=0"), (0, "y6r7/1"), (0, "r8b2/1"))
    zones: Any = t.state.clone().view(0)["zones"]
    assert zones["pile.1"]["edges"] == in_sight(t, 1, 0) == ["y7", "r7"]


def either_way() -> tuple[str, str]:
    """Return a card, and another that fits on it by both of its numbers."""

    def near(one: str, other: str) -> bool:
        return one[0] == other[0] and abs(int(one[1:]) - int(other[1:])) == 1

    return next(
        (top, card)
        for top, card in itertools.permutations(DECK, 2)
        if sorted(near(a, b) for a in NUMBER.findall(top) for b in NUMBER.findall(card)) == [False, False, True, True]
    )


@rule("xxl.1.6", "xxl.1.4")
@ruling("X15")
def test_the_number_by_which_a_card_was_played_decides_what_stays_in_sight() -> None:
    """Both numbers of one card continue both of the other: a position has to say which was taken."""
    top, card = either_way()
    below = {number[0]: number for number in NUMBER.findall(top)}
    rest = without(top, card, "b4y7").split()
    for first, second in itertools.permutations(NUMBER.findall(card)):
        t = table(f"xxl-rauf-runter; seats=2; piles={top} | b4y7; hands={card} {rest[0]} | {rest[1]}; turn=0")
        t.play(0, f"{first}{second}/1")
        assert in_sight(t, 1) == [below[first[0]]]
        assert in_sight(Table(position=t.position()), 1) == in_sight(t, 1)


@rule("xxl.1.4", "xxl.10.3")
@ruling("X15")
def test_a_position_without_edges_has_those_that_the_cards_allow() -> None:
    """As positions were written before they named any."""
    start = "xxl-rauf-runter; seats=2; piles=b4y7 y6r7 g0r6 | g5b9; hands=g1r2 | y0g1; turn=0"
    t = table(start)
    assert in_sight(t, 1) == ["y7", "r7"]
    assert fact(t, "headings") == ["r6-", None]
    assert table(f"{start}; headings=r6- | ; edges=y7 r7 | ").position() == t.position()
    for wrong in ("edges=y7 y6 | ", "edges=y7 | ", "headings=g0+ | ", "edges= | g5"):
        with pytest.raises(PositionError, match=r"no moves play to pile [12] in this order.*xxl\.1\.4"):
            table(f"{start}; {wrong}")


@rule("xxl.10.1")
@ruling("X15", "A10")
def test_with_open_memory_the_covered_cards_themselves_stay_in_sight() -> None:
    t = Table(
        position=f"xxl-rauf-runter; seats=2; options=open_memory:true; {A_AND_B}; "
        f"hands={without('r0y7 b4y7 y0g1')} | y0g1; stock="
    )
    t.play(0, "y6r7/1")
    assert cards(t, "pile.1") == ["r0y7", "y6r7"]
    assert in_sight(t, 1) == ["y7"]


@rule("xxl.1.3")
def test_a_card_that_does_not_fit_is_refused() -> None:
    t = opened()
    assert refused(t, 0, "b0y2/1") == ("xxl.1.3", {"card": "b0y2", "top": "r0y7", "pile": 1})
    assert refused(t, 0, "y2b0/2") == ("xxl.1.3", {"card": "y2b0", "top": "b4y7", "pile": 2})


@rule("xxl.1.5")
@ruling("X4")
def test_a_free_ten_goes_only_down_and_a_free_zero_only_up() -> None:
    t = table(f"xxl-rauf-runter; seats=2; piles=r0b10 | g5b9; hands={without('r0b10 g5b9 y0g1')} | y0g1; stock=")
    assert firsts(t.moves(0), "/1") == {"r1", "b9"}
    assert firsts(t.moves(0), "/2") == {"g4", "g6", "b8", "b10"}


@rule("xxl.1.5")
@ruling("X4")
@pytest.mark.parametrize(
    ("below", "move", "rest"),
    [("r1y5", "r0y9/1", {"y8", "y10"}), ("g9r10", "g10y7/1", {"y6", "y8"}), ("b8g9", "g10b2/1", {"b1", "b3"})],
)
def test_a_run_that_reached_0_or_10_is_dead(below: str, move: str, rest: set[str]) -> None:
    t = table(f"xxl-rauf-runter; seats=2; piles={below} | b4y7; hands={without(below, 'b4y7 y0g1')} | y0g1; stock=")
    t.play(0, move)
    assert firsts(t.moves(0), "/1") == rest
    back = {"r0": "r1b8", "g1": "g9r7"}[move[:2]]
    top = cards(t, "pile.1")[-1]
    assert set(NUMBER.findall(top)) == set(NUMBER.findall(move)), "the card just played"
    assert refused(t, 0, f"{back}/1") == ("xxl.1.5", {"card": back, "top": top, "pile": 1})


@rule("xxl.1.3", "xxl.1.5")
def test_a_view_names_the_neighbours_of_every_number_on_top() -> None:
    for top in DECK:
        other, mine, yours = without(top).split()[:3]
        t = table(f"xxl-rauf-runter; seats=2; piles={top} | {other}; hands={mine} | {yours}; turn=0")
        for pile, card in (("pile.1", top), ("pile.2", other)):
            values = {number: int(number[1:]) for number in NUMBER.findall(card)}
            near = {number: [n for n in (value - 1, value + 1) if 0 <= n <= 10] for number, value in values.items()}
            assert fact(t, "fits")[pile] == near


@rule("xxl.1.4")
def test_a_view_names_only_the_next_number_of_a_run() -> None:
    t = play(opened("turn=0"), (0, "y6r7/1"))
    assert fact(t, "fits")["pile.1"] == {"y6": [5], "r7": [6, 8]}
    t.play(0, "r8b2/1")
    assert fact(t, "fits")["pile.1"] == {"b2": [1, 3], "r8": [9]}


@pytest.mark.parametrize("zone", ["pile.1", "pile.2", ""])
def test_a_card_is_dropped_by_the_number_that_is_nearest(zone: str) -> None:
    """The move that fits if there is one, else the one that the player most likely meant."""
    t = opened()
    tops = {pile: cards(t, f"pile.{pile}")[-1] for pile in (1, 2)}

    def gap(number: str, pile: int) -> int:
        values = {other[0]: int(other[1:]) for other in NUMBER.findall(tops[pile])}
        return abs(int(number[1:]) - values[number[0]]) if number[0] in values else 11

    for card in hand(t, 0):
        number, _, pile = str(t.move_for_drop(0, card, zone)).partition("/")
        numbers = NUMBER.findall(number)
        assert zone in ("", f"pile.{pile}")
        assert sorted(numbers) == sorted(NUMBER.findall(card))
        piles = [int(zone[-1])] if zone else [1, 2]
        assert gap(numbers[0], int(pile)) == min(gap(each, there) for each in numbers for there in piles), card


@rule("xxl.1.6")
@ruling("X4")
def test_a_card_that_fits_a_pile_by_both_numbers_goes_by_the_one_its_player_says() -> None:
    top, card = either_way()
    low, high = NUMBER.findall(card)
    rest = without(top, card, "b4y7")
    position = (
        f"xxl-rauf-runter; seats=2; piles={top} | b4y7; hands={card} {rest.split()[0]} | {rest.split()[1]}; turn=0"
    )
    runs = []
    for first, second in ((low, high), (high, low)):
        t = table(position)
        assert {f"{low}{high}/1", f"{high}{low}/1"} <= set(t.moves(0))
        t.play(0, f"{first}{second}/1")
        runs.append(fact(t, "headings")[0][:-1])
    assert runs == [low, high]


# --- 2 Immer schön drunter bleiben


@rule("xxl.2.1")
def test_six_cards_each_and_one_open() -> None:
    t = Table("xxl-drunter-bleiben", 6, 1)
    assert counts(t) == [6] * 6
    assert [count(t, "discard"), count(t, "stock")] == [1, 55 - 36 - 1]


@rule("xxl.2.3")
@ruling("X5")
def test_example_of_red_6_with_green_0_and_green_1_with_red_2() -> None:
    t = table(f"xxl-drunter-bleiben; seats=2; discard=g0r6; hands={without('g0r6 y0g1')} | y0g1; stock=")
    fitting = {card for card in without("g0r6 y0g1").split() if any(f"r{n}" in NUMBER.findall(card) for n in range(6))}
    assert set(t.moves(0)) == fitting
    assert "g1r2" in fitting
    assert refused(t, 0, "y0g3") == ("xxl.2.3", {"card": "y0g3", "top": "g0r6"}), "no green is below 0"
    t.play(0, "g1r2")
    wanted = {"g0", "r1", "r0"}
    assert turn(t) == 0, "seat 1 holds green 1, which is not lower"
    assert set(t.moves(0)) == {card for card in hand(t, 0) if wanted & set(NUMBER.findall(card))}


@rule("xxl.2.3")
@ruling("X5")
def test_one_matching_colour_with_a_lower_value_is_enough() -> None:
    t = table("xxl-drunter-bleiben; seats=2; discard=r5g7; hands=r3b5 g9r10 | y0g1; turn=0")
    assert t.why_not(0, "r3b5") is None
    assert refused(t, 0, "g9r10") == ("xxl.2.3", {"card": "g9r10", "top": "r5g7"})


# --- 5 Auf die Reihe bekommen


@rule("xxl.5.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 9), (4, 9), (5, 7), (6, 7)])
def test_nine_or_seven_cards_each(seats: int, each: int) -> None:
    t = Table("xxl-reihe", seats, 1)
    assert counts(t) == [each] * seats
    assert count(t, "stock") == 55 - seats * each


RED = "b8r10 y1r9 b2r8 b1r7"
"""Red 10, 9, 8, 7."""


@rule("xxl.5.3")
@ruling("X11")
def test_example_red_10_9_8_7() -> None:
    t = table(f"xxl-reihe; seats=2; sequences={RED} | | | ; hands={without(RED, 'y0g1')} | y0g1; stock=")
    assert firsts(t.moves(0), "") == {"r6", "g10", "b10", "y10"}
    assert refused(t, 0, "r5g7") == ("xxl.5.3", {"card": "r5g7", "colour": "r", "wanted": 6})
    assert fact(t, "wanted") == {"r": 6, "g": 10, "b": 10, "y": 10}


@rule("xxl.5.4")
@ruling("X11")
def test_two_tens_of_one_colour_in_one_hand_open_one_run_after_the_other() -> None:
    t = table("xxl-reihe; seats=2; hands=r0b10 g5b10 r6b10 | y0g1 y0g3; turn=0")
    t.play(0, "b10r0")
    play(t, (1, "draw"), (1, "keep"))
    assert t.moves(0) == ["draw"], "the other blue 10s must wait"
    assert refused(t, 0, "b10g5") == ("xxl.5.4", {"card": "b10g5", "colour": "b", "wanted": 9})
    blue = "g5b10 y4b9 r1b8 y3b7 g1b6 r3b5 g3b4 y2b3 b2r8 b1r7 b0r4"
    done = table(
        f"xxl-reihe; seats=2; sequences= | | {blue} | ; hands=r0b10 r6b10 | y0g1; "
        f"stock={without(blue, 'r0b10 r6b10 y0g1')}"
    )
    assert "b10r0" in done.moves(0), "only a run that reached 0 lets another 10 open"
    done.play(0, "b10r0")
    assert fact(done, "wanted")["b"] == 9


@rule("xxl.5.5")
@ruling("X11")
def test_a_card_that_fits_two_runs_goes_where_its_player_says() -> None:
    t = table(f"xxl-reihe; seats=2; sequences={RED} | | | g4y10 b3y9; hands=b7y8 r6b10 y0g3 | y0g1; turn=0")
    assert t.moves(0) == ["r6b10", "b10r6", "y8b7"], "as the red 6, or as a blue 10"
    t.play(0, "b10r6")
    assert cards(t, "sequence.b") == ["r6b10"]
    assert fact(t, "wanted")["r"] == 6


# --- 10 at this table


@rule("xxl.10.1")
@ruling("A10", "A9")
@pytest.mark.parametrize("game", SHEDDING)
def test_what_is_seen(game: str) -> None:
    t = Table(game, 3, 5)
    view = t.view(1)
    assert len(view["zones"]["hand.1"]["cards"]) == counts(t)[1]
    assert view["zones"]["hand.0"]["cards"] == view["zones"]["stock"]["cards"] == []
    assert view["scores"] is None


@rule("xxl.10.1")
@ruling("A10")
def test_open_memory_keeps_covered_cards_in_sight() -> None:
    position = "xxl-drunter-bleiben; seats=2; discard=g6y8 g0r6; hands=g1r2 b0y2 | y0g1; turn=0"
    assert cards(table(position), "discard") == ["g0r6"]
    assert cards(table(position, open_memory=True), "discard") == ["g6y8", "g0r6"]


@rule("xxl.10.2")
@ruling("A4", "A12")
def test_seats_that_must_draw_and_seats_that_may_play_are_asked_alike() -> None:
    one = blocked("xxl-drunter-bleiben", stock="r3b5")
    assert one.waiting == {0: Ask("play", True)}
    play(one, (0, "draw"), (0, "keep"))
    assert one.waiting == {1: Ask("play", True)}


@rule("xxl.10.3")
@ruling("A11")
@pytest.mark.parametrize("game", SHEDDING)
def test_a_position_accounts_for_every_card(game: str) -> None:
    t = Table(game, 3, 5)
    p = t.position()
    texts = [p["stock"], *p["hands"]]
    for name in ("piles", "headings", "sequences", "discard"):
        entry = p.get(name, "")
        texts += entry if isinstance(entry, list) else [entry]
    named = [word for text in texts for word in text.split() if word in DECK]
    assert sorted(named) == sorted(DECK)
    assert Table(position=p).position() == p


@rule("xxl.10.3")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=g0r6 | g1r2", "2 times"),
        ("xxl-drunter-bleiben; seats=2; discard=; hands=g0r6 | g1r2", "discard"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=x1 | g1r2", "no XXL card"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands= | g1r2", "phase"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=y0g1 | g1r2; phase=over", "phase"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=y0g1 | g1r2; turn=2", "turn"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=y0g1 | g1r2; standing=1", "standing"),
        ("xxl-drunter-bleiben; seats=2; discard=g0r6; hands=y0g1 | g1r2; runs=1", "runs"),
        ("xxl-rauf-runter; seats=2; piles=g0r6 | ; hands=y0g1 | g1r2", "piles"),
        ("xxl-rauf-runter; seats=2; piles=g0r6 | r0y7; headings=y6- | ; hands=y0g1 | g1r2", "headings"),
        ("xxl-reihe; seats=2; sequences=r0b10 | | | ; hands=y0g1 | g1r2", "does not continue"),
        ("xxl-reihe; seats=2; sequences= | | g5b9 | ; hands=y0g1 | g1r2", "does not continue"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: str, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        table(position)


@rule("xxl.10.4")
def test_notation() -> None:
    t = opened()
    for wrong in ("y6r7", "y6r7/3", "r7y7/1", "pass"):
        with pytest.raises(NotationError):
            t.play(0, wrong)
    assert t.why_not(0, "y6r7/1") is None
