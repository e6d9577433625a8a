"""Observation features: a row of numbers written from left to right, and their names."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tischlein.core.piles import Piles

MAX_FEATURE: Final = 32767


class CardSlots:
    """The cards that a zone can hold, with a feature for each different face.

    slots   by card: the index of its feature
    single  no two cards have the same face
    """

    def __init__(self, written: dict[int, str], single: bool) -> None:
        self.single: Final = single
        self.names: Final = list(dict.fromkeys(written.values()))
        self.slots: Final = vec[i16]([0] * 256)
        for card, name in written.items():
            self.slots[card] = i16(self.names.index(name))


def seat_names(seats: i64) -> list[str]:
    """Return the names of seats as a viewer counts them: itself, then to the left."""
    return ["self", *(f"+{step}" for step in range(1, seats))]


def _put(cells: vec[i16], at: i64, number: i64) -> None:
    """Set a cell. A function: mypyc counts references for `self.cells[at] = number`, but not for an argument."""
    cells[at] = i16(number)


def _clear(cells: vec[i16], at: i64, end: i64) -> None:
    while at < end:
        cells[at] = 0
        at += 1


def _count(cells: vec[i16], row: i64, cards: vec[u8], at: i64, end: i64, slots: vec[i16]) -> None:
    while at < end:
        cells[row + i64(slots[i64(cards[at])])] += 1
        at += 1


def _number(cells: vec[i16], row: i64, cards: vec[u8], at: i64, end: i64, slots: vec[i16]) -> None:
    index: i64 = 1
    while at < end:
        cells[row + i64(slots[i64(cards[at])])] = i16(index)
        index += 1
        at += 1


class FeatureWriter:
    """Writes features, each with its name, so that the layout always matches the row. Most writers keep no names.

    at      index of the next feature
    viewer  the seat that counts as `self`
    """

    def __init__(self, cells: vec[i16], seats: list[str], names: list[str] | None = None) -> None:
        self.cells: Final = cells
        self.names: Final = names
        self.seat_names: Final = seats
        self.seats: Final[i64] = len(seats)
        self.at: i64 = 0
        self.viewer: i64 = 0

    def put(self, name: str, number: i64) -> None:
        if self.names is not None:
            self.names.append(name)
        if number > MAX_FEATURE:
            number = MAX_FEATURE
        elif number < -MAX_FEATURE:
            number = -MAX_FEATURE
        _put(self.cells, self.at, number)
        self.at += 1

    def flag(self, name: str, condition: bool) -> None:
        if self.names is not None:
            self.names.append(name)
        _put(self.cells, self.at, i64(condition))
        self.at += 1

    def one_of(self, name: str, index: i64, choices: list[str]) -> None:
        """Write one feature for each choice: 1 at `index`, 0 elsewhere; all 0 if `index` is below 0."""
        if self.names is not None:
            for choice in choices:
                self.names.append(f"{name}={choice}")
        end = self.at + len(choices)
        _clear(self.cells, self.at, end)
        if index >= 0:
            _put(self.cells, self.at + index, 1)
        self.at = end

    def seat(self, name: str, seat: i64, visible: bool = True) -> None:
        """Write a seat, counted from the viewer; none if it is below 0 or not visible."""
        step: i64 = -1
        if seat >= 0 and visible:
            step = self.steps_to(seat)
        self.one_of(name, step, self.seat_names)

    def steps_to(self, seat: i64) -> i64:
        """Return how many steps to the left of the viewer a seat is."""
        if seat < self.viewer:
            return seat - self.viewer + self.seats
        return seat - self.viewer

    def seat_at(self, step: i64) -> i64:
        """Return the seat `step` steps to the left of the viewer."""
        seat = self.viewer + step
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def by_seat(self, name: str, bits: i64) -> None:
        """Write a flag for each seat: whether it is in the set."""
        for_seat: i64 = 0
        while for_seat < self.seats:
            if self.names is not None:
                self.names.append(f"{name}.{self.seat_names[for_seat]}")
            _put(self.cells, self.at, (bits >> self.seat_at(for_seat)) & 1)
            self.at += 1
            for_seat += 1

    def pile(self, name: str, piles: Piles, pile: i64, slots: CardSlots, ordered: bool) -> None:
        """Write the number of each card in a pile or, if it is `ordered`, 1 + its index from the bottom."""
        row = self._blank(name, slots)
        cells = piles.cells
        first = piles.base(pile)
        if ordered:
            _number(self.cells, row, cells, first, first + piles.size(pile), slots.slots)
        else:
            _count(self.cells, row, cells, first, first + piles.size(pile), slots.slots)

    def top(self, name: str, piles: Piles, pile: i64, slots: CardSlots) -> None:
        """Write 1 for the card on top."""
        row = self._blank(name, slots)
        end = piles.base(pile) + piles.size(pile)
        if piles.size(pile) > 0:
            _count(self.cells, row, piles.cells, end - 1, end, slots.slots)

    def cards(self, name: str, cards: list[int], slots: CardSlots, ordered: bool) -> None:
        """Write cards that are in no pile, as `pile` does."""
        row = self._blank(name, slots)
        for index, card in enumerate(cards):
            at = row + i64(slots.slots[card])
            self.cells[at] = i16(index + 1) if ordered else self.cells[at] + 1

    def _blank(self, name: str, slots: CardSlots) -> i64:
        """Reserve a feature for each card, all 0; return the index of the first."""
        if self.names is not None:
            for card in slots.names:
                self.names.append(f"{name} {card}")
        begin = self.at
        self.at += len(slots.names)
        _clear(self.cells, begin, self.at)
        return begin

    def zeros(self, names: list[str], first: i64) -> None:
        """Write 0 for each of the names from `first` on: the rest of a list that is not full."""
        if self.names is not None:
            self.names.extend(names[first:])
        self.pad(self.at + len(names) - first)

    def pad(self, end: i64) -> None:
        """Write 0 up to an index."""
        _clear(self.cells, self.at, end)
        self.at = end
