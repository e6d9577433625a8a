"""How NOTIFY slows down commits on PostgreSQL, which lets only one transaction with notifications commit at a time.

pgbench, which comes with PostgreSQL, writes log entries with 1 to 16 connections: without notifications, with one in
each transaction, and as our server does it, with as many separate transactions beside the commits. PostgreSQL runs with
fsync on a disk. Then the notifications alone, with 1 to 16 listeners.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, number, show, write_json
from bench.server import running_postgresql
from tests.server.postgres import Cluster, find_programs
from tischlein.server.store.notifications import SEND, channel_of, format_notifications

CONNECTIONS = (1, 2, 4, 8, 16)
HINTS = 8
"""Hints that our server sends in one transaction; under load they are more."""
EVENT = '{"type":"move-made","move":"r7","salt":"0123456789abcdef"}'
COLUMNS = "table_id text, seq int, at bigint, seat int, event text, client text, PRIMARY KEY (table_id, seq)"
INSERT = (
    r"\set id random(1, 1000000000)" + "\n"
    r"\set seq random(1, 1000000000)" + "\n"
    f"INSERT INTO log VALUES (:id::text, :seq, 1700000000000, 1, '{EVENT}', 'c') ON CONFLICT DO NOTHING;\n"
)
WITH_NOTIFY = INSERT.replace("INSERT", "BEGIN;\nINSERT") + (
    "SELECT pg_notify('tischlein_' || substr(:id::text, 1, 2), :id::text || ',' || :seq::text);\nCOMMIT;\n"
)


def sending_script() -> str:
    """Return the script of a process that sends the hints of some tables together."""
    hints: list[tuple[str, int | str]] = [(f"{shard:02}abcdefgh", 120) for shard in range(10, 10 + HINTS)]
    channels, payloads = zip(*format_notifications("0123456789abcdef", hints), strict=True)
    arrays = [f"ARRAY[{','.join(repr(text) for text in texts)}]" for texts in (channels, payloads)]
    return SEND.replace("%s", "{}").format(*arrays) + ";\n"


class Bench:
    """Runs pgbench with scripts on a database."""

    def __init__(self, cluster: Cluster, folder: Path, seconds: int) -> None:
        programs = find_programs()
        assert programs is not None
        self._program = programs / "pgbench"
        self._address = cluster.address()
        self._folder = folder
        self._seconds = seconds

    def start(self, script: str, connections: int, rate: float = 0) -> subprocess.Popen[str]:
        """Start pgbench; `rate` limits the transactions per second of all connections together."""
        file = self._folder / f"{abs(hash(script))}.sql"
        file.write_text(script)
        command = [str(self._program), "--no-vacuum", "--protocol", "simple", "--file", str(file)]
        command += ["--client", str(connections), "--jobs", str(min(2, connections)), "--time", str(self._seconds)]
        if rate:
            command += ["--rate", str(rate)]
        # A hint need not survive a crash, so its transaction does not wait for the disk.
        environment = os.environ | ({"PGOPTIONS": "-c synchronous_commit=off"} if script == sending_script() else {})
        return subprocess.Popen([*command, self._address], text=True, stdout=subprocess.PIPE, env=environment)

    def rate(self, *runs: tuple[str, int] | tuple[str, int, float]) -> list[float]:
        """Run scripts at the same time, each with a number of connections, and return their transactions per second."""
        started = [self.start(*one) for one in runs]
        outputs = [process.communicate(timeout=self._seconds + 60)[0] for process in started]
        return [float(found[1]) if (found := re.search(r"tps = ([\d.]+)", text)) else 0.0 for text in outputs]


async def count_received(address: str, listeners: int, seconds: float) -> int:
    """Listen on some connections to all channels of the script, and return how many notifications all got together."""
    total = 0

    async def listen(connection: psycopg.AsyncConnection[object]) -> None:
        nonlocal total
        async for _ in connection.notifies(timeout=seconds):
            total += 1

    connections = [await psycopg.AsyncConnection.connect(address, autocommit=True) for _ in range(listeners)]
    for connection in connections:
        for shard in range(10, 10 + HINTS):
            await connection.execute(f"LISTEN {channel_of(str(shard))}".encode())
    await asyncio.gather(*map(listen, connections))
    for connection in connections:
        await connection.close()
    return total


async def measure_listeners(bench: Bench, address: str, listeners: int, seconds: int) -> tuple[float, float]:
    """Return the transactions with notifications per second of two senders, and what all listeners got per second."""
    rating = asyncio.create_task(asyncio.to_thread(bench.rate, (sending_script(), 2)))
    received = await count_received(address, listeners, seconds)
    return (await rating)[0], received / seconds


def medians(rows: list[list[float]]) -> list[float]:
    return [median(column) for column in zip(*rows, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--seconds", type=int, default=5, help="duration of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--place", type=Path, help="the folder of the database; not a memory disk")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    commits: dict[int, list[list[float]]] = {connections: [] for connections in CONNECTIONS}
    heard: dict[int, list[list[float]]] = {listeners: [] for listeners in CONNECTIONS}
    with running_postgresql(options.place) as cluster, tempfile.TemporaryDirectory() as folder:
        cluster.execute(f"CREATE TABLE log ({COLUMNS})")
        bench = Bench(cluster, Path(folder), options.seconds)
        for _ in range(options.rounds):
            for connections in CONNECTIONS:
                (plain,) = bench.rate((INSERT, connections))
                (inside,) = bench.rate((WITH_NOTIFY, connections))
                after, sent = bench.rate((INSERT, connections), (sending_script(), connections, plain))
                commits[connections].append([plain, inside, after, sent])
            for listeners in CONNECTIONS:
                sent, received = asyncio.run(measure_listeners(bench, cluster.address(), listeners, options.seconds))
                heard[listeners].append([sent, HINTS * sent, received])
    show(
        f"commits per second, medians of {options.rounds}",
        ["connections", "no NOTIFY", "NOTIFY inside", "NOTIFY after", "and notifying transactions beside"],
        [[str(connections), *map(number, medians(rows))] for connections, rows in commits.items()],
    )
    show(
        "notifications alone, two senders",
        ["listeners", "transactions/s", "notifications/s", "received/s by all"],
        [[str(listeners), *map(number, medians(rows))] for listeners, rows in heard.items()],
    )
    if options.json:
        write_json(options.json, {"commits": commits, "heard": heard})


if __name__ == "__main__":
    main()
