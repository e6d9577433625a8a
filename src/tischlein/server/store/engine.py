"""Database addresses, SQLAlchemy engines, transactions and migrations.

The engines are synchronous and run in threads. A group of writes then costs one round trip to a thread; an asynchronous
driver makes one for every cursor call, which takes twice the CPU time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from tischlein.server.store import failures
from tischlein.server.store.base import StoreError

T = TypeVar("T")
Location = Path | URL
"""A SQLite file, or the URL of a PostgreSQL database."""

URL_FORMS: Final = "sqlite:///file or postgresql://user@host/name"
READERS: Final = 4
ENGINE_OPTIONS: Final[dict[str, Any]] = {"pool_size": READERS + 1, "max_overflow": 0, "hide_parameters": True}
"""One connection for the writer and one for each reader. Errors hide parameters, which may be secret."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted or replaced is overwritten in the file
)
APPLICATION: Final = "tischlein"
"""The name by which PostgreSQL lists our connections."""
TIMEOUTS: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "fallback_application_name": APPLICATION,
}
"""How soon a PostgreSQL server that has vanished is given up. Values in the database URL take precedence."""
MIGRATION_LOCK: Final = 0x7469736368
"""The PostgreSQL advisory lock under which one process migrates while others wait."""

_alembic_lock: Final = Lock()
"""Alembic keeps its state in global variables, so only one thread may run it."""


# --- addresses


def parse_database_url(address: str) -> Location:
    """Parse an address as people write it. Errors do not quote it, since it may contain a password."""
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.-]*)://", address)
    if scheme is None:
        raise StoreError(f"the database address must be {URL_FORMS}")
    if scheme[1] not in ("sqlite", "postgresql", "postgres"):
        raise StoreError(f"the database address must be {URL_FORMS}; {scheme[1]}:// is not supported")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(f"the database address is malformed; it must be {URL_FORMS}") from None
    if scheme[1] == "sqlite":
        return _sqlite_file(url)
    if not url.database:
        raise StoreError("the database address lacks a name: postgresql://user@host/name")
    return url.set(drivername="postgresql+psycopg")


def _sqlite_file(url: URL) -> Path:
    if url.host or url.query or not url.database or url.database == ":memory:":
        raise StoreError("SQLite needs a file: sqlite:///file, or sqlite:////directory/file for an absolute path")
    return Path(url.database).resolve()


def display_name(location: Location) -> str:
    """Return the name of a database for messages, without user and password."""
    if isinstance(location, Path):
        return str(location)
    host = f" on {location.host}" if location.host else ""
    return f"{location.database}{host}"


# --- engines and transactions


def make_engine(location: Location) -> Engine:
    if isinstance(location, Path):
        return _make_sqlite_engine(location)
    return create_engine(location, connect_args=_timeouts(location), **ENGINE_OPTIONS)


def _timeouts(url: URL) -> dict[str, Any]:
    return {name: value for name, value in TIMEOUTS.items() if name not in url.query}


def connect_arguments(engine: Engine) -> dict[str, Any]:
    """Return the arguments for a psycopg connection outside the engine's pool."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    return dict(arguments) | _timeouts(engine.url)


def _make_sqlite_engine(file: Path) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(file))
    engine = create_engine(url, paramstyle="named", **ENGINE_OPTIONS)
    event.listen(engine, "connect", _prepare_connection)
    event.listen(engine, "begin", _begin_transaction)
    return engine


def _prepare_connection(connection: Any, _record: object) -> None:
    """Turn off the driver's implicit transactions, which do not begin before every statement that needs one."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_transaction(connection: Connection) -> None:
    """Begin; a transaction that reads first and then writes would fail if another process writes in between."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def to_store_error(location: Location, error: Exception) -> StoreError:
    return failures.to_store_error(display_name(location), location, error)


def transact(engine: Engine, location: Location, work: Callable[[Connection], T], *, writes: bool) -> T:
    """Run `work` in a transaction, and again if its connection turns out to be dead; it must be safe to repeat."""

    def attempt() -> T:
        with engine.execution_options(writes=writes).begin() as connection:
            return work(connection)

    try:
        try:
            return attempt()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return attempt()
    except SQLAlchemyError as error:
        raise to_store_error(location, error) from None


# --- migrations


def migrate(connection: Connection, name: str, revision: str = "head") -> None:
    """Upgrade the database to this version within the caller's transaction. Messages use its `name`."""
    lock_schema(connection)
    config = _alembic_config()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    if check_revision(connection, name) != script.get_current_head():
        with _alembic_lock:
            command.upgrade(config, revision)


def lock_schema(connection: Connection) -> None:
    """Let no other process migrate before the end of this transaction; in SQLite, none can."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})


def check_current(connection: Connection, name: str) -> None:
    """Raise StoreError unless the database has been upgraded to this version."""
    if check_revision(connection, name) != ScriptDirectory.from_config(_alembic_config()).get_current_head():
        raise StoreError(f"the database {name} is not of this version; start the server once to upgrade it")


def check_revision(connection: Connection, name: str) -> str | None:
    """Return the revision of a database, None if it has no tables yet; raise StoreError if a newer version made it."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known_revisions():
        raise StoreError(f"the database {name} was written by a newer version of Tischlein; update this one")
    return current


def known_revisions() -> set[str]:
    """Return the revisions of the tables that this version can read."""
    return {known.revision for known in ScriptDirectory.from_config(_alembic_config()).walk_revisions()}


def _alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
