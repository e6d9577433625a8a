"""The course of one contestant: idle tables, open sockets, one move a second, and as fast as it goes."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bench.load.process import Memory, Server
from bench.load.tables import Book, LiveTable

ABREAST = 16
"""So many tables are opened at the same time, so that opening them is not the load."""
DRAIN = 10.0
T = TypeVar("T")


class Lobby(Protocol):
    async def open_table(self) -> LiveTable:
        """A table at which all seats are taken, and no socket is open."""


NewLobby = Callable[[int, int, Book], Lobby]


@dataclass(frozen=True)
class Plan:
    """How much, and how long. `pace`: moves a second at each table."""

    tables: int
    seats: int
    seconds: float
    warm: float
    pace: float


@dataclass
class Stretch:
    """A time that was measured. `took` in seconds, sorted; CPU as part of one core."""

    moves: int
    seconds: float
    took: list[float]
    late: int
    server_cpu: float
    own_cpu: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Seconds of the server's CPU for a move."""
        return self.server_cpu * self.seconds / max(1, self.moves)

    def milliseconds(self, part: float) -> float:
        """This part of the moves took no longer."""
        return 1000 * self.took[min(len(self.took) - 1, int(part * len(self.took)))] if self.took else float("nan")


@dataclass
class Figures:
    """All that was found out about one contestant."""

    plan: Plan
    memory: dict[str, Memory] = field(default_factory=dict)
    paced: Stretch | None = None
    full: Stretch | None = None
    errors: dict[str, int] = field(default_factory=dict)
    complaints: int = 0

    def per_table(self, when: str) -> float:
        """KiB that a table takes, by what is really in memory."""
        return (self.memory[when].pss - self.memory["empty"].pss) / self.plan.tables


async def run(server: Server, new_lobby: NewLobby, plan: Plan) -> Figures:
    book = Book()
    figures = Figures(plan)
    lobby = new_lobby(server.port, plan.seats, book)
    await _warm_up(lobby)
    figures.memory["empty"] = await _settled(server)
    tables = await _abreast([lobby.open_table] * plan.tables)
    figures.memory["away"] = await _settled(server)
    await _abreast([table.connect for table in tables])
    figures.memory["idle"] = await _settled(server)
    await _abreast([table.begin for table in tables])
    gc.collect()
    gc.freeze()
    if plan.pace:
        figures.paced = await _paced(server, tables, book, plan)
        figures.memory["active"] = server.memory()
    figures.full = await _full(server, tables, book, plan)
    for table in tables:
        table.close()
    figures.errors = dict(book.errors)
    figures.complaints = server.complaints()
    return figures


async def _warm_up(lobby: Lobby, moves: int = 50) -> None:
    """One table that plays for a while, so that the server has loaded all that it needs."""
    table = await lobby.open_table()
    await table.connect()
    await table.begin()
    table.eager = True
    table.settled()
    await table.until(lambda: table.moves >= moves)
    table.close()


async def _settled(server: Server) -> Memory:
    await asyncio.sleep(1)
    return server.memory()


async def _abreast(jobs: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do all, a few at a time."""
    free = asyncio.Semaphore(ABREAST)

    async def one(job: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await job()

    return await asyncio.gather(*map(one, jobs))


async def _stretch(server: Server, book: Book, seconds: float) -> Stretch:
    book.clear()
    begin, theirs, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    length = time.perf_counter() - begin
    took, late = sorted(book.took), book.late
    return Stretch(
        moves=len(took),
        seconds=length,
        took=took,
        late=late,
        server_cpu=(server.cpu() - theirs) / length,
        own_cpu=(time.process_time() - own) / length,
    )


async def _paced(server: Server, tables: list[LiveTable], book: Book, plan: Plan) -> Stretch:
    """Every table moves at its own moment of each second."""
    loop = asyncio.get_running_loop()
    begin, going = loop.time() + 0.1, True

    def step(table: LiveTable, due: float) -> None:
        if going:
            table.step()
            loop.call_at(due + 1 / plan.pace, step, table, due + 1 / plan.pace)

    for i, table in enumerate(tables):
        due = begin + i / len(tables) / plan.pace
        loop.call_at(due, step, table, due)
    await asyncio.sleep(plan.warm)
    stretch = await _stretch(server, book, plan.seconds)
    going = False
    await _drained(tables)
    return stretch


async def _full(server: Server, tables: list[LiveTable], book: Book, plan: Plan) -> Stretch:
    """Every table moves on as soon as everybody has seen the last move."""
    for table in tables:
        table.eager = True
        table.settled()
    await asyncio.sleep(plan.warm)
    stretch = await _stretch(server, book, plan.seconds)
    for table in tables:
        table.eager = False
    await _drained(tables)
    return stretch


async def _drained(tables: list[LiveTable]) -> None:
    """Wait for the moves under way; one that nobody answers is an error."""
    end = time.monotonic() + DRAIN
    while time.monotonic() < end and any(table.pending for table in tables):
        await asyncio.sleep(0.05)
    for table in tables:
        if table.pending:
            table.failed("a move that not everybody saw")
