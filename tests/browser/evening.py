"""A whole evening in four browsers, each with its own screen and language: `make evening`.

Between moves somebody loses the network, reloads, closes the page and comes back, changes the language or turns the
screen. The evening fails if a browser reports an error, or if the game stands still.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path

from playwright.sync_api import Browser, Locator, ViewportSize, expect, sync_playwright

from tests.browser.conftest import find_chromium
from tests.browser.playing import play_by_pointer
from tests.browser.user import TIMEOUT, BrowserUser
from tests.registered import FIRSTS, SINGLE
from tests.server.live.process import Server
from tischlein.cli.words import load_words
from tischlein.games.registry import games

SCREENS: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 390, "height": 844},
    {"width": 820, "height": 1180},
    {"width": 844, "height": 390},
]
NAMES = ("Ada", "Bo", "Cleo", "Dan")
LANGUAGES = ("de", "en", "fr", "hu")
MAX_SECONDS = 120
"""More than any pause in a game takes on the slowest machine."""
DISTURBANCE = 0.08
"""The probability of a disturbance after each round of moves."""
EXPECTED_ERRORS = ("ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
"""What Chromium itself writes to the console when it is offline."""


class Guest(BrowserUser):
    """A user for a whole evening, who speaks a language and turns the screen."""

    def __init__(self, browser: Browser, address: str, name: str, lang: str, screen: ViewportSize) -> None:
        super().__init__(browser, address, name, phone=screen["width"] < 900, lang=lang)
        self.lang = lang
        self.screen = screen
        self.offline = False
        self.page.set_viewport_size(screen)

    def press(self, message: str) -> None:
        """Press the button with this message, in the guest's language."""
        self.button(message).click()

    def sees(self, message: str) -> bool:
        return self.button(message).is_visible()

    def has_result(self) -> bool:
        """Return whether the page shows the result, as it does at once if it is loaded after the game."""
        return self.sees("page-rematch")

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=load_words(self.lang)(message), exact=True).first

    # --- disturbances

    def toggle_network(self, _rng: random.Random) -> None:
        self.offline = not self.offline
        self.page.context.set_offline(self.offline)

    def reload(self, _rng: random.Random) -> None:
        if not self.offline:
            self.page.reload()

    def close_and_return(self, _rng: random.Random) -> None:
        if self.offline:
            return
        address = self.page.url
        self.page.close()
        self.open_page()
        self.page.set_viewport_size(self.screen)
        self.page.goto(address)

    def change_language(self, rng: random.Random) -> None:
        if self.offline:
            return
        self.press("page-menu")
        self.lang = rng.choice([lang for lang in LANGUAGES if lang != self.lang])
        self.page.locator(f"dialog button[lang={self.lang}]").click()
        expect(self.page.locator(f"html[lang={self.lang}]")).to_have_count(1)
        self.page.keyboard.press("Escape")

    def turn_screen(self, _rng: random.Random) -> None:
        self.screen = {"width": self.screen["height"], "height": self.screen["width"]}
        self.page.set_viewport_size(self.screen)

    def unexpected_errors(self) -> list[str]:
        return [error for error in self.errors if not any(text in error for text in EXPECTED_ERRORS)]


DISTURBANCES: tuple[Callable[[Guest, random.Random], None], ...] = (
    Guest.toggle_network,
    Guest.reload,
    Guest.close_and_return,
    Guest.change_language,
    Guest.turn_screen,
)


class Evening:
    """Four people who play one game after the other."""

    def __init__(self, browser: Browser, address: str, seed: int, disturbance: float = DISTURBANCE) -> None:
        self.disturbance = disturbance
        self.rng = random.Random(seed)
        self.guests = [
            Guest(browser, address, name, lang, screen)
            for name, lang, screen in zip(NAMES, LANGUAGES, SCREENS, strict=True)
        ]
        self.history: list[str] = []
        """What happened, for the message of a failure."""
        for guest in self.guests:
            guest.register_name()

    def play_game(self, game: str, *, again: bool) -> None:
        """Play a game at a new table, or another one at the same table."""
        host = self.guests[0]
        self.history.append(f"{game}, {'again' if again else 'at a new table'}")
        if again:
            host.press("page-rematch")
        else:
            link = host.open_table(game, len(self.guests), 0)
            for guest in self.guests:
                guest.page.goto(link)
                guest.press("page-start-sit")
            expect(host.button("page-gather-start")).to_be_enabled()
            host.press("page-gather-start")
        for guest in self.guests:
            expect(guest.page.locator(".hand .hand-card").first).to_be_visible()
        self._play_to_end()
        for guest in self.guests:
            if not guest.has_result():
                guest.press("page-to-result")
            expect(guest.button("page-rematch")).to_be_visible()

    def _play_to_end(self) -> None:
        moved_at = time.monotonic()
        while not all(guest.sees("page-to-result") or guest.has_result() for guest in self.guests):
            moved = [play_by_pointer(guest.page) for guest in self.guests if not guest.offline]
            if any(moved):
                moved_at = time.monotonic()
            elif time.monotonic() - moved_at > MAX_SECONDS:
                raise AssertionError(f"nobody can move: {self.history[-12:]}")
            else:
                self._reconnect()
                self.guests[0].page.wait_for_timeout(50)
            if self.rng.random() < self.disturbance:
                self._disturb()

    def _reconnect(self) -> None:
        """End an outage for which the others wait."""
        for guest in self.guests:
            if guest.offline and self.rng.random() < 0.2:
                guest.toggle_network(self.rng)

    def _disturb(self) -> None:
        guest, act = self.rng.choice(self.guests), self.rng.choice(DISTURBANCES)
        self.history.append(f"{guest.name}: {act.__name__}")
        act(guest, self.rng)

    def errors(self) -> list[str]:
        return [error for guest in self.guests for error in guest.unexpected_errors()]

    def save_screenshots(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for guest in self.guests:
            guest.page.screenshot(path=folder / f"{guest.name}.png")

    def close(self) -> None:
        for guest in self.guests:
            guest.close()


def five_kinds() -> list[str]:
    """Return games of five kinds for four players: the first of each box, and others until there are five."""
    fitting = [game for game in dict.fromkeys([*FIRSTS, *reversed(SINGLE)]) if games()[game].seats[1] >= len(NAMES)]
    return fitting[:5]


def plan(count: int) -> list[tuple[str, bool]]:
    """Return the games of an evening: each kind twice in a row, the second time at the same table."""
    return list(islice(cycle((game, again) for game in five_kinds() for again in (False, True)), count))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="evening", description=__doc__)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", type=Path, default=Path("dist/evening"), help="for screenshots of a failure")
    options = parser.parse_args(arguments)
    program = find_chromium()
    if program is None:
        print("Chromium is missing: make system", file=sys.stderr)
        return 1
    expect.set_options(timeout=TIMEOUT * 1000)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        evening = Evening(browser, f"http://127.0.0.1:{server.port}", options.seed)
        try:
            for number, (game, again) in enumerate(plan(options.games), 1):
                start = time.monotonic()
                before = len(evening.history)
                evening.play_game(game, again=again)
                seconds, disturbances = time.monotonic() - start, len(evening.history) - before - 1
                print(f"{number:2} {game:20} {seconds:6.1f} s, {disturbances} disturbances", flush=True)
        except BaseException:
            evening.save_screenshots(options.pictures)
            print(*evening.history[-20:], f"screenshots: {options.pictures}", sep="\n", file=sys.stderr)
            raise
        errors = evening.errors()
        evening.close()
        browser.close()
    print(*errors, f"{len(errors)} errors in the consoles", sep="\n")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
