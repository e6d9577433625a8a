"""Settings: they apply at once, in every tab, and survive; keys do what the page says; forced colours keep edges."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import LEGAL_CARDS, click_near_edge, sit_down
from tests.registered import plain
from tests.server.live.process import Server
from tischlein.server.log_events import MoveMade, PaceSet

ROOT = "html"


def open_settings(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def choose(settings: Locator, group: str, value: str) -> None:
    chosen = settings.get_by_role("group", name=group).get_by_role("button", name=value, exact=True)
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")


def test_settings_apply_in_every_tab_and_survive(new_user: NewUser) -> None:
    user = new_user()
    page, other = user.page, user.page.context.new_page()
    page.goto("/")
    other.goto("/rules")
    expect(other.locator(ROOT)).to_have_css("font-size", "16px")
    page.bring_to_front()
    settings = open_settings(page)
    choose(settings, "Text size", "130%")
    choose(settings, "Theme", "dark")
    choose(settings, "Contrast", "high")
    choose(settings, "Buttons", "for the left hand")
    settings.get_by_role("slider", name="Sounds").fill("40")
    assert user.accessibility_violations() == []
    for tab in (page, other):
        expect(tab.locator(ROOT)).to_have_css("font-size", "20.8px")
        expect(tab.locator(ROOT)).to_have_css("color-scheme", "dark")
        expect(tab.locator(ROOT)).to_have_attribute("data-contrast", "more")
    page.reload()
    expect(page.locator(ROOT)).to_have_css("font-size", "20.8px")
    expect(open_settings(page).get_by_role("slider", name="Sounds")).to_have_value("40")


def test_the_pace_of_computer_players_changes_during_a_game(new_user: NewUser, server: Server) -> None:
    user = new_user()
    table = sit_down(user, plain(), pace=10_000, options={"dealer": 1})
    settings = open_settings(user.page)
    choose(settings, "Computer player speed", "slow")
    assert [entry.event for entry in server.read_log(table) if isinstance(entry.event, PaceSet)] == [PaceSet(2000)]


def test_a_tap_may_only_choose_a_card(new_user: NewUser, server: Server) -> None:
    user = new_user()
    page = user.page
    table = sit_down(user, plain(), pace=10_000, options={"dealer": 1})
    choose(open_settings(page), "A tap on a card", "chooses it, a second tap plays it")
    page.keyboard.press("Escape")
    card = page.locator(LEGAL_CARDS).first
    click_near_edge(card)
    expect(page.locator(".hand-card[aria-pressed=true]")).to_have_count(1)
    assert not any(isinstance(entry.event, MoveMade) for entry in server.read_log(table))
    click_near_edge(page.locator(".hand-card[aria-pressed=true]"))
    expect(page.locator(".hand-card[aria-pressed=true]")).to_have_count(0)
    assert sum(isinstance(entry.event, MoveMade) for entry in server.read_log(table)) == 1


def test_the_keys_do_what_the_page_says(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    sit_down(user, plain(), pace=10_000, options={"dealer": 1})
    expect(page.get_by_role("button", name="Hint").locator("kbd")).to_have_text("H")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.locator("kbd").first).to_be_visible()
    listed = {re.sub(r"\s", "", key) for key in keys.locator("section").first.locator("kbd").all_inner_texts()}
    assert {"H", "S", "?", "Enter", "Esc", "Del", "Home", "End", "←", "→", "↑", "↓"} <= listed
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    sort = page.locator(".sort")
    before = sort.get_attribute("aria-label") or ""
    page.keyboard.press("s")
    expect(sort).not_to_have_attribute("aria-label", before)
    hand = page.locator(".hand-card")
    hand.first.focus()
    for key, focused in (("End", -1), ("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        expect(hand.nth(focused)).to_be_focused()
    page.keyboard.press("h")
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint).to_be_focused()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(hand.first).to_be_focused()


def test_forced_colours_keep_edges_and_show_what_is_chosen(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    page.emulate_media(forced_colors="active")
    page.goto("/")
    edges = "all => all.filter(one => getComputedStyle(one).borderTopWidth === '0px').map(one => one.outerHTML)"
    assert page.locator(".btn, .panel").evaluate_all(edges) == []
    settings = open_settings(page).get_by_role("group", name="Theme")
    chosen = settings.locator("[aria-pressed=true]")
    background = "one => getComputedStyle(one).backgroundColor"
    assert chosen.evaluate(background) != settings.locator("[aria-pressed=false]").first.evaluate(background)
    page.keyboard.press("Escape")
    sit_down(user)
    assert page.locator(".btn, .panel, .count").evaluate_all(edges) == []
    assert page.locator(".hand-card > .card").first.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
