"""A user of the page, with a browser context of Playwright."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TIMEOUT = 30
"""Seconds until something has to be visible, on the slowest machine."""
LATE_PRELOAD = "was preloaded using link preload but not used within a few seconds"
"""What Chromium says on a busy machine, where scripts take that long to run."""
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class BrowserUser:
    """A browser context with cookies and keys. `errors` collects errors and warnings of the browser console."""

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
        self.errors: list[str] = []
        self._context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            base_url=address,
            service_workers="allow" if worker else "block",
        )
        self._context.set_default_timeout(TIMEOUT * 1000)
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """Open a page, on which the user acts from now on."""
        self.page = self._context.new_page()
        self.page.on("console", self._collect)
        self.page.on("pageerror", lambda error: self.errors.append(f"{self.name}: {error}"))
        return self.page

    def _collect(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and LATE_PRELOAD not in message.text:
            self.errors.append(f"{self.name}: {message.text}")

    def register_name(self) -> None:
        """Register the name with the server, as the page does once."""
        response = self._context.request.post("/api/guest", data={"name": self.name})
        assert response.ok, response.text()

    def open_table(self, game: str, seats: int, bots: int | None = None, **setup: Any) -> str:
        """Open a table and return its invitation link."""
        levels = ["beginner"] * (seats - 1 if bots is None else bots)
        data = {"game": game, "seats": seats, "bots": levels, "pace": 0, "window": 0} | setup
        response = self._context.request.post("/api/tables", data=data)
        assert response.ok, response.text()
        return str(response.json()["link"])

    def close(self) -> None:
        self._context.close()

    def accessibility_violations(self) -> list[str]:
        """Return the accessibility violations that axe finds in the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {
            "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
            # Experimental in axe: it compares the text of a card, "9 9", with its name, "red 9".
            "rules": {"label-content-name-mismatch": {"enabled": False}},
        }
        found = self.page.evaluate("rules => axe.run(document, rules)", rules)
        return [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in found["violations"]]

    def horizontal_overflow(self) -> int:
        """Return by how many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))
