"""The page opens without the server, says that it is away, and goes on when it is back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.server.live.process import Server
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_opens_without_the_server(chromium: Browser, tmp_path: Path, lang: str) -> None:
    with Server(tmp_path) as server:
        person = Person(chromium, f"http://127.0.0.1:{server.port}", "Ada", lang=lang)
        page = person.page
        page.goto("/rules")
        page.wait_for_function(CONTROLLED)
        server.stop()
        for path in ("/", "/rules"):
            page.goto(path)
            expect(page.get_by_role("status")).to_contain_text(load_words(lang)("page-wrong-away"))
        server.start()
        expect(page.get_by_role("status")).to_have_count(0)
        expect(page.locator("#app > *")).not_to_have_count(0)
        person.go_home()


def test_what_is_kept_is_nobodys_secret(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        person = Person(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        person.introduce()
        link = person.open_table("uno", 2)
        person.page.goto("/")
        person.page.wait_for_function(CONTROLLED)
        person.page.goto(link)
        person.page.goto("/played")
        kept = person.page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async name => "
            "(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
        )
        assert "/" in kept
        assert "/api/games" in kept
        allowed = ("/static/assets/", "/api/locales/", "/api/rulebooks/")
        assert [path for path in kept if path not in ("/", "/api/games") and not path.startswith(allowed)] == []
        person.go_home()


def test_a_part_of_the_page_that_cannot_be_fetched_is_said(chromium: Browser, server: Server) -> None:
    # A service worker that is quick enough fetches the part itself, where no route is asked.
    person = Person(chromium, f"http://127.0.0.1:{server.port}", "Ada", worker=False)
    person.page.route("**/assets/Rules-*.js", lambda route: route.abort())
    person.page.goto("/rules")
    expect(person.page.get_by_role("status")).to_contain_text(load_words("en")("page-wrong-broken"))
    person.go_home()
