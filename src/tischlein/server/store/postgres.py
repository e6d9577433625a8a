"""PostgreSQL storage for any number of processes, which notify each other (`notifications.py`)."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import psycopg
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from tischlein.server.store.base import AppendCallback, LossCallback, SignalCallback
from tischlein.server.store.database import SqlStore
from tischlein.server.store.engine import connect_arguments, to_store_error
from tischlein.server.store.notifications import NotificationListener, NotificationSender

FIND_NEWER = """
SELECT known.id FROM unnest(%s::text[], %s::int[]) AS known (id, seq)
WHERE EXISTS (SELECT FROM log WHERE log.table_id = known.id AND log.seq = known.seq + 1)
"""


class PostgresStore(SqlStore):
    """A random name tells the processes on one database apart."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, self._on_committed)
        self._process = secrets.token_hex(8)
        self._connect_arguments = connect_arguments(self._engine)
        self._sender = NotificationSender(self._connect_arguments, self._process)
        self._listeners: list[NotificationListener] = []

    def _on_committed(self, newest: dict[str, int]) -> None:
        for listener in self._listeners:
            listener.note_entries(newest)
        self._sender.add_entries(newest)

    async def signal(self, table: str, text: str) -> None:
        self._sender.add_signal(table, text)

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None:
        listener = NotificationListener(self._connect_arguments, self._process, on_append, on_signal, on_loss)
        try:
            await listener.start()
        except psycopg.Error as error:
            raise to_store_error(self._location, error) from None
        self._listeners.append(listener)

    async def follow(self, table: str) -> None:
        for listener in self._listeners:
            await listener.follow(table)

    def follow_only(self, tables: Iterable[str]) -> None:
        for listener in self._listeners:
            listener.follow_only(tables)

    async def find_newer(self, known: dict[str, int]) -> list[str]:
        return await self._read(select_newer, known)

    async def scrub(self) -> None:
        """Do nothing: PostgreSQL reuses the space by itself (VACUUM)."""

    async def close(self) -> None:
        for listener in self._listeners:
            await listener.stop()
        await super().close()
        await self._sender.stop()


def select_newer(connection: Connection, known: dict[str, int]) -> list[str]:
    """Select by one index lookup for each table, since the log of a table has no gaps."""
    found = connection.exec_driver_sql(FIND_NEWER, (list(known), list(known.values())))
    return list(found.scalars())
