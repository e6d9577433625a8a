"""The table without a server on bad days: no room, no storage, no memory, broken downloads, and an update.

Each gets a sentence, and nothing is lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Route, expect

from tests.browser.local import OFFLINE, STARTED, make_brisk, start_game
from tests.browser.playing import play_until
from tests.browser.user import BrowserUser
from tests.programs import require
from tests.server.live.process import Server
from tischlein.cli.words import load_words
from tischlein.server.http.page_runtime import runtime_files

say = load_words("en")
EXPECTED = re.compile(
    "Failed to load resource|net::ERR_FAILED|no tables in this browser: |QuotaExceeded|quota|SecurityError|"
    "could not allocate|_importhook|Service Worker registration blocked",
    re.IGNORECASE,
)
"""What the console may say about a fault that a test has made; Pyodide without memory looks for its import hook."""
NO_DATABASE = """
IDBFactory.prototype.open = () => { throw new DOMException("The operation is insecure.", "SecurityError") };
"""
NO_CACHE = """
Object.defineProperty(CacheStorage.prototype, "open", {
  value: () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError")),
});
"""
"""What browsers do in windows that may not store anything."""
NO_MEMORY = """
WebAssembly.Memory = class { constructor() { throw new RangeError("could not allocate memory") } };
"""


@pytest.fixture(scope="module", autouse=True)
def _runtime() -> None:
    require(runtime_files() or None, "static", "`make static`")


@pytest.fixture
def user(chromium: Browser, server: Server) -> BrowserUser:
    """Return a user whose requests can be answered by a test, and who is about to play without a server."""
    return BrowserUser(chromium, f"http://127.0.0.1:{server.port}", "Ada", worker=False)


def open_dialog(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play offline").click()


def sentence(code: str) -> str:
    return say("page-offline-wrong", code=code)


def limit_storage(page: Page, size: int | None = None) -> CDPSession:
    """Limit the storage of an origin to a number of bytes; without one, lift the limit."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin} | ({} if size is None else {"quotaSize": size}))
    return session


def spoil_worker(page: Page, code: str) -> None:
    """Run code first in the worker that hosts the tables."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=code + response.text())

    page.route("**/host.worker-*.js", answer)


def damage(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=bytes(len(response.body())), headers=without_encoding(response.headers))


def cut(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.body()[:1000], headers=without_encoding(response.headers))


def without_encoding(headers: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name not in ("content-encoding", "content-length")}


def unexpected(user: BrowserUser) -> list[str]:
    return [error for error in user.errors if not EXPECTED.search(error)]


def test_a_download_that_fails_says_why_and_goes_on(user: BrowserUser) -> None:
    page = make_brisk(user.page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    open_dialog(page)
    start = page.get_by_role("button", name="Download and play")
    alert = page.get_by_role("alert")
    faults: list[tuple[str, str, Callable[[Route], None]]] = [
        ("missing", "**/runtime/**/*.wasm", lambda route: route.fulfill(status=404)),
        ("network", "**/runtime/**/*.wasm", lambda route: route.abort()),
        ("integrity", "**/runtime/**/*.wasm", damage),
        ("integrity", "**/runtime/packages-*.zip", cut),
    ]
    for code, address, answer in faults:
        page.route(address, answer)
        start.click()
        expect(alert).to_have_text(sentence(code))
        page.unroute(address)
        start = page.get_by_role("button", name="Try again")
    assert user.accessibility_violations() == []

    session = limit_storage(page, 1)
    start.click()
    expect(alert).to_have_text(sentence("quota"))
    session.detach()
    limit_storage(page)

    asked.clear()
    spoil_worker(page, NO_MEMORY)
    start.click()
    expect(alert).to_have_text(sentence("memory"), timeout=STARTED)
    assert {name for name in asked if name.endswith(("mjs", "wasm", "zip"))} <= {
        name for name in asked if name.startswith("packages")
    } | {"pyodide.mjs", "pyodide.asm.mjs"}
    page.unroute("**/host.worker-*.js")
    start.click()
    expect(page.get_by_role("button", name=OFFLINE)).to_be_visible(timeout=STARTED)
    assert unexpected(user) == []
    user.close()


def test_a_window_that_may_store_nothing_plays_and_says_so(user: BrowserUser) -> None:
    page = make_brisk(user.page)
    page.add_init_script(NO_CACHE)
    spoil_worker(page, NO_DATABASE)
    open_dialog(page)
    page.get_by_role("button", name="Download and play").click()
    dialog = page.get_by_role("dialog", name="Without a server")
    expect(dialog).to_contain_text(say("page-offline-unsaved"), timeout=STARTED)
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(dialog).to_have_count(0)
    start_game(page)
    entry = page.locator(".page").get_attribute("data-entry")
    play_until(page, page.locator(f".page:not([data-entry='{entry}'], [data-entry=''])"))
    assert unexpected(user) == []
    user.close()
