"""The page opens without the server, says that it is unavailable, and continues when it is back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.user import BrowserUser
from tests.server.live.process import Server
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

CONTROLLED = "async () => { await navigator.serviceWorker.ready; return navigator.serviceWorker.controller !== null }"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_opens_without_the_server(chromium: Browser, tmp_path: Path, lang: str) -> None:
    with Server(tmp_path) as server:
        user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada", lang=lang)
        page = user.page
        page.goto("/rules")
        page.wait_for_function(CONTROLLED)
        server.stop()
        for path in ("/", "/rules"):
            page.goto(path)
            expect(page.get_by_role("status")).to_contain_text(load_words(lang)("page-wrong-away"))
        server.start()
        expect(page.get_by_role("status")).to_have_count(0)
        expect(page.locator("#app > *")).not_to_have_count(0)
        user.close()


def test_the_cache_holds_nothing_private(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        user.register_name()
        link = user.open_table("uno", 2)
        user.page.goto("/")
        user.page.wait_for_function(CONTROLLED)
        user.page.goto(link)
        user.page.goto("/played")
        cached = user.page.evaluate(
            "async () => (await Promise.all((await caches.keys()).map(async name => "
            "(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"
        )
        assert "/" in cached
        assert "/api/games" in cached
        allowed = ("/static/assets/", "/static/icon", "/api/locales/", "/api/rulebooks/")
        assert [path for path in cached if path not in ("/", "/api/games") and not path.startswith(allowed)] == []
        user.close()


def test_a_failed_download_of_a_page_is_reported(chromium: Browser, server: Server) -> None:
    # Without a service worker, whose requests no route can intercept.
    user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada", worker=False)
    user.page.route("**/assets/RulesPage-*.js", lambda route: route.abort())
    user.page.goto("/rules")
    expect(user.page.get_by_role("status")).to_contain_text(load_words("en")("page-wrong-unavailable"))
    user.close()
