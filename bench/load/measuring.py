"""The measurements of one server: idle tables, open sockets, a steady pace, and full speed."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol, Self, TypeVar

import uvloop

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
    """What was measured over a time. `latencies` in seconds, sorted; CPU as a fraction of one core.

    database_cpu  that of a separate database
    """

    moves: int
    seconds: float
    latencies: list[float]
    late: int
    received: int
    server_cpu: float
    tool_cpu: float
    database_cpu: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def cpu_per_move(self) -> float:
        """Return the CPU seconds of the server per move."""
        return self.server_cpu * self.seconds / max(1, self.moves)

    @property
    def database_cpu_per_move(self) -> float:
        """Return the CPU seconds of the database per move."""
        return self.database_cpu * self.seconds / max(1, self.moves)

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


def no_database() -> float:
    """Return the CPU seconds of a database that is part of the server, whose CPU has been counted already."""
    return 0.0


def run(
    server: Server,
    ports: Sequence[int],
    new_lobby: NewLobby,
    plan: Plan,
    generators: int,
    database: Callable[[], float] = no_database,
) -> Results:
    """Measure a server. Tables are spread over its ports, and over several load generators.

    `database` returns the CPU seconds of a separate database.
    """
    figures = Results(plan)
    with GeneratorProcesses(ports, new_lobby, plan, generators) as load:
        load.perform("warm-up")
        figures.memory["empty"] = _settled_memory(server)
        load.perform("open")
        figures.memory["away"] = _settled_memory(server)
        load.perform("connect")
        figures.memory["idle"] = _settled_memory(server)
        load.perform("begin")
        if plan.pace:
            figures.paced = _measure(server, load, "pace", database)
            figures.memory["active"] = server.memory()
        figures.full = _measure(server, load, "full-speed", database)
        for errors in load.perform("close"):
            for what, times in errors.items():
                figures.errors[what] = figures.errors.get(what, 0) + times
    figures.log_lines = server.log_lines()
    return figures


def _settled_memory(server: Server) -> Memory:
    time.sleep(1)
    return server.memory()


def _measure(server: Server, load: GeneratorProcesses, phase: str, database: Callable[[], float]) -> Measurement:
    """Measure the server while the generators measure their moves, in the same seconds."""
    load.start(phase)
    time.sleep(load.plan.warm)
    begin, before, database_before = time.perf_counter(), server.cpu(), database()
    time.sleep(load.plan.seconds)
    length, used, database_used = time.perf_counter() - begin, server.cpu() - before, database() - database_before
    samples: list[Sample] = load.finish()
    latencies = sorted(seconds for sample in samples for seconds in sample.latencies)
    return Measurement(
        moves=len(latencies),
        seconds=sum(sample.seconds for sample in samples) / len(samples),
        latencies=latencies,
        late=sum(sample.late for sample in samples),
        received=sum(sample.received for sample in samples),
        server_cpu=used / length,
        tool_cpu=sum(sample.cpu / sample.seconds for sample in samples),
        database_cpu=database_used / length,
    )


# --- load generators


class GeneratorFailed(Exception):
    """A load generator ended, or could not do what it was asked."""


class GeneratorProcesses:
    """Load generators in separate processes, which run during a `with` block."""

    def __init__(self, ports: Sequence[int], new_lobby: NewLobby, plan: Plan, count: int) -> None:
        self.plan = plan
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for number in range(count):
            share = replace(plan, tables=len(range(number, plan.tables, count)))
            ours, theirs = context.Pipe()
            self._pipes.append(ours)
            self._processes.append(context.Process(target=generate, args=(theirs, ports, new_lobby, share)))

    def __enter__(self) -> Self:
        for process in self._processes:
            process.start()
        return self

    def __exit__(self, *_: object) -> None:
        for process in self._processes:
            process.terminate()
            process.join()

    def perform(self, phase: str) -> list[Any]:
        """Let every generator perform a phase, and return their results."""
        self.start(phase)
        return self.finish()

    def start(self, phase: str) -> None:
        for pipe in self._pipes:
            pipe.send(phase)

    def finish(self) -> list[Any]:
        results = []
        end = time.monotonic() + 120 + self.plan.tables / 5 + 2 * (self.plan.warm + self.plan.seconds)
        for pipe in self._pipes:
            if not pipe.poll(max(0, end - time.monotonic())):
                raise GeneratorFailed("it took too long")
            try:
                results.append(pipe.recv())
            except EOFError:
                raise GeneratorFailed("a load generator ended") from None
            if isinstance(results[-1], str):
                raise GeneratorFailed(results[-1])
        return results


@dataclass(frozen=True)
class Sample:
    """What one generator measured: latencies of its moves, late moves, bytes received, CPU seconds, and the time."""

    latencies: list[float]
    late: int
    received: int
    cpu: float
    seconds: float


def generate(pipe: Connection, ports: Sequence[int], new_lobby: NewLobby, plan: Plan) -> None:
    """Perform the phases that a pipe names, and send the result of each; a text says what went wrong."""
    uvloop.run(_generate(pipe, ports, new_lobby, plan))


async def _generate(pipe: Connection, ports: Sequence[int], new_lobby: NewLobby, plan: Plan) -> None:
    stats = RunStats()
    lobbies = [new_lobby(port, plan.seats, stats) for port in ports]
    tables: list[LiveTable] = []
    loop = asyncio.get_running_loop()
    while True:
        phase = await loop.run_in_executor(None, pipe.recv)
        try:
            pipe.send(await _perform(phase, lobbies, tables, stats, plan))
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")


async def _perform(phase: str, lobbies: list[Lobby], tables: list[LiveTable], stats: RunStats, plan: Plan) -> Any:
    match phase:
        case "warm-up":
            for lobby in lobbies:
                await _warm_up(lobby)
        case "open":
            opened = [lobbies[number % len(lobbies)].open_table for number in range(plan.tables)]
            tables += await _run_concurrently(opened)
        case "connect":
            await _run_concurrently([table.connect for table in tables])
        case "begin":
            await _run_concurrently([table.begin for table in tables])
            gc.collect()
            gc.freeze()
        case "pace":
            return await _measure_paced(tables, stats, plan)
        case "full-speed":
            return await _measure_full_speed(tables, stats, plan)
        case "close":
            for table in tables:
                table.close()
            return dict(stats.errors)
    return None


async def _warm_up(lobby: Lobby, moves: int = 50) -> None:
    """Play at one table, so that the server has loaded everything it needs."""
    table = await lobby.open_table()
    await table.connect()
    await table.begin()
    table.full_speed = True
    table.on_settled()
    await table.wait_until(lambda: table.moves >= moves)
    table.close()


async def _run_concurrently(jobs: Sequence[Callable[[], Awaitable[T]]]) -> list[T]:
    """Run all jobs, a few at a time."""
    free = asyncio.Semaphore(CONCURRENCY)

    async def one(job: Callable[[], Awaitable[T]]) -> T:
        async with free:
            return await job()

    return await asyncio.gather(*map(one, jobs))


async def _sample(stats: RunStats, seconds: float) -> Sample:
    stats.clear()
    begin, own = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    used, length = time.process_time() - own, time.perf_counter() - begin
    return Sample(stats.latencies, stats.late, stats.received, used, length)


async def _measure_paced(tables: list[LiveTable], stats: RunStats, plan: Plan) -> Sample:
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
    sample = await _sample(stats, plan.seconds)
    going = False
    await _drain(tables)
    return sample


async def _measure_full_speed(tables: list[LiveTable], stats: RunStats, plan: Plan) -> Sample:
    """Measure with every table moving as soon as all players have seen the last move."""
    for table in tables:
        table.full_speed = True
        table.on_settled()
    await asyncio.sleep(plan.warm)
    sample = await _sample(stats, plan.seconds)
    for table in tables:
        table.full_speed = False
    await _drain(tables)
    return sample


async def _drain(tables: list[LiveTable]) -> None:
    """Wait for pending moves, and record those that get no answer as failures."""
    end = time.monotonic() + DRAIN_SECONDS
    while time.monotonic() < end and any(table.pending for table in tables):
        await asyncio.sleep(0.05)
    for table in tables:
        if table.pending:
            table.record_failure("a move that some player did not see")
