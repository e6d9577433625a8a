"""The numbers of an observation, computed a second time from a view.

Zones and plain facts (a seat, a word, a number, or one of these for each seat or name) are read generically; the names
in the observation's layout tell what a fact is. Other facts need a reader that the tests of a box register
(`register_fact_readers`); without one, their numbers are not compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tischlein.core.observation import Observer
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.series import Series, current_game
from tischlein.core.state import State
from tischlein.table.table import Table

Numbers = Iterator[tuple[str, int]]
SeatNamer = Callable[[int], str]
Facts = Mapping[str, Any]
Reader = Callable[[Facts, SeatNamer], Numbers]
"""Yields the names and numbers of an observation for a fact, given all open facts of the table."""

READ_WITH_SERIES = ("current", "sheet")

_READERS: dict[str, dict[str, Reader]] = {}
_OBSERVERS: dict[str, Observer] = {}


def register_fact_readers(box: str, readers: Mapping[str, Reader]) -> None:
    """Register readers for the facts of a box that are not plain; `edges` reads covered cards in a fan."""
    _READERS[box] = dict(readers)


def observer_of(table: Table) -> Observer:
    """Return the cached observer for a kind of table: games with many cards take a while to set up."""
    key = f"{table.info.id} {table.seats} {table.options}"
    if key not in _OBSERVERS:
        options = resolve_options(table.info.id, table.info.options, table.options)
        _OBSERVERS[key] = Observer(table.info.new(options, table.seats, Rng(0)))
    return _OBSERVERS[key]


def observation_of(table: Table, viewer: int) -> dict[str, int]:
    """Return the nonzero numbers of an observation by the names of its layout."""
    row = observer_of(table).row(table.state, viewer)
    found: dict[str, int] = {}
    for name, number in zip(_names(table), row, strict=True):
        assert name or number == 0, "an observation has a number for another game of the series"
        if number:
            found[name] = int(number)
    return found


def _names(table: Table) -> list[str]:
    """Return the names of the layout for the current game; empty where only other games of a series have one."""
    game = current_game(table.state).catalogue().game
    names: list[str] = []
    for each in observer_of(table).layout:
        by_game = dict(part.split(": ") for part in each.split(" | ")) if ": " in each else {game: each}
        names.append(by_game.get(game, ""))
    return names


def check_matches_view(table: Table, viewer: int) -> None:
    """Raise AssertionError if the observation of a seat differs from its view."""
    features = ViewFeatures(table, viewer)
    numbers = list(features.numbers())
    viewed = dict(numbers)
    assert len(viewed) == len(numbers), f"the view of seat {viewer} has two numbers of one name"
    seen = observation_of(table, viewer)
    for name in dict.fromkeys([*viewed, *seen]):
        if viewed.get(name, 0) != seen.get(name, 0) and (name in viewed or features.knows(name)):
            raise AssertionError(
                f"seat {viewer}: the observation says {name} = {seen.get(name, 0)}, the view {viewed.get(name, 0)}"
            )


class ViewFeatures:
    """The contents of a view as numbers of an observation."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.state: State = current_game(table.state)
        self.view: dict[str, Any] = dict(table.state.view(viewer))
        self.facts: Facts = self.view["table"]
        self.layout = frozenset(_names(table))
        self.readers = _READERS.get(table.info.rulebook, {})
        self.with_series = READ_WITH_SERIES if isinstance(table.state, Series) else ()
        self.unread = [fact for fact in self.facts if not self._can_read(fact)]

    def knows(self, name: str) -> bool:
        """Return whether all numbers with this name are read, so that an extra one is a fault."""
        if "edges" not in self.readers and " edge." in name:
            return False
        if not self.unread:
            return True
        heads = [*self.view["zones"], "waits", *(fact for fact in self.facts if fact not in self.unread)]
        heads += [zone.rpartition(".")[0] for zone in heads if "." in zone]
        return name.startswith(tuple(head + mark for head in heads for mark in (" ", "=", "."))) or name in heads

    def numbers(self) -> Numbers:
        """Yield every name with its number, those of zones first."""
        yield from self._zones()
        yield from ((f"waits.{self._seat_name(seat)}", 1) for seat, ask in self.table.waiting.items() if ask.must)
        for fact, value in self.facts.items():
            if fact in self.readers:
                yield from self.readers[fact](self.facts, self._seat_name)
            elif value is not None and fact not in (*self.unread, *self.with_series):
                yield from self._plain(fact, value)
        if isinstance(self.table.state, Series):
            yield from self._series()

    def _seat_name(self, seat: int) -> str:
        step = (seat - self.viewer) % self.table.seats
        return f"+{step}" if step else "self"

    def _zones(self) -> Numbers:
        ordered = {
            zone.name for zone in self.state.zones() if zone.shows == "all" and self.state.card_slots(zone).single
        }
        for name, zone in self.view["zones"].items():
            label = name if zone["seat"] is None else f"{name.rpartition('.')[0]}.{self._seat_name(zone['seat'])}"
            yield f"{label} count", zone["count"]
            yield from card_numbers(label, zone["cards"], name in ordered)
            if "edges" in zone and "edges" in self.readers:
                yield from (
                    (f"{label} {edge}", number) for edge, number in self.readers["edges"](zone, self._seat_name)
                )

    def _can_read(self, fact: str) -> bool:
        value = self.facts[fact]
        if value is None or fact in self.readers or fact in self.with_series:
            return True
        if isinstance(value, dict):
            return all(isinstance(part, int) and f"{fact}.{key}" in self.layout for key, part in value.items())
        if isinstance(value, list):
            by_seat = f"{fact}.self" in self.layout or any(name.startswith(f"{fact}.self=") for name in self.layout)
            return by_seat and len(value) == self.table.seats
        named = any(name == fact or name.startswith(f"{fact}=") for name in self.layout)
        return isinstance(value, int | str) and named

    def _plain(self, fact: str, value: Any) -> Numbers:
        if isinstance(value, dict):
            yield from ((f"{fact}.{key}", number) for key, number in value.items())
        elif isinstance(value, list):
            for seat, part in enumerate(value):
                if part is not None:
                    yield self._scalar(f"{fact}.{self._seat_name(seat)}", part)
        else:
            yield self._scalar(fact, value)

    def _scalar(self, fact: str, value: int | str) -> tuple[str, int]:
        if isinstance(value, int) and f"{fact}=self" in self.layout:
            return f"{fact}={self._seat_name(value)}", 1
        if isinstance(value, int) and fact in self.layout:
            return fact, int(value)
        return f"{fact}={value}", 1

    def _series(self) -> Numbers:
        yield f"game={self.facts['current']}", 1
        yield "played", len(self.facts["sheet"])
        for seat in range(self.table.seats):
            yield f"total.{self._seat_name(seat)}", sum(row[seat] for row in self.facts["sheet"])


def card_numbers(name: str, cards: list[str], ordered: bool) -> Numbers:
    """Yield the count of each card or, where the order matters, its position from the bottom, starting at 1."""
    numbers = {card: position for position, card in enumerate(cards, 1)} if ordered else Counter(cards)
    yield from ((f"{name} {card}", number) for card, number in numbers.items())
