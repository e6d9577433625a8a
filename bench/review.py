"""Measure what the review of a game costs, in CPU seconds: `python bench/review.py` (see README.md).

A part of the events is reviewed in all passes, and the rest estimated from it; `--part 1` reviews everything.
"""

from __future__ import annotations

import argparse
import resource
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import clock, is_compiled, machine, show, write_json
from bench.engine import seat_counts
from tischlein import Table, games
from tischlein.review import Reviewer
from tischlein.review.effort import EFFORTS
from tischlein.review.reviewer import JobKey
from tischlein.review.self_play import play_out

LEVELS = ("greedy", "beginner", "random")
SEED = 1
MIN_EVENTS = 8


@dataclass
class ReviewCost:
    """What a review costs: CPU seconds in all and of its first pass, after which it can tell something."""

    game: str
    seats: int
    level: str
    moves: int
    jobs: int
    first: float
    total: float
    scale: float
    mebibytes: float


def measure(game: str, seats: int, level: str, effort: str, part: float) -> ReviewCost:
    table = play_out(Table(game, seats=seats, seed=SEED), [level] * seats, SEED)
    record = table.record()
    began = clock()
    reviewer = Reviewer(record, effort)
    before = clock() - began
    events = [key for key in reviewer.keys(0) if key[0] == "event"]
    step = max(1, min(round(1 / part), len(events) // MIN_EVENTS))
    keys = [*events[::step], *(key for key in reviewer.keys(0) if key[0] == "standing")]
    passes = [_pass(reviewer, number, keys) for number in range(len(reviewer.passes))]
    usage = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return ReviewCost(
        game, seats, level, len(table.log), len(reviewer.keys(0)), before + passes[0], before + sum(passes),
        reviewer.passes[-1].samples / EFFORTS[effort][-1].samples, usage / 1024,
    )  # fmt: skip


def _pass(reviewer: Reviewer, number: int, keys: list[JobKey]) -> float:
    """Do a pass over some events; return what it costs over all of them."""
    spent = {"event": 0.0, "standing": 0.0}
    for kind, which, _ in keys:
        began = clock()
        for job in reviewer.jobs_of((kind, which, number)):
            reviewer.add(reviewer.handler(job))
        spent[kind] += clock() - began
    all_events = sum(kind == "event" for kind, _, _ in reviewer.keys(number))
    events = sum(kind == "event" for kind, _, _ in keys)
    return spent["standing"] + spent["event"] * all_events / max(1, events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*games()], action="append", help="measure only this game; may be repeated")
    parser.add_argument("--level", choices=LEVELS, action="append", help="who plays (default: greedy)")
    parser.add_argument("--effort", choices=[*EFFORTS], default="normal")
    parser.add_argument("--part", type=float, default=0.1, help="part of the events (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    print(machine(), "compiled" if is_compiled() else "PLAIN PYTHON")
    rows = [
        measure(game, seats, level, args.effort, args.part)
        for game in args.game or games()
        for seats in seat_counts(games()[game])
        for level in args.level or LEVELS[:1]
    ]
    show(
        f"Reviews (effort {args.effort}), CPU seconds",
        ["game", "seats", "level", "moves", "jobs", "first pass", "all passes", "samples", "MiB"],
        [
            [
                one.game, str(one.seats), one.level, str(one.moves), str(one.jobs), f"{one.first:.1f}",
                f"{one.total:.1f}", f"{one.scale:.0%}", f"{one.mebibytes:.0f}",
            ]
            for one in rows
        ],
    )  # fmt: skip
    if args.json:
        write_json(args.json, {"review": [asdict(one) for one in rows]})


if __name__ == "__main__":
    main()
