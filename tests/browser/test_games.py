"""Every game from the lobby to its result, played in real browsers, also by keyboard or screen reader alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import (
    gather_players,
    play_by_keyboard,
    play_by_pointer,
    play_by_screen_reader,
    play_to_end,
    single_games,
)
from tischlein import games

GAMES = single_games()
"""Series look like the games they consist of."""


def users_at(game: str) -> int:
    """Return two, which leaves a seat for a computer player, or as many as the game needs."""
    return max(2, games()[game].seats[0] - 1)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_result(new_user: NewUser, game: str) -> None:
    """Play as the first user by keyboard alone, as the others by pointer and touch."""
    keys, *others = users = gather_players(new_user, game, users_at(game))
    for user in users:
        expect(user.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        assert user.accessibility_violations() == []
    play_to_end([(keys, play_by_keyboard), *((other, play_by_pointer) for other in others)])
    for user in users:
        user.page.get_by_role("button", name="See result").click()
        expect(user.page.get_by_role("button", name="Rematch")).to_be_visible()
        assert user.accessibility_violations() == []


def test_by_screen_reader_alone(new_user: NewUser) -> None:
    user = new_user()
    user.register_name()
    user.page.goto(user.open_table("uno", 2))
    for button in ("Sit down", "Start"):
        user.page.get_by_role("button", name=button, exact=True).click()
    play_to_end([(user, play_by_screen_reader)])
