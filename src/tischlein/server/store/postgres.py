"""PostgreSQL storage for any number of processes, which notify each other with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterator
from typing import Any, Final

import msgspec
import psycopg
from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.engine import URL

from tischlein.server.store.base import AppendCallback, LossCallback, SignalCallback, StoreError
from tischlein.server.store.database import SqlStore
from tischlein.server.store.engine import connect_arguments, to_store_error

CHANNEL: Final = "tischlein"
MAX_BYTES: Final = 7_900
"""Bytes of a notification; PostgreSQL allows less than 8,000."""
OVERHEAD: Final = 24
"""Bytes that a table takes in a notification beside its name: quotes, punctuation, the number of an entry."""
MIN_RETRY: Final = 0.1
MAX_RETRY: Final = 5.0
"""Seconds between two attempts to reconnect."""

logger = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """A random name tells the processes on one database apart."""

    def __init__(self, url: URL) -> None:
        super().__init__(url, notify_appended)
        self._process = secrets.token_hex(8)
        self._listeners: list[NotificationListener] = []

    async def signal(self, table: str, text: str) -> None:
        await self._read(notify, format_signal(self._process, table, text))

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None:
        arguments = connect_arguments(self._engine)
        listener = NotificationListener(arguments, self._process, on_append, on_signal, on_loss)
        try:
            await listener.start()
        except psycopg.Error as error:
            raise to_store_error(self._location, error) from None
        self._listeners.append(listener)

    async def close(self) -> None:
        for listener in self._listeners:
            await listener.stop()
        await super().close()


# --- notifications


class EntriesAppended(Struct, frozen=True, tag="appended"):
    """The number of the newest entry of each of these tables."""

    newest: dict[str, int]


class SignalSent(Struct, frozen=True, tag="signal"):
    """A text that the process `sender` sent about a table."""

    sender: str
    table: str
    text: str


Notification = EntriesAppended | SignalSent

_decoder: Final[msgspec.json.Decoder[Notification]] = msgspec.json.Decoder(Notification)


def parse_notification(payload: str) -> Notification | None:
    """Parse a payload; return None if it is not ours."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None


def format_signal(sender: str, table: str, text: str) -> str:
    payload = msgspec.json.encode(SignalSent(sender, table, text))
    if len(payload) > MAX_BYTES:
        raise StoreError(f"a signal of {len(payload)} bytes is too long; the maximum is {MAX_BYTES}")
    return payload.decode()


def format_appended(newest: dict[str, int]) -> Iterator[str]:
    """Yield as few payloads as possible that contain all tables."""
    part: dict[str, int] = {}
    size = OVERHEAD
    for table, seq in newest.items():
        needed = len(msgspec.json.encode(table)) + OVERHEAD
        if part and size + needed > MAX_BYTES:
            yield msgspec.json.encode(EntriesAppended(part)).decode()
            part, size = {}, OVERHEAD
        part[table] = seq
        size += needed
    if part:
        yield msgspec.json.encode(EntriesAppended(part)).decode()


def notify(connection: Connection, payload: str) -> None:
    """Send a notification when the transaction commits."""
    connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def notify_appended(connection: Connection, newest: dict[str, int]) -> None:
    for payload in format_appended(newest):
        notify(connection, payload)


class NotificationListener:
    """Passes notifications to callbacks, on a dedicated connection that is restored when it fails.

    Signals that this `process` sent itself are ignored.
    """

    def __init__(
        self,
        connect_arguments: dict[str, Any],
        process: str,
        on_append: AppendCallback,
        on_signal: SignalCallback,
        on_loss: LossCallback,
    ) -> None:
        self._connect_arguments = connect_arguments
        self._process = process
        self._on_append = on_append
        self._on_signal = on_signal
        self._on_loss = on_loss
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Subscribe; no later notification is missed."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(self._connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        connection = await psycopg.AsyncConnection.connect(**self._connect_arguments, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _run(self, connection: psycopg.AsyncConnection[Any]) -> None:
        while True:
            try:
                async with connection:
                    await self._receive(connection)
            except psycopg.Error as error:
                logger.warning("database notifications interrupted: %s", type(error).__name__)
            connection = self._connection = await self._reconnect()
            try:
                await self._on_loss()
            except Exception:
                logger.exception("catching up after lost notifications failed")

    async def _receive(self, connection: psycopg.AsyncConnection[Any]) -> None:
        async for received in connection.notifies():
            try:
                self._dispatch(received.payload)
            except Exception:
                logger.exception("handling a notification failed")

    def _dispatch(self, payload: str) -> None:
        match parse_notification(payload):
            case EntriesAppended(newest):
                for table, seq in newest.items():
                    self._on_append(table, seq)
            case SignalSent(sender, table, text) if sender != self._process:
                self._on_signal(table, text)

    async def _reconnect(self) -> psycopg.AsyncConnection[Any]:
        pause = MIN_RETRY
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY)
