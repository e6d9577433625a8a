"""Clients of a boardgame.io server: lobby by REST, play by socket.io (engine.io 4) over a WebSocket."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bench.load.http_client import HttpClient
from bench.load.sockets import ClientSocket
from bench.load.tables import LiveTable, Player, RunStats

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
    """Choose a random playable card, or a draw."""
    hand = facts.players[str(seat)]
    first = len(hand) - 1 if facts.drawn else 0
    colours, face = ("w", facts.colour), facts.top[1] if facts.top[0] != "w" else ""
    playable = [index for index in range(first, len(hand)) if hand[index][0] in colours or hand[index][1] == face]
    if not playable:
        return ("keep" if facts.drawn else "draw"), []
    index = random.choice(playable)
    return "play", [index, random.choice("rygb")] if hand[index][0] == "w" else [index]


class Client(Player):
    def __init__(self, table: Match, seat: int, credentials: str) -> None:
        super().__init__(table, seat)
        self.match = table
        self._credentials = credentials
        self._state = msgspec.Raw()

    async def connect(self) -> None:
        self.socket = ClientSocket(self.match.port, self.on_frame, self.on_close)
        await self.socket.open("/socket.io/?EIO=4&transport=websocket")

    def _emit(self, *arguments: object) -> bytes:
        return EVENT + _encode(arguments)

    def on_frame(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self._update(_update.decode(text[len(EVENT) :])[2])
        elif text == PING:
            self.send(b"3")
        elif text.startswith(SYNC):
            self._update(_sync.decode(text[len(EVENT) :])[2].state)
        elif text.startswith(OPEN):
            self.send(JOIN)
        elif text.startswith(CONNECTED):
            self.send(self._emit("sync", self.match.id, str(self.seat), self._credentials, len(self.match.players)))
        elif text.startswith(REFUSED):
            self.table.record_failure(f"refused: {text[:80]!r}")

    def _update(self, state: msgspec.Raw) -> None:
        number = _number.decode(state).number
        if number <= self.last_seen:
            # An illegal move changes nothing, and boardgame.io sends the unchanged state.
            self.table.record_failure("an illegal move")
            return
        self._state = state.copy()
        self.last_seen = number
        self.table.on_new_state()

    def facts(self) -> Facts:
        """Decode the state, only when it is needed: the load generator runs two thousand clients."""
        return _state.decode(self._state).G

    def move(self) -> bytes:
        kind, arguments = choose(self.facts(), self.seat)
        seat = str(self.seat)
        payload = {"type": kind, "args": arguments, "playerID": seat, "credentials": self._credentials}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._emit("update", action, self.last_seen, self.match.id, seat)


class Match(LiveTable):
    """A match that never ends: a player without cards starts a new round."""

    def __init__(self, stats: RunStats, port: int, identity: str, credentials: list[str]) -> None:
        super().__init__(stats)
        self.port = port
        self.id = identity
        self.clients = [Client(self, seat, password) for seat, password in enumerate(credentials)]
        self.players = self.clients

    def player_to_move(self) -> Player | None:
        return self.clients[self.clients[0].facts().turn]

    async def begin(self) -> None:
        """Do nothing: a match starts when it is created."""


class Lobby:
    def __init__(self, port: int, seats: int, stats: RunStats) -> None:
        self._port = port
        self._seats = seats
        self._stats = stats
        self._http = HttpClient(port)

    async def open_table(self) -> LiveTable:
        match, _ = await self._http.post(f"/games/{GAME}/create", {"numPlayers": self._seats, "unlisted": True})
        identity = match["matchID"]
        credentials = [await self._join(identity, seat) for seat in range(self._seats)]
        return Match(self._stats, self._port, identity, credentials)

    async def _join(self, match: str, seat: int) -> str:
        asked = {"playerID": str(seat), "playerName": f"Player {seat}"}
        answer, _ = await self._http.post(f"/games/{GAME}/{match}/join", asked)
        credentials: str = answer["playerCredentials"]
        return credentials
