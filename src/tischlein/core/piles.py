"""All the piles of a table in one vector of bytes: copied in one go, counted in one place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from tischlein.core.rng import Rng


class Piles:
    """Piles 0 … zones-1 of up to `room` cards each. A card is a small number; the top of a pile is its last card.

    `cells` holds the sizes of all piles, then their cards, `room` cells a pile.
    """

    def __init__(self, zones: i64, room: i64, cells: vec[u8]) -> None:
        self.zones = zones
        self.room = room
        self.cells = cells

    def clone(self) -> Piles:
        return Piles(self.zones, self.room, self.cells[:])

    def size(self, zone: i64) -> i64:
        return i64(self.cells[zone])

    def base(self, zone: i64) -> i64:
        """The cell of a pile's lowest card."""
        return self.zones + zone * self.room

    def at(self, zone: i64, i: i64) -> i64:
        return i64(self.cells[self.base(zone) + i])

    def top(self, zone: i64) -> i64:
        return self.at(zone, self.size(zone) - 1)

    def push(self, zone: i64, card: i64) -> None:
        n = self.size(zone)
        self.cells[self.base(zone) + n] = u8(card)
        self.cells[zone] = u8(n + 1)

    def draw(self, zone: i64) -> i64:
        """Take the top card."""
        n = self.size(zone) - 1
        self.cells[zone] = u8(n)
        return i64(self.cells[self.base(zone) + n])

    def find(self, zone: i64, card: i64) -> i64:
        """Where the card lies in the pile, or -1."""
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
        base = self.base(zone)
        card = self.cells[base + i]
        self.cells[base + i] = self.cells[base + j]
        self.cells[base + j] = card

    def remove_at(self, zone: i64, i: i64) -> None:
        """Take out the i-th card; the top card fills its place."""
        last = self.draw(zone)
        if i < self.size(zone):
            self.cells[self.base(zone) + i] = u8(last)

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

    def cards(self, zone: i64) -> list[int]:
        """The pile from bottom to top; for views and positions, not for hot loops."""
        base = self.base(zone)
        return [int(card) for card in self.cells[base : base + self.size(zone)]]


def empty_piles(zones: i64, room: i64) -> Piles:
    """Empty piles; at most 255 cards each, since a byte holds the size."""
    return Piles(zones, room, vec[u8]([0] * (zones * (room + 1))))
