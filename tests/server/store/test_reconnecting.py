"""Attempts to reach a database that has gone away."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from tischlein.server.store.notifications import MAX_RETRY, MIN_RETRY, NotificationListener


async def ignore() -> None: ...


@pytest.mark.parametrize("error", [psycopg.OperationalError, ConnectionRefusedError])
def test_the_pauses_between_attempts_grow_up_to_a_limit(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    failures, pauses = 8, list[float]()
    attempts = 0
    connection = object()

    async def connect(_listener: Any) -> object:
        nonlocal attempts
        attempts += 1
        assert attempts == len(pauses) + 1, "one pause between two attempts"
        if attempts <= failures:
            raise error
        return connection

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(NotificationListener, "_connect", connect)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    listener = NotificationListener({}, "here", lambda *_: None, lambda *_: None, ignore)
    assert asyncio.run(listener._reconnect()) is connection
    assert pauses == [min(MIN_RETRY * 2**number, MAX_RETRY) for number in range(failures)]
    assert pauses[-1] == MAX_RETRY
