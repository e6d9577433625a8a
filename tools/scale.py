#!/usr/bin/env python3
"""Compute what many tables would take, from measured costs and named assumptions: the tables of docs/scale.md.

.venv/bin/python tools/scale.py            write the tables
.venv/bin/python tools/scale.py --check    report if they are out of date

Everything measured is in MEASURED, with the command; bench/README.md has the same figures. Everything else is in
ASSUMED, or follows from both.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import NamedTuple

from marks import fill, write_or_check

PAGE = Path(__file__).resolve().parent.parent / "docs" / "scale.md"
DAY = 86_400
MONTH = 30 * DAY
KIB, GIB, GB = 1024, 1024**3, 10**9


class Measured(NamedTuple):
    """A measured figure: `value` in `unit`, and the command that measures it."""

    value: float
    unit: str
    what: str
    command: str


class Assumed(NamedTuple):
    value: float
    unit: str
    what: str


MEASURED = {
    "server": Measured(235, "µs", "CPU of our server per move, at full speed, on PostgreSQL", "footprint"),
    "database": Measured(90, "µs", "CPU of PostgreSQL per move", "footprint"),
    "table": Measured(227, "KiB", "memory of a table while four people play", "footprint"),
    "process": Measured(104, "MiB", "memory of a server process without tables", "visits"),
    "sent": Measured(2_519, "bytes", "sent to four clients per move", "footprint"),
    "lines": Measured(1.08, "lines", "log lines per move", "footprint"),
    "line": Measured(168, "bytes", "a log line in PostgreSQL, with its index", "footprint"),
    "wal": Measured(332, "bytes", "write-ahead log per log line", "footprint"),
    "inside": Measured(544, "commits/s", "with NOTIFY in each transaction, 16 connections", "notify"),
    "after": Measured(2_982, "commits/s", "with NOTIFY after the commits, 16 connections", "notify"),
    "hints": Measured(10_306, "notifications/s", "sent while 16 processes listen", "notify"),
}
ASSUMED = {
    "active": Assumed(0.1, "of the tables", "have a game in progress at the busiest hour; nobody is at the others"),
    "pace": Assumed(0.3, "moves/s", "at a table with a game in progress"),
    "seats": Assumed(4, "people", "at each table, one socket each"),
    "average": Assumed(0.4, "of the busiest hour", "is the average over a day"),
    "load": Assumed(0.5, "of a core", "is used at the busiest hour; the rest is for bursts and lost machines"),
    "core": Assumed(25, "a month", "for a core with 4 GiB of memory, in any currency"),
    "storage": Assumed(0.1, "a month", "for a gigabyte on a replicated disk"),
    "traffic": Assumed(0.05, "", "for a gigabyte sent to clients"),
    "kept": Assumed(30, "days", "for which a log is kept before it goes to cheaper storage"),
}
CASES = ((100_000, False), (100_000, True), (1_000_000, False), (1_000_000, True))
"""Numbers of tables, and whether all of them have a game in progress."""


def measured(name: str) -> float:
    return MEASURED[name].value


def assumed(name: str) -> float:
    return ASSUMED[name].value


class Load(NamedTuple):
    """The busiest hour of some tables, and what follows from it."""

    active: float

    @property
    def moves(self) -> float:
        return self.active * assumed("pace")

    @property
    def processes(self) -> int:
        return ceil(self.moves * measured("server") / 1e6 / assumed("load"))

    @property
    def database_cores(self) -> int:
        return ceil(self.moves * measured("database") / 1e6 / assumed("load"))

    @property
    def memory(self) -> float:
        return self.active * measured("table") * KIB + self.processes * measured("process") * KIB**2

    @property
    def lines(self) -> float:
        """Log lines per second."""
        return self.moves * measured("lines")

    @property
    def lines_per_day(self) -> float:
        return self.lines * assumed("average") * DAY

    @property
    def bytes_per_day(self) -> float:
        return self.lines_per_day * measured("line")

    @property
    def sent(self) -> float:
        """Bytes per second to all clients."""
        return self.moves * measured("sent")

    @property
    def computing(self) -> float:
        """Money a month for cores, or for the memory if that takes more of them."""
        return max(self.processes + self.database_cores, self.memory / GIB / 4) * assumed("core")

    @property
    def storing(self) -> float:
        return self.bytes_per_day * assumed("kept") / GB * assumed("storage")

    @property
    def sending(self) -> float:
        return self.sent * assumed("average") * MONTH / GB * assumed("traffic")


def two_digits(value: float) -> str:
    """Format a figure with two significant digits: the assumptions allow no more."""
    if value == 0:
        return "0"
    digits = max(0, len(str(int(value))) - 2)
    return f"{round(value / 10**digits) * 10**digits:,}" if value >= 10 else f"{value:.2g}"


def measured_table() -> str:
    rows = [f"| {one.what} | {one.value:,g} {one.unit} | `bench/{one.command}.py` |" for one in MEASURED.values()]
    return "\n".join(["| measured | | with |", "|---|---|---|", *rows])


def assumed_table() -> str:
    rows = [f"| {one.value:,g} {one.unit} | {one.what} |" for one in ASSUMED.values()]
    return "\n".join(["| assumed | |", "|---|---|", *rows])


ROWS: tuple[tuple[str, Callable[[Load], float]], ...] = (
    ("tables with a game in progress", lambda load: load.active),
    ("sockets", lambda load: load.active * assumed("seats")),
    ("moves per second", lambda load: load.moves),
    ("server processes, one core each", lambda load: load.processes),
    ("cores for PostgreSQL, all shards together", lambda load: load.database_cores),
    ("memory of the server processes, GiB", lambda load: load.memory / GIB),
    ("sent to clients, MB per second", lambda load: load.sent / 1e6),
    ("write-ahead log, MB per second", lambda load: load.lines * measured("wal") / 1e6),
    ("hints between processes per second, before they are joined", lambda load: load.lines),
    ("log lines per day, millions", lambda load: load.lines_per_day / 1e6),
    ("log per day, GB", lambda load: load.bytes_per_day / GB),
    ("database connections, seven per process", lambda load: 7 * load.processes),
    ("money a month: cores and memory", lambda load: load.computing),
    ("money a month: log", lambda load: load.storing),
    ("money a month: traffic", lambda load: load.sending),
)


def needs_table() -> str:
    loads = [Load(tables * (1 if all_active else assumed("active"))) for tables, all_active in CASES]
    names = [f"{tables:,}{', all at once' if all_active else ''}" for tables, all_active in CASES]
    rows = [f"| {what} | " + " | ".join(two_digits(value(load)) for load in loads) + " |" for what, value in ROWS]
    return "\n".join([f"| tables | {' | '.join(names)} |", "|---|" + "---|" * len(names), *rows])


def limits_table() -> str:
    """Return the moves per second at which something ends, and how many tables that is."""
    core = 1e6 / measured("server")
    ends = [
        ("a commit for each move, 16 connections, NOTIFY inside it", measured("inside") / measured("lines")),
        ("one server process, half a core used", core * assumed("load")),
        ("a commit for each move, 16 connections, NOTIFY after it", measured("after") / measured("lines")),
        ("one server process, a whole core used", core),
        ("notifications, 16 processes, hints not joined", measured("hints") / measured("lines")),
        ("one PostgreSQL with 16 cores, half of them used", 16 * assumed("load") * 1e6 / measured("database")),
    ]
    rows = [
        f"| {what} | {two_digits(moves)} | {two_digits(moves / assumed('pace'))} | "
        f"{two_digits(moves / assumed('pace') / assumed('active'))} |"
        for what, moves in sorted(ends, key=lambda end: end[1])
    ]
    head = "| what ends | moves per second | tables with a game in progress | tables in all |"
    return "\n".join([head, "|---|---|---|---|", *rows])


def update(page: str) -> str:
    tables = {"measured": measured_table, "assumed": assumed_table, "needs": needs_table, "limits": limits_table}
    for name, table in tables.items():
        page = fill(page, name, "scale", table())
    return page


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, update(PAGE.read_text(encoding="utf-8")), "tools/scale.py"))
