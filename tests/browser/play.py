"""Three ways to play a whole game: by pointer, by keys alone, and by what a screen reader says. None knows any rule."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Come
from tests.browser.person import Person
from tischlein import Table, games
from tischlein.core.series import Series

BOUND = 600
"""Seconds; more than any game takes on the slowest machine."""
PATIENCE = 5000
"""Milliseconds for one click: on a busy machine it takes one or two seconds until nothing moves under the pointer."""
ANSWERS = ".choice .answers button"
LEGAL = ".held:has(> .card.legal)"
WORDS = ".line .do .btn:enabled:not(.sort):not([aria-pressed])"
RESULT = "To the result"
PLAY_BY_SOCKET = """([table, host]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => {
    send({ type: "hello", version: 1, keys: [host] });
    send({ type: "start", id: "start" });
  };
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).what !== "ended") return;
    socket.close();
    done();
  };
})"""
"""Begin, and wait for the end."""
Way = Callable[[Page], bool]


def single_games() -> list[str]:
    """List the games that are no series."""
    return [game for game, info in games().items() if not isinstance(Table(game, info.seats[0], 1).state, Series)]


def sit_down(person: Person, game: str = "uno", seats: int = 2, **setup: Any) -> str:
    """At a table with computer players, in the middle of a game; its id."""
    person.introduce()
    link = person.open_table(game, seats, **setup)
    person.page.goto(link)
    for button in ("Sit down", "Start"):
        person.page.get_by_role("button", name=button, exact=True).click()
    expect(person.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    return link[3:].partition("#")[0]


def played(person: Person, game: str, seats: int, **setup: object) -> tuple[str, str]:
    """A game of computer players, to its end; where it can be seen, and the invitation."""
    person.introduce()
    data = {"game": game, "seats": seats, "bots": ["greedy"] * seats, "pace": 0, "window": 0, "spectators": True}
    opened = person.page.request.post("/api/tables", data=data | setup).json()
    person.page.goto("/rules")
    person.page.evaluate(PLAY_BY_SOCKET, [opened["id"], opened["host"]])
    return f"/t/{opened['id']}", opened["invitation"]


def gather(come: Come, game: str, people: int) -> list[Person]:
    """The first opens a table, the others find it in the lobby and sit down, the last of them on a phone."""
    names = [f"Ada {game}"[:24], "Bo", "Cleo", "Dan"][:people]
    everybody = [come(name, phone=name == names[-1]) for name in names]
    for person in everybody:
        person.introduce()
    host = everybody[0].page
    host.goto(everybody[0].open_table(game, people + 1, 1, public=True))
    host.get_by_role("button", name="Sit down").click()
    for guest in everybody[1:]:
        guest.page.goto("/")
        guest.page.get_by_role("listitem").filter(has_text=names[0]).get_by_role("button", name="Sit down").click()
        expect(guest.page.get_by_role("heading", name="Who’s playing?")).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    return everybody


def by_pointer(page: Page) -> bool:
    """Touch what is lifted, answer what is asked, say what can be said; whether there was anything to do."""
    for wanted in (ANSWERS, LEGAL, WORDS):
        found = page.locator(wanted)
        if found.count() > 0:
            return touch(found.first)
    return False


def touch(target: Locator) -> bool:
    """Near its left edge: of a card that is all one sees in a fan. Somebody else may have been quicker."""
    with suppress(TooLate):
        target.click(position={"x": 14, "y": 20}, timeout=PATIENCE)
        return True
    return False


def by_keys(page: Page) -> bool:
    """Tab, arrows, Enter and the letters of words; what has the focus is known from what it is called."""
    if page.locator(ANSWERS).count() > 0:
        return _enter(page, ".choice")
    if page.locator(LEGAL).count() > 0:
        return _enter(page, ".hand") if not _in_hand(page) else _play(page)
    if page.locator(WORDS).count() > 0:
        return _enter(page, ".line")
    return False


def _focus(page: Page, inside: str) -> bool:
    return bool(page.evaluate("at => Boolean(document.activeElement?.closest(at)?.matches(at))", inside))


def _in_hand(page: Page) -> bool:
    return _focus(page, ".hand")


def _enter(page: Page, place: str) -> bool:
    """Go there, and press what has the focus unless it is a card, which is chosen first.

    Nothing is found if the table went on meanwhile: then one looks again. What keys never reach ends no game.
    """
    for _ in range(60):
        if _focus(page, place) and (place == ".hand" or _useful(page)):
            if place != ".hand":
                page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    return False


def _useful(page: Page) -> bool:
    """Not the cross of a slip, nor a button that only sorts."""
    return bool(page.evaluate("!document.activeElement.matches('header *, .sort, [aria-pressed], :disabled')"))


def _play(page: Page) -> bool:
    """Once along the hand to a card that fits; it may have been the table's turn to go on, as above."""
    page.keyboard.press("Home")
    for _ in range(page.locator(".held").count()):
        if page.evaluate("Boolean(document.activeElement.closest('.held')?.querySelector('.card.legal'))"):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("ArrowRight")
    return False


def by_ear(page: Page) -> bool:
    """From the accessibility tree alone: names of buttons, and nothing of how they look or where they are."""
    tree = page.locator("main").aria_snapshot()
    for _, inside in re.findall(r"^( *)- group[^\n]*\n((?:\1  .*\n?)+)", tree, re.MULTILINE):
        answers = re.findall(r'button "([^"]+)"', inside)
        if "Put back" in answers:
            return _press(page, next(name for name in answers if name != "Put back"))
    fitting = re.findall(r'button "([^"]+, can be played)"', tree)
    words = re.findall(r'button "((?:Draw|Keep|Pass|Accept|Challenge|Take|red|green|blue|yellow))"', tree)
    return any(_press(page, name) for name in (fitting + words)[:1])


def _press(page: Page, name: str) -> bool:
    """As a screen reader does it, which has no pointer; it may be gone by now."""
    with suppress(TooLate):
        page.get_by_role("button", name=name, exact=True).first.dispatch_event("click", timeout=PATIENCE)
        return True
    return False


def play_out(players: list[tuple[Person, Way]]) -> None:
    """Everybody plays on in their own way until the table says that the game is over."""
    first, _ = players[0]
    end = time.monotonic() + BOUND
    while not first.page.get_by_role("button", name=RESULT).is_visible():
        assert time.monotonic() < end, "the game does not end"
        done = [way(person.page) for person, way in players]
        if not any(done):
            first.page.wait_for_timeout(20)


def play_until(page: Page, wanted: Locator, way: Way = by_pointer) -> None:
    """Play on until something is seen."""
    end = time.monotonic() + BOUND
    while wanted.count() == 0:
        assert time.monotonic() < end, f"{wanted} does not come"
        if not way(page):
            page.wait_for_timeout(20)
