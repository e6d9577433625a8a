"""The CPU of a move with our server and its clients in one process: two versions can be compared on a busy machine.

`bench/server.py` says what a server can do, but when other programs get most of the CPU, moves come in smaller groups
and each costs more. Here server and clients wait for the same CPU, so the groups stay as they are. The fastest tenth of
many short parts leaves out those in which other programs had emptied the caches. The clients' share is always the same.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import signal
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from statistics import quantiles

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine
from bench.load.process import free_port
from bench.load.tables import RunStats
from bench.load.tischlein import Lobby
from bench.server import LIMITS, NO_LIMIT, sqlite_file
from tischlein.server import metrics, serve
from tischlein.server.listening import listen
from tischlein.server.settings import Limits, Settings

SEATS = 4
WARM = 2500
"""Moves that are not measured."""
PART = 150
"""Moves that are measured together, at least."""


async def cpu_of_moves(folder: Path, tables: int, moves: int) -> list[float]:
    """Return the CPU seconds of a move in each part of a run."""
    port = free_port()
    limits = replace(Limits(), **dict.fromkeys(LIMITS, NO_LIMIT))
    settings = Settings(port=port, database=sqlite_file(folder), key_file=folder / "key", limits=limits)
    ready = asyncio.Event()
    server = asyncio.create_task(serve._serve(settings, [listen(settings.host, port)], ready.set, ()))
    await ready.wait()
    lobby = Lobby(port, SEATS, RunStats())
    opened = [await lobby.open_table() for _ in range(tables)]
    for table in opened:
        await table.connect()
        await table.begin()
    gc.collect()
    gc.freeze()
    for table in opened:
        table.full_speed = True
        table.on_settled()
    await _made(WARM)
    parts = []
    end = metrics.moves.value + moves
    while metrics.moves.value < end:
        before, used = metrics.moves.value, time.process_time()
        await _made(PART)
        parts.append((time.process_time() - used) / (metrics.moves.value - before))
    for table in opened:
        table.close()
    signal.raise_signal(signal.SIGTERM)
    await server
    return parts


async def _made(moves: int) -> None:
    """Return when this number of further moves has been made."""
    end = metrics.moves.value + moves
    while metrics.moves.value < end:
        await asyncio.sleep(0.01)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=6000)
    options = parser.parse_args()
    _, allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, allowed))
    print(", ".join(map(str, machine().values())))
    with tempfile.TemporaryDirectory(prefix="tischlein-bench-") as folder:
        parts = uvloop.run(cpu_of_moves(Path(folder), options.tables, options.moves))
    tenths = quantiles(parts, n=10)
    print(
        f"CPU µs per move, clients included: {1e6 * tenths[0]:.0f} in the fastest tenth, median {1e6 * tenths[4]:.0f}"
    )


if __name__ == "__main__":
    main()
