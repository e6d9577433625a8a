"""An HTTP protocol for uvicorn that limits heads, bodies and connections, which uvicorn itself does not.

`HttpToolsProtocol` is internal to uvicorn, like the class from which `direct_websocket` derives;
`tests/server/http/test_limited_http.py` lists every name that this module relies on.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tischlein.server import metrics
from tischlein.server.http.proxies import UNIX_PEER, TrustedProxies
from tischlein.server.limits import ConcurrencyLimiter, client_key
from tischlein.server.problems import problem
from tischlein.server.settings import Limits

MAX_HEAD_BYTES: Final = 16 * 1024
"""Bytes of a request line and all headers."""
MAX_BODY_BYTES: Final = 128 * 1024
"""Bytes of a body, read or not. Routes accept less; the rest lets a client finish sending and read the answer."""
CHUNK: Final = 4096
"""Bytes that are parsed at a time. The parser joins the parts of a header, each time copying all of it."""


class LimitedHttp(HttpToolsProtocol):
    """The protocol of a connection until it ends or becomes a WebSocket.

    A client must send a whole head within `header_seconds`, the first one as soon as it is connected, and then a whole
    body within `body_seconds`. Between requests, uvicorn's limit for idle connections applies.
    """

    limits = Limits()
    proxies = TrustedProxies(())
    open_connections = ConcurrencyLimiter(limits.connections)

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted_as: str | None = None
        self._reads: str | None = None
        """What is being received, a head or a body; None between requests."""
        self._bytes = 0
        """Bytes of it."""
        self._timer: asyncio.TimerHandle | None = None
        self._is_upgraded = False

    # --- connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else UNIX_PEER
        if not self.proxies.trusts(peer):
            key = client_key(peer)
            if not self.open_connections.acquire(key):
                metrics.rejected_requests.labels(429).inc()
                transport.abort()
                return
            self._counted_as = key
        self._start_reading("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_counting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_counting()
        self._is_upgraded = True
        super().handle_websocket_upgrade()
        # It refers to this object, which has done its work: neither would be freed before the garbage collector runs.
        self.parser = None  # type: ignore[assignment]

    def _stop_counting(self) -> None:
        self._stop_reading()
        if self._counted_as is not None:
            self.open_connections.release(self._counted_as)
            self._counted_as = None

    # --- heads and bodies

    def data_received(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest and not self.transport.is_closing() and not self._is_upgraded:
            if self._reads is None:
                self._start_reading("head")
            allowed = (MAX_HEAD_BYTES if self._reads == "head" else MAX_BODY_BYTES) - self._bytes
            if allowed <= 0:
                self._refuse(431 if self._reads == "head" else 413)
                return
            part, rest = rest[: min(CHUNK, allowed)], rest[min(CHUNK, allowed) :]
            self._bytes += len(part)
            super().data_received(bytes(part))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._reads is None:  # another request in the same part
            self._start_reading("head")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._start_reading("body")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop_reading()

    def _start_reading(self, what: str) -> None:
        self._stop_reading()
        self._reads = what
        self._bytes = 0
        seconds = self.limits.header_seconds if what == "head" else self.limits.body_seconds
        self._timer = self.loop.call_later(seconds, self._on_timeout)

    def _stop_reading(self) -> None:
        self._reads = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timeout(self) -> None:
        if self._reads == "head" and self._responds():
            self.cycle.keep_alive = False  # the next request has begun, but this one is answered first
        else:
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Close the connection, with an error if the client waits for a response and none has begun."""
        if self._reads == "head":
            may_answer = self._bytes > 0 and not self._responds()
        else:
            may_answer = not self.cycle.response_started and not self.pipeline
        self._stop_reading()
        if self.transport.is_closing():
            return
        metrics.rejected_requests.labels(status).inc()
        if may_answer:
            self.transport.write(format_problem(status))
        self.transport.close()

    def _responds(self) -> bool:
        """Return whether a request is being answered."""
        cycle: Any = self.cycle
        return cycle is not None and not cycle.response_complete


def format_problem(status: int) -> bytes:
    """Return a whole response that says why the connection is closed."""
    body = msgspec.json.encode(problem(status))
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    return "\r\n".join([*head, "", ""]).encode() + body


def http_class(chosen: Limits, trusted: TrustedProxies) -> type[LimitedHttp]:
    """Return the protocol class for uvicorn, which creates the instances."""

    class ChosenHttp(LimitedHttp):
        limits = chosen
        proxies = trusted
        open_connections = ConcurrencyLimiter(chosen.connections)

    return ChosenHttp
