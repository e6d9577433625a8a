"""Play every game without a server and without a network, from the tap to the result.

    python -m tests.browser.local_games [GAME …]

Each game is reloaded in the middle and continued in another tab after its own was closed; its record is saved and
verified. `make static` must have built the runtime.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.conftest import find_chromium
from tests.browser.local import CONTROLLED, STARTED, go_offline, hand, make_brisk
from tests.browser.playing import RESULT, play_by_pointer, play_until
from tests.browser.user import TIMEOUT, BrowserUser
from tests.server.live.process import Server
from tischlein import games

TURNS = 3
"""Moves of the person before the page is reloaded, and again before its tab is closed."""


def choose(page: Page, game: str) -> None:
    """Choose a game on the start page: a tile, or a variant below one."""
    tiles = page.locator("input[name=game]")
    for number in range(tiles.count()):
        tiles.nth(number).check(force=True)
        page.locator(".variants").wait_for(state="attached")
        if tiles.nth(number).get_attribute("value") == game:
            return
        variant = page.locator(f"input[name=variant][value='{game}']")
        if variant.count() > 0:
            variant.check(force=True)
            return
    raise AssertionError(f"the start page does not offer {game}")


def play_some(page: Page) -> None:
    """Make a few moves, if the game lasts that long."""
    made = 0
    end = time.monotonic() + 60
    while made < TURNS and page.get_by_role("button", name=RESULT).count() == 0 and time.monotonic() < end:
        made += play_by_pointer(page)
        page.wait_for_timeout(20)


def play(user: BrowserUser, page: Page, game: str, folder: Path) -> Page:
    """Play a game to its end; return the tab in which it ended."""
    page.goto("/")
    choose(page, game)
    page.get_by_role("button", name=re.compile("^Play ")).first.click()
    expect(hand(page)).to_be_visible(timeout=STARTED)
    play_some(page)
    page.reload()
    expect(hand(page).or_(page.get_by_role("button", name=RESULT)).first).to_be_visible(timeout=STARTED)
    play_some(page)
    address = page.url
    page.close()
    page = make_brisk(user.open_page())
    page.goto(address)
    play_until(page, page.get_by_role("button", name=RESULT))
    page.get_by_role("button", name=RESULT).click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = folder / f"{game}.json"
    saved.value.save_as(file)
    subprocess.run([sys.executable, "-m", "tischlein", "verify", str(file)], check=True, stdout=subprocess.DEVNULL)
    return page


def main() -> None:
    chosen = sys.argv[1:] or [*games()]
    program = find_chromium()
    assert program, "no Chromium on this machine: run `make system` as root"
    expect.set_options(timeout=TIMEOUT * 1000)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        with Server(folder) as server:
            user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
            page = make_brisk(user.page)
            page.goto("/")
            page.wait_for_function(CONTROLLED)
            go_offline(page)
        page.context.set_offline(True)
        for game in chosen:
            begin = time.monotonic()
            page = play(user, page, game, folder)
            assert user.errors == [], user.errors
            print(f"{game}: played, reloaded, continued in another tab, verified; {time.monotonic() - begin:.0f} s")
        user.close()


if __name__ == "__main__":
    main()
