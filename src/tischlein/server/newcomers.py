"""Newcomers during a game: a computer player's seat shows them its cards, so the host decides who takes it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tischlein.server.log_events import (
    GameEnded,
    LogEntry,
    SeatAsked,
    SeatDeclined,
    SeatGranted,
    SeatTaken,
)
from tischlein.server.messages import SeatRequest
from tischlein.server.seat_holders import SeatHolder


class _Request(Struct, frozen=True):
    """`entry` is the number of the log entry with which the newcomer asked."""

    guest: str
    name: str
    entry: int
    granted: bool = False


class Newcomers:
    """The seats that people have held since the game started, and the requests for those of computer players."""

    def __init__(self) -> None:
        self._held: dict[str, int] = {}
        self._requests: dict[int, _Request] = {}

    def start_game(self, holders: list[SeatHolder]) -> None:
        self._requests = {}
        self._held = {holder.guest: seat for seat, holder in enumerate(holders) if holder.kind == "person"}

    def apply(self, entry: LogEntry) -> None:
        event, seat = entry.event, entry.seat
        if isinstance(event, GameEnded):
            self._requests = {}
        if seat is None:
            return
        if isinstance(event, SeatTaken):
            self._held[event.guest] = seat
            self._requests.pop(seat, None)
        elif isinstance(event, SeatAsked):
            self._requests[seat] = _Request(event.guest, event.name, entry.seq)
        elif isinstance(event, SeatGranted):
            self._requests[seat] = replace(self._requests[seat], granted=True)
        elif isinstance(event, SeatDeclined):
            del self._requests[seat]

    def seat_held_by(self, guest: str) -> int | None:
        """Return the seat that a guest has held in this game."""
        return self._held.get(guest)

    def is_granted(self, seat: int, guest: str) -> bool:
        request = self._requests.get(seat)
        return request is not None and request.granted and request.guest == guest

    def is_asked_for(self, seat: int) -> bool:
        return seat in self._requests

    def has_asked(self, guest: str) -> bool:
        return any(request.guest == guest for request in self._requests.values())

    def has_entry(self, entry: int) -> bool:
        """Return whether a request was made with a log entry, and is still open."""
        return any(request.entry == entry for request in self._requests.values())

    def report(self) -> list[SeatRequest]:
        """Return what everyone may know of the requests."""
        return [SeatRequest(seat, one.name, one.granted) for seat, one in sorted(self._requests.items())]
