"""How our own server is spoken to: guests and tables by REST, all else by its socket (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import random
from itertools import count

import msgspec

from bench.load.door import Door
from bench.load.sockets import Socket
from bench.load.tables import Book, LiveTable, Player
from tischlein.server import wire

PASSING = {"draw", "keep", "pass"}
"""Whoever can lay a card does: otherwise games of random players take very long."""


class Brief(msgspec.Struct):
    """What has to be read of every frame; the rest is read when it is needed."""

    type: str
    seq: int = -1
    what: str = ""


class Asked(msgspec.Struct):
    """What there is to know in order to move. A line that is not about the game has none of it."""

    waiting: list[wire.Ask] = []
    moves: list[wire.LegalMove] = []


class Begun(msgspec.Struct):
    view: Asked | None = None


_brief = msgspec.json.Decoder(Brief)
_asked = msgspec.json.Decoder(Asked)
_begun = msgspec.json.Decoder(Begun)
_answer = msgspec.json.Decoder(wire.AnyAnswer)
_encode = msgspec.json.Encoder().encode
_ids = count(1)


def _id() -> str:
    return f"load-{next(_ids)}"


class Client(Player):
    """`key`: of the seat, once it has been taken."""

    def __init__(self, table: Table, seat: int, cookie: str) -> None:
        super().__init__(table, seat)
        self.own = table
        self._cookie = cookie
        self._key: str | None = None
        self._asked = b""
        self._whole = False

    async def connect(self) -> None:
        self.socket = Socket(self.own.port, self.heard, self.gone)
        await self.socket.open(f"/api/tables/{self.own.id}/socket", self._cookie)
        keys = [self._key] if self._key else [self.own.invitation]
        self.tell(wire.Hello(version=wire.VERSION, keys=keys + [self.own.host] * (self.seat == 0)))

    async def sit(self) -> None:
        self.tell(wire.Sit(id=_id(), seat=self.seat))
        await self.own.until(lambda: self._key is not None)

    def tell(self, frame: wire.Frame) -> None:
        self.send(_encode(frame))

    def heard(self, text: bytes) -> None:
        brief = _brief.decode(text)
        if brief.type == "news":
            if brief.what in ("moved", "started"):
                self._asked, self._whole = text, brief.what == "started"
            self._see(brief)
        elif brief.type == "snapshot":
            self._asked, self._whole = text, True
            self._see(brief)
        elif brief.type != "here":
            self._answered(_answer.decode(text))

    def _see(self, brief: Brief) -> None:
        self.seen = brief.seq
        if brief.what == "ended" and self.seat == 0:
            self.own.over = True
        self.own.saw()

    def _answered(self, answer: wire.AnyAnswer) -> None:
        if isinstance(answer, wire.Done):
            if isinstance(answer.key, str):
                self._key = answer.key
                self.own.saw()
        elif isinstance(answer, wire.Refused):
            self.own.failed(f"refused by rule {answer.rule}")
        elif isinstance(answer, wire.Wrong):
            self.own.failed(f"wrong: {answer.code}: {answer.text}")

    def asked(self) -> Asked:
        """Who is asked, and for what, as this player knows it."""
        if self._whole:
            return _begun.decode(self._asked).view or Asked()
        return _asked.decode(self._asked)

    def move(self) -> bytes:
        moves = [move.text for move in self.asked().moves]
        purposeful = [move for move in moves if move not in PASSING]
        return _encode(wire.Move(id=_id(), move=random.choice(purposeful or moves)))


class Table(LiveTable):
    def __init__(self, book: Book, port: int, made: dict[str, str], cookies: list[str]) -> None:
        super().__init__(book)
        self.port = port
        self.id, self.host, self.invitation = made["id"], made["host"], made["invitation"]
        self.clients = [Client(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.players = self.clients
        self.over = False

    def mover(self) -> Player | None:
        """Who must move; an open window holds nobody up, so it is used only if nobody must."""
        if self.over:
            return None
        waiting = self.clients[0].asked().waiting
        seats = [ask.seat for ask in waiting if ask.must] or [ask.seat for ask in waiting]
        return self.clients[seats[0]] if seats else None

    def settled(self) -> None:
        if self.over:
            self._start()
        else:
            super().settled()

    def _start(self) -> None:
        self.over = False
        self.ask(self.clients[0], _encode(wire.Start(id=_id())), counts=False)

    async def seat(self) -> None:
        """Everybody sits down and goes away again."""
        await self.connect()
        for client in self.clients:
            await client.sit()
        self.close()

    async def begin(self) -> None:
        self._start()
        await self.until(lambda: not self.pending)


class Lobby:
    def __init__(self, port: int, seats: int, book: Book, game: str = "uno") -> None:
        self._port = port
        self._setup = {"game": game, "seats": seats, "pace": 0, "window": 0}
        self._seats = seats
        self._book = book
        self._door = Door(port)
        self._cookies: list[str] = []
        self._guests = asyncio.Lock()

    async def open_table(self) -> LiveTable:
        async with self._guests:
            while len(self._cookies) < self._seats:
                _, cookie = await self._door.post("/api/guest", {"name": f"Player {len(self._cookies)}"})
                self._cookies.append(cookie)
        made, _ = await self._door.post("/api/tables", self._setup, self._cookies[0])
        table = Table(self._book, self._port, made, self._cookies)
        await table.seat()
        return table
