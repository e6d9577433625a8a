#!/usr/bin/env python3
"""Measure how many deals `tischlein arena --correct` saves, and write the tables of docs/arena.md.

tools/correct.py [CONTEST:GAME …]   play all or some, such as `two:uno`; resume where a run stopped
tools/correct.py --results          write the results of all runs as far as they are
tools/correct.py --page             write the tables from the existing results
tools/correct.py --check            report if the page is out of date
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from random import Random
from statistics import fmean, variance

from marks import fill, write_or_check
from measures import measures

from tischlein import games
from tischlein.arena.contest import Contest, DealResult, play_deal
from tischlein.arena.correction import Correction, outcome_of
from tischlein.arena.results_file import ResultsFile
from tischlein.cli.arena import make_contest

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "arena.md"
RESULTS = ROOT / "docs" / "correction"
RUNS = ROOT / "build" / "correction"

CONTESTS = {"two": ("medium,greedy", 2)}
"""Players and seats."""
DEALS = {game: measure["correction"] for game, measure in measures().items() if "correction" in measure}
SEED = 1
LIMIT = 20_000
TIMED = 2
"""Deals that are played again to measure the time."""
BOOTSTRAPS = 1000
TERMS = ((), ("chance",), ("chance", "choices"))


def contest_of(name: str, game: str, correction: Correction | None) -> Contest:
    bots, seats = CONTESTS[name]
    return make_contest(games()[game], seats, bots, SEED, LIMIT, {}, correction)


def play(name: str, game: str) -> None:
    """Play what is missing of a contest, and write its results."""
    RUNS.mkdir(parents=True, exist_ok=True)
    contest = contest_of(name, game, Correction())
    file = ResultsFile(run_file(name, game), contest)
    for deal in range(1, DEALS[game] + 1):
        if deal not in file.deals:
            file.add(play_deal(contest, deal))
    write_results(name, game)


def run_file(name: str, game: str) -> Path:
    return RUNS / f"{name}-{game}.jsonl"


def write_results(name: str, game: str) -> None:
    """Write the results of a run as far as it is."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    contest = contest_of(name, game, Correction())
    deals = [*ResultsFile(run_file(name, game), contest).deals.values()]
    found = measure(contest, deals)
    found["seconds"] = [seconds(contest_of(name, game, None)), seconds(contest)]
    (RESULTS / f"{name}-{game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(row(name, game), flush=True)


def seconds(contest: Contest) -> float:
    """Return the CPU seconds of the first deals, on average."""
    begin = time.process_time()
    for deal in range(1, TIMED + 1):
        play_deal(contest, deal)
    return round((time.process_time() - begin) / TIMED, 3)


def measure(contest: Contest, deals: list[DealResult]) -> dict[str, object]:
    """Return the mean wins of the first player as played and without luck, and how much the variances shrink."""
    played, chance, luckless = (wins_by_deal(contest, deals, terms) for terms in TERMS)
    return {
        "deals": len(deals),
        "wins": fmean(played),
        "luckless": fmean(luckless),
        "chance": ratio(played, chance),
        "saved": ratio(played, luckless),
        "interval": bootstrap(played, luckless),
    }


def wins_by_deal(contest: Contest, deals: list[DealResult], terms: tuple[str, ...]) -> list[float]:
    """Return the mean share of games that the first player won in each deal, with these terms of luck taken out."""
    means = []
    for deal in deals:
        wins = [
            outcome_of(game.places, game.scores, seat).win - sum(getattr(game.luck[seat], term).win for term in terms)
            for game in deal.games
            for seat, bot in enumerate(game.lineup)
            if bot == contest.bots[0] and game.places and game.scores and game.luck
        ]
        means.append(fmean(wins))
    return means


def ratio(one: list[float], other: list[float]) -> float:
    return variance(one) / variance(other)


def bootstrap(one: list[float], other: list[float]) -> list[float]:
    """Return a 95 % interval of the ratio of the variances, by drawing deals with replacement."""
    rng, size = Random(1), len(one)
    drawn = []
    for _ in range(BOOTSTRAPS):
        picks = rng.choices(range(size), k=size)
        if len({one[pick] for pick in picks}) > 1:  # otherwise there is no variance to compare
            drawn.append(ratio([one[pick] for pick in picks], [other[pick] for pick in picks]))
    drawn.sort()
    return [drawn[round(len(drawn) * share)] for share in (0.025, 0.975)]


def row(name: str, game: str) -> str:
    found = json.loads((RESULTS / f"{name}-{game}.json").read_text(encoding="utf-8"))
    low, high = found["interval"]
    before, after = found["seconds"]
    return (
        f"| {game} | {found['deals']} | {100 * found['wins']:.1f} % | {100 * found['luckless']:.1f} % "
        f"| {found['chance']:.1f} | **{found['saved']:.1f}** ({low:.1f} – {high:.1f}) | {before:.2f} | {after:.2f} |"
    )


def table(name: str) -> str:
    bots, seats = CONTESTS[name]
    head = (
        f"| {bots}, {seats} seats | deals | wins | without luck | saved, chance only | saved | s a deal | corrected |"
    )
    rows = [row(name, game) for game in DEALS if (RESULTS / f"{name}-{game}.json").exists()]
    return "\n".join([head, "|---" * 8 + "|", *rows])


def update(page: str) -> str:
    for name in CONTESTS:
        page = fill(page, f"saved-{name}", "correct", table(name))
    return page


def main() -> int:
    if {"--page", "--check"} & {*sys.argv}:
        return write_or_check(PAGE, update(PAGE.read_text(encoding="utf-8")), "tools/correct.py --page")
    if "--results" in sys.argv:
        for file in sorted(RUNS.glob("*.jsonl")):
            write_results(*file.stem.split("-", 1))
        return 0
    for wanted in sys.argv[1:] or [f"{name}:{game}" for name in CONTESTS for game in DEALS]:
        play(*wanted.split(":"))
    PAGE.write_text(update(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
