"""The log of a table: atomic batches, in order, and the second writer of an entry loses."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import nullcontext

import pytest

from tests.server.store.builders import SETUP, entry, execute, moves, opened, opening, run, summary
from tischlein.server.log_events import (
    AnyLogEvent,
    ChatSent,
    GameEnded,
    HandedOver,
    LogEntry,
    MoveMade,
    SeatTaken,
    TableOpened,
)
from tischlein.server.store.base import LogBatch, StoreError, TableJob


def test_entries_are_read_as_written(address: str) -> None:
    events: list[AnyLogEvent] = [
        TableOpened(SETUP),
        SeatTaken("Zoë", "guest"),
        ChatSent('„Uno!“ \x00 "\n\U0001f600'),
        HandedOver("expert", "clock"),
        MoveMade("W+4=b", "hard"),
        GameEnded("secret", None, [2, 1]),
    ]
    entries = [LogEntry("t", seq, 10**12 + seq, None, event, f"c{seq}") for seq, event in enumerate(events, 1)]

    async def play() -> None:
        async with opened(address) as store:
            assert await store.read_log("t") == []
            assert await store.append(LogBatch(entries[:2], summary=summary("t")))
            assert await store.append(LogBatch(entries[2:]))
            assert await store.read_log("t") == entries
            assert await store.read_log("t", 4) == entries[4:]
            assert await store.read_log("t", 6) == []
            assert await store.read_log("other") == []
        async with opened(address) as store:
            assert await store.read_log("t") == entries

    run(play())


def test_a_number_is_given_once(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            assert await store.append(opening("t"))
            assert not await store.append(opening("t", phase="over"))
            assert await store.append(moves("t", 2))
            assert not await store.append(LogBatch([entry("t", 2, ChatSent("late"))]))
            assert await store.read_log("t", 1) == [entry("t", 2)]
            assert await store.summary("t") == summary("t")

    run(play())


def test_a_batch_is_atomic(address: str) -> None:
    """The entries that are taken may be the first or the last of a batch."""

    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            await store.append(moves("t", 4))
            for first, count in ((2, 3), (4, 2), (3, 3)):
                assert not await store.append(moves("t", first, count, job=TableJob(1, 1)))
            assert [entry.seq for entry in await store.read_log("t")] == [1, 4]
            assert await store.lease_jobs(now=9, lease=9, limit=9) == []

    run(play())


def test_one_of_a_hundred_writers_wins(address: str) -> None:
    """PostgreSQL has two processes that write the same number, SQLite only one."""

    async def play() -> None:
        several = address.startswith("postgresql")
        async with opened(address) as one, opened(address) if several else nullcontext(one) as other:
            await one.append(opening("t"))
            for seq in range(2, 12):
                texts = [f"{seq}-{number}" for number in range(100)]
                stores = [one, other] * 50
                appends = [
                    store.append(
                        LogBatch([entry("t", seq, ChatSent(text))], summary=summary("t", updated=seq * 1000 + number))
                    )
                    for number, (store, text) in enumerate(zip(stores, texts, strict=True))
                ]
                won = await asyncio.gather(*appends)
                assert Counter(won) == {True: 1, False: 99}
                winner = won.index(True)
                assert await one.read_log("t", seq - 1) == [entry("t", seq, ChatSent(texts[winner]))]
                changed = await other.summary("t")
                assert changed is not None
                assert changed.updated == seq * 1000 + winner

    run(play())


def test_processes_that_write_the_same_tables_do_not_deadlock(postgres_address: str) -> None:
    """Each process gets the tables in another order, in which they would wait for each other."""
    tables = [f"t{number:03}" for number in range(200)]

    async def play() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as other:
            await asyncio.gather(*[one.append(opening(table)) for table in tables])
            for seq in range(2, 8):
                mine = [one.append(moves(table, seq, job=TableJob(1, 1))) for table in tables]
                theirs = [other.append(moves(table, seq, job=TableJob(2, 2))) for table in reversed(tables)]
                won = await asyncio.gather(*mine, *theirs)
                assert [a != b for a, b in zip(won[:200], reversed(won[200:]), strict=True)] == [True] * 200

    run(play())


def test_a_lost_batch_does_not_affect_its_group(address: str) -> None:
    """Every fifth batch of the group contains an entry that is taken."""
    tables = [f"t{number:02}" for number in range(50)]

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(*[store.append(opening(table)) for table in tables])
            appends = [
                store.append(moves(table, 1 if number % 5 == 0 else 2, 3, job=TableJob(number, 0)))
                for number, table in enumerate(tables)
            ]
            assert await asyncio.gather(*appends) == [number % 5 != 0 for number in range(50)]
            for number, table in enumerate(tables):
                assert len(await store.read_log(table)) == (1 if number % 5 == 0 else 4)
            due = [table for number, table in enumerate(tables) if number % 5]
            assert await store.lease_jobs(now=99, lease=100, limit=99) == due

    run(play())


def test_a_group_is_written_in_order(address: str) -> None:
    """The order is kept when another batch of the group is lost."""

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(*[store.append(opening(table)) for table in ("a", "b", "c")])
            batches = [moves("b", 2, 2), moves("a", 1), moves("b", 4), moves("c", 2), moves("b", 5, 3)]
            assert await asyncio.gather(*map(store.append, batches)) == [True, False, True, True, True]
            assert [entry.seq for entry in await store.read_log("b")] == [1, 2, 3, 4, 5, 6, 7]

    run(play())


def test_a_batch_after_a_lost_one_is_lost(address: str) -> None:
    """Its entries were meant to follow others that were not written."""

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(store.append(opening("t")), store.append(opening("other")))
            await store.append(LogBatch([entry("t", 2, ChatSent("first"))]))
            batches = [moves("t", 2), moves("other", 2), moves("t", 3)]
            assert await asyncio.gather(*map(store.append, batches)) == [False, True, False]
            assert await store.read_log("t", 1) == [entry("t", 2, ChatSent("first"))]

    run(play())


def test_a_batch_that_the_database_refuses_fails_alone(address: str) -> None:
    """A job needs a table, and there is none called `nowhere`."""

    async def play() -> None:
        async with opened(address) as store:
            batches = [opening("a"), moves("nowhere", 2, job=TableJob(1, 1)), opening("b")]
            first, refused, last = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
            assert (first, last) == (True, True)
            assert isinstance(refused, StoreError)
            assert await store.read_log("nowhere") == []
            assert len(await store.read_log("a")) == len(await store.read_log("b")) == 1

    run(play())


def test_a_refused_batch_leaves_no_gap(address: str) -> None:
    """The batches after it are lost, even if the database would accept them."""
    refused = LogBatch([LogEntry("t", 2, 2**64, None, ChatSent("x"))])

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(store.append(opening("t")), store.append(opening("u")))
            batches = [refused, moves("t", 3), moves("u", 2)]
            error, follower, other = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
            assert isinstance(error, StoreError)
            assert (follower, other) == (False, True)
            assert [entry.seq for entry in await store.read_log("t")] == [1]

    run(play())


def test_invalid_entries_do_not_affect_others(address: str) -> None:
    """PostgreSQL accepts no NUL in a text, SQLite no number beyond 64 bits."""
    strange = [
        LogBatch([entry("t", 2, client="\0")]),
        LogBatch([LogEntry("u", 2, 2**64, None, ChatSent("x"))]),
        LogBatch([entry("v", 2, client="\ud800")]),
    ]

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(*[store.append(opening(table)) for table in ("a", "t", "u", "v")])
            batches = [moves("a", 2), *strange, moves("a", 3)]
            outcomes = await asyncio.gather(*map(store.append, batches), return_exceptions=True)
            assert (outcomes[0], outcomes[-1]) == (True, True)
            assert [type(outcome) for outcome in outcomes[2:4]] == [StoreError, StoreError]
            assert isinstance(outcomes[1], StoreError) == address.startswith("postgresql")
            assert [entry.seq for entry in await store.read_log("a")] == [1, 2, 3]

    run(play())


def test_a_batch_must_be_consecutive_entries_of_one_table(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            for entries in ([], [entry("a", 1), entry("b", 2)], [entry("a", 1), entry("a", 3)]):
                with pytest.raises(StoreError, match="batch"):
                    await store.append(LogBatch(entries))
            assert await store.read_log("a") == []

    run(play())


def test_writing_continues_after_a_database_error(address: str) -> None:
    """All calls fail while the database is broken, and succeed afterwards."""

    async def play() -> None:
        async with opened(address) as store:
            await asyncio.gather(*[store.append(opening(table)) for table in ("a", "b")])
            await asyncio.to_thread(execute, address, "ALTER TABLE log RENAME TO away")
            batches = [moves("a", 2), moves("b", 2)]
            for outcome in await asyncio.gather(*map(store.append, batches), return_exceptions=True):
                assert isinstance(outcome, StoreError)
                assert "INSERT" not in str(outcome)
            with pytest.raises(StoreError, match="cannot be used"):
                await store.read_log("a")
            await asyncio.to_thread(execute, address, "ALTER TABLE away RENAME TO log")
            assert await asyncio.gather(*map(store.append, batches)) == [True, True]

    run(play())


def test_an_entry_of_another_version_is_reported(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            await asyncio.to_thread(execute, address, 'UPDATE log SET event = \'{"kind": "flew"}\'')
            with pytest.raises(StoreError, match="entry 1 of table t"):
                await store.read_log("t")

    run(play())


def test_closing_writes_queued_batches(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            appends = [asyncio.create_task(store.append(opening(f"t{number}"))) for number in range(700)]
            await asyncio.sleep(0)
            await store.close()
            assert all(await asyncio.gather(*appends))
            await store.close()
            for call in (store.append(opening("late")), store.read_log("t1"), store.lease_jobs(1, 1, 1)):
                with pytest.raises(StoreError, match="closed"):
                    await call
            assert not await store.is_ready()
        assert execute(address, "SELECT count(*) FROM log") == [(700,)]

    run(play())


def test_a_cancelled_append_is_still_written(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            task = asyncio.create_task(store.append(opening("t")))
            await asyncio.sleep(0)
            task.cancel()
            assert await store.append(opening("u"))
            assert len(await store.read_log("t")) == 1

    run(play())
