"""The memory of the server while many tables are visited and left, round after round: it should come back by itself.

Each table has a game in progress. In each round, all players connect to all tables, one table after the other, make a
move and leave; then the round waits until the server has dropped all tables from its memory.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, write_json
from bench.load.process import Server, free_port
from bench.load.tables import LiveTable, RunStats
from bench.load.tischlein import Lobby
from bench.server import serve_command

EVICTION_SECONDS = 60
"""Seconds in which tables must leave the memory of the server."""


async def measure(server: Server, options: argparse.Namespace) -> list[float]:
    """Return the memory of the server in MiB, at the beginning and after each round."""
    stats = RunStats()
    lobby = Lobby(server.port, options.seats, stats, options.game)
    await _visit(await lobby.open_table(), is_first=True)
    await _wait_for_eviction(server.port)
    sizes = [server.memory().pss / 1024]
    tables = [await lobby.open_table() for _ in range(options.tables)]
    for number in range(options.rounds):
        for table in tables:
            await _visit(table, is_first=number == 0)
        await _wait_for_eviction(server.port)
        sizes.append(server.memory().pss / 1024)
        print(f"round {number + 1}: {sizes[-1]:.0f} MiB", file=sys.stderr)
    if stats.errors:
        sys.exit(f"errors: {dict(stats.errors)}")
    return sizes


async def _visit(table: LiveTable, is_first: bool) -> None:
    await table.connect()
    if is_first:
        await table.begin()
    table.step()
    await table.wait_until(lambda: not table.pending)
    table.close()


async def _wait_for_eviction(port: int) -> None:
    async with asyncio.timeout(EVICTION_SECONDS):
        while await asyncio.to_thread(_tables_in_memory, port):
            await asyncio.sleep(0.5)


def _tables_in_memory(port: int) -> int:
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        found = re.search(r"^tischlein_tables (\d+)", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--game", default="uno")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as name:
        folder, port = Path(name), free_port()
        with Server(serve_command(port, folder), port, folder, {}) as server:
            limit = 120 + options.rounds * (EVICTION_SECONDS + options.tables / 10)
            sizes = uvloop.run(asyncio.wait_for(measure(server, options), limit))
    print(f"{options.tables} tables of {options.seats} visited and left, memory of the server in MiB")
    print("  at first " + f"{sizes[0]:.0f}, after each round " + ", ".join(f"{size:.0f}" for size in sizes[1:]))
    if options.json:
        write_json(options.json, {"MiB": sizes})


if __name__ == "__main__":
    main()
