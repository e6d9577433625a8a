"""What belongs to a table or a connection is freed when it is gone, without a run of the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn
from litestar import WebSocket
from uvicorn.server import ServerState

from tests.server.http.upgrade import UPGRADE
from tests.server.in_process import HIGH_LIMITS, Client, ClockedHost, connect, open_table_with, run_with_host
from tischlein.server import connection, host, messages
from tischlein.server.http.app import make_app
from tischlein.server.http.direct_websocket import websocket_class
from tischlein.server.http.limited_http import http_class
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.room import LEASE


@pytest.fixture(autouse=True)
def _no_garbage_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[Any]]:
    """Return references to all connections and their queues as they are made."""
    made: list[weakref.ref[Any]] = []
    initialize = connection.Connection.__init__

    def watched(self: connection.Connection, *arguments: Any) -> None:
        initialize(self, *arguments)
        made.extend((weakref.ref(self), weakref.ref(self.outgoing)))

    monkeypatch.setattr(connection.Connection, "__init__", watched)
    return made


async def leave(table_host: ClockedHost, clients: list[Client]) -> None:
    """Hang up, and wait until the server has noticed."""
    for client in clients:
        client.hang_up()
    while len(table_host._tasks) > 4:  # upkeep, poll, orders and retention go on
        await asyncio.sleep(0.001)


def room_parts(table_host: ClockedHost, table: str) -> list[weakref.ref[Any]]:
    """Return references to a room and its parts; for compiled ones, to what only they hold."""
    room = table_host.rooms[table]
    held = [room.state.newcomers, room.state.game, room.state.chat]  # the feed holds the state
    parts = [room, room.attendance, room._scheduler, *held]
    return [weakref.ref(part) for part in parts if part is not None]


def evict(table_host: ClockedHost) -> None:
    table_host.ahead += host.LINGER + 3 * LEASE
    table_host._evict()


async def play_a_move(client: Client) -> None:
    if client.view is not None and client.view.moves:
        await client.ask(messages.MakeMove, client.view.moves[0].text)


def bot_moves(client: Client) -> int:
    return sum(isinstance(frame, messages.News) and frame.bot_level == "greedy" for frame in client.frames)


def alive(references: list[weakref.ref[Any]]) -> list[str]:
    return [type(found).__name__ for reference in references if (found := reference()) is not None]


def test_a_table_that_was_played_and_left_is_freed(tmp_path: Path, connections: list[weakref.ref[Any]]) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await open_table_with(table_host, "Ada", "Ben", bots=1)
        clients.append(await connect(table_host, table, [table_host.keys.invitation(table)]))
        assert isinstance(await clients[0].ask(messages.StartGame), messages.CommandDone)
        while bot_moves(clients[0]) < 3:
            for client in clients[:2]:
                await play_a_move(client)
            await asyncio.sleep(0.001)
        await clients[1].ask(messages.CheckMove, "nonsense")
        await clients[0].ask(messages.SendChat, "hello")
        await clients[0].ask(messages.PauseGame)
        parts = room_parts(table_host, table)
        await leave(table_host, clients)
        assert alive(connections) == []
        evict(table_host)
        assert table not in table_host.rooms
        assert alive(parts) == []

    run_with_host(tmp_path, play)


def test_a_table_that_was_only_visited_is_freed(tmp_path: Path, connections: list[weakref.ref[Any]]) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, clients = await open_table_with(table_host, "Ada", delay=5, spectators=True, seats=2)
        clients.append(await connect(table_host, table, [table_host.keys.invitation(table)]))
        parts = room_parts(table_host, table)
        await leave(table_host, clients)
        assert alive(connections) == []
        evict(table_host)
        assert alive(parts) == []

    run_with_host(tmp_path, play)


def test_a_client_that_is_turned_away_is_freed(tmp_path: Path, connections: list[weakref.ref[Any]]) -> None:
    async def play(table_host: ClockedHost) -> None:
        table, (client,) = await open_table_with(table_host, "Ada", seats=2)
        for _ in range(connection.MAX_MISTAKES):
            await client.ask(messages.MakeMove, "nonsense")
        await client.until(lambda: client.closed)
        await leave(table_host, [])
        assert alive(connections) == []
        wrong = await connect(table_host, table, [])
        await leave(table_host, [wrong])
        parts = room_parts(table_host, table)
        evict(table_host)
        assert alive(parts) == []

    run_with_host(tmp_path, play)


class SwitchedTransport(asyncio.Transport):
    """A network connection that becomes a WebSocket. `written` is what the server has sent."""

    def __init__(self, protocol: Any) -> None:
        super().__init__({"peername": ("127.0.0.1", 1234), "sockname": ("127.0.0.1", 80)})
        self.written = b""
        self.protocol = protocol
        protocol.connection_made(self)

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...

    def lose(self) -> None:
        """End the connection, and forget the protocol as real transports do."""
        protocol, self.protocol = self.protocol, None
        protocol.connection_lost(None)

    async def until_written(self, text: bytes) -> None:
        while text not in self.written:
            await asyncio.sleep(0.001)


def masked(text: bytes) -> bytes:
    """Return a client's text frame, with the mask 0."""
    return bytes((0x81, 0x80 | 126)) + len(text).to_bytes(2, "big") + bytes(4) + text


def test_the_protocols_of_a_socket_are_freed(tmp_path: Path) -> None:
    async def visit(table_host: ClockedHost, config: uvicorn.Config, state: ServerState, table: str) -> list[Any]:
        """Connect, enter the table and leave; return references to what the web server made for it."""
        http: Any = config.http_protocol_class
        transport = SwitchedTransport(http(config=config, server_state=state, app_state={}))
        parts = [weakref.ref(transport.protocol)]
        transport.protocol.data_received(UPGRADE.replace(b"/t/", f"/{table}/".encode()))
        parts += [weakref.ref(transport.protocol), weakref.ref(transport.protocol.conn)]
        hello = messages.Hello(version=messages.VERSION, keys=[table_host.keys.invitation(table)])
        await transport.until_written(b"101 Switching Protocols")
        transport.protocol.data_received(masked(msgspec.json.encode(hello)))
        await transport.until_written(b'"type":"snapshot"')
        assert not [found for found in gc.get_objects() if isinstance(found, WebSocket)], "Litestar's part has ended"
        assert (transport.protocol.request, transport.protocol.scope["headers"]) == (None, [])
        transport.lose()
        while state.tasks:
            await asyncio.sleep(0.001)
        return parts

    async def play(table_host: ClockedHost) -> None:
        config = uvicorn.Config(
            make_app(table_host.settings, table_host),
            http=http_class(HIGH_LIMITS, TrustedProxies(())),
            ws=websocket_class(HIGH_LIMITS),
            lifespan="off",
            log_config=None,
            proxy_headers=False,
        )
        config.load()
        table, clients = await open_table_with(table_host, "Ada", seats=2)
        assert alive(await visit(table_host, config, ServerState(), table)) == []
        await leave(table_host, clients)

    run_with_host(tmp_path, play)
