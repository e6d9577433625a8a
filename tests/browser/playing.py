"""Three ways to play a whole game without knowing its rules: by pointer, by keyboard, and by screen reader."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import NewUser
from tests.browser.user import BrowserUser
from tischlein import Table, games
from tischlein.core.series import Series

MAX_SECONDS = 600
"""More than any game takes on the slowest machine."""
CLICK_TIMEOUT = 5000
"""Milliseconds for one click: on a busy machine it may take two seconds until the target has stopped moving."""
CHOICE_BUTTONS = ".choice .answers button"
LEGAL_CARDS = ".hand-card:has(> .card.legal)"
ACTION_BUTTONS = ".action-bar .actions .btn:enabled:not(.sort):not(.undo):not([aria-pressed])"
TAKE_NOTE = ".take-note"
"""Says for a moment who takes the cards on the table; a tap or a key goes on."""
NOWHERE = (1, 1)
"""A point of the window without anything to press."""
CLOSE_END = ".end-panel .go"
"""Closes the panel at the end of a round, which covers the table."""
RESULT = "See result"
PLAY_BY_SOCKET = """([table, host]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => {
    send({ type: "hello", version: 1, keys: [host] });
    send({ type: "start-game", id: "start" });
  };
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).kind !== "game-ended") return;
    socket.close();
    done();
  };
})"""
"""Start the game and wait for its end."""
Player = Callable[[Page], bool]
"""Makes one move, if possible, and returns whether it did."""


def single_games() -> list[str]:
    """Return the games that are not series."""
    return [game for game, info in games().items() if not isinstance(Table(game, info.seats[0], 1).state, Series)]


def sit_down(user: BrowserUser, game: str = "uno", seats: int = 2, **setup: Any) -> str:
    """Start a game with computer players and return the id of its table."""
    user.register_name()
    link = user.open_table(game, seats, **setup)
    user.page.goto(link)
    for button in ("Sit down", "Start"):
        user.page.get_by_role("button", name=button, exact=True).click()
    expect(user.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    return link[3:].partition("#")[0]


def play_out_bots(user: BrowserUser, game: str, seats: int, **setup: object) -> tuple[str, str]:
    """Let computer players finish a game; return the path of its table and the invitation."""
    user.register_name()
    data = {"game": game, "seats": seats, "bots": ["greedy"] * seats, "pace": 0, "window": 0, "spectators": True}
    opened = user.page.request.post("/api/tables", data=data | setup).json()
    user.page.goto("/rules")
    user.page.evaluate(PLAY_BY_SOCKET, [opened["id"], opened["host"]])
    return f"/t/{opened['id']}", opened["invitation"]


def gather_players(new_user: NewUser, game: str, count: int) -> list[BrowserUser]:
    """Open a table as the first user; let the others join it from the lobby, the last of them on a phone."""
    names = [f"Ada {game}"[:24], "Bo", "Cleo", "Dan"][:count]
    users = [new_user(name, phone=name == names[-1]) for name in names]
    for user in users:
        user.register_name()
    host = users[0].page
    host.goto(users[0].open_table(game, count + 1, 1, public=True))
    host.get_by_role("button", name="Sit down").click()
    for guest in users[1:]:
        guest.page.goto("/")
        guest.page.get_by_role("listitem").filter(has_text=names[0]).get_by_role("button", name="Sit down").click()
        expect(guest.page.get_by_role("heading", name="Who’s playing?")).to_be_visible()
    host.get_by_role("button", name="Start", exact=True).click()
    return users


def play_by_pointer(page: Page) -> bool:
    """Click a choice, a legal card or an action button; return whether there was one."""
    if page.locator(TAKE_NOTE).count() > 0:
        page.mouse.click(*NOWHERE)
    for selector in (CLOSE_END, CHOICE_BUTTONS, LEGAL_CARDS, ACTION_BUTTONS):
        found = page.locator(selector)
        if found.count() > 0:
            return click_near_edge(found.first)
    return False


def click_near_edge(target: Locator) -> bool:
    """Click near the left edge, the only visible part of a card in a fan; return false if the target is gone."""
    with suppress(PlaywrightTimeout):
        target.click(position={"x": 14, "y": 20}, timeout=CLICK_TIMEOUT)
        return True
    return False


def play_by_keyboard(page: Page) -> bool:
    """Play with Tab, arrows and Enter; return whether there was anything to do."""
    if page.locator(TAKE_NOTE).count() > 0:
        page.keyboard.press("Escape")
    if page.locator(CLOSE_END).count() > 0:
        return _press_in(page, CLOSE_END)
    if page.locator(CHOICE_BUTTONS).count() > 0:
        return _press_in(page, ".choice")
    if page.locator(LEGAL_CARDS).count() > 0:
        return _press_in(page, ".hand") if not _in_hand(page) else _play_card(page)
    if page.locator(ACTION_BUTTONS).count() > 0:
        return _press_in(page, ".action-bar")
    return False


def _has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("at => Boolean(document.activeElement?.closest(at)?.matches(at))", selector))


def _in_hand(page: Page) -> bool:
    return _has_focus(page, ".hand")


def _press_in(page: Page, selector: str) -> bool:
    """Tab to an element and press it, except for a hand, where a card has to be chosen first.

    Returns false if the element disappeared meanwhile. If the keyboard can never reach it, the game does not end.
    """
    for _ in range(60):
        if _has_focus(page, selector) and (selector == ".hand" or _is_useful(page)):
            if selector != ".hand":
                page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    return False


def _is_useful(page: Page) -> bool:
    """Return whether the focus is on a button that makes a move: not on a close button, nor on one that sorts."""
    return bool(
        page.evaluate("!document.activeElement.matches('header *, .sort, .undo, .open, [aria-pressed], :disabled')")
    )


def _play_card(page: Page) -> bool:
    """Walk along the hand to a legal card and play it; return false if there is none any more."""
    page.keyboard.press("Home")
    for _ in range(page.locator(".hand-card").count()):
        if page.evaluate("Boolean(document.activeElement.closest('.hand-card')?.querySelector('.card.legal'))"):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("ArrowRight")
    return False


def play_by_screen_reader(page: Page) -> bool:
    """Play from the accessibility tree alone: by the names of buttons, not by their looks or positions."""
    tree = page.locator("main").aria_snapshot()
    if 'button "Continue"' in tree:
        return _press(page, "Continue")
    for _, group in re.findall(r"^( *)- group[^\n]*\n((?:\1  .*\n?)+)", tree, re.MULTILINE):
        answers = re.findall(r'button "([^"]+)"', group)
        if "Put back" in answers:
            return _press(page, next(name for name in answers if name != "Put back"))
    playable = re.findall(r'button "([^"]+, can be played)"', tree)
    words = re.findall(r'button "((?:Draw|Keep|Pass|Accept|Challenge|Take|red|green|blue|yellow))"', tree)
    return any(_press(page, name) for name in (playable + words)[:1])


def _press(page: Page, name: str) -> bool:
    """Press a button without a pointer, as a screen reader does; return false if it is gone."""
    with suppress(PlaywrightTimeout):
        page.get_by_role("button", name=name, exact=True).first.dispatch_event("click", timeout=CLICK_TIMEOUT)
        return True
    return False


def play_to_end(players: list[tuple[BrowserUser, Player]]) -> None:
    """Let every user play in a given way until the game is over."""
    first, _ = players[0]
    end = time.monotonic() + MAX_SECONDS
    while not first.page.get_by_role("button", name=RESULT).is_visible():
        assert time.monotonic() < end, "the game does not end"
        moved = [player(user.page) for user, player in players]
        if not any(moved):
            first.page.wait_for_timeout(20)


def play_until(page: Page, target: Locator, player: Player = play_by_pointer) -> None:
    """Play until an element appears."""
    end = time.monotonic() + MAX_SECONDS
    while target.count() == 0:
        assert time.monotonic() < end, f"{target} does not appear"
        if not player(page):
            page.wait_for_timeout(20)
