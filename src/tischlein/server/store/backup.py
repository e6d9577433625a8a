"""Backups of a database, taken while servers use it, and restored to either kind of database.

A backup is a snapshot: what one transaction sees. Writers go on meanwhile. Restoring is one transaction, too, so a
failure leaves the database as it was.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError

from tischlein.server.keys import Keys, load_key, write_key
from tischlein.server.store import backup_file
from tischlein.server.store.backup_file import BATCH_ROWS, BackupError, BackupHeader, BackupReader, BackupWriter
from tischlein.server.store.base import StoreError
from tischlein.server.store.database import KEY_FINGERPRINT, void_leases
from tischlein.server.store.engine import (
    APPLICATION,
    Location,
    check_revision,
    display_name,
    known_revisions,
    lock_schema,
    make_engine,
    migrate,
    to_store_error,
)
from tischlein.server.store.schema import LOG, METADATA, PROPERTIES, TABLES
from tischlein.server.store.sqlite import DatabaseInUse, FileLock, create_private_file, make_private

OnProgress = Callable[[int, int], None]
"""Called with the number of rows that are done, and of all rows."""
VERSION_TABLE: Final = "alembic_version"


def ignore_progress(_done: int, _total: int) -> None:
    """Show nothing."""


# --- back up


def back_up(location: Location, file: Path, key: bytes | None = None, on_progress: OnProgress = ignore_progress) -> int:
    """Write a consistent backup of a database, and return the number of its rows. Servers may use it meanwhile.

    With a `key`, which must be that of the database, the backup contains it.
    """
    backup_file.check_replaceable(file)
    if isinstance(location, Path) and not location.exists():
        raise StoreError(f"there is no database {location}; the server creates it when it starts")
    with _engine_of(location) as engine, backup_file.replacing(file) as raw, _snapshot(engine) as connection:
        name = display_name(location)
        revision = check_revision(connection, name)
        if revision is None:
            raise StoreError(f"the database {name} has no tables yet; a server creates them")
        _check_integrity(connection, name)
        tables = _reflect(connection)
        header = BackupHeader(
            backup_file.FORMAT,
            backup_file.VERSION,
            revision,
            time.time_ns() // 1_000_000,
            version("tischlein"),
            _fingerprint(connection, tables),
            None if key is None else key.hex(),
        )
        _check_key(header, key, name)
        written = _write_rows(BackupWriter(raw, header), connection, tables, on_progress)
        raw.flush()
        if backup_file.verify(Path(raw.name))[1] != written:
            raise BackupError(f"the backup {file} is damaged or was cut off")
    return written


@contextlib.contextmanager
def _engine_of(location: Location) -> Iterator[Engine]:
    """Make an engine for one command; errors of the driver become StoreErrors."""
    engine = make_engine(location)
    try:
        yield engine
    except (SQLAlchemyError, psycopg.Error) as error:
        raise to_store_error(location, error) from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """Begin a transaction whose reads all see the same state. In SQLite's WAL mode, every transaction is one."""
    is_postgresql = engine.dialect.name == "postgresql"
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if is_postgresql else {}
    with engine.connect().execution_options(**options) as connection, connection.begin():
        yield connection


def _check_integrity(connection: Connection, name: str) -> None:
    if connection.dialect.name == "sqlite" and connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() != "ok":
        raise StoreError(f"the database {name} is damaged", "corrupt")


def _reflect(connection: Connection) -> list[Table]:
    """Return our tables as they are in the database, which may be older than this version; parents come first."""
    present = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    found = MetaData()
    found.reflect(connection, only=sorted(present))
    return found.sorted_tables


def _fingerprint(connection: Connection, tables: list[Table]) -> str | None:
    if all(table.name != PROPERTIES.name for table in tables):
        return None
    known = select(PROPERTIES.c.value).where(PROPERTIES.c.name == KEY_FINGERPRINT)
    return connection.execute(known).scalar()


def _check_key(header: BackupHeader, key: bytes | None, name: str) -> None:
    if key is not None and header.fingerprint not in (None, Keys(key).fingerprint()):
        raise BackupError(f"the key is not the one of the database {name}: name the right file with --key-file")


def _write_rows(writer: BackupWriter, connection: Connection, tables: list[Table], on_progress: OnProgress) -> int:
    counts = [connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables]
    done, total = 0, sum(counts)
    for table in tables:
        writer.begin_table(str(table.name), [str(column.name) for column in table.c])
        ordered = select(table).order_by(*table.primary_key)
        rows = connection.execution_options(yield_per=BATCH_ROWS).execute(ordered)
        for batch in rows.partitions():
            writer.add_rows(batch)
            done += len(batch)
            on_progress(done, total)
    return writer.finish()


# --- restore


def restore(
    location: Location,
    file: Path,
    key_file: Path,
    may_replace: Callable[[int], bool],
    on_progress: OnProgress = ignore_progress,
) -> int:
    """Restore a backup to a database without tables, and return the number of rows.

    If the database has tables, ask `may_replace` with their number first. A backup with a key creates the key file if
    there is none. After a failure, everything is as before.
    """
    header, total = backup_file.verify(file)
    if header.schema not in known_revisions():
        raise BackupError(f"the backup {file} was written by a newer version of Tischlein; update this one")
    _compare_keys(header, file, key_file)
    with contextlib.ExitStack() as stack:
        stack.enter_context(_key_of_backup(header, key_file))
        if isinstance(location, Path):
            stack.enter_context(_sqlite_for_restore(location))
        engine = stack.enter_context(_engine_of(location))
        reader = stack.enter_context(backup_file.opened(file))
        connection = stack.enter_context(engine.begin())
        name = display_name(location)
        lock_schema(connection)
        _refuse_servers(connection, name)
        check_revision(connection, name)
        count = _count_tables(connection)
        if count and not may_replace(count):
            raise BackupError(f"the database {name} is not empty; use --replace to delete what it contains")
        _drop_tables(connection)
        migrate(connection, name, header.schema)
        _insert_rows(connection, reader, lambda done: on_progress(done, total))
        migrate(connection, name)
        void_leases(connection)
    return total


def _compare_keys(header: BackupHeader, file: Path, key_file: Path) -> None:
    if key_file.exists() and header.fingerprint not in (None, Keys(load_key(key_file)).fingerprint()):
        raise BackupError(
            f"the key in {key_file} is not the one of the backup {file}: name the right file with --key-file"
        )


@contextlib.contextmanager
def _sqlite_for_restore(file: Path) -> Iterator[None]:
    """Lock a SQLite file, and create it if there is none; remove what was created if restoring fails."""
    try:
        lock = FileLock(file)
    except DatabaseInUse:
        raise StoreError(f"the database {file} is in use by a server; stop it first") from None
    is_new = not file.exists()
    create_private_file(file)
    try:
        yield
        make_private(file)
    except BaseException:
        if is_new:
            for suffix in ("", "-wal", "-shm"):
                file.with_name(file.name + suffix).unlink(missing_ok=True)
        raise
    finally:
        lock.release()


def _refuse_servers(connection: Connection, name: str) -> None:
    """Raise StoreError if servers are connected to a PostgreSQL database: they have its tables in memory."""
    if connection.dialect.name != "postgresql":
        return
    servers = text(
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
    )
    if connection.execute(servers, {"name": APPLICATION}).scalar_one():
        raise StoreError(f"the database {name} is in use by a server; stop it first")


def _count_tables(connection: Connection) -> int:
    """Return how many tables of people the database has."""
    if not {TABLES.name, LOG.name} <= set(inspect(connection).get_table_names()):
        return 0
    count: int = connection.execute(select(func.count()).select_from(TABLES)).scalar_one()
    has_log = connection.execute(select(LOG.c.seq).limit(1)).first() is not None
    return max(count, has_log)


def _drop_tables(connection: Connection) -> None:
    """Drop our tables, and no others that the database may have."""
    for table in reversed(_reflect(connection)):
        table.drop(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSION_TABLE}")


def _insert_rows(connection: Connection, reader: BackupReader, on_rows: Callable[[int], None]) -> None:
    """Insert the rows of a backup, which has the tables and columns of the revision that it names."""
    tables = {table.name: table for table in _reflect(connection)}
    done = 0
    for header, rows in reader.tables():
        table = tables.get(header.table)
        if table is None or set(header.columns) != set(table.c.keys()):
            raise BackupError(f"the table {header.table} of the backup does not belong to the version that it names")
        _insert(connection, table, header.columns, rows)
        done += len(rows)
        on_rows(done)


def _insert(connection: Connection, table: Table, columns: list[str], rows: list[list[Any]]) -> None:
    """Insert rows, with COPY where the database has it."""
    if connection.dialect.name != "postgresql":
        connection.execute(insert(table), [dict(zip(columns, row, strict=True)) for row in rows])
        return
    quote = connection.dialect.identifier_preparer.quote
    names = ", ".join(map(quote, columns))
    driver: Any = connection.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f"COPY {quote(table.name)} ({names}) FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)


@contextlib.contextmanager
def _key_of_backup(header: BackupHeader, key_file: Path) -> Iterator[None]:
    """Create the key file from a backup that has the key, if there is none; remove it again if restoring fails."""
    if header.key is None or key_file.exists():
        yield
        return
    write_key(key_file, bytes.fromhex(header.key))
    try:
        yield
    except BaseException:
        key_file.unlink(missing_ok=True)
        raise
