"""The sending side of a connection: a queue of messages, with a snapshot in place of news for slow clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from tischlein.server.frame_queue import FrameQueue, FrameSender, Outbox
from tischlein.server.light_event import LightEvent

POLICY_VIOLATION: Final = 1008
"""The WebSocket close code for every client that the server disconnects."""
SERVICE_RESTART: Final = 1012
"""The WebSocket close code for every client when the process stops: another one serves it at once."""
SEND_TIMEOUT: Final = 30.0
"""Seconds in which a client must accept a message before it is disconnected."""


class Transport(FrameSender, Protocol):
    """An accepted socket."""

    async def receive(self) -> str | bytes | None:
        """Return the next message; None when the client is gone."""

    def stop_receiving(self) -> None:
        """Let `receive` return None after the messages that have arrived."""

    async def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


class OutgoingQueue(FrameQueue):
    """The messages that wait for one client, and the task that sends them if it is slow."""

    def __init__(self, transport: Transport, outbox: Outbox, limit: int) -> None:
        has_work = LightEvent()
        super().__init__(transport, outbox, limit, has_work.set)
        self._transport: Final = transport
        self._has_work: Final = has_work

    async def run(self, snapshot: Callable[[], bytes]) -> None:
        """Send what could not be sent at once, and close the transport after `close`.

        `snapshot` returns the whole state for a client that was too slow for the news.
        """
        while True:
            await self._has_work.wait()
            self._has_work.clear()
            while (frame := self.next_frame(snapshot)) is not None:
                async with asyncio.timeout(SEND_TIMEOUT):
                    await self._transport.send(frame)
            if self.end is not None:
                await self._transport.close(POLICY_VIOLATION, self.end)
                return
