"""`serve --config`: every flag has an entry, flags and the environment come first, and mistakes are named."""

from __future__ import annotations

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from tests.cli.command import complaint, run
from tischlein.cli import backup, serve
from tischlein.cli.app import app
from tischlein.server.settings import Limits, LogFormat, LogLevel, Settings

EXAMPLE = Path(__file__).parents[2] / "docs" / "server.toml"
COMMANDS: Any = get_command(app)


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Settings, bool]]:
    """Collect the settings instead of serving with them."""
    found: list[tuple[Settings, bool]] = []
    monkeypatch.setattr(serve, "serve", lambda settings, _words, _console, is_open: found.append((settings, is_open)))
    return found


def write(folder: Path, text: str) -> str:
    file = folder / "server.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_the_example_has_every_setting_with_its_default(served: list[tuple[Settings, bool]]) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    entries = tomllib.loads(re.sub(r"^# (?=[\w-]+ = )", "", text, flags=re.M))
    flags = {flag.opts[0].removeprefix("--") for flag in COMMANDS.commands["serve"].params}
    assert set(entries) == flags - {"config", "limit"} | {"limits"}
    assert entries["limits"] == {limit.name: getattr(Limits(), limit.name) for limit in fields(Limits)}
    assert run("serve", "--config", str(EXAMPLE)).exit_code == 0
    assert served == [(serve.DEFAULT, False)]


def test_every_entry_reaches_the_server(tmp_path: Path, served: list[tuple[Settings, bool]]) -> None:
    file = write(
        tmp_path,
        """
        host = "::1"
        port = 81
        database = "sqlite:///x"
        key-file = "k"
        origin = ["https://a.example", "https://b.example"]
        proxy = ["10.0.0.0/8"]
        bot-workers = 3
        secure = true
        log-level = "debug"
        log-format = "text"
        open = true
        lang = "de"
        [limits]
        frames = 2.5
        sockets = 7
        """,
    )
    assert run("serve", env={"TISCHLEIN_CONFIG": file}).exit_code == 0
    assert served == [
        (
            Settings(
                "::1",
                81,
                "sqlite:///x",
                Path("k"),
                ("https://a.example", "https://b.example"),
                ("10.0.0.0/8",),
                3,
                True,
                Limits(frames=2.5, sockets=7),
                log_level=LogLevel.debug,
                log_format=LogFormat.text,
            ),
            True,
        )
    ]


def test_flags_come_before_the_environment_and_the_environment_before_the_file(
    tmp_path: Path, served: list[tuple[Settings, bool]]
) -> None:
    text = 'host = "a"\nport = 1\ndatabase = "sqlite:///a"\nproxy = ["x"]\n[limits]\nframes = 1\nburst = 1\n'
    file = write(tmp_path, text)
    environment = {"TISCHLEIN_DATABASE": "sqlite:///b"}
    run("serve", "--config", file, "--port", "2", "--proxy", "y", "--limit", "burst=2", env=environment)
    run("--host", "b", "serve", "--config", file, "--database", "sqlite:///c", env=environment)
    first, second = (settings for settings, _ in served)
    assert (first.host, first.port, first.database, first.proxies) == ("a", 2, "sqlite:///b", ("y",))
    assert (first.limits.frames, first.limits.burst) == (1, 2)
    assert (second.host, second.port, second.database) == ("b", 1, "sqlite:///c")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "@ has an unknown entry prot; there are host, port, "),
        ('port = "80"', "In @, the entry port must be a whole number."),
        ("port = true", "In @, the entry port must be a whole number."),
        ("port = 70000", "A port is a number from 0 to 65535, not 70000. (the entry port in @)"),
        ("bot-workers = 0", "(the entry bot-workers in @)"),
        ("host = 1", "In @, the entry host must be a text."),
        ("secure = 1", "In @, the entry secure must be true or false."),
        ('proxy = "x"', "In @, the entry proxy must be a list of texts."),
        ("origin = [1]", "In @, the entry origin must be a list of texts."),
        ('log-level = "loud"', "In @, the entry log-level must be one of debug, info, warning, error."),
        ('lang = "xx"', "(the entry lang in @)"),
        ("limits = 1", "In @, the entry limits must be a table."),
        ("[limits]\nframes = 0", "(the entry limits.frames in @)"),
        ("[limits]\npatience = 1", "(the entry limits.patience in @)"),
        ("[limits]\nframes = true", "(the entry limits.frames in @)"),
        ("[frames]\nx = 1", "@ has an unknown entry frames"),
        ("config = 'x'", "@ has an unknown entry config"),
        ("limit = ['frames=1']", "@ has an unknown entry limit"),
        ("=", "@ is not TOML: "),
    ],
)
def test_a_wrong_entry_is_named_with_its_file(tmp_path: Path, text: str, sentence: str) -> None:
    file = write(tmp_path, text)
    assert sentence.replace("@", file) in complaint("serve", "--config", file)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none"):
        assert f"{file} cannot be read" in complaint("serve", "--config", str(file))
    (tmp_path / "bytes").write_bytes(b"\xff")
    assert "cannot be read" in complaint("serve", "--config", str(tmp_path / "bytes"))


def test_a_wrong_flag_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    file = write(tmp_path, "port = 1")
    assert complaint("serve", "--config", file, "--port", "70000").endswith("not 70000.")


def test_other_commands_take_what_they_need_from_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []
    monkeypatch.setattr(backup, "back_up", lambda settings, *_: found.append(settings))
    file = write(tmp_path, 'port = 1\ndatabase = "sqlite:///a"\nkey-file = "k"\n[limits]\nframes = 1\n')
    assert run("backup", "x", "--config", file).exit_code == 0
    assert (found[0].database, found[0].key_file) == ("sqlite:///a", Path("k"))
