"""The cards that a seat cannot see, rearranged within what it knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tischlein.core.bits import has
from tischlein.core.knowledge import ANY, Knowledge, Sight
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng

_ALIKE: Final[vec[u8]] = vec[u8]([0] * 256)
"""The kinds of all cards, if they are all of the same kind."""


def reshuffle_hidden(
    piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64, rng: Rng
) -> None:
    """Permute, in place, all cards that `seat` cannot see (other hands and the stock), within what it knows.

    A Fisher-Yates pass that leaves out swaps that would break a limit or a sight: uniform where nothing is known.
    The sights of other seats are updated to the cards they would have seen.
    """
    hidden = hidden_cells(piles, known, seat, stock, first, seats, known)
    if known is None:
        hidden.shuffle(piles, _ALIKE, rng)
        return
    cells = known.cells_of_sights(piles)
    for sight in known.sights:
        if sight.viewer == seat and sight.owners & (sight.owners - 1) != 0:
            hidden.restrict_owners(sight.card, sight.owners)
    hidden.shuffle(piles, known.kinds, rng)
    for sight, cell in zip(known.sights, cells, strict=True):
        if sight.viewer != seat:
            sight.card = int(piles.cells[cell])


def arrange_hidden(piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64) -> None:
    """Put all cards that `seat` cannot see into an order that depends only on what it knows.

    Cards go, in ascending order, to the first cell that can hold them; earlier ones move where they have to.
    The sights of other seats are dropped.
    """
    hidden = hidden_cells(piles, known, seat, stock, first, seats, None)
    if known is None:
        hidden.arrange(piles, _ALIKE, [])
    else:
        known.sights = [sight for sight in known.sights if sight.viewer == seat]
        hidden.arrange(piles, known.kinds, known.sights)


def hidden_cells(
    piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64, seen: Knowledge | None
) -> HiddenCells:
    """Return the cells of other hands and of the stock, except those of cards that `seen` says it has seen."""
    hidden = HiddenCells()
    owner: i64 = 0
    while owner < seats:
        if owner != seat:
            pinned = seen.seen(seat, owner) if seen is not None else []
            i: i64 = 0
            while i < piles.size(first + owner):
                card = int(piles.at(first + owner, i))
                if card in pinned:
                    pinned.remove(card)
                else:
                    limit = known.limits[owner * known.room + i] if known is not None else ANY
                    hidden.add(piles.base(first + owner) + i, owner, limit)
                i += 1
        owner += 1
    i = 0
    while i < piles.size(stock):
        hidden.add(piles.base(stock) + i, seats, known.stock if known is not None else ANY)
        i += 1
    return hidden


_ANYWHERE: Final[vec[i64]] = vec[i64]([ANY] * 256)


class HiddenCells:
    """Cells that a seat cannot see: their indices, their owners, and the kinds of cards they can hold."""

    def __init__(self) -> None:
        self.cells = vec[i64]()
        self.owners = vec[i64]()
        self.limits = vec[i64]()
        self.allowed_owners = _ANYWHERE
        """By card: the owners whose cells can hold it."""

    def add(self, cell: i64, owner: i64, limit: i64) -> None:
        self.cells = append(self.cells, cell)
        self.owners = append(self.owners, owner)
        self.limits = append(self.limits, limit)

    def restrict_owners(self, card: i64, owners: i64) -> None:
        """Restrict a card to these owners."""
        allowed = self.allowed_owners[:]
        allowed[card] = owners
        self.allowed_owners = allowed

    def shuffle(self, piles: Piles, kinds: vec[u8], rng: Rng) -> None:
        cards = piles.cells
        last = i64(len(self.cells)) - 1
        while last > 0:
            j = rng.below(last + 1)
            one = i64(cards[self.cells[last]])
            other = i64(cards[self.cells[j]])
            if self._fits(other, last, kinds) and self._fits(one, j, kinds):
                cards[self.cells[last]] = u8(other)
                cards[self.cells[j]] = u8(one)
            last -= 1

    def _fits(self, card: i64, i: i64, kinds: vec[u8]) -> bool:
        return has(self.limits[i], i64(kinds[card])) and has(self.allowed_owners[card], self.owners[i])

    def arrange(self, piles: Piles, kinds: vec[u8], sights: list[Sight]) -> None:
        """Put the cards in order: first those that were seen, each in a cell of one of its owners."""
        cards = sorted(int(piles.cells[cell]) for cell in self.cells)
        seen = sorted((sight.card, int(sight.owners)) for sight in sights)
        for card, _ in seen:
            cards.remove(card)
        allowed_owners = [owners for _, owners in seen] + [ANY] * len(cards)
        matching = Matching(self, kinds, [card for card, _ in seen] + cards, allowed_owners)
        for cell, card in zip(self.cells, matching.assign_all(), strict=True):
            piles.cells[cell] = u8(card)


class Matching:
    """A bipartite matching of cards with cells, by augmenting paths."""

    def __init__(self, hidden: HiddenCells, kinds: vec[u8], cards: list[int], allowed_owners: list[int]) -> None:
        self.hidden = hidden
        self.kinds = kinds
        self.cards = cards
        self.allowed_owners = allowed_owners
        self.assigned = vec[i64]([-1] * len(cards))
        """By cell: the index of the card assigned to it."""
        self.tried = vec[i64]([-1] * len(cards))
        """By cell: the card for which it was last tried, so that no path runs in circles."""

    def assign_all(self) -> list[int]:
        """Assign all cards; return them by cell."""
        for i in range(len(self.cards)):
            assert self._assign(i, i), "what is known contradicts itself"
        return [self.cards[i] for i in self.assigned]

    def _assign(self, i: i64, path: i64) -> bool:
        cell: i64 = 0
        while cell < len(self.assigned):
            if self.assigned[cell] < 0 and self._fits(i, cell):
                self.assigned[cell] = i
                return True
            cell += 1
        cell = 0
        while cell < len(self.assigned):
            if self.tried[cell] != path and self._fits(i, cell):
                self.tried[cell] = path
                if self._assign(self.assigned[cell], path):
                    self.assigned[cell] = i
                    return True
            cell += 1
        return False

    def _fits(self, i: i64, cell: i64) -> bool:
        hidden = self.hidden
        allowed_owners: i64 = self.allowed_owners[i]
        return has(hidden.limits[cell], i64(self.kinds[self.cards[i]])) and has(allowed_owners, hidden.owners[cell])
