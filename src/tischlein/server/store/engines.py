"""Connections to the two databases.

The engines are synchronous and work in threads of their own: a whole group of writes is then one trip to a thread and
back, where an asynchronous driver makes one for each call of a cursor, and that costs twice the time of the processor.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from tischlein.server.store.address import display_name
from tischlein.server.store.base import StoreError

T = TypeVar("T")

READERS: Final = 4
ENGINE_OPTIONS: Final[dict[str, Any]] = {"pool_size": READERS + 1, "max_overflow": 0, "hide_parameters": True}
"""One connection for the writer and one for each reader. Errors never show parameters: they may be secret."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")
TIMEOUTS: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}
"""How soon a PostgreSQL server that has vanished is given up; what the address says comes first."""


def make_engine(place: Path | URL) -> Engine:
    if isinstance(place, Path):
        return _sqlite(place)
    return create_engine(place, connect_args=_timeouts(place), **ENGINE_OPTIONS)


def _timeouts(url: URL) -> dict[str, Any]:
    return {name: value for name, value in TIMEOUTS.items() if name not in url.query}


def connect_arguments(engine: Engine) -> dict[str, Any]:
    """What psycopg needs for a connection beside the engine's own."""
    _, arguments = engine.dialect.create_connect_args(engine.url)
    return dict(arguments) | _timeouts(engine.url)


def _sqlite(file: Path) -> Engine:
    url = URL.create("sqlite+pysqlite", database=str(file))
    engine = create_engine(url, paramstyle="named", **ENGINE_OPTIONS)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """The driver would begin transactions by itself, but not before every statement that needs one."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def explain(place: Path | URL, error: Exception) -> StoreError:
    """The error of a driver in one sentence, without statement and parameters."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    lines = str(cause).strip().splitlines() or [type(cause).__name__]
    return StoreError(f"the database {display_name(place)} cannot be used: {lines[0]}")


def transact(engine: Engine, place: Path | URL, work: Callable[[Connection], T]) -> T:
    """Do `work`, which may be done twice without harm: a connection may have died while nobody used it."""

    def once() -> T:
        with engine.begin() as connection:
            return work(connection)

    try:
        try:
            return once()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return once()
    except SQLAlchemyError as error:
        raise explain(place, error) from None
