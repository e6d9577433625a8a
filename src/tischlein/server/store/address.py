"""Addresses of databases, as people write them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from tischlein.server.store.base import StoreError

FORMS: Final = "sqlite:///file or postgresql://user@host/name"


def parse_database_url(address: str) -> Path | URL:
    """A file, or where a PostgreSQL server is. No error shows the address: it may hold a password."""
    scheme = re.match(r"([A-Za-z][A-Za-z0-9+.-]*)://", address)
    if scheme is None:
        raise StoreError(f"the address of a database is {FORMS}")
    if scheme[1] not in ("sqlite", "postgresql", "postgres"):
        raise StoreError(f"the address of a database is {FORMS}; {scheme[1]}:// is not known")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(f"the address of the database cannot be read; it is {FORMS}") from None
    if scheme[1] == "sqlite":
        return _file(url)
    if not url.database:
        raise StoreError("the address names no database: postgresql://user@host/name")
    return url.set(drivername="postgresql+psycopg")


def _file(url: URL) -> Path:
    if url.host or url.query or not url.database or url.database == ":memory:":
        raise StoreError("tables are kept in a file: sqlite:///file, or sqlite:////directory/file from the root")
    return Path(url.database).resolve()


def display_name(place: Path | URL) -> str:
    """How a database is called in messages."""
    if isinstance(place, Path):
        return str(place)
    where = f" on {place.host}" if place.host else ""
    return f"{place.database}{where}"
