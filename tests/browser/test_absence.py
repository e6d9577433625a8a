"""A table goes on without a person, is paused, and takes moves back, as the people at it see it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import LEGAL_CARDS, play_by_pointer, play_until, sit_down
from tests.browser.user import BrowserUser
from tischlein.server.seat_holders import PATIENCE

SLOW = 10_000
"""Milliseconds for which computer players wait."""
PLAIN_CARDS = ", ".join(f"{LEGAL_CARDS}[data-card='{colour}{number}']" for colour in "rgby" for number in range(10))
"""Cards that do nothing to anybody."""
UNDO = "Take back my move"


def invite(host: BrowserUser) -> str:
    """Open a table for friends on the start page, sit down, and return the invitation."""
    host.register_name()
    host.page.goto("/")
    host.page.get_by_role("button", name="Show code and link").click()
    link = host.page.get_by_title("Link to this table").get_attribute("href")
    assert link is not None
    return link


def join(user: BrowserUser, link: str) -> Page:
    user.register_name()
    user.page.goto(link)
    user.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(user.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    return user.page


def choose(page: Page, name: str) -> None:
    """Choose an entry of the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def notice(page: Page, text: str) -> Locator:
    return page.get_by_role("status").filter(has_text=text)


def title(page: Page, text: str) -> Locator:
    return page.locator(".action-bar .title").filter(has_text=text)


def test_one_of_three_closes_the_page_and_comes_back(new_user: NewUser) -> None:
    ada, bo, cy = (new_user(name) for name in ("Ada", "Bo", "Cy"))
    ada.page.clock.install()
    link = invite(ada)
    for friend in (bo, cy):
        join(friend, link)
    host = ada.page
    host.get_by_role("button", name="Start with computer players").click()
    expect(cy.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    address = cy.page.url
    cy.page.close()
    # Two taps: the seat, and how well the computer player plays.
    host.get_by_role("button", name="About Cy").click()
    expect(host.get_by_role("dialog").get_by_text("Away for less than a minute")).to_be_visible()
    host.get_by_role("dialog").get_by_role("button", name="easy").click()
    expect(host.get_by_role("group", name=re.compile("^Cy, easy"))).to_be_visible()
    bo.page.get_by_role("button", name="About Cy").click()
    expect(bo.page.get_by_role("dialog").get_by_text("A computer player (easy) is playing on")).to_be_visible()
    bo.page.keyboard.press("Escape")
    # Back again, the person plays without being asked.
    cy.open_page().goto(address)
    expect(bo.page.get_by_role("group", name=re.compile("^Cy, [0-9]+ cards"))).to_be_visible()
    expect(notice(cy.page, "computer player")).to_have_count(0)
    # A minute after the others have begun to wait, the table offers it unasked.
    cy.page.close()
    expect(bo.page.get_by_role("group", name=re.compile("^Cy.*away"))).to_be_visible()
    play_until(host, title(host, "Cy’s turn"), lambda page: play_by_pointer(page) or play_by_pointer(bo.page))
    host.clock.fast_forward(PATIENCE)
    expect(notice(host, "Cy has been away for 1 min.")).to_be_visible()
    assert host.get_by_role("button", name="Yes, continue").count() == 1


def test_a_person_leaves_after_a_question_and_the_start_page_forgets_the_seat(new_user: NewUser) -> None:
    user = new_user(phone=True)
    sit_down(user, "uno", 3, pace=SLOW)
    page = user.page
    choose(page, "Leave seat")
    asked = page.get_by_role("dialog", name="Leave your seat?")
    expect(asked.get_by_text("A computer player continues in your place")).to_be_visible()
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    choose(page, "Leave seat")
    asked.get_by_role("button", name="Leave seat").click()
    expect(page.get_by_role("button", name="Play UNO")).to_be_visible()
    expect(page.get_by_role("link", name="Continue", exact=True)).to_have_count(0)


def test_a_pause_is_seen_by_everybody_and_ended_by_anybody(new_user: NewUser) -> None:
    ada, bo, tv = new_user("Ada"), new_user("Bo", phone=True), new_user("TV")
    link = ada.open_table("uno", 3, 1, pace=SLOW, spectators=True)
    pages = [join(ada, link), join(bo, link)]
    pages[0].get_by_role("button", name="Start", exact=True).click()
    tv.page.goto(f"{link.partition('#')[0]}/screen#{link.partition('#')[2]}")
    expect(pages[1].get_by_role("toolbar", name="Your hand")).to_be_visible()
    choose(pages[1], "Pause")
    expect(notice(pages[0], "Bo has paused the game.")).to_be_visible()
    expect(notice(tv.page, "The game is paused.")).to_be_visible()
    pages[0].locator(".hand-card").first.click(position={"x": 14, "y": 20})
    expect(pages[0].get_by_role("alert").get_by_text("The game is paused.")).to_be_visible()
    pages[0].get_by_role("button", name="Continue", exact=True).click()
    for page in (*pages, tv.page):
        expect(notice(page, "paused")).to_have_count(0)


def play_a_plain_card(user: BrowserUser) -> Page:
    """Play a card that nobody learns anything from, and return the page when it is on the pile."""
    for _ in range(40):
        sit_down(user, "uno", 3, pace=SLOW)
        page = user.page
        if page.locator(PLAIN_CARDS).count() and title(page, "Your turn").count():
            count = page.locator(".hand-card").count()
            page.locator(PLAIN_CARDS).first.click(position={"x": 14, "y": 20})
            expect(page.locator(".hand-card")).to_have_count(count - 1)
            return page
    raise AssertionError("no hand has a plain card")


def test_a_move_is_taken_back_until_a_card_was_seen(new_user: NewUser) -> None:
    user = new_user()
    page = play_a_plain_card(user)
    count = page.locator(".hand-card").count()
    page.get_by_role("button", name=UNDO).click()
    expect(page.locator(".hand-card")).to_have_count(count + 1)
    expect(page.get_by_text("You take back your move.").first).to_be_visible()
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".hand-card")).to_have_count(count + 2)
    page.keyboard.press("Control+z")
    expect(page.get_by_role("alert").get_by_text("Too late: you have seen a new card since.")).to_be_visible()
    expect(page.locator(".hand-card")).to_have_count(count + 2)
