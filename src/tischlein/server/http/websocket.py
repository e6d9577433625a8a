"""The route of a table's WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from litestar import websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.params import FromPath
from litestar.types import Receive, Scope, Send, WebSocketCloseEvent, WebSocketSendEvent

from tischlein.server import metrics
from tischlein.server.http.context import AnyWebSocket, context_of
from tischlein.server.http.direct_websocket import direct_websocket_of
from tischlein.server.http.guests import guest_of
from tischlein.server.http.problems import log_server_error
from tischlein.server.limits import client_key
from tischlein.server.outgoing import Transport

SERVICE: Final = "tischlein.service"
"""The entry of the scope with what serves an accepted socket."""

INTERNAL_ERROR: Final = 1011
"""The WebSocket close code after an error of the server."""

Serve = Callable[[Transport], Awaitable[None]]


class WebSocketTransport:
    """The transport of a table's connection over an accepted WebSocket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._direct: Final = direct_websocket_of(scope)
        self._receive: Final[Any] = receive if self._direct is None else self._direct.receive
        self._send: Final = send

    async def receive(self) -> str | bytes | None:
        message: str | dict[str, Any] = await self._receive()
        if isinstance(message, str):
            metrics.frames_in.inc()
            return message
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
async def accept_table_socket(socket: AnyWebSocket, table: FromPath[str]) -> None:
    """Accept a table's socket, and note who serves it. The middleware has checked its origin and the number of sockets.

    While a socket is open, every call that waits for its end takes memory. So it is served when Litestar's have ended.
    """
    context = context_of(socket)
    address = client_key(context.proxies.client_address(socket.scope))
    guest = guest_of(socket)
    await socket.accept()
    serve = context.table_host.serve_client
    cast(dict[str, Any], socket.scope)[SERVICE] = lambda transport: serve(transport, table, guest, address)
    # Litestar's functions refer to the socket: neither would be freed before the garbage collector finds them.
    socket.receive, socket.send = empty_receive, empty_send


async def serve_accepted(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve the socket of a scope to its end, if it was accepted."""
    serve: Serve | None = cast(dict[str, Any], scope).pop(SERVICE, None)
    if serve is None:
        return
    direct = direct_websocket_of(scope)
    if direct is not None:
        direct.forget_handshake()
    transport = WebSocketTransport(scope, receive, send)
    try:
        await serve(transport)
    except Exception as error:
        await log_server_error(error, scope)
        await transport.close(INTERNAL_ERROR, "unavailable")
