"""Summaries, tables and the figure of docs/review.md; called by tools/review_checks.py."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

from tischlein.arena.plot import ACCENT, FAINT, INK, LINEN, STONE
from tischlein.arena.results import student_t
from tischlein.cli.words import load_words

BINS = 10
MIN_DRAWN = 30
"""Games without which intervals are too wide to be drawn."""
LEVELS = ("beginner", "easy", "medium", "hard")
PLAYERS = {"values-greedy": "reference players", "values-hard": "`hard`"}
Line = dict[str, Any]
NOTHING: Line = {"by_game": {}}
"""The summary of a check that has not been run."""
Summaries = dict[str, dict[str, Any]]


def summarize(check: str, lines: list[Line]) -> dict[str, Any]:
    """Return the figures of a check."""
    lines = sorted(lines, key=lambda line: (line["game"], line["seats"], line["number"]))
    if check == "sums":
        kinds = {(line["game"], line["seats"]) for line in lines}
        return {"games": len(lines), "kinds": len(kinds), "largest_error": max(line["error"] for line in lines)}
    by_game: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        by_game[line["game"]].append(line)
    figures = summarize_levels if check == "levels" else summarize_values
    return {"by_game": {game: {"games": len(own), **figures(own)} for game, own in by_game.items()}}


def summarize_values(lines: list[Line]) -> dict[str, Any]:
    """Return, by bin of the value, its mean, the mean result, and half the interval of their difference over games."""
    bins: list[list[tuple[float, float, float]]] = [[] for _ in range(BINS)]
    for line in lines:
        pairs: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
        for values in line["values"]:
            for value, result in zip(values, line["result"], strict=True):
                pairs[min(BINS - 1, int(value * BINS))].append((value, result))
        for number, own in enumerate(pairs):
            if own:
                bins[number].append((float(len(own)), sum(v for v, _ in own), sum(r for _, r in own)))
    return {"bins": [calibrate(games) for games in bins if len(games) > 1]}


def calibrate(games: list[tuple[float, float, float]]) -> dict[str, float]:
    """Return the figures of a bin, given the number of positions and the sums of values and results of each game.

    The positions of a game share its result, so the games are the unit of the interval.
    """
    weight = sum(w for w, _, _ in games)
    value, result = sum(v for _, v, _ in games) / weight, sum(r for _, _, r in games) / weight
    residuals = [(r - v) - w * (result - value) for w, v, r in games]
    return {"value": value, "result": result, "half": half_width(residuals, weight), "positions": weight}


def summarize_levels(lines: list[Line]) -> dict[str, Any]:
    seats = [seat for line in lines for seat in line["by_seat"]]
    levels = {level: level_figures([seat for seat in seats if seat["level"] == level]) for level in LEVELS}
    luck = [mean_of([line["by_seat"][seat]["luck"] for line in lines]) for seat in range(len(lines[0]["by_seat"]))]
    return {"levels": levels, "luck_by_seat": luck, "largest_error": max(line["error"] for line in lines)}


def level_figures(seats: list[dict[str, float]]) -> dict[str, Any]:
    """Return skill, luck and result of a level; skill also in the third of its games with the worst and best deals."""
    ranked = sorted(seats, key=lambda seat: seat["deal"])
    third = max(1, len(ranked) // 3)
    return {
        "skill": skill_of(seats),
        "skill_with_bad_deals": skill_of(ranked[:third]),
        "skill_with_good_deals": skill_of(ranked[-third:]),
        "luck": mean_of([seat["luck"] for seat in seats]),
        "result": mean_of([seat["result"] for seat in seats]),
    }


def skill_of(seats: list[dict[str, float]]) -> dict[str, float]:
    """Return the skill score over many games, with the interval of a ratio of sums."""
    lost, stake = sum(seat["lost"] for seat in seats), sum(seat["at_stake"] for seat in seats)
    residuals = [seat["lost"] - lost / stake * seat["at_stake"] for seat in seats]
    return {"mean": 100 * (1 - lost / stake), "half": 100 * half_width(residuals, stake)}


def mean_of(numbers: list[float]) -> dict[str, float]:
    mean = sum(numbers) / len(numbers)
    return {"mean": mean, "half": half_width([number - mean for number in numbers], len(numbers))}


def half_width(residuals: list[float], weight: float) -> float:
    """Return half the 95 % interval of a ratio of sums, given its residuals and its denominator."""
    n = len(residuals)
    return student_t(n - 1) * math.sqrt(n / (n - 1) * sum(one * one for one in residuals)) / weight


def load_summaries(folder: Path) -> Summaries:
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.json"))}


def write_sums(summaries: Summaries) -> str:
    found = summaries["sums"]
    error = max(found["largest_error"], *(game["largest_error"] for game in summaries["levels"]["by_game"].values()))
    return (
        f"In {found['games']:,} games of all {found['kinds']} kinds and seat counts, no sum was off by more than "
        f"{error:.1g}: neither that of an event over the seats, nor that of a seat's terms and its result."
    )


def write_calibration(summaries: Summaries) -> str:
    rows = []
    for check, players in PLAYERS.items():
        for game, found in summaries.get(check, NOTHING)["by_game"].items():
            bins = found["bins"]
            off = [one for one in bins if abs(one["result"] - one["value"]) > max(0.02, one["half"])]
            weight = sum(one["positions"] for one in bins)
            mean = sum(one["positions"] * abs(one["result"] - one["value"]) for one in bins) / weight
            rows.append(
                [
                    name(game),
                    players,
                    f"{found['games']:,}",
                    f"{len(bins) - len(off)} of {len(bins)}",
                    f"{100 * mean:.1f}",
                ]
            )
    return markdown(
        ["game", "players", "games", "bins within 2 points or the interval", "mean difference, points"], rows
    )


def write_levels(summaries: Summaries) -> str:
    rows = [
        [name(game), str(found["games"]), *(spread(found["levels"][level]["skill"]) for level in LEVELS)]
        for game, found in summaries["levels"]["by_game"].items()
    ]
    return markdown(["game", "games", *LEVELS], rows)


def write_deals(summaries: Summaries) -> str:
    rows = []
    for game, found in summaries["levels"]["by_game"].items():
        cells = []
        for level in LEVELS:
            own = found["levels"][level]
            cells.append(f"{spread(own['skill_with_bad_deals'])}, {spread(own['skill_with_good_deals'])}")
        rows.append([name(game), *cells])
    return markdown(["game", *LEVELS], rows)


def write_luck(summaries: Summaries) -> str:
    rows = [
        [name(game), *(spread({key: 100 * one for key, one in seat.items()}, 1) for seat in found["luck_by_seat"])]
        for game, found in summaries["levels"]["by_game"].items()
    ]
    return markdown(["game", *(f"seat {seat}" for seat in range(len(rows[0]) - 1))], rows)


TABLES: dict[str, Callable[[Summaries], str]] = {
    "sums": write_sums,
    "calibration": write_calibration,
    "levels": write_levels,
    "deals": write_deals,
    "luck": write_luck,
}


def name(game: str) -> str:
    return load_words("en")(f"game-{game}")


def spread(figure: dict[str, float], digits: int = 0) -> str:
    return f"{figure['mean']:.{digits}f} ± {figure['half']:.{digits}f}"


def markdown(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(head)
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def draw_calibration(summaries: Summaries, file: Path) -> None:
    """Draw value against result for each game, with intervals."""
    colours = {"values-greedy": ACCENT, "values-hard": STONE}
    ids = list(summaries["values-greedy"]["by_game"])
    with pyplot.rc_context({"svg.hashsalt": "tischlein", "svg.fonttype": "path", "font.size": 9, "text.color": INK}):
        figure, grid = pyplot.subplots(
            2, 5, figsize=(12, 5.6), facecolor=LINEN, sharex=True, sharey=True, layout="constrained"
        )
        for axes, game in zip(grid.flat, ids, strict=True):
            axes.set_facecolor(LINEN)
            axes.spines[:].set_visible(False)
            axes.tick_params(length=0, colors=INK)
            axes.set_title(name(game).partition(": ")[2] or name(game), loc="left", fontsize=9)
            axes.set_ylim(-0.05, 1.05)
            axes.plot([0, 1], [0, 1], color=FAINT, linewidth=1, linestyle=(0, (4, 3)))
            for check, colour in colours.items():
                found = summaries.get(check, NOTHING)["by_game"].get(game)
                for one in found["bins"] if found and found["games"] >= MIN_DRAWN else []:
                    axes.errorbar(
                        one["value"], one["result"], one["half"], fmt="o", color=colour, markersize=4, elinewidth=1.2
                    )
            axes.xaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
            axes.yaxis.set_major_formatter(lambda share, _: f"{share:.0%}")
        figure.suptitle(
            "Chance to win by the review (across), share of wins (up): reference players red, hard grey (if 30 games)",
            x=0.02,
            ha="left",
            fontsize=11,
        )
        figure.savefig(file, metadata={"Date": None})
        pyplot.close(figure)
