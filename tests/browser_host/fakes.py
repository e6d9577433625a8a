"""A browser's database and workers without a browser, and a page that plays at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tischlein.browser.host import BrowserHost, BrowserSocket, open_host
from tischlein.browser.thinker import think
from tischlein.server import messages
from tischlein.server.people import Guest

ADA = Guest("guest-ada", "Ada", "hare")
BO = Guest("guest-bo", "Bo", "owl")
BOUND = 60
"""Seconds after which a test is given up."""

_decoder = msgspec.json.Decoder(messages.AnyServerMessage)


class QuotaError(Exception):
    """An error of a browser whose disk is full."""

    name = "QuotaExceededError"


class FakeDatabase:
    """A database that outlives its worker. `fault` is raised by the next accesses."""

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.tables: dict[str, Any] = {}
        self.finished: dict[tuple[str, int], Any] = {}
        self.values: dict[str, str] = {}
        self.fault: Exception | None = None

    def _check(self) -> None:
        if self.fault is not None:
            raise self.fault

    async def append(self, table: str, first: int, entries: str, rows: str) -> bool:
        self._check()
        log = self.logs.get(table, [])
        if first != len(log) + 1:
            return False
        self.logs[table] = [*log, *entries.splitlines()]
        written = json.loads(rows)
        if "table" in written:
            self.tables[table] = written["table"]
        if "finished" in written:
            self.finished[table, written["finished"]["number"]] = written["finished"]
        return True

    async def entries(self, table: str, after: int) -> str:
        self._check()
        return "\n".join(self.logs.get(table, [])[after:])

    async def rows(self) -> str:
        self._check()
        return json.dumps({"tables": [*self.tables.values()], "finished": [*self.finished.values()]})

    async def put(self, table: str, row: str) -> None:
        self._check()
        self.tables[table] = json.loads(row)

    async def put_finished(self, table: str, number: int, row: str) -> None:
        self._check()
        self.finished[table, number] = json.loads(row)

    async def value(self, name: str) -> str | None:
        self._check()
        return self.values.get(name)

    async def set_value(self, name: str, text: str) -> None:
        self._check()
        self.values[name] = text


class FakeThinker:
    """Thinks at once, in the same process. `deaths` says how often the worker still ends before it answers."""

    def __init__(self) -> None:
        self.deaths = 0
        self.requests: list[str] = []

    async def think(self, request: str) -> str:
        self.requests.append(request)
        if self.deaths:
            self.deaths -= 1
            raise RuntimeError("the worker ended")
        return think(request)


class FakePage:
    """A client of one table."""

    def __init__(self, host: BrowserHost, table: str, key: str, guest: Guest | None = ADA, since: int | None = None):
        self.messages: list[Any] = []
        self.closed: tuple[int, str] | None = None
        self._changed = asyncio.Event()
        self._count = 0
        identity = None if guest is None else msgspec.json.encode(guest).decode()
        self.socket: BrowserSocket = host.connect(table, identity, self._receive, self._close)
        self.socket.receive_text(encode(messages.Hello(messages.VERSION, [key], since)))

    def _receive(self, text: str) -> None:
        self.messages.append(_decoder.decode(text))
        self._changed.set()

    def _close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self._changed.set()

    async def until(self, found: Callable[[], Any]) -> Any:
        while not (result := found()):
            self._changed.clear()
            await self._changed.wait()
        return result

    async def ask(self, kind: type[Any], *arguments: Any) -> Any:
        """Send a command and return the reply."""
        self._count += 1
        name = f"command-{id(self)}-{self._count}"
        self.socket.receive_text(encode(kind(name, *arguments)))
        return await self.until(lambda: next((one for one in self.messages if getattr(one, "id", None) == name), None))

    @property
    def game(self) -> Any:
        """The newest view of the game."""
        for message in reversed(self.messages):
            for found in (getattr(message, "view", None), message):
                if isinstance(getattr(found, "moves", None), list):
                    return found
        return None

    async def play_to_the_end(self) -> None:
        """Play the first legal move until the game is over."""
        while not self.is_over():
            view = self.game
            if view is not None and view.moves:
                await self.ask(messages.MakeMove, view.moves[0].text)
            else:
                self._changed.clear()
                await self._changed.wait()

    def is_over(self) -> bool:
        return any("game-ended" in str(one) for one in self.messages)


def encode(message: Any) -> str:
    return msgspec.json.encode(message).decode()


@asynccontextmanager
async def open_browser(
    database: FakeDatabase | None = None, thinker: FakeThinker | None = None
) -> AsyncIterator[BrowserHost]:
    host = await open_host(database or FakeDatabase(), thinker or FakeThinker())
    try:
        async with asyncio.timeout(BOUND):
            yield host
    finally:
        await host.close()


async def request(host: BrowserHost, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
    """Make a request and return its status and body."""
    text = json.dumps({"method": method, "path": path, "body": None if body is None else json.dumps(body), **more})
    response = json.loads(await host.request(text))
    return response["status"], response["body"]


async def open_table(host: BrowserHost, game: str = "uno", seats: int = 2, **setup: Any) -> dict[str, Any]:
    """Open a table at which computer players have all seats but the first."""
    new = {"game": game, "seats": seats, "pace": 0, "window": 0, "bots": ["greedy"] * (seats - 1), **setup}
    status, body = await request(host, "POST", "/api/tables", new)
    assert status == 200, body
    return dict(body)


async def start(host: BrowserHost, opened: dict[str, Any]) -> FakePage:
    """Sit down at a table and start the game."""
    page = FakePage(host, opened["id"], opened["host"])
    await page.until(lambda: page.messages)
    assert isinstance(await page.ask(messages.TakeSeat, 0), messages.CommandDone)
    assert isinstance(await page.ask(messages.StartGame), messages.CommandDone)
    return page
