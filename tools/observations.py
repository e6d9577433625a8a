#!/usr/bin/env python3
"""Writes the tables of docs/envs.md that say which numbers an observation of each game has.

.venv/bin/python tools/observations.py            write
.venv/bin/python tools/observations.py --check    say whether the page is out of date
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from tischlein.core.observation import Observer
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.sequential_turns import Actions
from tischlein.core.series import Series
from tischlein.games.registry import measured_games

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
SEATS = 3
BEGIN, END = "<!-- observations: written by tools/observations.py -->", "<!-- end of observations -->"


def head(name: str) -> str:
    """`turn` of `turn=self`, `hand.self` of `hand.self r7`."""
    return re.split(r"[= ]", name, maxsplit=1)[0]


def told(name: str, names: list[str]) -> str:
    """What is told under one head, in a few words."""
    rest = [f"`{each.removeprefix(name).strip()}`" for each in names if each != name]
    numbers = [each for each in rest if each != "`count`"]
    first = ["`count`"] if "`count`" in rest else []
    return ", ".join(first + (numbers if len(numbers) <= 6 else [f"{numbers[0]} … {numbers[-1]}"]))


def rows(layout: list[str]) -> list[str]:
    """A line for each head; heads that differ in a seat or a number only share one."""
    parts = [(name, told(name, names), len(names)) for name, names in ((n, list(g)) for n, g in groupby(layout, head))]
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


def written(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    tables = [line for game in measured_games() for line in table_of(game)]
    return "\n".join([before + BEGIN, "", *tables, END + after])


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        if written(page) != page:
            print("docs/envs.md is out of date: run tools/observations.py")
            return 1
        return 0
    PAGE.write_text(written(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
