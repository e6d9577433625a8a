"""Play at many tables at once, and compare the logs with the frames that clients received."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.registered import brief
from tests.server.live.client import Client, LiveTable
from tests.server.live.expected_frames import ExpectedFrames
from tests.server.live.process import Server
from tischlein.server.feed import OUTSIDE
from tischlein.server.log_events import LogEntry, MoveMade
from tischlein.server.table_state import fold

SEATS = 3


class ManyTables:
    """Tables at which people play game after game."""

    def __init__(self, tables: list[LiveTable]) -> None:
        self.tables = tables
        self.closing = False
        self._frame_event = asyncio.Event()
        for client in self.clients:
            client.frame_event = self._frame_event

    @classmethod
    async def gather(cls, ports: list[int], tables: int, **setup: Any) -> ManyTables:
        return cls(
            await asyncio.gather(
                *(
                    LiveTable.gather(
                        ports, SEATS, seed=SEATS * number, **{"game": (brief(), "uno")[number % 2]} | setup
                    )
                    for number in range(tables)
                )
            )
        )

    @property
    def clients(self) -> list[Client]:
        return [client for live in self.tables for client in live.people]

    def acked(self) -> int:
        return sum(len(client.acked) for client in self.clients)

    async def until(self, true: Callable[[], bool], playing: asyncio.Future[None]) -> None:
        while not true():
            assert not playing.done(), "the games stopped"
            self._frame_event.clear()
            await self._frame_event.wait()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for live in self.tables:
                group.create_task(self._play_at(live))

    async def _play_at(self, live: LiveTable) -> None:
        while not self.closing:
            await live.start()
            await live.play()

    async def close(self) -> None:
        await asyncio.gather(*(client.disconnect() for client in self.clients))


def check_log(server: Server, live: LiveTable) -> tuple[int, int]:
    """Check that the log holds each acknowledged command once, and that clients received what it says.

    Return the numbers of commands and moves.
    """
    entries = server.read_log(live.table.id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert all(earlier.at <= later.at for earlier, later in pairwise(entries)), "times never go back"
    by_client: dict[str, list[int]] = {}
    for entry in entries:
        if entry.client is not None:
            by_client.setdefault(entry.client.rpartition(":")[2], []).append(entry.seq)
    for client in live.people:
        for name, seq in client.acked:
            assert by_client[name] == [seq], "carried out once, in the entry that the server named"
    state = fold(server.keys, entries)
    assert state.phase == "over"
    assert state.game is not None
    assert state.game.over
    check_frames(server, live, entries)
    return sum(len(client.acked) for client in live.people), sum(isinstance(entry.event, MoveMade) for entry in entries)


def check_frames(server: Server, live: LiveTable, entries: list[LogEntry]) -> None:
    """Check that each client received the news that the log says."""
    expected = ExpectedFrames(server.keys, entries, [*range(SEATS), OUTSIDE], snapshots=False)
    for client in live.people:
        for seq, raw in client.news.items():
            assert raw in (expected.news[client.seat, seq], expected.news[OUTSIDE, seq])
