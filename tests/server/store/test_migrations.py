"""Migrations run once, whichever process comes first."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.log_builder import KEYS
from tests.server.store.builders import BOUND, REVIEW, execute, opened, opening, run, upgrade
from tischlein.server.log_events import LogEntry, ShareDeclined
from tischlein.server.store.base import JoinCode, LogBatch, StoreError
from tischlein.server.store.engine import make_engine, parse_database_url
from tischlein.server.store.opening import open_store
from tischlein.server.store.schema import METADATA
from tischlein.server.table_state import fold

OPEN = """
import asyncio, sys
from tischlein.server.store.opening import open_store
async def play():
    store = await open_store(sys.argv[1])
    await store.close()
sys.stdin.readline()
asyncio.run(play())
"""


def differences(address: str) -> list[object]:
    engine = make_engine(parse_database_url(address))
    try:
        with engine.connect() as connection:
            return list(compare_metadata(MigrationContext.configure(connection), METADATA))
    finally:
        engine.dispose()


async def touch(address: str) -> None:
    async with opened(address) as store:
        assert await store.is_ready()


def test_the_migrations_match_the_schema(address: str) -> None:
    run(touch(address))
    assert differences(address) == []
    execute(address, "ALTER TABLE log DROP COLUMN client", "DROP INDEX jobs_due")
    assert len(differences(address)) == 2


def test_the_indexes_are_partial(address: str) -> None:
    """Alembic does not compare the conditions of indexes."""
    run(touch(address))
    source = {
        "sqlite": "SELECT sql FROM sqlite_master WHERE name IN ('lobby', 'archive') ORDER BY name",
        "postgresql": "SELECT indexdef FROM pg_indexes WHERE indexname IN ('lobby', 'archive') ORDER BY indexname",
    }
    archive, lobby = (words for (words,) in execute(address, source[address.split(":", maxsplit=1)[0]]))
    assert "replays" in archive.split("WHERE")[1]
    assert "listed" in lobby.split("WHERE")[1]


def test_the_log_is_its_own_index(sqlite: str) -> None:
    run(touch(sqlite))
    assert "WITHOUT ROWID" in str(execute(sqlite, "SELECT sql FROM sqlite_master WHERE name = 'log'"))


def test_reopening_keeps_the_data(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
        async with opened(address) as store:
            assert len(await store.read_log("t")) == 1

    run(play())


OLD_ROWS = (
    """INSERT INTO tables VALUES ('t', '{"game": "uno","seats": 2}', 'over', false, 1, '["Anna"]', 1, 9)""",
    """INSERT INTO log VALUES ('t', 1, 1, NULL, '{"kind": "table-opened","setup":{"game":"uno","seats": 2}}', NULL)""",
    """INSERT INTO log VALUES ('t', 2, 2, 0, '{"kind": "seat-taken","name": "Anna","guest": "g"}', 'c')""",
    """INSERT INTO log VALUES ('t', 3, 3, 1, '{"kind": "bot-added","level": "easy","name": "Mia"}', NULL)""",
    """INSERT INTO games VALUES ('t', 1, 'uno', '["Anna","Mia"]', 4, 9, 5, '[0,12]', '[1,2]', false)""",
    """INSERT INTO jobs VALUES ('t', 7, 0)""",
)
"""What the first version wrote."""


def test_a_database_of_the_first_version_keeps_its_data(address: str) -> None:
    upgrade(address, "0001")
    execute(address, *OLD_ROWS)

    async def play() -> None:
        async with opened(address) as store:
            summary, log = await store.summary("t"), await store.read_log("t")
            assert summary is not None
            assert (summary.people, summary.animals, summary.taken) == (["Anna"], [], 1)
            state = fold(KEYS, log)
            assert [seat.name for seat in state.seats()] == ["Anna", "Mia"]
            assert all(seat.animal for seat in state.seats())
            game = await store.finished_game("t", 1)
            assert game is not None
            assert (game.names, game.animals, game.people, game.shared) == (["Anna", "Mia"], [], [], False)
            assert game.review is None
            await store.add_review("t", 1, REVIEW)
            assert await store.lease_jobs(8, 9, 1) == ["t"]
            assert await store.append(LogBatch([LogEntry("t", 4, 4, None, ShareDeclined())], state.summary(), shared=1))
            assert [(one.shared, one.review) for one in await store.finished_games("t")] == [(True, REVIEW)]
            assert await store.add_code(JoinCode("digest", "t", 0, 100), 1)

    run(play())
    assert differences(address) == []


def test_a_newer_database_is_refused(address: str) -> None:
    run(touch(address))
    execute(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="was written by a newer version of Tischlein; update this one"):
        run(open_store(address))
    execute(address, "UPDATE alembic_version SET version_num = '0005'")
    run(touch(address))


def test_a_foreign_database_is_left_untouched(address: str) -> None:
    execute(address, "CREATE TABLE tables (id INTEGER)")
    with pytest.raises(StoreError, match="already exists"):
        run(open_store(address))
    assert execute(address, "SELECT count(*) FROM tables") == [(0,)]
    with pytest.raises(Exception, match="log"):
        execute(address, "SELECT * FROM log")


def test_several_processes_may_start_at_once(postgres_address: str) -> None:
    command = [sys.executable, "-W", "error", "-c", OPEN, postgres_address]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    assert [(*process.communicate(timeout=BOUND), process.returncode) for process in started] == [("", "", 0)] * 4
    assert differences(postgres_address) == []


def test_several_stores_may_open_in_one_process(postgres_address: str) -> None:
    async def play() -> None:
        stores = await asyncio.gather(*[open_store(postgres_address) for _ in range(4)])
        for store in stores:
            await store.close()

    run(play())
    assert differences(postgres_address) == []
