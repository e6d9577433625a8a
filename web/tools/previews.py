"""Render public/previews, the pictures in link previews, from the drawings of the page: `python tools/previews.py URL`.

URL is a running server with a built page. There is one picture for each box that has a tile on the start page, and a
general one. Needs Playwright and a Chromium (CHROMIUM, or /usr/bin/chromium).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "public" / "previews"
WIDTH, HEIGHT = 1200, 630
QUALITY = 82
COMPOSE = """
([ids, wide]) => {
  const pictures = ids.map((id) => document.querySelector(`input[name=game][value="${id}"]`).closest("label"))
    .map((label) => label.querySelector(".picture").cloneNode(true));
  const board = document.createElement("div");
  board.className = "oak";
  Object.assign(board.style, { position: "fixed", inset: 0, zIndex: 99, display: "grid", gap: "20px", padding: "28px",
    gridTemplateColumns: wide ? "repeat(3, 1fr)" : "1fr", gridTemplateRows: wide ? "1fr 1fr" : "1fr" });
  for (const picture of pictures) {
    Object.assign(picture.style, { borderRadius: "22px", width: "100%", height: "100%" });
    board.append(picture);
  }
  const name = document.createElement("p");
  name.textContent = "Tischlein";
  Object.assign(name.style, { position: "absolute", margin: 0, padding: "4px 20px 9px",
    ...(wide ? { left: "50%", top: "50%", translate: "-50% -50%" } : { left: "56px", top: "52px" }),
    font: `600 ${wide ? 60 : 44}px/1.1 var(--serif)`, color: "var(--ink)", background: "var(--paper)",
    borderRadius: "18px", boxShadow: "var(--sh-2)" });
  board.append(name);
  document.getElementById("preview")?.remove();
  board.id = "preview";
  document.body.append(board);
}
"""


def boxes(page: Page) -> dict[str, str]:
    """Return the first game on the start page for each rulebook."""
    tiles = page.eval_on_selector_all("input[name=game]", "tiles => tiles.map((tile) => tile.value)")
    catalog = page.evaluate("async () => (await fetch('/api/games')).json()")
    books = {game["id"]: game["rulebook"] for game in catalog["games"]}
    return {books[tile]: tile for tile in reversed(tiles)}


def main(address: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True, locale="en", color_scheme="light"
        )
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("label:last-child > .picture .card", state="attached")
        first = boxes(page)
        tiles = page.eval_on_selector_all("input[name=game]", "tiles => tiles.map((tile) => tile.value)")
        for name, games in {**{book: [game] for book, game in first.items()}, "tischlein": tiles[:6]}.items():
            page.evaluate(COMPOSE, [games, len(games) > 1])
            page.evaluate("document.fonts.ready")
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765")
