"""Tables as the load tool drives them: whose turn it is moves, and everybody's view of it is waited for."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from bench.load.sockets import Socket


class Book:
    """What is written down while it runs. `took`: seconds from sending a move to the last seat's view of it."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.late = 0
        self.errors: Counter[str] = Counter()

    def clear(self) -> None:
        """Forget the times; errors stay."""
        self.took = []
        self.late = 0


class Player(ABC):
    """A scripted client on a seat. `seen` is the number of the last state that it was told of."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.seen = -1
        self.socket: Socket | None = None

    @abstractmethod
    async def connect(self) -> None:
        """Open the socket and say who it is; what the server tells comes later."""

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """A frame has come."""

    @abstractmethod
    def move(self) -> bytes:
        """The frame with a move, when it is this seat's turn."""

    def gone(self, why: str) -> None:
        self.socket = None
        self.table.book.errors[why] += 1

    def send(self, text: bytes) -> None:
        if self.socket is not None:
            self.socket.send(text)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None


class LiveTable(ABC):
    """One table. `eager`: it moves on as soon as everybody has seen the last move."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.players: Sequence[Player] = []
        self.eager = False
        self.moves = 0
        self._sent = 0.0
        self._target = 0
        self._counts = True
        self._changed: asyncio.Event = asyncio.Event()

    @property
    def pending(self) -> bool:
        return self._sent > 0

    def newest(self) -> int:
        return max(player.seen for player in self.players)

    def step(self) -> None:
        """Make a move, if the last one has been seen by all."""
        if self.pending:
            self.book.late += 1
            return
        player = self.mover()
        if player is not None:
            self.ask(player, player.move())

    def ask(self, player: Player, text: bytes, counts: bool = True) -> None:
        """Send something that makes a new state, and wait until everybody has seen it."""
        self._target = self.newest() + 1
        self._counts = counts
        self._sent = perf_counter()
        player.send(text)

    def saw(self) -> None:
        """A player has been told of a new state."""
        if self._sent:
            target = self._target
            for player in self.players:
                if player.seen < target:
                    return
            if self._counts:
                self.book.took.append(perf_counter() - self._sent)
                self.moves += 1
            self._sent = 0.0
        self._changed.set()
        self.settled()

    def settled(self) -> None:
        """Nothing is under way."""
        if self.eager:
            self.step()

    def failed(self, why: str) -> None:
        """The server did not do what was asked for."""
        self.book.errors[why] += 1
        self._sent = 0.0

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 60)

    async def connect(self) -> None:
        """Open all sockets, and wait until everybody knows how things stand."""
        for player in self.players:
            player.seen = -1
            await player.connect()
        await self.until(lambda: all(player.seen >= 0 for player in self.players))

    @abstractmethod
    def mover(self) -> Player | None:
        """Whose turn it is, as the players know it; None between two games."""

    @abstractmethod
    async def begin(self) -> None:
        """Bring the table to where moves can be made."""

    def close(self) -> None:
        self.eager = False
        self._sent = 0.0
        for player in self.players:
            player.close()
