"""What the table knows of hidden cards, beyond their number, so that `resample` can respect it.

Two kinds of knowledge. *Limits* are common: each card in a hand has a set of kinds it can only be ("the hand that was
challenged held no red card"). *Sights* are one seat's own: cards it was shown and that have not been played since.
Kinds are numbers below 63. The real cards always satisfy both; a resampled state is a permutation that does, too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng

ANY: Final = 0x7FFFFFFFFFFFFFFF


class Sight:
    """Cards that `viewer` knows to be in the hand of `owner`."""

    def __init__(self, viewer: i64, owner: i64, cards: list[int]) -> None:
        self.viewer = viewer
        self.owner = owner
        self.cards = cards


class Knowledge:
    """Limits run parallel to the cells of the hands, which are the piles from `first` on, one a seat."""

    def __init__(self, first: i64, seats: i64, room: i64, limits: vec[i64]) -> None:
        self.first = first
        self.seats = seats
        self.room = room
        self.limits = limits
        self.stock: i64 = ANY
        """What a card of the stock can be, and so a card that is drawn."""
        self.sights: list[Sight] = []

    def clone(self) -> Knowledge:
        twin = Knowledge(self.first, self.seats, self.room, self.limits[:])
        twin.stock = self.stock
        twin.sights = [Sight(s.viewer, s.owner, s.cards[:]) for s in self.sights]
        return twin

    def drawn(self, seat: i64, start: i64, end: i64) -> None:
        """Cards start … end-1 of the hand come fresh from the stock."""
        at = seat * self.room + start
        while at < seat * self.room + end:
            self.limits[at] = self.stock
            at += 1

    def restrict(self, seat: i64, start: i64, end: i64, kinds: i64) -> None:
        """Cards start … end-1 of the hand can only be of these kinds."""
        at = seat * self.room + start
        while at < seat * self.room + end:
            self.limits[at] &= kinds
            at += 1

    def holds_one_of(self, piles: Piles, seat: i64, end: i64, kinds: i64) -> None:
        """One of the cards 0 … end-1 of the hand, nobody knows which, is of these kinds."""
        i: i64 = 0
        while not has(kinds, piles.at(self.first + seat, i)):
            i += 1
        self._widen(seat, end, i, kinds)
        self.limits[seat * self.room + i] &= kinds

    def leave(self, piles: Piles, seat: i64, card: i64) -> None:
        """Take a card out of a hand, in the open.

        Nobody knows which of the hand's cards it was, so the tightest limit it fits goes with it.
        """
        zone = self.first + seat
        base = seat * self.room
        at = piles.find(zone, card)
        n = piles.size(zone)
        tightest = at
        limits = self.limits
        alike = True
        i: i64 = 0
        while i < n:
            limit = limits[base + i]
            if limit != limits[base + tightest]:
                alike = False
                if has(limit, card) and limit & ~limits[base + tightest] == 0:
                    tightest = i
            i += 1
        if not alike:
            self._widen(seat, n, tightest, bit(card))
            # The card in the place that goes takes the place of the card played, whose limit is no tighter.
            piles.swap(zone, at, tightest)
        piles.remove_at(zone, tightest)
        self.limits[base + tightest] = self.limits[base + n - 1]
        emptied = False
        for sight in self.sights:
            if sight.owner == seat and int(card) in sight.cards:
                sight.cards.remove(int(card))
                if not sight.cards:
                    emptied = True
        if emptied:
            self.sights = [sight for sight in self.sights if sight.cards]

    def _widen(self, seat: i64, end: i64, chosen: i64, kinds: i64) -> None:
        """A limit that admits `kinds` might as well have been the chosen one: it must allow what that one allowed."""
        base = seat * self.room
        limit = self.limits[base + chosen]
        i: i64 = 0
        while i < end:
            if self.limits[base + i] & kinds != 0:
                self.limits[base + i] |= limit
            i += 1

    def pool(self, piles: Piles, stock: i64) -> None:
        """The discard, which everybody saw, has become the stock: all other kinds are in the hands only."""
        held: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            held |= kinds_in(piles, self.first + seat, piles.size(self.first + seat))
            seat += 1
        seat = 0
        while seat < self.seats:
            self.restrict(seat, 0, piles.size(self.first + seat), held)
            seat += 1
        self.stock = kinds_in(piles, stock, piles.size(stock))

    def sight_cells(self, piles: Piles) -> list[list[int]]:
        """Where the cards of each sight lie in the owner's hand."""
        found: list[list[int]] = []
        for sight in self.sights:
            left = sight.cards[:]
            cells: list[int] = []
            for i, card in enumerate(piles.cards(self.first + sight.owner)):
                if card in left:
                    left.remove(card)
                    cells.append(i)
            found.append(cells)
        return found

    def seen(self, viewer: i64, owner: i64) -> list[int]:
        """The cards the viewer knows in the owner's hand."""
        for sight in self.sights:
            if sight.viewer == viewer and sight.owner == owner:
                return sight.cards
        return []

    def show(self, viewer: i64, owner: i64, cards: list[int]) -> None:
        """The viewer has seen these cards in the owner's hand: at least so many of each kind are there."""
        for sight in self.sights:
            if sight.viewer == viewer and sight.owner == owner:
                for card in set(cards):
                    sight.cards += [card] * (cards.count(card) - sight.cards.count(card))
                return
        self.sights.append(Sight(viewer, owner, cards))


_BLANK: Final[vec[i64]] = vec[i64]([ANY] * 2048)


def no_knowledge(piles: Piles, first: i64, seats: i64) -> Knowledge:
    """Every hidden card can be anything."""
    return Knowledge(first, seats, piles.room, _BLANK[: seats * piles.room])


def kinds_in(piles: Piles, zone: i64, n: i64) -> i64:
    """The kinds of the first `n` cards of a pile, as a set."""
    kinds: i64 = 0
    cells = piles.cells
    at = piles.base(zone)
    end = at + n
    while at < end:
        kinds |= bit(i64(cells[at]))
        at += 1
    return kinds


def reshuffle_hidden(
    piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64, rng: Rng
) -> None:
    """Permute, in place, all cards that `seat` cannot see (other hands and the stock), within what it knows.

    A Fisher-Yates pass in which a swap that would break a limit is left out: uniform where nothing is known. What
    others have seen becomes what they would have seen.
    """
    sight_cells = known.sight_cells(piles) if known is not None else []
    cells = vec[i64]()
    limits = vec[i64]()
    owner: i64 = 0
    while owner < seats:
        if owner != seat:
            zone = first + owner
            pinned = known.seen(seat, owner)[:] if known is not None else []
            i: i64 = 0
            while i < piles.size(zone):
                card = int(piles.at(zone, i))
                if card in pinned:
                    pinned.remove(card)
                else:
                    cells = append(cells, piles.base(zone) + i)
                    limits = append(limits, known.limits[owner * known.room + i] if known is not None else ANY)
                i += 1
        owner += 1
    i = 0
    while i < piles.size(stock):
        cells = append(cells, piles.base(stock) + i)
        limits = append(limits, known.stock if known is not None else ANY)
        i += 1
    last = i64(len(cells)) - 1
    while last > 0:
        j = rng.below(last + 1)
        one = piles.cells[cells[last]]
        other = piles.cells[cells[j]]
        if has(limits[last], i64(other)) and has(limits[j], i64(one)):
            piles.cells[cells[last]] = other
            piles.cells[cells[j]] = one
        last -= 1
    if known is not None:
        for sight, where in zip(known.sights, sight_cells, strict=True):
            if sight.viewer != seat:
                sight.cards = [int(piles.at(first + sight.owner, at)) for at in where]
