"""The table without a server: the same Python in the page, behind the same messages."""

from __future__ import annotations

import functools
import json
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.local import CONTROLLED, OFFLINE, STARTED, go_offline, hand, make_brisk, start_game, texts
from tests.browser.playing import RESULT, play_until
from tests.browser.user import ROOT, BrowserUser
from tests.programs import require
from tests.server.live.process import Server
from tischlein.server.http.page_runtime import runtime_files

STATIC = ROOT / "dist" / "static"
OWN_CARDS = ".hand .card:not(.back)"


@pytest.fixture(scope="module", autouse=True)
def _runtime() -> None:
    require(STATIC if runtime_files() and STATIC.is_dir() else None, "static", "`make static`")


def test_a_whole_game_without_a_server(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        page = make_brisk(user.page)
        page.goto("/")
        page.wait_for_function(CONTROLLED)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Play offline").click()
        dialog = page.get_by_role("dialog", name="Without a server")
        expect(dialog).to_contain_text(re.compile(r"To be downloaded once: \d+(\.\d)? MB"))
        assert user.accessibility_violations() == []
        page.get_by_role("button", name="Download and play").click()
        expect(page.get_by_role("button", name=OFFLINE)).to_be_visible(timeout=STARTED)
        assert user.errors == []
        server.stop()
        page.context.set_offline(True)

        page.goto("/")  # the installed page starts without a network
        expect(page.get_by_role("button", name=OFFLINE)).to_be_visible()
        assert user.accessibility_violations() == []
        start_game(page)
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".hint")).to_be_visible()
        before = texts(page.locator(OWN_CARDS))
        page.reload()
        expect(hand(page)).to_be_visible(timeout=STARTED)
        assert texts(page.locator(OWN_CARDS)) == before
        play_until(page, page.get_by_role("button", name=RESULT))
        page.get_by_role("button", name=RESULT).click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the record").click()
        record = json.loads(saved.value.path().read_text())
        assert record["game"] == "uno"
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_text("Dealt")).to_be_visible()
        page.go_back()
        page.get_by_role("link", name="Review").click()
        expect(page.locator(".moments")).to_be_visible(timeout=STARTED)
        assert user.accessibility_violations() == []

        page.goto("/played")
        page.locator("input[type=file]").first.set_input_files(saved.value.path())
        expect(page).to_have_url(re.compile("/t/local-.*/replay/1"))
        user.close()


def test_several_tabs_share_one_table_and_outlive_the_one_that_hosts(chromium: Browser, server: Server) -> None:
    user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
    first = make_brisk(user.page)
    first.goto("/")
    go_offline(first)
    path = start_game(first)
    screen = user.open_page()
    screen.goto(f"{path}/screen")
    expect(screen.locator(".middle .card").first).to_be_visible(timeout=STARTED)
    second = user.open_page()
    second.goto(path)
    expect(hand(second)).to_be_visible(timeout=STARTED)
    cards = texts(second.locator(OWN_CARDS))
    assert cards == texts(first.locator(OWN_CARDS))
    first.close()
    entry = second.locator(".page").get_attribute("data-entry")
    play_until(second, second.locator(f".page:not([data-entry='{entry}'], [data-entry=''])"))
    expect(hand(second)).to_be_visible()
    second.close()
    expect(screen.locator(".middle .card").first).to_be_visible()
    assert user.errors == []
    user.close()


class FolderHandler(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: Any) -> None: ...


@pytest.fixture
def web_space(tmp_path: Path) -> Iterator[str]:
    """Serve the static build from a folder, as any web server does, and return its address."""
    (tmp_path / "cards").symlink_to(STATIC)
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(FolderHandler, directory=tmp_path)) as running:
        threading.Thread(target=running.serve_forever).start()
        yield f"http://127.0.0.1:{running.server_port}/cards/"
        running.shutdown()


def test_a_folder_of_files_is_enough(chromium: Browser, web_space: str) -> None:
    user = BrowserUser(chromium, web_space, "Ada")
    page = make_brisk(user.page)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(web_space)
    expect(page.get_by_role("button", name="Play UNO", exact=True)).to_be_visible()
    page.wait_for_function(CONTROLLED)
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(f"{web_space}#/rules")
    page.go_back()
    assert not [url for url in asked if "/runtime/" in url and not url.endswith("manifest.json")]
    path = start_game(page)
    assert path.startswith(f"{web_space}#/t/local-")
    assert [url for url in asked if not url.startswith((web_space, "blob:", "data:"))] == []
    assert user.errors == []
    page.context.set_offline(True)
    page.reload()
    expect(hand(page)).to_be_visible(timeout=STARTED)
    user.close()
