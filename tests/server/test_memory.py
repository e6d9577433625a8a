"""What belongs to a table or a connection is freed when it is gone, without a run of the garbage collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.in_process import Client, ClockedHost, connect, open_table_with, run_with_host
from tischlein.server import connection, host, messages
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
    while len(table_host._tasks) > 1:  # the upkeep goes on
        await asyncio.sleep(0.001)


def room_parts(table_host: ClockedHost, table: str) -> list[weakref.ref[Any]]:
    room = table_host.rooms[table]
    parts = [room, room.state, room.state.game, room.live, room.attendance, room._scheduler]
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
