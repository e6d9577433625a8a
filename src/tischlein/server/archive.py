"""Records and replays of finished games: each made from the entries of its own game, one at a time, and cached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Final

import msgspec

from tischlein.server.feed import Viewer
from tischlein.server.keys import Keys
from tischlein.server.log_events import LogEntry
from tischlein.server.prepared_body import PreparedBody, prepare_body
from tischlein.server.replay import record, replay
from tischlein.server.store.base import FinishedGame, Store

MAX_CACHED_BYTES: Final = 4 * 2**20
"""Some hundred games: those that are read at the same time. Others are made again in a fraction of a second."""

CacheKey = tuple[bytes, str, Viewer]


class GameArchive:
    """The records and replays of finished games. Callers must know that the client may see the game.

    A game that is over does not change. What the store says of it, its review excepted, is part of a body's key, so a
    body that was made before a name was erased or a game was deleted is never found again.
    """

    def __init__(self, keys: Keys, store: Store, thread: Executor) -> None:
        self._keys: Final = keys
        self._store: Final = store
        self._thread: Final = thread
        self._bodies: Final[dict[CacheKey, PreparedBody]] = {}
        self._cached_bytes = 0
        self._lock: Final = asyncio.Lock()

    async def record(self, game: FinishedGame) -> PreparedBody:
        """Return the record of a finished game."""
        return await self._body(game, "record", None, lambda entries: record(self._keys, entries, game))

    async def replay(self, game: FinishedGame, viewer: Viewer) -> PreparedBody:
        """Return a finished game as a seat or a spectator (None) saw it: the JSON of an `bodies.Replay`."""
        return await self._body(game, "replay", viewer, lambda entries: replay(self._keys, entries, game, viewer))

    async def _body(
        self, game: FinishedGame, kind: str, viewer: Viewer, make: Callable[[list[LogEntry]], bytes]
    ) -> PreparedBody:
        key = (msgspec.json.encode(msgspec.structs.replace(game, review=None)), kind, viewer)
        if key not in self._bodies:
            async with self._lock:
                if key not in self._bodies:
                    self._add(key, await self._make(game, make))
        body = self._bodies[key] = self._bodies.pop(key)  # the last used one comes last
        return body

    async def _make(self, game: FinishedGame, make: Callable[[list[LogEntry]], bytes]) -> PreparedBody:
        entries = await self._store.read_game(game.table, game.first, game.last)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(_prepare, make, entries))

    def _add(self, key: CacheKey, body: PreparedBody) -> None:
        """Cache a body, and forget the ones used longest ago, but never this one."""
        self._bodies[key] = body
        self._cached_bytes += body.size
        while self._cached_bytes > MAX_CACHED_BYTES and len(self._bodies) > 1:
            self._cached_bytes -= self._bodies.pop(next(iter(self._bodies))).size


def _prepare(make: Callable[[list[LogEntry]], bytes], entries: list[LogEntry]) -> PreparedBody:
    return prepare_body(make(entries))
