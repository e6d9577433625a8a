"""A server that many tests use one after the other; what they leave behind at their tables disturbs nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live.process import Server


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """The shared server, which must not have logged an error meanwhile."""
    before = len(shared.errors())
    yield shared
    assert shared.errors()[before:] == []
