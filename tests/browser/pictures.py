"""Photograph every game for docs/look.md, which tools/pages.py writes, and film one for the README: `make pictures`."""

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
from tests.browser.film import Film
from tests.browser.play import ANSWERS, LEGAL, WORDS, single_games
from tests.server.live.process import Server
from tischlein.server import wire

HOUSE = Path(__file__).parents[2]
FOLDER = HOUSE / "docs" / "pictures"
SIZES = {"phone": (390, 844, 2), "desktop": (1280, 800, 1), "tv": (1920, 1080, 1)}
TURNS = 5
"""How many own turns are played before the picture is taken."""
SEATS = 4
FILM = "film"
"""The argument that asks for the film, beside the names of games."""
FILM_WIDTH = 960
FILM_TURNS = 3
"""How many turns of the person are filmed."""


def play(port: int, table: str, key: str, turns: int, seed: int) -> None:
    """Make some moves on a seat by a second socket, until it is asked once more."""
    rng = random.Random(seed)
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": wire.VERSION, "keys": [key]}))
        for number in range(400):
            frame = json.loads(socket.recv(timeout=60))
            told = frame.get("view") or frame
            moves, waiting = [move["text"] for move in told.get("moves") or []], told.get("waiting", [])
            if frame.get("over") or not moves or not any(ask["must"] for ask in waiting):
                continue
            if turns == 0:
                return
            turns -= 1
            socket.send(json.dumps({"type": "move", "id": f"m{seed}-{number}", "move": rng.choice(moves)}))


def shoot(page: Page, path: Path) -> None:
    """As WebP, which is small; Playwright itself writes only PNG and JPEG."""
    page.wait_for_timeout(1200)  # cards have come to lie, fonts are there
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 62})
    path.write_bytes(base64.b64decode(shot["data"]))


def photograph(server: Server, page: Page, game: str, seed: int) -> str:
    """Sit at a table of the game with three computer players; its name."""
    data = {"game": game, "seats": SEATS, "bots": ["medium"] * (SEATS - 1), "pace": 0, "window": 0, "spectators": True}
    page.request.post("/api/guest", data={"name": "Ada"})
    opened = page.request.post("/api/tables", data=data).json()
    page.goto(opened["link"])
    for button in ("Sit down", "Start"):
        page.get_by_role("button", name=button, exact=True).click()
    page.locator("[data-zone^='hand.']").first.wait_for()
    kept = page.evaluate("table => JSON.parse(localStorage.getItem('table.' + table))", opened["id"])
    play(server.port, opened["id"], kept["seats"][0], TURNS, seed)
    return str(opened["id"])


def film_game(server: Server, browser: Browser, path: Path) -> None:
    """Film a game of UNO, starting with the deal: a person with a pointer against three computer players."""
    width, height, _ = SIZES["desktop"]
    page = browser.new_page(
        base_url=f"http://127.0.0.1:{server.port}",
        locale="en",
        viewport=ViewportSize(width=width, height=height),
        service_workers="block",
    )
    film = Film(page, FILM_WIDTH)
    page.request.post("/api/guest", data={"name": "Ada"})
    data = {"game": "uno", "seats": SEATS, "bots": ["medium"] * (SEATS - 1), "pace": 0, "window": 0}
    page.goto(page.request.post("/api/tables", data=data).json()["link"])
    for button in ("Sit down", "Start"):
        film.wait_for(page.get_by_role("button", name=button, exact=True)).click()
    film.wait_for(page.locator("[data-zone^='hand.']"))
    film.place_pointer(width * 0.42, height * 0.62)
    film.roll(1500)
    turn = page.locator(f"{LEGAL}, {WORDS}")
    for number in range(FILM_TURNS):
        film.roll_until(turn)
        film.roll(500)
        take_turn(film, wild=number > 0)
    film.roll_until(turn)
    film.roll(500)
    film.save(path)
    page.context.close()


def take_turn(film: Film, wild: bool) -> None:
    """Play a card that fits, if possible a wild one where `wild` asks for it, and name a colour; draw if none fits."""
    legal, answers = film.page.locator(LEGAL), film.page.locator(ANSWERS)
    special = film.page.locator(f"{LEGAL}[data-card='W']")
    if legal.count() == 0:
        film.click(film.page.locator(WORDS).first, 30, 20)
        film.roll(1000)
        if legal.count() == 0:
            return
    film.click(special.first if wild and special.count() > 0 else legal.first, 20, 60)
    film.roll(500)
    if answers.count() > 0:
        film.roll(500)
        film.click(answers.first, 60, 30)
        film.roll(500)


def main(wanted: list[str]) -> None:
    program = find_chromium()
    if program is None:
        sys.exit("There is no Chromium on this machine.")
    FOLDER.mkdir(exist_ok=True)
    directory = Path(tempfile.mkdtemp(prefix="tischlein-pictures-"))
    try:
        with Server(directory, module="tests.server.live.seeded") as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            if FILM in wanted:  # first, so that its cards do not depend on the other pictures
                film_game(server, browser, FOLDER / "uno-game.webp")
            for seed, game in enumerate(game for game in wanted if game != FILM):
                context = browser.new_context(base_url=f"http://127.0.0.1:{server.port}", locale="en")
                page = context.new_page()
                table = photograph(server, page, game, seed)
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
                    shoot(shown, FOLDER / f"{game}-{size}.webp")
                    other.close()
                context.close()
            browser.close()
    finally:
        shutil.rmtree(directory)
    subprocess.run([sys.executable, HOUSE / "tools" / "pages.py"], check=True)


if __name__ == "__main__":
    main(sys.argv[1:] or [FILM, *single_games()])
