#!/usr/bin/env python3
"""Check the review on games between computer players; write the figures of docs/review.md to docs/review.

tools/review_checks.py sums --games 10000     review 10,000 games of all kinds and seat counts: do the terms add up?
tools/review_checks.py equals --games 200     200 of each kind between equal players: are values and luck right?
tools/review_checks.py levels --games 100     100 of each kind between four levels: does the skill score order them?
tools/review_checks.py page                   draw the figures and write the tables of docs/review.md
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from tischlein import Table, games
from tischlein.arena.results import student_t
from tischlein.parallel.executor import Executor
from tischlein.review import Review, Reviewer
from tischlein.review.effort import EFFORTS, Pass
from tischlein.review.self_play import play_out

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "review"
SERIES = ("uno-match", "xxl-pur", "xxl-individuell")
LEVELS = ["beginner", "easy", "medium", "hard"]
EQUALS = "hard"
SKETCH = (Pass(0, 8, 2, 1, least=2), Pass(2, 2, 2, 1))
"""Passes for sums, which hold however few samples there are."""
VALUES = (Pass(0, 40, 200, 10), Pass(2, 10, 300, 10))
"""Passes for values and luck, which need few trials of moves."""
BINS = 10


@dataclass(frozen=True)
class GameJob:
    """A game to play and to review."""

    check: str
    game: str
    seats: int
    number: int


@dataclass(frozen=True)
class GameRunner:
    """Plays and reviews games in any process."""

    def __call__(self, job: GameJob) -> dict[str, Any]:
        EFFORTS["sketch"], EFFORTS["values"] = SKETCH, VALUES
        levels, effort = {
            "sums": (["greedy"] * job.seats, "sketch"),
            "equals": ([EQUALS] * job.seats, "values"),
            "levels": ([LEVELS[(seat + job.number) % 4] for seat in range(job.seats)], "quick"),
        }[job.check]
        table = Table(job.game, seats=job.seats, seed=f"review-{job.check}-{job.number}")
        reviewer = Reviewer(play_out(table, levels, job.number).record(), effort)
        for _ in reviewer.run():
            pass
        return figures(job, levels, reviewer.review())

    def describe_failure(self, job: GameJob, how: str) -> str:
        return f"{job} {how}"


def figures(job: GameJob, levels: list[str], found: Review) -> dict[str, Any]:
    """Return what a check needs of a review."""
    seats = [
        {
            "level": levels[seat],
            "result": game.seats[seat].result,
            "deal": game.seats[seat].deal,
            "luck": game.seats[seat].luck,
            "hidden": game.seats[seat].hidden,
            "lost": game.seats[seat].gave_away,
            "at_stake": game.seats[seat].at_stake,
        }
        for game in found.games
        for seat in range(found.seats)
    ]
    line: dict[str, Any] = {"game": job.game, "seats": job.seats, "number": job.number, "error": largest_error(found)}
    if job.check != "sums":
        line["by_seat"] = seats
    if job.check == "equals":
        line["values"] = [event.values for game in found.games for event in game.events[:-1]]
    return line


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
        yield from islice((GameJob(check, *kinds[i % len(kinds)], i // len(kinds)) for i in range(count)), count)
        return
    for number in range(count):
        for game in games():
            if game not in SERIES:
                yield GameJob(check, game, 4, number)


def run(check: str, count: int, workers: int) -> None:
    """Play and review games, and write what a check needs."""
    lines = sorted(
        Executor(workers).map_unordered(GameRunner(), jobs(check, count)),
        key=lambda line: (line["game"], line["seats"], line["number"]),
    )
    summary = SUMMARIES[check](lines)
    RESULTS.mkdir(exist_ok=True)
    command = f"tools/review_checks.py {check} --games {count}"
    file = RESULTS / f"{check}.json"
    file.write_text(json.dumps({"command": command, **summary}, indent=1) + "\n", encoding="utf-8")
    print(f"{len(lines)} games; {file.relative_to(ROOT)}")


def sum_figures(lines: list[dict[str, Any]]) -> dict[str, Any]:
    kinds = {(line["game"], line["seats"]) for line in lines}
    return {"games": len(lines), "kinds": len(kinds), "largest_error": max(line["error"] for line in lines)}


def equal_figures(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Return calibration and mean luck by game; a game counts once in an interval, since its events belong together."""
    found: dict[str, Any] = {}
    for game in dict.fromkeys(line["game"] for line in lines):
        own = [line for line in lines if line["game"] == game]
        luck = [mean_with_error([line["by_seat"][seat]["luck"] for line in own]) for seat in range(own[0]["seats"])]
        found[game] = {"games": len(own), "calibration": calibration(own), "luck": luck}
    return {"level": EQUALS, "by_game": found}


def calibration(lines: list[dict[str, Any]]) -> list[dict[str, float]]:
    """Return, by bin of the value: its mean, the mean result of the seat, and the half width of its interval."""
    bins: list[list[tuple[float, float, float]]] = [[] for _ in range(BINS)]
    for line in lines:
        results = [seat["result"] for seat in line["by_seat"]]
        by_bin: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for values in line["values"]:
            for value, result in zip(values, results, strict=True):
                by_bin[min(BINS - 1, int(value * BINS))].append((value, result))
        for number, pairs in enumerate(by_bin):
            if pairs:
                weight = float(len(pairs))
                bins[number].append((weight, sum(v for v, _ in pairs), sum(r for _, r in pairs)))
    return [ratio(games) for games in bins if len(games) > 1]


def ratio(games: list[tuple[float, float, float]]) -> dict[str, float]:
    """Return means over all positions of a bin, and the interval of the difference over games."""
    weight = sum(w for w, _, _ in games)
    value, result = sum(v for _, v, _ in games) / weight, sum(r for _, _, r in games) / weight
    residuals = [(r - v) - w * (result - value) for w, v, r in games]
    n = len(games)
    error = math.sqrt(n / (n - 1) * sum(one * one for one in residuals)) / weight
    return {"value": value, "result": result, "half": student_t(n - 1) * error, "positions": weight, "games": n}


def mean_with_error(numbers: list[float]) -> dict[str, float]:
    n = len(numbers)
    mean = sum(numbers) / n
    error = math.sqrt(sum((one - mean) ** 2 for one in numbers) / (n - 1) / n)
    return {"mean": mean, "half": student_t(n - 1) * error}


def level_figures(lines: list[dict[str, Any]]) -> dict[str, Any]:
    """Return skill by game and level, with intervals over games, for all games and for good and bad deals."""
    found: dict[str, Any] = {}
    for game in dict.fromkeys(line["game"] for line in lines):
        own = [line for line in lines if line["game"] == game]
        found[game] = {
            level: level_row([s for x in own for s in x["by_seat"] if s["level"] == level]) for level in LEVELS
        }
    return {"by_game": found}


def level_row(seats: list[dict[str, float]]) -> dict[str, Any]:
    deals = sorted(seat["deal"] for seat in seats)
    low, high = deals[len(deals) // 3], deals[-len(deals) // 3]
    return {
        "skill": skill(seats),
        "bad_deals": skill([seat for seat in seats if seat["deal"] <= low]),
        "good_deals": skill([seat for seat in seats if seat["deal"] >= high]),
        "luck": mean_with_error([seat["luck"] for seat in seats]),
        "result": mean_with_error([seat["result"] for seat in seats]),
    }


def skill(seats: list[dict[str, float]]) -> dict[str, float]:
    """Return the skill score over many games, with the interval of a ratio of sums."""
    n = len(seats)
    lost, stake = sum(seat["lost"] for seat in seats), sum(seat["at_stake"] for seat in seats)
    share = lost / stake
    residuals = [seat["lost"] - share * seat["at_stake"] for seat in seats]
    error = math.sqrt(n / (n - 1) * sum(one * one for one in residuals)) / stake
    return {"score": 100 * (1 - share), "half": 100 * student_t(n - 1) * error, "seats": n}


SUMMARIES: dict[str, Callable[[list[dict[str, Any]]], dict[str, Any]]] = {
    "sums": sum_figures,
    "equals": equal_figures,
    "levels": level_figures,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=[*SUMMARIES])
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    run(chosen.check, chosen.games, chosen.workers)


if __name__ == "__main__":
    main()
