"""Decks: names, copies, jokers."""

from __future__ import annotations

import pytest

from tischlein import PositionError
from tischlein.games.kit.cards import CardDeck, SuitedDeck


def test_a_suited_deck_names_its_cards() -> None:
    deck = SuitedDeck("hs", ["7", "10", "A"], copies=2, jokers=3)
    assert list(deck.names.values()) == ["h7", "h10", "hA", "s7", "s10", "sA", "X"]
    assert deck.box == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6]
    assert [deck.suits[card] for card in (1, 5, 6)] == [0, 1, -1]
    assert [deck.ranks[card] for card in (1, 5, 6)] == [1, 2, -1]
    assert list(deck.of_suit) == [0b111, 0b111000]
    assert list(deck.of_rank) == [0b1001, 0b10010, 0b100100]


def test_cards_are_written_and_read() -> None:
    deck = SuitedDeck("hs", ["7", "8"])
    assert deck.format([3, 0]) == "s8 h7"
    assert deck.parse("s8 h7") == [3, 0]
    with pytest.raises(PositionError, match="there is no card 'x9' in this deck"):
        deck.parse("h7 x9")


def test_observations_count_cards_that_are_there_twice() -> None:
    assert SuitedDeck("h", ["7"]).card_slots.single
    assert not SuitedDeck("h", ["7"], copies=2).card_slots.single


def test_a_deck_has_no_more_kinds_than_a_set_can_hold() -> None:
    with pytest.raises(ValueError, match="at most 63"):
        CardDeck([f"c{number}" for number in range(64)])
