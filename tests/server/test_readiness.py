"""A server is ready if it can write, and says why if it cannot."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.live.process import SECONDS, Server
from tischlein.server.readiness import MAX_AGE, Readiness
from tischlein.server.store.base import StoreError


def get(port: int, path: str) -> tuple[int, str]:
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    connection.request("GET", path)
    response = connection.getresponse()
    body = json.loads(response.read())
    connection.close()
    return response.status, body.get("code", "")


def wait_for(port: int, status: int) -> str:
    """Return the reason once `/ready` answers with a status."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found, code = get(port, "/ready")
        if found == status:
            return code
        time.sleep(0.05)
    raise AssertionError(f"/ready does not answer {status}")


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")
def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path) -> None:
    """The size of its files is limited as by a full disk, until there is room again."""
    with Server(tmp_path) as server:
        wait_for(server.port, 200)
        _, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
        assert wait_for(server.port, 503) in ("database-io", "database-full")
        assert get(server.port, "/health")[0] == 200
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for(server.port, 200)
        lines = [line for line in server.log_lines() if line["event"].startswith("store_")]
    assert [line["event"] for line in lines] == ["store_failing", "store_recovered"]
    assert lines[0]["access"] == "write"
    assert lines[0]["code"].startswith("SQLITE_")
    assert lines[0]["why"]


def test_questions_are_no_load() -> None:
    written = []
    times = [0.0]

    async def write() -> None:
        written.append(times[0])

    async def play() -> None:
        readiness = Readiness(write, lambda: times[0])
        assert [await readiness.reason() for _ in range(9)] == [None] * 9
        times[0] += MAX_AGE
        await asyncio.gather(*(readiness.reason() for _ in range(9)))

    asyncio.run(play())
    assert written == [0.0, MAX_AGE]


def test_a_write_that_hangs_is_not_repeated() -> None:
    times = [0.0]
    started = []

    async def play() -> None:
        free = asyncio.Event()

        async def write() -> None:
            started.append(times[0])
            await free.wait()

        readiness = Readiness(write, lambda: times[0], seconds=0.01)
        for _ in range(3):
            assert await readiness.reason() == "database-slow"
            times[0] += MAX_AGE
        free.set()
        while await readiness.reason() is not None:
            times[0] += MAX_AGE

    asyncio.run(play())
    assert len(started) <= 2


def test_the_reason_is_the_kind_of_failure() -> None:
    async def refuse() -> None:
        raise StoreError("the database x cannot be used: no space", "full")

    assert asyncio.run(Readiness(refuse).reason()) == "database-full"
