"""What a move costs our server and PostgreSQL: CPU, bytes to the clients, bytes of the log; docs/scale.md uses it.

People play UNO at all tables, on one server process and a separate PostgreSQL server with fsync.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import psycopg

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, show, write_json
from bench.load.measuring import Plan, Results, run
from bench.load.process import Server, cpu_of, free_port, process_tree
from bench.load.tischlein import Lobby
from bench.server import LIMITS, NO_LIMIT, running_postgresql
from tests.server.postgres import Cluster

LOG = """
SELECT count(*), sum(length(event)), count(*) FILTER (WHERE event LIKE '%"move-made"%'),
       pg_total_relation_size('log'), pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint
FROM log
"""


def measure(cluster: Cluster, plan: Plan, folder: Path) -> tuple[Results, dict[str, float]]:
    """Play and return what the load generator measured, and the figures of PostgreSQL."""
    address, port = cluster.address(cluster.fresh()), free_port()
    command = [sys.executable, "-m", "tischlein", "serve", "--port", str(port), "--database", address]
    command += ["--key-file", str(folder / "key"), *(f"--limit={name}={NO_LIMIT}" for name in LIMITS)]
    with psycopg.connect(address) as connection:
        written = connection.execute("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint").fetchone()
    assert written is not None
    before = sum(map(cpu_of, process_tree(cluster.pid)))
    with Server(command, port, folder, {}) as server:
        figures = run(server, [port], Lobby, plan, generators=1)
        after = sum(map(cpu_of, process_tree(cluster.pid)))
    with psycopg.connect(address) as connection:
        row = connection.execute(LOG).fetchone()
    assert row is not None
    lines, text, moves, size, wal = row
    return figures, {
        "log lines": lines,
        "moves": moves,
        "bytes of an event": text / lines,
        "bytes of a log line on disk, with its index": size / lines,
        "bytes of write-ahead log per line": (wal - written[0]) / lines,
        "log lines per move": lines / moves,
        "CPU of PostgreSQL per move, µs": 1e6 * (after - before) / moves,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pace", type=float, default=1.0, help="moves per second at each table")
    parser.add_argument("--place", type=Path, help="the folder of the database; not a memory disk")
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    plan = Plan(options.tables, options.seats, options.seconds, 2.0, options.pace)
    with running_postgresql(options.place) as cluster, tempfile.TemporaryDirectory(dir=options.place) as folder:
        results, found = measure(cluster, plan, Path(folder))
    if results.errors:
        sys.exit(f"errors: {results.errors}")
    for name, measurement in (("at this pace", results.paced), ("at full speed", results.full)):
        if measurement is not None:
            found[f"moves per second {name}"] = measurement.rate
            found[f"CPU of the server per move {name}, µs"] = 1e6 * measurement.cpu_per_move
            found[f"bytes to all clients per move {name}"] = measurement.received / max(1, measurement.moves)
            found[f"p99 {name}, ms"] = measurement.milliseconds(0.99)
    for when in results.memory:
        if when != "empty":
            found[f"KiB per table, {when}"] = results.per_table(when)
    title = f"{options.tables} tables of {options.seats}, {options.pace:g} moves per second each"
    show(title, ["", "measured"], [[what, f"{value:,.1f}"] for what, value in found.items()])
    if options.json:
        write_json(options.json, dict(found))


if __name__ == "__main__":
    main()
