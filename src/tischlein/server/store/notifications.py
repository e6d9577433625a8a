"""Notifications between processes: hints that a table has a new entry, or a text about it.

They are sent after the commit: PostgreSQL lets only one transaction with notifications commit at a time. A hint may be
lost, because a process is killed or a connection fails, and processes look for missed entries now and then
(`TableHost`).

A table belongs to a shard by the beginning of its id, which is random. Each shard has a channel, and a process listens
to the shards of its tables only: where a proxy sends all sockets of a shard to one process, the processes hear little
of each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
import psycopg
from msgspec import Struct
from psycopg import sql

from tischlein.server.store.base import AppendCallback, LossCallback, SignalCallback, StoreError

SHARD_LENGTH: Final = 2
"""Characters of a table's id that name its shard."""
MAX_BYTES: Final = 7_900
"""Bytes of a notification; PostgreSQL allows less than 8,000."""
MIN_RETRY: Final = 0.1
MAX_RETRY: Final = 5.0
"""Seconds between two attempts to reconnect."""
CLOSE_SECONDS: Final = 2.0
"""Seconds that the last notifications have when the storage is closed."""
SEND: Final = "SELECT count(pg_notify(channel, payload)) FROM unnest(%s::text[], %s::text[]) AS sent (channel, payload)"

logger = logging.getLogger(__name__)

Connection = psycopg.AsyncConnection[Any]
Hint = tuple[str, int | str]
"""A table, and the number of its newest entry or a text about it."""


class Notification(Struct, frozen=True):
    """What the process `sender` says about tables of one shard."""

    sender: str
    hints: list[Hint]


_decoder: Final[msgspec.json.Decoder[Notification]] = msgspec.json.Decoder(Notification)


def channel_of(table: str) -> str:
    """Return the channel of a table's shard; the empty table has a channel that everybody listens to."""
    return f"tischlein_{table[:SHARD_LENGTH]}"


def parse_notification(payload: str) -> Notification | None:
    """Parse a payload; return None if it is not ours."""
    try:
        return _decoder.decode(payload)
    except msgspec.DecodeError:
        return None


def format_notifications(sender: str, hints: Iterable[Hint]) -> Iterator[tuple[str, str]]:
    """Yield as few channels and payloads as possible that contain all hints, those of a table in order."""
    by_channel: dict[str, list[Hint]] = {}
    for hint in hints:
        by_channel.setdefault(channel_of(hint[0]), []).append(hint)
    for channel, parts in by_channel.items():
        for part in _split(sender, parts):
            yield channel, msgspec.json.encode(Notification(sender, part)).decode()


def _split(sender: str, hints: list[Hint]) -> Iterator[list[Hint]]:
    empty = len(msgspec.json.encode(Notification(sender, [])))
    part: list[Hint] = []
    size = empty
    for hint in hints:
        needed = len(msgspec.json.encode(hint)) + 1
        if part and size + needed > MAX_BYTES:
            yield part
            part, size = [], empty
        part.append(hint)
        size += needed
    yield part


class NotificationSender:
    """Sends hints in the background on a separate connection; those that arrive meanwhile are sent together."""

    def __init__(self, connect_arguments: dict[str, Any], process: str) -> None:
        self._connect_arguments = connect_arguments
        self._process = process
        self._newest: dict[str, int] = {}
        self._signals: list[Hint] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._failing = False
        self._connection: Connection | None = None
        self._task = asyncio.create_task(self._run())

    def add_entries(self, newest: dict[str, int]) -> None:
        self._newest |= newest
        self._wake.set()

    def add_signal(self, table: str, text: str) -> None:
        """Queue a text about a table; raise StoreError if it is too long."""
        (payload,) = [payload for _, payload in format_notifications(self._process, [(table, text)])]
        if (size := len(payload.encode())) > MAX_BYTES:
            raise StoreError(f"a signal of {size} bytes is too long; the maximum is {MAX_BYTES}")
        self._signals.append((table, text))
        self._wake.set()

    async def stop(self) -> None:
        """Send what is queued, if the database answers."""
        self._closing = True
        self._wake.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._task, CLOSE_SECONDS)
        await self._disconnect()

    async def _run(self) -> None:
        while not self._closing or self._newest or self._signals:
            await self._wake.wait()
            self._wake.clear()
            hints: list[Hint] = [*self._newest.items(), *self._signals]
            self._newest, self._signals = {}, []
            if hints:
                await self._send_or_drop(hints)

    async def _send_or_drop(self, hints: list[Hint]) -> None:
        """Send hints, with a new connection if the old one has died. If that fails as well, other processes poll."""
        channels, payloads = zip(*format_notifications(self._process, hints), strict=True)
        for is_last in (False, True):
            try:
                connection = self._connection or await self._connect()
                await connection.execute(SEND, (list(channels), list(payloads)))
            except (psycopg.Error, OSError) as error:
                await self._disconnect()
                if is_last and not self._failing:
                    self._failing = True
                    logger.warning("database notifications not sent: %s", type(error).__name__)
            else:
                self._failing = False
                return

    async def _connect(self) -> Connection:
        self._connection = await psycopg.AsyncConnection.connect(**self._connect_arguments, autocommit=True)
        await self._connection.execute("SET synchronous_commit TO off")  # a hint need not survive a crash
        return self._connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


class NotificationListener:
    """Passes hints to callbacks, on a separate connection that is restored when it fails.

    What this `process` sent itself is ignored.
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
        self._wanted = {channel_of("")}
        self._heard: set[str] = set()
        """Channels that the connection listens to."""
        self._followers: list[asyncio.Future[None]] = []
        self._waiting: asyncio.Timeout | None = None
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Subscribe; no later notification is missed while the connection lasts."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(self._connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            await self._connection.close()
        self._release_followers()

    def note_entries(self, newest: dict[str, int]) -> None:
        """Note what this process has written itself."""
        for table, seq in newest.items():
            self._handle(table, seq)

    async def follow(self, table: str) -> None:
        """Return when the channel of a table is heard, or when the database is away."""
        channel = channel_of(table)
        self._wanted.add(channel)
        if channel not in self._heard and self._connection is not None:
            heard: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._followers.append(heard)
            self._interrupt()
            await heard

    def follow_only(self, tables: Iterable[str]) -> None:
        """Leave the channels of other tables."""
        self._wanted = {channel_of(""), *map(channel_of, tables)}
        if self._wanted != self._heard:
            self._interrupt()

    def _interrupt(self) -> None:
        """Stop waiting for notifications, so that the connection can be used."""
        if self._waiting is not None:
            self._waiting.reschedule(asyncio.get_running_loop().time())
            self._waiting = None

    async def _connect(self) -> Connection:
        self._heard = set()
        connection = await psycopg.AsyncConnection.connect(**self._connect_arguments, autocommit=True)
        try:
            await self._subscribe(connection)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _subscribe(self, connection: Connection) -> None:
        """Listen to the wanted channels and no others."""
        wanted = frozenset(self._wanted)
        changes = [sql.SQL("LISTEN {}").format(sql.Identifier(channel)) for channel in wanted - self._heard]
        changes += [sql.SQL("UNLISTEN {}").format(sql.Identifier(channel)) for channel in self._heard - wanted]
        if changes:
            await connection.execute(sql.SQL("; ").join(changes))
            self._heard = set(wanted)

    async def _run(self, connection: Connection) -> None:
        while True:
            try:
                async with connection:
                    await self._receive(connection)
            except psycopg.Error as error:
                logger.warning("database notifications interrupted: %s", type(error).__name__)
            self._connection = None
            self._release_followers()
            connection = self._connection = await self._reconnect()
            try:
                await self._on_loss()
            except Exception:
                logger.exception("catching up after lost notifications failed")

    async def _receive(self, connection: Connection) -> None:
        while True:
            while self._wanted != self._heard:
                await self._subscribe(connection)
            self._release_followers()
            try:
                async with asyncio.timeout(None) as self._waiting:
                    async for received in connection.notifies():
                        self._dispatch(received.payload)
            except TimeoutError:
                continue  # interrupted
            finally:
                self._waiting = None

    def _release_followers(self) -> None:
        followers, self._followers = self._followers, []
        for heard in followers:
            if not heard.done():
                heard.set_result(None)

    def _dispatch(self, payload: str) -> None:
        notification = parse_notification(payload)
        if notification is None or notification.sender == self._process:
            return
        for table, what in notification.hints:
            self._handle(table, what)

    def _handle(self, table: str, what: int | str) -> None:
        try:
            if isinstance(what, int):
                self._on_append(table, what)
            else:
                self._on_signal(table, what)
        except Exception:
            logger.exception("handling a notification failed")

    async def _reconnect(self) -> Connection:
        pause = MIN_RETRY
        while True:
            try:
                return await self._connect()
            except (psycopg.Error, OSError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY)
