"""Hears what other processes write, on a connection of its own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg

from tischlein.server.store.base import AppendCallback, SignalCallback
from tischlein.server.store.notices import CHANNEL, EntriesAppended, SignalSent, parse_notification

MIN_RETRY: Final = 0.1
MAX_RETRY: Final = 5.0
"""Seconds between two tries to connect again."""

logger = logging.getLogger(__name__)


class NotificationListener:
    """`me` is the name under which this process sends its own signals, which it does not want to hear."""

    def __init__(
        self,
        where: dict[str, Any],
        me: str,
        news: AppendCallback,
        signal: SignalCallback,
        lost: Callable[[], Awaitable[None]],
    ) -> None:
        self._where = where
        self._me = me
        self._news = news
        self._signal = signal
        self._lost = lost
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """From the moment this returns everything is heard."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(self._connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        connection = await psycopg.AsyncConnection.connect(**self._where, autocommit=True)
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
                    await self._hear(connection)
            except psycopg.Error as error:
                logger.warning("news from the database interrupted: %s", type(error).__name__)
            connection = self._connection = await self._reconnect()
            try:
                await self._lost()
            except Exception:
                logger.exception("catching up after lost news failed")

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        async for notified in connection.notifies():
            try:
                self._pass_on(notified.payload)
            except Exception:
                logger.exception("news could not be passed on")

    def _pass_on(self, payload: str) -> None:
        match parse_notification(payload):
            case EntriesAppended(lines):
                for table, seq in lines.items():
                    self._news(table, seq)
            case SignalSent(sender, table, text) if sender != self._me:
                self._signal(table, text)

    async def _reconnect(self) -> psycopg.AsyncConnection[Any]:
        pause = MIN_RETRY
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY)
