"""Tables as the load generator drives them: the player to move moves, and every player must see it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from time import perf_counter

from bench.load.sockets import ClientSocket


class RunStats:
    """What is recorded during a run. `latencies`: seconds from sending a move until the last seat has seen it.

    received  bytes in frames to all clients of our server
    """

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.late = 0
        self.received = 0
        self.errors: Counter[str] = Counter()

    def clear(self) -> None:
        """Begin again; keep the errors."""
        self.latencies = []
        self.late = 0
        self.received = 0


class Player(ABC):
    """A scripted client on a seat. `last_seen` is the number of the newest state it has received."""

    def __init__(self, table: LiveTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.last_seen = -1
        self.socket: ClientSocket | None = None

    @abstractmethod
    async def connect(self) -> None:
        """Open the socket and send the first message; the state arrives later."""

    @abstractmethod
    def on_frame(self, text: bytes) -> None:
        """Handle a frame."""

    @abstractmethod
    def move(self) -> bytes:
        """Return the frame of a move; it must be this seat's turn."""

    def on_close(self, why: str) -> None:
        self.socket = None
        self.table.stats.errors[why] += 1

    def send(self, text: bytes) -> None:
        if self.socket is not None:
            self.socket.send(text)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None


class LiveTable(ABC):
    """One table. `full_speed`: it moves again as soon as every player has seen the last move."""

    def __init__(self, stats: RunStats) -> None:
        self.stats = stats
        self.players: Sequence[Player] = []
        self.full_speed = False
        self.moves = 0
        self._sent = 0.0
        self._target = 0
        self._counts = True
        self._changed: asyncio.Event = asyncio.Event()

    @property
    def pending(self) -> bool:
        return self._sent > 0

    def newest(self) -> int:
        return max(player.last_seen for player in self.players)

    def step(self) -> None:
        """Make a move if every player has seen the last one; otherwise count it as late."""
        if self.pending:
            self.stats.late += 1
            return
        player = self.player_to_move()
        if player is not None:
            self.send_move(player, player.move())

    def send_move(self, player: Player, text: bytes, counts: bool = True) -> None:
        """Send a frame that leads to a new state, and measure until every player has seen it."""
        self._target = self.newest() + 1
        self._counts = counts
        self._sent = perf_counter()
        player.send(text)

    def on_new_state(self) -> None:
        """Check, after a player has received a state, whether all of them have."""
        if self._sent:
            target = self._target
            for player in self.players:
                if player.last_seen < target:
                    return
            if self._counts:
                self.stats.latencies.append(perf_counter() - self._sent)
                self.moves += 1
            self._sent = 0.0
        self._changed.set()
        self.on_settled()

    def on_settled(self) -> None:
        """Move again at full speed; called when no move is pending."""
        if self.full_speed:
            self.step()

    def record_failure(self, why: str) -> None:
        """Record that the server did not carry out a move."""
        self.stats.errors[why] += 1
        self._sent = 0.0

    async def wait_until(self, true: Callable[[], bool]) -> None:
        while not true():
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 60)

    async def connect(self) -> None:
        """Open all sockets and wait until every player has received the state."""
        for player in self.players:
            player.last_seen = -1
            await player.connect()
        await self.wait_until(lambda: all(player.last_seen >= 0 for player in self.players))

    @abstractmethod
    def player_to_move(self) -> Player | None:
        """Return the player to move, as the clients know it; None between two games."""

    @abstractmethod
    async def begin(self) -> None:
        """Start the game, if it has not started."""

    def close(self) -> None:
        self.full_speed = False
        self._sent = 0.0
        for player in self.players:
            player.close()
