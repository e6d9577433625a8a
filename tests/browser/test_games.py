"""Every game from the lobby to its result, by several people in real browsers, and by keys or by ear alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.play import by_ear, by_keys, by_pointer, play_out, single_games
from tischlein import games

GAMES = single_games()
"""Series look like the games they are made of."""


def people_at(game: str) -> int:
    """Two people and a computer player, or as many as the game needs."""
    return max(2, games()[game].seats[0] - 1)


def gather(come: Come, game: str, people: int) -> list[Person]:
    """The first opens a table, the others find it in the lobby and sit down, the last of them on a phone."""
    names = [f"Ada {game}"[:24], "Bo", "Cleo", "Dan"][:people]
    everybody = [come(name, phone=name == names[-1]) for name in names]
    for person in everybody:
        person.introduce()
    host = everybody[0].page
    host.goto(everybody[0].open_table(game, people + 1, 1, public=True))
    host.get_by_role("button", name="Sit down").click()
    for guest in everybody[1:]:
        guest.page.goto("/")
        guest.page.get_by_role("listitem").filter(has_text=names[0]).get_by_role("button", name="Sit down").click()
        expect(guest.page.get_by_role("heading", name="Who plays?")).to_be_visible()
    host.get_by_role("button", name="Begin", exact=True).click()
    return everybody


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
    for button in ("Sit down", "Begin"):
        person.page.get_by_role("button", name=button, exact=True).click()
    play_out([(person, by_ear)])
