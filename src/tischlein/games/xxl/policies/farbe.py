"""The policy of *Ich bestimm' die Farbe!*, with or without trump: chance to win the trick, its points, later tricks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import count, has
from tischlein.core.knowledge import kinds_in
from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy
from tischlein.core.state import State
from tischlein.games.kit.tricks import NO_COLOUR, TRICK
from tischlein.games.xxl.deck import SIZE
from tischlein.games.xxl.farbe import Farbe
from tischlein.games.xxl.policies.tricks import (
    CLEAR,
    THROWN,
    balance,
    beaters,
    has_none,
    lacks,
    leads_in,
    promise,
    stays_ahead,
    trick_total,
    unseen,
    why_card,
    yet_to_play,
)

KEPT: Final = 35.0
"""The worth of keeping a card that is sure to win a trick."""


class FarbePolicy(Policy):
    def __init__(self) -> None:
        super().__init__(30.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, Farbe)
        hidden = unseen(state, seat)
        points = float(trick_total(state)) + THROWN * float(yet_to_play(state, seat))
        i: i64 = 0
        while i < moves.size:
            card = moves.at(i)
            if card >= SIZE:
                worth[i] = trump_worth(state, seat, card - SIZE)
            else:
                chance = win_chance(state, seat, card, hidden)
                gain = balance(chance, points + float(state.deck.totals[card]), state.seats)
                worth[i] = (gain - KEPT * promise(state, card, hidden)) / CLEAR
            i += 1

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Farbe)
        if move < SIZE:
            return why_card(state, seat, move, win_chance(state, seat, move, unseen(state, seat)))
        hand = state.mask(seat)
        held = [count(hand & coloured) for coloured in state.deck.coloured]
        return "xxl-trick-trump" if held[move - SIZE] == max(held) else "best"


def trump_worth(state: Farbe, seat: i64, c: i64) -> float:
    """Return the worth of a colour as trump: many cards, and high ones."""
    deck = state.deck
    total: i64 = 0
    i: i64 = 0
    while i < state.piles.size(state.hands + seat):
        side = deck.side_of(state.piles.at(state.hands + seat, i), c)
        if side >= 0:
            total += 5 + deck.values[side]
        i += 1
    return float(total) / 5.0


# --- who wins the trick


def win_chance(state: Farbe, seat: i64, card: i64, hidden: i64) -> float:
    """Return the chance that the card wins the trick."""
    if has(state.trumps, card):
        return trump_chance(state, seat, card, hidden)
    size = state.piles.size(TRICK)
    if kinds_in(state.piles, TRICK, size) & state.trumps != 0 or not has(state.following, card):
        return 0.0
    c = colour_with(state, card)
    if c == NO_COLOUR:
        return open_chance(state, seat, card, hidden)
    if not leads_in(state, card, c):
        return 0.0
    return plain_chance(state, seat, beaters(state.deck, card, c), state.deck.coloured[c], hidden)


def colour_with(state: Farbe, card: i64) -> i64:
    """Return the trick's colour after a card that follows and is not trump; NO_COLOUR if still open (rule 6.3)."""
    if state.colour != NO_COLOUR or state.piles.size(TRICK) == 0:
        return state.colour
    deck = state.deck
    led = 2 * state.piles.at(TRICK, 0)
    if not has(deck.coloured[deck.colours[led + 1]], card):
        return deck.colours[led]
    if not has(deck.coloured[deck.colours[led]], card):
        return deck.colours[led + 1]
    return NO_COLOUR


def open_chance(state: Farbe, seat: i64, card: i64, hidden: i64) -> float:
    """Return the chance of a card with both colours led: a later card decides, or its higher number (rule 6.4)."""
    deck = state.deck
    low, high = deck.colours[2 * card], deck.colours[2 * card + 1]
    chance = 1.0
    threats: i64 = beaters(deck, card, high)
    if not leads_in(state, card, high):
        if yet_to_play(state, seat) == 0:
            return 0.0
        chance = 0.5
        threats = deck.coloured[high]
    if leads_in(state, card, low):
        threats |= beaters(deck, card, low)
    else:
        threats |= deck.coloured[low]
    return chance * plain_chance(state, seat, threats, deck.coloured[low] | deck.coloured[high], hidden)


def plain_chance(state: Farbe, seat: i64, threats: i64, asked: i64, hidden: i64) -> float:
    """Return the chance that no later seat has a higher card asked for, nor a trump if it cannot follow."""
    chance = stays_ahead(state, seat, hidden, threats & ~state.trumps)
    if state.trumps != 0:
        chance *= nobody_trumps(state, seat, state.trumps, asked & ~state.trumps, hidden)
    return chance


def trump_chance(state: Farbe, seat: i64, card: i64, hidden: i64) -> float:
    if not leads_in(state, card, state.trump):
        return 0.0
    higher = beaters(state.deck, card, state.trump)
    if state.piles.size(TRICK) == 0 or state.colour == state.trump:
        return stays_ahead(state, seat, hidden, higher)
    return nobody_trumps(state, seat, higher, state.following, hidden)


def nobody_trumps(state: Farbe, seat: i64, trumps: i64, asked: i64, hidden: i64) -> float:
    """Return the chance that no seat yet to play lacks what is asked and holds one of these trumps (rule 7.3)."""
    size = count(hidden)
    dangerous = count(trumps & hidden)
    following = count(asked & hidden)
    chance = 1.0
    rival = state.next(seat)
    while rival != state.leader:
        if not lacks(state, rival, trumps):
            held = state.piles.size(state.hands + rival)
            cannot_follow = 1.0
            if not lacks(state, rival, asked):
                cannot_follow = has_none(following, size, held)
            chance *= 1.0 - cannot_follow * (1.0 - has_none(dangerous, size, held))
        rival = state.next(rival)
    return chance
