"""How a storage is opened: found, locked, brought up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL

from tischlein.server.store.address import parse_database_url
from tischlein.server.store.base import Store, StoreError
from tischlein.server.store.lock import FileLock
from tischlein.server.store.postgres import PostgresStore
from tischlein.server.store.sqlite import SqliteStore


async def open_store(address: str) -> Store:
    """The storage at `sqlite:///file` or `postgresql://…`; made if there is none."""
    place = parse_database_url(address)
    store = PostgresStore(place) if isinstance(place, URL) else SqliteStore(place, _lock(place))
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


def _lock(file: Path) -> FileLock:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"the directory {file.parent} cannot be made: {error.strerror}") from None
    return FileLock(file)
