"""Every page in all languages and at both sizes: nothing is missing, nothing overflows, everything is accessible."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
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


def test_an_unknown_address_is_not_found(new_user: NewUser) -> None:
    user = new_user()
    answer = user.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    user.errors.clear()  # the 404 itself
