"""A real Chromium, a real server, and people who use nothing but what the page shows them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import SECONDS, Person
from tests.programs import needed
from tests.server.live.conftest import server, shared
from tests.server.live.process import Server

__all__ = ["server", "shared"]  # fixtures of these tests, too
NAMES = ("chromium", "chromium-browser", "google-chrome")
Come = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page does not know which Python serves it."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.once)


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Not for longer than these tests: its loop keeps others from starting one of their own."""
    program = needed(find_chromium(), "chromium")
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright:
        # In a container there is no user namespace for Chromium's own sandbox; the pages are ours.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def come(chromium: Browser, server: Server) -> Iterator[Come]:
    """Let somebody come, with a browser of their own; at the end nothing may have gone wrong in any of them."""
    people: list[Person] = []

    def person(name: str = "Ada", **wishes: Any) -> Person:
        people.append(Person(chromium, f"http://127.0.0.1:{server.port}", name, **wishes))
        return people[-1]

    yield person
    complaints = [complaint for person in people for complaint in person.complaints]
    for one in people:
        one.go_home()
    assert complaints == []
