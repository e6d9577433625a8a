"""A minimal WebSocket client for the loopback, which costs the load generator a few µs per frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN = 0x80
MASK = bytes(4)
"""Clients must mask their frames; a mask of zeros changes nothing and costs nothing."""

FrameCallback = Callable[[bytes], None]
CloseCallback = Callable[[str], None]


class SocketRefused(Exception):
    """The server refused the socket."""


def frame(kind: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((FIN | kind, 0x80 | size)) + MASK + payload
    return bytes((FIN | kind, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload


class ClientSocket(asyncio.Protocol):
    """A socket to a server on this machine. Calls `on_frame` with each text, and `on_close` if the server closes it.

    `source` is the address of the client, any one of 127.0.0.0/8.
    """

    def __init__(self, port: int, on_frame: FrameCallback, on_close: CloseCallback, source: str = "127.0.0.1") -> None:
        self._port = port
        self._source = source
        self._on_frame = on_frame
        self._on_close = on_close
        self._rest = b""
        self._open = False
        self._closing = False
        self._ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, path: str, cookie: str = "") -> None:
        """Connect. Frames may arrive before this returns."""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            f"Origin: http://127.0.0.1:{self._port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGlzY2hsZWluLWRlY2stZA==",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        await asyncio.get_running_loop().create_connection(
            lambda: self, "127.0.0.1", self._port, local_addr=(self._source, 0)
        )
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._ready

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._ready.done():
            self._ready.set_exception(SocketRefused("the server closed the connection"))
        elif not self._closing:
            self._closing = True
            self._on_close(f"socket lost: {error}" if error else "socket closed by the server")

    def send(self, text: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        self._closing = True
        if not self._transport.is_closing():
            self._transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0 if self._open else self._read_response(data)
        self._rest = self._read_frames(data, at) if self._open else data

    def _read_response(self, data: bytes) -> int:
        """Read the response to the handshake and return where it ends; 0 if it is incomplete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        status = data[: data.find(b"\r\n")].decode("latin-1")
        if " 101 " in status + " ":
            self._open = True
            if not self._ready.done():
                self._ready.set_result(None)
        elif not self._ready.done():
            self._ready.set_exception(SocketRefused(status))
        return end + 4

    def _read_frames(self, data: bytes, at: int) -> bytes:
        """Handle all complete frames and return the remaining bytes."""
        size = len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(data[at + 2 : start], "big")
            elif length == 127:
                start += 8
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if size < max(start, end):
                break
            self._handle_frame(data[at], data[start:end])
            at = end
        return data[at:]

    def _handle_frame(self, head: int, payload: bytes) -> None:
        if head == FIN | TEXT:
            if not self._closing:
                self._on_frame(payload)
        elif head == FIN | PING:
            self._transport.write(frame(PONG, payload))
        elif head == FIN | CLOSE and not self._closing:
            self._closing = True
            self._transport.close()
            code = int.from_bytes(payload[:2], "big")
            self._on_close(f"socket closed by the server: {code} {payload[2:].decode('utf-8', 'replace')}".rstrip())
