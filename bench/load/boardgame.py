"""How a boardgame.io server is spoken to: lobby by REST, play by socket.io (engine.io 4) on a WebSocket."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bench.load.door import Door
from bench.load.sockets import Socket
from bench.load.tables import Book, LiveTable, Player

GAME = "uno"
EVENT = f"42/{GAME},".encode()
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
JOIN = f"40/{GAME},".encode()
OPEN, PING, CONNECTED, REFUSED = b"0", b"2", JOIN, f"44/{GAME},".encode()


class Facts(msgspec.Struct):
    """What a seat sees of the game."""

    players: dict[str, list[str]]
    top: str
    colour: str
    turn: int
    drawn: bool


class State(msgspec.Struct):
    G: Facts


class Number(msgspec.Struct):
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: msgspec.Raw


_update = msgspec.json.Decoder(tuple[str, str, msgspec.Raw, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])
_number = msgspec.json.Decoder(Number)
_state = msgspec.json.Decoder(State)
_encode = msgspec.json.Encoder().encode


def choose(facts: Facts, seat: int) -> tuple[str, list[Any]]:
    """A random card that may be laid, or a draw."""
    hand = facts.players[str(seat)]
    first = len(hand) - 1 if facts.drawn else 0
    colours, face = ("w", facts.colour), facts.top[1] if facts.top[0] != "w" else ""
    laid = [place for place in range(first, len(hand)) if hand[place][0] in colours or hand[place][1] == face]
    if not laid:
        return ("keep" if facts.drawn else "draw"), []
    place = random.choice(laid)
    return "play", [place, random.choice("rygb")] if hand[place][0] == "w" else [place]


class Client(Player):
    def __init__(self, table: Match, seat: int, credentials: str) -> None:
        super().__init__(table, seat)
        self.match = table
        self._credentials = credentials
        self._state = msgspec.Raw()

    async def connect(self) -> None:
        self.socket = Socket(self.match.port, self.heard, self.gone)
        await self.socket.open("/socket.io/?EIO=4&transport=websocket")

    def _emit(self, *arguments: object) -> bytes:
        return EVENT + _encode(arguments)

    def heard(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self._see(_update.decode(text[len(EVENT) :])[2])
        elif text == PING:
            self.send(b"3")
        elif text.startswith(SYNC):
            self._see(_sync.decode(text[len(EVENT) :])[2].state)
        elif text.startswith(OPEN):
            self.send(JOIN)
        elif text.startswith(CONNECTED):
            self.send(self._emit("sync", self.match.id, str(self.seat), self._credentials, len(self.match.players)))
        elif text.startswith(REFUSED):
            self.table.failed(f"refused: {text[:80]!r}")

    def _see(self, state: msgspec.Raw) -> None:
        number = _number.decode(state).number
        if number <= self.seen:
            # An illegal move changes nothing, and everybody is told so.
            self.table.failed("an illegal move")
            return
        self._state = state.copy()
        self.seen = number
        self.table.saw()

    def facts(self) -> Facts:
        """Read when it is needed: the load tool has two thousand clients to be."""
        return _state.decode(self._state).G

    def move(self) -> bytes:
        kind, arguments = choose(self.facts(), self.seat)
        seat = str(self.seat)
        payload = {"type": kind, "args": arguments, "playerID": seat, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._emit("update", action, self.seen, self.match.id, seat)


class Match(LiveTable):
    """A match; it never ends, since whoever has no card left begins a new round."""

    def __init__(self, book: Book, port: int, identity: str, credentials: list[str]) -> None:
        super().__init__(book)
        self.port = port
        self.id = identity
        self.clients = [Client(self, seat, word) for seat, word in enumerate(credentials)]
        self.players = self.clients

    def mover(self) -> Player | None:
        return self.clients[self.clients[0].facts().turn]

    async def begin(self) -> None:
        """It has begun when it was made."""


class Lobby:
    def __init__(self, port: int, seats: int, book: Book) -> None:
        self._port = port
        self._seats = seats
        self._book = book
        self._door = Door(port)

    async def open_table(self) -> LiveTable:
        match, _ = await self._door.post(f"/games/{GAME}/create", {"numPlayers": self._seats, "unlisted": True})
        identity = match["matchID"]
        words = [await self._join(identity, seat) for seat in range(self._seats)]
        return Match(self._book, self._port, identity, words)

    async def _join(self, match: str, seat: int) -> str:
        asked = {"playerID": str(seat), "playerName": f"Player {seat}"}
        answer, _ = await self._door.post(f"/games/{GAME}/{match}/join", asked)
        word: str = answer["playerCredentials"]
        return word
