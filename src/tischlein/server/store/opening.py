"""Opening the storage at an address."""

from __future__ import annotations

from pathlib import Path

from tischlein.server.store.base import Store
from tischlein.server.store.engine import parse_database_url
from tischlein.server.store.postgres import PostgresStore
from tischlein.server.store.sqlite import SqliteStore


async def open_store(address: str) -> Store:
    """Open the storage at `sqlite:///file` or `postgresql://…`; create or migrate its tables if necessary."""
    location = parse_database_url(address)
    store = SqliteStore(location) if isinstance(location, Path) else PostgresStore(location)
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store
