"""Play at many tables at once, and compare the log with what everybody was shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tests.registered import brief
from tests.server.live.client import Client, Party
from tests.server.live.process import Server
from tests.server.live.retelling import Retold
from tischlein.server.feed import OUTSIDE
from tischlein.server.log_events import LogEntry, MoveMade
from tischlein.server.table_state import fold

SEATS = 3


class Hall:
    """Many tables whose people play game after game."""

    def __init__(self, parties: list[Party]) -> None:
        self.parties = parties
        self.closing = False
        self._bell = asyncio.Event()
        for client in self.clients:
            client.bell = self._bell

    @classmethod
    async def gather(cls, ports: list[int], tables: int) -> Hall:
        return cls(
            await asyncio.gather(
                *(
                    Party.gather(ports, SEATS, seed=SEATS * number, game=(brief(), "uno")[number % 2])
                    for number in range(tables)
                )
            )
        )

    @property
    def clients(self) -> list[Client]:
        return [client for party in self.parties for client in party.people]

    def acked(self) -> int:
        return sum(len(client.acked) for client in self.clients)

    async def until(self, true: Callable[[], bool], playing: asyncio.Future[None]) -> None:
        while not true():
            assert not playing.done(), "the games stopped"
            self._bell.clear()
            await self._bell.wait()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for party in self.parties:
                group.create_task(self._play_at(party))

    async def _play_at(self, party: Party) -> None:
        while not self.closing:
            await party.start()
            await party.play()

    async def close(self) -> None:
        await asyncio.gather(*(client.go() for client in self.clients))


def check_log(server: Server, party: Party) -> tuple[int, int]:
    """Check that the log holds all that was acknowledged, once, and that nobody was shown anything else.

    Return how many commands and moves there were.
    """
    entries = server.lines(party.table.id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    by_client: dict[str, list[int]] = {}
    for entry in entries:
        if entry.client is not None:
            by_client.setdefault(entry.client.rpartition(":")[2], []).append(entry.seq)
    for client in party.people:
        for name, seq in client.acked:
            assert by_client[name] == [seq], "done once, in the line that was named"
    state = fold(server.keys, entries)
    assert state.phase == "over"
    assert state.game is not None
    assert state.game.over
    check_shown(server, party, entries)
    return sum(len(client.acked) for client in party.people), sum(
        isinstance(entry.event, MoveMade) for entry in entries
    )


def check_shown(server: Server, party: Party, entries: list[LogEntry]) -> None:
    """Check that everybody was shown what the log says."""
    retold = Retold(server.keys, entries, [*range(SEATS), OUTSIDE], snapshots=False)
    for client in party.people:
        for seq, raw in client.lines.items():
            assert raw in (retold.news[client.seat, seq], retold.news[OUTSIDE, seq])
