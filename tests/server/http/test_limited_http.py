"""Limits of the HTTP protocol: heads, bodies and connections. No network: bytes go in, and responses come out."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from tests.server.http.upgrade import UPGRADE
from tischlein.server.http.direct_websocket import websocket_class
from tischlein.server.http.limited_http import MAX_BODY_BYTES, MAX_HEAD_BYTES, LimitedHttp, http_class
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.settings import Limits

ADVICE = """uvicorn has changed something that we rely on: compare uvicorn/protocols/http/httptools_impl.py with the
last version that passed this test, and adapt src/tischlein/server/http/limited_http.py and this list."""
BOUND = 60
"""Seconds after which a test is given up."""
METHODS = {
    "connection_made": "(self, transport: 'asyncio.Transport') -> 'None'",
    "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
    "data_received": "(self, data: 'bytes') -> 'None'",
    "handle_websocket_upgrade": "(self) -> 'None'",
    "on_message_begin": "(self) -> 'None'",
    "on_headers_complete": "(self) -> 'None'",
    "on_message_complete": "(self) -> 'None'",
}
ATTRIBUTES = ("cycle", "client", "loop", "parser", "pipeline", "transport")
REQUEST = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"


class FakeTransport(asyncio.Transport):
    """Keeps what is written, and ends when it is closed."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 1234), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.changed = asyncio.Event()
        self.closed = False
        self.protocol: Any = None

    def write(self, data: Any) -> None:
        self.written += bytes(data)
        self.changed.set()

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)
        self.changed.set()

    def abort(self) -> None:
        self.close()

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    @property
    def statuses(self) -> list[int]:
        return [int(line.split()[1]) for line in self.written.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            self.changed.clear()
            await self.changed.wait()


class Listener:
    """Accepts connections as uvicorn does; `application` answers requests without reading their bodies."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = (), application: Any = None) -> None:
        self.config = uvicorn.Config(
            application or answer,
            http=http_class(limits, TrustedProxies(proxies)),
            ws=websocket_class(limits),
            lifespan="off",
            log_config=None,
        )
        self.config.load()
        self.state = ServerState()

    def connect(self, address: str = "192.0.2.1") -> FakeTransport:
        transport = FakeTransport(address)
        kind: Any = self.config.http_protocol_class
        transport.protocol = kind(config=self.config, server_state=self.state, app_state={})
        transport.protocol.connection_made(transport)
        return transport


async def answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def read_body(scope: Any, receive: Any, send: Any) -> None:
    """Answer when the body is complete."""
    while (message := await receive()).get("more_body"):
        continue
    if message["type"] == "http.request":
        await answer(scope, receive, send)


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(BOUND):
            await play()
            others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in others:
                task.cancel()
            await asyncio.gather(*others, return_exceptions=True)

    asyncio.run(bounded())


# --- what we rely on


@pytest.mark.parametrize("name", METHODS)
def test_the_methods_of_the_protocol_are_there(name: str) -> None:
    method = getattr(HttpToolsProtocol, name, None)
    assert method is not None, f"there is no method {name}\n{ADVICE}"
    assert str(inspect.signature(method)) == METHODS[name], f"{name} has another signature\n{ADVICE}"


def test_the_attributes_of_the_protocol_are_there() -> None:
    async def play() -> None:
        transport = Listener(Limits()).connect()
        protocol = transport.protocol
        assert isinstance(protocol, LimitedHttp)
        assert [name for name in ATTRIBUTES if not hasattr(protocol, name)] == [], ADVICE
        protocol.data_received(REQUEST)
        cycle = protocol.cycle
        assert (cycle.keep_alive, cycle.response_started, cycle.response_complete) == (True, False, False), ADVICE

    run(play)


# --- heads


def head_of(size: int) -> bytes:
    start, end = b"GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ", b"\r\n\r\n"
    return start + b"a" * (size - len(start) - len(end)) + end


@pytest.mark.parametrize("piece", [1 << 20, 1000])
@pytest.mark.parametrize(("size", "status"), [(MAX_HEAD_BYTES, 200), (MAX_HEAD_BYTES + 1, 431), (1 << 20, 431)])
def test_a_head_has_a_limit(size: int, status: int, piece: int) -> None:
    async def play() -> None:
        transport, head = Listener(Limits()).connect(), head_of(size)
        for start in range(0, size, piece):
            if not transport.closed:
                transport.protocol.data_received(head[start : start + piece])
        await transport.until(lambda: transport.statuses != [])
        assert transport.statuses == [status]
        assert transport.closed is (status == 431)

    run(play)


def test_many_small_headers_have_the_same_limit() -> None:
    async def play() -> None:
        transport = Listener(Limits()).connect()
        transport.protocol.data_received(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * MAX_HEAD_BYTES)
        assert transport.statuses == [431]

    run(play)


def test_the_limit_is_that_of_each_request() -> None:
    async def play() -> None:
        transport = Listener(Limits()).connect()
        for number in range(1, 4):
            transport.protocol.data_received(head_of(MAX_HEAD_BYTES))
            await transport.until(lambda number=number: len(transport.statuses) == number)  # type: ignore[misc]
        assert transport.statuses == [200] * 3
        assert not transport.closed

    run(play)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: local", b"\r\n"])
def test_a_head_has_a_time(sent: bytes) -> None:
    async def play() -> None:
        transport = Listener(Limits(header_seconds=0.01)).connect()
        transport.protocol.data_received(sent)
        await transport.until(lambda: transport.closed)
        assert transport.statuses == ([408] if sent else [])

    run(play)


def test_the_next_head_has_a_time_as_well() -> None:
    async def play() -> None:
        transport = Listener(Limits(header_seconds=0.01)).connect()
        transport.protocol.data_received(REQUEST)
        await transport.until(lambda: transport.statuses == [200])
        transport.protocol.data_received(b"\r\nGET")
        await transport.until(lambda: transport.closed)
        assert transport.statuses == [200, 408]

    run(play)


def test_a_request_is_answered_although_the_next_one_is_slow() -> None:
    async def play() -> None:
        may_answer = asyncio.Event()

        async def wait(scope: Any, receive: Any, send: Any) -> None:
            await may_answer.wait()
            await answer(scope, receive, send)

        transport = Listener(Limits(header_seconds=0.01), application=wait).connect()
        protocol = transport.protocol
        protocol.data_received(REQUEST + b"GET")
        while protocol.cycle.keep_alive:
            await asyncio.sleep(0.001)
        may_answer.set()
        await transport.until(lambda: transport.closed)
        assert transport.statuses == [200]

    run(play)


# --- bodies


@pytest.mark.parametrize("application", [answer, read_body])
@pytest.mark.parametrize("head", [POST % 4000, b"GET / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n"])
def test_a_body_has_a_time(application: Any, head: bytes) -> None:
    async def play() -> None:
        transport = Listener(Limits(body_seconds=0.01), application=application).connect()
        transport.protocol.data_received(head + b"1\r\nx\r\n")
        await transport.until(lambda: transport.closed)
        assert transport.statuses == ([408] if application is read_body else [200])

    run(play)


@pytest.mark.parametrize("application", [answer, read_body])
def test_a_body_without_end_is_cut_off(application: Any) -> None:
    async def play() -> None:
        transport = Listener(Limits(), application=application).connect()
        transport.protocol.data_received(b"POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n")
        received = 0
        while not transport.closed:
            transport.protocol.data_received(b"100\r\n" + b"x" * 256 + b"\r\n")
            received += 256
            await asyncio.sleep(0)
        assert received <= MAX_BODY_BYTES
        assert transport.statuses == ([413] if application is read_body else [200])

    run(play)


def test_a_body_in_time_is_read() -> None:
    async def play() -> None:
        transport = Listener(Limits(), application=read_body).connect()
        transport.protocol.data_received(POST % 50_000)
        transport.protocol.data_received(b"x" * 50_000)
        await transport.until(lambda: transport.statuses != [])
        assert transport.statuses == [200]
        assert not transport.closed

    run(play)


# --- connections


def test_an_address_has_a_number_of_connections() -> None:
    async def play() -> None:
        listener = Listener(Limits(connections=2))
        first, second, third = [listener.connect() for _ in range(3)]
        assert [first.closed, second.closed, third.closed] == [False, False, True]
        other = listener.connect("192.0.2.2")
        other.protocol.data_received(REQUEST)
        await other.until(lambda: other.statuses == [200])
        first.close()
        await asyncio.sleep(0)
        assert not listener.connect().closed, "there is room again"
        assert listener.connect().closed

    run(play)


def test_addresses_of_one_network_count_together() -> None:
    async def play() -> None:
        listener = Listener(Limits(connections=1))
        assert not listener.connect("2001:db8::1").closed
        assert listener.connect("2001:db8::2").closed

    run(play)


def test_a_trusted_proxy_may_have_any_number() -> None:
    async def play() -> None:
        listener = Listener(Limits(connections=1), ("192.0.2.0/24",))
        assert not any(listener.connect().closed for _ in range(5))

    run(play)


def test_a_socket_is_not_counted_as_a_connection() -> None:
    async def play() -> None:
        listener = Listener(Limits(connections=1, header_seconds=0.01, body_seconds=0.01))
        socket = listener.connect()
        socket.protocol.data_received(UPGRADE + b"dropped")
        await socket.until(lambda: socket.statuses == [101])
        other = listener.connect()
        other.protocol.data_received(b"GET")
        await other.until(lambda: other.closed)
        assert other.statuses == [408], "it was let in, and was slow"
        assert not socket.closed, "its time is that of sockets"
        socket.close()

    run(play)
