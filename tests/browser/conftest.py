"""Fixtures: a real Chromium, a real server, and users who rely on nothing but what the page shows."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.user import TIMEOUT, BrowserUser
from tests.programs import require
from tests.server.live.conftest import server, shared
from tests.server.live.process import Server

__all__ = ["server", "shared"]  # fixtures of these tests, too
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
NewUser = Callable[..., BrowserUser]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests once: the page does not depend on the Python version of the server."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.once)


def find_chromium() -> str | None:
    return next((path for name in CHROMIUM_NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Start Chromium for these tests only: while its event loop runs, other tests cannot start one."""
    program = require(find_chromium(), "chromium")
    expect.set_options(timeout=TIMEOUT * 1000)
    with sync_playwright() as playwright:
        # Containers have no user namespace for Chromium's sandbox, and the pages are trusted.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def new_user(chromium: Browser, server: Server) -> Iterator[NewUser]:
    """Create users with separate browser contexts; in the end, no browser may have reported an error."""
    users: list[BrowserUser] = []

    def create(name: str = "Ada", **options: Any) -> BrowserUser:
        users.append(BrowserUser(chromium, f"http://127.0.0.1:{server.port}", name, **options))
        return users[-1]

    yield create
    errors = [error for user in users for error in user.errors]
    for user in users:
        user.close()
    assert errors == []
