"""A database as an operator's commands use it, beside running servers: plain calls and short transactions."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, select, update

from tischlein.server.keys import BadKey, Keys, load_or_create_key
from tischlein.server.store.banning import delete_ban, insert_ban, select_bans
from tischlein.server.store.base import Ban, StoreError
from tischlein.server.store.database import KEY_FINGERPRINT, select_property
from tischlein.server.store.engine import (
    Location,
    check_current,
    display_name,
    make_engine,
    parse_database_url,
    to_store_error,
    transact,
)
from tischlein.server.store.erasure import Aliases, erase_at_table, find_tables_of
from tischlein.server.store.orders import add_order
from tischlein.server.store.overview import TableDetails, TableRow, count_untouched, select_details, select_tables
from tischlein.server.store.removal import begin_old_removal, begin_removal, continue_removal
from tischlein.server.store.schema import CODES, JOBS, TABLES
from tischlein.server.store.sqlite import compact

P = ParamSpec("P")
T = TypeVar("T")

PART: Final = 500
"""Log entries that are deleted in one transaction."""
PAUSE: Final = 0.05
"""Seconds between two transactions, in which servers write."""
NOTICING: Final = 5.0
"""Seconds in which running servers notice an order and drop what they know of a table."""
MAX_SWEEPS: Final = 5
"""Times that a database is searched for what servers have written of an erased guest meanwhile."""


@contextmanager
def open_administration(address: str) -> Iterator[Administration]:
    """Open an existing database for administration."""
    location = parse_database_url(address)
    if isinstance(location, Path) and not location.exists():
        raise StoreError(f"there is no database {location}; the server creates it when it starts")
    engine = make_engine(location)
    try:
        opened = Administration(engine, location)
        opened.check_revision()
        yield opened
    finally:
        engine.dispose()


class Administration:
    """The operator's view of a database, and what an operator may change."""

    def __init__(self, engine: Engine, location: Location) -> None:
        self._engine = engine
        self._location = location

    def check_revision(self) -> None:
        """Raise StoreError unless the database has the tables of this version."""
        self._read(check_current, display_name(self._location))

    def keys(self, file: Path) -> Keys:
        """Load the key of this database; raise BadKey if the file has another one, or is missing."""
        if not file.exists():
            raise BadKey(f"the key file {file} is missing, but this database has a key: name its file with --key-file")
        keys = Keys(load_or_create_key(file))
        if self._read(select_property, KEY_FINGERPRINT) != keys.fingerprint():
            raise BadKey(f"the key in {file} is not the one of this database: name the right file with --key-file")
        return keys

    # --- tables

    def tables(self, limit: int, before: int | None = None, public: bool = False) -> list[TableRow]:
        return self._read(select_tables, limit, before, public)

    def details(self, table: str) -> TableDetails | None:
        return self._read(select_details, table)

    def count_untouched(self, before: int) -> int:
        return self._read(count_untouched, before)

    def close_table(self, table: str) -> bool:
        """Close a table; return False if there is no such table."""
        return self._write(close_table, table, _now())

    def delete_table(self, table: str) -> bool:
        """Delete a table; return False if there is no such table."""
        found = self._write(begin_removal, table, _now())
        self._delete_logs()
        self._compact()
        return found

    def delete_untouched(self, before: int) -> int:
        """Delete the tables that nobody has touched since a time; return how many."""
        count = 0
        while self._write(begin_old_removal, before, _now()) is not None:
            count += 1
            self._delete_logs()
        self._compact()
        return count

    def _delete_logs(self) -> None:
        while self._write(continue_removal, _now(), PART):
            time.sleep(PAUSE)

    # --- people

    def bans(self) -> list[Ban]:
        return self._read(select_bans, _now())

    def ban(self, target: str, reason: str, days: int | None) -> Ban:
        """Ban a guest or a network."""
        now = _now()
        ban = Ban(target, reason, now, None if days is None else now + days * 86_400_000)
        self._write(insert_ban, ban)
        return ban

    def unban(self, target: str) -> bool:
        """Lift a ban; return whether there was one."""
        return self._write(delete_ban, target, _now())

    def tables_of(self, guest: str) -> list[str]:
        return self._read(find_tables_of, guest)

    def erase(self, keys: Keys, guest: str) -> int:
        """Erase a guest everywhere; return at how many tables.

        A running server may write a name that it still knows until it has noticed, so search until nothing is found.
        """
        erased: dict[str, Aliases] = {}
        for sweep in range(MAX_SWEEPS):
            if sweep:
                time.sleep(NOTICING)
            for table in self.tables_of(guest):
                erased.setdefault(table, {})
            found = [self._erase_at(keys, table, guest, aliases) for table, aliases in erased.items()]
            if not any(found):
                break
        self._compact()
        return len(erased)

    def _erase_at(self, keys: Keys, table: str, guest: str, aliases: Aliases) -> bool:
        time.sleep(PAUSE)
        return self._write(erase_at_table, keys, table, guest, aliases, _now())

    # --- access

    def _compact(self) -> None:
        """Remove the last traces from a file; PostgreSQL reuses the space by itself."""
        if isinstance(self._location, Path):
            try:
                compact(self._engine)
            except sqlite3.OperationalError as error:
                raise to_store_error(self._location, error) from None

    def _read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return transact(self._engine, self._location, lambda one: query(one, *args, **kwargs), writes=False)

    def _write(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return transact(self._engine, self._location, lambda one: query(one, *args, **kwargs), writes=True)


def close_table(connection: Connection, table: str, now: int) -> bool:
    """Close a table, with its tasks and join codes; return False if there is no such table."""
    found = connection.execute(select(TABLES.c.closed).where(TABLES.c.id == table).with_for_update()).one_or_none()
    if found is None:
        return False
    connection.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.closed.is_(None)).values(closed=now))
    for derived in (CODES, JOBS):
        connection.execute(derived.delete().where(derived.c.table_id == table))
    add_order(connection, "close", table, now)
    return True


def _now() -> int:
    return time.time_ns() // 1_000_000
