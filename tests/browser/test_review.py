"""The review of a finished game: what was luck and what was skill, and moments to try again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import CHOICE_BUTTONS, RESULT, play_by_pointer, play_out_bots, play_to_end, sit_down
from tests.browser.user import BrowserUser
from tests.registered import FIRSTS

GAME = FIRSTS[0]
MOMENT = ".moments .btn"
LEGAL = ".hand-card:has(> .card.legal)"
OTHERS = ".action-bar .actions .btn:enabled:not(.sort):not([aria-pressed])"
MAX_TABS = 80
Press = Callable[[Page, Locator], None]


def click(_: Page, target: Locator) -> None:
    target.click(position={"x": 14, "y": 20})


def tap(_: Page, target: Locator) -> None:
    target.tap(position={"x": 14, "y": 20})


def press(page: Page, target: Locator) -> None:
    """Walk to an element with the keyboard, and press it; the cards of a hand are one stop."""
    for _ in range(MAX_TABS):
        if target.evaluate("target => target === document.activeElement"):
            return page.keyboard.press("Enter")
        in_hand = page.evaluate("Boolean(document.activeElement?.closest('.hand'))")
        to_hand = target.evaluate("target => Boolean(target.closest('.hand'))")
        page.keyboard.press("ArrowRight" if in_hand and to_hand and not _is_last_card(page) else "Tab")
    raise AssertionError(f"the keyboard does not reach {target}")


def _is_last_card(page: Page) -> bool:
    return bool(page.evaluate("document.activeElement.matches('.hand-card:last-child')"))


def try_move(page: Page, act: Press) -> None:
    """Make any move in the position of a moment."""
    cards = page.locator(LEGAL)
    act(page, cards.first if cards.count() > 0 else page.locator(OTHERS).first)
    while page.locator(CHOICE_BUTTONS).count() > 0:
        act(page, page.locator(CHOICE_BUTTONS).first)


def review_again(user: BrowserUser, act: Press) -> None:
    """Open the first moment of a review, try a move twice, read the answer, and go on to the next moment."""
    page = user.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Review")
    expect(page.locator(MOMENT).first).to_be_visible()
    assert user.accessibility_violations() == []
    assert user.horizontal_overflow() <= 0
    act(page, page.locator(MOMENT).first)
    expect(page).to_have_url(re.compile(r"/review/1\?.*moment=\d+"))
    expect(page.locator(".player-area")).to_be_visible()
    expect(page.get_by_text("your choice")).to_have_count(0)
    verdict = page.get_by_role("status").filter(has_text=re.compile("wins|best move"))
    for _ in range(2):
        try_move(page, act)
        expect(verdict.first).to_be_visible()
    assert user.accessibility_violations() == []
    act(page, page.get_by_role("button", name="Show the answer").first)
    expect(page.get_by_text("your choice").first).to_be_visible()
    expect(page.get_by_text("played", exact=True)).to_have_count(1)
    assert user.accessibility_violations() == []
    assert user.horizontal_overflow() <= 0
    act(page, page.get_by_role("button", name="Back to the review"))
    expect(page.locator(MOMENT).first).to_be_visible()


def test_after_a_game_one_tap_leads_to_the_review(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user, GAME, 2)
    play_to_end([(user, play_by_pointer)])
    page.get_by_role("button", name=RESULT).click()
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".skills [aria-pressed=true]")).to_contain_text("Ada")
    review_again(user, click)
    page.go_back()
    expect(page.get_by_role("link", name="Review")).to_be_visible()


@pytest.mark.parametrize(("phone", "act"), [(True, tap), (False, press)], ids=["touch", "keyboard"])
def test_a_moment_can_be_tried_again(new_user: NewUser, phone: bool, act: Press) -> None:
    user = new_user(phone=phone)
    table, invitation = play_out_bots(user, GAME, 3, replays=True)
    user.page.goto(f"{table}#{invitation}")
    act(user.page, user.page.get_by_role("link", name="Review"))
    review_again(user, act)


def test_the_curve_is_read_by_keyboard_and_pointer(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    table, _ = play_out_bots(user, GAME, 3, replays=True)
    page.goto(f"{table}/replay/1")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Review").click()
    slider = page.get_by_role("slider", name="Point in the game")
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Before the deal"))
    chances = page.locator(".event li .num")
    expect(chances).to_have_text(["33%"] * 3)
    slider.press("ArrowRight")
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Move 1:"))
    box: Any = page.locator(".graph svg").bounding_box()
    page.mouse.click(box["x"] + box["width"] - 15, box["y"] + 40)
    expect(page.locator(".event > p")).to_contain_text("The game is over.")
    expect(chances.filter(has_text="100%")).to_have_count(1)
    grades = page.locator(".decisions .counts").inner_text()
    page.get_by_label("With all cards open").check()
    expect(page.get_by_text("With everybody’s cards open.")).to_be_visible()
    assert page.locator(".decisions .counts").inner_text() == grades
    page.get_by_text("The chances as a table").click()
    expect(page.get_by_role("row")).to_have_count(int(slider.get_attribute("max") or 0) + 2)
    assert user.accessibility_violations() == []


def test_who_may_not_watch_a_game_sees_no_review(new_user: NewUser) -> None:
    user, stranger = new_user(), new_user("Bo")
    table, _ = play_out_bots(user, GAME, 2)
    with stranger.page.expect_response(re.compile("/review")) as refused:
        stranger.page.goto(f"{table}/review/1")
    assert refused.value.status in (403, 404)
    expect(stranger.page.get_by_role("heading", name="There is no such game, or it is not public.")).to_be_visible()
    stranger.errors[:] = [error for error in stranger.errors if "status of 40" not in error]
