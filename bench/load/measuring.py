"""The measurements of one server: idle tables, open sockets, a steady pace, and full speed."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bench.load.process import Memory, Server
from bench.load.tables import LiveTable, RunStats

CONCURRENCY = 16
"""Tables that are opened at the same time; more would be a load by themselves."""
DRAIN_SECONDS = 10.0
T = TypeVar("T")


class Lobby(Protocol):
    async def open_table(self) -> LiveTable:
        """Open a table with all seats taken and no open sockets."""


NewLobby = Callable[[int, int, RunStats], Lobby]


@dataclass(frozen=True)
class Plan:
    """The size and duration of a run. `pace`: moves per second at each table."""

    tables: int
    seats: int
    seconds: float
    warm: float
    pace: float


@dataclass
class Measurement:
    """What was measured over a time. `latencies` in seconds, sorted; CPU as a fraction of one core."""

    moves: int
    seconds: float
    latencies: list[float]
    late: int
    received: int
    server_cpu: float
    tool_cpu: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """Return the CPU seconds of the server per move."""
        return self.server_cpu * self.seconds / max(1, self.moves)

    def milliseconds(self, quantile: float) -> float:
        """Return a quantile of the latencies in milliseconds."""
        return (
            1000 * self.latencies[min(len(self.latencies) - 1, int(quantile * len(self.latencies)))]
            if self.latencies
            else float("nan")
        )


@dataclass
class Results:
    """All measurements of one server."""

    plan: Plan
    memory: dict[str, Memory] = field(default_factory=dict)
    paced: Measurement | None = None
    full: Measurement | None = None
    errors: dict[str, int] = field(default_factory=dict)
    log_lines: int = 0

    def per_table(self, when: str) -> float:
        """Return the KiB that a table takes, by proportional set size."""
        return (self.memory[when].pss - self.memory["empty"].pss) / self.plan.tables


async def run(server: Server, new_lobby: NewLobby, plan: Plan) -> Results:
    stats = RunStats()
    figures = Results(plan)
    lobby = new_lobby(server.port, plan.seats, stats)
    await _warm_up(lobby)
    figures.memory["empty"] = await _settled_memory(server)
    tables = await _run_concurrently([lobby.open_table] * plan.tables)
    figures.memory["away"] = await _settled_memory(server)
    await _run_concurrently([table.connect for table in tables])
    figures.memory["idle"] = await _settled_memory(server)
    await _run_concurrently([table.begin for table in tables])
    gc.collect()
    gc.freeze()
    if plan.pace:
        figures.paced = await _measure_paced(server, tables, stats, plan)
        figures.memory["active"] = server.memory()
    figures.full = await _measure_full_speed(server, tables, stats, plan)
    for table in tables:
        table.close()
    figures.errors = dict(stats.errors)
    figures.log_lines = server.log_lines()
    return figures


async def _warm_up(lobby: Lobby, moves: int = 50) -> None:
    """Play at one table, so that the server has loaded everything it needs."""
    table = await lobby.open_table()
    await table.connect()
    await table.begin()
    table.full_speed = True
    table.on_settled()
    await table.wait_until(lambda: table.moves >= moves)
    table.close()


async def _settled_memory(server: Server) -> Memory:
    await asyncio.sleep(1)
    return server.memory()


async def _run_concurrently(jobs: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Run all jobs, a few at a time."""
    free = asyncio.Semaphore(CONCURRENCY)

    async def one(job: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await job()

    return await asyncio.gather(*map(one, jobs))


async def _measure(server: Server, stats: RunStats, seconds: float) -> Measurement:
    stats.clear()
    begin, theirs, own = time.perf_counter(), server.cpu(), time.process_time()
    await asyncio.sleep(seconds)
    length = time.perf_counter() - begin
    latencies, late, received = sorted(stats.latencies), stats.late, stats.received
    return Measurement(
        moves=len(latencies),
        seconds=length,
        latencies=latencies,
        late=late,
        received=received,
        server_cpu=(server.cpu() - theirs) / length,
        tool_cpu=(time.process_time() - own) / length,
    )


async def _measure_paced(server: Server, tables: list[LiveTable], stats: RunStats, plan: Plan) -> Measurement:
    """Measure with the moves of the tables spread evenly over time."""
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
    measurement = await _measure(server, stats, plan.seconds)
    going = False
    await _drain(tables)
    return measurement


async def _measure_full_speed(server: Server, tables: list[LiveTable], stats: RunStats, plan: Plan) -> Measurement:
    """Measure with every table moving as soon as all players have seen the last move."""
    for table in tables:
        table.full_speed = True
        table.on_settled()
    await asyncio.sleep(plan.warm)
    measurement = await _measure(server, stats, plan.seconds)
    for table in tables:
        table.full_speed = False
    await _drain(tables)
    return measurement


async def _drain(tables: list[LiveTable]) -> None:
    """Wait for pending moves, and record those that get no answer as failures."""
    end = time.monotonic() + DRAIN_SECONDS
    while time.monotonic() < end and any(table.pending for table in tables):
        await asyncio.sleep(0.05)
    for table in tables:
        if table.pending:
            table.record_failure("a move that some player did not see")
