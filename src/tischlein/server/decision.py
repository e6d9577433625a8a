"""What a command or a task has led to."""

from __future__ import annotations

from msgspec import Struct

from tischlein.server.log_events import AnyLogEvent


class Decision(Struct, frozen=True):
    """A log event to write, and for a move its number, which was checked against the state the decision is based on."""

    seat: int | None
    event: AnyLogEvent
    move: int | None = None
