"""What four frames to four sockets cost at least: servers that do nothing else, by the way in which they do it.

A frame of a client is answered as a move is, with a frame of the usual size for each of four sockets at the table, but
nothing is decoded, decided, written or encoded. The CPU that a move takes beyond that is ours.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import multiprocessing
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Coroutine
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, number, show
from bench.load.process import free_port
from bench.load.sockets import ClientSocket
from tischlein.server.http.frames import find_frame_end, join_frames, read_ascii

SEATS = 4
PAYLOAD = b'{"type":"news"' + b" " * 600 + b"}"
"""As long as the news of a move."""
MOVE = b'{"type":"make-move","id":"load-123456","move":"r7"}'
WINDOW = 300
"""Answers in each of the parts that are measured; the fastest tenth is reported, since other programs disturb it."""
ACCEPT = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"


class Tables:
    """The sockets at each table, which is the path that its clients ask for."""

    def __init__(self) -> None:
        self.at: defaultdict[str, list[Any]] = defaultdict(list)
        self.answered = 0


class RawSocket(asyncio.Protocol):
    """A socket without a protocol around it, whose frames our compiled code reads and writes."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._table: list[Any] | None = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if self._table is None:
            self._table = self._tables.at[data.split(b" ", 2)[1].decode()]
            self._table.append(self)
            self.transport.write(ACCEPT)
        elif read_ascii(data, 0, find_frame_end(data, 0)) is not None:
            self._tables.answered += 1
            for socket in self._table:
                socket.transport.write(join_frames([PAYLOAD]))


async def serve_raw(port: int, tables: Tables) -> None:
    await asyncio.get_running_loop().create_server(lambda: RawSocket(tables), "127.0.0.1", port)


async def serve_websockets(port: int, tables: Tables) -> None:
    from websockets.asyncio.server import ServerConnection, serve  # noqa: PLC0415
    from websockets.exceptions import ConnectionClosed  # noqa: PLC0415

    async def answer(socket: ServerConnection) -> None:
        assert socket.request is not None
        table = tables.at[socket.request.path]
        table.append(socket)
        async for _ in socket:
            tables.answered += 1
            for other in table:
                with contextlib.suppress(ConnectionClosed):  # at the end of the measurement
                    await other.send(PAYLOAD, text=True)

    await serve(answer, "127.0.0.1", port, compression=None)


async def serve_picows(port: int, tables: Tables) -> None:
    import picows  # type: ignore[import-not-found]  # noqa: PLC0415  (not among our requirements)

    class Listener(picows.WSListener):  # type: ignore[misc]
        def __init__(self, table: list[Any]) -> None:
            self._table = table

        def on_ws_connected(self, transport: Any) -> None:
            self._table.append(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.CLOSE:
                transport.disconnect()
                return
            frame.get_payload_as_ascii_text()
            tables.answered += 1
            for other in self._table:
                other.send(picows.WSMsgType.TEXT, PAYLOAD)

    await picows.ws_create_server(
        lambda request: Listener(tables.at[request.path.decode()]), "127.0.0.1", port, websocket_handshake_timeout=5
    )


WAYS: dict[str, Callable[[int, Tables], Coroutine[Any, Any, None]]] = {
    "a bare socket": serve_raw,
    "picows": serve_picows,
    "websockets": serve_websockets,
}


def run_server(pipe: Connection, way: str, port: int) -> None:
    """Serve until the pipe says how many answers to measure, then send the CPU seconds of each answer by window."""

    async def serve() -> None:
        tables = Tables()
        await WAYS[way](port, tables)
        pipe.send(None)
        windows: list[float] = []
        while not pipe.poll():
            answered, used = tables.answered, time.process_time()
            while tables.answered < answered + WINDOW and not pipe.poll():
                await asyncio.sleep(0.002)
            if tables.answered >= answered + WINDOW:
                windows.append((time.process_time() - used) / (tables.answered - answered))
        pipe.send(windows)

    uvloop.run(serve())


async def play(port: int, tables: int, seconds: float) -> None:
    """Let a client at each table send a frame as soon as all four have received the last answer."""
    sockets: list[ClientSocket] = []

    def table(path: str) -> list[ClientSocket]:
        missing = SEATS

        def receive(_: bytes) -> None:
            nonlocal missing
            missing -= 1
            if not missing:
                missing = SEATS
                seats[0].send(MOVE)

        seats = [ClientSocket(port, receive, print) for _ in range(SEATS)]
        return seats

    firsts = []
    for at in range(tables):
        seats = table(f"/{at}")
        for seat in seats:
            await seat.open(f"/{at}")
        sockets += seats
        firsts.append(seats[0])
    for first in firsts:
        first.send(MOVE)
    await asyncio.sleep(seconds)
    for socket in sockets:
        socket.close()


def measure(way: str, tables: int, seconds: float) -> list[float]:
    """Return the CPU seconds of a server per answer, in each window."""
    port = free_port()
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=run_server, args=(theirs, way, port))
    process.start()
    ours.recv()
    uvloop.run(play(port, tables, seconds))
    ours.send(None)
    windows: list[float] = ours.recv()
    process.join()
    return windows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    windows: dict[str, list[float]] = {way: [] for way in WAYS if way != "picows" or importlib.util.find_spec("picows")}
    for _ in range(options.rounds):
        for way in windows:
            windows[way] += measure(way, options.tables, options.seconds)
    rows = [[way, *(number(1e6 * quantiles(found, n=10)[at]) for at in (0, 4))] for way, found in windows.items()]
    show(f"CPU µs per answer to four sockets, {options.tables} tables", ["server", "fastest tenth", "median"], rows)


if __name__ == "__main__":
    main()
