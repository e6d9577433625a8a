"""What the page tells a player: the network is gone, a move is on its way, it is your turn, time is running out."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import ACTION_BUTTONS, LEGAL_CARDS, play_by_pointer, sit_down
from tests.browser.user import BrowserUser
from tests.registered import plain
from tests.server.live.process import Server
from tischlein.server.log_events import MoveMade

NAME = "UNO"
TITLE = f"● Your turn – {NAME}"
NOTIFICATIONS = """
  window.shown = []; window.asked = 0;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { window.asked += 1; return (Notification.permission = "granted"); }
    constructor(title, { body }) { window.shown.push(`${title}: ${body}`); }
    close() {}
  };
  navigator.serviceWorker.getRegistration = async () => undefined;
  Object.defineProperty(document, "visibilityState", { get: () => window.unseen ? "hidden" : "visible" });
"""
"""A browser that allows notifications, and whose window can be hidden."""


def set_hidden(page: Page, hidden: bool) -> None:
    page.evaluate(f"window.unseen = {json.dumps(hidden)}; document.dispatchEvent(new Event('visibilitychange'))")


class Network:
    """The network between a page and the server. While it is dead, sockets look open, but nothing passes."""

    def __init__(self, page: Page) -> None:
        self.dead = False
        page.route_web_socket(re.compile("/socket$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        if self.dead:
            return
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if self.dead else server.send(message))
        server.on_message(lambda message: None if self.dead else socket.send(message))


def test_a_dead_network_is_noticed_and_a_pending_move_is_made_once(new_user: NewUser, server: Server) -> None:
    user = new_user()
    page = user.page
    network = Network(page)
    table = sit_down(user, plain(), pace=10_000, options={"dealer": 1})
    expect(page.locator(LEGAL_CARDS).or_(page.locator(ACTION_BUTTONS)).first).to_be_visible()
    network.dead = True
    assert play_by_pointer(page)
    expect(page.locator(".action-bar")).to_contain_text("Your move is on its way")
    expect(page.get_by_role("status").filter(has_text="Connection lost. Your move")).to_be_visible()
    expect(page.locator(".hand-card > .card.dimmed")).to_have_count(0)
    network.dead = False
    page.get_by_role("button", name="Retry").click()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.locator(".action-bar")).not_to_contain_text("on its way")
    assert [entry.seat for entry in server.read_log(table) if isinstance(entry.event, MoveMade)] == [0]


def test_the_browser_says_that_it_is_offline(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    network = Network(page)
    sit_down(user)
    network.dead = True
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    network.dead = False
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Connection lost")).to_have_count(0)


def test_a_turn_that_comes_unseen(new_user: NewUser) -> None:
    """Offer notifications once, after a turn came while the page was hidden, and show them from then on."""
    ada, bo = new_user("Ada"), new_user("Bo")
    page = ada.page
    page.add_init_script(NOTIFICATIONS)
    seat_two(ada, bo)
    offer = page.get_by_role("button", name="Yes, notify me")

    def pass_turn() -> None:
        """Let the turn go from Ada to Bo and back, while Ada does not look."""
        while "Your turn" in page.title():
            play_by_pointer(page)
        set_hidden(page, True)
        while "Your turn" not in page.title():
            play_by_pointer(bo.page)
        expect(page).to_have_title(TITLE)

    pass_turn()
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("icon-turn.svg$"))
    assert page.evaluate("[asked, shown]") == [0, []]
    set_hidden(page, False)
    offer.click()
    expect(offer).to_have_count(0)
    pass_turn()
    assert page.evaluate("[asked, shown]") == [1, [f"Your turn: {NAME}"]]
    set_hidden(page, False)
    page.reload()
    assert page.evaluate("asked") == 0, "nobody is asked on opening a page"
    expect(page).to_have_title(TITLE)
    expect(offer).to_have_count(0)


def seat_two(ada: BrowserUser, bo: BrowserUser) -> None:
    """Start a game of two people."""
    for user in (ada, bo):
        user.register_name()
    link = ada.open_table("uno", 2, 0)
    for user in (ada, bo):
        user.page.goto(link)
        user.page.get_by_role("button", name="Sit down", exact=True).click()
        expect(user.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0)
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for user in (ada, bo):
        expect(user.page.get_by_role("toolbar", name="Your hand")).to_be_visible()


def test_running_out_of_time(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    network = Network(page)
    clock = {"each": "move", "seconds": 60}
    sit_down(user, plain(), clock=clock, options={"dealer": 1})
    bar = page.locator(".action-bar")
    expect(bar).to_have_class(re.compile(r"\bturn\b"))
    network.socket.send(json.dumps({"type": "clock-warning", "seat": 0, "left": 10_000}))
    expect(bar).to_contain_text(re.compile(r"\d+ seconds left!"))
    expect(bar.get_by_role("alert")).to_have_text("Your time is running out.")
    while bar.get_by_role("alert").count() > 0:
        play_by_pointer(page)
