"""The limits per minute: a client that has used all gets one more after a minute divided by the limit."""

from __future__ import annotations

import pytest

from tests.server.http.conftest import Clock, Front
from tischlein.server.settings import Limits


@pytest.mark.parametrize(("limit", "seconds"), [(1, 60), (2, 30), (4, 15)])
def test_requests_and_creations_are_limited_per_minute(front: Front, clock: Clock, limit: int, seconds: int) -> None:
    creating, reading = front(limits=Limits(creations=limit)), front(limits=Limits(requests=limit))

    def create() -> tuple[int, str]:
        answer = creating.post("/api/guest", json={"name": "Ada"})
        return answer.status_code, answer.headers.get("retry-after", "")

    def read() -> tuple[int, str]:
        answer = reading.get("/health")
        return answer.status_code, answer.headers.get("retry-after", "")

    for request in (create, read):
        assert [request() for _ in range(limit)] == [(200, "")] * limit
        assert request() == (429, str(seconds))
        clock.time += seconds
        assert request() == (200, "")
        assert request() == (429, str(seconds))
