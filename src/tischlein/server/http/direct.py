"""Frames straight to the transport: uvicorn's socket with a short way out, and room for several frames on the way in.

Through ASGI, each frame to each seat costs a task switch and four calls; at thousands of moves a second that is most of
the work. What is written here are whole text frames without extensions, so uvicorn's own state stays as it is.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME: Final = "tischlein.direct"
"""The extension of the ASGI scope under which the socket is found."""
WAITING: Final = 16
"""Frames from a client that wait to be read before no more are taken from the network."""
TEXT: Final = 0x81
SHORT, MIDDLE = 126, 1 << 16


class DirectSocket(WebSocketsSansIOProtocol):
    """What uvicorn makes of a connection that becomes a WebSocket."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = {"socket": self}

    def send_text_frames(self, payloads: list[bytes]) -> bool:
        """Write frames at once; False, and nothing is written, if the client is slow or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join(part for payload in payloads for part in (header(len(payload)), payload)))
        return True

    def send_receive_event_to_app(self) -> None:
        waiting = self.queue.qsize() < WAITING and not self.read_paused
        if waiting:
            self.read_paused = True  # so that the parent, which pauses after every frame, does not
        super().send_receive_event_to_app()
        if waiting:
            self.read_paused = False


def header(length: int) -> bytes:
    """The beginning of a text frame from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


def direct_socket(scope: Any) -> DirectSocket | None:
    """The socket behind a scope, if the web server has such a way out."""
    found: DirectSocket | None = (scope.get("extensions") or {}).get(NAME, {}).get("socket")
    return found
