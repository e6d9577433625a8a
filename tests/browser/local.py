"""Play without a server in the tests: the settings for it, and the steps that several tests share."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

STARTED = 120_000
"""Milliseconds for Python to start on the slowest machine."""
CONTROLLED = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"
OFFLINE = re.compile("^(Offline, without a server|The server is back)$")
BRISK = "'" + json.dumps({"level": "beginner", "pace": 300}) + "'"


def make_brisk(page: Page) -> Page:
    """Let computer players be quick, and easy to play with."""
    page.add_init_script("localStorage.getItem('settings') ?? localStorage.setItem('settings', " + BRISK + ")")
    return page


def go_offline(page: Page) -> None:
    """Choose in the menu to play without a server, with the download that this needs."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play offline").click()
    page.get_by_role("button", name="Download and play").click()
    expect(page.get_by_role("button", name=OFFLINE)).to_be_visible(timeout=STARTED)


def hand(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Your hand")


def start_game(page: Page, game: str = "UNO") -> str:
    """Start a game with the players that are offered, and return the path of its table."""
    page.get_by_role("button", name=f"Play {game}", exact=True).click()
    expect(hand(page)).to_be_visible(timeout=STARTED)
    assert "/t/local-" in page.url
    return page.url


def texts(cards: Locator) -> list[str]:
    found = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label') ?? card.textContent)")
    return [str(text) for text in found]
