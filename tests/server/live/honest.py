"""Honest people who play on while somebody attacks, and how long their moves take."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from statistics import median, quantiles
from typing import Any

from tests.server.live.client import Party
from tests.server.live.process import Server

ENOUGH = 60
"""Moves from which a median can be told."""
PAUSE = 0.005
"""Seconds between moves during an attack, which needs the processor, too."""
WORST_RATIO = 20
FLOOR = 0.05
"""Seconds that nobody notices. A busy machine is no fault of the server: only what is far beyond is."""

Attack = Callable[[Party], Awaitable[None]]


class Pace:
    """How long moves took before an attack, and from its beginning on."""

    def __init__(self, calm: list[float], attacked: list[float]) -> None:
        self.calm = calm
        self.attacked = attacked

    def check(self) -> None:
        bound = WORST_RATIO * median(self.calm) + FLOOR
        assert median(self.attacked) <= bound, f"honest people are held up: {self}"

    def __str__(self) -> str:
        def told(moves: list[float]) -> str:
            high = quantiles(moves, n=100)[98]
            return f"median {1000 * median(moves):.1f} ms, p99 {1000 * high:.1f} ms of {len(moves)} moves"

        return f"calm: {told(self.calm)}; attacked: {told(self.attacked)}"


class Honest:
    """A table where game after game is played."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self._bell = asyncio.Event()
        for client in party.people:
            client.bell = self._bell

    def taken(self) -> list[float]:
        return [seconds for client in self.party.people for seconds in client.took]

    async def play(self) -> None:
        while True:
            await self.party.start()
            await self.party.play()

    async def until_moved(self, count: int, playing: asyncio.Future[None]) -> None:
        """Wait until so many moves were made."""
        while len(self.taken()) < count:
            assert not playing.done(), playing.exception()
            self._bell.clear()
            await self._bell.wait()

    async def suffer(self, attack: Attack) -> Pace:
        playing = asyncio.ensure_future(self.play())
        try:
            await self.until_moved(ENOUGH, playing)
            before = {client: len(client.took) for client in self.party.people}
            calm = self.taken()
            for client in self.party.people:
                client.pause = PAUSE
            await attack(self.party)
            await self.until_moved(len(calm) + ENOUGH, playing)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        attacked = [seconds for client, known in before.items() for seconds in client.took[known:]]
        return Pace(calm, attacked)


async def beside_honest_people(server: Server, attack: Attack, **setup: Any) -> Pace:
    """Attack while people play; they must hardly notice."""
    async with await Party.gather([server.port], 2, **setup) as party:
        pace = await Honest(party).suffer(attack)
    pace.check()
    print(pace)
    return pace
