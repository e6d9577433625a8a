"""The expected points of hand and open row in *Straßenbau*, game 4 of XXL.

A slot is a number of a colour, as in `games.xxl.runs`, and a run needs three slots in a row. Sets of
slots where a run could begin are found by a few shifts, for all colours at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit, count, has
from tischlein.core.knowledge import kinds_in
from tischlein.games.xxl.deck import SIZE
from tischlein.games.xxl.run_layout import OPEN
from tischlein.games.xxl.runs import LENGTH, NUMBERS, SLOTS
from tischlein.games.xxl.strassenbau import Strassenbau

FRESH: Final = 10.0  # a card from the stock
HELD: Final = 0.5  # a point of a card in hand
OWN: Final = 0.25  # a point of a run in hand
NEARLY_OWN: Final = 0.15  # a point of a run with one open card
SHARED: Final = 0.4  # a point of a run with open cards, any of which another seat may take first
PAIR: Final = 2.0  # two cards in hand, with which a third would be a run
START: Final = 0.3  # a slot where a run with a card in hand could begin, or with an open one
OPEN_PAIR: Final = 2.0  # the same for the others
OPEN_RUN: Final = 6.0

USUAL: Final = 10
"""The total of a card that has not been seen."""

AT_NUMBER: Final[vec[i64]] = vec[i64](
    [sum(int(bit(slot)) for slot in range(SLOTS) if slot % NUMBERS == number) for number in range(NUMBERS)]
)
"""By number: its slots in all colours."""


def all_of_three(slots: i64) -> i64:
    """Return where three places in a row begin."""
    return slots & slots >> 1 & slots >> 2


def two_of_three(slots: i64) -> i64:
    """Return where three in a row begin of which at least two are there."""
    return (slots & slots >> 1) | (slots & slots >> 2) | (slots >> 1 & slots >> 2)


def one_of_three(slots: i64) -> i64:
    """Return where three in a row begin of which at least one is there."""
    return slots | slots >> 1 | slots >> 2


def usual_total(runs: i64) -> float:
    """Return the points of the highest run that begins there, if its other numbers are medium."""
    number: i64 = NUMBERS - LENGTH
    while number >= 0:
        if runs & AT_NUMBER[number] != 0:
            return float(LENGTH * (number + 6))
        number -= 1
    return 0.0


class RunOutlook:
    """What a seat sees before and after an exchange.

    possible    where runs can begin, given the cards already in runs
    hand, row   the slots shown by the hand and by the open cards
    *_twice     those of them that two cards show
    new_*       the same after the exchange that is looked at, and what the cards taken and given are worth
    """

    def __init__(self, state: Strassenbau, seat: i64) -> None:
        self.runs: Final = state.runs
        self.others: Final = float(state.seats - 1)
        self.hand: i64 = 0
        self.hand_twice: i64 = 0
        self.row: i64 = 0
        self.row_twice: i64 = 0
        self.new_hand: i64 = 0
        self.new_row: i64 = 0
        self.new_cards = 0.0
        left = self._look(state.mask(seat), kinds_in(state.piles, OPEN, state.piles.size(OPEN)), _built(state))
        self.possible: Final = all_of_three(left) & state.runs.begins

    def _look(self, hand: i64, row: i64, built: i64) -> i64:
        """Record which cards are where; return the places shown by cards that are not in a run."""
        left: i64 = 0
        card: i64 = 0
        while card < SIZE:
            shown = self.runs.shown[card]
            if has(hand, card):
                self.hand_twice |= self.hand & shown
                self.hand |= shown
            elif has(row, card):
                self.row_twice |= self.row & shown
                self.row |= shown
            if not has(built, card):
                left |= shown
            card += 1
        return left

    def look_at(self, move: i64) -> None:
        """Look at an exchange, or at none."""
        runs = self.runs
        self.new_hand = self.hand
        self.new_row = self.row
        self.new_cards = 0.0
        if move >= runs.pass_move:
            return
        given = runs.shown[runs.card_given(move)]
        total: i64 = USUAL
        self.new_hand &= ~given | self.hand_twice
        if move < runs.first_put:
            taken = runs.shown[runs.card_taken(move)]
            total = runs.deck.totals[runs.card_taken(move)]
            self.new_hand |= taken
            self.new_row &= ~taken | self.row_twice
        else:
            self.new_cards = FRESH
        self.new_row |= given
        self.new_cards += HELD * float(total - runs.deck.totals[runs.card_given(move)])

    def points(self) -> float:
        """Return the value after the exchange: the hand is the seat's own, the row is open to the others first."""
        hand, row, possible = self.new_hand, self.new_row, self.possible
        held_pairs = two_of_three(hand) & possible
        runs = all_of_three(hand | row) & one_of_three(hand) & possible
        points = self.new_cards + PAIR * float(count(held_pairs & ~runs))
        points += START * float(count(one_of_three(hand) & possible) - count(one_of_three(row) & possible))
        points -= OPEN_PAIR * float(count(two_of_three(row) & possible))
        points -= (OPEN_RUN - OPEN_PAIR) * float(count(all_of_three(row) & possible))
        if runs != 0:
            points += SHARED * usual_total(runs) / self.others
            points += NEARLY_OWN * usual_total(runs & held_pairs) + OWN * usual_total(all_of_three(hand) & possible)
        return points

    # --- reasons: what an exchange changes

    def makes_run(self) -> bool:
        """Say whether the exchange completes a run in hand."""
        return all_of_three(self.new_hand) & ~all_of_three(self.hand) & self.possible != 0

    def pairs_won(self) -> i64:
        """Return how many more pairs are in hand."""
        return count(two_of_three(self.new_hand) & self.possible) - count(two_of_three(self.hand) & self.possible)

    def open_pairs_won(self) -> i64:
        """Return how many more pairs lie open."""
        return count(two_of_three(self.new_row) & self.possible) - count(two_of_three(self.row) & self.possible)


def _built(state: Strassenbau) -> i64:
    """Return the cards in runs."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        zone = state.run_pile(seat)
        found |= kinds_in(state.piles, zone, state.piles.size(zone))
        seat += 1
    return found
