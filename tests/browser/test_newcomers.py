"""A newcomer during a game asks for the seat of a computer player, and the host decides."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewUser
from tests.browser.user import BrowserUser

HAND = "Your hand"


def open_game(host: BrowserUser, *, spectators: bool = False) -> str:
    """Start a game against computer players, and return the invitation."""
    host.register_name()
    page = host.page
    setup = {"game": "uno", "seats": 3, "bots": ["greedy"] * 2, "pace": 10_000, "spectators": spectators}
    opened = page.request.post("/api/tables", data=setup).json()
    page.goto(f"/t/{opened['id']}#{opened['host']}")
    page.get_by_role("button", name="Sit down", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("toolbar", name=HAND)).to_be_visible()
    return str(opened["link"])


def ask_for_a_seat(user: BrowserUser, link: str, *, spectators: bool = False) -> Page:
    """Open the invitation, and ask to play on for the first computer player."""
    user.register_name()
    page = user.page
    page.goto(link)
    if spectators:
        page.get_by_role("button", name="About Mia").click()
    else:
        expect(page.get_by_role("heading", name="A game is being played")).to_be_visible()
        page.get_by_role("button", name=re.compile("^Mia")).click()
    page.get_by_role("dialog").get_by_role("button", name="Ask to take over").click()
    expect(page.get_by_text("The host has been asked")).to_be_visible()
    expect(page.get_by_role("toolbar", name=HAND)).to_have_count(0)
    return page


@pytest.mark.parametrize(("phone", "spectators"), [(False, True), (True, False), (True, True)])
def test_the_host_lets_a_newcomer_take_over(new_user: NewUser, phone: bool, spectators: bool) -> None:
    ada, bo = new_user("Ada"), new_user("Bo", phone=phone)
    page = ask_for_a_seat(bo, open_game(ada, spectators=spectators), spectators=spectators)
    assert bo.accessibility_violations() == []
    assert bo.horizontal_overflow() <= 0
    host = ada.page
    expect(host.get_by_role("status").filter(has_text="Bo would like to take over from Mia")).to_be_visible()
    host.get_by_role("button", name="Let in").click()
    expect(page.get_by_role("toolbar", name=HAND)).to_be_visible()
    expect(host.get_by_role("group", name=re.compile("^Bo, "))).to_be_visible()


def test_the_host_declines_and_the_newcomer_may_ask_again_after_a_reload(new_user: NewUser) -> None:
    ada, bo = new_user("Ada", phone=True), new_user("Bo", phone=True)
    link = open_game(ada)
    page = ask_for_a_seat(bo, link)
    ada.page.get_by_role("button", name="Not now").click()
    expect(page.get_by_text("The host did not agree.")).to_be_visible()
    ask_for_a_seat(bo, link)
    page.reload()  # the request is still open
    ask_for_a_seat(bo, link)
    ada.page.get_by_role("button", name="Let in").click()
    expect(page.get_by_role("toolbar", name=HAND)).to_be_visible()
