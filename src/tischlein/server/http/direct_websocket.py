"""A WebSocket protocol for uvicorn that reads and writes the usual frames itself and counts every incoming frame.

Through ASGI, each frame to each seat costs a task switch and several calls: a move takes 1.4 times as much CPU (349 and
493 µs with UNO at four seats, `bench/server.py` in plain Python). The frames read and written here are complete text
frames without extensions, so the state of uvicorn's protocol and of its parser does not change.

`WebSocketsSansIOProtocol` and parts of `websockets` that it uses are internals without a promise of stability. The
`server` extra in pyproject.toml therefore allows only versions that are known to have them, and
`tests/server/http/test_direct_websocket.py` lists every name that this module relies on.
"""

from __future__ import annotations

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tischlein.server.http.frames import find_frame_end, join_frames, read_ascii
from tischlein.server.http.message_queue import MessageQueue
from tischlein.server.light_event import LightEvent
from tischlein.server.limits import TokenBucket
from tischlein.server.settings import Limits

EXTENSION: Final = "tischlein.direct"
"""The extension of the ASGI scope that contains the socket."""
MAX_UNREAD: Final = 16
"""Unread frames of a client, beyond which no more are read from the network."""
CHUNK: Final = 4096
"""Bytes that are parsed at a time, so that a flood of tiny frames is detected before it delays other clients."""
SPARE: Final = 100
"""Frames beyond those of the protocol, such as pings, that a client may send at once, and per second."""
FLUSH_SECONDS: Final = 15.0
"""Seconds that a client has to read the last frames when its socket is closed."""
CLOSE_BAD: Final = 1008
CLOSE_RESTART: Final = 1012
END_OF_HEAD: Final = b"\r\n\r\n"


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The protocol of a connection that becomes a WebSocket.

    Every frame counts, including pings and fragments, which never reach a table. A client that sends far more than the
    limits allow is disconnected.
    """

    limits = Limits()
    # With more than 30 attributes elsewhere, each connection would have its own dictionary, of 1.5 KiB.
    __slots__ = (
        "_at_frame",
        "_bucket",
        "close_timeout",
        "curr_msg_data_type",
        "frames",
        "handshake_initiated",
        "initial_response",
        "last_ping_rtt",
        "pending_ping_payload",
        "ping_sent_at",
        "request",
        "response",
    )

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._bucket: Final = TokenBucket(2 * self.limits.frames + SPARE, 2 * self.limits.burst + SPARE)
        self.queue = cast(Any, MessageQueue(self.loop))
        self.writable = cast(Any, LightEvent())
        self.writable.set()
        self._at_frame = False
        """Whether the next byte begins a frame, of which the parser has seen nothing."""

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._parse(data)
            self._at_frame = self.handshake_initiated and data.find(END_OF_HEAD) == len(data) - len(END_OF_HEAD)
            return
        rest = self._take_whole_frames(data) if self._at_frame else 0
        for start in range(rest, len(data), CHUNK):
            if not self.transport.is_closing():
                self._parse(data[start : start + CHUNK])

    def _take_whole_frames(self, data: bytes) -> int:
        """Handle the whole frames at the beginning of data, and return where the rest begins.

        The parser of `websockets` gets the rest, and everything that follows it.
        """
        start = 0
        while start < len(data) and not self.transport.is_closing():
            end = find_frame_end(data, start)
            if end < 0:
                self._at_frame = False
                return start
            text = read_ascii(data, start, end)
            if text is None:
                self._parse(data[start:end])
            elif self._bucket.take(self.loop.time()):
                self._deliver(text)
            else:
                self._disconnect_flooder()
            start = end
        return len(data)

    def _parse(self, data: bytes) -> None:
        """Let `websockets` parse data, and handle the frames in it."""
        self.conn.receive_data(data)
        now = self.loop.time()
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        elif all(self._bucket.take(now) for _ in self.conn.events):
            self.handle_events()
        else:
            self._disconnect_flooder()

    def _deliver(self, text: str) -> None:
        """Deliver a message as `send_receive_event_to_app` does, but as its text alone."""
        if not self.close_sent:
            self.queue.put_nowait(cast(Any, text))
            if self.queue.qsize() > MAX_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _disconnect_flooder(self) -> None:
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.send_close(CLOSE_BAD, "too-fast")
            self.handle_parser_exception()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to `conn`: neither would be freed before the garbage collector finds them

    async def run_asgi(self) -> None:
        """Run the application, then give the client a bounded time to read the last frames: uvicorn has no limit."""
        await super().run_asgi()
        scope = cast(dict[str, Any], self.scope)
        scope.clear()  # it refers to this object: neither would be freed before the garbage collector finds them
        if not self.disconnected:
            self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def forget_handshake(self) -> None:
        """Forget the request and the response: nothing needs them once the socket is open."""
        self.request.headers.clear()  # the parser keeps the request
        self.request = self.response = cast(Any, None)
        self.scope["headers"] = []
        self.scope["state"] = {}

    def send_text_frames(self, payloads: list[bytes]) -> bool:
        """Write frames and return True, or write nothing and return False if the client is slow or gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(join_frames(payloads))
        return True

    def stop_receiving(self) -> None:
        """Tell the application that the client is gone, after the frames that have arrived."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_RESTART})

    def send_receive_event_to_app(self) -> None:
        has_room = self.queue.qsize() < MAX_UNREAD and not self.read_paused
        if has_room:
            self.read_paused = True  # keeps the parent from pausing after every frame
        super().send_receive_event_to_app()
        if has_room:
            self.read_paused = False


def websocket_class(chosen: Limits) -> type[DirectWebSocket]:
    """Return the protocol class for uvicorn, which creates the instances."""

    class LimitedWebSocket(DirectWebSocket):
        limits = chosen

    return LimitedWebSocket


def direct_websocket_of(scope: Any) -> DirectWebSocket | None:
    """Return the socket of an ASGI scope; None under another web server, such as a test client."""
    found: DirectWebSocket | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("socket")
    return found
