"""What hand and open row promise in *Straßenbau*, game 4 of XXL, in points.

A place is a number of a colour, as in `games.xxl.runs`, and a run needs three places in a row. So what cards
promise are sets of places where a run could begin, and a few shifts find them for all colours at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit, count, has
from tischlein.core.knowledge import kinds_in
from tischlein.games.xxl.deck import SIZE
from tischlein.games.xxl.run_layout import OPEN
from tischlein.games.xxl.runs import LENGTH, NUMBERS, PLACES
from tischlein.games.xxl.strassenbau import Strassenbau

FRESH: Final = 10.0  # a card from the stock
HELD: Final = 0.5  # a point of a card in hand
OWN: Final = 0.25  # a point of a run in hand
NEARLY_OWN: Final = 0.15  # a point of a run with one open card
SHARED: Final = 0.4  # a point of a run with open cards, any of which another seat may take first
PAIR: Final = 2.0  # two cards in hand, with which a third would be a run
START: Final = 0.3  # a place where a run with a card in hand could begin, or with an open one
OPEN_PAIR: Final = 2.0  # the same for the others
OPEN_RUN: Final = 6.0

USUAL: Final = 10
"""The total of a card that has not been seen."""

AT_NUMBER: Final[vec[i64]] = vec[i64](
    [sum(int(bit(place)) for place in range(PLACES) if place % NUMBERS == number) for number in range(NUMBERS)]
)
"""By number: its places in all colours."""


def full(places: i64) -> i64:
    """Where three places in a row begin."""
    return places & places >> 1 & places >> 2


def pairs(places: i64) -> i64:
    """Where three in a row begin, of which two are there at least."""
    return (places & places >> 1) | (places & places >> 2) | (places >> 1 & places >> 2)


def touched(places: i64) -> i64:
    """Where three in a row begin, of which one is there at least."""
    return places | places >> 1 | places >> 2


def usual_total(runs: i64) -> float:
    """What the highest run that begins there counts, if its cards are of medium number otherwise."""
    number: i64 = NUMBERS - LENGTH
    while number >= 0:
        if runs & AT_NUMBER[number] != 0:
            return float(LENGTH * (number + 6))
        number -= 1
    return 0.0


class RunOutlook:
    """What a seat sees before and after an exchange.

    possible    where runs can begin that are not ruled out by the cards already built in
    hand, row   the places shown by the hand and by the open cards
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
        self.possible: Final = full(left) & state.runs.begins

    def _look(self, hand: i64, row: i64, built: i64) -> i64:
        """See which cards lie where; the places that cards not yet built in show."""
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
        """An exchange, or none."""
        runs = self.runs
        self.new_hand = self.hand
        self.new_row = self.row
        self.new_cards = 0.0
        if move >= runs.pass_move:
            return
        given = runs.shown[runs.given(move)]
        total: i64 = USUAL
        self.new_hand &= ~given | self.hand_twice
        if move < runs.first_put:
            taken = runs.shown[runs.taken(move)]
            total = runs.deck.totals[runs.taken(move)]
            self.new_hand |= taken
            self.new_row &= ~taken | self.row_twice
        else:
            self.new_cards = FRESH
        self.new_row |= given
        self.new_cards += HELD * float(total - runs.deck.totals[runs.given(move)])

    def points(self) -> float:
        """What it looks like after the exchange: the hand is one's own, the row is the others' first."""
        hand, row, possible = self.new_hand, self.new_row, self.possible
        held_pairs = pairs(hand) & possible
        runs = full(hand | row) & touched(hand) & possible
        points = self.new_cards + PAIR * float(count(held_pairs & ~runs))
        points += START * float(count(touched(hand) & possible) - count(touched(row) & possible))
        points -= OPEN_PAIR * float(count(pairs(row) & possible))
        points -= (OPEN_RUN - OPEN_PAIR) * float(count(full(row) & possible))
        if runs != 0:
            points += SHARED * usual_total(runs) / self.others
            points += NEARLY_OWN * usual_total(runs & held_pairs) + OWN * usual_total(full(hand) & possible)
        return points

    # --- for people: what an exchange changes

    def makes_run(self) -> bool:
        """A whole run is in hand that was not."""
        return full(self.new_hand) & ~full(self.hand) & self.possible != 0

    def pairs_won(self) -> i64:
        """How many more pairs are in hand."""
        return count(pairs(self.new_hand) & self.possible) - count(pairs(self.hand) & self.possible)

    def open_pairs_won(self) -> i64:
        """How many more pairs lie open."""
        return count(pairs(self.new_row) & self.possible) - count(pairs(self.row) & self.possible)


def _built(state: Strassenbau) -> i64:
    """The cards that lie in runs."""
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        zone = state.run_pile(seat)
        found |= kinds_in(state.piles, zone, state.piles.size(zone))
        seat += 1
    return found
