"""Take screenshots of the gallery: `npm run samples && npm run gallery && python tools/screenshots.py [part …]`.

Needs Playwright and a Chromium (CHROMIUM, or /usr/bin/chromium). The pages are served with the Content-Security-Policy
of the server, and console messages are printed; there should be none.
"""

from __future__ import annotations

import os
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

from tischlein.games.registry import boxes

WEB = Path(__file__).resolve().parent.parent
FOLDER = WEB / "screenshots"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PARTS = {"look": [""], "states": [""], "pieces": [""]} | {deck: ["40", "96", "262"] for deck in (*boxes(), "french")}
VARIANTS = (("light", 1), ("dark", 1), ("light", 2))


class GalleryHandler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


def main(parts: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    screenshots = [(part, width) for part in parts or PARTS for width in PARTS[part]]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(GalleryHandler, directory=str(WEB / "dist-gallery")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for theme, density in VARIANTS:
            page = browser.new_page(viewport={"width": 1280, "height": 800}, device_scale_factor=density)
            page.on("console", lambda message: print(message.text))
            page.on("pageerror", lambda error: print(error.stack))
            for part, width in screenshots:
                if density > 1 and width == "262":
                    continue
                query = f"part={part}&theme={theme}&width={width}"
                page.goto(f"http://127.0.0.1:{server.server_port}/gallery.html?{query}")
                page.evaluate("document.fonts.ready")
                name = "-".join(word for word in (part, width, theme, "2x" * (density - 1)) if word)
                page.screenshot(path=FOLDER / f"{name}.png", full_page=True)
                print(FOLDER / f"{name}.png")
        browser.close()


main(sys.argv[1:])
