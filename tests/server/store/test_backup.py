"""Backups: the same file for both databases, complete or refused, and restored as a whole or not at all."""

from __future__ import annotations

import errno
import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.server.store.builders import REVIEW, ended, entry, execute, moves, opened, opening, run, summary, upgrade
from tests.server.store.conftest import sqlite_address
from tischlein.server.keys import Keys, load_or_create_key, open_keys
from tischlein.server.store import backup_file
from tischlein.server.store.backup import back_up, restore
from tischlein.server.store.backup_file import BackupError
from tischlein.server.store.base import JoinCode, LogBatch, StoreError, TableJob
from tischlein.server.store.engine import parse_database_url
from tischlein.server.store.schema import METADATA

TABLES = sorted(METADATA.tables)
ODD_TEXT = "Ünï\tcödé \\N \\. \" ' 😀\u2028"


def replace_never(_tables: int) -> bool:
    return False


def dump(address: str) -> dict[str, list[Any]]:
    """Return all rows of a database; SQLite has numbers for booleans."""
    rows = {name: execute(address, f"SELECT * FROM {name}") for name in TABLES}
    return {name: sorted((tuple(map(plain, row)) for row in found), key=repr) for name, found in rows.items()}


def plain(value: object) -> object:
    return int(value) if isinstance(value, bool) else value


async def fill(address: str, key_file: Path, count: int = 3) -> None:
    """Write tables with all kinds of rows."""
    async with opened(address) as store:
        await open_keys(key_file, store)
        for number in range(count):
            name = f"t{number}"
            await store.append(opening(name, job=TableJob(99, 0)))
            await store.append(moves(name, 2, 8))
            last = LogBatch([entry(name, 10, client=ODD_TEXT)], summary(name, "over", 7), ended(name))
            await store.append(last)
        await store.add_review("t0", 1, REVIEW)
        assert await store.add_code(JoinCode("d", "t0", 1, 10**15), 0)


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    return tmp_path / "key"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.gz"


@pytest.fixture
def made(tmp_path: Path, key_file: Path, file: Path) -> dict[str, list[Any]]:
    """Make a backup of a SQLite file, and return the rows in it."""
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    run(fill(source, key_file))
    back_up(parse_database_url(source), file)
    return dump(source)


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'target.sqlite'}"
    cluster = request.getfixturevalue("cluster")
    return str(cluster.address(cluster.fresh()))


def test_a_round_trip_within_and_across_databases(address: str, target: str, file: Path, key_file: Path) -> None:
    run(fill(address, key_file))
    progress: list[tuple[int, int]] = []
    rows = back_up(parse_database_url(address), file, on_progress=lambda *now: progress.append(now))
    assert progress[-1] == (rows, rows)
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(parse_database_url(target), file, key_file, replace_never) == rows
    assert dump(target) == dump(address)
    assert sum(map(len, dump(target).values())) == rows

    async def read() -> None:
        async with opened(target) as store:
            await open_keys(key_file, store)
            assert (await store.read_log("t1"))[-1].client == ODD_TEXT
            assert await store.append(moves("t1", 11))

    run(read())


def test_a_table_that_is_written_meanwhile_is_whole_in_the_backup(address: str, file: Path, key_file: Path) -> None:
    """Write between the batches of a backup, as a server does: none of it is in the snapshot."""
    run(fill(address, key_file))
    before = dump(address)

    def write(done: int, _total: int) -> None:
        name = f"new{done}"
        execute(
            address,
            f"INSERT INTO log (table_id, seq, at, event) VALUES ('{name}', 1, 1, '{{}}')",
            f"UPDATE jobs SET due = {done}",
        )

    back_up(parse_database_url(address), file, on_progress=write)
    assert dump(address) != before
    copy = f"sqlite:///{file.with_name('copy.sqlite')}"
    restore(parse_database_url(copy), file, key_file, replace_never)
    assert dump(copy) == before


def test_more_rows_than_fit_in_a_batch(tmp_path: Path, file: Path, key_file: Path) -> None:
    count = 2 * backup_file.BATCH_ROWS + 1

    async def write(address: str) -> None:
        async with opened(address) as store:
            await store.append(opening("big"))
            await store.append(moves("big", 2, count))

    address = sqlite_address(tmp_path)
    run(write(address))
    back_up(parse_database_url(address), file)
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"
    restore(parse_database_url(copy), file, key_file, replace_never)
    assert execute(copy, "SELECT count(*), max(seq) FROM log") == [(count + 1, count + 1)]


def means_nothing(broken: bytes, whole: bytes) -> bool:
    """Return whether a change is to bits that gzip does not use: flags and time in the header, padding at the end."""
    try:
        return gzip.decompress(broken) == gzip.decompress(whole)
    except (OSError, EOFError, zlib.error):
        return False


@pytest.mark.usefixtures("made")
def test_any_flipped_byte_and_any_cut_is_refused(target: str, file: Path, key_file: Path) -> None:
    whole = file.read_bytes()
    meaningless = 0
    for number, index in enumerate(range(0, len(whole), 7)):
        broken = bytearray(whole)
        broken[index] ^= 1 << number % 8
        if means_nothing(bytes(broken), whole):
            meaningless += 1
            continue
        file.write_bytes(broken)
        with pytest.raises(BackupError, match="damaged"):
            backup_file.verify(file)
        file.write_bytes(whole[:index])
        with pytest.raises(BackupError, match="damaged"):
            backup_file.verify(file)
    assert meaningless <= 3, "one byte in seven of the header, and the last one of the data"
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BackupError, match="damaged or was cut off"):
        restore(parse_database_url(target), file, key_file, replace_never)
    if target.startswith("sqlite"):
        assert not Path(target.removeprefix("sqlite:///")).exists()


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:2] + lines[3:],
        lambda lines: lines[:-1],
        lambda lines: [*lines, lines[-1]],
        lambda lines: [lines[0], *lines[2:]],
        lambda lines: [lines[0].replace(b'"schema"', b'"scheme"'), *lines[1:]],
    ],
)
def test_changed_lines_are_refused(change: Any, file: Path) -> None:
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(change(lines))))
    with pytest.raises(BackupError, match="damaged"):
        backup_file.verify(file)


def rewrite(file: Path, **changes: Any) -> None:
    """Change the header of a backup, and the checksum accordingly, as another version might write it."""
    with backup_file.opened(file) as reader:
        tables = list(reader.tables())
        header = type(reader.header)(
            **{name: getattr(reader.header, name) for name in reader.header.__struct_fields__} | changes
        )
    with file.open("wb") as raw:
        writer = backup_file.BackupWriter(raw, header)
        for table, rows in tables:
            writer.begin_table(table.table, table.columns)
            writer.add_rows(rows)
        writer.finish()


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("change", [{"schema": "9999"}, {"version": 2}])
def test_a_newer_backup_is_refused(change: dict[str, Any], target: str, file: Path, key_file: Path) -> None:
    rewrite(file, **change)
    with pytest.raises(BackupError, match="newer version"):
        restore(parse_database_url(target), file, key_file, replace_never)


def test_an_older_database_and_backup_are_migrated(target: str, tmp_path: Path, file: Path, key_file: Path) -> None:
    source = f"sqlite:///{tmp_path / 'old.sqlite'}"
    upgrade(source, "0001")
    execute(
        source,
        "INSERT INTO tables VALUES ('t', '{}', 'over', 1, 2, '[]', 3, 4)",
        "INSERT INTO log (table_id, seq, at, event) VALUES ('t', 1, 2, '{}')",
    )
    back_up(parse_database_url(source), file)
    assert execute(source, "SELECT version_num FROM alembic_version") == [("0001",)]
    restore(parse_database_url(target), file, key_file, replace_never)
    found = execute(target, "SELECT id, animals FROM tables")
    assert found == [("t", "[]")]


def test_a_database_with_tables_is_replaced_only_if_allowed(
    target: str, made: dict[str, list[Any]], file: Path, key_file: Path, tmp_path: Path
) -> None:
    run(fill(target, tmp_path / "other-key", count=5))
    execute(target, "CREATE TABLE foreign_table (x int)")
    before = dump(target)
    asked: list[int] = []

    def refuse(tables: int) -> bool:
        asked.append(tables)
        return False

    with pytest.raises(BackupError, match="not empty; use --replace"):
        restore(parse_database_url(target), file, key_file, refuse)
    assert (asked, dump(target)) == ([5], before)
    restore(parse_database_url(target), file, key_file, lambda _: True)
    assert dump(target) == made
    assert execute(target, "SELECT * FROM foreign_table") == []


def test_a_failure_changes_nothing(target: str, file: Path, key_file: Path, tmp_path: Path) -> None:
    """Interrupt the command after the last row, when everything is inserted and the key file is there."""
    source = f"sqlite:///{tmp_path / 'source.sqlite'}"
    run(fill(source, key_file))
    key = load_or_create_key(key_file)
    back_up(parse_database_url(source), file, key)
    key_file.unlink()
    other_key = tmp_path / "other-key"
    run(fill(target, other_key, count=1))
    before = dump(target)

    def interrupt(done: int, total: int) -> None:
        if done == total:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(parse_database_url(target), file, key_file, lambda _: True, interrupt)
    assert dump(target) == before
    assert not key_file.exists()
    run(fill_again(target, other_key))


async def fill_again(address: str, key_file: Path) -> None:
    """Use a database as a server does."""
    async with opened(address) as store:
        await open_keys(key_file, store)
        assert await store.append(moves("t0", 11))


def test_a_server_keeps_its_database(address: str, file: Path, key_file: Path) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await open_keys(key_file, store)
            await store.append(opening("t"))
            back_up(parse_database_url(address), file)
            with pytest.raises(StoreError, match="in use by a server; stop it first"):
                restore(parse_database_url(address), file, key_file, lambda _: True)
            assert await store.append(moves("t", 2))

    run(play())


def test_another_key_is_refused(tmp_path: Path, file: Path, key_file: Path, made: dict[str, list[Any]]) -> None:
    other = tmp_path / "other"
    other_key = load_or_create_key(other)
    with pytest.raises(BackupError, match="is not the one of the backup"):
        restore(tmp_path / "new.sqlite", file, other, replace_never)
    assert not (tmp_path / "new.sqlite").exists()
    with pytest.raises(BackupError, match="is not the one of the database"):
        back_up(tmp_path / "source.sqlite", tmp_path / "second.gz", other_key)
    assert not (tmp_path / "second.gz").exists()
    assert made["properties"] == [("key-fingerprint", Keys(load_or_create_key(key_file)).fingerprint())]


@pytest.mark.usefixtures("made")
def test_the_key_is_in_the_backup_only_if_wanted(tmp_path: Path, file: Path, key_file: Path) -> None:
    key = load_or_create_key(key_file)
    assert key.hex() not in gzip.decompress(file.read_bytes()).decode()
    back_up(tmp_path / "source.sqlite", file, key)
    assert json.loads(gzip.decompress(file.read_bytes()).splitlines()[0])["key"] == key.hex()
    restored = tmp_path / "elsewhere" / "key"
    restore(tmp_path / "elsewhere" / "tables.sqlite", file, restored, replace_never)
    assert load_or_create_key(restored) == key
    assert restored.stat().st_mode & 0o777 == 0o600


@pytest.mark.usefixtures("made")
def test_a_full_disk_leaves_the_last_backup(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, files = file.read_bytes(), set(os.listdir(tmp_path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    for target in ("os.fsync", "os.replace", "tischlein.server.store.backup_file.BackupWriter.add_rows"):
        with monkeypatch.context() as patch:
            patch.setattr(target, full)
            with pytest.raises(BackupError, match="cannot be written: No space left on device"):
                back_up(tmp_path / "source.sqlite", file)
    assert file.read_bytes() == before
    assert set(os.listdir(tmp_path)) == files


@pytest.mark.usefixtures("made")
def test_only_a_backup_is_overwritten(tmp_path: Path, file: Path) -> None:
    back_up(tmp_path / "source.sqlite", file)
    other = tmp_path / "letter"
    other.write_text("dear")
    for name in (other, tmp_path / "source.sqlite", tmp_path):
        with pytest.raises(BackupError, match="exists and is not a backup"):
            back_up(tmp_path / "source.sqlite", name)
    assert other.read_text() == "dear"


def test_a_database_that_cannot_be_backed_up(tmp_path: Path, file: Path, key_file: Path) -> None:
    database = tmp_path / "d.sqlite"
    with pytest.raises(StoreError, match="there is no database"):
        back_up(database, file)
    assert not database.exists()
    database.touch()
    with pytest.raises(StoreError, match="has no tables yet"):
        back_up(database, file)
    run(fill(f"sqlite:///{database}", key_file, count=20))
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    with pytest.raises(StoreError):
        back_up(database, file)
    assert not file.exists()
