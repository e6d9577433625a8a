"""Settings: where the data is kept, and what a database is called in messages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tischlein.server.settings import Settings, data_directory
from tischlein.server.store.engine import display_name, parse_database_url


@pytest.mark.parametrize(
    ("platform", "variable", "directory"),
    [
        ("linux", "", "/home/ada/.local/share/tischlein"),
        ("linux", "XDG_DATA_HOME", "/elsewhere/tischlein"),
        ("linux", "LOCALAPPDATA", "/home/ada/.local/share/tischlein"),
        ("darwin", "", "/home/ada/Library/Application Support/tischlein"),
        ("darwin", "XDG_DATA_HOME", "/home/ada/Library/Application Support/tischlein"),
        ("win32", "", "/home/ada/AppData/Local/tischlein"),
        ("win32", "LOCALAPPDATA", "/elsewhere/tischlein"),
        ("win32", "XDG_DATA_HOME", "/home/ada/AppData/Local/tischlein"),
    ],
)
def test_data_is_kept_where_the_system_expects_it(
    platform: str, variable: str, directory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    if variable:
        monkeypatch.setenv(variable, "/elsewhere")
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ada"))
    monkeypatch.setattr(sys, "platform", platform)
    assert data_directory() == Path(directory)
    assert Settings().database_url == f"sqlite:///{directory}/tables.sqlite"
    assert Settings().key_path == Path(directory) / "key"


def test_configured_files_take_precedence() -> None:
    settings = Settings(database="postgresql://db/tables", key_file=Path("/etc/key"))
    assert settings.database_url == "postgresql://db/tables"
    assert settings.key_path == Path("/etc/key")


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("postgresql://ada:hunter2@db.example:5433/tables", "tables on db.example"),
        ("postgresql:///tables", "tables"),
        ("sqlite:////var/lib/tables.sqlite", "/var/lib/tables.sqlite"),
    ],
)
def test_a_database_is_named_by_its_host_and_without_its_user(address: str, name: str) -> None:
    assert display_name(parse_database_url(address)) == name
