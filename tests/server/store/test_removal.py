"""Old tables and old chat are removed in small steps; what is young or in use stays."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.store.builders import REVIEW, entry, execute, moves, opened, opening, run
from tischlein.server.log_events import ChatRemoved, ChatSent, LogEntry, ReactionSent
from tischlein.server.store.administration import open_administration
from tischlein.server.store.base import FinishedGame, JoinCode, LogBatch, Store, TableJob
from tischlein.server.store.database import SqlStore
from tischlein.server.store.engine import make_engine, parse_database_url, transact
from tischlein.server.store.removal import SETTLING, begin_removal

TABLES = ("tables", "log", "games", "jobs", "codes", "removals")


def count(address: str, table: str) -> int:
    return int(execute(address, f"SELECT count(*) FROM {table}")[0][0])


def remove(address: str, table: str, now: int) -> bool:
    location = parse_database_url(address)
    engine = make_engine(location)
    try:
        return transact(engine, location, lambda connection: begin_removal(connection, table, now), writes=True)
    finally:
        engine.dispose()


async def fill(store: Store, table: str, entries: int = 3) -> None:
    """Write a table with a log, a finished game, a job and a join code; its times are about 1,000."""
    await store.append(opening(table, TableJob(5, 0)))
    batch = moves(table, 2, entries - 1)
    game = FinishedGame(table, 1, "uno", ["Anna", "Béla"], 2, 3, 5, [0, 12], [1, 2], True)
    await store.append(LogBatch(batch.entries, finished=game))
    await store.add_review(table, 1, REVIEW)
    await store.add_code(JoinCode(f"digest-{table}", table, 0, 10_000), 1)


def test_removing_a_table_leaves_nothing(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await fill(store, "t", entries=1_200)
            await fill(store, "other")
            assert remove(address, "t", now=2_000)
            assert await store.summary("t") is None
            assert await store.read_state("t") == []
            assert await store.finished_games("t") == []
            assert [order.kind for order in await store.read_orders(0)] == ["delete"]
            steps = 0
            while await store.remove_entries(3_000, 500):
                steps += 1
            assert steps == 3
            assert count(address, "removals") == 1, "a server may still write"
            assert not await store.remove_entries(2_001 + SETTLING, 500)
            assert await store.summary("other") is not None

    run(play())
    assert [count(address, table) for table in TABLES] == [1, 3, 1, 1, 1, 0]


def test_what_a_server_writes_before_it_notices_goes_as_well(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await fill(store, "t")
            assert remove(address, "t", now=2_000)
            late = opening("t")
            assert await store.append(LogBatch([entry("t", 4)], late.summary))
            while await store.remove_entries(2_001 + SETTLING, 500):
                pass

    run(play())
    assert [count(address, table) for table in TABLES] == [0] * len(TABLES)


def test_there_is_no_such_table(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            assert not remove(address, "t", now=1)
            assert await store.read_orders(0) == []

    run(play())


def test_only_tables_that_nobody_touched_are_old(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await fill(store, "old")
            await fill(store, "moved")
            await store.append(LogBatch([LogEntry("moved", 4, 9_000, None, ChatSent("hello"))]))
            await fill(store, "visited")
            assert await store.mark_used(["visited", "nowhere"], 9_000) == 1
            await store.append(opening("renamed", updated=9_000))
            assert await store.remove_old_table(before=500, now=10_000) is None
            assert await store.remove_old_table(before=5_000, now=10_000) == "old"
            assert await store.remove_old_table(before=5_000, now=10_000) is None
            assert await store.summary("moved") is not None

    run(play())


def test_a_summary_keeps_what_an_operator_has_set(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            await store.mark_used(["t"], 7)
            with open_administration(address) as administration:
                assert administration.close_table("t")
            await store.append(LogBatch([entry("t", 2)], opening("t", phase="playing").summary))
            assert await store.is_closed("t")
            assert await store.lobby(10) == []
            assert execute(address, "SELECT used FROM tables") == [(7,)]

    run(play())


def test_old_chat_is_removed_and_the_log_stays_whole(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            said = [entry("t", seq, ChatSent(f"secret{seq}")) for seq in range(2, 700)]
            await store.append(LogBatch([*said, entry("t", 700, ReactionSent("bravo")), entry("t", 701)]))
            late = LogEntry("t", 702, 9_000, 0, ChatSent("late"))
            await store.append(LogBatch([late]))
            assert await store.remove_old_chat(before=5_000, limit=500) == 500
            assert await store.remove_old_chat(before=5_000, limit=500) == 199
            assert await store.remove_old_chat(before=5_000, limit=500) == 0
            log = await store.read_log("t")
            assert [one.seq for one in log] == list(range(1, 703))
            assert {type(one.event) for one in log[1:700]} == {ChatRemoved}
            assert log[-1] == late
            assert [one.seq for one in await store.read_state("t")] == [1, 701, 702]
            assert [one.seq for one in await store.read_log("t", 698)] == [699, 700, 701, 702]

    run(play())


def test_the_newest_entry_is_read_even_if_it_was_removed(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            await store.append(LogBatch([entry("t", 2, ChatSent("hello"))]))
            await store.remove_old_chat(before=5_000, limit=9)
            assert [one.seq for one in await store.read_state("t")] == [1, 2]

    run(play())


def test_old_chat_is_found_by_an_index(address: str) -> None:
    async def play() -> str:
        async with opened(address) as store:
            assert isinstance(store, SqlStore)
            return await store._read(explain)

    assert "chat" in run(play())


def explain(connection: Connection) -> str:
    """Return how the database looks for old chat."""
    from tischlein.server.store.schema import IS_CHAT  # noqa: PLC0415

    query = f"SELECT table_id, seq FROM log WHERE {IS_CHAT} AND at < 5000 ORDER BY at LIMIT 500"
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        return str(connection.exec_driver_sql(f"EXPLAIN {query.replace('%', '%%')}").all())
    return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}").all())


def test_removed_chat_is_not_in_the_files(sqlite: str, tmp_path: Path) -> None:
    """After the next start at the latest, when the file is compacted."""

    def found() -> list[str]:
        return [file.name for file in tmp_path.iterdir() if b"a word in private" in file.read_bytes()]

    async def play() -> None:
        async with opened(sqlite) as store:
            for table in range(40):
                name = f"t{table}"
                await store.append(opening(name))
                said = [
                    entry(name, seq, ChatSent(f"a word in private {seq * table}" * (seq % 7 + 1)))
                    for seq in range(2, 60)
                ]
                await store.append(LogBatch(said))
            assert found()
            while await store.remove_old_chat(before=5_000, limit=100):
                pass
            await store.scrub()
        async with opened(sqlite):
            assert found() == []

    run(play())


def test_a_removed_table_is_not_in_the_files(sqlite: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(sqlite) as store:
            await store.append(opening("t"))
            await store.append(LogBatch([entry("t", seq, ChatSent("a word in private")) for seq in range(2, 900)]))
            assert remove(sqlite, "t", now=1)
            while await store.remove_entries(2, 100):
                pass
            await store.scrub()
        async with opened(sqlite):
            for file in tmp_path.iterdir():
                assert b"a word in private" not in file.read_bytes()

    run(play())


@pytest.mark.parametrize("after", [0, 1])
def test_orders_are_read_once(address: str, after: int) -> None:
    async def play() -> None:
        async with opened(address) as store:
            assert await store.newest_order() == 0
            await store.append(opening("t"))
            with open_administration(address) as administration:
                administration.close_table("t")
                administration.ban("203.0.113.0/24", "spam", None)
            newest = await store.newest_order()
            kinds = [(order.kind, order.table) for order in await store.read_orders(newest - 2 + after)]
            assert kinds == [("close", "t"), ("bans", "")][after:]
            assert [ban.target for ban in await store.read_bans(1)] == ["203.0.113.0/24"]

    run(play())
