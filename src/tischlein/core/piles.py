"""All piles of a table in one vector of bytes, which is cheap to copy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.rng import Rng


class Piles:
    """Piles 0 … zones-1 of up to `room` cards each. A card is a small number; the top of a pile is its last card.

    `cells` holds the sizes of all piles, then their cards, `room` cells a pile.
    """

    def __init__(self, zones: i64, room: i64, cells: vec[u8]) -> None:
        # Final: mypyc counts no references when it reads an attribute that never changes.
        self.zones: Final = zones
        self.room: Final = room
        self.cells: Final = cells

    def clone(self) -> Piles:
        return Piles(self.zones, self.room, self.cells[:])

    def size(self, zone: i64) -> i64:
        return i64(self.cells[zone])

    def base(self, zone: i64) -> i64:
        """Return the cell of a pile's lowest card."""
        return self.zones + zone * self.room

    def at(self, zone: i64, i: i64) -> i64:
        return i64(self.cells[self.base(zone) + i])

    def top(self, zone: i64) -> i64:
        return self.at(zone, self.size(zone) - 1)

    def push(self, zone: i64, card: i64) -> None:
        cells = self.cells
        n = i64(cells[zone])
        cells[self.base(zone) + n] = u8(card)
        cells[zone] = u8(n + 1)

    def draw(self, zone: i64) -> i64:
        """Remove and return the top card."""
        cells = self.cells
        n = i64(cells[zone]) - 1
        cells[zone] = u8(n)
        return i64(cells[self.base(zone) + n])

    def move(self, source: i64, target: i64, count: i64) -> None:
        """Move cards from the top of one pile, one by one, to the top of another."""
        cells = self.cells
        at = self.base(source) + i64(cells[source]) - 1
        to = self.base(target) + i64(cells[target])
        end = to + count
        while to < end:
            cells[to] = cells[at]
            to += 1
            at -= 1
        cells[source] -= u8(count)
        cells[target] += u8(count)

    def move_card(self, source: i64, card: i64, target: i64) -> None:
        """Move a card from within one pile, where the top card fills the gap, to the top of another."""
        cells = self.cells
        at = self.base(source)
        top = at + i64(cells[source]) - 1
        while at < top and i64(cells[at]) != card:
            at += 1
        cells[at] = cells[top]
        cells[source] -= 1
        cells[self.base(target) + i64(cells[target])] = u8(card)
        cells[target] += 1

    def find(self, zone: i64, card: i64) -> i64:
        """Return the index of the card in the pile, or -1."""
        cells = self.cells
        base = self.base(zone)
        end = base + self.size(zone)
        at = base
        while at < end:
            if i64(cells[at]) == card:
                return at - base
            at += 1
        return -1

    def swap(self, zone: i64, i: i64, j: i64) -> None:
        cells = self.cells
        base = self.base(zone)
        card = cells[base + i]
        cells[base + i] = cells[base + j]
        cells[base + j] = card

    def remove_at(self, zone: i64, i: i64) -> None:
        """Remove the i-th card; the top card fills the gap."""
        cells = self.cells
        base = self.base(zone)
        top = i64(cells[zone]) - 1
        cells[zone] = u8(top)
        cells[base + i] = cells[base + top]

    def clear(self, zone: i64) -> None:
        self.cells[zone] = 0

    def shuffle(self, zone: i64, rng: Rng) -> None:
        cells = self.cells
        base = self.base(zone)
        i = base + self.size(zone) - 1
        while i > base:
            j = base + rng.below(i - base + 1)
            card = cells[i]
            cells[i] = cells[j]
            cells[j] = card
            i -= 1

    def sort(self, zone: i64) -> None:
        """Sort a pile in ascending order, from the bottom."""
        self.fill(zone, sorted(self.cards(zone)))

    def fill(self, zone: i64, cards: list[int]) -> None:
        """Replace a pile by these cards, from bottom to top."""
        self.clear(zone)
        for card in cards:
            self.push(zone, card)

    def stack(self, zone: i64, below: list[int], upon: list[int], rng: Rng) -> None:
        """Replace a pile by shuffled cards, with others on top in the order in which they will be drawn."""
        self.fill(zone, below)
        self.shuffle(zone, rng)
        for card in reversed(upon):
            self.push(zone, card)

    def cards(self, zone: i64) -> list[int]:
        """Return the cards from bottom to top; too slow for hot loops."""
        base = self.base(zone)
        return [int(card) for card in self.cells[base : base + self.size(zone)]]


def empty_piles(zones: i64, room: i64) -> Piles:
    """Return empty piles; at most 255 cards each, since a byte holds the size."""
    return Piles(zones, room, vec[u8]([0] * (zones * (room + 1))))
