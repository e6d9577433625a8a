"""What a table needs done that no person does: a computer player's move, a clock that ran out, the end of a game.

Duties follow from the sitting alone, so any process finds the same ones, and one that starts again goes on with them.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tischlein.server.log_events import TableSetup
from tischlein.server.sitting import Holder, Sitting

WARNING: Final = 10_000
"""Milliseconds before the end of its time at which a seat is warned, or half of its time if that is less."""


class Duty(Struct, frozen=True, order=True):
    """At `due` (server time), for a seat: `end` the game, `warn`, declare `late`, let a computer player `play`."""

    due: int
    what: Literal["end", "late", "play", "warn"]
    seat: int = -1


def duties(sitting: Sitting, loaded: int) -> list[Duty]:
    """Everything to be done, the next first. Nobody is late who could not move because the server was down."""
    if sitting.phase != "playing" or sitting.game is None:
        return []
    if sitting.game.over:
        return [Duty(sitting.at, "end")]
    if not needs_care(sitting.setup, sitting.holders):
        return []
    found = [*_windows(sitting), *_moves(sitting)]
    for seat, since in sitting.since.items():
        left = sitting.left(seat)
        if left is not None and sitting.level(seat) is None:
            due = max(since + left, loaded + min(left, WARNING))
            found += [Duty(due, "late", seat), Duty(due - min(WARNING, left // 2), "warn", seat)]
    return sorted(found)


def needs_care(setup: TableSetup, holders: list[Holder]) -> bool:
    """Somebody other than a person may have to act during a game."""
    return setup.clock is not None or any([holder.level for holder in holders])  # noqa: C419  (on every move)


def _windows(sitting: Sitting) -> list[Duty]:
    """Computer players use an open window last, when everybody else has had time to react."""
    if sitting.window is None:
        return []
    due = sitting.window + sitting.setup.window
    return [Duty(due, "play", seat) for seat in sitting.windows() if sitting.level(seat) is not None]


def _moves(sitting: Sitting) -> list[Duty]:
    """Computer players move in their own time, and not before an open window has had its time."""
    held = window_closes(sitting) + 1  # whoever uses the window goes first
    return [
        Duty(max(since + sitting.setup.pace, held), "play", seat)
        for seat, since in sitting.since.items()
        if sitting.level(seat) is not None
    ]


def window_closes(sitting: Sitting, mover: int = -1) -> int:
    """Until when moves are held back so that others can use an open window; 0 if they need not be."""
    if sitting.window is None or not any(seat != mover for seat in sitting.windows()):
        return 0
    return sitting.window + sitting.setup.window
