"""The queue of a socket's messages."""

from __future__ import annotations

import asyncio
from typing import Any


class MessageQueue:
    """What uvicorn uses of `asyncio.Queue`, for a single reader; smaller, and faster in both directions.

    It holds so few messages that a list is as fast as a deque, which takes 600 bytes even when it is empty.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages
