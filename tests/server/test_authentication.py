"""Authentication by keys, also when another process knows more about the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tischlein.server import messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.commands import Actor
from tischlein.server.handshake import accept, authenticate
from tischlein.server.host import TableHost
from tischlein.server.log_events import ChatSent, LogEntry, SeatTaken, TableSetup
from tischlein.server.people import Guest
from tischlein.server.settings import Settings
from tischlein.server.store.base import LogBatch
from tischlein.server.store.opening import open_store
from tischlein.server.table_state import TableState

HOST, INVITATION, SEAT = KEYS.host(TABLE), KEYS.invitation(TABLE), KEYS.seat(TABLE, 2, "salt")
GUEST = Guest("guest", "Ada", "owl")


def state(*, public: bool = False) -> TableState:
    """Return a table at whose seat 1 a guest sits."""
    log = LogBuilder(public=public)
    log.add(SeatTaken("Ada", "guest", "salt"), 1)
    return log.state


@pytest.mark.parametrize(
    ("given", "actor"),
    [
        ([HOST], Actor("guest", "Ada", None, host=True, invited=True, seat_entry=0, animal="owl")),
        ([INVITATION], Actor("guest", "Ada", None, host=False, invited=True, seat_entry=0, animal="owl")),
        ([SEAT], Actor("guest", "Ada", 1, host=False, invited=True, seat_entry=2, animal="owl")),
        ([INVITATION, "guess", SEAT], Actor("guest", "Ada", 1, host=False, invited=True, seat_entry=2, animal="owl")),
        ([HOST, INVITATION, SEAT], Actor("guest", "Ada", 1, host=True, invited=True, seat_entry=2, animal="owl")),
        ([SEAT, HOST], Actor("guest", "Ada", 1, host=True, invited=True, seat_entry=2, animal="owl")),
    ],
)
def test_all_keys_of_a_client_count(given: list[str], actor: Actor) -> None:
    assert authenticate(KEYS, state(), given, GUEST) == actor


def test_a_stranger_at_a_public_table_is_not_invited() -> None:
    actor = authenticate(KEYS, state(public=True), ["guess"], None)
    assert actor == Actor(None, "", None, host=False, invited=False, seat_entry=0)


class SilentClient:
    """A transport with one message, whose client reads nothing."""

    def __init__(self, hello: messages.Hello) -> None:
        self.hello = hello

    async def receive(self) -> bytes:
        return msgspec.json.encode(self.hello)

    def stop_receiving(self) -> None: ...

    def send_now(self, frames: list[bytes]) -> bool:
        return False

    async def send(self, frame: bytes) -> None: ...

    async def close(self, code: int, reason: str) -> None: ...


@pytest.mark.parametrize("how", ["seat key", "since", "neither"])
def test_a_room_that_is_behind_its_client_catches_up(tmp_path: Path, how: str) -> None:
    async def main() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        table_host = TableHost(Settings(bot_workers=1), store, KEYS, process_pool(1))
        try:
            table = await table_host.open_table(TableSetup("uno", 2), [])
            room = await table_host.room(table)
            assert room is not None
            elsewhere = [
                LogEntry(table, 2, room.state.at, 0, SeatTaken("Ada", "guest", "salt")),
                LogEntry(table, 3, room.state.at, 0, ChatSent("hello")),
            ]
            assert await store.append(LogBatch(elsewhere))
            key = KEYS.seat(table, 2, "salt") if how == "seat key" else KEYS.invitation(table)
            hello = messages.Hello(messages.VERSION, [key], 3 if how == "since" else 1)
            transport = SilentClient(hello)
            connection = await accept(table_host._runtime, transport, lambda: table_host.room(table), GUEST, "")
            assert room.state.seq == (1 if how == "neither" else 3)
            assert connection.seat_entry == (2 if how == "seat key" else 0)
        finally:
            await table_host.close()

    asyncio.run(main())
