"""Somebody before the page: looks, clicks, types, and hears what a screen reader would say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

HOUSE = Path(__file__).parents[2]
AXE = HOUSE / "web" / "node_modules" / "axe-core" / "axe.min.js"
SECONDS = 30
"""Until something has to be seen, on the slowest machine."""
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Person:
    """A browser of one's own, with cookies and keys. `complaints` is what the browser itself found wrong."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        phone: bool = False,
        lang: str = "en",
        motion: bool = False,
        dark: bool = False,
        worker: bool = True,
    ) -> None:
        self.name = name
        self.address = address
        self.complaints: list[str] = []
        self._context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            base_url=address,
            service_workers="allow" if worker else "block",
        )
        self._context.set_default_timeout(SECONDS * 1000)
        self.page: Page = self._context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.name}: {message.text}")

    def introduce(self) -> None:
        """Say what we are called, as the page does it once."""
        answer = self._context.request.post("/api/guest", data={"name": self.name})
        assert answer.ok, answer.text()

    def open_table(self, game: str, seats: int, bots: int | None = None, **setup: Any) -> str:
        """Open a table and keep its keys as the page does; gives the link for others."""
        levels = ["beginner"] * (seats - 1 if bots is None else bots)
        data = {"game": game, "seats": seats, "bots": levels, "pace": 0, "window": 0} | setup
        answer = self._context.request.post("/api/tables", data=data)
        assert answer.ok, answer.text()
        return str(answer.json()["link"])

    def go_home(self) -> None:
        self._context.close()

    def faults(self) -> list[str]:
        """What axe finds wrong with the page for people who see, hear or move otherwise."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {
            "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
            # On trial in axe. It reads a card as words, "9 9", and misses them in its name, "red 9".
            "rules": {"label-content-name-mismatch": {"enabled": False}},
        }
        found = self.page.evaluate("rules => axe.run(document, rules)", rules)
        return [f"{fault['id']}: {fault['nodes'][0]['html'][:200]}" for fault in found["violations"]]

    def sideways(self) -> int:
        """By how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
