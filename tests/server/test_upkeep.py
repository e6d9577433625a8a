"""The upkeep of a process: it repeats who is connected to it, for processes that have missed it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tischlein.server import host
from tischlein.server.attendance import PRESENCE_INTERVAL
from tischlein.server.bot_processes import process_pool
from tischlein.server.errors import CommandError
from tischlein.server.feed import Viewer
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import TableSetup
from tischlein.server.messages import ServerMessage
from tischlein.server.seat_holders import GuestIdentity
from tischlein.server.settings import Settings
from tischlein.server.store.opening import open_store

SECONDS = 20
"""Seconds after which a test is given up."""


class HandClockHost(TableHost):
    """A table host whose clock is set by hand."""

    time = 1_000_000

    def now(self) -> int:
        return self.time


class Player:
    """A participant in seat 0 that ignores everything."""

    viewer: Viewer = 0
    seat_entry = 0
    guest = None
    address = "127.0.0.1"

    def send_news(self, frame: bytes) -> None: ...

    def send(self, message: ServerMessage) -> None: ...

    def introduce(self, guest: GuestIdentity) -> None: ...

    def disconnect(self, error: CommandError) -> None: ...


def test_presence_is_repeated_after_each_interval(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        table_host = HandClockHost(Settings(), store, Keys(b"k" * 32), process_pool(1))
        signals: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        rounds: asyncio.Queue[None] = asyncio.Queue()

        async def signal(table: str, text: str) -> None:
            signals.put_nowait((table, text))

        async def lease_jobs(_now: int, _lease: int, _limit: int) -> list[str]:
            rounds.put_nowait(None)
            await asyncio.sleep(0)
            return []

        monkeypatch.setattr(store, "signal", signal)
        monkeypatch.setattr(store, "lease_jobs", lease_jobs)
        monkeypatch.setattr(host, "UPKEEP_SECONDS", 0)
        await table_host.open()
        try:
            async with asyncio.timeout(SECONDS):
                table = await table_host.open_table(TableSetup("uno", 2), [])
                room = await table_host.room(table)
                assert room is not None
                await room.join(Player(), None)
                assert await signals.get() == (table, "+0")
                for _ in range(2):
                    table_host.time += PRESENCE_INTERVAL - 1
                    for _ in range(rounds.qsize() + 3):
                        await rounds.get()
                    assert signals.empty()
                    table_host.time += 1
                    assert await signals.get() == (table, "+0")
        finally:
            await table_host.close()

    asyncio.run(main())
