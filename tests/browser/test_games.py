"""Every game from the lobby to its result, by several people in real browsers, and by keys or by ear alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import by_ear, by_keys, by_pointer, gather, play_out, single_games
from tischlein import games

GAMES = single_games()
"""Series look like the games they are made of."""


def people_at(game: str) -> int:
    """Two people and a computer player, or as many as the game needs."""
    return max(2, games()[game].seats[0] - 1)


@pytest.mark.parametrize("game", GAMES)
def test_from_the_lobby_to_the_result(come: Come, game: str) -> None:
    """One plays the whole game by keys alone, the others by pointer and by finger."""
    keys, *others = people = gather(come, game, people_at(game))
    for person in people:
        expect(person.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
        assert person.faults() == []
    play_out([(keys, by_keys), *((other, by_pointer) for other in others)])
    for person in people:
        person.page.get_by_role("button", name="To the result").click()
        expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
        assert person.faults() == []


def test_by_ear_alone(come: Come) -> None:
    person = come()
    person.introduce()
    person.page.goto(person.open_table("uno", 2))
    for button in ("Sit down", "Start"):
        person.page.get_by_role("button", name=button, exact=True).click()
    play_out([(person, by_ear)])
