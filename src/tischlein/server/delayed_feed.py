"""The feed of spectators who watch with a delay."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from tischlein.server.feed import TableFeed
from tischlein.server.log_events import LogEntry
from tischlein.server.table_state import TableState


class DelayedFeed:
    """A feed in which each log entry appears `setup.delay` seconds after it was written."""

    def __init__(self, live: TableFeed, shown: TableState, pending: list[LogEntry], now: Callable[[], int]) -> None:
        """Begin with a state that may be shown and the entries since, to the last one of the live feed or later."""
        self._now: Final = now
        self._delay: Final = shown.setup.delay * 1000
        self.feed: Final = TableFeed(shown)
        self._pending: Final = deque(entry for entry in pending if entry.seq <= live.state.seq)
        self._timer: asyncio.TimerHandle | None = None
        self.advance()

    def add(self, entry: LogEntry) -> None:
        """Add an entry of the live feed."""
        self._pending.append(entry)
        if self._timer is None:
            self.advance()

    def advance(self) -> None:
        """Show the entries that are old enough, and set a timer for the next one."""
        while self._pending and self._pending[0].at <= self._now() - self._delay:
            self.feed.apply(self._pending.popleft())
        self.close()
        if self._pending:
            wait = max(0, self._pending[0].at + self._delay - self._now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self.advance)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
