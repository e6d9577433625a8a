"""Migrations run once, whichever process comes first."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.store.builders import BOUND, execute, opened, opening, run
from tischlein.server.store import open_store
from tischlein.server.store.base import StoreError
from tischlein.server.store.engine import make_engine, parse_database_url
from tischlein.server.store.schema import METADATA

OPEN = """
import asyncio, sys
from tischlein.server.store import open_store
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


def test_a_newer_database_is_refused(address: str) -> None:
    run(touch(address))
    execute(address, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="was written by a newer version of Tischlein; update this one"):
        run(open_store(address))
    execute(address, "UPDATE alembic_version SET version_num = '0001'")
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
