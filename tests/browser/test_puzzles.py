"""The daily deal and puzzles in a browser: played to the result that friends compare, and solved in three ways."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import (
    CLICK_TIMEOUT,
    CLOSE_END,
    LEGAL_CARDS,
    MAX_SECONDS,
    RESULT,
    click_near_edge,
    play_by_keyboard,
    play_by_pointer,
)
from tests.browser.user import BrowserUser
from tests.registered import brief
from tischlein.table.daily import daily_seats

DEAL = f'a[href^="/daily?game={brief()}&"]'
"""The deals of the game in the list; that of today comes first."""
COPY = "Copy the result"
PRACTICE = "Play again for practice"
FOUND = re.compile("Well found")


def hurry(page: Page) -> None:
    """Let computer players move at once, and reviews be quick."""

    def open_table(route: Route) -> None:
        setup = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(setup | {"pace": 0, "window": 0}))

    page.route("**/api/tables", open_table)
    page.route("**/review", lambda route: route.continue_(url=f"{route.request.url}?effort=quick"))


def play_to_result(page: Page, play: Callable[[Page], bool]) -> None:
    """Play until the game is over, and go on to its result."""
    result = page.get_by_role("button", name=RESULT)
    end = time.monotonic() + MAX_SECONDS
    while result.count() == 0:
        assert time.monotonic() < end, "the game does not end"
        if page.locator(CLOSE_END).count() > 0:
            page.locator(CLOSE_END).click()
        elif not play(page):
            page.wait_for_timeout(20)
    result.click()


def stored_deals(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('daily') ?? '[]'"))
    return found


def open_deal(user: BrowserUser) -> None:
    """Open the deal of the game from the list of all."""
    user.page.goto("/daily")
    user.page.locator(DEAL).first.click()
    user.page.get_by_role("button", name="Play this deal").click()
    user.page.get_by_role("toolbar", name="Your hand").wait_for()


def test_a_daily_deal_is_played_once_and_its_result_compared(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    hurry(page)
    open_deal(user)
    assert page.get_by_role("button", name="Hint").count() == 0
    play_to_result(page, play_by_pointer)
    page.get_by_role("button", name=COPY).wait_for()
    assert user.accessibility_violations() == []
    (deal,) = stored_deals(page)
    assert (deal["game"], deal["score"]["seats"]) == (brief(), daily_seats(brief()))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=COPY).click()
    page.get_by_role("button", name="Copied").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith(page.locator("pre").inner_text())
    title, squares, counts, measures, link = text.splitlines()
    assert title.startswith("Tischlein · ")
    assert re.fullmatch("[🟩🟨🟧🟥]{1,10}", squares)
    assert sum(map(int, re.findall(r"\d+", counts))) == sum(deal["score"]["counts"].values())
    assert re.fullmatch(r"With luck taken out -?\d+(\.\d)?% \(fair: \d+%\) · skill (\d+|–)", measures)
    assert link == f"{user.address}/daily?game={brief()}&date={deal['day']}"

    page.goto(link)
    expect(page.locator("pre")).to_have_text(re.compile(re.escape(squares)))
    page.get_by_role("button", name=PRACTICE).click()
    play_to_result(page, play_by_pointer)
    expect(page.get_by_text("Practice: this game does not count.")).to_be_visible()
    page.get_by_role("button", name=PRACTICE).wait_for()
    assert page.get_by_role("button", name=COPY).count() == 0
    assert stored_deals(page) == [deal]
    page.goto("/daily")
    assert user.accessibility_violations() == []


def test_a_daily_deal_goes_on_after_a_reload_and_from_the_start_page(new_user: NewUser) -> None:
    user = new_user(phone=True)
    page = user.page
    hurry(page)
    open_deal(user)
    while not play_by_pointer(page):
        page.wait_for_timeout(20)
    page.reload()
    page.get_by_role("toolbar", name="Your hand").wait_for()
    (begun,) = stored_deals(page)
    page.goto(f"/t/{begun['table']}")
    page.wait_for_url("**/daily?*")
    page.get_by_role("toolbar", name="Your hand").wait_for()
    play_to_result(page, play_by_keyboard)
    page.get_by_role("button", name=COPY).wait_for()
    (deal,) = stored_deals(page)
    assert (deal["table"], deal["ended"] is None) == (begun["table"], False)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("game=uno&date=2999-01-01", "is not out yet"),
        ("game=uno&date=2020-01-01", "can no longer be played"),
        ("game=uno&date=yesterday", "There is no such daily deal."),
        ("game=uno-match", "There is no such daily deal."),
        ("game=skat", "There is no such daily deal."),
    ],
)
def test_a_deal_that_cannot_be_played_says_why(new_user: NewUser, query: str, text: str) -> None:
    page = new_user().page
    page.goto(f"/daily?{query}")
    expect(page.get_by_text(text)).to_be_visible()
    assert page.get_by_role("button", name="Play this deal").count() == 0


# --- puzzles


def touchable_puzzle(page: Page) -> tuple[str, int]:
    """Return a puzzle in which every move is one card of the hand, with nothing to choose about it."""
    api = page.request
    for game in api.get("/api/puzzles").json()["puzzles"]:
        for number in range(1, game["count"] + 1):
            replay = api.get(f"/api/puzzles/{game['game']}/{number}").json()["replay"]
            views = [frame["view"] for frame in (replay["snapshot"], *replay["news"]) if frame.get("view")]
            moves = replay["news"][-1].get("moves") or views[-1]["moves"]
            cards = [move.get("cards", []) for move in moves]
            touched = {card[0] for card in cards if len(card) == 1}
            if len(touched) == len(moves) and not any(move.get("named") or move.get("at") for move in moves):
                return game["game"], number
    raise AssertionError("no puzzle can be solved by touching one card")


def try_by_pointer(page: Page, at: int) -> None:
    click_near_edge(page.locator(LEGAL_CARDS).nth(at))


def try_by_touch(page: Page, at: int) -> None:
    page.locator(LEGAL_CARDS).nth(at).tap(position={"x": 14, "y": 20}, timeout=CLICK_TIMEOUT)


def try_by_keyboard(page: Page, at: int) -> None:
    """Walk along the hand from its first card to a legal one, and play it."""
    page.keyboard.press("Home")
    legal = "Boolean(document.activeElement.closest('.hand-card')?.querySelector('.card.legal'))"
    for _ in range(page.locator(".hand-card").count()):
        if page.evaluate(legal):
            if at == 0:
                page.keyboard.press("Enter")
                return
            at -= 1
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize(
    ("attempt", "phone"),
    [(try_by_pointer, False), (try_by_touch, True), (try_by_keyboard, False)],
    ids=["mouse", "touch", "keyboard"],
)
def test_a_puzzle_is_solved(new_user: NewUser, attempt: Callable[[Page, int], None], phone: bool) -> None:
    user = new_user(phone=phone)
    page = user.page
    page.goto("/puzzles")
    page.get_by_role("link", name="Next open puzzle").wait_for()
    assert user.accessibility_violations() == []
    game, number = touchable_puzzle(page)
    page.goto(f"/puzzles/{game}/{number}")
    page.locator(LEGAL_CARDS).first.wait_for()
    for at in range(page.locator(LEGAL_CARDS).count()):
        attempt(page, at)
        page.get_by_role("status").filter(has_text=re.compile("Well found|Another move|Very close")).first.wait_for()
        if page.get_by_role("status").filter(has_text=FOUND).count() > 0:
            break
    expect(page.get_by_role("status").filter(has_text=FOUND).first).to_be_visible()
    answer = page.get_by_role("button", name="Show the answer")
    if attempt is try_by_keyboard:
        answer.focus()
        page.keyboard.press("Enter")
    else:
        answer.click()
    page.get_by_role("link", name="All puzzles").wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('puzzles'))") == {game: {str(number): "solved"}}
    assert user.accessibility_violations() == []
    page.goto(f"/puzzles?game={game}")
    expect(page.get_by_role("link", name=re.compile(f"Puzzle {number}, .*, solved"))).to_be_visible()


def test_an_answer_that_was_seen_does_not_count_as_solved(new_user: NewUser) -> None:
    page = new_user().page
    game, number = touchable_puzzle(page)
    page.goto(f"/puzzles/{game}/{number}")
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile(f"Puzzle {number}, .*, answer seen"))).to_be_visible()


@pytest.mark.parametrize("path", ["/puzzles/uno/9999", "/puzzles/skat/1"])
def test_a_puzzle_that_does_not_exist_says_so(new_user: NewUser, path: str) -> None:
    user = new_user()
    user.page.goto(path)
    expect(user.page.get_by_text("There is no such puzzle.")).to_be_visible()
    assert all("404" in error for error in user.errors)
    user.errors.clear()
