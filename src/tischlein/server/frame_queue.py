"""Messages that wait to be sent; compiled, since each move has one for every viewer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from mypy_extensions import mypyc_attr

from tischlein.server import metrics
from tischlein.server.errors import CommandError
from tischlein.server.logs import log_error
from tischlein.server.messages import ErrorMessage, ServerMessage

_encode = msgspec.json.Encoder().encode


class FrameSender(Protocol):
    """The part of a transport that need not wait."""

    def send_now(self, frames: list[bytes]) -> bool:
        """Send messages without waiting; return False, and send nothing, if that is not possible now."""


class Outbox:
    """The queues to flush at the end of this iteration of the event loop: one callback for all of them."""

    def __init__(self) -> None:
        self._queues: list[FrameQueue] = []

    def add(self, queue: FrameQueue) -> None:
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


@mypyc_attr(allow_interpreted_subclasses=True)
class FrameQueue:
    """The messages that wait for one client. When they exceed `limit`, a snapshot replaces the news among them.

    `wake` is called when there is something that could not be sent at once: then `next_frame` returns it, bit by bit.
    """

    def __init__(self, sender: FrameSender, outbox: Outbox, limit: int, wake: Callable[[], None]) -> None:
        self._sender: Final = sender
        self._outbox: Final = outbox
        self._limit: Final = limit
        self._call_wake: Final = wake
        self._queue: list[tuple[bool, bytes]] = []
        self._is_slow = False
        """Whether what waits is left to `next_frame`."""
        self._needs_snapshot = False
        self._flush_scheduled = False
        self.end: str | None = None
        """The code of the error that ends the connection; the error itself would keep its frames alive."""

    @property
    def is_closing(self) -> bool:
        return self.end is not None

    def send(self, message: ServerMessage) -> None:
        self._put(False, _encode(message))

    def send_news(self, frame: bytes) -> None:
        """Send an encoded message that a later snapshot can replace."""
        if not self._needs_snapshot:
            self._put(True, frame)

    def close(self, error: CommandError, first: ServerMessage | None = None) -> None:
        """Send what waits, `first` and the error, then nothing more, and end the connection."""
        if self.end is None:
            if first is not None:
                self._queue.append((False, _encode(first)))
            self._queue.append((False, _encode(ErrorMessage(None, error.code, str(error), True))))
            self.end = error.code
            self._wake()

    def flush(self) -> None:
        """Send all waiting messages at once if the client can take them; otherwise leave them to `next_frame`."""
        self._flush_scheduled = False
        if self._is_slow or not self._queue:
            return
        if self._sender.send_now([frame for _, frame in self._queue]):
            self._queue.clear()
        else:
            self._wake()

    def next_frame(self, snapshot: Callable[[], bytes]) -> bytes | None:
        """Return the next message for a slow client, or the whole state, which `snapshot` returns; None at the end."""
        if not self._queue and self._needs_snapshot and self.end is None:
            self._needs_snapshot = False
            metrics.backlog_snapshots.inc()
            return snapshot()
        if self._queue:
            return self._queue.pop(0)[1]
        self._is_slow = False
        return None

    def _wake(self) -> None:
        self._is_slow = True
        self._call_wake()

    def _put(self, is_news: bool, frame: bytes) -> None:
        if self.end is not None or (len(self._queue) >= self._limit and not self._make_room(is_news)):
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
