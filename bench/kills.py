"""Kill the server, its database and its disk again and again while people play: nothing acknowledged may be lost.

The faults and the checks are those of tests/server/live/faults.py, which runs a few of them as tests.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import machine, show, write_json
from bench.server import running_postgresql
from tests.server.live import faults
from tests.server.live.faults import Fault, FaultReport, survive

ON_POSTGRESQL = ("one of two processes", "both processes", "PostgreSQL")
DEFAULT = {
    "the server on SQLite": 30,
    "one of two processes": 20,
    "both processes": 15,
    "PostgreSQL": 15,
    "disk full": 10,
    "file size limited": 5,
    "clock set back": 10,
}
"""How many faults of each kind happen for each 105."""

Context = Callable[[Path, random.Random], AbstractContextManager[Fault]]


def run(options: argparse.Namespace) -> list[FaultReport]:
    reports = []
    with ExitStack() as stack:
        kinds: dict[str, Context] = {
            "the server on SQLite": faults.on_sqlite,
            "file size limited": faults.with_limited_files,
            "clock set back": faults.with_own_clock,
        }
        if faults.may_mount():
            kinds["disk full"] = faults.with_small_disk
        wanted = [kind for kind in DEFAULT if not options.only or kind in options.only]
        if set(wanted) & set(ON_POSTGRESQL):
            cluster = stack.enter_context(running_postgresql(None))
            for kind in ON_POSTGRESQL:
                kinds[kind] = partial(faults.on_postgresql, cluster=cluster, kind=kind)
        for number, kind in enumerate(wanted):
            if kind not in kinds:
                print(f"{kind}: skipped, since only root may mount a small disk", file=sys.stderr)
                continue
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="tischlein-kills-"))
            count = max(1, round(DEFAULT[kind] * options.kills / sum(DEFAULT.values())))
            with kinds[kind](Path(folder), random.Random(options.seed + number)) as fault:
                reports.append(survive(kind, fault, options.tables, count))
            print(reports[-1], file=sys.stderr)
    return reports


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=sum(DEFAULT.values()), help="faults of all kinds together")
    parser.add_argument("--tables", type=int, default=8, help="tables of three at the same time")
    parser.add_argument("--only", action="append", choices=list(DEFAULT), metavar="KIND", help="only this kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    print(", ".join(map(str, machine().values())))
    reports = run(options)
    rows = [
        [
            one.kind,
            str(one.faults),
            f"{one.acknowledged:,}",
            f"{one.moves:,}",
            str(one.lost),
            f"{one.longest:.1f} s",
            f"{one.connections:,}",
            f"{one.refusals:,}",
        ]
        for one in reports
    ]
    columns = ["fault", "times", "acknowledged", "moves", "lost", "longest until served", "came back", "refused"]
    show(f"{sum(one.faults for one in reports)} faults, {options.tables} tables", columns, rows)
    if options.json:
        write_json(options.json, {"faults": [asdict(one) for one in reports]})
    if any(one.lost for one in reports):
        sys.exit("acknowledged commands were lost")


if __name__ == "__main__":
    main()
