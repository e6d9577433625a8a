"""Faults of a server while people play: kills, a database that goes away, a full disk, a clock that is set back.

Each kind starts its servers, lets people play at many tables, and injects one fault after the other. Clients come back
by themselves. At the end, the logs must contain everything that was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from tests.server.live.many_tables import SEATS, ManyTables, check_log
from tests.server.live.process import Server
from tests.server.live.set_back import OFFSET_FILE
from tests.server.postgres import Cluster

DISK_MIB = 24
HOUR = 3_600_000
SERVED_SECONDS = 90.0
"""Seconds in which all tables must be served again."""
ENDING_SECONDS = 240.0
"""Seconds in which the last games must end."""
SETTLE_SECONDS = 0.05
"""Seconds in which clients read the answers that were under way when the server was killed."""
MOVE_CLOCK = {"each": "move", "seconds": 20}
"""A clock that runs out only if it is wrong: the clients move at once."""


@dataclass
class FaultReport:
    """What became of the tables: `lost` are acknowledged commands that are not in the log as acknowledged.

    longest      seconds from a kill, or from the end of a full disk, until every table had a command acknowledged
    connections  how often clients connected again
    refusals     answers that the database cannot be used now, after which clients repeated their command
    """

    kind: str
    faults: int
    acknowledged: int
    moves: int
    lost: int
    longest: float
    connections: int
    refusals: int


class Fault(ABC):
    """A kind of fault, and the servers that it happens to.

    setup    how the tables are opened
    refuses  the server goes on and refuses what it cannot write
    """

    setup: ClassVar[dict[str, object]] = {}
    refuses = False

    def __init__(self, servers: list[Server], rng: random.Random) -> None:
        self.servers = servers
        self.rng = rng

    @abstractmethod
    def strike(self) -> None:
        """Let it happen."""

    @abstractmethod
    def mend(self) -> None:
        """Undo it, or start what was killed."""


class KillServer(Fault):
    def strike(self) -> None:
        self.servers[0].kill()

    def mend(self) -> None:
        self.servers[0].start()


class KillOneOfTwo(Fault):
    """The clients of the killed process can use the other one at once."""

    def strike(self) -> None:
        self._killed = self.rng.choice(self.servers)
        self._killed.kill()

    def mend(self) -> None:
        self._killed.start()


class KillBoth(Fault):
    def strike(self) -> None:
        for server in self.servers:
            server.kill()

    def mend(self) -> None:
        for server in self.servers:
            server.start()


class CrashPostgresql(Fault):
    def __init__(self, servers: list[Server], rng: random.Random, cluster: Cluster) -> None:
        super().__init__(servers, rng)
        self._cluster = cluster

    def strike(self) -> None:
        self._cluster.crash()

    def mend(self) -> None:
        self._cluster.start()


class FillDisk(Fault):
    """Fills the file system of the database until nothing can be written, and frees it again."""

    refuses = True

    def strike(self) -> None:
        for size in (64 * 1024, 512):
            with self._filler.open("ab", buffering=0) as file, contextlib.suppress(OSError):
                while True:
                    file.write(bytes(size))

    def mend(self) -> None:
        self._filler.unlink()

    @property
    def _filler(self) -> Path:
        return self.servers[0].directory / "filler"


class LimitFiles(Fault):
    """Limits the size of files so that nothing can be appended to the log of SQLite, as a quota does."""

    refuses = True

    def strike(self) -> None:
        self._limit(4096)

    def mend(self) -> None:
        self._limit(resource.RLIM_INFINITY)

    def _limit(self, size: int) -> None:
        pid = self.servers[0].pid
        _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


class SetClockBack(Fault):
    """Sets the clock of the server back by up to an hour each time, and kills it every other time."""

    setup: ClassVar[dict[str, object]] = {"clock": MOVE_CLOCK}

    def __init__(self, servers: list[Server], rng: random.Random, file: Path) -> None:
        super().__init__(servers, rng)
        self._file = file
        self._killed = True

    def strike(self) -> None:
        write_offset(self._file, int(self._file.read_text()) - self.rng.randint(1000, HOUR))
        self._killed = not self._killed
        if self._killed:
            self.servers[0].kill()

    def mend(self) -> None:
        if self._killed:
            self.servers[0].start()


def write_offset(file: Path, offset: int) -> None:
    """Write an offset at once, so that nobody reads an empty file."""
    new = file.with_suffix(".new")
    new.write_text(str(offset))
    new.replace(file)


# --- the kinds


@contextlib.contextmanager
def on_sqlite(folder: Path, rng: random.Random) -> Iterator[Fault]:
    with Server(folder) as server:
        yield KillServer([server], rng)


@contextlib.contextmanager
def with_limited_files(folder: Path, rng: random.Random) -> Iterator[Fault]:
    with Server(folder) as server:
        yield LimitFiles([server], rng)


@contextlib.contextmanager
def with_small_disk(folder: Path, rng: random.Random) -> Iterator[Fault]:
    """Mount a small file system; only root may."""
    place = folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_MIB}m", "tmpfs", place], check=True)
    try:
        with Server(place) as server:
            yield FillDisk([server], rng)
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


@contextlib.contextmanager
def with_own_clock(folder: Path, rng: random.Random) -> Iterator[Fault]:
    file = folder / "offset"
    write_offset(file, 0)
    environment = {OFFSET_FILE: str(file), "PYTHONPATH": str(Path(__file__).parents[3])}
    with Server(folder, module="tests.server.live.set_back", environment=environment) as server:
        yield SetClockBack([server], rng, file)


@contextlib.contextmanager
def on_postgresql(folder: Path, rng: random.Random, cluster: Cluster, kind: str) -> Iterator[Fault]:
    address = cluster.address(cluster.fresh())
    with Server(folder, address) as one, Server(folder, address) as other:
        servers = [one, other]
        if kind == "one of two processes":
            yield KillOneOfTwo(servers, rng)
        elif kind == "both processes":
            yield KillBoth(servers, rng)
        else:
            yield CrashPostgresql(servers, rng, cluster)


def may_mount() -> bool:
    return os.geteuid() == 0


# --- playing


async def play_through(fault: Fault, tables: int, faults: int) -> tuple[ManyTables, float]:
    """Let people play while faults happen; return their tables, and the longest time until all were served again."""
    many = await ManyTables.gather([server.port for server in fault.servers], tables, **fault.setup)
    for client in many.clients:
        client.patient = True
    playing = asyncio.ensure_future(many.play())
    longest = 0.0
    for _ in range(faults):
        goal = many.acked() + fault.rng.randint(tables, 6 * tables)
        async with asyncio.timeout(SERVED_SECONDS):
            await many.until(lambda goal=goal: many.acked() >= goal, playing)  # type: ignore[misc]
        await asyncio.sleep(fault.rng.random() / 50)  # at any moment, not only when an answer has just come
        refused, began = refusals(many), time.monotonic()
        await asyncio.to_thread(fault.strike)
        async with asyncio.timeout(SERVED_SECONDS):
            if fault.refuses:
                await many.until(lambda refused=refused: refusals(many) > refused, playing)  # type: ignore[misc]
                await asyncio.sleep(2 * fault.rng.random())
                began = time.monotonic()
            await asyncio.sleep(SETTLE_SECONDS)
            known = acknowledged(many)
            mending = asyncio.create_task(asyncio.to_thread(fault.mend))
            await many.until(lambda known=known: have_grown(known, acknowledged(many)), playing)  # type: ignore[misc]
        longest = max(longest, time.monotonic() - began)
        await mending
    many.closing = True
    async with asyncio.timeout(ENDING_SECONDS):
        await playing
    assert all(client.rejected is None for client in many.clients), "no client had to be restarted"
    await many.close()
    return many, longest


def acknowledged(many: ManyTables) -> list[int]:
    """Return the acknowledged commands of each table."""
    return [sum(len(client.acked) for client in live.people) for live in many.tables]


def refusals(many: ManyTables) -> int:
    return sum(client.repeats for client in many.clients)


def have_grown(known: list[int], now: list[int]) -> bool:
    return all(later > earlier for earlier, later in zip(known, now, strict=True))


def survive(kind: str, fault: Fault, tables: int, faults: int) -> FaultReport:
    """Play through faults, and compare the logs with what the clients have received."""
    many, longest = asyncio.run(play_through(fault, tables, faults))
    server = fault.servers[0]
    lost = sum(count_lost(server, many, number) for number in range(tables))
    acked, moves = map(sum, zip(*(check_log(server, live) for live in many.tables), strict=True))
    connections = sum(client.welcomes for client in many.clients) - 2 * SEATS * tables  # two to sit down
    return FaultReport(kind, faults, acked, moves, lost, longest, connections, refusals(many))


def count_lost(server: Server, many: ManyTables, number: int) -> int:
    """Count the acknowledged commands of a table that are not in the entry that the server named."""
    live = many.tables[number]
    written = {(entry.client.rpartition(":")[2], entry.seq) for entry in server.read_log(live.table.id) if entry.client}
    return sum(command not in written for client in live.people for command in client.acked)
