"""People: a name and an animal, joining by code, the table book, sharing by consent, and link previews."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewUser
from tests.registered import brief

NAME = "Ada 👩🏽‍🔬"


def choose_identity(page: Page) -> None:
    """Give the name and the animal that the page asks for."""
    page.get_by_role("textbox", name="What’s your name?").fill(NAME)
    page.get_by_role("radio", name="owl").check(force=True)
    page.get_by_role("button", name="OK", exact=True).click()


def let_computer_play(page: Page) -> None:
    expect(page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a computer play for me").click()


def test_friends_join_by_code_play_twice_and_share_by_consent(new_user: NewUser, tmp_path: Path) -> None:
    """Two people with the same name and animal; the second comes by a code from a phone."""
    first, second, stranger = new_user("first"), new_user("second", phone=True), new_user("stranger")
    link = first.open_table(brief(), 2, bots=0)
    host, guest = first.page, second.page
    host.goto(link)
    host.get_by_role("button", name="Sit down").click()
    choose_identity(host)
    code = host.locator("aside b[translate=no]").inner_text()
    assert re.fullmatch(r"[A-Z2-9]{3}-[A-Z2-9]{3}", code)

    guest.goto("/")
    field = guest.get_by_role("textbox", name="Join with a code")
    field.fill("AAAAAA" if code != "AAA-AAA" else "FFFFFF")
    guest.get_by_role("button", name="Join", exact=True).click()
    expect(guest.get_by_role("alert")).to_have_text("There is no such code, or it has expired.")
    second.errors.clear()  # the 404 itself
    field.fill(code.lower().replace("-", " "))
    guest.get_by_role("button", name="Join", exact=True).click()
    guest.get_by_role("button", name="Sit down").click()
    choose_identity(guest)
    for page in (host, guest):
        expect(page.locator(".seat-tile .avatar text")).to_have_text("2")  # the mark of the second owl
    expect(host.get_by_text(f"{NAME} 2")).to_be_visible()
    expect(guest.get_by_text(NAME, exact=True)).to_be_visible()

    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        let_computer_play(page)
    for page in (host, guest):
        page.get_by_role("button", name="See result").click()
    host.get_by_role("button", name="Rematch").click()  # the computer players go on
    for page in (host, guest):
        page.get_by_role("button", name="See result").click()
    host.get_by_role("button", name="Table book").click()
    book = host.get_by_role("dialog", name="Table book")
    rows = book.get_by_role("table", name="People").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first.locator("td").first).to_have_text("2")
    expect(book.get_by_text(re.compile(r"^\d : \d$"))).to_be_visible()
    assert first.accessibility_violations() == []
    book.get_by_role("button", name="This browser").click()
    expect(rows).to_have_count(2)
    book.get_by_role("button", name="Close").click()

    replay = f"{link.partition('#')[0]}/replay/2"
    assert (
        stranger.page.request.get(f"/api{replay.replace('/t/', '/tables/').replace('replay/', 'games/')}/replay").status
        == 404
    )
    host.get_by_role("button", name="Share the game").click()
    expect(host.get_by_text(f"Still missing: {NAME} 2.")).to_be_visible()
    guest.get_by_role("button", name="Agree").click()
    expect(host.get_by_role("button", name="Share", exact=True)).to_be_visible()
    stranger.page.goto(replay)
    expect(stranger.page.get_by_role("slider")).to_be_visible()
    title = stranger.page.locator("meta[property='og:title']").get_attribute("content")
    assert NAME in (title or "")

    with host.expect_download() as download:
        host.get_by_role("button", name="Picture of the result").click()
    picture = tmp_path / "result.png"
    download.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    for user in (first, second):
        assert user.horizontal_overflow() <= 0


def test_a_new_name_and_animal_are_seen_at_once(new_user: NewUser) -> None:
    """Two browsers at one table, during a game."""
    ada, bo = new_user("Ada"), new_user("Bo", phone=True)
    for user in (ada, bo):
        user.register_name()
    link = ada.open_table("uno", 2, bots=0)
    for user in (ada, bo):
        user.page.goto(link)
        user.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    expect(bo.page.get_by_role("group", name=re.compile("^Ada,"))).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name=re.compile("Ada")).click()
    choose_identity(ada.page)
    seat = bo.page.get_by_role("group", name=re.compile(f"^{NAME},"))
    expect(seat).to_be_visible()
    expect(bo.page.get_by_role("button", name="History")).to_contain_text(f"Ada is now called {NAME}.")
    assert bo.horizontal_overflow() <= 0


def test_an_invitation_has_a_preview_in_the_language_of_the_reader(new_user: NewUser) -> None:
    user = new_user(lang="de")
    public = user.open_table("uno", 3, bots=1, public=True).partition("#")[0]
    private = user.open_table("uno", 3, bots=1).partition("#")[0]
    described = {}
    for path in (public, private, f"{private}?game=uno"):
        user.page.goto(path)
        described[path] = user.page.locator("meta[property='og:title']").get_attribute("content")
    user.errors.clear()  # a stranger may not see the private table
    assert described == {
        public: "Du bist zu UNO eingeladen",
        private: "Du bist an einen Kartentisch eingeladen",
        f"{private}?game=uno": "Du bist zu UNO eingeladen",
    }
