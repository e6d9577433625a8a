"""The pages for a family: several people at one device, the screen for everybody, the guided first game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.play import play_until
from tests.registered import FIRSTS
from tischlein.games.registry import boxes
from tischlein.table.lesson import has_lessons

CARDS = "[data-item], [data-zone], .card"
OWN = ".hand .card:not(.back)"


def sit_down(person: Person, link: str, *names: str) -> Page:
    """People at one device take the free seats of a table, and begin."""
    person.introduce()
    table, _, key = link.removeprefix("/t/").partition("#")
    page = person.page
    page.goto(f"/hotseat/{table}#{key}")
    for seat, name in enumerate(names):
        page.get_by_label(f"Name for seat {seat + 1}").fill(name)
    page.get_by_role("button", name="Start").click()
    return page


def handed_on(page: Page) -> str:
    """The curtain has fallen, and nothing is behind it; who is to come."""
    heading = page.get_by_role("heading", name=re.compile("^Pass the device to "))
    expect(heading).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    return heading.inner_text().removeprefix("Pass the device to ")


@pytest.mark.parametrize("game", FIRSTS)
def test_a_curtain_falls_between_people_at_one_device(come: Come, game: str) -> None:
    person = come(phone=True)
    page = sit_down(person, person.open_table(game, 2, 0), "Ada", "Mia")
    hands: dict[str, str] = {}
    for _ in range(3):  # in a few more a game may be over
        name = handed_on(page)
        page.get_by_role("button", name=f"I’m {name}").click()
        expect(page.locator(OWN).first).to_be_visible()
        shown = page.locator("[data-zone^='hand.']:has(.card:not(.back))")
        expect(shown).to_have_count(1)
        hand = shown.get_attribute("data-zone") or ""
        assert hands.setdefault(name, hand) == hand
        play_until(page, page.get_by_role("button", name=re.compile("^I am ")))
    assert len(set(hands.values())) == 2


def test_whoever_has_the_device_can_cover_the_cards(come: Come) -> None:
    person = come()
    page = sit_down(person, person.open_table("uno", 3, 0), "Ada", "Mia", "Leo")
    name = handed_on(page)
    page.get_by_role("button", name=f"I’m {name}").click()
    page.get_by_role("button", name="Hide the cards").click()
    assert handed_on(page) == name
    assert person.faults() == []


def test_a_game_at_one_device_goes_on_behind_its_curtain(come: Come) -> None:
    """Whoever comes back, by whatever way, is not shown somebody's cards."""
    person = come()
    page = sit_down(person, person.open_table("uno", 2, 0), "Ada", "Mia")
    name = handed_on(page)
    page.get_by_role("button", name=f"I’m {name}").click()
    expect(page.locator(OWN).first).to_be_visible()
    table = page.url.replace("/hotseat/", "/t/")
    for way in ("Continue", "Back to table"):
        page.goto("/")
        page.get_by_role("link", name=way).click()
        assert handed_on(page) == name
    page.goto(table)
    assert handed_on(page) == name


def test_long_names_stay_in_their_place(come: Come) -> None:
    person = come(phone=True)
    person.page.set_viewport_size({"width": 360, "height": 640})
    page = sit_down(person, person.open_table("uno", 2, 0), "W" * 24, "M" * 24)
    handed_on(page)
    assert person.sideways() <= 0
    page.locator("section button").click()
    title = page.locator(".line .title", has_text="is next.")
    expect(title).to_be_visible()
    assert title.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    assert person.sideways() <= 0


def test_ten_people_fit_on_the_screen_for_everybody(come: Come) -> None:
    person = come()
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 720})
    link = person.open_table("uno", 10, spectators=True)
    sit_down(person, link, "Ada")
    expect(page.locator(OWN).first).to_be_visible()
    page.goto(f"{link.partition('#')[0]}/screen")
    rows = page.locator("main > ol > li")
    expect(rows).to_have_count(10)
    last, cloth = rows.last.bounding_box(), page.locator("main").bounding_box()
    assert last is not None
    assert cloth is not None
    assert last["y"] + last["height"] <= cloth["y"] + cloth["height"]


def test_the_screen_for_everybody_shows_no_hand(come: Come) -> None:
    host, television = come(), come("TV")
    link = host.open_table("uno", 3, spectators=True, pace=200)
    television.page.set_viewport_size({"width": 1920, "height": 1080})
    table, _, key = link.partition("#")
    television.page.goto(f"{table}/screen#{key}")
    expect(television.page.get_by_role("heading", name="Take a seat!")).to_be_visible()
    assert television.faults() == []
    sit_down(host, link, "Ada")
    expect(television.page.locator("[data-zone=discard] .card").first).to_be_visible()
    expect(television.page.locator("[data-zone^='hand.'] .card:not(.back)")).to_have_count(0)
    assert television.faults() == []
    smallest = television.page.evaluate(
        """() => Math.min(...[...document.querySelectorAll("main *")]
            .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
            .filter(e => e.getBoundingClientRect().width > 1)
            .map(e => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom))"""
    )
    assert smallest >= 22


def test_a_table_that_nobody_may_look_at_says_so(come: Come) -> None:
    host, television = come(), come("TV")
    link = host.open_table("uno", 2)
    sit_down(host, link, "Ada")
    expect(host.page.locator(OWN).first).to_be_visible()
    table, _, key = link.partition("#")
    television.page.goto(f"{table}/screen#{key}")
    expect(television.page.get_by_text("lets nobody look on")).to_be_visible()


@pytest.mark.parametrize("game", [box.games[0].id for box in boxes().values() if has_lessons(box.id)])
def test_a_first_game_is_explained(come: Come, game: str) -> None:
    person = come(phone=True)
    person.introduce()
    page = person.page
    page.goto(f"/learn/{game}")
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_be_visible()
    first = guide.inner_text()
    guide.get_by_role("button", name=re.compile("Next|Got it")).click()
    expect(page.get_by_text(first.split("\n")[0], exact=True)).to_have_count(0)
    assert person.sideways() <= 0
    page.reload()
    expect(page.locator(OWN).first).to_be_visible()
