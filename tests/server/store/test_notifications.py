"""What processes hear of each other, and what happens when the line is cut."""

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


class Ear:
    """Keeps what a store was told."""

    def __init__(self) -> None:
        self.news: dict[str, int] = {}
        self.signals: list[tuple[str, str]] = []
        self.losses = 0
        self.changed = asyncio.Event()

    def hear_news(self, table: str, seq: int) -> None:
        self.news[table] = seq
        self.changed.set()

    def hear_signal(self, table: str, text: str) -> None:
        self.signals.append((table, text))
        self.changed.set()

    async def hear_loss(self) -> None:
        self.losses += 1
        self.changed.set()


@asynccontextmanager
async def listening(address: str) -> AsyncIterator[tuple[Store, Ear]]:
    ear = Ear()
    async with opened(address) as store:
        await store.listen(ear.hear_news, ear.hear_signal, ear.hear_loss)
        yield store, ear


def test_the_newest_lines_are_told(postgres_address: str) -> None:
    """Those of a lost batch are not; those one has written oneself are."""

    async def play() -> None:
        async with listening(postgres_address) as (one, mine), listening(postgres_address) as (other, theirs):
            await asyncio.gather(*[one.append(opening(f"t{number}")) for number in range(300)])
            batches = [moves("t1", 2, 3), moves("t1", 5), moves("t2", 1, 9)]
            assert await asyncio.gather(*map(one.append, batches)) == [True, True, False]
            await other.append(moves("t3", 2))
            heard = {f"t{number}": 1 for number in range(300)} | {"t1": 5, "t3": 2}
            await until(lambda: mine.news == heard, mine.changed)
            await until(lambda: theirs.news == heard, theirs.changed)
            assert mine.losses == theirs.losses == 0

    run(play())


def test_signals_reach_the_others(postgres_address: str) -> None:
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


def test_there_is_nobody_else_on_a_file(sqlite: str) -> None:
    async def play() -> None:
        async with listening(sqlite) as (store, ear):
            await store.append(opening("t"))
            await store.signal("t", "hello")
            assert (ear.news, ear.signals) == ({}, [])

    run(play())


def test_a_cut_line_is_mended(postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (_, ear), opened(postgres_address) as other:

            async def cut(times: int) -> None:
                assert await asyncio.to_thread(execute, postgres_address, CUT) == [(True,)]
                await until(lambda: ear.losses == times, ear.changed)
                await other.append(opening(f"t{times}"))
                await until(lambda: f"t{times}" in ear.news, ear.changed)

            await cut(1)
            await cut(2)

    run(play())


def test_strange_words_and_clumsy_listeners_do_no_harm(postgres_address: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        ear = Ear()

        def stumble(table: str, seq: int) -> None:
            ear.hear_news(table, seq)
            raise ZeroDivisionError

        async def stumble_too() -> None:
            await ear.hear_loss()
            raise ZeroDivisionError

        async with opened(postgres_address) as store:
            await store.listen(stumble, ear.hear_signal, stumble_too)
            await asyncio.to_thread(execute, postgres_address, "NOTIFY tischlein, 'nonsense'")
            await store.append(opening("a"))
            await store.append(opening("b"))
            await until(lambda: ear.news == {"a": 1, "b": 1}, ear.changed)
            await asyncio.to_thread(execute, postgres_address, CUT)
            await until(lambda: ear.losses == 1, ear.changed)
            await store.append(opening("c"))
            await until(lambda: "c" in ear.news, ear.changed)

    run(play())
    assert "handling a notification failed" in caplog.text
    assert "catching up after lost notifications failed" in caplog.text


def test_all_goes_on_after_a_restart_of_the_server(cluster: Cluster, postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (store, ear):
            await asyncio.gather(*[store.append(opening(f"t{number}")) for number in range(50)])
            await asyncio.gather(*[store.summary(f"t{number}") for number in range(50)])
            await asyncio.to_thread(cluster.restart)
            assert await store.append(moves("t1", 2))
            assert len(await store.read_log("t1")) == 2
            await until(lambda: ear.losses > 0, ear.changed)
            await store.append(moves("t1", 3))
            await until(lambda: ear.news["t1"] == 3, ear.changed)

    run(play())


def test_while_the_server_is_away_everybody_is_told(cluster: Cluster, postgres_address: str) -> None:
    async def play() -> None:
        async with listening(postgres_address) as (store, ear):
            await asyncio.gather(*[store.append(opening(f"t{number}")) for number in range(50)])
            await asyncio.to_thread(cluster.stop)
            try:
                batches = [store.append(moves(f"t{number}", 2)) for number in range(50)]
                refused = await asyncio.gather(*batches, return_exceptions=True)
                assert {type(error) for error in refused} == {StoreError}
                assert cluster.password not in str(refused)
                assert not await store.is_ready()
                with pytest.raises(StoreError, match="cannot be used"):
                    await store.read_log("t1")
                with pytest.raises(StoreError, match="cannot be used"):
                    await store.listen(ear.hear_news, ear.hear_signal, ear.hear_loss)
            finally:
                await asyncio.to_thread(cluster.start)
            assert await store.is_ready()
            assert all(await asyncio.gather(*[store.append(moves(f"t{number}", 2)) for number in range(50)]))
            await until(lambda: ear.losses > 0, ear.changed)

    run(play())


@pytest.mark.parametrize("count", [1, 100, 1000])
def test_notices_are_short_enough(count: int) -> None:
    lines = {f"Tisch ü{'x' * (number % 40)}{number}": 2**31 - 1 for number in range(count)}
    payloads = list(format_appended(lines))
    assert max(len(payload.encode()) for payload in payloads) <= MAX_BYTES
    assert len(payloads) <= 1 + sum(len(table.encode()) + 26 for table in lines) // (MAX_BYTES - 100)
    heard: dict[str, int] = {}
    for payload in payloads:
        notice = parse_notification(payload)
        assert isinstance(notice, EntriesAppended)
        heard |= notice.newest
    assert heard == lines


def test_notices_are_told_apart() -> None:
    assert list(format_appended({})) == []
    assert parse_notification(format_signal("me", "t", "text")) == SignalSent("me", "t", "text")
    assert parse_notification('{"type": "sung"}') is None
    assert parse_notification("") is None
