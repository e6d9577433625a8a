"""Tables in a file, for one process."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from tischlein.server.store import queries
from tischlein.server.store.base import AppendCallback, SignalCallback
from tischlein.server.store.database import SqlStore
from tischlein.server.store.lock import FileLock
from tischlein.server.store.notices import notify_nobody


class SqliteStore(SqlStore):
    """Nobody else is there: no news, no signals, and leases that were left behind are void."""

    def __init__(self, file: Path, lock: FileLock) -> None:
        super().__init__(file, notify_nobody)
        self._lock = lock

    async def prepare(self) -> None:
        await super().prepare()
        await self._write(queries.void_leases)

    async def signal(self, table: str, text: str) -> None:
        """There is nobody to hear it."""

    async def listen(self, news: AppendCallback, signal: SignalCallback, lost: Callable[[], Awaitable[None]]) -> None:
        """There is nothing to hear."""

    async def close(self) -> None:
        await super().close()
        self._lock.release()
