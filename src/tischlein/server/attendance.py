"""The people connected to a table, through this process and, as far as it knows, through others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from tischlein.server.feed import OUTSIDE, Viewer
from tischlein.server.messages import AbsentSeat
from tischlein.server.seat_holders import SeatHolder

PRESENCE_INTERVAL: Final = 20_000
"""Milliseconds after which a process repeats who is connected to it."""


class Attendance:
    """The people at a table. Its room notes who comes and goes."""

    def __init__(self, table: str, now: Callable[[], int]) -> None:
        self.table: Final = table
        self.address = ""
        """The address (`limits.client_key`) of the client that came last with a seat, or of the first without one."""
        self._now: Final = now
        self._loaded: Final = now()
        self._connections: Counter[Viewer] = Counter()
        self._connected_elsewhere: dict[int, int] = {}
        """Seats that are connected to other processes, and when those last said so."""
        self._last_seen: dict[int, int] = {}
        """When a seat's player was last known to be connected; unknown before the table was loaded."""

    def add(self, viewer: Viewer, address: str) -> bool:
        """Note that a client came; return whether its seat was not connected here before."""
        if _is_seat(viewer) or not self.address:
            self.address = address
        self._connections[viewer] += 1
        return _is_seat(viewer) and self._connections[viewer] == 1

    def remove(self, viewer: Viewer) -> bool:
        """Note that a client is gone; return whether it was the last one of its seat here."""
        self._connections[viewer] -= 1
        if self._connections[viewer]:
            return False
        del self._connections[viewer]
        return _is_seat(viewer)

    def note_elsewhere(self, seat: int, connected: bool) -> bool:
        """Note what another process says of a seat; return whether that changes who is connected."""
        before = self.connected_seats()
        if connected:
            self._connected_elsewhere[seat] = self._now()
            self.note_seen(seat, self._now())
        else:
            self._connected_elsewhere.pop(seat, None)
        return (seat in before) != (seat in self.connected_seats())

    def note_seen(self, seat: int, at: int) -> None:
        self._last_seen[seat] = at

    def has_people(self) -> bool:
        """Return whether anyone plays or watches."""
        return bool(self._connections) or bool(self._elsewhere())

    def seats_here(self) -> set[int]:
        """Return the seats whose players are connected to this process."""
        return {seat for seat in self._connections if seat is not None and seat != OUTSIDE}

    def connected_seats(self) -> list[int]:
        """Return the seats whose players are connected, to this or another process."""
        return sorted(self.seats_here() | self._elsewhere())

    def is_connected(self, seat: int) -> bool:
        return seat in self._connections or seat in self._elsewhere()

    def absences(self, holders: list[SeatHolder]) -> list[AbsentSeat]:
        """Return the people who are not connected, and since when."""
        connected, seen = self.connected_seats(), self._last_seen
        return [
            AbsentSeat(seat, seen.get(seat, self._loaded), seat in seen)
            for seat, holder in enumerate(holders)
            if holder.kind == "person" and seat not in connected
        ]

    def _elsewhere(self) -> set[int]:
        if not self._connected_elsewhere:
            return set()
        edge = self._now() - 3 * PRESENCE_INTERVAL
        return {seat for seat, heard in self._connected_elsewhere.items() if heard > edge}


def _is_seat(viewer: Viewer) -> bool:
    return viewer is not None and viewer != OUTSIDE
