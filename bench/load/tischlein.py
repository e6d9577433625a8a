"""Clients of our server: guests and tables by REST, everything else over the socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import random
from itertools import count

import msgspec

from bench.load.http_client import HttpClient
from bench.load.sockets import ClientSocket
from bench.load.tables import LiveTable, Player, RunStats
from tischlein.server import messages

PASSING = {"draw", "keep", "pass"}
"""Moves that are made only if no card can be played: otherwise random games take very long."""


class FrameHead(msgspec.Struct):
    """What must be decoded of every frame; the rest is decoded when it is needed."""

    type: str
    seq: int = -1
    kind: str = ""


class Question(msgspec.Struct):
    """What a player must know to move. Frames that are not about the game lack it."""

    waiting: list[messages.WaitingSeat] = []
    moves: list[messages.LegalMove] = []


class StartedGame(msgspec.Struct):
    view: Question | None = None


_head = msgspec.json.Decoder(FrameHead)
_asked = msgspec.json.Decoder(Question)
_started = msgspec.json.Decoder(StartedGame)
_answer = msgspec.json.Decoder(messages.AnyServerMessage)
_encode = msgspec.json.Encoder().encode
_ids = count(1)


def _id() -> str:
    return f"load-{next(_ids)}"


class Client(Player):
    """A player of our server. `_key` is the key of its seat, once it is taken."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        super().__init__(table, seat)
        self.own = table
        self._cookie = cookie
        self._key: str | None = None
        self._asked = b""
        self._whole = False

    async def connect(self) -> None:
        self.socket = ClientSocket(self.own.port, self.on_frame, self.on_close)
        await self.socket.open(f"/api/tables/{self.own.id}/socket", self._cookie)
        keys = [self._key] if self._key else [self.own.invitation]
        self.send_command(messages.Hello(version=messages.VERSION, keys=keys + [self.own.host] * (self.seat == 0)))

    async def sit(self) -> None:
        self.send_command(messages.TakeSeat(id=_id(), seat=self.seat))
        await self.own.wait_until(lambda: self._key is not None)

    def send_command(self, frame: messages.ClientMessage) -> None:
        self.send(_encode(frame))

    def on_frame(self, text: bytes) -> None:
        head = _head.decode(text)
        self.own.stats.received += len(text)
        if head.type == "news":
            if head.kind in ("move-made", "game-started"):
                self._asked, self._whole = text, head.kind == "game-started"
            self._update(head)
        elif head.type == "snapshot":
            self._asked, self._whole = text, True
            self._update(head)
        elif head.type != "presence":
            self._answered(_answer.decode(text))

    def _update(self, head: FrameHead) -> None:
        self.last_seen = head.seq
        if head.kind == "game-ended" and self.seat == 0:
            self.own.over = True
        self.own.on_new_state()

    def _answered(self, answer: messages.AnyServerMessage) -> None:
        if isinstance(answer, messages.CommandDone):
            if isinstance(answer.key, str):
                self._key = answer.key
                self.own.on_new_state()
        elif isinstance(answer, messages.MoveRefused):
            self.own.record_failure(f"refused by rule {answer.rule}")
        elif isinstance(answer, messages.ErrorMessage):
            self.own.record_failure(f"wrong: {answer.code}: {answer.text}")

    def asked(self) -> Question:
        """Return the players to move and this player's legal moves."""
        if self._whole:
            return _started.decode(self._asked).view or Question()
        return _asked.decode(self._asked)

    def move(self) -> bytes:
        moves = [move.text for move in self.asked().moves]
        purposeful = [move for move in moves if move not in PASSING]
        return _encode(messages.MakeMove(id=_id(), move=random.choice(purposeful or moves)))


class Table(LiveTable):
    def __init__(self, stats: RunStats, port: int, made: dict[str, str], cookies: list[str]) -> None:
        super().__init__(stats)
        self.port = port
        self.id, self.host, self.invitation = made["id"], made["host"], made["invitation"]
        self.clients = [Client(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.players = self.clients
        self.over = False

    def player_to_move(self) -> Player | None:
        """Return the player who must move, or one with an open window if nobody must."""
        if self.over:
            return None
        waiting = self.clients[0].asked().waiting
        seats = [ask.seat for ask in waiting if ask.must] or [ask.seat for ask in waiting]
        return self.clients[seats[0]] if seats else None

    def on_settled(self) -> None:
        if self.over:
            self._start()
        else:
            super().on_settled()

    def _start(self) -> None:
        self.over = False
        self.send_move(self.clients[0], _encode(messages.StartGame(id=_id())), counts=False)

    async def seat(self) -> None:
        """Let every player sit down and disconnect."""
        await self.connect()
        for client in self.clients:
            await client.sit()
        self.close()

    async def begin(self) -> None:
        self._start()
        await self.wait_until(lambda: not self.pending)


class Lobby:
    def __init__(self, port: int, seats: int, stats: RunStats, game: str = "uno") -> None:
        self._port = port
        self._setup = {"game": game, "seats": seats, "pace": 0, "window": 0}
        self._seats = seats
        self._stats = stats
        self._http = HttpClient(port)
        self._cookies: list[str] = []
        self._guests = asyncio.Lock()

    async def open_table(self) -> LiveTable:
        async with self._guests:
            while len(self._cookies) < self._seats:
                _, cookie = await self._http.post("/api/guest", {"name": f"Player {len(self._cookies)}"})
                self._cookies.append(cookie)
        made, _ = await self._http.post("/api/tables", self._setup, self._cookies[0])
        table = Table(self._stats, self._port, made, self._cookies)
        await table.seat()
        return table
