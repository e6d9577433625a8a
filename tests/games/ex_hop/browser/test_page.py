"""Ex & Hop in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import CHOICE_BUTTONS, LEGAL_CARDS, sit_down

pytestmark = pytest.mark.once


def test_the_next_question_has_the_focus(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user, "ex-hop", options={"starter": 0})
    page.locator(LEGAL_CARDS).first.press("Enter")
    page.locator(CHOICE_BUTTONS, has_text="Offer it …").press("Enter")
    expect(page.get_by_role("group", name="For which colour?").locator(".answers :focus")).to_have_count(1)


def test_a_player_who_takes_a_hint_has_the_focus_in_the_hand(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user, "ex-hop", options={"starter": 0})
    page.get_by_role("button", name="Hint").press("Enter")
    page.get_by_role("button", name="Play it").press("Enter")
    expect(page.locator(".hand-card:focus")).to_have_count(1)
