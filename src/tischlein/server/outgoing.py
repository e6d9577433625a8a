"""The sending side of a connection: a queue of messages, with a snapshot in place of news for slow clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tischlein.server import metrics
from tischlein.server.errors import CommandError
from tischlein.server.light_event import LightEvent
from tischlein.server.logs import log_error
from tischlein.server.messages import ErrorMessage, ServerMessage

POLICY_VIOLATION: Final = 1008
"""The WebSocket close code for every client that the server disconnects."""
SERVICE_RESTART: Final = 1012
"""The WebSocket close code for every client when the process stops: another one serves it at once."""
SEND_TIMEOUT: Final = 30.0
"""Seconds in which a client must accept a message before it is disconnected."""

_encode = msgspec.json.Encoder().encode


class Transport(Protocol):
    """An accepted socket."""

    async def receive(self) -> str | bytes | None:
        """Return the next message; None when the client is gone."""

    def stop_receiving(self) -> None:
        """Let `receive` return None after the messages that have arrived."""

    def send_now(self, frames: list[bytes]) -> bool:
        """Send messages without waiting; return False, and send nothing, if that is not possible now."""

    async def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class Outbox:
    """The queues to flush at the end of this iteration of the event loop: one callback for all of them."""

    def __init__(self) -> None:
        self._queues: list[OutgoingQueue] = []

    def add(self, queue: OutgoingQueue) -> None:
        if not self._queues:
            asyncio.get_running_loop().call_soon(self._flush)
        self._queues.append(queue)

    def _flush(self) -> None:
        queues, self._queues = self._queues, []
        for queue in queues:
            try:
                queue.flush()
            except Exception as error:  # the other clients must get their messages
                log_error("messages_not_sent", error)


class OutgoingQueue:
    """The messages that wait for one client. When they exceed `limit`, a snapshot replaces the news among them."""

    def __init__(self, transport: Transport, outbox: Outbox, limit: int) -> None:
        self._transport: Final = transport
        self._outbox: Final = outbox
        self._limit: Final = limit
        self._queue: list[tuple[bool, bytes]] = []
        self._wake: Final = LightEvent()
        self._needs_snapshot = False
        self._flush_scheduled = False
        self._sending = False
        self._end: str | None = None
        """The code of the error that ends the connection; the error itself would keep its frames alive."""

    @property
    def is_closing(self) -> bool:
        return self._end is not None

    def send(self, message: ServerMessage) -> None:
        self._put(False, _encode(message))

    def send_news(self, frame: bytes) -> None:
        """Send an encoded message that a later snapshot can replace."""
        if not self._needs_snapshot:
            self._put(True, frame)

    def close(self, error: CommandError, first: ServerMessage | None = None) -> None:
        """Send what waits, `first` and the error, then nothing more, and end the connection."""
        if self._end is None:
            if first is not None:
                self._queue.append((False, _encode(first)))
            self._queue.append((False, _encode(ErrorMessage(None, error.code, str(error), True))))
            self._end = error.code
            self._wake.set()

    def flush(self) -> None:
        """Send all waiting messages at once if the transport can; otherwise leave them to `run`."""
        self._flush_scheduled = False
        idle = not self._wake.is_set() and not self._sending and not self._needs_snapshot
        if idle and self._queue and self._transport.send_now([frame for _, frame in self._queue]):
            self._queue.clear()
        else:
            self._wake.set()

    async def run(self, snapshot: Callable[[], bytes]) -> None:
        """Send what `flush` could not send at once, and close the transport after `close`.

        `snapshot` returns the whole state for a client that was too slow for the news.
        """
        while True:
            await self._wake.wait()
            self._sending = True
            self._wake.clear()
            while self._queue or (self._needs_snapshot and self._end is None):
                if not self._queue:
                    self._needs_snapshot = False
                    metrics.backlog_snapshots.inc()
                    self._queue.append((True, snapshot()))
                async with asyncio.timeout(SEND_TIMEOUT):
                    await self._transport.send(self._queue.pop(0)[1])
            self._sending = False
            if self._end is not None:
                await self._transport.close(POLICY_VIOLATION, self._end)
                return

    def _put(self, is_news: bool, frame: bytes) -> None:
        if self._end is not None or (len(self._queue) >= self._limit and not self._make_room(is_news)):
            return
        self._queue.append((is_news, frame))
        if not self._flush_scheduled:
            self._flush_scheduled = True
            self._outbox.add(self)

    def _make_room(self, is_news: bool) -> bool:
        """Make room for a message in a full queue; return whether it is still to be sent."""
        self.flush()  # everything may be of this iteration of the loop, and the client not slow at all
        if len(self._queue) < self._limit:
            return True
        self._queue = [entry for entry in self._queue if not entry[0]]
        self._needs_snapshot = True
        if len(self._queue) >= self._limit:
            self.close(CommandError("too-slow", fatal=True))
            return False
        return not is_news
