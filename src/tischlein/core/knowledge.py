"""What seats can know of hidden cards, beyond their number, so that `resample` can respect it.

There are two kinds of knowledge. *Limits* are common: each card in a hand has a set of kinds that it can be ("the hand
that was challenged held no red card"). *Sights* belong to one seat: cards that it has seen and that have not been
played since. A kind is a number below 63; in a game with fewer cards, the card itself is its kind. The real cards
always satisfy all limits and sights; a resampled state is a permutation that does, too.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.bits import bit, has, members
from tischlein.core.piles import Piles

ANY: Final = 0x7FFFFFFFFFFFFFFF

SAME: Final[vec[u8]] = vec[u8](list(range(256)))
"""The kinds of cards, if every card is its own kind."""


class Sight:
    """A card that `viewer` knows to be in one of the hands of `owners`, a set of seats."""

    def __init__(self, viewer: i64, owners: i64, card: int) -> None:
        self.viewer = viewer
        self.owners = owners
        self.card = card


class Knowledge:
    """Limits and sights. Limits are parallel to the cells of the hands, which are the piles from `first` on."""

    def __init__(self, first: i64, seats: i64, room: i64, kinds: vec[u8], limits: vec[i64]) -> None:
        self.first = first
        self.seats = seats
        self.room = room
        self.kinds = kinds
        """By card; never changed in place, so that clones can share it."""
        self.limits = limits
        self.stock: i64 = ANY
        """The limit of a card in the stock, and so of a card that is drawn."""
        self.sights: list[Sight] = []

    def clone(self) -> Knowledge:
        twin = Knowledge(self.first, self.seats, self.room, self.kinds, self.limits[:])
        twin.stock = self.stock
        twin.sights = [Sight(s.viewer, s.owners, s.card) for s in self.sights]
        return twin

    def kind(self, card: i64) -> i64:
        return i64(self.kinds[card])

    def kinds_in(self, piles: Piles, zone: i64) -> i64:
        """Return the kinds of the cards of a pile, as a set."""
        found: i64 = 0
        i: i64 = 0
        while i < piles.size(zone):
            found |= bit(self.kind(piles.at(zone, i)))
            i += 1
        return found

    # --- limits

    def add_drawn(self, seat: i64, start: i64, end: i64) -> None:
        """Set the limits of cards start … end-1 of the hand, which were just drawn from the stock."""
        at = seat * self.room + start
        while at < seat * self.room + end:
            self.limits[at] = self.stock
            at += 1

    def restrict(self, seat: i64, start: i64, end: i64, kinds: i64) -> None:
        """Restrict cards start … end-1 of the hand to these kinds."""
        at = seat * self.room + start
        while at < seat * self.room + end:
            self.limits[at] &= kinds
            at += 1

    def require_one_of(self, piles: Piles, seat: i64, end: i64, kinds: i64) -> None:
        """Record that one of the cards 0 … end-1 of the hand, nobody knows which, is of these kinds.

        Move it to an index that follows from the limits alone: its real one would show which card it is.
        """
        at: i64 = 0
        while not has(kinds, self.kind(piles.at(self.first + seat, at))):
            at += 1
        could_be = self._could_be(seat, end, kinds)
        chosen = self._tightest(seat, end, kinds)
        self._widen(seat, end, chosen, kinds)
        piles.swap(self.first + seat, at, chosen)
        self.limits[seat * self.room + chosen] = could_be

    def leave(self, piles: Piles, seat: i64, card: i64) -> None:
        """Remove a card from a hand, in the open."""
        zone = self.first + seat
        last = piles.size(zone) - 1
        at = self._bring(piles, seat, card, bit(self.kind(card)))
        piles.remove_at(zone, at)
        base = seat * self.room
        self.limits[base + at] = self.limits[base + last]
        self.forget(seat, card)

    def put_on_top(self, piles: Piles, seat: i64, card: i64, kinds: i64) -> None:
        """Put a card of the hand on its top, unseen; everybody knows that it is of these kinds."""
        zone = self.first + seat
        base = seat * self.room
        last = piles.size(zone) - 1
        could_be = self._could_be(seat, last + 1, kinds)
        at = self._bring(piles, seat, card, kinds)
        piles.swap(zone, at, last)
        self.limits[base + at] = self.limits[base + last]
        self.limits[base + last] = could_be

    def exchange_tops(self, piles: Piles, one: i64, other: i64) -> None:
        """Exchange the top cards of two hands, and what is known of them."""
        a = piles.base(self.first + one) + piles.size(self.first + one) - 1
        b = piles.base(self.first + other) + piles.size(self.first + other) - 1
        cells = piles.cells
        card = cells[a]
        cells[a] = cells[b]
        cells[b] = card
        a = one * self.room + piles.size(self.first + one) - 1
        b = other * self.room + piles.size(self.first + other) - 1
        limit = self.limits[a]
        self.limits[a] = self.limits[b]
        self.limits[b] = limit

    def _bring(self, piles: Piles, seat: i64, card: i64, kinds: i64) -> i64:
        """Swap a card that is about to leave to the index of the tightest limit that admits `kinds`; return that index.

        Nobody knows which of the hand's cards it is, so the tightest limit that it can have goes with it.
        """
        zone = self.first + seat
        at = piles.find(zone, card)
        n = piles.size(zone)
        if self._alike(seat, n):
            return at
        chosen = self._tightest(seat, n, kinds)
        self._widen(seat, n, chosen, kinds)
        # The card at that index takes the index of the card played, whose limit now allows it.
        piles.swap(zone, at, chosen)
        return chosen

    def _alike(self, seat: i64, n: i64) -> bool:
        """Return whether all cards of the hand have the same limit, so that an index reveals nothing."""
        limits = self.limits
        base = seat * self.room
        i = base + 1
        while i < base + n:
            if limits[i] != limits[base]:
                return False
            i += 1
        return True

    def _tightest(self, seat: i64, end: i64, kinds: i64) -> i64:
        """Return the index of the tightest limit that admits `kinds`; it follows from the limits alone."""
        limits = self.limits
        base = seat * self.room
        at = base
        while limits[at] & kinds == 0:
            at += 1
        tightest = limits[at]
        i = at + 1
        while i < base + end:
            limit = limits[i]
            if limit != tightest and limit & kinds != 0 and limit & ~tightest == 0:
                at = i
                tightest = limit
            i += 1
        return at - base

    def _could_be(self, seat: i64, end: i64, kinds: i64) -> i64:
        """Return which of these kinds the cards 0 … end-1 of the hand can be."""
        base = seat * self.room
        found: i64 = 0
        i: i64 = 0
        while i < end:
            found |= self.limits[base + i]
            i += 1
        return found & kinds

    def _widen(self, seat: i64, end: i64, chosen: i64, kinds: i64) -> None:
        """Widen all limits that admit `kinds` by the chosen one, since any of them could have been chosen."""
        base = seat * self.room
        limit = self.limits[base + chosen]
        i: i64 = 0
        while i < end:
            if self.limits[base + i] & kinds != 0:
                self.limits[base + i] |= limit
            i += 1

    def restock(self, piles: Piles, stock: i64) -> None:
        """Update limits after the discard, which everybody saw, became the stock: other kinds are only in hands."""
        held: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            held |= self.kinds_in(piles, self.first + seat)
            seat += 1
        seat = 0
        while seat < self.seats:
            self.restrict(seat, 0, piles.size(self.first + seat), held)
            seat += 1
        self.stock = self.kinds_in(piles, stock)

    # --- sights

    def seen(self, viewer: i64, owner: i64) -> list[int]:
        """Return the cards that the viewer knows in the owner's hand."""
        return [sight.card for sight in self.sights if sight.viewer == viewer and sight.owners == bit(owner)]

    def add_sights(self, viewer: i64, owner: i64, cards: list[int]) -> None:
        """Record that the viewer has seen these cards in the owner's hand, which holds at least that number of each."""
        before = self.seen(viewer, owner)
        for card in sorted(set(cards)):
            for _ in range(cards.count(card) - before.count(card)):
                self.sights.append(Sight(viewer, bit(owner), card))

    def forget(self, owner: i64, card: i64) -> None:
        """Drop one sight of each viewer for a card that has left the owner's hand in the open."""
        done: i64 = 0
        kept: list[Sight] = []
        for sight in self.sights:
            if sight.card == card and has(sight.owners, owner) and not has(done, sight.viewer):
                done |= bit(sight.viewer)
            else:
                kept.append(sight)
        self.sights = kept

    def widen_sights(self, source: i64, target: i64, kinds: i64) -> None:
        """Widen the sights of other seats after a card of these kinds went from hand to hand, unseen by them."""
        for sight in self.sights:
            if sight.viewer not in (source, target) and has(sight.owners, source) and has(kinds, self.kind(sight.card)):
                sight.owners |= bit(target)

    def hand_over(self, giver: i64, taker: i64, card: i64) -> None:
        """Update the sights of two seats after a card went from one to the other."""
        self.sights = [sight for sight in self.sights if sight.viewer != taker or sight.card != card]
        self.sights.append(Sight(giver, bit(taker), int(card)))

    def cells_of_sights(self, piles: Piles) -> list[int]:
        """Return the cell of each sight's card, different ones for one viewer; ValueError if there is none."""
        found: list[int] = []
        for i, sight in enumerate(self.sights):
            taken = [found[j] for j in range(i) if self.sights[j].viewer == sight.viewer]
            cells = [cell for owner in members(sight.owners) for cell in self._cells(piles, owner)]
            there = [cell for cell in cells if piles.cells[cell] == sight.card and cell not in taken]
            if not there:
                raise ValueError(sight.card)
            found.append(there[0])
        return found

    def _cells(self, piles: Piles, owner: i64) -> list[int]:
        base = piles.base(self.first + owner)
        return list(range(int(base), int(base + piles.size(self.first + owner))))


_BLANK: Final[vec[i64]] = vec[i64]([ANY] * 2048)


def no_knowledge(piles: Piles, first: i64, seats: i64, kinds: vec[u8]) -> Knowledge:
    """Return knowledge in which every hidden card can be anything."""
    return Knowledge(first, seats, piles.room, kinds, _BLANK[: seats * piles.room])


def kinds_in(piles: Piles, zone: i64, n: i64) -> i64:
    """Return the first `n` cards of a pile as a set of kinds, where every card is its own kind."""
    kinds: i64 = 0
    cells = piles.cells
    at = piles.base(zone)
    end = at + n
    while at < end:
        kinds |= bit(i64(cells[at]))
        at += 1
    return kinds
