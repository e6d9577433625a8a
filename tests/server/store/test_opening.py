"""Database addresses, files, and stores that cannot be opened."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, free_port
from tests.server.store.builders import execute, opened, opening, run
from tischlein.server.store.base import StoreError
from tischlein.server.store.opening import open_store

SECRET = "hunter2"


def refusal(address: str) -> str:
    """Return the message with which an address is refused; check that it shows no password."""
    with pytest.raises(StoreError) as caught:
        run(open_store(address))
    sentence = str(caught.value)
    assert SECRET not in sentence
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("", "sqlite:///file or postgresql://"),
        ("tables.sqlite", "sqlite:///file or postgresql://"),
        (f"mysql://root:{SECRET}@localhost/tables", "mysql:// is not supported"),
        (f"postgresql+asyncpg://u:{SECRET}@localhost/tables", "postgresql+asyncpg:// is not supported"),
        (f"postgresql://u:{SECRET}@localhost:port/tables", "malformed"),
        (f"postgresql://u:{SECRET}@localhost", "lacks a name"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite://host/file", "needs a file"),
        ("sqlite:///file?mode=ro", "needs a file"),
    ],
)
def test_other_addresses_are_refused(address: str, words: str) -> None:
    assert words in refusal(address)


def test_the_directory_of_the_file_is_created(tmp_path: Path) -> None:
    file = tmp_path / "with space" / "100%" / "tables.sqlite"

    async def play() -> None:
        async with opened(f"sqlite:///{file}") as store:
            assert await store.is_ready()

    run(play())
    assert file.exists()


def test_a_relative_file_stays_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> None:
        async with opened("sqlite:///here.sqlite") as store:
            await store.append(opening("t"))
            monkeypatch.chdir("/")
            rows = await asyncio.gather(*[store.summary("t") for _ in range(50)])
            assert None not in rows

    run(play())
    assert (tmp_path / "here.sqlite").exists()


@pytest.fixture
def _permissive_umask() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
@pytest.mark.usefixtures("_permissive_umask")
def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "tables"

    async def play() -> None:
        async with opened(f"sqlite:///{folder / 'tables.sqlite'}") as store:
            await store.append(opening("t"))
            assert folder.stat().st_mode & 0o777 == 0o700
            names = [f"tables.sqlite{suffix}" for suffix in ("", "-wal", "-shm", ".lock")]
            assert modes(folder) == dict.fromkeys(names, 0o600)

    run(play())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such modes")
@pytest.mark.usefixtures("_permissive_umask")
def test_files_that_others_could_read_are_tightened(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    async def play() -> None:
        for mode in (0o600, 0o644):
            async with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
                await store.append(opening(f"t{mode}"))
                assert set(modes(tmp_path).values()) == {0o600}
            for file in tmp_path.iterdir():
                file.chmod(0o644)
        assert tmp_path.stat().st_mode & 0o777 == 0o755, "the directory was there before"

    run(play())


def test_unusable_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Anna, " * 100)
    assert "letter cannot be used: file is not a database" in refusal(f"sqlite:///{tmp_path}/letter")
    assert "letter cannot be created" in refusal(f"sqlite:///{tmp_path}/letter/tables.sqlite")
    assert f"{tmp_path} cannot be used: unable to open" in refusal(f"sqlite:///{tmp_path}")


def test_the_file_has_safe_pragmas(sqlite: str) -> None:
    async def play() -> None:
        async with opened(sqlite):
            wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            for name, value in wanted.items():
                assert execute(sqlite, f"PRAGMA {name}") == [(value,)]

    run(play())


def test_unusable_servers_are_refused(cluster: Cluster) -> None:
    nowhere = f"postgresql://u:{SECRET}@127.0.0.1:{free_port()}/tables"
    assert "the database tables on 127.0.0.1 cannot be used: connection failed" in refusal(nowhere)
    assert "nobody on 127.0.0.1 cannot be used" in refusal(cluster.address("nobody"))
    wrong = f"postgresql://tischlein:{SECRET}@127.0.0.1:{cluster.port}/postgres"
    assert "password authentication failed" in refusal(wrong)
    assert "nonsense" in refusal(f"{wrong}?nonsense=1")


def test_the_postgres_scheme_works_as_well(postgres_address: str) -> None:
    async def play() -> None:
        async with opened(postgres_address.replace("postgresql:", "postgres:") + "?application_name=table") as store:
            assert await store.is_ready()
            named = "SELECT DISTINCT application_name FROM pg_stat_activity WHERE application_name = 'table'"
            assert await asyncio.to_thread(execute, postgres_address, named) == [("table",)]

    run(play())
