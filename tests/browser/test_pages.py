"""Every page in all languages and at both sizes: nothing is missing, nothing overflows, everything is accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import sit_down
from tischlein.games.registry import boxes

PAGES = ["/", "/rules", *(f"/rules/{book}" for book in boxes()), "/played"]
LANGUAGES = ["de", "en", "fr", "hu"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_page_in_every_language(new_user: NewUser, lang: str, phone: bool) -> None:
    """Check every page; a missing message is a warning in the console, which the fixture reports."""
    user = new_user(lang=lang, phone=phone)
    for path in PAGES:
        user.page.goto(path)
        expect(user.page.locator("html")).to_have_attribute("lang", lang)
        expect(user.page.get_by_role("heading", level=1)).to_be_visible()
        user.page.wait_for_load_state("networkidle")
        assert user.horizontal_overflow() <= 0, path


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_is_accessible(new_user: NewUser, path: str, dark: bool) -> None:
    user = new_user(dark=dark)
    user.page.goto(path)
    expect(user.page.get_by_role("heading", level=1)).to_be_visible()
    assert user.accessibility_violations() == []


@pytest.mark.parametrize(("lang", "title"), [("en", "There is nothing here."), ("de", "Hier ist nichts.")])
def test_an_unknown_address_leads_on(new_user: NewUser, lang: str, title: str) -> None:
    user = new_user(lang=lang)
    answer = user.page.goto("/nowhere/at/all/of/it")
    assert answer is not None
    assert answer.status == 404
    user.errors.clear()  # the 404 itself
    expect(user.page.get_by_role("heading", name=title)).to_be_visible()
    assert user.accessibility_violations() == []
    user.page.locator("main a[href='/']").click()
    expect(user.page.locator(".games")).to_be_visible()


def test_the_rules_open_over_the_table(new_user: NewUser) -> None:
    """Open the rules at a table in every way; going back leads to the game as it was."""
    user = new_user(phone=True)
    sit_down(user, "uno", 2, pace=0, options={"dealer": 1})
    page = user.page
    expect(page.locator(".action-bar.turn")).to_be_visible()  # the first card may skip the user
    table = page.url
    hand = page.get_by_role("toolbar", name="Your hand")
    cards = hand.inner_text()
    sheet = page.get_by_role("dialog", name="UNO")
    page.get_by_role("link", name="Rules").click()
    expect(sheet).to_be_visible()
    expect(sheet.locator(".linked")).to_be_in_viewport()
    assert user.accessibility_violations() == []
    sheet.get_by_role("searchbox").fill("bluff")
    expect(sheet.locator("mark.current")).to_be_attached()
    sheet.locator(".rule a.num", has_text="5.1").click()
    expect(sheet.locator(".linked")).to_contain_text("5.1")
    expect(sheet.locator(".linked .card").first).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    page.get_by_role("link", name="Rules").click()
    expect(sheet.locator(".linked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table
    assert hand.inner_text() == cards
    page.goto("/rules")
    page.goto(table)
    expect(hand).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog a[href='/rules']").click()
    page.get_by_role("link", name="UNO", exact=False).first.click()
    expect(page.get_by_role("heading", level=1, name="UNO")).to_be_visible()
    page.get_by_role("link", name="Back").click()
    expect(hand).to_be_visible()
