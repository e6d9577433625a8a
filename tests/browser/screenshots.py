"""Screenshots for docs/look.md, which tools/pages.py writes, and a recording for the README: `make pictures`."""

from __future__ import annotations

import base64
import json
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from websockets.sync.client import connect

from tests.browser.conftest import find_chromium
from tests.browser.playing import ACTION_BUTTONS, CHOICE_BUTTONS, LEGAL_CARDS, single_games
from tests.browser.recording import Recording
from tests.server.live.process import Server
from tischlein.server import messages

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
SIZES = {"phone": (390, 844, 2), "desktop": (1280, 800, 1), "tv": (1920, 1080, 1)}
TURNS = 5
"""How many turns the user plays before the screenshot is taken."""
SEATS = 4
RECORDING = "recording"
"""The argument that requests the recording; other arguments are games."""
RECORDING_WIDTH = 960
RECORDED_TURNS = 3
"""How many turns of the user are recorded."""


def play(port: int, table: str, key: str, turns: int, seed: int) -> None:
    """Play some turns on a seat over a second socket, until it has to move again."""
    rng = random.Random(seed)
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": messages.VERSION, "keys": [key]}))
        for number in range(400):
            frame = json.loads(socket.recv(timeout=60))
            view = frame.get("view") or frame
            moves, waiting = [move["text"] for move in view.get("moves") or []], view.get("waiting", [])
            if frame.get("over") or not moves or not any(ask["must"] for ask in waiting):
                continue
            if turns == 0:
                return
            turns -= 1
            socket.send(json.dumps({"type": "make-move", "id": f"m{seed}-{number}", "move": rng.choice(moves)}))


def save_screenshot(page: Page, path: Path) -> None:
    """Save a screenshot as WebP, which is small; Playwright supports only PNG and JPEG."""
    page.wait_for_timeout(1200)  # animations have ended, fonts are loaded
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 62})
    path.write_bytes(base64.b64decode(shot["data"]))


def start_game(server: Server, page: Page, game: str, seed: int) -> str:
    """Start a game with three computer players, play some turns and return the id of the table."""
    data = {"game": game, "seats": SEATS, "bots": ["medium"] * (SEATS - 1), "pace": 0, "window": 0, "spectators": True}
    page.request.post("/api/guest", data={"name": "Ada"})
    opened = page.request.post("/api/tables", data=data).json()
    page.goto(opened["link"])
    for button in ("Sit down", "Start"):
        page.get_by_role("button", name=button, exact=True).click()
    page.locator("[data-zone^='hand.']").first.wait_for()
    keys = page.evaluate("table => JSON.parse(localStorage.getItem('table.' + table))", opened["id"])
    play(server.port, opened["id"], keys["seats"][0], TURNS, seed)
    return str(opened["id"])


def record_game(server: Server, browser: Browser, path: Path) -> None:
    """Record a game of UNO from the deal on: a user with a pointer against three computer players."""
    width, height, _ = SIZES["desktop"]
    page = browser.new_page(
        base_url=f"http://127.0.0.1:{server.port}",
        locale="en",
        viewport=ViewportSize(width=width, height=height),
        service_workers="block",
    )
    recording = Recording(page, RECORDING_WIDTH)
    page.request.post("/api/guest", data={"name": "Ada"})
    data = {"game": "uno", "seats": SEATS, "bots": ["medium"] * (SEATS - 1), "pace": 0, "window": 0}
    page.goto(page.request.post("/api/tables", data=data).json()["link"])
    for button in ("Sit down", "Start"):
        recording.wait_for(page.get_by_role("button", name=button, exact=True)).click()
    recording.wait_for(page.locator("[data-zone^='hand.']"))
    recording.set_pointer(width * 0.42, height * 0.62)
    recording.record(1500)
    turn = page.locator(f"{LEGAL_CARDS}, {ACTION_BUTTONS}")
    for number in range(RECORDED_TURNS):
        recording.record_until(turn)
        recording.record(500)
        take_turn(recording, wild=number > 0)
    recording.record_until(turn)
    recording.record(500)
    recording.save(path)
    page.context.close()


def take_turn(recording: Recording, wild: bool) -> None:
    """Play a legal card, preferably a wild one if `wild` is set, and choose a colour; draw if there is none."""
    legal, answers = recording.page.locator(LEGAL_CARDS), recording.page.locator(CHOICE_BUTTONS)
    special = recording.page.locator(f"{LEGAL_CARDS}[data-card='W']")
    if legal.count() == 0:
        recording.click(recording.page.locator(ACTION_BUTTONS).first, 30, 20)
        recording.record(1000)
        if legal.count() == 0:
            return
    recording.click(special.first if wild and special.count() > 0 else legal.first, 20, 60)
    recording.record(500)
    if answers.count() > 0:
        recording.record(500)
        recording.click(answers.first, 60, 30)
        recording.record(500)


def main(wanted: list[str]) -> None:
    program = find_chromium()
    if program is None:
        sys.exit("There is no Chromium on this machine.")
    FOLDER.mkdir(exist_ok=True)
    directory = Path(tempfile.mkdtemp(prefix="tischlein-pictures-"))
    try:
        with Server(directory, module="tests.server.live.seeded") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            if RECORDING in wanted:  # first, so that its cards do not depend on the screenshots
                record_game(server, browser, FOLDER / "uno-game.webp")
            for seed, game in enumerate(game for game in wanted if game != RECORDING):
                context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en")
                page = context.new_page()
                table = start_game(server, page, game, seed)
                for size, (width, height, scale) in SIZES.items():
                    other = browser.new_context(
                        base_url=f"http://127.0.0.1:{server.port}",
                        locale="en",
                        viewport=ViewportSize(width=width, height=height),
                        device_scale_factor=scale,
                        storage_state=context.storage_state(),
                    )
                    shown = other.new_page()
                    shown.goto(f"/t/{table}" + ("/screen" if size == "tv" else ""))
                    shown.locator("[data-zone]").first.wait_for()
                    save_screenshot(shown, FOLDER / f"{game}-{size}.webp")
                    other.close()
                context.close()
            browser.close()
    finally:
        shutil.rmtree(directory)
    subprocess.run([sys.executable, ROOT / "tools" / "pages.py"], check=True)


if __name__ == "__main__":
    main(sys.argv[1:] or [RECORDING, *single_games()])
