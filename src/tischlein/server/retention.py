"""Retention: tables that nobody has touched for a long time are removed, and so is old chat.

Every step is a short transaction of the storage's writer, with a pause behind it, so that moves are not delayed.
Several processes on one database share the work.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from tischlein.server.settings import Settings
from tischlein.server.store.base import Store, StoreError

DAY: Final = 86_400_000
ROUND_SECONDS: Final = 60.0
"""Seconds between two searches."""
PART: Final = 500
"""Log entries that one transaction changes."""
PAUSE: Final = 0.05
"""Seconds between two transactions."""

ForgetChat = Callable[[int], None]
"""Called with a time: chat from before it must not be shown any longer."""


class Retention:
    """Removes what is older than the settings allow, and finishes the removals that an operator has begun."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], int], forget_chat: ForgetChat) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._now: Final = now
        self._forget_chat: Final = forget_chat

    async def run(self) -> None:
        """Work for ever."""
        while True:
            with contextlib.suppress(StoreError):  # it may be back next time, and logs why it failed
                await self.remove_old()
            await asyncio.sleep(ROUND_SECONDS)

    async def remove_old(self) -> None:
        """Remove everything that is too old now."""
        has_removed = await self._remove_chat() | await self._remove_tables()
        while await self._store.remove_entries(self._now(), PART):
            has_removed = True
            await asyncio.sleep(PAUSE)
        if has_removed:
            await self._store.scrub()

    async def _remove_tables(self) -> bool:
        """Begin to remove old tables and return whether there were any; their logs are deleted afterwards."""
        if self._settings.keep_tables is None:
            return False
        has_removed = False
        while await self._store.remove_old_table(self._now() - self._settings.keep_tables * DAY, self._now()):
            has_removed = True
            await asyncio.sleep(PAUSE)
        return has_removed

    async def _remove_chat(self) -> bool:
        if self._settings.keep_chat is None:
            return False
        before = self._now() - self._settings.keep_chat * DAY
        self._forget_chat(before)
        has_removed = False
        while await self._store.remove_old_chat(before, PART):
            has_removed = True
            await asyncio.sleep(PAUSE)
        return has_removed
