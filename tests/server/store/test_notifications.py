"""Notifications between processes, and what happens when the connection is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.postgres import Cluster
from tests.server.store.builders import execute, moves, opened, opening, run, until
from tischlein.server.store.base import Store, StoreError
from tischlein.server.store.postgres import (
    MAX_BYTES,
    EntriesAppended,
    SignalSent,
    format_appended,
    format_signal,
    parse_notification,
)

CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND query LIKE 'LISTEN%'"""


class FakeListener:
    """Keeps what it is notified of."""

    def __init__(self) -> None:
        self.newest: dict[str, int] = {}
        self.signals: list[tuple[str, str]] = []
        self.losses = 0
        self.changed = asyncio.Event()

    def on_append(self, table: str, seq: int) -> None:
        self.newest[table] = seq
        self.changed.set()

    def on_signal(self, table: str, text: str) -> None:
        self.signals.append((table, text))
        self.changed.set()

    async def on_loss(self) -> None:
        self.losses += 1
        self.changed.set()


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[tuple[Store, FakeListener]]:
    listener = FakeListener()
    async with opened(address) as store:
        await store.listen(listener.on_append, listener.on_signal, listener.on_loss)
        yield store, listener


def test_the_newest_entries_are_notified(postgres_address: str) -> None:
    """Those of a lost batch are not; those of the same process are."""

    async def play() -> None:
        async with listening(postgres_address) as (one, mine), listening(postgres_address) as (other, theirs):
            await asyncio.gather(*[one.append(opening(f"t{number}")) for number in range(300)])
            batches = [moves("t1", 2, 3), moves("t1", 5), moves("t2", 1, 9)]
            assert await asyncio.gather(*map(one.append, batches)) == [True, True, False]
            await other.append(moves("t3", 2))
            expected = {f"t{number}": 1 for number in range(300)} | {"t1": 5, "t3": 2}
            await until(lambda: mine.newest == expected, mine.changed)
            await until(lambda: theirs.newest == expected, theirs.changed)
            assert mine.losses == theirs.losses == 0

    run(play())


def test_signals_reach_other_processes(postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (one, mine), listening(postgres_address) as (other, theirs):
            await one.signal("t", "Anna is here")
            await one.signal("t", "„so“ \0")
            await other.signal("u", "Béla is gone")
            await until(lambda: len(theirs.signals) == 2, theirs.changed)
            await until(lambda: len(mine.signals) == 1, mine.changed)
            assert theirs.signals == [("t", "Anna is here"), ("t", "„so“ \0")]
            assert mine.signals == [("u", "Béla is gone")]
            with pytest.raises(StoreError, match="too long"):
                await one.signal("t", "x" * MAX_BYTES)

    run(play())


def test_sqlite_sends_no_notifications(sqlite: str) -> None:
    async def play() -> None:
        async with listening(sqlite) as (store, listener):
            await store.append(opening("t"))
            await store.signal("t", "hello")
            assert (listener.newest, listener.signals) == ({}, [])

    run(play())


def test_the_listener_reconnects(postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (_, listener), opened(postgres_address) as other:

            async def cut(times: int) -> None:
                assert await asyncio.to_thread(execute, postgres_address, CUT) == [(True,)]
                await until(lambda: listener.losses == times, listener.changed)
                await other.append(opening(f"t{times}"))
                await until(lambda: f"t{times}" in listener.newest, listener.changed)

            await cut(1)
            await cut(2)

    run(play())


def test_foreign_payloads_and_failing_callbacks_do_no_harm(
    postgres_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        listener = FakeListener()

        def stumble(table: str, seq: int) -> None:
            listener.on_append(table, seq)
            raise ZeroDivisionError

        async def stumble_too() -> None:
            await listener.on_loss()
            raise ZeroDivisionError

        async with opened(postgres_address) as store:
            await store.listen(stumble, listener.on_signal, stumble_too)
            await asyncio.to_thread(execute, postgres_address, "NOTIFY tischlein, 'nonsense'")
            await store.append(opening("a"))
            await store.append(opening("b"))
            await until(lambda: listener.newest == {"a": 1, "b": 1}, listener.changed)
            await asyncio.to_thread(execute, postgres_address, CUT)
            await until(lambda: listener.losses == 1, listener.changed)
            await store.append(opening("c"))
            await until(lambda: "c" in listener.newest, listener.changed)

    run(play())
    assert "handling a notification failed" in caplog.text
    assert "catching up after lost notifications failed" in caplog.text


def test_the_store_survives_a_restart_of_the_database(cluster: Cluster, postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (store, listener):
            await asyncio.gather(*[store.append(opening(f"t{number}")) for number in range(50)])
            await asyncio.gather(*[store.summary(f"t{number}") for number in range(50)])
            await asyncio.to_thread(cluster.restart)
            assert await store.append(moves("t1", 2))
            assert len(await store.read_log("t1")) == 2
            await until(lambda: listener.losses > 0, listener.changed)
            await store.append(moves("t1", 3))
            await until(lambda: listener.newest["t1"] == 3, listener.changed)

    run(play())


def test_calls_fail_while_the_database_is_down(cluster: Cluster, postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (store, listener):
            await asyncio.gather(*[store.append(opening(f"t{number}")) for number in range(50)])
            await asyncio.to_thread(cluster.stop)
            try:
                appends = [store.append(moves(f"t{number}", 2)) for number in range(50)]
                refused = await asyncio.gather(*appends, return_exceptions=True)
                assert {type(error) for error in refused} == {StoreError}
                assert cluster.password not in str(refused)
                assert not await store.is_ready()
                with pytest.raises(StoreError, match="cannot be used"):
                    await store.read_log("t1")
                with pytest.raises(StoreError, match="cannot be used"):
                    await store.listen(listener.on_append, listener.on_signal, listener.on_loss)
            finally:
                await asyncio.to_thread(cluster.start)
            assert await store.is_ready()
            assert all(await asyncio.gather(*[store.append(moves(f"t{number}", 2)) for number in range(50)]))
            await until(lambda: listener.losses > 0, listener.changed)

    run(play())


@pytest.mark.parametrize("count", [1, 100, 1000])
def test_notifications_are_short_enough(count: int) -> None:
    newest = {f"Tisch ü{'x' * (number % 40)}{number}": 2**31 - 1 for number in range(count)}
    payloads = list(format_appended(newest))
    assert max(len(payload.encode()) for payload in payloads) <= MAX_BYTES
    assert len(payloads) <= 1 + sum(len(table.encode()) + 26 for table in newest) // (MAX_BYTES - 100)
    expected: dict[str, int] = {}
    for payload in payloads:
        notification = parse_notification(payload)
        assert isinstance(notification, EntriesAppended)
        expected |= notification.newest
    assert expected == newest


def test_notifications_are_parsed() -> None:
    assert list(format_appended({})) == []
    assert parse_notification(format_signal("me", "t", "text")) == SignalSent("me", "t", "text")
    assert parse_notification('{"type": "sung"}') is None
    assert parse_notification("") is None
