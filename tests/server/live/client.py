"""A client that uses the public protocol: REST to open a table, a socket to play at it.

It reconnects when a connection is lost: with its keys, the number of the last log entry it has seen, and the commands
that are still unanswered, under the same ids.
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
RETRY_SECONDS = (0.02, 0.3)
"""Seconds before it reconnects, at first and at most."""
LOOPBACK = "127.0.0.1"

_decoder = msgspec.json.Decoder(messages.AnyServerMessage)


def run(play: Coroutine[Any, Any, T], seconds: float = BOUND) -> T:
    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await play

    return asyncio.run(bounded())


def read_answer(raw: str) -> Answer:
    """Decode a frame from the server, and check that it has no field that the protocol does not define."""
    frame: Answer = msgspec.json.decode(raw)
    assert msgspec.to_builtins(_decoder.decode(raw)) == frame, f"the protocol does not define all of {raw}"
    return frame


# --- REST


@dataclass(frozen=True)
class OpenedTable:
    """A new table, with all its keys."""

    id: str
    host: str
    invitation: str
    link: str


def rest(port: int, source: str = LOOPBACK) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)  # there is no TLS to verify
    return httpx.AsyncClient(base_url=f"http://{LOOPBACK}:{port}", transport=transport, timeout=BOUND, trust_env=False)


async def open_table(port: int, source: str = LOOPBACK, **setup: Any) -> OpenedTable:
    """Open a table with fast computer players and no windows, unless the setup says otherwise."""
    async with rest(port, source) as http:
        response = await http.post("/api/tables", json={"game": "uno", "seats": 2, "pace": 0, "window": 0} | setup)
    assert response.status_code == 201, response.text
    return OpenedTable(**response.json())


async def create_guest(port: int, name: str, source: str = LOOPBACK) -> str:
    """Create a guest and return the cookie."""
    async with rest(port, source) as http:
        response = await http.post("/api/guest", json={"name": name})
        assert response.status_code == 200, response.text
        return f"guest={response.cookies['guest']}"


async def read_record(port: int, table: OpenedTable, number: int = 1) -> Any:
    async with rest(port) as http:
        bearer = {"authorization": f"Bearer {table.invitation}"}
        response = await http.get(f"/api/tables/{table.id}/games/{number}/record", headers=bearer)
    assert response.status_code == 200, response.text
    return response.json()


# --- the socket


def socket_to(port: int, table: str, cookie: str = "", source: str = LOOPBACK, **more: Any) -> connect:
    """Open a socket on which nothing has been sent yet."""
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
    return connect(f"ws://{LOOPBACK}:{port}/api/tables/{table}/socket", **usual | more)


def hello(keys: Sequence[str] = (), **more: Any) -> str:
    return json.dumps({"type": "hello", "version": messages.VERSION, "keys": list(keys)} | more)


async def receive_all(socket: ClientConnection) -> list[str]:
    """Receive all frames until the server closes the socket."""
    frames: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            frames.append(str(await socket.recv()))
    return frames


class Rejected(Exception):
    """The server sent a fatal error."""


class Client:
    """A client of a table, on one of several ports.

    frames  all frames as received, and when each `arrived`; `news` are those of log entries, by number
    acked   the commands that were carried out: their ids, and the log entries that the server named
    """

    def __init__(
        self,
        ports: Sequence[int],
        table: str,
        keys: Sequence[str],
        cookie: str = "",
        source: str = LOOPBACK,
        seed: int = 0,
    ) -> None:
        self.ports = list(ports)
        self.table = table
        self.keys = list(keys)
        self.cookie = cookie
        self.source = source
        self.rng = random.Random(seed)
        self.frames: list[str] = []
        self.arrived: list[int] = []
        self.sent: list[str] = []
        self.answers: list[Answer] = []
        self.news: dict[int, str] = {}
        self.acked: list[tuple[str, int]] = []
        self.latencies: list[float] = []
        self.seat: int | None = None
        self.seq = 0
        self.phase = ""
        self.game = 0
        self.status: Answer = {}
        self.waiting: list[Answer] = []
        self.moves: list[str] = []
        self.over = False
        self.rejected: str | None = None
        self.welcomes = 0
        self.pause = 0.0
        """Seconds before each move."""
        self.patient = False
        """Whether it goes on when the server says that its database does not answer, as the page does."""
        self.repeats = 0
        """How often it did so."""
        self.frame_event: asyncio.Event | None = None
        """Set at each frame, for code that watches several clients."""
        self._passed: set[int] = set()
        self._pending: dict[str, tuple[str, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Client:
        self.connect()
        await self.until(lambda: self.seq > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    # --- the connection

    def connect(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._keep_connected())

    async def disconnect(self) -> None:
        """Drop the connection and do not reconnect before `connect` is called."""
        if self._task is not None:
            task, self._task = self._task, None
            self._socket = None  # commands wait for the next connection
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _keep_connected(self) -> None:
        wait = RETRY_SECONDS[0]
        while self.rejected is None:
            known = self.welcomes
            with contextlib.suppress(OSError, InvalidHandshake, WebSocketException, TimeoutError, EOFError):
                async with socket_to(self.ports[0], self.table, self.cookie, self.source) as socket:
                    await self._receive_frames(socket)
            self._socket = None
            self.ports.append(self.ports.pop(0))
            wait = RETRY_SECONDS[0] if self.welcomes > known else min(2 * wait, RETRY_SECONDS[1])
            await asyncio.sleep(wait)

    async def _receive_frames(self, socket: ClientConnection) -> None:
        first = hello(self.keys, since=self.seq or None)
        self.sent.append(first)
        await socket.send(first)
        async for raw in socket:
            assert isinstance(raw, str)
            self._handle_frame(raw)
            if self._may_repeat(self.answers[-1]) and (unanswered := self._pending.get(self.answers[-1]["id"])):
                await asyncio.sleep(RETRY_SECONDS[1])
                await socket.send(unanswered[0])
            if self._socket is None and self.answers[-1]["type"] == "welcome":
                self._socket = socket
                for command, _ in list(self._pending.values()):
                    await socket.send(command)

    def _handle_frame(self, raw: str) -> None:
        frame = read_answer(raw)
        self.frames.append(raw)
        self.arrived.append(time.time_ns() // 1_000_000)
        self.answers.append(frame)
        match frame["type"]:
            case "welcome":
                self.seat = frame["you"]["seat"]
                self.welcomes += 1
            case "snapshot":
                self.seq = frame["seq"]
                self._update_status(frame)
                self._update_view(frame["view"] or {})
            case "news":
                assert frame["seq"] == self.seq + 1, f"entry {frame['seq']} came after entry {self.seq}"
                self.seq = frame["seq"]
                self.news[self.seq] = raw
                self._update_status(frame)
                self._update_view(frame.get("view", frame))
            case "error" if frame["fatal"] and not self._may_repeat(frame):
                self.rejected = frame["code"]
                for _, waiting in self._pending.values():
                    waiting.set_exception(Rejected(self.rejected))
                self._pending.clear()
        self.repeats += self._may_repeat(frame)
        if frame.get("id") in self._pending and not self._may_repeat(frame):
            self._pending.pop(frame["id"])[1].set_result(frame)
        self._changed.set()
        if self.frame_event is not None:
            self.frame_event.set()

    def _may_repeat(self, frame: Answer) -> bool:
        """Return whether an answer means that the command, or the connection, will succeed later."""
        return self.patient and frame["type"] == "error" and frame["code"] in ("unavailable", "busy")

    def _update_status(self, frame: Answer) -> None:
        if "status" in frame:
            self.status = frame["status"]
            self.phase, self.game = self.status["phase"], self.status["game_number"]

    def _update_view(self, seen: Answer) -> None:
        if "waiting" in seen:
            self.waiting, self.over = seen["waiting"], seen["over"]
            self.moves = [move["text"] for move in seen["moves"]]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until frames from the server make a condition true."""
        while not true():
            if self.rejected is not None:
                raise Rejected(self.rejected)
            assert self._task is None or not self._task.done() or self._task.cancelled(), self._failure()
            self._changed.clear()
            changed = asyncio.ensure_future(self._changed.wait())
            try:
                await asyncio.wait({changed, *([self._task] if self._task else [])}, return_when="FIRST_COMPLETED")
            finally:
                changed.cancel()

    def _failure(self) -> str:
        assert self._task is not None
        return f"the client failed: {self._task.exception()!r}"

    def received(self, what: str) -> list[Answer]:
        """Return the news of a kind of event, or the messages of a type."""
        return [answer for answer in self.answers if what in (answer.get("kind"), answer["type"])]

    # --- commands

    async def ask(self, kind: str, **fields: Any) -> Answer:
        """Send a command and return the reply, reconnecting as often as necessary."""
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

    def must_move(self) -> bool:
        return any(ask["seat"] == self.seat and ask["must"] for ask in self.waiting)

    def _can_move(self) -> bool:
        """Return whether it is this seat's turn, or a window is open that it has not decided to skip."""
        return bool(self.moves) and (self.must_move() or self.seq not in self._passed)

    def choose(self) -> str:
        """Return a random move that brings the game forward if there is one."""
        purposeful = [move for move in self.moves if move not in ("draw", "keep")]
        return self.rng.choice(purposeful or self.moves)

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Play until the game is over or a condition holds."""
        loop = asyncio.get_running_loop()
        while True:
            await self.until(lambda: self.phase == "over" or enough() or self._can_move())
            if self.phase == "over" or enough():
                return
            if not self.must_move() and self.rng.random() < 0.7:
                self._passed.add(self.seq)
                continue
            if self.pause:
                await asyncio.sleep(self.pause)
                if not self._can_move():
                    continue
            asked = self.seq
            begun = loop.time()
            answer = await self.ask("make-move", move=self.choose())
            self.latencies.append(loop.time() - begun)
            if answer["type"] == "command-done":
                await self.until(lambda answer=answer: self.seq >= answer["seq"])  # type: ignore[misc]
            else:  # another player used a window meanwhile
                await self.until(lambda asked=asked: self.seq > asked)  # type: ignore[misc]


async def connect_and_sit(
    ports: Sequence[int], table: OpenedTable, name: str, seat: int | None = None, source: str = LOOPBACK, seed: int = 0
) -> Client:
    client = Client(ports, table.id, [table.invitation], await create_guest(ports[0], name, source), source, seed)
    client.connect()
    await client.until(lambda: client.seq > 0)
    return await client.sit(seat)


class LiveTable:
    """A table on a server, and the clients of the people at it."""

    def __init__(self, table: OpenedTable, people: list[Client]) -> None:
        self.table = table
        self.people = people

    @classmethod
    async def gather(
        cls, ports: Sequence[int], people: int, source: str = LOOPBACK, seed: int = 0, **setup: Any
    ) -> LiveTable:
        """Open a table and seat people at it; each starts with a different port."""
        table = await open_table(ports[0], source, **{"seats": people + len(setup.get("bots", []))} | setup)
        orders = [[*ports[turn % len(ports) :], *ports[: turn % len(ports)]] for turn in range(people)]
        clients = [
            await connect_and_sit(order, table, f"P{turn}", turn, source, seed + turn)
            for turn, order in enumerate(orders)
        ]
        return cls(table, clients)

    async def __aenter__(self) -> LiveTable:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(client.disconnect() for client in self.people))

    async def start(self) -> None:
        """Start a game, and wait until all clients have seen it."""
        number = self.people[0].game + 1
        await self.people[0].start()
        for client in self.people:
            await client.until(lambda client=client: client.game >= number)  # type: ignore[misc]

    async def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        async with asyncio.TaskGroup() as group:
            for client in self.people:
                group.create_task(client.play(enough))

    async def settle(self, *others: Client) -> int:
        """Wait until all clients have seen all moves of people, and return the number of the last log entry."""
        newest = max(client.seq for client in self.people)
        for client in (*self.people, *others):
            await client.until(lambda client=client: client.seq >= newest)  # type: ignore[misc]
            await client.until(lambda client=client: client.phase != "playing" or not client.over)  # type: ignore[misc]
        return max(client.seq for client in self.people)

    def spectator(self, **more: Any) -> Client:
        return Client(self.people[0].ports, self.table.id, [self.table.invitation], **more)
