"""Measure the search in Pyodide next to the native one: `python bench/wasm.py` (see docs/offline.md).

Both run in the same minutes, in turns, and count CPU seconds of their processes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))

from wasm.steps import HERE, ROOT, RUNTIME, node

from bench.common import is_compiled, machine, number, show, write_json
from bench.engine import seat_counts
from tischlein import games

SCRIPT = "bench/wasm_search.py"
PAGE = [node(), "--no-warnings", str(HERE / "node" / "run.mjs"), str(RUNTIME)]


def search(command: list[str], settings: list[str]) -> list[dict[str, Any]]:
    """Run the search with a command and return what it measured."""
    done = subprocess.run([*command, SCRIPT, *settings], stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT)
    return [json.loads(line) for line in done.stdout.splitlines() if line]


def measure(name: str, seats: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Return the medians of some rounds, native and in Pyodide in turns."""
    settings = [str(seconds), f"{name}:{seats}"]
    pairs = [(search([sys.executable], settings)[0], search(PAGE, settings)[0]) for _ in range(rounds)]
    native, page = (median(pair[i]["simulations"] for pair in pairs) for i in (0, 1))
    hard, hard_in_page = (median(pair[i]["hard"] for pair in pairs) for i in (0, 1))
    return {
        "game": name,
        "seats": seats,
        "native": native,
        "page": page,
        "share": page / native,
        "hard, ms": 1000 * hard,
        "hard in a page, ms": 1000 * hard_in_page,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="duration of a measurement (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of both in turns (default: %(default)s)")
    parser.add_argument("--seats", type=int, help="measure only with this number of seats, where a game allows it")
    parser.add_argument("--game", choices=list(games()), action="append", help="only this game; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    print(machine(), "compiled" if is_compiled() else "PLAIN PYTHON")
    chosen = [(name, info) for name, info in games().items() if not args.game or name in args.game]
    rows = [
        measure(name, seats, args.seconds, args.rounds)
        for name, info in chosen
        for seats in seat_counts(info)
        if args.seats in (None, seats)
    ]
    columns = ["game", "seats", "native, simulations/s", "in a page", "share", "hard, ms", "hard in a page, ms"]
    keys = ["native", "page", "share", "hard, ms", "hard in a page, ms"]
    show("Search", columns, [[row["game"], str(row["seats"]), *(number(row[key]) for key in keys)] for row in rows])
    if args.json:
        write_json(args.json, {"search": rows})


if __name__ == "__main__":
    main()
