"""How quickly the page is there, and how smoothly cards move, in a real Chromium.

    python bench/page.py [--rounds 5]

first visit    bytes over the wire for a fresh browser, and the time until a game can be begun, with a processor four
               times as slow and a network of 10 Mbit/s and 40 ms
a move         how many frames pass between the arrival of an event and the first change of the page
a deal         how many frames are dropped while a whole deal of UNO for eight flies over the table
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
SLOWER = 4
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)

WATCH = """
(() => {
  const seen = (window.seen = { frames: [], moves: [] });
  let waiting = null, last = 0;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (String(data).startsWith('{"type":"news"')) waiting ??= { at: performance.now(), frames: 0 };
      });
    }
  };
  new MutationObserver(() => {
    if (waiting && !waiting.drawn) waiting.drawn = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = (now) => {
    if (last) seen.frames.push(now - last);
    last = now;
    if (waiting) {
      waiting.frames += 1;
      if (waiting.drawn) { seen.moves.push([waiting.frames, now - waiting.at]); waiting = null; }
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
"""


def first_visit(browser: Browser, address: str) -> tuple[float, float]:
    """Kilobytes, and seconds until the first game can be begun."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    page.locator("main .btn.primary:enabled, .oak .btn.primary:enabled").first.wait_for()
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(came) / 1024, ready / 1000


def at_table(browser: Browser, address: str, seats: int) -> Page:
    """A page with a game of UNO before us, that counts what it does."""
    context = browser.new_context(viewport=DESKTOP, base_url=address, locale="en")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.request.post("/api/guest", data={"name": "Ada"})
    data = {"game": "uno", "seats": seats, "bots": ["beginner"] * (seats - 1), "pace": 300}
    link = page.request.post("/api/tables", data=data).json()["link"]
    page.goto(link)
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).wait_for()
    return page


def moves_and_frames(browser: Browser, address: str) -> dict[str, Any]:
    page = at_table(browser, address, 8)
    page.evaluate("seen.frames.length = seen.moves.length = 0")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_timeout(2500)
    dealt = page.evaluate("seen.frames.slice()")
    page.wait_for_timeout(4000)
    moves = page.evaluate("seen.moves")
    page.context.close()
    usual = statistics.median(dealt)
    return {
        "frames of the deal": len(dealt),
        "dropped": sum(round(frame / usual) - 1 for frame in dealt if frame > 1.5 * usual),
        "longest frame ms": round(max(dealt), 1),
        "events": len(moves),
        "frames to the first change": sorted(frames for frames, _ in moves),
        "ms to the first change": round(statistics.median(ms for _, ms in moves), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    folder = Path(tempfile.mkdtemp(prefix="tischlein-page-"))
    command = [sys.executable, "-m", "tischlein", "serve", "--port", "0", "--database", f"sqlite:///{folder / 't.db'}"]
    server = subprocess.Popen([*command, "--key-file", str(folder / "key")], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        told = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
        assert told is not None
        address = f"http://127.0.0.1:{told[1]}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            visits = [first_visit(browser, address) for _ in range(rounds)]
            result: dict[str, Any] = {
                "first visit KB": round(visits[0][0], 1),
                "first visit s": [round(seconds, 2) for _, seconds in visits],
                **moves_and_frames(browser, address),
            }
            browser.close()
        print(json.dumps(result, indent=2))
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
