"""The cards that a seat cannot see: how else they could lie, within what it knows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tischlein.core.bits import has
from tischlein.core.knowledge import ANY, Knowledge, Sight
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng

_ALIKE: Final[vec[u8]] = vec[u8]([0] * 256)
"""All cards are of one kind: nothing tells them apart."""


def reshuffle_hidden(
    piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64, rng: Rng
) -> None:
    """Permute, in place, all cards that `seat` cannot see (other hands and the stock), within what it knows.

    A Fisher-Yates pass in which a swap that would break a limit or a sight is left out: uniform where nothing is known.
    What others have seen becomes what they would have seen.
    """
    hidden = hidden_cells(piles, known, seat, stock, first, seats, known)
    if known is None:
        hidden.shuffle(piles, _ALIKE, rng)
        return
    places = known.cells_of_sights(piles)
    for sight in known.sights:
        if sight.viewer == seat and sight.owners & (sight.owners - 1) != 0:
            hidden.keep(sight.card, sight.owners)
    hidden.shuffle(piles, known.kinds, rng)
    for sight, cell in zip(known.sights, places, strict=True):
        if sight.viewer != seat:
            sight.card = int(piles.cells[cell])


def arrange_hidden(piles: Piles, known: Knowledge | None, seat: i64, stock: i64, first: i64, seats: i64) -> None:
    """Lay all cards that `seat` cannot see in an order that follows from what it knows alone, whatever the truth is.

    Cards go, in ascending order, to the first place that can hold them; those before make room where they have to.
    What others have seen is forgotten.
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
    """The places of other hands and of the stock, but for those of cards that the seat has seen, if `seen` tells."""
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
    """Cells that a seat cannot see: where they are, whose, and what can lie there."""

    def __init__(self) -> None:
        self.cells = vec[i64]()
        self.owners = vec[i64]()
        self.limits = vec[i64]()
        self.homes = _ANYWHERE
        """By card: whose cells it can lie in."""

    def add(self, cell: i64, owner: i64, limit: i64) -> None:
        self.cells = append(self.cells, cell)
        self.owners = append(self.owners, owner)
        self.limits = append(self.limits, limit)

    def keep(self, card: i64, owners: i64) -> None:
        """A card can lie only with these owners."""
        homes = self.homes[:]
        homes[card] = owners
        self.homes = homes

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
        return has(self.limits[i], i64(kinds[card])) and has(self.homes[card], self.owners[i])

    def arrange(self, piles: Piles, kinds: vec[u8], sights: list[Sight]) -> None:
        """Put the cards in order: those that were seen first, each with one of its owners."""
        cards = sorted(int(piles.cells[cell]) for cell in self.cells)
        seen = sorted((sight.card, int(sight.owners)) for sight in sights)
        for card, _ in seen:
            cards.remove(card)
        homes = [owners for _, owners in seen] + [ANY] * len(cards)
        matching = Matching(self, kinds, [card for card, _ in seen] + cards, homes)
        for cell, card in zip(self.cells, matching.assign_all(), strict=True):
            piles.cells[cell] = u8(card)


class Matching:
    """Cards that find a place each: a bipartite matching by augmenting paths."""

    def __init__(self, hidden: HiddenCells, kinds: vec[u8], cards: list[int], homes: list[int]) -> None:
        self.hidden = hidden
        self.kinds = kinds
        self.cards = cards
        self.homes = homes
        self.assigned = vec[i64]([-1] * len(cards))
        """By place: which of the cards lies there."""
        self.tried = vec[i64]([-1] * len(cards))
        """By place: for which card it was last tried, so that no path goes in circles."""

    def assign_all(self) -> list[int]:
        """The cards by place."""
        for i in range(len(self.cards)):
            assert self._assign(i, i), "what is known contradicts itself"
        return [self.cards[i] for i in self.assigned]

    def _assign(self, i: i64, path: i64) -> bool:
        place: i64 = 0
        while place < len(self.assigned):
            if self.assigned[place] < 0 and self._fits(i, place):
                self.assigned[place] = i
                return True
            place += 1
        place = 0
        while place < len(self.assigned):
            if self.tried[place] != path and self._fits(i, place):
                self.tried[place] = path
                if self._assign(self.assigned[place], path):
                    self.assigned[place] = i
                    return True
            place += 1
        return False

    def _fits(self, i: i64, place: i64) -> bool:
        hidden = self.hidden
        homes: i64 = self.homes[i]
        return has(hidden.limits[place], i64(self.kinds[self.cards[i]])) and has(homes, hidden.owners[place])
