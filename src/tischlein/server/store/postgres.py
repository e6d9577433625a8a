"""Tables on a PostgreSQL server, for any number of processes."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.engine import URL

from tischlein.server.store.base import AppendCallback, SignalCallback
from tischlein.server.store.database import SqlStore
from tischlein.server.store.engines import connect_arguments, explain
from tischlein.server.store.listener import NotificationListener
from tischlein.server.store.notices import format_signal, notify, notify_appended


class PostgresStore(SqlStore):
    """`me` tells the processes on one database apart."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, notify_appended)
        self._me = secrets.token_hex(8)
        self._listeners: list[NotificationListener] = []

    async def signal(self, table: str, text: str) -> None:
        await self._read(notify, format_signal(self._me, table, text))

    async def listen(self, news: AppendCallback, signal: SignalCallback, lost: Callable[[], Awaitable[None]]) -> None:
        listener = NotificationListener(connect_arguments(self._engine), self._me, news, signal, lost)
        try:
            await listener.start()
        except psycopg.Error as error:
            raise explain(self._place, error) from None
        self._listeners.append(listener)

    async def close(self) -> None:
        for listener in self._listeners:
            await listener.stop()
        await super().close()
