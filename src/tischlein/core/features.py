"""A row of numbers that is written from left to right, and the names of what was written."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tischlein.core.piles import Piles

MAX_FEATURE: Final = 32767


class CardSlots:
    """The cards that can lie somewhere, a number of the row for each that looks different.

    slots   by card: which of the numbers is its own
    single  there is no card twice
    """

    def __init__(self, written: dict[int, str], single: bool) -> None:
        self.single: Final = single
        self.names: Final = list(dict.fromkeys(written.values()))
        self.slots: Final = vec[i16]([0] * 256)
        for card, name in written.items():
            self.slots[card] = i16(self.names.index(name))


def seat_names(seats: i64) -> list[str]:
    """The seats as a viewer counts them: itself, then to the left."""
    return ["self", *(f"+{step}" for step in range(1, seats))]


def _put(cells: vec[i16], at: i64, number: i64) -> None:
    """A function: the compiler counts references for `self.cells[at] = number`, but not for an argument."""
    cells[at] = i16(number)


def _clear(cells: vec[i16], at: i64, end: i64) -> None:
    while at < end:
        cells[at] = 0
        at += 1


def _count(cells: vec[i16], row: i64, cards: vec[u8], at: i64, end: i64, slots: vec[i16]) -> None:
    while at < end:
        cells[row + i64(slots[i64(cards[at])])] += 1
        at += 1


def _place(cells: vec[i16], row: i64, cards: vec[u8], at: i64, end: i64, slots: vec[i16]) -> None:
    place: i64 = 1
    while at < end:
        cells[row + i64(slots[i64(cards[at])])] = i16(place)
        place += 1
        at += 1


class FeatureWriter:
    """Every number is put down with its name, so that a layout cannot differ from the row; most tapes keep no names.

    at      where the next number goes
    viewer  the seat from which seats are counted
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
        """A number for each choice: 1 for the one it is, 0 for the others; all 0 if `index` is below 0."""
        if self.names is not None:
            for choice in choices:
                self.names.append(f"{name}={choice}")
        end = self.at + len(choices)
        _clear(self.cells, self.at, end)
        if index >= 0:
            _put(self.cells, self.at + index, 1)
        self.at = end

    def seat(self, name: str, seat: i64, told: bool = True) -> None:
        """Which seat, counted from the viewer; nobody if below 0, or if it is not told."""
        step: i64 = -1
        if seat >= 0 and told:
            step = self.counted(seat)
        self.one_of(name, step, self.seat_names)

    def counted(self, seat: i64) -> i64:
        """How far to the left of the viewer a seat is."""
        if seat < self.viewer:
            return seat - self.viewer + self.seats
        return seat - self.viewer

    def seat_at(self, step: i64) -> i64:
        """The seat so many steps to the left of the viewer."""
        seat = self.viewer + step
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def by_seat(self, name: str, bits: i64) -> None:
        """A flag for each seat: whether it is in the set."""
        for_seat: i64 = 0
        while for_seat < self.seats:
            if self.names is not None:
                self.names.append(f"{name}.{self.seat_names[for_seat]}")
            _put(self.cells, self.at, (bits >> self.seat_at(for_seat)) & 1)
            self.at += 1
            for_seat += 1

    def pile(self, name: str, piles: Piles, pile: i64, slots: CardSlots, ordered: bool) -> None:
        """Of each card how many lie there or, where the order counts, 1 + its place from the bottom."""
        row = self._blank(name, slots)
        cells = piles.cells
        first = piles.base(pile)
        if ordered:
            _place(self.cells, row, cells, first, first + piles.size(pile), slots.slots)
        else:
            _count(self.cells, row, cells, first, first + piles.size(pile), slots.slots)

    def top(self, name: str, piles: Piles, pile: i64, slots: CardSlots) -> None:
        """1 for the card on top."""
        row = self._blank(name, slots)
        end = piles.base(pile) + piles.size(pile)
        if piles.size(pile) > 0:
            _count(self.cells, row, piles.cells, end - 1, end, slots.slots)

    def cards(self, name: str, cards: list[int], slots: CardSlots, ordered: bool) -> None:
        """Cards that lie in no pile, like `pile`."""
        row = self._blank(name, slots)
        for place, card in enumerate(cards):
            at = row + i64(slots.slots[card])
            self.cells[at] = i16(place + 1) if ordered else self.cells[at] + 1

    def _blank(self, name: str, slots: CardSlots) -> i64:
        """Room for a number for each card, all 0; where it begins."""
        if self.names is not None:
            for card in slots.names:
                self.names.append(f"{name} {card}")
        begin = self.at
        self.at += len(slots.names)
        _clear(self.cells, begin, self.at)
        return begin

    def zeros(self, names: list[str], first: i64) -> None:
        """Put down 0 for each of the names from the `first` on: the rest of a list that is not full."""
        if self.names is not None:
            self.names.extend(names[first:])
        self.pad(self.at + len(names) - first)

    def pad(self, end: i64) -> None:
        """Nothing more up to here."""
        _clear(self.cells, self.at, end)
        self.at = end
