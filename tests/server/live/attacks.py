"""Measure how long the moves of honest players take during an attack."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from statistics import median, quantiles
from typing import Any

from tests.server.live.client import LiveTable
from tests.server.live.process import Server

ENOUGH = 60
"""Moves that suffice for a median."""
PAUSE = 0.005
"""Seconds between moves during an attack, which needs the processor as well."""
WORST_RATIO = 20
FLOOR = 0.05
"""Seconds that no player notices. A busy machine is no fault of the server, so the bound is generous."""

Attack = Callable[[LiveTable], Awaitable[None]]


class MoveTimes:
    """Seconds that moves took before an attack, and since it began."""

    def __init__(self, calm: list[float], attacked: list[float]) -> None:
        self.calm = calm
        self.attacked = attacked

    def check(self) -> None:
        bound = WORST_RATIO * median(self.calm) + FLOOR
        assert median(self.attacked) <= bound, f"honest players are held up: {self}"

    def __str__(self) -> str:
        def summarise(moves: list[float]) -> str:
            high = quantiles(moves, n=100)[98]
            return f"median {1000 * median(moves):.1f} ms, p99 {1000 * high:.1f} ms of {len(moves)} moves"

        return f"calm: {summarise(self.calm)}; attacked: {summarise(self.attacked)}"


class HonestTable:
    """A table at which honest people play game after game."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._frame_event = asyncio.Event()
        for client in live.people:
            client.frame_event = self._frame_event

    def latencies(self) -> list[float]:
        return [seconds for client in self.live.people for seconds in client.latencies]

    async def play(self) -> None:
        while True:
            await self.live.start()
            await self.live.play()

    async def wait_for_moves(self, count: int, playing: asyncio.Future[None]) -> None:
        """Wait until at least `count` moves were made."""
        while len(self.latencies()) < count:
            assert not playing.done(), playing.exception()
            self._frame_event.clear()
            await self._frame_event.wait()

    async def measure(self, attack: Attack) -> MoveTimes:
        """Play before and during an attack, and return how long moves took."""
        playing = asyncio.ensure_future(self.play())
        try:
            await self.wait_for_moves(ENOUGH, playing)
            before = {client: len(client.latencies) for client in self.live.people}
            calm = self.latencies()
            for client in self.live.people:
                client.pause = PAUSE
            await attack(self.live)
            await self.wait_for_moves(len(calm) + ENOUGH, playing)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        attacked = [seconds for client, known in before.items() for seconds in client.latencies[known:]]
        return MoveTimes(calm, attacked)


async def attack_during_play(server: Server, attack: Attack, **setup: Any) -> MoveTimes:
    """Attack while people play, and check that their moves take hardly longer."""
    async with await LiveTable.gather([server.port], 2, **setup) as live:
        times = await HonestTable(live).measure(attack)
    times.check()
    print(times)
    return times
