"""Games that were played without a server are brought to one that is back, if their player wants that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.local import CONTROLLED, OFFLINE, STARTED, go_offline, make_brisk, start_game
from tests.browser.playing import RESULT, play_until
from tests.browser.user import BrowserUser
from tests.programs import require
from tests.server.live.process import Server
from tischlein.cli.words import load_words
from tischlein.server.http.page_runtime import runtime_files

say = load_words("en")


@pytest.fixture(scope="module", autouse=True)
def _runtime() -> None:
    require(runtime_files() or None, "static", "`make static`")


def test_a_game_played_offline_is_brought_to_the_server_that_is_back(chromium: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        user = BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada")
        page = make_brisk(user.page)
        page.goto("/")
        page.wait_for_function(CONTROLLED)
        go_offline(page)
        page.context.set_offline(True)
        start_game(page)
        play_until(page, page.get_by_role("button", name=RESULT))
        page.goto("/played")
        expect(page.get_by_role("link", name="Replay")).to_have_count(1, timeout=STARTED)
        expect(page.get_by_role("button", name=say("page-import-open"))).to_have_count(0)

        page.context.set_offline(False)
        expect(page.get_by_role("button", name=say("page-offline-server-back"))).to_be_visible()
        user.errors.clear()  # the browser reports requests that failed without a network
        expect(page.get_by_text(say("page-import-offer", count=1))).to_be_visible()
        page.get_by_role("button", name=say("page-import-open")).click()
        dialog = page.get_by_role("dialog", name=say("page-import-title"))
        expect(dialog.get_by_role("checkbox")).to_be_checked()
        assert user.accessibility_violations() == []
        dialog.get_by_role("button", name=say("page-import-send", count=1)).click()
        expect(dialog).to_contain_text(say("page-import-done", count=1), timeout=STARTED)
        dialog.get_by_role("button", name=say("page-good")).click()
        expect(page.get_by_text(say("page-import-offer", count=1))).to_have_count(0)

        page.get_by_role("button", name=OFFLINE).click()
        page.get_by_role("button", name=say("page-offline-leave")).click()
        page.goto("/played")
        expect(page.get_by_role("button", name=say("page-import-mark"))).to_have_count(1)
        expect(page.get_by_role("link", name="Replay")).to_have_count(1)
        assert user.accessibility_violations() == []
        page.get_by_role("link", name="Replay").click()
        expect(page).to_have_url(re.compile("/t/offline-.*/replay/1"))
        expect(page.get_by_text("Dealt")).to_be_visible()
        page.get_by_role("button", name=say("page-import-mark")).click()
        expect(page.get_by_role("dialog")).to_contain_text(say("page-import-mark-about"))
        assert user.errors == []
        user.close()
