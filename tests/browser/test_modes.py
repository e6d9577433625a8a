"""Hot-seat games on one device, the TV screen, and guided first games."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import play_until
from tests.browser.user import BrowserUser
from tests.registered import FIRSTS, plain
from tischlein.games.registry import boxes
from tischlein.table.lesson import has_lessons

CARDS = "[data-item], [data-zone], .card"
OWN = ".hand .card:not(.back)"


def start_hotseat(user: BrowserUser, link: str, *names: str) -> Page:
    """Take the free seats of a table on one device and start the game."""
    user.register_name()
    table, _, key = link.removeprefix("/t/").partition("#")
    page = user.page
    page.goto(f"/hotseat/{table}#{key}")
    for seat, name in enumerate(names):
        page.get_by_label(f"Name for seat {seat + 1}").fill(name)
    page.get_by_role("button", name="Start").click()
    return page


def expect_handover(page: Page) -> str:
    """Check that the handover screen hides all cards, and return the name of the next player."""
    heading = page.get_by_role("heading", name=re.compile("^Pass the device to "))
    expect(heading).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    return heading.inner_text().removeprefix("Pass the device to ")


@pytest.mark.parametrize("game", FIRSTS)
def test_the_handover_screen_hides_the_cards_between_turns(new_user: NewUser, game: str) -> None:
    user = new_user(phone=True)
    page = start_hotseat(user, user.open_table(game, 2, 0), "Ada", "Mia")
    hands: dict[str, str] = {}
    for _ in range(3):  # after a few more the game may be over
        name = expect_handover(page)
        page.get_by_role("button", name=f"I’m {name}").click()
        expect(page.locator(OWN).first).to_be_visible()
        shown = page.locator("[data-zone^='hand.']:has(.card:not(.back))")
        expect(shown).to_have_count(1)
        hand = shown.get_attribute("data-zone") or ""
        assert hands.setdefault(name, hand) == hand
        play_until(page, page.get_by_role("button", name=re.compile("^I’m ")))
    assert len(set(hands.values())) == 2


def test_the_holder_can_cover_the_cards(new_user: NewUser) -> None:
    user = new_user()
    page = start_hotseat(user, user.open_table("uno", 3, 0), "Ada", "Mia", "Leo")
    name = expect_handover(page)
    page.get_by_role("button", name=f"I’m {name}").click()
    page.get_by_role("button", name="Hide the cards").click()
    assert expect_handover(page) == name
    assert user.accessibility_violations() == []


def test_returning_to_a_hotseat_game_shows_no_cards(new_user: NewUser) -> None:
    """Return on different ways; the handover screen hides the cards each time."""
    user = new_user()
    page = start_hotseat(user, user.open_table("uno", 2, 0), "Ada", "Mia")
    name = expect_handover(page)
    page.get_by_role("button", name=f"I’m {name}").click()
    expect(page.locator(OWN).first).to_be_visible()
    table = page.url.replace("/hotseat/", "/t/")
    for way in ("Continue", "Back to table"):
        page.goto("/")
        page.get_by_role("link", name=way).click()
        assert expect_handover(page) == name
    page.goto(table)
    assert expect_handover(page) == name


def test_long_names_do_not_overflow(new_user: NewUser) -> None:
    user = new_user(phone=True)
    user.page.set_viewport_size({"width": 360, "height": 640})
    page = start_hotseat(user, user.open_table("uno", 2, 0), "W" * 24, "M" * 24)
    expect_handover(page)
    assert user.horizontal_overflow() <= 0
    page.locator("section button").click()
    title = page.locator(".action-bar .title", has_text="’s turn.")
    expect(title).to_be_visible()
    assert title.evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    assert user.horizontal_overflow() <= 0


def test_ten_players_fit_on_the_tv_screen(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    page.set_viewport_size({"width": 1280, "height": 720})
    link = user.open_table("uno", 10, spectators=True)
    start_hotseat(user, link, "Ada")
    expect(page.locator(OWN).first).to_be_visible()
    page.goto(f"{link.partition('#')[0]}/screen")
    rows = page.locator("main > ol > li")
    expect(rows).to_have_count(10)
    last, main = rows.last.bounding_box(), page.locator("main").bounding_box()
    assert last is not None
    assert main is not None
    assert last["y"] + last["height"] <= main["y"] + main["height"]


def test_the_tv_screen_says_whose_time_is_running_out(new_user: NewUser) -> None:
    host, tv = new_user(), new_user("TV")
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    tv.page.route_web_socket(re.compile("/socket$"), connect)
    clock = {"each": "move", "seconds": 600}
    link = host.open_table(plain(), 2, spectators=True, clock=clock, options={"dealer": 1})
    start_hotseat(host, link, "Ada")
    expect(host.page.locator(OWN).first).to_be_visible()
    tv.page.goto(f"{link.partition('#')[0]}/screen#{link.partition('#')[2]}")
    expect(tv.page.get_by_role("heading", name="It is Ada’s turn.")).to_be_visible()
    sockets[-1].send(json.dumps({"type": "clock-warning", "seat": 0, "left": 10_000}))
    expect(tv.page.get_by_role("status").get_by_role("heading")).to_have_text("Ada is running out of time!")
    expect(tv.page.get_by_role("group", name=re.compile("Ada, .*running out of time"))).to_be_visible()
    expect(tv.page.locator("main > ol > li.late")).to_have_count(1)
    assert tv.accessibility_violations() == []


def test_the_tv_screen_shows_no_hand(new_user: NewUser) -> None:
    host, tv = new_user(), new_user("TV")
    link = host.open_table("uno", 3, spectators=True, pace=200)
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    table, _, key = link.partition("#")
    tv.page.goto(f"{table}/screen#{key}")
    expect(tv.page.get_by_role("heading", name="Take a seat!")).to_be_visible()
    assert tv.accessibility_violations() == []
    start_hotseat(host, link, "Ada")
    expect(tv.page.locator("[data-zone=discard] .card").first).to_be_visible()
    expect(tv.page.locator("[data-zone^='hand.'] .card:not(.back)")).to_have_count(0)
    assert tv.accessibility_violations() == []
    smallest = tv.page.evaluate(
        """() => Math.min(...[...document.querySelectorAll("main *")]
            .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
            .filter(e => e.getBoundingClientRect().width > 1)
            .map(e => parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom))"""
    )
    assert smallest >= 22


def test_the_tv_screen_reports_a_table_without_spectators(new_user: NewUser) -> None:
    host, tv = new_user(), new_user("TV")
    link = host.open_table("uno", 2)
    start_hotseat(host, link, "Ada")
    expect(host.page.locator(OWN).first).to_be_visible()
    table, _, key = link.partition("#")
    tv.page.goto(f"{table}/screen#{key}")
    expect(tv.page.get_by_text("does not allow spectators")).to_be_visible()


@pytest.mark.parametrize("game", [box.games[0].id for box in boxes().values() if has_lessons(box.id)])
def test_a_first_game_is_explained(new_user: NewUser, game: str) -> None:
    user = new_user(phone=True)
    user.register_name()
    page = user.page
    page.goto(f"/learn/{game}")
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_be_visible()
    first = guide.inner_text()
    guide.get_by_role("button", name=re.compile("Next|Got it")).click()
    expect(page.get_by_text(first.split("\n")[0], exact=True)).to_have_count(0)
    assert user.horizontal_overflow() <= 0
    page.reload()
    expect(page.locator(OWN).first).to_be_visible()
