"""Common estimates for XXL's trick games: what unseen cards could do to a card. Used by `farbe` and `verweigern`."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit, count, has
from tischlein.core.knowledge import kinds_in
from tischlein.games.kit.tricks import TRICK, WON
from tischlein.games.xxl.deck import ALL, HIGHEST, XxlDeck
from tischlein.games.xxl.farbe import Farbe
from tischlein.games.xxl.tricks import XxlTricks

NO_CARD: Final = -1

LIKELY: Final = 0.6
"""The chance from which a card will probably win."""

CLEAR: Final = 4.0
"""The points that make a move clearly better."""

THROWN: Final = 4.0
"""The points that a later seat is expected to add to the trick: few, unless it takes the trick."""

FADING: Final = 0.35
"""How fast a card loses its promise with each card that could beat it."""


def unseen(state: XxlTricks, seat: i64) -> i64:
    """Return the cards that the seat has not seen: not in its hand, in the trick, or won."""
    piles = state.piles
    seen = state.mask(seat) | kinds_in(piles, TRICK, piles.size(TRICK))
    zone: i64 = WON
    while zone < WON + state.seats:
        seen |= kinds_in(piles, zone, piles.size(zone))
        zone += 1
    return ALL & ~seen


def beaters(deck: XxlDeck, card: i64, c: i64) -> i64:
    """Return the cards that beat this one in a colour (rule 6.5). Of equal numbers, the higher total wins."""
    side = deck.side_of(card, c)
    if side < 0:
        return deck.coloured[c]
    at = c * (HIGHEST + 1) + deck.values[side]
    end = (c + 1) * (HIGHEST + 1)
    found = deck.showing[at] & ~(bit(card + 1) - 1)
    at += 1
    while at < end:
        found |= deck.showing[at]
        at += 1
    return found


def highest_yet(state: XxlTricks, c: i64) -> i64:
    """Return the card of the trick that leads in a colour, or NO_CARD."""
    best: i64 = NO_CARD
    piles = state.piles
    i: i64 = 0
    while i < piles.size(TRICK):
        card = piles.at(TRICK, i)
        if has(state.deck.coloured[c], card) and (best == NO_CARD or has(beaters(state.deck, best, c), card)):
            best = card
        i += 1
    return best


def leads_in(state: XxlTricks, card: i64, c: i64) -> bool:
    """Say whether the card would be the highest of a colour in the trick so far."""
    if not has(state.deck.coloured[c], card):
        return False
    best = highest_yet(state, c)
    return best == NO_CARD or has(beaters(state.deck, best, c), card)


def lacks(state: XxlTricks, seat: i64, cards: i64) -> bool:
    """Say whether everybody knows that the seat holds none of these cards, because it could not follow."""
    known = state.knowledge
    return known is not None and known.limits[seat * known.room] & cards == 0


def has_none(cards: i64, hidden: i64, held: i64) -> float:
    """Return the chance that a hand has none of this many cards, out of those hidden."""
    if cards == 0 or held == 0:
        return 1.0
    if cards >= hidden:
        return 0.0
    return exp(float(held) * log(1.0 - float(cards) / float(hidden)))


def stays_ahead(state: XxlTricks, seat: i64, hidden: i64, threats: i64) -> float:
    """Return the chance that no seat yet to play holds a card that would beat the trick."""
    held: i64 = 0
    rival = state.next(seat)
    while rival != state.leader:
        if not lacks(state, rival, threats):
            held += state.piles.size(state.hands + rival)
        rival = state.next(rival)
    return has_none(count(threats & hidden), count(hidden), held)


def yet_to_play(state: XxlTricks, seat: i64) -> i64:
    """Return how many seats play after this one in the trick."""
    left: i64 = 0
    rival = state.next(seat)
    while rival != state.leader:
        if state.piles.size(state.hands + rival) > 0:
            left += 1
        rival = state.next(rival)
    return left


def promise(state: XxlTricks, card: i64, hidden: i64) -> float:
    """Return the chance, 0 to 1, that a card wins a later trick by its better side, or as trump (rule 7.2)."""
    deck = state.deck
    if isinstance(state, Farbe) and has(state.trumps, card):
        return exp(-FADING * float(count(beaters(deck, card, state.trump) & hidden)))
    low = count(beaters(deck, card, deck.colours[2 * card]) & hidden)
    high = count(beaters(deck, card, deck.colours[2 * card + 1]) & hidden)
    return exp(-FADING * float(min(low, high)))


def trick_total(state: XxlTricks) -> i64:
    """Return the points in the trick."""
    total: i64 = 0
    i: i64 = 0
    while i < state.piles.size(TRICK):
        total += state.deck.totals[state.piles.at(TRICK, i)]
        i += 1
    return total


def balance(chance: float, points: float, seats: i64) -> float:
    """Return the expected lead over the others: the seat takes all the points, or one of the others does."""
    return points * (chance - (1.0 - chance) / float(seats - 1))


# --- reasons


def why_card(state: XxlTricks, seat: i64, card: i64, chance: float) -> str:
    """Return the reason for a card that wins the trick with this chance."""
    if chance == 1.0:
        return "xxl-trick-takes" if yet_to_play(state, seat) == 0 else "xxl-trick-sure"
    if chance > LIKELY:
        return "xxl-trick-likely"
    deck = state.deck
    hand = state.piles.cards(state.hands + seat)
    allowed = [other for other in hand if has(state.following, other)] or hand
    if chance == 0.0 and deck.totals[card] == min(deck.totals[other] for other in allowed):
        return "xxl-trick-poor"
    hidden = unseen(state, seat)
    if promise(state, card, hidden) == min(promise(state, other, hidden) for other in allowed):
        return "xxl-trick-spare"
    return "best"
