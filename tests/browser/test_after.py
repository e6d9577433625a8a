"""After a game: the result, the shuffle, and the game once more."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.person import Person
from tischlein import Table

PLAY = """([table, host]) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onopen = () => {
    send({ type: "hello", version: 1, keys: [host] });
    send({ type: "start", id: "start" });
  };
  socket.onmessage = ({ data }) => {
    if (JSON.parse(data).what !== "ended") return;
    socket.close();
    done();
  };
})"""
GAMES = [("uno", 10), ("xxl-pur", 3), ("raise", 4), ("ex-hop", 6)]


def played(person: Person, game: str, seats: int, **setup: object) -> tuple[str, str]:
    """A game of computer players, to its end; where it can be seen, and the invitation."""
    person.introduce()
    data = {"game": game, "seats": seats, "bots": ["greedy"] * seats, "pace": 0, "window": 0, "spectators": True}
    opened = person.page.request.post("/api/tables", data=data | setup).json()
    person.page.goto("/rules")
    person.page.evaluate(PLAY, [opened["id"], opened["host"]])
    return f"/t/{opened['id']}", opened["invitation"]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_result_and_replay_of_a_game(come: Come, game: str, seats: int, phone: bool) -> None:
    person = come(phone=phone)
    page = person.page
    table, invitation = played(person, game, seats, replays=True)
    page.goto(f"{table}#{invitation}")
    expect(page.get_by_role("heading", level=2).first).to_contain_text(re.compile("win"))
    expect(page.get_by_text("Shuffle checked")).to_be_visible()
    assert person.faults() == []
    assert person.sideways() <= 0

    page.get_by_role("link", name="Watch again").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    hands = page.locator(".held .hand")
    expect(hands).to_have_count(seats)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_label("Whose eyes?").select_option("1")
    expect(hands).to_have_count(1)
    expect(page).to_have_url(re.compile(r"replay/1\?at=2&eyes=1$"))
    assert person.faults() == []
    assert person.sideways() <= 0

    page.reload()
    expect(slider).to_have_value("2")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    page.keyboard.press(" ")
    expect(slider).to_have_value(re.compile("^[1-9]$"))  # it goes on by itself


def test_another_replay_is_another_game(come: Come) -> None:
    """Also if the browser goes from one to the other at once."""
    person = come()
    page = person.page
    tables: dict[str, str] = {}
    for name, game in (("UNO", "uno"), ("Raise", "raise")):
        tables[name], invitation = played(person, game, 2, replays=True)
        page.goto(f"{tables[name]}#{invitation}")
        expect(page.get_by_role("link", name="Watch again")).to_be_visible()
    title = page.get_by_role("heading", level=1)
    for name, table in tables.items():
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="To the start").click()
        page.locator(f"a[href='{table}']").click()
        page.get_by_role("link", name="Watch again").click()
        expect(page.get_by_role("slider")).to_have_value("0")
        expect(title).to_have_text(name)
    page.evaluate("history.go(-3)")
    expect(title).to_have_text("UNO")
    expect(page).to_have_url(re.compile(f"{tables['UNO']}/replay/1"))


def test_a_record_that_was_changed_is_found_out(come: Come, tmp_path: Path) -> None:
    person = come()
    page = person.page
    table, invitation = played(person, "raise", 2)
    page.goto(f"{table}#{invitation}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    page.goto("/played")
    page.get_by_role("button", name="Check a record").click()
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_text("Everything holds.")).to_be_visible()
    assert person.faults() == []
    record["shuffle"]["words"][0] = "chosen later"
    path.write_text(json.dumps(record), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_have_text("Something is wrong here.")
    expect(page.get_by_text("The seed is not made of the secret")).to_be_visible()


def test_who_could_not_look_on_is_told_that_it_is_over(come: Come) -> None:
    person = come()
    table, invitation = played(person, "raise", 2, spectators=False, replays=True)
    person.page.goto(f"{table}#{invitation}")
    expect(person.page.get_by_role("status")).to_have_text("The game is over.")
    expect(person.page.get_by_role("link", name="Watch again")).to_be_visible()


def test_a_rule_is_found_by_its_link_and_by_its_words(come: Come) -> None:
    person = come()
    page = person.page
    page.goto("/rules/uno#uno.5.3")
    expect(page.locator('[id="uno.5.3"]')).to_be_focused()
    expect(page.locator('[id="uno.5.3"]')).to_be_in_viewport()
    page.keyboard.press("/")
    page.keyboard.type("wild-draw-four")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^1 of \d+"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^2 of \d+"))
    expect(page.locator("mark.now")).to_be_in_viewport()
    assert person.faults() == []


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


def test_the_numbers_of_a_fan_are_in_sight_in_every_room(come: Come) -> None:
    """As the record says, from bottom to top and none on another; where there is no room, the oldest a touch away."""
    person = come()
    page = person.page
    for _ in range(10):  # a game may be over before both piles are long, in one of twenty
        table, invitation = played(person, "xxl-rauf-runter", 6, replays=True)
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
