"""Every test of the storage runs on both databases, unless it is about one of them."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    found: str = request.getfixturevalue("postgres_address")
    return found


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return sqlite_address(tmp_path)


def sqlite_address(directory: Path) -> str:
    return f"sqlite:///{directory / 'tables.sqlite'}"
