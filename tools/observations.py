#!/usr/bin/env python3
"""Write the tables of docs/envs.md that list the numbers of each game's observations.

.venv/bin/python tools/observations.py            write
.venv/bin/python tools/observations.py --check    report if the page is out of date
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from marks import fill, write_or_check

from tischlein.core.observation import Observer
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.sequential_turns import Actions
from tischlein.core.series import Series
from tischlein.games.registry import measured_games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
SEATS = 3


def head(name: str) -> str:
    """Return `turn` for `turn=self`, `hand.self` for `hand.self r7`."""
    return re.split(r"[= ]", name, maxsplit=1)[0]


def summarize(name: str, names: list[str]) -> str:
    """Return the numbers under one head, abbreviated."""
    rest = [f"`{each.removeprefix(name).strip()}`" for each in names if each != name]
    numbers = [each for each in rest if each != "`count`"]
    first = ["`count`"] if "`count`" in rest else []
    return ", ".join(first + (numbers if len(numbers) <= 6 else [f"{numbers[0]} … {numbers[-1]}"]))


def rows(layout: list[str]) -> list[str]:
    """Return a line for each head; heads that differ only in a seat or a number share one."""
    parts = [
        (name, summarize(name, names), len(names)) for name, names in ((n, list(g)) for n, g in groupby(layout, head))
    ]
    lines = []
    for _, group in groupby(parts, lambda part: (part[0].rpartition(".")[0] or part[0], *part[1:])):
        same = list(group)
        first, which, size = same[0]
        if len(same) == 1:
            lines.append(f"| `{first}` | {size} | {which} |")
        else:
            lines.append(f"| `{first}` … `{same[-1][0]}` | {len(same)} × {size} | {which} |")
    return lines


def table_of(game: str) -> list[str]:
    info = measured_games()[game]
    start = info.new(resolve_options(game, info.options, {}), SEATS, Rng(0))
    layout, actions = Observer(start).layout, Actions(start).names
    lines = [f"### {game}", "", f"{len(layout)} numbers for {SEATS} seats, {len(actions)} actions.", ""]
    shown = layout
    if isinstance(start, Series):
        shown = [name for name in layout if ": " not in name]
        if len(start.parts()) == 1:
            shown = shown[: shown.index("waits.self")]
        lines[2] += " These, and then the numbers of the game being played:"
    return [*lines, "| part | numbers | which |", "|---|---|---|", *rows(shown), ""]


def main() -> int:
    tables = "\n".join(line for game in measured_games() for line in table_of(game)).strip()
    wanted = fill(PAGE.read_text(encoding="utf-8"), "observations", "observations", tables)
    return write_or_check(PAGE, wanted, "tools/observations.py")


if __name__ == "__main__":
    sys.exit(main())
