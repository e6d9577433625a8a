"""A house in this process, on a real SQLite file, with clients that speak to it without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from tischlein.server import messages
from tischlein.server.host import TableHost
from tischlein.server.keys import Keys
from tischlein.server.log_events import TableSetup
from tischlein.server.notify import Reminder
from tischlein.server.settings import Limits, Settings
from tischlein.server.store import open_store

BOUND = 60
"""Seconds after which a test is given up."""
EASY = Limits(frames=10_000, burst=10_000)

_answer = msgspec.json.Decoder(messages.AnyServerMessage)


class Reminders:
    """Keeps what should be sent."""

    def __init__(self) -> None:
        self.sent: list[Reminder] = []

    def remind(self, reminder: Reminder) -> None:
        self.sent.append(reminder)


class ClockedHost(TableHost):
    """Its clock can be put forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


Play = Callable[[ClockedHost], Awaitable[None]]


@asynccontextmanager
async def open_host(folder: Path, limits: Limits = EASY, ahead: int = 0) -> AsyncIterator[ClockedHost]:
    settings = Settings(bot_workers=1, limits=limits)
    store = await open_store(f"sqlite:///{folder / 'tables.sqlite'}")
    table_host = ClockedHost(settings, store, Keys(b"k" * 32), Reminders())
    table_host.ahead = ahead
    await table_host.open()
    try:
        async with asyncio.timeout(BOUND):
            yield table_host
    finally:
        await table_host.close()


def at_home(tmp_path: Path, play: Play, limits: Limits = EASY, ahead: int = 0) -> None:
    """Run what a test does in a house of its own."""

    async def run() -> None:
        async with open_host(tmp_path, limits, ahead) as table_host:
            await play(table_host)

    asyncio.run(run())


class Client:
    """A socket without a network. `stuck` is a client that reads nothing, `gone` one that has hung up."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.raw: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self.stuck = False
        self.direct = True
        self.gone = False
        self._in: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._loose = asyncio.Event()

    # --- what the server does with it

    async def receive(self) -> str | bytes | None:
        return await self._in.get()

    def send_now(self, frames: list[bytes]) -> bool:
        if self.stuck or self.gone or not self.direct:
            return False
        for frame in frames:
            self._got(frame)
        return True

    async def send(self, frame: bytes) -> None:
        if self.gone:
            raise ConnectionError
        while self.stuck:
            self._loose.clear()
            await self._loose.wait()
        self._got(frame)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._in.put_nowait(None)
        self._changed.set()

    def _got(self, frame: bytes) -> None:
        self.raw.append(frame)
        self.frames.append(_answer.decode(frame))
        self._changed.set()

    # --- what a test does with it

    def say(self, frame: messages.ClientMessage | str | bytes) -> None:
        self._in.put_nowait(frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode())

    def loosen(self) -> None:
        self.stuck = False
        self._loose.set()

    def hang_up(self) -> None:
        self._in.put_nowait(None)

    async def until(self, true: Callable[[], Any]) -> None:
        while not true():
            self._changed.clear()
            await self._changed.wait()

    async def answer(self, kind: type[Any], after: int = 0) -> Any:
        """The next frame of a kind, from place `after` on."""
        await self.until(lambda: self.closed or any(isinstance(frame, kind) for frame in self.frames[after:]))
        return next((frame for frame in self.frames[after:] if isinstance(frame, kind)), None)

    async def ask(self, command: type[Any], *arguments: Any) -> Any:
        """Send a command and wait for its answer."""
        name, place = uuid4().hex, len(self.frames)
        self.say(command(name, *arguments))
        await self.until(lambda: self.closed or any(getattr(f, "id", None) == name for f in self.frames[place:]))
        return next((frame for frame in self.frames[place:] if getattr(frame, "id", None) == name), None)

    @property
    def view(self) -> Any:
        """The newest facts about the game: those of the newest snapshot or news that has any."""
        for frame in reversed(self.frames):
            for found in (getattr(frame, "view", None), frame):
                if isinstance(getattr(found, "moves", None), list):
                    return found
        return None


class Person:
    """A guest cookie."""

    def __init__(self, name: str) -> None:
        self.id = f"guest-{name}"
        self.name = name


async def come(
    table_host: TableHost, table: str, keys: list[str], name: str | None = None, since: int | None = None
) -> Client:
    """Connect and say hello; back when the server has answered."""
    client = Client()
    person = None if name is None else Person(name)
    table_host.spawn(table_host.serve_client(client, table, person, "127.0.0.1"))
    client.say(messages.Hello(messages.VERSION, keys, since))
    await client.until(lambda: client.frames)
    return client


async def sit(table_host: TableHost, table: str, name: str, seat: int | None = None) -> Client:
    client = await come(table_host, table, [table_host.keys.invitation(table)], name)
    done = await client.ask(messages.TakeSeat, seat)
    assert isinstance(done, messages.CommandDone), done
    await client.until(lambda: any(isinstance(f, messages.Welcome) and f.you.seat is not None for f in client.frames))
    return client


async def a_table(table_host: TableHost, *names: str, bots: int = 0, **setup: Any) -> tuple[str, list[Client]]:
    """A table at which these people sit."""
    given = {"game": "uno", "seats": len(names) + bots, "pace": 0, "window": 0} | setup
    table = await table_host.open_table(msgspec.convert(given, TableSetup), ["greedy"] * bots)
    return table, [await sit(table_host, table, name) for name in names]
