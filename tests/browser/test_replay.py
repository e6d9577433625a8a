"""After a game: the result, the verification of the shuffle, and the replay."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import play_out_bots
from tests.registered import FIRSTS, MIXED, brief
from tischlein import games
from tischlein.table.locales import ftl

GAMES = [*((game, games()[game].seats[1]) for game in FIRSTS), (MIXED, 3)]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_result_and_replay_of_a_game(new_user: NewUser, game: str, seats: int, phone: bool) -> None:
    user = new_user(phone=phone)
    page = user.page
    table, invitation = play_out_bots(user, game, seats, replays=True)
    page.goto(f"{table}#{invitation}")
    expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile("win"))
    expect(page.get_by_text("Shuffle verified")).to_be_visible()
    assert user.accessibility_violations() == []
    assert user.horizontal_overflow() <= 0

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    hands = page.locator(".open-hands .hand")
    expect(hands).to_have_count(seats)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_label("Point of view").select_option("1")
    expect(hands).to_have_count(1)
    expect(page).to_have_url(re.compile(r"replay/1\?at=2&viewer=1$"))
    assert user.accessibility_violations() == []
    assert user.horizontal_overflow() <= 0

    page.reload()
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    page.keyboard.press(" ")
    expect(slider).to_have_value(re.compile("^[1-9]$"))  # it is playing


def test_navigating_between_replays_shows_the_right_game(new_user: NewUser) -> None:
    """Also check a jump through the browser history."""
    user = new_user()
    page = user.page
    tables: dict[str, str] = {}
    for game in FIRSTS[:2]:
        (named,) = re.findall(rf"^game-{game} = (.+)$", ftl("en"), re.M)
        name = named.partition(", ")[0]
        tables[name], invitation = play_out_bots(user, game, 2, replays=True)
        page.goto(f"{tables[name]}#{invitation}")
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
    title = page.get_by_role("heading", level=1)
    for name, table in tables.items():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Home").click()
        page.locator(f"a[href='{table}']").click()
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_role("slider")).to_have_value("0")
        expect(title).to_have_text(name)
    page.evaluate("history.go(-3)")
    first, table = next(iter(tables.items()))
    expect(title).to_have_text(first)
    expect(page).to_have_url(re.compile(f"{table}/replay/1"))


def test_a_changed_record_is_detected(new_user: NewUser, tmp_path: Path) -> None:
    user = new_user()
    page = user.page
    table, invitation = play_out_bots(user, brief(), 2)
    page.goto(f"{table}#{invitation}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    page.goto("/played")
    page.get_by_role("button", name="Check a record").click()
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_text("Everything checks out.")).to_be_visible()
    assert user.accessibility_violations() == []
    record["shuffle"]["words"][0] = "chosen later"
    path.write_text(json.dumps(record), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_have_text("Something is wrong here.")
    expect(page.get_by_text("The seed is not made of the secret")).to_be_visible()


def test_without_spectators_others_see_only_that_the_game_is_over(new_user: NewUser) -> None:
    user = new_user()
    table, invitation = play_out_bots(user, brief(), 2, spectators=False, replays=True)
    user.page.goto(f"{table}#{invitation}")
    expect(user.page.get_by_role("status")).to_have_text("The game is over.")
    expect(user.page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_rule_is_found_by_link_and_by_search(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    page.goto("/rules/uno#uno.5.3")
    expect(page.locator('[id="uno.5.3"]')).to_be_focused()
    expect(page.locator('[id="uno.5.3"]')).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("wild-draw-four")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^1 of \d+"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^2 of \d+"))
    expect(page.locator("mark.current")).to_be_in_viewport()
    assert user.accessibility_violations() == []
