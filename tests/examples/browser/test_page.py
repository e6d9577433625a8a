"""A game that a package brought, in a real browser: two users, one of them on a phone, and a computer player."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import gather_players, play_by_keyboard, play_by_pointer, play_to_end
from tests.examples.environment import Environment

pytestmark = pytest.mark.once
SHOTS = os.environ.get("TISCHLEIN_SHOTS")
"""A folder in which what is seen is kept, if somebody wants to look at it."""


def test_two_people_play_it_to_the_end(new_user: NewUser, installed: Environment) -> None:
    for game, (low, _) in installed.games().items():
        users = gather_players(new_user, game, max(2, low - 1))
        for number, user in enumerate(users):
            expect(user.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
            assert user.accessibility_violations() == []
            assert user.horizontal_overflow() <= 0
            if SHOTS:
                user.page.screenshot(path=Path(SHOTS) / f"{game}-{number}.png")
        play_to_end([(users[0], play_by_keyboard), *((other, play_by_pointer) for other in users[1:])])
        for number, user in enumerate(users):
            user.page.get_by_role("button", name="See result").click()
            expect(user.page.get_by_role("button", name="Rematch")).to_be_visible()
            assert user.accessibility_violations() == []
            if SHOTS:
                user.page.screenshot(path=Path(SHOTS) / f"{game}-{number}-result.png")


def test_it_can_be_found_on_the_start_page_read_about_and_played(new_user: NewUser, installed: Environment) -> None:
    user = new_user(lang="de", dark=True)
    user.register_name()
    for game in installed.games():
        name = installed.say(f"game-{game}", "de")
        user.page.goto(f"/rules/{game}")
        expect(user.page.get_by_role("heading", name=name).first).to_be_visible()
        assert user.accessibility_violations() == []
        user.page.goto("/")
        user.page.get_by_role("radio", name=name).check(force=True)
        if SHOTS:
            user.page.screenshot(path=Path(SHOTS) / f"{game}-start.png")
        user.page.get_by_role("button", name=f"{name} spielen").click()
        expect(user.page.get_by_role("toolbar", name="Deine Hand")).to_be_visible()
        assert user.accessibility_violations() == []
        if SHOTS:
            user.page.screenshot(path=Path(SHOTS) / f"{game}-dark.png")
