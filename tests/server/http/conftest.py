"""The application on fake tables, with clocks that the tests set."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Protocol, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.fake_store import FakeHost
from tischlein.server.host import TableHost
from tischlein.server.http.app import make_app
from tischlein.server.logs import LOGGER, JsonFormatter
from tischlein.server.settings import Settings

OWN = "http://testserver.local"
FOREIGN = "https://elsewhere.example"
Client = TestClient[Litestar]


class Clock:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


class Front(Protocol):
    def __call__(self, **settings: Any) -> Client: ...


@pytest.fixture
def table_host() -> FakeHost:
    return FakeHost()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def front(table_host: FakeHost, clock: Clock) -> Iterator[Front]:
    """Create clients of an application with any settings. It trusts X-Forwarded-For from the test client."""
    with ExitStack() as stack:

        def make_client(**settings: Any) -> Client:
            settings.setdefault("proxies", ("testclient",))
            app = make_app(Settings(**settings), cast(TableHost, table_host), clock=clock, now=clock)
            return stack.enter_context(TestClient(app, base_url=OWN))

        yield make_client


@pytest.fixture
def client(front: Front) -> Client:
    return front()


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Collect what this process logs, as it would be written."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(lambda record: not record.name.startswith("http"))  # of the test's client
    root = logging.getLogger()
    levels = root.level, LOGGER.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    LOGGER.setLevel(logging.DEBUG)
    yield text
    root.removeHandler(handler)
    root.setLevel(levels[0])
    LOGGER.setLevel(levels[1])


def came_from(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}
