"""Render the icons in public/icons from public/icon.svg, for systems that need bitmaps: `python tools/icons.py`.

Needs Playwright and a Chromium (CHROMIUM, or /usr/bin/chromium). Full squares are for systems that round the corners
themselves; the drawing keeps away from the corners.
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "public"
SIZES = {"192.png": (192, None), "512.png": (512, None), "maskable.png": (512, 0.72), "apple.png": (180, 0.86)}
"""Pixels by file name, and the scale of the drawing in a full square."""


def render_svg(scale: float | None) -> str:
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if scale is None:
        return svg
    scaled = f'transform="translate(32 32) scale({scale}) translate(-32 -31)"'
    return svg.replace(' rx="14"', "", 1).replace('id="table"', scaled, 1)


def main() -> None:
    with sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, scale) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{render_svg(scale)}")
            page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
