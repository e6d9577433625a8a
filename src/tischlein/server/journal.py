"""What happened in the current game as each viewer saw it, for clients that load the page during it."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

import msgspec

from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GamePaused,
    GameResumed,
    HandedOver,
    HolderRenamed,
    PaceSet,
    SeatAsked,
    SeatCleared,
    SeatTaken,
    ShareAgreed,
)
from tischlein.server.messages import PastEvent

MAX_PAST_EVENTS: Final = 400
"""Events kept per table; a longer game keeps its last ones."""
OMITTED: Final = frozenset({"setup", "turn"})
"""Kinds of events that only describe the table, which the view does as well."""

Viewer = int | None
_encode = msgspec.json.Encoder().encode


class GameJournal:
    """The past events of a table, encoded: once if all viewers saw the same, else for each viewer.

    Cards that moved are left out: the view has them where they are now.
    """

    def __init__(self) -> None:
        self._events: Final[deque[tuple[int, bytes | dict[Viewer, bytes]]]] = deque(maxlen=MAX_PAST_EVENTS)
        self._first_entry: Final[dict[Viewer, int]] = {}

    def add_events(self, entry: int, mover: int | None, seen: dict[Viewer, list[dict[str, Any]]]) -> None:
        """Add the events of a log entry as each viewer saw them."""
        viewers = list(seen)
        for events in zip(*seen.values(), strict=True):
            first = events[0]
            if first["kind"] in OMITTED:
                continue
            same = all(event.get("facts") == first.get("facts") for event in events[1:])
            encoded = (_encode_event(entry, mover, event) for event in events)
            self._events.append((entry, next(encoded) if same else dict(zip(viewers, encoded, strict=True))))

    def add_entry(self, entry: int, kind: str, seat: int | None, name: str, event: AnyLogEvent) -> None:
        """Add a log entry that is no move, such as a player coming or going; everyone saw it."""
        past = PastEvent(entry, kind, seat, seat, public_facts(event) or {}, name, in_game=False)
        self._events.append((entry, _encode(past)))

    def hide_past_from(self, seat: int, entry: int) -> None:
        """Show a new player in a seat only what comes after this entry, not what the previous player saw."""
        self._first_entry[seat] = entry + 1

    def seen_by(self, viewer: Viewer, before: int) -> list[msgspec.Raw]:
        """Return what a viewer saw before a log entry, oldest first."""
        first = self._first_entry.get(viewer, 0)
        found = (
            past if isinstance(past, bytes) else past.get(viewer)
            for entry, past in self._events
            if first <= entry < before
        )
        return [msgspec.Raw(past) for past in found if past is not None]


def _encode_event(entry: int, mover: int | None, event: dict[str, Any]) -> bytes:
    return _encode(PastEvent(entry, event["kind"], event["seat"], mover, event.get("facts", {})))


def public_facts(event: AnyLogEvent) -> dict[str, Any] | None:
    """Return what everyone may know of a log entry about a seat or the table, beyond its kind."""
    match event:
        case SeatTaken(name):
            return {"name": name}
        case SeatAsked(name):
            return {"newcomer": name}
        case HolderRenamed(name, was):
            return {"name": name, "reason": "animal"} if name == was else {"name": name, "was": was}
        case BotAdded(level, name):
            return {"name": name, "level": level}
        case HandedOver(level, reason):
            return {"level": level, "reason": reason}
        case PaceSet(pace):
            return {"pace": pace}
        case ShareAgreed(game, is_public):
            return {"game": game, "public": is_public}
        case SeatCleared(reason) | GamePaused(reason) | GameResumed(reason) if reason is not None:
            return {"reason": reason}
    return None
