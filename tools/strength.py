#!/usr/bin/env python3
"""Play the contests of docs/bots.md and write the results to docs/strength; resume where a run stopped.

tools/strength.py [CONTEST …]     play all or some: greedy-random, hard-greedy, seer-greedy, hard-ismcts, levels;
                                  `levels:uno` is one game
tools/strength.py --page          write the tables of docs/bots.md from the existing results
tools/strength.py --check         report if the page is out of date
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from marks import fill, write_or_check
from measures import measures

from tischlein import games
from tischlein.testing.play_checks import is_series

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
RESULTS = ROOT / "docs" / "strength"
RUNS = ROOT / "build" / "strength"
WORKERS = os.environ.get("WORKERS", "2")

CONTESTS = {
    "greedy-random": ("greedy,random", 2),
    "hard-greedy": ("hard,greedy", 2),
    "seer-greedy": ("seer,greedy", 2),
    "hard-ismcts": ("hard,examples/ismcts.py:Ismcts", 2),
    "levels": ("hard,medium,easy,beginner", 3),
}
"""Players and seats."""


def deals_of(contest: str) -> dict[str, int]:
    """Return the number of deals of each game, from the boxes: single games first, then series."""
    deals = {game: measure[contest] for game, measure in measures().items() if contest in measure}
    return {game: deals[game] for series in (False, True) for game in deals if is_series(games()[game]) == series}


def command(contest: str, game: str) -> list[str]:
    bots, seats = CONTESTS[contest]
    return ["tischlein", "arena", game, "--bots", bots, "--seats", str(seats), "--deals", str(deals_of(contest)[game])]


def play(contest: str, game: str) -> None:
    RUNS.mkdir(parents=True, exist_ok=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    extra = ["--workers", WORKERS, "--out", str(RUNS / f"{contest}-{game}.jsonl"), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", *command(contest, game), *extra], check=True, capture_output=True, text=True, cwd=ROOT
    )
    summary = json.loads(done.stdout)
    if "box" in summary["options"]:
        summary["options"]["box"] = "standard"
    (RESULTS / f"{contest}-{game}.json").write_text(
        json.dumps({"command": " ".join(command(contest, game)), **summary}, indent=1) + "\n"
    )
    print(row(contest, game), flush=True)


def percent(estimate: dict[str, float]) -> str:
    return f"{100 * estimate['mean']:.1f} % ({100 * estimate['low']:.1f} – {100 * estimate['high']:.1f})"


def row(contest: str, game: str) -> str:
    """Return a row of a table: who beats whom, and the time of the first player."""
    result = json.loads((RESULTS / f"{contest}-{game}.json").read_text())
    bots = CONTESTS[contest][0].split(",")
    beats = {(pair["bot"], pair["other"]): pair["beats"] for pair in result["pairings"]}
    cells = [percent(beats[one, other]) for one, other in pairwise(bots)]
    first = next(standing for standing in result["standings"] if standing["bot"] == bots[0])
    return f"| {game} | {result['deals']} | {' | '.join(cells)} | {1000 * first['seconds']:.1f} |"


def table(contest: str) -> str:
    bots, seats = CONTESTS[contest]
    names = [bot.rpartition(":")[2] for bot in bots.split(",")]
    heads = [f"{one} before {other}" for one, other in pairwise(names)]
    lines = [f"| {seats} seats | deals | {' | '.join(heads)} | ms |", "|---" * (len(heads) + 3) + "|"]
    lines += [row(contest, game) for game in deals_of(contest) if (RESULTS / f"{contest}-{game}.json").exists()]
    return "\n".join(lines)


def update(page: str) -> str:
    for contest in CONTESTS:
        page = fill(page, contest, "strength", table(contest))
    return page


def main() -> int:
    if {"--page", "--check"} & {*sys.argv}:
        return write_or_check(PAGE, update(PAGE.read_text(encoding="utf-8")), "tools/strength.py --page")
    for wanted in sys.argv[1:] or CONTESTS:
        contest, _, game = wanted.partition(":")
        for each in [game] if game else deals_of(contest):
            play(contest, each)
    PAGE.write_text(update(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
