#!/usr/bin/env python3
"""Draw the plots of docs/figures.md: `tools/figure_plots.py RESULTS.json FOLDER`; called by tools/figures.py."""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot
from matplotlib.ticker import FixedLocator, NullLocator
from measures import measures

from tischlein.arena.plot import ACCENT, FAINT, INK, LINEN, STONE
from tischlein.cli.words import load_words

Result = dict[str, Any]
SAME_AS = {game: measure["same_as"] for game, measure in measures().items() if "same_as" in measure}
STYLE: dict[Any, Any] = {"svg.hashsalt": "tischlein", "svg.fonttype": "path", "font.size": 10, "text.color": INK}


def name(game: str) -> str:
    return load_words("en")(f"game-{game}")


def plain(results: list[Result]) -> dict[str, list[Result]]:
    """Return results with the printed rules by game, leaving out games that are the same with them."""
    usual = [result for result in results if not result["options"] and result["game"] not in SAME_AS]
    return {game: list(group) for game, group in groupby(usual, lambda result: str(result["game"]))}


def clear_frame(axes: Any) -> None:
    axes.set_facecolor(LINEN)
    axes.spines[:].set_visible(False)
    axes.tick_params(length=0, colors=INK)


def set_titles(axes: Any, title: str, rest: str) -> None:
    axes.set_title(title, loc="left", fontsize=12.5, fontweight="bold", pad=24)
    axes.annotate(rest, (0, 1), (0, 9), "axes fraction", textcoords="offset points", fontsize=9)


def save(figure: Any, file: Path) -> None:
    figure.savefig(file, metadata={"Date": None})
    pyplot.close(figure)


def shade(seats: int) -> Any:
    colours = matplotlib.colors.LinearSegmentedColormap.from_list("seats", [ACCENT, STONE, INK])
    return colours((seats - 2) / 8)


def rows(axes: Any, groups: dict[str, list[tuple[int, float, float, float]]]) -> None:
    """Draw a row for each game, with a dot and its interval for each number of seats; label the fewest and the most."""
    for row, dots in enumerate(groups.values()):
        axes.axhline(row, color=FAINT, linewidth=0.6, alpha=0.5, zorder=0)
        grows = dots[-1][1] >= dots[0][1]
        for number, (seats, middle, low, high) in enumerate(dots):
            height = row + 0.62 * ((number + 0.5) / len(dots) - 0.5)
            axes.plot([low, high], [height, height], color=shade(seats), linewidth=2.4, alpha=0.5)
            axes.plot(middle, height, "o", color=shade(seats), markersize=4.5)
            if number in (0, len(dots) - 1):
                right = (number > 0) == grows
                at, side = ((high, height), 5) if right else ((low, height), -5)
                axes.annotate(
                    f"{seats}",
                    at,
                    (side, 0),
                    textcoords="offset points",
                    va="center",
                    ha="left" if right else "right",
                    fontsize=7.5,
                )
    axes.set_yticks(range(len(groups)), [name(game) for game in groups])
    axes.set_ylim(len(groups) - 0.4, -0.6)


def advantage(results: list[Result], file: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(9, 6.4), facecolor=LINEN, layout="constrained")
    clear_frame(axes)
    axes.axvline(1, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)), zorder=1)
    top = len(plain(results)) - 0.45
    axes.annotate("fair", (1, top), (4, 0), textcoords="offset points", color=STONE, fontsize=8.5)
    groups = {
        game: [(one["seats"], *(one["seats"] * end for end in one["wins"][0])) for one in group]
        for game, group in plain(results).items()
    }
    rows(axes, groups)
    axes.xaxis.set_major_formatter(lambda times, _: f"{times:.1f} ×")
    set_titles(
        axes,
        "Wins of the first seat, relative to its fair share",
        "a dot for each number of seats, the fewest on top; lines are 95 % intervals",
    )
    save(figure, file)


def length(results: list[Result], file: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(9, 6.4), facecolor=LINEN, layout="constrained")
    clear_frame(axes)
    axes.set_xscale("log")
    groups = {}
    for game, group in plain(results).items():
        moves = [(one["seats"], *one["length"]) for one in group]
        groups[game] = [(seats, mean, mean - margin, mean + margin) for seats, mean, margin in moves]
    rows(axes, groups)
    ticks = [20, 50, 100, 200, 500]
    axes.xaxis.set_major_locator(FixedLocator(ticks))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(lambda moves, _: f"{moves:.0f}")
    for tick in ticks:
        axes.axvline(tick, color=FAINT, linewidth=0.6, alpha=0.5, zorder=0)
    set_titles(axes, "Moves per game", "a dot for each number of seats, the fewest on top; logarithmic scale")
    save(figure, file)


def choices(results: list[Result], file: Path) -> None:
    """Draw two columns: how an option changes the length, and the wins of the first seat."""
    usual = {(result["game"], result["seats"]): result for result in results if not result["options"]}
    there = [(one["game"], one["seats"], one["options"]) for one in results]
    repeated = [one for one in there if (SAME_AS.get(one[0]), *one[1:]) in there]
    chosen = [one for one in results if one["options"] and (one["game"], one["seats"], one["options"]) not in repeated]
    figure, (left, right) = pyplot.subplots(
        1, 2, figsize=(10, 1.4 + 0.42 * len(chosen)), facecolor=LINEN, sharey=True, layout="constrained"
    )
    for axes in (left, right):
        clear_frame(axes)
        axes.axvline(0, color=FAINT, linewidth=1.2, linestyle=(0, (4, 3)))
    for row, one in enumerate(chosen):
        before = usual[one["game"], one["seats"]]
        for axes in (left, right):
            axes.axhline(row, color=FAINT, linewidth=0.6, alpha=0.5, zorder=0)
        change, half = ratio(one["length"], before["length"])
        dot(left, row, 100 * change, 100 * half)
        rate, base = one["wins"][0], before["wins"][0]
        half = (((rate[2] - rate[1]) / 2) ** 2 + ((base[2] - base[1]) / 2) ** 2) ** 0.5
        dot(right, row, 100 * (rate[0] - base[0]), 100 * half)
    names = [f"{name(one['game'])}, {one['seats']} seats: {one['options'][0]}" for one in chosen]
    left.set_yticks(range(len(chosen)), names)
    left.set_ylim(len(chosen) - 0.5, -0.5)
    set_titles(left, "What options change", "moves per game, %")
    set_titles(right, "", "wins of the first seat, percentage points")
    save(figure, file)


def ratio(one: list[float], base: list[float]) -> tuple[float, float]:
    """Return the relative change in length, and half the width of its interval."""
    change = one[0] / base[0]
    return change - 1, change * ((one[1] / one[0]) ** 2 + (base[1] / base[0]) ** 2) ** 0.5


def dot(axes: Any, row: int, middle: float, half: float) -> None:
    axes.plot([middle - half, middle + half], [row, row], color=ACCENT, linewidth=3, alpha=0.45)
    axes.plot(middle, row, "o", color=ACCENT, markersize=6)
    axes.annotate(f"{middle:+.1f}", (middle, row), (0, 7), textcoords="offset points", ha="center", fontsize=8)


def main() -> None:
    results = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    folder = Path(sys.argv[2])
    with pyplot.rc_context(STYLE):
        advantage(results, folder / "advantage.svg")
        length(results, folder / "length.svg")
        choices(results, folder / "choices.svg")


if __name__ == "__main__":
    main()
