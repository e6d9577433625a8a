"""A server that many tests use one after the other; what they leave behind at their tables disturbs nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live.process import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """They say nothing new on another Python that the tests within one process do not."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.once)


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
