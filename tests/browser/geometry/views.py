"""Views of the page: something to show, the sizes of the window to show it at, and what to measure."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Protocol

from playwright.sync_api import Browser

from tests.browser.geometry.stage import Stage

Size = tuple[int, int]
SIZES: list[Size] = [
    (360, 640),
    (390, 844),
    (667, 375),
    (844, 390),
    (720, 900),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
ZOOMED: list[Size] = [(640, 400), (590, 410), (960, 540)]
"""Windows of 1280 × 800, 1180 × 820 and 1920 × 1080 at 200 % zoom, which halves the pixels of a page."""
LARGE_TEXT: list[Size] = [(820, 1180), (1280, 800), (1920, 1080), (2560, 1440)]
"""Where the text of the browser is set to twice its size, too."""
STYLE = """
body { display: flex; flex-wrap: wrap; gap: 8px; font: 11px sans-serif }
figure { margin: 0; width: min-content }
img { height: 300px }
.bad img { outline: 4px solid red }
"""
ODD_SIZES = 12
"""Sizes between the others, different for every scene."""
Faults = dict[str, list[str]]
"""What is wrong, by the name of the view and the size of the window."""


class View(Protocol):
    """Something that the page shows, in a language and with a text size in pixels, at some sizes of the window."""

    @property
    def name(self) -> str: ...
    @property
    def lang(self) -> str: ...
    @property
    def text(self) -> int: ...
    @property
    def sizes(self) -> list[Size]: ...

    def moments(self, stage: Stage) -> Iterator[str]:
        """Show one thing after the other, and yield its name when it is to be measured."""
        ...

    def faults(self, stage: Stage) -> list[str]:
        """Return what is wrong at the current size of the window."""
        ...


def odd_sizes(name: str, count: int = ODD_SIZES) -> list[Size]:
    """Return sizes from a small phone to a large screen, always the same for the same name."""
    rng = random.Random(name)
    found: list[Size] = []
    while len(found) < count:
        width, height = int(360 * (2560 / 360) ** rng.random()), int(360 * 4 ** rng.random())
        if 0.42 <= width / height <= 2.6 and width * height >= 360 * 640:
            found.append((width, height))
    return found


def check_views(browser: Browser, address: str, views: Iterable[View], folder: Path | None = None) -> Faults:
    """Show views, return their faults, and save screenshots if a folder is given."""
    stages: dict[tuple[str, int], Stage] = {}
    faults: Faults = {}
    for view in views:
        stage = stages.get((view.lang, view.text))
        if stage is None:
            stage = stages[view.lang, view.text] = Stage(browser, address, view.lang, view.text)
        for moment in view.moments(stage):
            for width, height in view.sizes:
                stage.resize(width, height)
                name = "-".join(filter(None, [view.name, moment, f"{width}x{height}"]))
                if found := view.faults(stage):
                    faults[name] = found
                if folder is not None:
                    stage.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=70)
        if stage.errors:
            faults[view.name] = [f"an error: {error}" for error in stage.errors]
            stage.errors.clear()
    for stage in stages.values():
        stage.close()
    return faults


def write_sheet(folder: Path, name: str, faults: Faults) -> int:
    """Write a page with all screenshots of a game or group of pages, and return how many have faults.

    Those have a red frame, and their first faults below.
    """
    figures = []
    count = 0
    for path in sorted(folder.glob(f"{name}-*.jpg" if name.startswith("page-") else f"{name}-[0-9]*.jpg")):
        found = faults.get(path.stem, [])
        count += bool(found)
        caption = escape(path.stem + "".join(f" – {fault}" for fault in found[:3]))
        image = f"<a href='{path.name}'><img loading=lazy src='{path.name}'></a>"
        figures.append(f"<figure{' class=bad' if found else ''}>{image}{caption}</figure>")
    page = f"<!doctype html><meta charset=utf-8><title>{name}</title><style>{STYLE}</style>" + "\n".join(figures)
    (folder / f"{name}.html").write_text(page, encoding="utf-8")
    return count
