"""Ends: every one of a series of six games is seen, with the rules of the next, and every trick before it is taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import CLOSE_END, RESULT, click_near_edge, play_by_pointer, sit_down
from tests.browser.user import BrowserUser

PLAYED = ["1", "3", "1", "2", "5", "1"]
"""Short games, one of them with two halves."""
GAMES = len(PLAYED)
SEATS = 2
PACE = 15
"""Milliseconds between moves: without any, a client that falls behind gets a snapshot instead of the moves."""
START = """([table, host]) => {
  window.ends = [];
  new MutationObserver(() => {
    const panel = document.querySelector(".end-panel");
    if (panel && panel !== window.lastEnd) window.ends.push(panel.innerText);
    window.lastEnd = panel;
  }).observe(document.body, { childList: true, subtree: true });
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "hello", version: 1, keys: [host] }));
    socket.send(JSON.stringify({ type: "start-game", id: "start" }));
    socket.send(JSON.stringify({ type: "pause-game", id: "pause" }));
  };
  window.resume = () => socket.send(JSON.stringify({ type: "resume-game", id: "resume" }));
}"""
"""Start and pause the game, and note every panel that appears, also one that closes before the test looks."""


WATCH_TRICKS = """() => {
  window.tricks = [];
  const seen = new WeakSet();
  const box = (element) => element.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  new MutationObserver(() => {
    const note = document.querySelector(".take-note .placed");
    if (!note || seen.has(note)) return;
    seen.add(note);
    const cards = [...document.querySelectorAll("[data-zone=trick] .card")];
    const covered = cards.filter((card) => meet(box(card), box(note))).length;
    const front = document.querySelectorAll("[data-zone=trick] .mark:not(.quiet)").length;
    window.tricks.push({ text: note.innerText, cards: cards.length, covered, front });
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Note what is on the table while it is said who takes a trick."""


def open_series(user: BrowserUser) -> None:
    """Watch computer players who begin the series."""
    page = user.page
    user.register_name()
    setup = {
        "game": "xxl-individuell",
        "seats": SEATS,
        "options": {"games": ",".join(PLAYED), "rounds": 1},
        "bots": ["greedy"] * SEATS,
        "pace": PACE,
        "window": 0,
        "spectators": True,
    }
    opened = page.request.post("/api/tables", data=setup).json()
    page.goto(opened["link"])
    expect(page.get_by_role("heading", name="Who’s playing?")).to_be_visible()
    page.evaluate(START, [opened["id"], opened["host"]])
    # A slow browser would still be drawing the table while the first games end.
    expect(page.get_by_text("The game is paused.")).to_be_visible()
    page.evaluate("window.resume()")


def watch_series(user: BrowserUser) -> list[str]:
    """Watch a series, close the panel at every end, and return what the panels showed."""
    page = user.page
    open_series(user)
    result = page.get_by_role("button", name=RESULT)
    go_on = page.locator(CLOSE_END)
    while True:
        expect(result.or_(go_on).first).to_be_visible()
        if not go_on.count():
            return [str(text) for text in page.evaluate("window.ends")]
        assert user.horizontal_overflow() <= 0
        click_near_edge(go_on)


def check_ends(shown: list[str]) -> None:
    """Check that each of the games has its end, with the places, the total and the next game."""
    games = [text for text in shown if "Half-time" not in text]
    assert len(games) == GAMES
    assert len(shown) - GAMES in (0, 1), "one game has two halves, unless its first one ends it (X7)"
    assert [re.findall(r"Game (\d) of 6", text) for text in games] == [[str(number + 1)] for number in range(GAMES)]
    assert all(text.count("sum of places") == SEATS for text in games)
    assert any("=" in text for text in games), "the cards are added up"
    upcoming = [re.findall(r"Next: (.+)", text) for text in games]
    assert all(upcoming[:-1])
    assert not upcoming[-1]


def history(page: Page) -> list[str]:
    lines = page.get_by_role("list", name="History").get_by_role("listitem")
    expect(lines.first).to_be_visible()
    return [line for line in lines.all_inner_texts() if line.strip()]


def test_every_end_of_a_series_is_seen_on_a_phone(new_user: NewUser) -> None:
    user = new_user(phone=True)
    check_ends(watch_series(user))
    assert user.accessibility_violations() == []


def test_every_end_is_seen_on_a_tablet_and_the_history_survives_a_reload(new_user: NewUser) -> None:
    user = new_user(phone=True)
    user.page.set_viewport_size({"width": 820, "height": 1180})
    check_ends(watch_series(user))
    before = history(user.page)
    user.page.reload()
    user.page.get_by_role("button", name="Last cards").click()
    after = history(user.page)
    assert len(after) > 60
    assert after == before


@pytest.mark.parametrize("phone", [False, True])
def test_a_trick_stays_open_while_its_winner_is_named(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    page = user.page
    sit_down(user, "xxl-farbe", 4)
    page.evaluate(WATCH_TRICKS)
    while page.evaluate("window.tricks.length") < 2:
        play_by_pointer(page)
    for trick in page.evaluate("window.tricks"):
        said = re.fullmatch(r".+ takes? the trick\s+([\d +]+) = (\d+) points?", trick["text"])
        assert said is not None
        assert sum(map(int, said[1].split(" + "))) == int(said[2])
        assert (trick["cards"], trick["covered"], trick["front"]) == (4, 0, 1)


def test_an_end_leads_to_the_rules_of_the_next_game(new_user: NewUser) -> None:
    user = new_user(phone=True)
    page = user.page
    open_series(user)
    link = page.locator(".end-panel").get_by_role("link", name="Rules")
    link.focus()  # from now on the panel stays
    link.click()
    rules = page.get_by_role("dialog", name="XXL")
    chapter = rules.get_by_role("heading", name="Verweigern gestattet")
    expect(chapter).to_be_focused()
    expect(chapter).to_be_in_viewport()
    page.go_back()
    expect(rules).to_have_count(0)
    expect(page.locator(CLOSE_END)).to_be_visible()
