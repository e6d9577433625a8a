"""The tasks of a table that no person does: computer players' moves, clocks that ran out, the end of a game.

Tasks follow from the state alone, so every process finds the same ones, and a restarted process continues with them.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tischlein.server.log_events import TableSetup
from tischlein.server.seat_holders import SeatHolder
from tischlein.server.table_state import TableState

WARNING: Final = 10_000
"""Milliseconds before the end of its time at which a seat is warned, or half of its time if that is less."""


class Task(Struct, frozen=True, order=True):
    """Something to do for a seat at `due` (server time)."""

    due: int
    what: Literal["end-game", "hand-over", "move", "warn"]
    seat: int = -1


def pending_tasks(state: TableState, loaded: int) -> list[Task]:
    """Return everything to do, the earliest first. Time before the table was `loaded` does not count as thinking."""
    if state.phase != "playing" or state.game is None or state.pause is not None:
        return []
    if state.game.over:
        return [Task(state.at, "end-game")]
    if not needs_scheduler(state.setup, state.holders):
        return []
    found = [*_window_moves(state), *_moves(state)]
    if state.take_back is not None:
        found = [replace(task, due=max(task.due, state.take_back.until)) for task in found]
    for seat, since in state.waiting_since.items():
        left = state.time_left(seat)
        if left is not None and state.bot_level(seat) is None:
            due = max(since + left, loaded + min(left, WARNING))
            found += [Task(due, "hand-over", seat), Task(due - min(WARNING, left // 2), "warn", seat)]
    return sorted(found)


def needs_scheduler(setup: TableSetup, holders: list[SeatHolder]) -> bool:
    """Return whether anything but a person may have to act during a game."""
    return setup.clock is not None or any([holder.level for holder in holders])  # noqa: C419  (on every move)


def _window_moves(state: TableState) -> list[Task]:
    """Return the tasks of computer players in an open window: they use it last, after people had time to react."""
    if state.window_since is None:
        return []
    due = state.window_since + state.setup.window
    return [Task(due, "move", seat) for seat in state.window_seats if state.bot_level(seat) is not None]


def _moves(state: TableState) -> list[Task]:
    """Return the moves of computer players: at their own pace, and not before an open window has had its time.

    In a daily deal they choose after the person, so that nothing depends on how fast the person is.
    """
    earliest = window_end(state) + 1  # moves in the window go first
    if state.setup.daily is not None and any(state.bot_level(seat) is None for seat in state.waiting_since):
        return []
    return [
        Task(max(since + state.pace, earliest), "move", seat)
        for seat, since in state.waiting_since.items()
        if state.bot_level(seat) is not None
    ]


def window_end(state: TableState, mover: int = -1) -> int:
    """Return until when moves are held back so that others can use an open window; 0 if they are not held back."""
    if state.window_since is None or not any(seat != mover for seat in state.window_seats):
        return 0
    return state.window_since + state.setup.window
