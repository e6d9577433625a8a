"""The game table: starting quickly, joining, refused moves, reconnecting and keyboard focus."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import (
    ACTION_BUTTONS,
    CHOICE_BUTTONS,
    LEGAL_CARDS,
    click_near_edge,
    play_by_pointer,
    sit_down,
)
from tests.browser.user import TIMEOUT, BrowserUser
from tests.registered import plain
from tests.server.live.process import Server
from tischlein.server.log_events import MoveMade

DIMMED = ".hand-card > .card.dimmed"


def sit_down_with(user: BrowserUser, wanted: Locator) -> None:
    """Start games until it is our turn and an element is visible that most deals have."""
    for _ in range(30):
        sit_down(user)
        expect(user.page.locator(f"{LEGAL_CARDS}, {ACTION_BUTTONS}, {CHOICE_BUTTONS}").first).to_be_visible()
        if wanted.count() > 0:
            return
    raise AssertionError(f"{wanted} does not appear")


def test_one_click_and_a_game_is_running(new_user: NewUser) -> None:
    page = new_user(phone=True).page
    page.goto("/")
    page.get_by_role("button", name="Play UNO").click()
    expect(page.get_by_role("toolbar", name="Your hand").get_by_role("button")).not_to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite friends").click()
    expect(page.get_by_role("img", name="QR code for this table")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)


def test_two_more_clicks_and_a_friend_has_joined(new_user: NewUser) -> None:
    host, friend = new_user("Ada").page, new_user("Bo", phone=True).page
    host.goto("/")
    host.get_by_role("button", name="Show code and link").click()
    enter_name(host, "Ada")
    link = host.get_by_title("Link to this table").get_attribute("href")
    assert link is not None
    expect(host.get_by_role("img", name="QR code for this table")).to_be_visible()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down", exact=True).click()
    assert "#" not in friend.url, "a key does not stay in the address bar"
    enter_name(friend, "Bo")
    expect(host.get_by_text("Bo", exact=True).first).to_be_visible()


def test_an_invitation_works_in_a_tab_that_was_refused(new_user: NewUser) -> None:
    """Open the link without its key first; then only the fragment changes."""
    host, friend = new_user("Ada"), new_user("Bo")
    host.register_name()
    friend.register_name()
    link = host.open_table("uno", 2, 0)
    friend.page.goto(link.partition("#")[0])
    expect(friend.page.get_by_text("There is no such table")).to_be_visible()
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Sit down", exact=True)).to_be_visible()
    assert "#" not in friend.page.url, "a key does not stay in the address bar"


def enter_name(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="What’s your name?").fill(name)
    page.get_by_role("button", name="OK", exact=True).click()


def test_a_refusal_cites_its_rule_with_a_link(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    asked = page.get_by_role("button", name="Draw", exact=True)
    sit_down_with(user, page.locator(f".cloth:has({DIMMED})").filter(has=asked))
    held = page.locator(".hand-card").count()
    click_near_edge(page.locator(DIMMED).first)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile("^You cannot play the "))
    assert page.locator(".hand-card").count() == held
    alert.get_by_role("link", name="Read rule ").click()
    cited = page.get_by_role("dialog", name="UNO").locator(".linked")
    expect(cited).to_contain_text(re.compile(r"^\s*[34]\.\d"))  # 4 if it is an action card
    expect(cited).to_be_in_viewport()


def test_a_move_during_an_outage_is_made_once(chromium: Browser, tmp_path: Path) -> None:
    """Play a card while the server is down; when it is back, the move is made exactly once."""
    with Server(tmp_path) as server:
        user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        page = user.page
        table = sit_down(user, plain(), pace=10_000, options={"dealer": 1})
        expect(page.locator(LEGAL_CARDS).or_(page.locator(ACTION_BUTTONS)).first).to_be_visible()
        server.kill()
        expect(page.get_by_text("Connection lost").first).to_be_visible()
        assert play_by_pointer(page)
        assert moves(server, table) == 0
        server.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        for _ in range(20 * TIMEOUT):
            if moves(server, table) > 0:
                break
            page.wait_for_timeout(50)
        page.reload()
        expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        assert moves(server, table) == 1
        user.close()


def test_a_hint_covers_nothing_that_it_speaks_of(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user, plain(), 4, pace=10_000, options={"dealer": 3})
    button, hint = page.get_by_role("button", name="Hint"), page.get_by_role("dialog", name="Hint")
    for width, height in ((390, 844), (844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        button.click()
        expect(hint).to_be_focused()
        expect(page.locator("[data-advised]")).not_to_have_count(0)
        assert hint.evaluate(COVERED) == 0
        hint.get_by_role("button", name="Close").click()
        expect(button).to_be_focused()


COVERED = """panel => {
  const box = panel.getBoundingClientRect();
  const covers = ({ left, right, top, bottom }) =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  return [...document.querySelectorAll("[data-advised]")].filter(one => covers(one.getBoundingClientRect())).length;
}"""
"""How much of what a hint speaks of is covered by its panel."""


def test_after_playing_a_card_by_keyboard_its_neighbour_has_the_focus(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    fits = page.locator(f"{LEGAL_CARDS}:nth-child(n + 2):not([data-card^=W])")
    sit_down_with(user, fits)
    cards = page.locator(".hand-card").evaluate_all("all => all.map(one => one.dataset.item)")
    card = fits.first.get_attribute("data-item")
    fits.first.press("Enter")
    beside = [*cards, cards[-2]][cards.index(card) + 1]
    expect(page.locator(f".hand-card[data-item='{beside}']")).to_be_focused()


def test_a_dialog_restores_the_focus(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user)
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("dialog", name="Menu").press("Escape")
    expect(menu).to_be_focused()
    menu.press("Enter")
    page.get_by_role("button", name="Invite friends").press("Enter")
    page.get_by_role("dialog", name="Invite friends").press("Escape")
    expect(menu).to_be_focused()


def test_a_dialog_of_actions_closes_when_the_game_continues(new_user: NewUser) -> None:
    """Continue the game from another tab while the dialog is open; added moves make it necessary on a phone."""

    def add_moves(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_frame(message: str | bytes) -> None:
            frame = json.loads(message)
            for view in (frame, frame.get("view") or {}):
                if view.get("moves"):
                    view["moves"] += [{"text": word, "kind": word} for word in ("accept", "challenge")]
            socket.send(json.dumps(frame))

        server.on_message(on_frame)

    user = new_user(phone=True)
    page = user.page
    page.route_web_socket(re.compile("/socket$"), add_moves)
    sit_down_with(user, page.get_by_role("button", name="Draw", exact=True))
    page.get_by_role("button", name="More …").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Challenge")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Draw", exact=True).click()
    expect(dialog).to_have_count(0)


def moves(server: Server, table: str) -> int:
    return sum(isinstance(line.event, MoveMade) and line.seat == 0 for line in server.read_log(table))
