"""Notifications between processes, and what happens when the connection is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event

from tests.server.postgres import Cluster
from tests.server.store.builders import execute, moves, opened, opening, run, until
from tischlein.server.store.base import Store, StoreError
from tischlein.server.store.notifications import (
    MAX_BYTES,
    Hint,
    Notification,
    NotificationSender,
    channel_of,
    format_notifications,
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
        self.newest[table] = max(seq, self.newest.get(table, 0))  # another process's may arrive late
        self.changed.set()

    def on_signal(self, table: str, text: str) -> None:
        self.signals.append((table, text))
        self.changed.set()

    async def on_loss(self) -> None:
        self.losses += 1
        self.changed.set()


@asynccontextmanager
async def listening(address: str, *tables: str) -> AsyncIterator[tuple[Store, FakeListener]]:
    listener = FakeListener()
    async with opened(address) as store:
        await store.listen(listener.on_append, listener.on_signal, listener.on_loss)
        for table in tables:
            await store.follow(table)
        yield store, listener


def test_the_newest_entries_are_notified(postgres_address: str) -> None:
    """Those of a lost batch are not; those of the same process are."""

    async def play() -> None:
        names = [f"t{number}" for number in range(300)]
        async with (
            listening(postgres_address, *names) as (one, mine),
            listening(postgres_address, *names) as (other, theirs),
        ):
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
        async with (
            listening(postgres_address, "t", "u") as (one, mine),
            listening(postgres_address, "t", "u") as (other, theirs),
        ):
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
        async with listening(postgres_address, "t1", "t2") as (_, listener), opened(postgres_address) as other:

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
            for table in "abc":
                await store.follow(table)
            await asyncio.to_thread(execute, postgres_address, "NOTIFY tischlein_a, 'nonsense'")
            await store.append(opening("a"))
            async with opened(postgres_address) as other:
                await other.append(opening("b"))
                await until(lambda: listener.newest == {"a": 1, "b": 1}, listener.changed)
                await asyncio.to_thread(execute, postgres_address, CUT)
                await until(lambda: listener.losses == 1, listener.changed)
                await other.append(opening("c"))
                await until(lambda: "c" in listener.newest, listener.changed)

    run(play())
    assert "handling a notification failed" in caplog.text
    assert "catching up after lost notifications failed" in caplog.text


def test_the_store_survives_a_restart_of_the_database(cluster: Cluster, postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address, "t1") as (store, listener):
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


def test_a_process_hears_only_of_tables_that_it_follows(postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address, "aa1", "bb1") as (store, listener), opened(postgres_address) as other:
            store.follow_only(["bb1"])
            await store.follow("cc1")
            for table in ("aa1", "bb1", "cc1"):
                await other.append(opening(table))
            await other.signal("", "done")
            await until(lambda: listener.signals == [("", "done")], listener.changed)
            assert listener.newest == {"bb1": 1, "cc1": 1}

    run(play())


def test_an_entry_without_a_notification_is_found(postgres_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with listening(postgres_address, "t1", "t2") as (store, listener), opened(postgres_address) as other:
            await asyncio.gather(other.append(opening("t1")), other.append(opening("t2")))
            await until(lambda: listener.newest == {"t1": 1, "t2": 1}, listener.changed)
            assert await store.find_newer({"t1": 1, "t2": 1}) == []
            monkeypatch.setattr(NotificationSender, "add_entries", lambda _sender, _newest: None)
            await other.append(moves("t2", 2, 3))
            assert await store.find_newer({"t1": 1, "t2": 1}) == ["t2"]
            assert await store.find_newer({"t1": 1, "t2": 4, "t3": 0}) == []
            assert await store.find_newer({}) == []
            assert listener.newest == {"t1": 1, "t2": 1}

    run(play())


def test_commits_carry_no_notifications(postgres_address: str) -> None:
    """A transaction with notifications would hold up all others at its commit."""
    statements: list[str] = []

    async def play() -> None:
        async with opened(postgres_address) as store:
            engine = store._engine  # type: ignore[attr-defined]
            event.listen(engine, "before_cursor_execute", lambda *call: statements.append(call[2]))
            await asyncio.gather(*[store.append(opening(f"t{number}")) for number in range(5)])

    run(play())
    assert any("INSERT INTO log" in statement for statement in statements)
    assert not any("notify" in statement.lower() for statement in statements)


def test_hints_that_arrive_while_others_are_sent_go_together(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[list[Hint]] = []

    async def play() -> None:
        go_on = asyncio.Event()

        async def send(_sender: NotificationSender, hints: list[Hint]) -> None:
            sent.append(hints)
            await go_on.wait()

        monkeypatch.setattr(NotificationSender, "_send_or_drop", send)
        sender = NotificationSender({}, "me")
        sender.add_entries({"a": 1})
        while not sent:
            await asyncio.sleep(0)
        sender.add_entries({"a": 2, "b": 7})
        sender.add_signal("b", "-0")
        sender.add_entries({"a": 3})
        go_on.set()
        await sender.stop()

    run(play())
    assert sent == [[("a", 1)], [("a", 3), ("b", 7), ("b", "-0")]]


def test_hints_are_dropped_while_the_database_is_away(
    cluster: Cluster, postgres_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with listening(postgres_address, "t1") as (_, listener), opened(postgres_address) as other:
            await other.append(opening("t1"))
            await asyncio.to_thread(cluster.stop)
            try:
                await other.signal("t1", "lost")
                while "not sent" not in caplog.text:
                    await asyncio.sleep(0.01)
                await other.signal("t1", "lost as well")
            finally:
                await asyncio.to_thread(cluster.start)
            await until(lambda: listener.losses > 0, listener.changed)
            await other.append(moves("t1", 2))
            await until(lambda: listener.newest.get("t1") == 2, listener.changed)
            assert ("t1", "lost") not in listener.signals

    run(play())
    assert caplog.text.count("not sent") == 1


@pytest.mark.parametrize("count", [1, 100, 1000])
def test_notifications_are_short_enough(count: int) -> None:
    hints: list[Hint] = [(f"Tisch ü{'x' * (number % 40)}{number}", 2**31 - 1) for number in range(count)]
    sent = list(format_notifications("me", hints))
    assert {channel for channel, _ in sent} == {channel_of("Ti")}
    assert max(len(payload.encode()) for _, payload in sent) <= MAX_BYTES
    assert len(sent) <= 1 + sum(len(table.encode()) + 17 for table, _ in hints) // (MAX_BYTES - 100)
    received: list[Hint] = []
    for _, payload in sent:
        notification = parse_notification(payload)
        assert notification is not None
        assert notification.sender == "me"
        received += notification.hints
    assert received == hints


def test_tables_with_the_same_beginning_share_a_channel() -> None:
    hints: list[Hint] = [("ab1", 1), ("cd1", 2), ("ab2", 3), ("", "to all"), ("ab1", "+0")]
    received = {channel: parse_notification(payload) for channel, payload in format_notifications("me", hints)}
    assert received == {
        "tischlein_ab": Notification("me", [("ab1", 1), ("ab2", 3), ("ab1", "+0")]),
        "tischlein_cd": Notification("me", [("cd1", 2)]),
        "tischlein_": Notification("me", [("", "to all")]),
    }


def test_notifications_are_parsed() -> None:
    assert list(format_notifications("me", [])) == []
    assert parse_notification('{"sender": "me"}') is None
    assert parse_notification('{"sender": "me", "hints": [["t", 1.5]]}') is None
    assert parse_notification("") is None
