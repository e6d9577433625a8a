#!/usr/bin/env python3
"""Play the games of docs/figures.md and write its tables and plots.

.venv/bin/python tools/figures.py            play (some minutes) and write everything
.venv/bin/python tools/figures.py --page     write the page and the plots from the existing results
.venv/bin/python tools/figures.py --check    report if the page is out of date
"""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from typing import Any

from marks import fill, write_or_check
from measures import measures

from tischlein import games

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "figures.md"
RESULTS = ROOT / "docs" / "figures" / "results.json"
AT_ONCE = 2

MEASURES = {game: measure for game, measure in measures().items() if "figures" in measure}
"""What each box asks to be played. Its options leave out who starts (`dealer`, `starter`), the looks of a
player (`colours`) and for what is shown (`open_memory`)."""

Result = dict[str, Any]


# --- playing


def first(game: str, seats: int) -> str:
    """Return the option that lets seat 0 come first: to the left of the dealer, or as starter."""
    names = [option.name for option in games()[game].options]
    return f"dealer={seats - 1}" if "dealer" in names else "starter=0"


def command(game: str, seats: int, *options: str) -> list[str]:
    given = [word for option in (first(game, seats), *options) for word in ("--option", option)]
    played = str(MEASURES[game]["figures"])
    return ["tischlein", "sim", game, "--seats", str(seats), "--play", "greedy", "--games", played, *given]


def play(cell: tuple[str, ...]) -> Result:
    game, seats, *options = cell
    line = command(game, int(seats), *options)
    done = subprocess.run([sys.executable, "-m", *line, "--json"], check=True, capture_output=True, text=True, cwd=ROOT)
    summary = json.loads(done.stdout)
    print(" ".join(line), flush=True)
    seat = summary["by_seat"]
    return {
        "command": " ".join(line),
        "game": game,
        "seats": int(seats),
        "options": options,
        "games": summary["games"],
        "truncated": summary["truncated"],
        "length": round_mean(summary["length"]),
        "wins": [[round(one["win_rate"], 5), *(round(end, 5) for end in one["win_interval"])] for one in seat],
        "scores": [round_mean(one["score"]) for one in seat],
    }


def round_mean(mean: dict[str, float]) -> list[float]:
    return [round(mean["mean"], 3), round(mean["margin"], 3)]


def cells() -> list[tuple[str, ...]]:
    sizes = {game: range(games()[game].seats[0], games()[game].seats[1] + 1) for game in MEASURES}
    every = [(game, str(seats)) for game in MEASURES for seats in sizes[game]]
    choices = [(game, one) for game, measure in MEASURES.items() for one in measure.get("options", [])]
    return [*every, *((game, str(one["seats"]), one["option"]) for game, one in choices)]


def measure() -> None:
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(play, cells()))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("[\n" + ",\n".join(json.dumps(result) for result in results) + "\n]\n", encoding="utf-8")


# --- the page


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def by_game(results: list[Result]) -> dict[str, list[Result]]:
    plain = [result for result in results if not result["options"]]
    return {game: list(group) for game, group in groupby(plain, lambda result: str(result["game"]))}


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}"


def spread(results: list[Result], write: Any) -> str:
    """Return a table with a row for each game and a column for each number of seats."""
    most = max(result["seats"] for result in results)
    rows = []
    for game, group in by_game(results).items():
        cells = {result["seats"]: write(result) for result in group}
        rows.append([game, *(cells.get(seats, "") for seats in range(2, most + 1))])
    return table(["seats", *map(str, range(2, most + 1))], rows)


def advantage(result: Result) -> str:
    rate, low, high = result["wins"][0]
    return f"{percent(rate)} ({percent(low)}–{percent(high)})"


def length(result: Result) -> str:
    mean, margin = result["length"]
    return f"{mean:.0f}" if margin < 0.5 else f"{mean:.0f} ± {margin:.0f}"


def last_seat(results: list[Result]) -> str:
    rows = []
    for game, group in by_game(results).items():
        for result in group:
            if result["seats"] == 4:
                rows.append([game, *(percent(wins[0]) for wins in result["wins"])])
    return table(["four seats", "first", "second", "third", "last"], rows)


def choices(results: list[Result]) -> str:
    plain = {(result["game"], result["seats"]): result for result in results if not result["options"]}
    rows = []
    for one in results:
        if one["options"]:
            usual = plain[one["game"], one["seats"]]
            change = one["length"][0] / usual["length"][0] - 1
            rows.append(
                [
                    f"{one['game']}, {one['seats']} seats: `{one['options'][0]}`",
                    f"{length(usual)} → {length(one)} ({100 * change:+.0f} %)",
                    f"{advantage(usual)} → {advantage(one)}",
                    f"{points(usual)} → {points(one)}",
                ]
            )
    return table(["option", "moves", "first seat wins, %", "points a seat"], rows)


def points(result: Result) -> str:
    return f"{sum(mean for mean, _ in result['scores']) / result['seats']:.1f}"


def parts(results: list[Result]) -> dict[str, str]:
    return {
        "advantage": spread(results, advantage),
        "order": last_seat(results),
        "length": spread(results, length),
        "choices": choices(results),
    }


def update(page: str, results: list[Result]) -> str:
    for name, text in parts(results).items():
        page = fill(page, name, "figures", text)
    return page


def main() -> int:
    if not {"--page", "--check"} & {*sys.argv}:
        measure()
    results = json.loads(RESULTS.read_text(encoding="utf-8"))
    status = write_or_check(PAGE, update(PAGE.read_text(encoding="utf-8"), results), "tools/figures.py --page")
    if "--check" not in sys.argv:
        subprocess.run([sys.executable, ROOT / "tools" / "figure_plots.py", RESULTS, RESULTS.parent], check=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
