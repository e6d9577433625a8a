"""The policy of *Auf die Reihe bekommen*, game 5 of XXL.

It compares the totals that it and the others will play in the end, by which sequence goes on. A sequence goes no
further than there are cards left to continue it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import count, has
from tischlein.core.state import State
from tischlein.games.xxl.deck import HIGHEST, SIZE, XxlDeck
from tischlein.games.xxl.policies.shedding import SheddingPolicy
from tischlein.games.xxl.reihe import Reihe
from tischlein.games.xxl.shedding import XxlShedding

POINT: Final = 0.25
"""The worth of a point less in hand."""

NUMBERS: Final = HIGHEST + 1
NO_HOPE: Final = NUMBERS

HOPE: Final[vec[float]] = vec[float]([0.92**step for step in range(NUMBERS)] + [0.0])
"""The chance that a card is played, by the number of cards that must be played before it."""


class ReihePolicy(SheddingPolicy):
    """Prefers the sequences that its own cards continue to those of the others."""

    def __init__(self) -> None:
        super().__init__(stuck=3.0, keep=-1.0, guides_playouts=True)

    def fits_after(self, state: XxlShedding, move: i64) -> i64:
        assert isinstance(state, Reihe)
        return Sequences(state, move).fitting()

    def prospect(self, state: XxlShedding, seat: i64, move: i64, rest: i64, hidden: i64) -> float:
        assert isinstance(state, Reihe)
        sequences = Sequences(state, move)
        sequences.find_reach(rest | hidden)
        shed = sequences.promise(rest) - _share(state, seat, hidden) * sequences.promise(hidden)
        if move < state.draw_move():
            shed += float(state.deck.totals[state.card_of(move)])
        return POINT * shed + self.turn_worth(state, seat, rest, hidden, sequences.fitting())

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Reihe)
        code = super().reason(state, seat, move)
        if code in ("shedding-highest", "shedding-follows", "best") and _holds_next(state, seat, move):
            return "shedding-next"
        return code


def _share(state: Reihe, seat: i64, hidden: i64) -> float:
    """Return the average share of the hidden cards that one of the other seats holds."""
    held: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            held += state.piles.size(state.hands + other)
        other += 1
    return float(held) / float(count(hidden) * (state.seats - 1))


def _holds_next(state: Reihe, seat: i64, move: i64) -> bool:
    """Say whether the hand holds the next card of the sequence that is continued."""
    c = state.deck.colours[move]
    return state.mask(seat) & state.deck.showing[c * NUMBERS + after(state.deck.values[move])] != 0


def after(number: i64) -> i64:
    """Return the number that comes after a number (rules 5.3 and 5.4)."""
    if number == 0:
        return HIGHEST
    return number - 1


class Sequences:
    """The sequences after a move, eight bits a colour.

    wanted   the number that comes next
    reach    how many more numbers can come
    """

    def __init__(self, state: Reihe, move: i64) -> None:
        self.deck: Final[XxlDeck] = state.deck
        self.wanted: i64 = 0
        self.reach: i64 = 0
        c: i64 = 0
        while c < 4:
            number = state.wanted(c)
            if move < state.draw_move() and state.deck.colours[move] == c:
                number = after(number)
            self.wanted |= number << (8 * c)
            c += 1

    def fitting(self) -> i64:
        """Return the cards that fit."""
        found: i64 = 0
        c: i64 = 0
        while c < 4:
            found |= self.deck.showing[c * NUMBERS + ((self.wanted >> (8 * c)) & 255)]
            c += 1
        return found

    def find_reach(self, left: i64) -> None:
        """Find how far the sequences can go with the cards that are left."""
        c: i64 = 0
        while c < 4:
            number = (self.wanted >> (8 * c)) & 255
            more: i64 = 0
            while more < NUMBERS and self.deck.showing[c * NUMBERS + number] & left != 0:
                number = after(number)
                more += 1
            self.reach |= more << (8 * c)
            c += 1

    def promise(self, cards: i64) -> float:
        """Return how many points of these cards will probably be played in the end."""
        points = 0.0
        card: i64 = 0
        while card < SIZE:
            if has(cards, card):
                points += float(self.deck.totals[card]) * HOPE[min(self._steps(2 * card), self._steps(2 * card + 1))]
            card += 1
        return points

    def _steps(self, side: i64) -> i64:
        """Return how many cards must be played before this side fits, or NO_HOPE."""
        shift = 8 * self.deck.colours[side]
        steps = ((self.wanted >> shift) & 255) - self.deck.values[side]
        if steps < 0:
            steps += NUMBERS
        if steps < (self.reach >> shift) & 255:
            return steps
        return NO_HOPE
