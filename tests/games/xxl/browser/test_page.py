"""XXL in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewUser
from tests.browser.playing import LEGAL_CARDS, play_by_keyboard, play_out_bots, play_until, sit_down
from tischlein import Table

pytestmark = pytest.mark.once
IN_SIGHT = """() => [...document.querySelectorAll("[data-zone^='pile.']")].map((pile) => {
  const cloth = pile.closest(".middle").getBoundingClientRect();
  const strips = [...pile.querySelectorAll(".trail [data-edge]")].reverse();
  const seen = strips.filter((strip) => strip.offsetParent !== null);
  const boxes = seen.map((strip) => strip.getBoundingClientRect());
  const more = [...pile.querySelectorAll(".more")].filter((button) => button.offsetParent !== null);
  const beside = (a, b) => a.right <= b.left + 1 || a.bottom <= b.top + 1;
  const apart = (a, b) => beside(a, b) || beside(b, a);
  return {
    all: strips.map((strip) => strip.dataset.edge),
    seen: seen.map((strip) => strip.dataset.edge),
    more: more.map((button) => Number(button.textContent)),
    smallest: Math.min(...boxes.map(({ width }) => width)),
    outside: boxes.filter((box) => box.left < cloth.left - 1 || box.right > cloth.right + 1).length,
    overlaps: boxes.filter((one, at) => !boxes.slice(at + 1).every((other) => apart(one, other))).length,
  };
})"""
ROOMS = [
    {"width": width, "height": height}
    for width, height in ((320, 568), (360, 640), (390, 844), (667, 375), (844, 390), (768, 1024), (820, 1180))
] + [{"width": width, "height": 800} for width in (600, 915, 1024, 1180, 1280, 1920, 2560)]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_what_the_rules_would_rather_have_is_noted_before_and_during_a_game(new_user: NewUser, phone: bool) -> None:
    user = new_user(phone=phone)
    page = user.page
    user.register_name()
    page.goto(user.open_table("xxl-individuell", 3))
    note = page.get_by_role("note")
    said = re.compile("^There should be at least as many rounds as players")
    expect(note).to_contain_text(said)
    assert user.accessibility_violations() == []
    for button in ("Sit down", "Start"):
        page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    if phone:
        page.locator(".latest").click()
    expect(note).to_contain_text(said)
    assert user.accessibility_violations() == []
    assert user.horizontal_overflow() <= 0
    note.get_by_role("link", name="Read rule 9.3").click()
    expect(page.locator("dialog .linked")).to_contain_text("9.3")


def test_the_focus_stays_in_the_hand_through_a_new_deal(new_user: NewUser) -> None:
    """A player who uses keys need not look for the hand again after every round."""
    user = new_user()
    page = user.page
    sit_down(user, "xxl-verweigern")
    expect(page.locator(LEGAL_CARDS)).not_to_have_count(0)
    assert play_by_keyboard(page)

    def without_looking(page: Page) -> bool:
        expect(page.locator(f"body:not(:has(:focus)) {LEGAL_CARDS}")).to_have_count(0)
        return play_by_keyboard(page)

    play_until(page, page.get_by_role("button", name="See result"), without_looking)


def test_the_numbers_of_a_fan_are_in_sight_in_every_room(new_user: NewUser) -> None:
    """As the record says, from bottom to top and none on another; where there is no room, the oldest a touch away."""
    user = new_user()
    page = user.page
    for _ in range(10):  # a game may be over before both piles are long, in one of twenty
        table, invitation = play_out_bots(user, "xxl-rauf-runter", 6, replays=True)
        path = f"/api{table.replace('/t/', '/tables/')}/games/1/record"
        record = page.request.get(path, headers={"authorization": f"Bearer {invitation}"}).json()
        zones = Table.replay(record).view(None)["zones"]
        wanted = [zones[pile]["edges"] for pile in ("pile.1", "pile.2")]
        if min(map(len, wanted)) > 0 and max(map(len, wanted)) > 12:
            break
    assert min(map(len, wanted)) > 0
    page.goto(f"{table}/replay/1?at={len(record['moves'])}#{invitation}")
    for room in ROOMS:
        page.set_viewport_size(room)  # type: ignore[arg-type]
        page.wait_for_function("() => document.querySelectorAll('.trail').length === 2")
        for pile, numbers in zip(page.evaluate(IN_SIGHT), wanted, strict=True):
            assert pile["all"] == numbers, room
            assert pile["seen"] == numbers[len(numbers) - len(pile["seen"]) :], room
            assert sum(pile["more"]) == len(numbers) - len(pile["seen"]), room
            assert pile["smallest"] >= 19, room
            assert (pile["outside"], pile["overlaps"]) == (0, 0), (room, pile)
