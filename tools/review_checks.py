#!/usr/bin/env python3
"""Check the review on games between computer players; the figures are in docs/review.md and docs/review/.

tools/review_checks.py sums --games 10000         10,000 games of all kinds and seat counts: do the terms add up?
tools/review_checks.py values-greedy --games 300  300 of each kind between reference players: are values right?
tools/review_checks.py values-hard --games 40     the same between players of the level `hard`
tools/review_checks.py levels --games 40          40 of each kind between four levels: does the skill score order them?
tools/review_checks.py page                       summarise what was played, draw the figure and write the tables
tools/review_checks.py page --check               say whether the tables are up to date

Every game is kept in build/review-checks, and an interrupted run continues there.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from marks import fill, sections, write_or_check
from review_tables import TABLES, draw_calibration, load_summaries, summarize

from tischlein import Table, games
from tischlein.bots.valuation import REFERENCE
from tischlein.parallel.executor import Executor
from tischlein.review import Review, Reviewer
from tischlein.review.effort import EFFORTS, Pass
from tischlein.review.self_play import play_out
from tischlein.review.timeline import play_again
from tischlein.review.trials import try_open
from tischlein.testing.play_checks import is_series

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "review.md"
RESULTS = ROOT / "docs" / "review"
PLAYED = ROOT / "build" / "review-checks"
LEVELS = ("beginner", "easy", "medium", "hard")
SEATS = 4
SKETCH = (Pass(0, 8, 2, 1, least=2), Pass(2, 2, 2, 1))
"""Passes for sums, which hold however few samples there are."""
STEP = 8
"""Every eighth position is valued: more of them would tell little more, since those of a game share a result.

A number of positions of each game would prefer games that are over soon, in which the leader mostly wins.
"""
PLAYOUTS = 500


@dataclass(frozen=True)
class GameJob:
    """A game to play and to review."""

    check: str
    game: str
    seats: int
    number: int

    @property
    def levels(self) -> list[str]:
        """The level of each seat; at different levels, they change seats from game to game."""
        if self.check == "levels":
            return [LEVELS[(seat + self.number) % len(LEVELS)] for seat in range(self.seats)]
        return ["hard" if self.check == "values-hard" else "greedy"] * self.seats


@dataclass(frozen=True)
class GameRunner:
    """Plays and reviews games in any process."""

    def __call__(self, job: GameJob) -> dict[str, Any]:
        table = Table(job.game, seats=job.seats, seed=f"review-{job.check}-{job.number}")
        record = play_out(table, job.levels, job.number).record()
        return {**asdict(job), **MEASURES[job.check](record, job)}

    def describe_failure(self, job: GameJob, how: str) -> str:
        return f"{job} {how}"


def measure_sums(record: dict[str, Any], _: GameJob) -> dict[str, Any]:
    EFFORTS["sketch"] = SKETCH
    return {"error": largest_error(review_whole(record, "sketch"))}


def measure_levels(record: dict[str, Any], job: GameJob) -> dict[str, Any]:
    found = review_whole(record, "quick")
    (game,) = found.games
    rows = [
        {
            "level": job.levels[seat],
            "result": account.result,
            "deal": account.deal,
            "luck": account.luck,
            "lost": account.gave_away,
            "at_stake": account.at_stake,
        }
        for seat, account in enumerate(game.seats)
    ]
    return {"error": largest_error(found), "by_seat": rows}


def measure_values(record: dict[str, Any], job: GameJob) -> dict[str, Any]:
    """Return each seat's chance to win in some positions of a game, and the result."""
    _, (game,) = play_again(record)
    chosen = game.events[job.number % STEP :: STEP]
    values = [try_open(event, [REFERENCE], PLAYOUTS, "values").mean(REFERENCE) for event in chosen]
    return {"result": game.result, "values": values}


MEASURES = {
    "sums": measure_sums,
    "values-greedy": measure_values,
    "values-hard": measure_values,
    "levels": measure_levels,
}


def review_whole(record: dict[str, Any], effort: str) -> Review:
    reviewer = Reviewer(record, effort)
    for _ in reviewer.run():
        pass
    return reviewer.review()


def largest_error(found: Review) -> float:
    """Return the largest difference between a sum and what it should be."""
    errors = [0.0]
    for game in found.games:
        for event in game.events:
            errors += [abs(math.fsum(term)) for term in (event.chance, event.hidden, event.skill)]
        for seat in game.seats:
            terms = [seat.fair, seat.deal, seat.draws, seat.hidden, seat.moves, seat.others_moves, seat.others_luck]
            errors.append(abs(math.fsum(terms) - seat.result))
    errors += [abs(math.fsum(shares) - 1) for shares in found.standing]
    return max(errors)


def jobs(check: str, count: int) -> Iterator[GameJob]:
    """Yield the games of a check: all kinds and seat counts in turn, or `count` of each kind."""
    if check == "sums":
        kinds = [(game.id, n) for game in games().values() for n in range(game.seats[0], game.seats[1] + 1)]
        yield from (GameJob(check, *kinds[i % len(kinds)], i // len(kinds)) for i in range(count))
        return
    singles = [game.id for game in games().values() if not is_series(game)]
    yield from (GameJob(check, game, SEATS, number) for number in range(count) for game in singles)


def load_played(check: str) -> dict[GameJob, dict[str, Any]]:
    """Return the games of a check that have been played."""
    file = PLAYED / f"{check}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    found = [json.loads(line) for line in lines if line.endswith("}")]
    return {GameJob(line["check"], line["game"], line["seats"], line["number"]): line for line in found}


def run(check: str, count: int, workers: int) -> None:
    """Play and review the games that are missing."""
    PLAYED.mkdir(parents=True, exist_ok=True)
    done = load_played(check)
    missing = [job for job in jobs(check, count) if job not in done]
    with (
        (PLAYED / f"{check}.jsonl").open("a", encoding="utf-8") as file,
        closing(Executor(workers).map_unordered(GameRunner(), missing)) as results,
    ):
        for line in results:
            print(json.dumps(line), file=file, flush=True)
    print(f"{check}: {len(done) + len(missing)} games")


def write_summaries(checks: Sequence[str]) -> None:
    """Write summaries of the checks that were run here, and the figure."""
    RESULTS.mkdir(exist_ok=True)
    for check in checks:
        if lines := list(load_played(check).values()):
            text = json.dumps({"check": check, **summarize(check, lines)}, indent=1)
            (RESULTS / f"{check}.json").write_text(text + "\n", encoding="utf-8")
    draw_calibration(load_summaries(RESULTS), RESULTS / "calibration.svg")


def fill_page() -> str:
    """Return the page with the tables that follow from the summaries."""
    summaries = load_summaries(RESULTS)
    page = PAGE.read_text(encoding="utf-8")
    for name in sections(page, "review_checks"):
        page = fill(page, name, "review_checks", TABLES[name](summaries))
    return page


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=[*MEASURES, "page"])
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    if chosen.what != "page":
        run(chosen.what, chosen.games, chosen.workers)
        return 0
    if not chosen.check:
        write_summaries([*MEASURES])
    return write_or_check(PAGE, fill_page(), "tools/review_checks.py page")


if __name__ == "__main__":
    sys.exit(main())
