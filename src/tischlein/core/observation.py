"""What a seat may know, as a row of numbers: the zones and the open facts of its view, and nothing else.

The numbers have the same order in all games with the same options and seats: who is waited for, the facts that a game
writes (`State.write_features`), then zone by zone the number of cards and, where the viewer sees them, a number for
each different card. Seats are counted from the viewer, to the left. Cards turned up at the end of a game are left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tischlein.core.features import CardSlots, FeatureWriter, seat_names
from tischlein.core.hands import HandState
from tischlein.core.series import Series, current_game
from tischlein.core.state import State
from tischlein.core.zones import Zone

ROOM: Final = 1 << 14
"""More features than any game has."""

# What a zone shows of its cards.
NOTHING: Final = 0
TOP: Final = 1
ALL: Final = 2
OWNER: Final = 3
KNOWN: Final = 4
SHOWS: Final = ["nothing", "top", "all", "owner", "known"]


class ZoneFeatures:
    """The features of a zone, or of the same zone of every seat.

    names, counts  names of the features of its cards and of their number, by steps from the viewer
    piles          the pile of the zone, by seat
    """

    def __init__(self, name: str, zones: list[Zone], slots: CardSlots) -> None:
        first = zones[0]
        own = seat_names(len(zones)) if first.seat is not None else [""]
        self.names: Final = [f"{name}.{seat}" if seat else name for seat in own]
        self.counts: Final = [f"{each} count" for each in self.names]
        self.piles: Final = vec[i64]([int(zone.pile) for zone in zones])
        self.group: Final = first.group
        self.shows: Final[i64] = SHOWS.index(first.shows)
        self.card_slots: Final = slots
        self.ordered: Final = self.shows == ALL and slots.single

    def write(self, state: State, writer: FeatureWriter) -> None:
        if len(self.piles) == 1:
            self._write(state, writer, 0, 0)
            return
        step: i64 = 0
        while step < writer.seats:
            self._write(state, writer, step, writer.seat_at(step))
            step += 1

    def _write(self, state: State, writer: FeatureWriter, step: i64, seat: i64) -> None:
        piles = state.pile_group(self.group)
        pile = self.piles[seat]
        writer.put(self.counts[step], piles.size(pile))
        shows = self.shows
        if shows == ALL or (shows >= OWNER and step == 0):
            writer.pile(self.names[step], piles, pile, self.card_slots, self.ordered)
        elif shows == TOP:
            writer.top(self.names[step], piles, pile, self.card_slots)
        elif shows == KNOWN:
            writer.cards(self.names[step], _seen(state, writer.viewer, seat), self.card_slots, False)


def _seen(state: State, viewer: i64, owner: i64) -> list[int]:
    """Return what the viewer knows of another hand at a table with open memory."""
    if isinstance(state, HandState) and state.knowledge is not None:
        return state.knowledge.seen(viewer, owner)
    return []


class GameFeatures:
    """The features of one game, without the series it is part of."""

    def __init__(self, start: State) -> None:
        zones = start.zones()
        self.zones: Final[list[ZoneFeatures]] = []
        for zone in zones:
            if zone.seat is None:
                self.zones.append(ZoneFeatures(zone.name, [zone], start.card_slots(zone)))
            elif zone.seat == 0:
                name = zone.name.removesuffix(".0")
                own = [other for other in zones if other.seat is not None and other.name == f"{name}.{other.seat}"]
                self.zones.append(ZoneFeatures(name, own, start.card_slots(zone)))

    def write(self, state: State, writer: FeatureWriter) -> None:
        writer.by_seat("waits", state.must)
        state.write_features(writer)
        for zone_features in self.zones:
            zone_features.write(state, writer)


class Observer:
    """Writes rows for the seats of a game or a series. Make it from a state that has not been dealt yet.

    size    the number of features of a row
    layout  the name of each feature
    """

    def __init__(self, start: State) -> None:
        parts = start.parts()
        self.seat_names: Final = seat_names(start.seats)
        self.is_series: Final = isinstance(start, Series)
        self.games: Final = [GameFeatures(part) for part in parts]
        head = self._head(start)
        rows = [_names(game, part) for game, part in zip(self.games, parts, strict=True)]
        games = [part.catalogue().game for part in parts]
        self.layout: Final = head + (rows[0] if len(rows) == 1 else _merged(games, rows))
        self.size: Final[i64] = len(self.layout)
        self._blank: Final = vec[i16]([0] * len(self.layout))

    def _head(self, start: State) -> list[str]:
        names: list[str] = []
        if self.is_series:
            start.write_features(_naming_writer(start.seats, names))
        return names

    def write(self, state: State, seat: i64, writer: FeatureWriter) -> None:
        """Write the row of a seat at the position of the writer."""
        writer.viewer = seat
        if not self.is_series:
            self.games[0].write(state, writer)
            return
        end = writer.at + self.size
        state.write_features(writer)
        self.games[state.part()].write(current_game(state), writer)
        writer.pad(end)

    def row(self, state: State, seat: i64) -> vec[i16]:
        """Return the row of a seat."""
        cells = self._blank[:]
        self.write(state, seat, FeatureWriter(cells, self.seat_names))
        return cells


def _naming_writer(seats: i64, names: list[str]) -> FeatureWriter:
    return FeatureWriter(vec[i16]([0] * ROOM), seat_names(seats), names)


def _names(game: GameFeatures, start: State) -> list[str]:
    names: list[str] = []
    game.write(start, _naming_writer(start.seats, names))
    return names


def _merged(games: list[str], rows: list[list[str]]) -> list[str]:
    """Join the names of a feature in each game of a series: `xxl-reihe: wanted.r | xxl-farbe: colour=g`."""
    longest = max(len(row) for row in rows)
    return [
        " | ".join(f"{game}: {row[i]}" for game, row in zip(games, rows, strict=True) if i < len(row))
        for i in range(longest)
    ]
