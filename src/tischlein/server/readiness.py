"""Whether this process can take clients: whether its storage accepts a write."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from tischlein.server.store.base import StoreError

MAX_AGE: Final = 1.0
"""Seconds during which an answer is repeated, so that questions are no load."""
WRITE_SECONDS: Final = 3.0
"""Seconds that a write may take."""


class Readiness:
    """Writes to the storage when asked, at most once per second and never twice at the same time."""

    def __init__(
        self,
        check_writable: Callable[[], Awaitable[None]],
        clock: Callable[[], float] = time.monotonic,
        seconds: float = WRITE_SECONDS,
    ) -> None:
        self._check_writable: Final = check_writable
        self._clock: Final = clock
        self._seconds: Final = seconds
        self._writing: asyncio.Task[str | None] | None = None
        self._answer: str | None = None
        self._answered: float | None = None

    async def reason(self) -> str | None:
        """Return None if the storage accepts a write, and otherwise the reason, such as `database-full`."""
        if self._answered is not None and self._clock() - self._answered < MAX_AGE:
            return self._answer
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())
        writing = self._writing
        done, _ = await asyncio.wait((writing,), timeout=self._seconds)
        self._answer = writing.result() if done else "database-slow"
        self._answered = self._clock()
        return self._answer

    async def _write(self) -> str | None:
        try:
            await self._check_writable()
        except StoreError as error:
            return f"database-{error.kind}"
        finally:
            self._writing = None
        return None
