"""A table host in this process, on a real SQLite file, with clients that need no network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from tischlein.server import messages
from tischlein.server.bot_processes import process_pool
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import Animal, TableSetup
from tischlein.server.notify import Reminder
from tischlein.server.settings import Limits, Settings
from tischlein.server.store.opening import open_store

BOUND = 60
"""Seconds after which a test is given up."""
HIGH_LIMITS = Limits(
    frames=10_000, burst=10_000, address_frames=10_000, table_frames=10_000, chat=10_000, table_chat=10_000
)

_decoder = msgspec.json.Decoder(messages.AnyServerMessage)


class FakeNotifier:
    """Keeps the reminders instead of sending them."""

    def __init__(self) -> None:
        self.sent: list[Reminder] = []

    def remind(self, reminder: Reminder) -> None:
        self.sent.append(reminder)


class ClockedHost(TableHost):
    """A table host whose clock tests can set forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


Play = Callable[[ClockedHost], Awaitable[None]]


@asynccontextmanager
async def open_host(
    folder: Path, limits: Limits = HIGH_LIMITS, ahead: int = 0, **settings_changes: Any
) -> AsyncIterator[ClockedHost]:
    settings = Settings(bot_workers=1, limits=limits, **settings_changes)
    store = await open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    table_host = ClockedHost(settings, store, Keys(b"k" * 32), process_pool(1), FakeNotifier())
    table_host.ahead = ahead
    await table_host.open()
    try:
        async with asyncio.timeout(BOUND):
            yield table_host
    finally:
        await table_host.close()


def run_with_host(
    tmp_path: Path, play: Play, limits: Limits = HIGH_LIMITS, ahead: int = 0, **settings_changes: Any
) -> None:
    """Run a test with a new table host."""

    async def run() -> None:
        async with open_host(tmp_path, limits, ahead, **settings_changes) as table_host:
            await play(table_host)

    asyncio.run(run())


class Client:
    """A socket without a network. If `stuck`, it reads nothing; if `gone`, it has hung up."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.stuck = False
        self.direct = True
        self.gone = False
        self._in: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._resumed = asyncio.Event()

    # --- called by the server

    async def receive(self) -> str | bytes | None:
        return await self._in.get()

    def stop_receiving(self) -> None:
        self._in.put_nowait(None)

    def send_now(self, frames: list[bytes]) -> bool:
        if self.stuck or self.gone or not self.direct:
            return False
        for frame in frames:
            self._record(frame)
        return True

    async def send(self, frame: bytes) -> None:
        if self.gone:
            raise ConnectionError
        while self.stuck:
            self._resumed.clear()
            await self._resumed.wait()
        self._record(frame)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._in.put_nowait(None)
        self._changed.set()

    def _record(self, frame: bytes) -> None:
        self.raw.append(frame)
        self.frames.append(_decoder.decode(frame))
        self._changed.set()

    # --- called by tests

    def submit(self, frame: messages.ClientMessage | str | bytes) -> None:
        self._in.put_nowait(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    def resume_reading(self) -> None:
        self.stuck = False
        self._resumed.set()

    def hang_up(self) -> None:
        self._in.put_nowait(None)

    async def until(self, true: Callable[[], Any]) -> None:
        while not true():
            self._changed.clear()
            await self._changed.wait()

    async def wait_for(self, kind: type[Any], after: int = 0) -> Any:
        """Return the first frame of a kind, starting at index `after`; None if the connection was closed."""
        await self.until(lambda: self.closed or any(isinstance(frame, kind) for frame in self.frames[after:]))
        return next((frame for frame in self.frames[after:] if isinstance(frame, kind)), None)

    async def ask(self, command: type[Any], *arguments: Any) -> Any:
        """Send a command and return the reply; None if the connection was closed."""
        name, first = uuid4().hex, len(self.frames)
        self.submit(command(name, *arguments))
        await self.until(lambda: self.closed or any(getattr(f, "id", None) == name for f in self.frames[first:]))
        return next((frame for frame in self.frames[first:] if getattr(frame, "id", None) == name), None)

    @property
    def view(self) -> Any:
        """The view of the game in the newest snapshot or news that has one."""
        for frame in reversed(self.frames):
            for found in (getattr(frame, "view", None), frame):
                if isinstance(getattr(found, "moves", None), list):
                    return found
        return None


class FakeGuest:
    """A guest cookie."""

    def __init__(self, name: str) -> None:
        self.id = f"guest-{name}"
        self.name = name
        self.animal: Animal = "hare"


async def connect(
    table_host: TableHost,
    table: str,
    keys: list[str],
    name: str | None = None,
    since: int | None = None,
    address: str = "127.0.0.1",
) -> Client:
    """Connect and say hello, and return when the server has replied."""
    client = Client()
    person = None if name is None else FakeGuest(name)
    table_host.spawn(table_host.serve_client(client, table, person, address))
    client.submit(messages.Hello(messages.VERSION, keys, since))
    await client.until(lambda: client.frames)
    return client


async def sit(table_host: TableHost, table: str, name: str, seat: int | None = None) -> Client:
    client = await connect(table_host, table, [table_host.keys.invitation(table)], name)
    done = await client.ask(messages.TakeSeat, seat)
    assert isinstance(done, messages.CommandDone), done
    await client.until(lambda: any(isinstance(f, messages.Welcome) and f.you.seat is not None for f in client.frames))
    return client


async def open_table_with(table_host: TableHost, *names: str, bots: int = 0, **setup: Any) -> tuple[str, list[Client]]:
    """Open a table and seat people at it."""
    chosen = {"game": "uno", "seats": len(names) + bots, "pace": 0, "window": 0} | setup
    table = await table_host.open_table(msgspec.convert(chosen, TableSetup), ["greedy"] * bots)
    return table, [await sit(table_host, table, name) for name in names]
