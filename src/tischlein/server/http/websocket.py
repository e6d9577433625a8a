"""The route of a table's WebSocket."""

from __future__ import annotations

from typing import Any, Final

from litestar import websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import WebSocketCloseEvent, WebSocketSendEvent

from tischlein.server import metrics
from tischlein.server.http.context import AnyWebSocket, context_of
from tischlein.server.http.direct_websocket import direct_websocket_of
from tischlein.server.http.guests import guest_of
from tischlein.server.limits import client_key


class WebSocketTransport:
    """The transport of a table's connection over a WebSocket."""

    def __init__(self, socket: AnyWebSocket) -> None:
        self._direct: Final = direct_websocket_of(socket.scope)
        self._receive: Final[Any] = socket.receive if self._direct is None else self._direct.receive
        self._send: Final = socket.send

    async def receive(self) -> str | bytes | None:
        try:
            message = await self._receive()
        except WebSocketDisconnect:
            return None
        if message["type"] != "websocket.receive":
            return None
        metrics.frames_in.inc()
        text: str | None = message.get("text")
        data: str | bytes = text if text is not None else message.get("bytes") or b""
        return data

    def stop_receiving(self) -> None:
        """Let `receive` return None after the frames that have arrived; under another web server, do nothing."""
        if self._direct is not None:
            self._direct.stop_receiving()

    def send_now(self, frames: list[bytes]) -> bool:
        """Send frames without waiting and return True, or return False if that is not possible now."""
        if self._direct is None or not self._direct.send_text_frames(frames):
            return False
        metrics.frames_out.inc(len(frames))
        return True

    async def send(self, frame: bytes) -> None:
        metrics.frames_out.inc()
        await self._send(WebSocketSendEvent(type="websocket.send", text=frame.decode(), bytes=None))

    async def close(self, code: int, reason: str) -> None:
        await self._send(WebSocketCloseEvent(type="websocket.close", code=code, reason=reason))


@websocket("/api/tables/{table:str}/socket")
async def serve_table_socket(socket: AnyWebSocket, table: FromPath[str]) -> None:
    """Serve a table's socket to its end. The middleware has checked its origin and the number of sockets."""
    context = context_of(socket)
    address = client_key(context.proxies.client_address(socket.scope))
    guest = guest_of(socket)
    await socket.accept()
    try:
        await context.table_host.serve_client(WebSocketTransport(socket), table, guest, address)
    finally:
        # Litestar's functions refer to the socket: neither would be freed before the garbage collector finds them.
        socket.receive, socket.send = empty_receive, empty_send
