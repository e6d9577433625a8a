"""A game that a package brought, in a real browser: two people, one of them on a phone, and a computer player."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.play import by_keys, by_pointer, gather, play_out
from tests.examples.environment import Environment

pytestmark = pytest.mark.once
SHOTS = os.environ.get("TISCHLEIN_SHOTS")
"""A folder in which what is seen is kept, if somebody wants to look at it."""


def test_two_people_play_it_to_the_end(come: Come, installed: Environment) -> None:
    for game, (low, _) in installed.games().items():
        people = gather(come, game, max(2, low - 1))
        for number, person in enumerate(people):
            expect(person.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
            assert person.faults() == []
            assert person.sideways() <= 0
            if SHOTS:
                person.page.screenshot(path=Path(SHOTS) / f"{game}-{number}.png")
        play_out([(people[0], by_keys), *((other, by_pointer) for other in people[1:])])
        for number, person in enumerate(people):
            person.page.get_by_role("button", name="To the result").click()
            expect(person.page.get_by_role("button", name="Rematch")).to_be_visible()
            assert person.faults() == []
            if SHOTS:
                person.page.screenshot(path=Path(SHOTS) / f"{game}-{number}-result.png")


def test_somebody_finds_it_on_the_start_page_reads_its_rules_and_plays(come: Come, installed: Environment) -> None:
    person = come(lang="de", dark=True)
    person.introduce()
    for game in installed.games():
        name = installed.say(f"game-{game}", "de")
        person.page.goto(f"/rules/{game}")
        expect(person.page.get_by_role("heading", name=name).first).to_be_visible()
        assert person.faults() == []
        person.page.goto("/")
        person.page.get_by_role("radio", name=name).check(force=True)
        if SHOTS:
            person.page.screenshot(path=Path(SHOTS) / f"{game}-start.png")
        person.page.get_by_role("button", name=f"{name} spielen").click()
        expect(person.page.get_by_role("toolbar", name="Deine Hand")).to_be_visible()
        assert person.faults() == []
        if SHOTS:
            person.page.screenshot(path=Path(SHOTS) / f"{game}-dark.png")
