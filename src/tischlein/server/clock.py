"""A clock that neither goes back nor stands still.

The clock of a computer may be set back, and the log of a table may be ahead of it: another process wrote the last
entry, or this one did before the clock was set back. Computer players and clocks that wait for the time of the log to
come would hang until then.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns
from typing import Final


class SteadyClock:
    """Follows another clock, in milliseconds, and goes on by itself from the latest known time while that is behind."""

    __slots__ = ("_known", "_noted", "_other")

    def __init__(self, other: Callable[[], int], known: int = 0) -> None:
        self._other: Final = other
        self._known = known
        self._noted = monotonic_ns()

    def now(self) -> int:
        return max(self._other(), self._own())

    def advance(self) -> int:
        """Return the time, before which it will not go back."""
        time = self.now()
        self.note(time)
        return time

    def note(self, time: int) -> None:
        """Note that it was this time, or later, a moment ago."""
        if time > self._own():
            self._known, self._noted = time, monotonic_ns()

    def lead(self) -> int:
        """Return how far it is ahead of the other clock."""
        return max(0, self._own() - self._other())

    def _own(self) -> int:
        return self._known + (monotonic_ns() - self._noted) // 1_000_000
