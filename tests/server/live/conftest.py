"""A server that many tests use one after the other, each with its own tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live.process import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder to run on one Python version: the tests within one process cover the others."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared: Server) -> Iterator[Server]:
    """Return the shared server, and check that it has logged no error during the test."""
    before = len(shared.errors())
    yield shared
    assert shared.errors()[before:] == []
