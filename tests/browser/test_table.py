"""At the table: the first minute, why a move is refused, and coming back in place."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Come
from tests.browser.person import SECONDS, Person
from tests.browser.play import ANSWERS, LEGAL, WORDS, by_pointer, sit_down, touch
from tests.registered import plain
from tests.server.live.process import Server
from tischlein.server.deeds import Moved

VEILED = ".held > .card.veiled"


def sit_down_to(person: Person, wanted: Locator) -> None:
    """At a table where it is our turn, no move of ours is on its way, and something is seen that most deals have."""
    for _ in range(30):
        sit_down(person)
        expect(person.page.locator(f"{LEGAL}, {WORDS}, {ANSWERS}").first).to_be_visible()
        if wanted.count() > 0:
            return
    raise AssertionError(f"{wanted} does not come")


def test_one_click_and_a_game_is_running(come: Come) -> None:
    page = come(phone=True).page
    page.goto("/")
    page.get_by_role("button", name="Play UNO").click()
    expect(page.get_by_role("toolbar", name="Your hand").get_by_role("button")).not_to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("img", name="QR code for this table")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_two_more_clicks_and_a_friend_has_joined(come: Come) -> None:
    host, friend = come("Ada").page, come("Bo", phone=True).page
    host.goto("/")
    host.get_by_role("button", name="Show code and link").click()
    name_oneself(host, "Ada")
    link = host.get_by_title("Link to this table").get_attribute("href")
    assert link is not None
    expect(host.get_by_role("img", name="QR code for this table")).to_be_visible()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down", exact=True).click()
    assert "#" not in friend.url, "a key does not stay in the address bar"
    name_oneself(friend, "Bo")
    expect(host.get_by_text("Bo", exact=True).first).to_be_visible()


def test_a_link_put_in_later_leads_in(come: Come) -> None:
    """The tab has said already that there is no such table; only what stands behind the # is new."""
    host, friend = come("Ada"), come("Bo")
    host.introduce()
    friend.introduce()
    link = host.open_table("uno", 2, 0)
    friend.page.goto(link.partition("#")[0])
    expect(friend.page.get_by_text("There is no such table")).to_be_visible()
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    assert "#" not in friend.page.url, "a key does not stay in the address bar"


def name_oneself(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="What’s your name?").fill(name)
    page.get_by_role("button", name="OK").click()


def test_a_refusal_names_its_rule_and_leads_to_it(come: Come) -> None:
    person = come()
    page = person.page
    asked = page.get_by_role("button", name="Draw", exact=True)
    sit_down_to(person, page.locator(f".cloth:has({VEILED})").filter(has=asked))
    held = page.locator(".held").count()
    touch(page.locator(VEILED).first)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("^You cannot lay the "))
    assert page.locator(".held").count() == held
    alert.get_by_role("link", name="Read rule ").click()
    page.wait_for_url(re.compile(r"/rules/uno#uno\.[34]\.\d$"))  # 4 if it is an action card
    expect(page.locator(f"[id='{page.url.partition('#')[2]}']")).to_be_in_viewport()


def test_the_table_comes_back_in_place_and_no_move_is_made_twice(chromium: Browser, tmp_path: Path) -> None:
    """A card is touched while the server is gone: when it is back, the move is made, once."""
    with Server(tmp_path) as server:
        person = Person(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        page = person.page
        table = sit_down(person, plain(), pace=10_000, options={"dealer": 1})
        expect(page.locator(LEGAL).or_(page.locator(WORDS)).first).to_be_visible()
        server.kill()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        assert by_pointer(page)
        assert moves(server, table) == 0
        server.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        for _ in range(20 * SECONDS):
            if moves(server, table) > 0:
                break
            page.wait_for_timeout(50)
        page.reload()
        expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        assert moves(server, table) == 1
        person.go_home()


def test_a_card_is_laid_by_keys_and_its_neighbour_has_the_focus(come: Come) -> None:
    person = come()
    page = person.page
    fits = page.locator(f"{LEGAL}:nth-child(n + 2):not([data-card^=W])")
    sit_down_to(person, fits)
    cards = page.locator(".held").evaluate_all("all => all.map(one => one.dataset.item)")
    card = fits.first.get_attribute("data-item")
    fits.first.press("Enter")
    beside = [*cards, cards[-2]][cards.index(card) + 1]
    expect(page.locator(f".held[data-item='{beside}']")).to_be_focused()


def test_a_sheet_gives_the_focus_back(come: Come) -> None:
    person = come()
    page = person.page
    sit_down(person)
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("dialog", name="Menu").press("Escape")
    expect(menu).to_be_focused()
    menu.press("Enter")
    page.get_by_role("button", name="Invite friends").press("Enter")
    page.get_by_role("dialog", name="Invite friends").press("Escape")
    expect(menu).to_be_focused()


def test_a_sheet_of_words_goes_when_the_table_goes_on(come: Come) -> None:
    """It goes on without us, as it does by the clock; we seem to have more words than a phone has room for."""

    def generous(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            frame = json.loads(message)
            for told in (frame, frame.get("view") or {}):
                if told.get("moves"):
                    told["moves"] += [{"text": word, "kind": word} for word in ("accept", "challenge")]
            socket.send(json.dumps(frame))

        server.on_message(tell)

    person = come(phone=True)
    page = person.page
    page.route_web_socket(re.compile("/socket$"), generous)
    sit_down_to(person, page.get_by_role("button", name="Draw", exact=True))
    page.get_by_role("button", name="More …").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Challenge")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Draw", exact=True).click()
    expect(sheet).to_have_count(0)


def moves(server: Server, table: str) -> int:
    return sum(isinstance(line.deed, Moved) and line.seat == 0 for line in server.lines(table))
