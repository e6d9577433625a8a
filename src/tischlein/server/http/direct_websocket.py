"""Frames straight to the transport: uvicorn's socket with a short way out, and a guarded way in.

Through ASGI, each frame to each seat costs a task switch and four calls; at thousands of moves a second that is most of
the work. What is written here are whole text frames without extensions, so uvicorn's own state stays as it is.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tischlein.server.limits import TokenBucket
from tischlein.server.settings import Limits

NAME: Final = "tischlein.direct"
"""The extension of the ASGI scope under which the socket is found."""
WAITING: Final = 16
"""Frames from a client that wait to be read before no more are taken from the network."""
PIECE: Final = 4096
"""Bytes that are read at a time, so that a flood of tiny frames is noticed before it holds everybody up."""
SPARE: Final = 100
"""Frames besides those of the protocol that a client may send at once, such as pings; also as many a second."""
FLUSH: Final = 15.0
"""Seconds in which a client has to take what it was sent last, when its socket is closed."""
CLOSE_BAD: Final = 1008
TEXT: Final = 0x81
SHORT, MIDDLE = 126, 1 << 16


class DirectWebSocket(WebSocketsSansIOProtocol):
    """What uvicorn makes of a connection that becomes a WebSocket.

    Every frame counts, also pings and parts of frames, which the tables never see: whoever sends far more than a client
    may is not listened to any longer.
    """

    limits = Limits()

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._bucket: Final = TokenBucket(2 * self.limits.frames + SPARE, 2 * self.limits.burst + SPARE)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(data[start : start + PIECE])
            now = self.loop.time()
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
            elif all(self._bucket.take(now) for _ in self.conn.events):
                self.handle_events()
            elif self.close_sent:
                self.transport.abort()
            else:
                self.conn.send_close(CLOSE_BAD, "too-fast")
                self.handle_parser_exception()

    async def run_asgi(self) -> None:
        """Uvicorn would wait for ever for a client that does not take the last frames."""
        await super().run_asgi()
        if not self.disconnected:
            self.loop.call_later(FLUSH, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = {"socket": self}

    def send_text_frames(self, payloads: list[bytes]) -> bool:
        """Write frames at once; False, and nothing is written, if the client is slow or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for payload in payloads for part in (header(len(payload)), payload)]))
        return True

    def send_receive_event_to_app(self) -> None:
        waiting = self.queue.qsize() < WAITING and not self.read_paused
        if waiting:
            self.read_paused = True  # so that the parent, which pauses after every frame, does not
        super().send_receive_event_to_app()
        if waiting:
            self.read_paused = False


def websocket_class(chosen: Limits) -> type[DirectWebSocket]:
    """What to give uvicorn, which makes the sockets itself."""

    class Limited(DirectWebSocket):
        limits = chosen

    return Limited


def header(length: int) -> bytes:
    """The beginning of a text frame from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def direct_websocket_of(scope: Any) -> DirectWebSocket | None:
    """The socket behind a scope, if the web server has such a way out."""
    found: DirectWebSocket | None = (scope.get("extensions") or {}).get(NAME, {}).get("socket")
    return found
