"""The internals of uvicorn and websockets that `direct_websocket` and `serve` rely on.

They may change in any release, so pyproject.toml allows only versions that pass this test.
"""

from __future__ import annotations

import asyncio
import inspect
import random
import re
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from tests.server.http.upgrade import UPGRADE
from tischlein.server.http.direct_websocket import MAX_UNREAD, DirectWebSocket, websocket_class
from tischlein.server.http.frames import frame_header
from tischlein.server.settings import Limits

ADVICE = """uvicorn or websockets has changed something that we rely on. To support the new version:
1. compare uvicorn/protocols/websockets/websockets_sansio_impl.py with the last version that passed this test,
2. adapt src/tischlein/server/http/direct_websocket.py (or `_Server` in server/serve.py) and this list,
3. run tests/server/live, and measure with tools/bench-server that a move costs no more CPU than before,
4. set the range of the package in the `server` extra of pyproject.toml to the versions that pass.
Until then, keep the pinned version. To do without the internals, remove `ws=` in server/serve.py: everything works
through ASGI as well, but a move takes 1.4 times as much CPU, and floods of pings are no longer counted."""

METHODS = {
    "connection_lost": "(self, exc: 'Exception | None') -> 'None'",
    "data_received": "(self, data: 'bytes') -> 'None'",
    "handle_connect": "(self, event: 'Request') -> 'None'",
    "handle_events": "(self) -> 'None'",
    "handle_parser_exception": "(self) -> 'None'",
    "receive": "(self) -> 'ASGIReceiveEvent'",
    "run_asgi": "(self) -> 'None'",
    "send_receive_event_to_app": "(self) -> 'None'",
}
"""Methods of uvicorn's protocol that we override or call."""
ATTRIBUTES = {
    "close_sent": bool,
    "conn": ServerProtocol,
    "disconnected": bool,
    "loop": asyncio.AbstractEventLoop,
    "handshake_initiated": bool,
    "read_paused": bool,
}


class FakeTransport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.paused = False
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Accept a socket, send one frame through ASGI, and read nothing."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "hello"})
    await asyncio.Event().wait()


def with_protocol(play: Callable[[Any, FakeTransport], Any]) -> None:
    """Run a test with the protocol of a connection that has become a WebSocket."""

    async def run() -> None:
        config = uvicorn.Config(application, ws=websocket_class(Limits()), lifespan="off", log_config=None)
        config.load()
        kind: Any = config.ws_protocol_class
        protocol, transport = kind(config=config, server_state=ServerState(), app_state={}), FakeTransport()
        protocol.connection_made(transport)
        protocol.data_received(UPGRADE)
        await asyncio.sleep(0.01)
        play(protocol, transport)
        for task in protocol.tasks:
            task.cancel()
        await asyncio.gather(*protocol.tasks, return_exceptions=True)

    asyncio.run(run())


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_only_known_versions_are_allowed(package: str) -> None:
    pyproject = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))
    (allowed,) = [text for text in pyproject["project"]["optional-dependencies"]["server"] if text.startswith(package)]
    bounds = re.fullmatch(rf"{package}>=([\d.]+),<([\d.]+)", allowed)
    assert bounds, f"{package} must have a lower and an upper bound\n{ADVICE}"
    low, high, installed = (tuple(map(int, text.split("."))) for text in (*bounds.groups(), version(package)))
    assert low <= installed < high, f"{package} {version(package)} is not within {allowed}\n{ADVICE}"


@pytest.mark.parametrize("name", METHODS)
def test_the_methods_of_the_protocol_are_there(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, f"there is no method {name}\n{ADVICE}"
    assert str(inspect.signature(method)) == METHODS[name], f"{name} has another signature\n{ADVICE}"
    is_async = name in ("receive", "run_asgi")
    assert inspect.iscoroutinefunction(method) is is_async, f"{name} is {'not ' * is_async}asynchronous\n{ADVICE}"


def test_the_attributes_of_the_protocol_are_there() -> None:
    def play(protocol: Any, transport: FakeTransport) -> None:
        for name, kind in ATTRIBUTES.items():
            assert isinstance(getattr(protocol, name, None), kind), f"{name} is not a {kind.__name__}\n{ADVICE}"
        assert protocol.transport is transport, ADVICE
        assert isinstance(protocol.response, Response), ADVICE
        assert protocol.response.status_code == 101, ADVICE
        assert protocol.scope["extensions"]["tischlein.direct"] == {"socket": protocol}, ADVICE
        assert (protocol.conn.events, protocol.conn.parser_exc) == ([], None), ADVICE

    with_protocol(play)


def test_the_attributes_are_those_that_make_a_connection_small() -> None:
    def play(protocol: Any, transport: FakeTransport) -> None:
        for name in DirectWebSocket.__slots__:
            assert hasattr(protocol, name), f"there is no attribute {name}\n{ADVICE}"
        assert len(vars(protocol)) <= 30, ADVICE

    with_protocol(play)
    used = set(re.findall(r"self\.writable\.(\w+)", inspect.getsource(WebSocketsSansIOProtocol)))
    assert used <= {"clear", "set", "wait"}, ADVICE


def test_the_parser_is_there() -> None:
    for name, parameters in {"receive_data": ["self", "data"], "send_close": ["self", "code", "reason"]}.items():
        method = getattr(ServerProtocol, name, None)
        assert method is not None, f"there is no method {name}\n{ADVICE}"
        assert list(inspect.signature(method).parameters) == parameters, f"{name} has other parameters\n{ADVICE}"


def test_the_signals_of_the_server_are_there() -> None:
    server = uvicorn.Server(uvicorn.Config(application))
    assert server._captured_signals == [], ADVICE
    assert list(inspect.signature(uvicorn.Server.capture_signals).parameters) == ["self"], ADVICE
    for overridden in (uvicorn.Server.startup, uvicorn.Server.shutdown):
        assert list(inspect.signature(overridden).parameters) == ["self", "sockets"], ADVICE
    assert not server.force_exit, ADVICE


def test_a_direct_frame_has_the_bytes_of_one_through_asgi() -> None:
    def play(protocol: Any, transport: FakeTransport) -> None:
        sent = transport.written[-1]
        assert protocol.send_text_frames([b"hello"]), ADVICE
        assert transport.written[-1] == sent == b"\x81\x05hello", ADVICE
        for size in (125, 126, 65_535, 65_536):
            protocol.conn.send_text(b"x" * size)
            assert b"".join(protocol.conn.data_to_send()) == frame_header(size) + b"x" * size
        protocol.pause_writing()
        assert not protocol.send_text_frames([b"hello"]), ADVICE

    with_protocol(play)


def test_reading_pauses_when_too_much_is_unread() -> None:
    masked = b"\x81\x81\0\0\0\0x"

    def play(protocol: Any, transport: FakeTransport) -> None:
        unread = protocol.queue.qsize()
        for _ in range(MAX_UNREAD - unread):
            protocol.data_received(masked)
        assert not transport.paused, ADVICE
        protocol.data_received(masked)
        assert transport.paused, ADVICE

    with_protocol(play)


def random_frames(rng: random.Random) -> list[Frame]:
    """Return frames as clients may send them."""

    def content(size: int) -> bytes:
        letters = 'ab{}"0' if rng.random() < 0.7 else "aä🂡\0"
        return "".join(rng.choice(letters) for _ in range(size)).encode()

    frames: list[Frame] = []
    for _ in range(rng.randint(1, 12)):
        sizes = (0, 1, 100, 125, 126, 127, 3_000)
        kind = rng.choice([Opcode.TEXT] * 8 + [Opcode.BINARY, Opcode.PING, Opcode.PONG, Opcode.CONT])
        data = content(rng.choice(sizes))
        if kind == Opcode.CONT:
            frames += [Frame(Opcode.TEXT, data, fin=False), Frame(Opcode.PING, b"x"), Frame(Opcode.CONT, data)]
        else:
            frames.append(Frame(kind, data[:125] if kind in (Opcode.PING, Opcode.PONG) else data))
    if rng.random() < 0.3:
        frames.append(Frame(Opcode.CLOSE, Close(1000, "").serialize()))
    return frames


def damaged(rng: random.Random, sent: bytes) -> bytes:
    """Change a byte now and then: a length, a mask, a kind of frame."""
    if rng.random() < 0.7:
        return sent
    place = rng.randrange(len(sent))
    return sent[:place] + bytes([rng.randrange(256)]) + sent[place + 1 :]


def outcome(chunks: list[bytes], direct: bool) -> tuple[list[Any], bool]:
    """Return what the application gets, and whether the connection is closed."""
    found: list[tuple[list[Any], bool]] = []

    def play(protocol: Any, transport: FakeTransport) -> None:
        assert protocol._at_frame, "the first frame is parsed directly"
        protocol._at_frame = direct
        messages = []
        for chunk in chunks:
            if not transport.is_closing():
                try:
                    protocol.data_received(chunk)
                except InvalidState:  # uvicorn closes twice; the event loop closes the transport then
                    transport.close()
        while not protocol.queue.empty():
            message = protocol.queue._messages.pop(0)
            messages.append({"type": "websocket.receive", "text": message} if isinstance(message, str) else message)
        found.append((messages, transport.closed))

    with_protocol(play)
    return found[0]


@pytest.mark.parametrize("seed", range(150))
def test_frames_that_are_parsed_directly_mean_what_the_parser_makes_of_them(seed: int) -> None:
    rng = random.Random(seed)
    sent = b"".join(frame.serialize(mask=True) for frame in random_frames(rng))
    received = damaged(rng, sent)
    cuts = sorted(rng.sample(range(len(sent)), min(len(sent), rng.choice((0, 0, 1, 3)))))
    chunks = [received[start:end] for start, end in zip([0, *cuts], [*cuts, len(sent)], strict=True)]
    messages, is_closed = outcome(chunks, direct=True)
    # Byte by byte, the parser has delivered a message before it sees that the next frame is wrong.
    expected, is_closed_by_parser = outcome([received[place : place + 1] for place in range(len(sent))], direct=False)
    assert is_closed is is_closed_by_parser
    if received == sent:
        assert messages == expected
    else:
        delivered = [message for message in messages if message["type"] == "websocket.receive"]
        assert delivered == expected[1 : len(delivered) + 1]
