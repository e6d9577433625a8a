"""The browser and the users of tests/browser, and a server in the environment of an example package."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import chromium, new_user
from tests.examples.environment import Environment
from tests.server.live.process import Server

__all__ = ["chromium", "new_user"]  # fixtures of these tests, too


@pytest.fixture
def server(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve the games of a package, beside ours."""
    with Server(tmp_path_factory.mktemp("server"), python=str(installed.python)) as running:
        yield running
        assert running.errors() == []
