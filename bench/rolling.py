"""How long a seat cannot move while all server processes are replaced, one after the other (see README.md)."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, show
from bench.server import running_postgresql
from tests.server.live.many_tables import ManyTables
from tests.server.live.process import Server


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds that a player thinks about a move")
    parser.add_argument("--rounds", type=int, default=3, help="how often all processes are replaced")
    return parser.parse_args()


async def play(server: Server, options: argparse.Namespace) -> list[list[float]]:
    """Play while the processes are replaced; return how long moves took: before it, and in each round."""
    many = await ManyTables.gather([server.port], options.tables)
    for client in many.clients:
        client.pause = options.pause
    playing = asyncio.ensure_future(many.play())
    await asyncio.sleep(5)
    parts = [take_latencies(many)]
    for number in range(options.rounds):
        server.send_signal(signal.SIGHUP)
        while sum(line["event"] == "restart_done" for line in server.log_lines()) <= number:
            await asyncio.sleep(0.1)
        await asyncio.sleep(3)
        parts.append(take_latencies(many))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await many.close()
    return parts


def take_latencies(many: ManyTables) -> list[float]:
    """Return the latencies since the last call."""
    taken = [seconds for client in many.clients for seconds in client.latencies]
    for client in many.clients:
        client.latencies.clear()
    return taken


def row(title: str, seconds: Sequence[float]) -> list[str]:
    return [title, str(len(seconds)), f"{1000 * median(seconds):.0f}", f"{1000 * max(seconds):.0f}"]


def main() -> None:
    options = arguments()
    print(", ".join(map(str, machine().values())))
    with running_postgresql(None) as cluster, tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        more = ["--processes", str(options.processes)]
        with Server(Path(folder), cluster.address(cluster.fresh()), arguments=more) as server:
            before, *rounds = asyncio.run(play(server, options))
    rows = [row("before", before), *(row(f"round {number}", part) for number, part in enumerate(rounds, 1))]
    title = f"{options.processes} processes replaced, {options.tables} tables of 3"
    show(title, ["", "moves", "median, ms", "longest, ms"], rows)


if __name__ == "__main__":
    main()
