"""The rules of Mau-Mau by number, and every contract."""

from __future__ import annotations

from typing import Any

from tischlein import Table
from tischlein.testing import contract_tests

TestContracts = contract_tests("mau-mau")


def at(text: str) -> Table:
    return Table(position=f"mau-mau; {text}")


def refused(table: Table, seat: int, move: str) -> tuple[str, Any]:
    refusal = table.why_not(seat, move)
    assert refusal is not None
    return refusal.rule, refusal.facts.get("why")


def test_1_two_decks_are_twice_the_cards() -> None:
    sizes = {decks: Table("mau-mau", 5, 1, {"decks": decks}).view(None)["zones"]["stock"]["count"] for decks in (1, 2)}
    assert sizes == {1: 32 - 26, 2: 64 - 26}


def test_2_2_a_card_fits_by_suit_or_rank() -> None:
    table = at("seats=2; discard=h9; hands=h10 s9 cQ | d8 d9; turn=0")
    assert table.moves(0) == ["s9", "h10"]
    assert refused(table, 0, "cQ") == ("mau-mau.2.2", "fit")
    assert refused(table, 0, "draw") == ("mau-mau.2.2", "must")


def test_2_4_the_discard_becomes_the_stock() -> None:
    rest = "c7 c8 c9 c10 cJ cQ cK cA s8 s9 s10 sJ sQ sK sA h7 h8 h10 hJ hQ hK d7 d8 d9 d10 dJ dQ dK dA"
    table = at(f"seats=2; discard={rest} h9; hands=s7 | hA; turn=0")
    assert [event["kind"] for event in table.play(0, "draw")][:2] == ["renew", "draw"]


def test_2_5_with_nothing_to_draw_whoever_cannot_lay_is_passed_over() -> None:
    rest = "s9 s10 sJ sQ sK sA h10 hJ hQ hK hA c7 c8 c9 c10 cJ cQ cK d7 d8 d9 d10 dJ dQ dK dA"
    table = at(f"seats=3; discard=h9 cA; hands=h7 h8 | s7 s8 | {rest}; turn=0")
    table.play(0, "draw")
    assert [event["kind"] for event in table.play(0, "keep")] == ["keep", "idle", "turn"]
    assert list(table.waiting) == [2]


def test_3_1_a_seven_is_passed_on_or_taken() -> None:
    table = at("seats=3; discard=h9; hands=h7 c8 | s7 c9 | d8 d9; turn=0")
    table.play(0, "h7")
    assert table.moves(1) == ["s7", "draw"]
    table.play(1, "s7")
    assert (table.moves(2), table.view(2)["table"]["owed"]) == (["draw"], 4)
    table.play(2, "draw")
    assert (len(table.view(2)["zones"]["hand.2"]["cards"]), table.view(2)["table"]["owed"]) == (6, 0)
    assert list(table.waiting) == [0]


def test_3_2_and_3_3_an_eight_skips_and_an_ace_plays_again() -> None:
    table = at("seats=3; discard=h9; hands=h8 hA c9 | s7 c10 | d8 d9; turn=0")
    table.play(0, "hA")
    assert list(table.waiting) == [0]
    table.play(0, "h8")
    assert list(table.waiting) == [2]


def test_3_4_a_jack_names_a_suit_and_lies_on_no_jack() -> None:
    table = at("seats=2; discard=h9; hands=cJ c9 | sJ s7 h10; turn=0")
    table.play(0, "cJ=s")
    assert (table.view(1)["table"]["suit"], table.moves(1)) == ("s", ["s7"])
    assert refused(table, 1, "sJ=h") == ("mau-mau.2.2", "fit")


def test_3_5_whoever_forgets_to_say_mau_draws() -> None:
    position = "seats=2; options=say_mau:true; discard=h9; hands=h10 hQ | d8 d9; turn=0"
    table = at(position)
    assert table.moves(0) == ["h10", "hQ", "h10!", "hQ!"]
    assert [event["kind"] for event in table.play(0, "h10!")] == ["play", "say", "turn"]
    forgetful = at(position)
    assert [event["kind"] for event in forgetful.play(0, "h10")] == ["play", "draw", "turn"]
    assert refused(at("seats=2; discard=h9; hands=h10 hQ | d8 d9; turn=0"), 0, "h10!") == ("mau-mau.3.5", "call")


def test_4_2_what_is_left_in_the_hands_counts() -> None:
    table = at("seats=2; discard=h9; hands=h10 | sJ s7 hA; turn=0")
    table.play(0, "h10")
    assert (table.scores, table.places) == ([0, 20 + 7 + 11], [1, 2])
