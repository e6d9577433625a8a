"""Measure how fast the page loads and how smoothly cards move, in a real Chromium.

    python bench/page.py [--rounds 5]

first visit    bytes over the wire for a fresh browser, and the time until a game can be begun, with a processor four
               times as slow and a network of 10 Mbit/s and 40 ms
a move         how many frames pass between the arrival of an event and the first change of the page
a deal         how many frames are dropped while a whole deal of UNO for eight flies over the table, from the first card
               that moves to the last that has landed
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.local_server import running_server

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), ""
)
NETWORK = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
SLOWER = 4
FRAME = 1000 / 60
PHONE = ViewportSize(width=390, height=844)
DESKTOP = ViewportSize(width=1280, height=800)

WATCH = """
(() => {
  const seen = (window.seen = { frames: [], moves: [], most: 0 });
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
    const flyers = document.querySelectorAll(".flyer");
    const flying = flyers[0]?.getAnimations()[0]?.pending === false;
    if (last && flying) seen.frames.push(now - last);
    if (!flying && last) seen.landed ??= seen.frames.length;
    seen.most = Math.max(seen.most, flyers.length);
    last = flying ? now : 0;
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
    """Return the kilobytes loaded, and the seconds until a game can be started."""
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


def begun(browser: Browser, address: str, pace: int, milliseconds: int) -> dict[str, Any]:
    """Return what a page counted in the given time after a game of UNO for eight started."""
    context = browser.new_context(viewport=DESKTOP, base_url=address, locale="en")
    page = context.new_page()
    page.add_init_script(WATCH)
    page.request.post("/api/guest", data={"name": "Ada"})
    data = {"game": "uno", "seats": 8, "bots": ["beginner"] * 7, "pace": pace}
    page.goto(page.request.post("/api/tables", data=data).json()["link"])
    page.get_by_role("button", name="Sit down", exact=True).click()
    begin = page.get_by_role("button", name="Begin", exact=True)
    begin.wait_for()
    page.evaluate("seen.frames.length = seen.moves.length = 0")
    begin.click()
    page.wait_for_timeout(milliseconds)
    seen: dict[str, Any] = page.evaluate("seen")
    context.close()
    return seen


def deals(browser: Browser, address: str, rounds: int) -> dict[str, Any]:
    seen = [begun(browser, address, pace=3000, milliseconds=2500) for _ in range(rounds)]
    frames = [one["frames"][: one["landed"]] for one in seen]
    return {
        "cards that fly": [one["most"] for one in seen],
        "frames of a deal": [len(dealt) for dealt in frames],
        "of these dropped": [sum(round(frame / FRAME) - 1 for frame in dealt) for dealt in frames],
        "longest frame ms": [round(max(dealt), 1) for dealt in frames],
    }


def moves(browser: Browser, address: str, rounds: int) -> dict[str, Any]:
    seen = [move for _ in range(rounds) for move in begun(browser, address, pace=300, milliseconds=6000)["moves"]]
    return {
        "events": len(seen),
        "frames to the first change": dict(sorted(Counter(frames for frames, _ in seen).items())),
        "ms to the first change": round(statistics.median(ms for _, ms in seen), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        visits = [first_visit(browser, address) for _ in range(rounds)]
        result: dict[str, Any] = {
            "first visit KB": round(visits[0][0], 1),
            "first visit s": [round(seconds, 2) for _, seconds in visits],
            **deals(browser, address, rounds),
            **moves(browser, address, rounds),
        }
        browser.close()
    for name, figure in result.items():
        print(f"{name:28}{figure}")


if __name__ == "__main__":
    main()
