"""Tables of a real server, joined from the terminal."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.live.client import OpenedTable, open_table
from tests.server.live.conftest import server, shared
from tests.server.live.process import Server

__all__ = ["opened", "own_data", "server", "shared"]


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the keys of seats out of the user's directory."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def opened(server: Server, **setup: Any) -> tuple[OpenedTable, str]:
    """Open a table; return it with its link."""
    table = asyncio.run(open_table(server.port, **setup))
    return table, f"http://127.0.0.1:{server.port}{table.link}"
