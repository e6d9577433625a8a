"""Every page: in all languages, at both sizes, nothing missing, nothing in anybody's way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tischlein.games.registry import boxes

PAGES = ["/", "/rules", *(f"/rules/{book}" for book in boxes()), "/played"]
LANGUAGES = ["de", "en", "fr", "hu"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_page_in_every_language(come: Come, lang: str, phone: bool) -> None:
    """A word that is missing is a warning of the browser, and so a complaint."""
    person = come(lang=lang, phone=phone)
    for path in PAGES:
        person.page.goto(path)
        expect(person.page.locator("html")).to_have_attribute("lang", lang)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        assert person.sideways() <= 0, path


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_page_is_open_to_everybody(come: Come, path: str, dark: bool) -> None:
    person = come(dark=dark)
    person.page.goto(path)
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert person.faults() == []


def test_an_address_that_leads_nowhere(come: Come) -> None:
    person = come()
    answer = person.page.goto("/nowhere")
    assert answer is not None
    assert answer.status == 404
    person.complaints.clear()  # of the 404 itself
