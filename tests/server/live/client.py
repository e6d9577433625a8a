"""A client as anybody could write it: REST to set a table, a socket to play at it.

It comes back by itself when a connection is lost: with its keys, the last line it has seen, and the commands that
were not answered yet, under the same ids.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from tischlein.server import messages

T = TypeVar("T")
Answer = dict[str, Any]
BOUND = 100
"""Seconds after which a test is given up."""
AGAIN = (0.02, 0.3)
"""Seconds before a lost connection is tried again, at first and at most."""
HOME = "127.0.0.1"

_decoder = msgspec.json.Decoder(messages.AnyServerMessage)


def run(play: Coroutine[Any, Any, T], seconds: float = BOUND) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await play

    return asyncio.run(bounded())


def read_answer(raw: str) -> Answer:
    """A frame from the server, if it is what the protocol says and not one field more."""
    frame: Answer = msgspec.json.decode(raw)
    assert msgspec.to_builtins(_decoder.decode(raw)) == frame, f"the protocol does not know all of {raw}"
    return frame


# --- REST


@dataclass(frozen=True)
class Opened:
    """A table that was set, with all its keys."""

    id: str
    host: str
    invitation: str
    link: str


def rest(port: int, source: str = HOME) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)  # there is no TLS here to be verified
    return httpx.AsyncClient(base_url=f"http://{HOME}:{port}", transport=transport, timeout=BOUND, trust_env=False)


async def open_table(port: int, source: str = HOME, **setup: Any) -> Opened:
    """Bots are fast and windows short, unless told otherwise."""
    async with rest(port, source) as http:
        told = await http.post("/api/tables", json={"game": "uno", "seats": 2, "pace": 0, "window": 0} | setup)
    assert told.status_code == 201, told.text
    return Opened(**told.json())


async def name_guest(port: int, name: str, source: str = HOME) -> str:
    """The cookie of a new guest."""
    async with rest(port, source) as http:
        told = await http.post("/api/guest", json={"name": name})
        assert told.status_code == 200, told.text
        return f"guest={told.cookies['guest']}"


async def read_record(port: int, table: Opened, number: int = 1) -> Any:
    async with rest(port) as http:
        bearer = {"authorization": f"Bearer {table.invitation}"}
        told = await http.get(f"/api/tables/{table.id}/games/{number}/record", headers=bearer)
    assert told.status_code == 200, told.text
    return told.json()


# --- the socket


def socket_to(port: int, table: str, cookie: str = "", source: str = HOME, **more: Any) -> connect:
    """A socket on which nothing was said yet."""
    usual: dict[str, Any] = {
        "additional_headers": {"Cookie": cookie} if cookie else {},
        "local_addr": (source, 0),
        "compression": None,
        "proxy": None,
        "ping_interval": None,
        "open_timeout": BOUND,
        "close_timeout": 2,
        "max_size": None,
        "max_queue": None,
    }
    return connect(f"ws://{HOME}:{port}/api/tables/{table}/socket", **usual | more)


def hello(keys: Sequence[str] = (), **more: Any) -> str:
    return json.dumps({"type": "hello", "version": messages.VERSION, "keys": list(keys)} | more)


async def all_told(socket: ClientConnection) -> list[str]:
    """Everything that comes until the server closes the socket."""
    told: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told.append(str(await socket.recv()))
    return told


class Dismissed(Exception):
    """The server sent the client away."""


class Client:
    """Somebody at a table, on one of several ports.

    heard   every frame as it came, and when it `arrived`; `lines` the news among them by number
    acked   the commands that were carried out: their ids, and the lines that the server named
    """

    def __init__(
        self, ports: Sequence[int], table: str, keys: Sequence[str], cookie: str = "", source: str = HOME, seed: int = 0
    ) -> None:
        self.ports = list(ports)
        self.table = table
        self.keys = list(keys)
        self.cookie = cookie
        self.source = source
        self.rng = random.Random(seed)
        self.heard: list[str] = []
        self.arrived: list[int] = []
        self.sent: list[str] = []
        self.answers: list[Answer] = []
        self.lines: dict[int, str] = {}
        self.acked: list[tuple[str, int]] = []
        self.took: list[float] = []
        self.seat: int | None = None
        self.seq = 0
        self.phase = ""
        self.game = 0
        self.status: Answer = {}
        self.waiting: list[Answer] = []
        self.moves: list[str] = []
        self.over = False
        self.dismissed: str | None = None
        self.welcomes = 0
        self.pause = 0.0
        """Seconds that it thinks about a move."""
        self.bell: asyncio.Event | None = None
        """Rung whenever a frame comes, for whoever watches several clients."""
        self._passed: set[int] = set()
        self._pending: dict[str, tuple[str, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self.come()
        await self.until(lambda: self.seq > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.go()

    # --- the connection

    def come(self) -> None:
        self._staying = asyncio.get_running_loop().create_task(self._stay())

    async def go(self) -> None:
        """Drop the connection and do not come back before `come`."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)
            self._staying = None

    async def _stay(self) -> None:
        wait = AGAIN[0]
        while self.dismissed is None:
            known = self.welcomes
            with contextlib.suppress(OSError, InvalidHandshake, WebSocketException, TimeoutError, EOFError):
                async with socket_to(self.ports[0], self.table, self.cookie, self.source) as socket:
                    await self._attend(socket)
            self._socket = None
            self.ports.append(self.ports.pop(0))
            wait = AGAIN[0] if self.welcomes > known else min(2 * wait, AGAIN[1])
            await asyncio.sleep(wait)

    async def _attend(self, socket: ClientConnection) -> None:
        first = hello(self.keys, since=self.seq or None)
        self.sent.append(first)
        await socket.send(first)
        async for raw in socket:
            assert isinstance(raw, str)
            self._hear(raw)
            if self._socket is None and self.answers[-1]["type"] == "welcome":
                self._socket = socket
                for command, _ in list(self._pending.values()):
                    await socket.send(command)

    def _hear(self, raw: str) -> None:
        frame = read_answer(raw)
        self.heard.append(raw)
        self.arrived.append(time.time_ns() // 1_000_000)
        self.answers.append(frame)
        match frame["type"]:
            case "welcome":
                self.seat = frame["you"]["seat"]
                self.welcomes += 1
            case "snapshot":
                self.seq = frame["seq"]
                self._stand(frame)
                self._look(frame["view"] or {})
            case "news":
                assert frame["seq"] == self.seq + 1, f"line {frame['seq']} came after line {self.seq}"
                self.seq = frame["seq"]
                self.lines[self.seq] = raw
                self._stand(frame)
                self._look(frame.get("view", frame))
            case "error" if frame["fatal"]:
                self.dismissed = frame["code"]
                for _, waiting in self._pending.values():
                    waiting.set_exception(Dismissed(self.dismissed))
                self._pending.clear()
        if frame.get("id") in self._pending:
            self._pending.pop(frame["id"])[1].set_result(frame)
        self._changed.set()
        if self.bell is not None:
            self.bell.set()

    def _stand(self, frame: Answer) -> None:
        if "status" in frame:
            self.status = frame["status"]
            self.phase, self.game = self.status["phase"], self.status["game_number"]

    def _look(self, seen: Answer) -> None:
        if "waiting" in seen:
            self.waiting, self.over = seen["waiting"], seen["over"]
            self.moves = [move["text"] for move in seen["moves"]]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to become true by what the server sends."""
        while not true():
            if self.dismissed is not None:
                raise Dismissed(self.dismissed)
            assert self._staying is None or not self._staying.done() or self._staying.cancelled(), self._failure()
            self._changed.clear()
            changed = asyncio.ensure_future(self._changed.wait())
            await asyncio.wait({changed, *([self._staying] if self._staying else [])}, return_when="FIRST_COMPLETED")
            changed.cancel()

    def _failure(self) -> str:
        assert self._staying is not None
        return f"the client failed: {self._staying.exception()!r}"

    def told(self, what: str) -> list[Answer]:
        """The news of a kind of line, or the answers of a type."""
        return [answer for answer in self.answers if what in (answer.get("kind"), answer["type"])]

    # --- commands

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Send a command; the answer to it, after however many connections."""
        return await self.ask_as(secrets.token_hex(6), kind, **fields)

    async def ask_as(self, name: str, kind: str, **fields: Any) -> Answer:
        command = json.dumps({"type": kind, "id": name} | fields)
        self.sent.append(command)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pending[name] = (command, future)
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):
                await self._socket.send(command)
        await self.until(future.done)
        answer = future.result()
        if answer["type"] == "command-done":
            self.acked.append((name, answer["seq"]))
        return answer

    async def send_raw(self, raw: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(raw)

    async def sit(self, seat: int | None = None) -> Client:
        done = await self.ask("take-seat", seat=seat)
        assert done["type"] == "command-done", done
        self.keys.append(done["key"])
        await self.until(lambda: self.seat is not None and self.seq >= done["seq"])
        return self

    async def start(self) -> None:
        done = await self.ask("start-game")
        assert done["type"] == "command-done", done
        await self.until(lambda: self.seq >= done["seq"])

    # --- playing

    def musts(self) -> bool:
        return any(ask["seat"] == self.seat and ask["must"] for ask in self.waiting)

    def _wants(self) -> bool:
        """It is this seat's turn, or there is a window that it has not let pass."""
        return bool(self.moves) and (self.musts() or self.seq not in self._passed)

    def choose(self) -> str:
        """A random move of somebody who does not dawdle."""
        purposeful = [move for move in self.moves if move not in ("draw", "keep")]
        return self.rng.choice(purposeful or self.moves)

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over, or it is enough."""
        loop = asyncio.get_running_loop()
        while True:
            await self.until(lambda: self.phase == "over" or enough() or self._wants())
            if self.phase == "over" or enough():
                return
            if not self.musts() and self.rng.random() < 0.7:
                self._passed.add(self.seq)
                continue
            if self.pause:
                await asyncio.sleep(self.pause)
                if not self._wants():
                    continue
            asked = self.seq
            begun = loop.time()
            answer = await self.ask("make-move", move=self.choose())
            self.took.append(loop.time() - begun)
            if answer["type"] == "command-done":
                await self.until(lambda answer=answer: self.seq >= answer["seq"])  # type: ignore[misc]
            else:  # somebody used a window meanwhile
                await self.until(lambda asked=asked: self.seq > asked)  # type: ignore[misc]


async def come_and_sit(
    ports: Sequence[int], table: Opened, name: str, seat: int | None = None, source: str = HOME, seed: int = 0
) -> Client:
    client = Client(ports, table.id, [table.invitation], await name_guest(ports[0], name, source), source, seed)
    client.come()
    await client.until(lambda: client.seq > 0)
    return await client.sit(seat)


class Party:
    """A table and the people at it."""

    def __init__(self, table: Opened, people: list[Client]) -> None:
        self.table = table
        self.people = people

    @classmethod
    async def gather(cls, ports: Sequence[int], people: int, source: str = HOME, seed: int = 0, **setup: Any) -> Party:
        """Everybody sits; each begins with another of the ports."""
        table = await open_table(ports[0], source, **{"seats": people + len(setup.get("bots", []))} | setup)
        ways = [[*ports[turn % len(ports) :], *ports[: turn % len(ports)]] for turn in range(people)]
        state = [await come_and_sit(way, table, f"P{turn}", turn, source, seed + turn) for turn, way in enumerate(ways)]
        return cls(table, state)

    async def __aenter__(self) -> Party:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(client.go() for client in self.people))

    async def start(self) -> None:
        """Begin a game, and let everybody see it."""
        number = self.people[0].game + 1
        await self.people[0].start()
        for client in self.people:
            await client.until(lambda client=client: client.game >= number)  # type: ignore[misc]

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        async with asyncio.TaskGroup() as group:
            for client in self.people:
                group.create_task(client.play(enough))

    async def settle(self, *others: Client) -> int:
        """Wait until everybody has seen everything that people did; the number of the last line."""
        newest = max(client.seq for client in self.people)
        for client in (*self.people, *others):
            await client.until(lambda client=client: client.seq >= newest)  # type: ignore[misc]
            await client.until(lambda client=client: client.phase != "playing" or not client.over)  # type: ignore[misc]
        return max(client.seq for client in self.people)

    def spectator(self, **more: Any) -> Client:
        return Client(self.people[0].ports, self.table.id, [self.table.invitation], **more)
