"""Every game and every page at every size of the window: `make geometry` measures all and writes screenshots.

`python -m tests.browser.geometry.matrix FOLDER [name …]` writes a screenshot of each scene at each size, a page with
all screenshots of each game and of each group of pages, and `faults.txt`. It fails if there is a fault. The names are
those of games and, after `page-`, of groups of pages. There is one browser for each core.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser.conftest import find_chromium
from tests.browser.geometry.measure import Measures, faults_of
from tests.browser.geometry.pages import GROUPS, all_page_views
from tests.browser.geometry.scenes import STATES, Scene, scenes_of, seat_counts
from tests.browser.geometry.stage import Stage
from tests.browser.geometry.views import (
    LARGE_TEXT,
    SIZES,
    ZOOMED,
    Faults,
    Size,
    View,
    check_views,
    odd_sizes,
    write_sheet,
)
from tests.server.live.process import Server
from tischlein import games
from tischlein.table.rulebook import LANGUAGES

SHARES: Final = 8
"""Parts into which the views of a game are divided, to check them side by side."""


@dataclass(frozen=True)
class TableView:
    """A table at a moment of a game."""

    scene: Scene
    sizes: list[Size]
    lang: str = "en"
    text: int = 16

    @property
    def name(self) -> str:
        return f"{self.scene.name}-{self.lang}" + (f"-text{self.text}" if self.text != 16 else "")

    def moments(self, stage: Stage) -> Iterator[str]:
        stage.show(self.scene)
        yield ""

    def faults(self, stage: Stage) -> list[str]:
        return faults_of(stage.page, Measures(table=True))


def all_views(wanted: list[str]) -> Iterator[TableView]:
    """Yield every game with the fewest, a middle and the largest number of seats, in every state."""
    for number, game in enumerate(wanted):
        for seats in seat_counts(game):
            scenes = scenes_of(game, seats)
            for state in (state for state in STATES if state in scenes):
                scene = scenes[state]
                yield TableView(scene, [*SIZES, *ZOOMED, *odd_sizes(scene.name)])
                if state in ("early", "fullest"):
                    others = [lang for lang in LANGUAGES if lang != "en"]
                    yield TableView(scene, SIZES, lang=others[(number + seats) % len(others)])
                    yield TableView(scene, LARGE_TEXT, text=32)


def sampled_views() -> Iterator[TableView]:
    """Yield a few views of every game, which together have every size, state, language and text size."""
    turn = 0
    for game in games():
        counts = seat_counts(game)
        for seats in (counts[-1], counts[turn % len(counts)]):
            scenes = scenes_of(game, seats)
            # The last states are those that only few games have.
            states = [state for state in reversed(STATES) if state in scenes]
            scene = scenes[states[turn % len(states)]]
            sizes = [size for place, size in enumerate(SIZES) if (place + turn) % 2 == 0]
            yield TableView(scene, [*sizes, *odd_sizes(scene.name, 1)], lang=LANGUAGES[turn % len(LANGUAGES)])
            if turn % 6 == 0:
                yield TableView(scene, LARGE_TEXT, text=32)
            turn += 1


def views_of(name: str) -> Iterator[View]:
    """Yield all views of a game or, after `page-`, of a group of pages."""
    return all_page_views(name.removeprefix("page-")) if name.startswith("page-") else all_views([name])


def check_share(name: str, share: int, program: str, address: str, folder: Path) -> Faults:
    """Check every `SHARES`th view of a name, in a browser started for that."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        return check_views(browser, address, islice(views_of(name), share, None, SHARES), folder)


def write_faults(folder: Path, faults: Faults) -> None:
    lines = [f"{name}\n" + "".join(f"    {fault}\n" for fault in found) for name, found in sorted(faults.items())]
    (folder / "faults.txt").write_text("".join(lines), encoding="utf-8")


def main(arguments: list[str]) -> None:
    program = find_chromium()
    if program is None:
        sys.exit("There is no Chromium on this machine.")
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    wanted = arguments[1:] or [*games(), *(f"page-{group}" for group in GROUPS)]
    faults: Faults = {}
    with (
        tempfile.TemporaryDirectory(prefix="tischlein-geometry-") as directory,
        Server(Path(directory)) as server,
        ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn")) as pool,
    ):
        address = f"http://127.0.0.1:{server.port}"
        names: dict[Future[Faults], str] = {
            pool.submit(check_share, name, share, program, address, folder): name
            for name in wanted
            for share in range(SHARES)
        }
        left = dict.fromkeys(wanted, SHARES)
        for done in as_completed(names):
            name = names[done]
            faults |= done.result()
            write_faults(folder, faults)
            left[name] -= 1
            if left[name] == 0:
                count = write_sheet(folder, name, faults)
                print(f"{name}: {count} screenshots with faults", flush=True)
    if faults:
        sys.exit(f"{len(faults)} screenshots have faults: {folder / 'faults.txt'}")


if __name__ == "__main__":
    main(sys.argv[1:])
