"""The common policy of XXL's shedding games: 1, 2 and 5.

Most of these games go on until the stock is empty, and then the total in hand decides. There is time to keep a drawn
card that fits for a turn in which no other does. With more players, the last card is played sooner.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit, count, has
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy
from tischlein.core.state import State
from tischlein.games.kit.card_game import STOCK
from tischlein.games.xxl.deck import ALL
from tischlein.games.xxl.shedding import XxlShedding

CLEAR: Final = 20.0
"""The points in hand that make a clear difference."""

LAST_FITS: Final = 4.0
"""One card is left, and it fits."""

PATIENCE: Final = 3.0
"""The worth of keeping a drawn card that fits, divided by the number of rivals."""


class SheddingPolicy(Policy):
    """A policy for shedding games, which define what fits after a move and the prospect then.

    stuck   worth of the next seat having no card that fits
    keep    worth of keeping a drawn card that fits, with many seats
    """

    def __init__(self, stuck: float, keep: float, guides_playouts: bool) -> None:
        super().__init__(CLEAR, guides_playouts)
        self.stuck: Final = stuck
        self.keep: Final = keep

    def fits_after(self, state: XxlShedding, move: i64) -> i64:
        """Return the cards that fit after a card is played."""
        raise NotImplementedError

    def prospect(self, state: XxlShedding, seat: i64, move: i64, rest: i64, hidden: i64) -> float:
        """Return the worth after a card is played or kept, given the rest of the hand and the unseen cards."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, XxlShedding)
        hand = state.mask(seat)
        hidden = unseen(state, seat)
        draw = state.draw_move()
        i: i64 = 0
        while i < moves.size:
            move = moves.at(i)
            if move < draw:
                worth[i] = self.prospect(state, seat, move, hand & ~bit(state.card_of(move)), hidden)
            elif move > draw:
                patience = PATIENCE / float(state.seats - 1)
                worth[i] = self.keep + patience + self.prospect(state, seat, move, hand, hidden)
            else:
                worth[i] = 0.0
            i += 1

    def fitting(self, state: XxlShedding, move: i64) -> i64:
        """Return the cards that fit after a card is played or kept."""
        if move < state.draw_move():
            return self.fits_after(state, move)
        return state.fitting

    def turn_worth(self, state: XxlShedding, seat: i64, rest: i64, hidden: i64, fitting: i64) -> float:
        """Return the worth of the next turns if these cards fit: the next seat may be stuck, a last card may fit."""
        next_hand = state.piles.size(state.hands + state.next(seat))
        worth = self.stuck * chance_of_none(hidden, fitting, next_hand)
        if rest & fitting != 0 and count(rest) == 1:
            worth += LAST_FITS
        return worth

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, XxlShedding)
        if move == state.draw_move():
            return "shedding-forced"
        if move > state.draw_move():
            fits = has(state.fitting, state.piles.top(state.hands + seat))
            return "shedding-saves" if fits else "shedding-forced"
        card = state.card_of(move)
        rest = state.mask(seat) & ~bit(card)
        if rest == 0:
            return "shedding-out"
        fitting = self.fits_after(state, move)
        if rest & fitting != 0 and count(rest) == 1:
            return "shedding-last"
        if unseen(state, seat) & fitting == 0:
            return "shedding-blocks"
        if is_highest(state, card, rest):
            return "shedding-highest"
        return "shedding-follows" if rest & fitting != 0 else "best"


def is_highest(state: XxlShedding, card: i64, rest: i64) -> bool:
    """Say whether no card of the rest has a higher total."""
    other: i64 = 0
    while rest >> other != 0:
        if has(rest, other) and state.deck.totals[other] > state.deck.totals[card]:
            return False
        other += 1
    return True


def unseen(state: XxlShedding, seat: i64) -> i64:
    """Return the cards in the stock or in other hands; the piles between stock and hands have been seen."""
    seen = state.mask(seat)
    zone: i64 = STOCK + 1
    while zone < state.hands:
        seen |= kinds_in(state.piles, zone, state.piles.size(zone))
        zone += 1
    return ALL & ~seen


def chance_of_none(hidden: i64, fitting: i64, held: i64) -> float:
    """Return the chance that a hand of this many hidden cards has none that fits."""
    total = count(hidden)
    others = total - count(hidden & fitting)
    chance = 1.0
    while held > 0 and chance > 0.0:
        chance *= float(others) / float(total)
        others -= 1
        total -= 1
        held -= 1
    return chance
