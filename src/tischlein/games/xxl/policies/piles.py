"""The policies of *Rauf & Runter* and *Immer schön drunter bleiben*, games 1 and 2 of XXL.

They weigh the total of the card played, whether the next seat is stuck, and whether the card would fit later as well.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import count
from tischlein.games.kit.card_game import STOCK
from tischlein.games.xxl.deck import HIGHEST, SIZE, XxlDeck
from tischlein.games.xxl.policies.shedding import SheddingPolicy
from tischlein.games.xxl.rauf_runter import DOWN, NO_HEADING, PILE, UP, RaufRunter, heading
from tischlein.games.xxl.shedding import XxlShedding

ENDS: Final = 4.0
"""Nobody can play any more: good with the lowest total, bad otherwise."""

LATE: Final = 20
"""With fewer cards in the stock, having a card that fits matters more and more."""
FOLLOWS: Final = 2.0

NUMBERS: Final = HIGHEST + 1


class PilePolicy(SheddingPolicy):
    """A policy for games with piles, which differ in what fits and in their weights.

    point        worth of a point less in hand
    flexibility  worth of each card that this one could be played on as well
    """

    def __init__(self, point: float, flexibility: float, stuck: float, keep: float) -> None:
        super().__init__(stuck, keep, guides_playouts=False)
        self.point: Final = point
        self.flexibility: Final = flexibility

    def accepting_cards(self, deck: XxlDeck, card: i64) -> i64:
        """Return the cards that a card could be played on."""
        raise NotImplementedError

    def prospect(self, state: XxlShedding, seat: i64, move: i64, rest: i64, hidden: i64) -> float:
        worth = 0.0
        if move < state.draw_move():
            card = state.card_of(move)
            worth += self.point * float(state.deck.totals[card])
            worth -= self.flexibility * float(count(self.accepting_cards(state.deck, card) & (hidden | rest)))
        fitting = self.fitting(state, move)
        stock = state.piles.size(STOCK)
        if stock == 0 and (rest | hidden) & fitting == 0:
            if _is_lowest(state, seat, rest, hidden):
                return worth + ENDS
            return worth - ENDS
        if rest & fitting != 0 and stock < LATE:
            worth += FOLLOWS * float(LATE - stock) / float(LATE)
        return worth + self.turn_worth(state, seat, rest, hidden, fitting)


def _is_lowest(state: XxlShedding, seat: i64, rest: i64, hidden: i64) -> bool:
    """Say whether the rest is less than the smallest other hand, assuming that one is of average total."""
    fewest: i64 = SIZE
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            fewest = min(fewest, state.piles.size(state.hands + other))
        other += 1
    return state.deck.total(rest) * count(hidden) < state.deck.total(hidden) * fewest


class RaufRunterPolicy(PilePolicy):
    """A card fits on its neighbours in number, of which a 0 and a 10 have only one."""

    def __init__(self) -> None:
        super().__init__(point=0.065, flexibility=0.25, stuck=5.0, keep=-2.0)

    def fits_after(self, state: XxlShedding, move: i64) -> i64:
        assert isinstance(state, RaufRunter)
        pile, side = move & 1, move >> 1
        other = 1 - pile
        direction: i64 = UP
        if state.step(pile, side) < 0:
            direction = DOWN
        played = _neighbours(state.deck, side >> 1, heading(side, direction))
        return played | _neighbours(state.deck, state.piles.top(PILE + other), state.heading_on(other))

    def accepting_cards(self, deck: XxlDeck, card: i64) -> i64:
        return _neighbours(deck, card, NO_HEADING)


def _neighbours(deck: XxlDeck, card: i64, going: i64) -> i64:
    """Return the cards that fit on this one, given its heading, if any (rules 1.3 to 1.5)."""
    found: i64 = 0
    side = 2 * card
    while side < 2 * card + 2:
        value = deck.values[side]
        at = deck.colours[side] * NUMBERS + value
        if value < HIGHEST and going != heading(side, DOWN):
            found |= deck.showing[at + 1]
        if value > 0 and going != heading(side, UP):
            found |= deck.showing[at - 1]
        side += 1
    return found


class DrunterBleibenPolicy(PilePolicy):
    """A card fits on all that show one of its colours with a higher number (2.3)."""

    def __init__(self) -> None:
        super().__init__(point=0.28, flexibility=0.035, stuck=2.0, keep=-0.3)

    def fits_after(self, state: XxlShedding, move: i64) -> i64:
        return _lower(state.deck, 2 * move) | _lower(state.deck, 2 * move + 1)

    def accepting_cards(self, deck: XxlDeck, card: i64) -> i64:
        return _higher(deck, 2 * card) | _higher(deck, 2 * card + 1)


def _lower(deck: XxlDeck, side: i64) -> i64:
    """Return the cards that show the colour of a side with a lower number."""
    start = deck.colours[side] * NUMBERS
    return _showing(deck, start, start + deck.values[side])


def _higher(deck: XxlDeck, side: i64) -> i64:
    start = deck.colours[side] * NUMBERS
    return _showing(deck, start + deck.values[side] + 1, start + NUMBERS)


def _showing(deck: XxlDeck, at: i64, end: i64) -> i64:
    found: i64 = 0
    while at < end:
        found |= deck.showing[at]
        at += 1
    return found
