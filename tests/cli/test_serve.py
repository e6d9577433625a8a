"""`tischlein serve`, and `tischlein` alone: started as a person would, asked over the network, and stopped."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.command import complaint, run
from tischlein.cli import serve
from tischlein.cli.words import InputError
from tischlein.server import network
from tischlein.server.settings import AddressUnavailable, Settings
from tischlein.table.rulebook import LANGUAGES

BOUND = 60


@contextmanager
def run_server(folder: Path, *arguments: str) -> Iterator[str]:
    """Run a server in a separate process, and yield the line with its address."""
    environ = {"XDG_DATA_HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "tischlein", *arguments], stdout=subprocess.PIPE, text=True, env=environ
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=BOUND)


def address(line: str) -> str:
    found = re.search(r"http://\S+", line)
    assert found, line
    return found[0].replace("localhost", "127.0.0.1")


@pytest.mark.once
def test_without_a_command_the_table_opens_in_the_browser(tmp_path: Path) -> None:
    with run_server(tmp_path, "--host", "127.0.0.1") as line:
        assert line.startswith("The table is set: http://localhost:")
        assert httpx.get(f"{address(line)}health", timeout=BOUND).json() == {"status": "ok"}
        assert "Tischlein" in httpx.get(address(line), timeout=BOUND).text
    assert (tmp_path / "tischlein" / "tables.sqlite").exists()
    assert (tmp_path / "tischlein" / "key").stat().st_mode & 0o077 == 0, "for its owner's eyes only"


def test_a_table_at_home_is_for_the_phones_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """All addresses of this computer, but nobody outside its network; at another port if the usual one is taken."""
    tried: list[Settings] = []

    def busy(settings: Settings, *_: object, **__: object) -> None:
        tried.append(settings)
        if settings.port:
            raise AddressUnavailable("taken")

    monkeypatch.setattr(serve, "serve", busy)
    assert run().exit_code == run("--host", "127.0.0.1").exit_code == 0
    assert [(one.host, one.port, one.local_only) for one in tried] == [
        ("0.0.0.0", 8765, True),
        ("0.0.0.0", 0, True),
        ("127.0.0.1", 8765, True),
        ("127.0.0.1", 0, True),
    ]
    run("--host", "10.0.0.7", "serve")
    assert (tried[-1].host, tried[-1].local_only) == ("10.0.0.7", False)


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("0.0.0.0", ["The table is set: http://localhost:81/", "For others on this network: http://192.168.1.5:81/"]),
        ("::1", ["The table is set: http://localhost:81/"]),
        ("192.168.1.5", ["The table is set: http://192.168.1.5:81/"]),
    ],
)
def test_it_says_where_it_is(monkeypatch: pytest.MonkeyPatch, host: str, said: list[str]) -> None:
    monkeypatch.setattr(network, "local_address", lambda: "192.168.1.5")
    monkeypatch.setattr("tischlein.server.serve.run", lambda _, ready: ready(81))
    lines = run("serve", "--host", host).stdout.splitlines()
    assert [line.removesuffix(" (Ctrl-C to stop)") for line in lines] == said


@pytest.mark.once
def test_where_it_listens_and_keeps_its_tables_can_be_said(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.sqlite"
    arguments = ["serve", "--port", "0", "--database", database, "--key-file", str(tmp_path / "k"), "--lang", "de"]
    with run_server(tmp_path, *arguments) as line:
        assert line.startswith("Der Tisch ist gedeckt: ")
        assert httpx.get(f"{address(line)}api/games", timeout=BOUND).status_code == 200
        second = complaint("serve", "--port", "0", "--database", database, "--key-file", str(tmp_path / "k"))
        assert "a.sqlite" in second
    assert (tmp_path / "a.sqlite").exists()
    assert not (tmp_path / "tischlein").exists()


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"cannot listen on 127.0.0.1 port {port}" in complaint("serve", "--port", port)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "A port is a number from 0 to 65535, not 70000."),
        (["--bot-workers", "0"], "--bot-workers must be between 1 and 1000"),
        (["--processes", "0"], "--processes must be between 1 and 1000"),
        (["--process-port", "9000"], "--process-port is for several processes"),
        (["--processes", "2", "--process-port", "65535"], "The ports of 2 processes from 65535 on"),
        (["--processes", "2", "--database", "sqlite:///t.sqlite"], "several server processes need PostgreSQL"),
        (["--limit", "sockets"], "A limit is written name=number, not sockets"),
        (["--limit", "patience=3"], "the names are frames, burst, sockets"),
        (["--limit", "frames=-1"], "A limit is written name=number, not frames=-1"),
        (["--limit", "queue=nan"], "A limit is written name=number, not queue=nan"),
        (["--port", "0", "--database", "mysql://x:secret@host/db"], "sqlite:///"),
    ],
)
def test_nonsense_gets_a_sentence(arguments: list[str], sentence: str) -> None:
    told = complaint("serve", *arguments)
    assert sentence in told
    assert "secret" not in told


def test_a_key_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("abc")
    arguments = ["--port", "0", "--database", f"sqlite:///{tmp_path}/t.sqlite", "--key-file", str(file)]
    assert "the server's key" in complaint("serve", *arguments)


def test_limits() -> None:
    limits = serve.read_limits(["sockets=5", "frames=2.5"])
    assert (limits.sockets, limits.frames, limits.queue) == (5, 2.5, serve.DEFAULT.limits.queue)
    with pytest.raises(InputError):
        serve.read_limits(["frames=1e999"])


def test_a_browser_is_opened_only_where_it_has_a_window() -> None:
    assert not serve.has_screen({}, "linux")
    assert serve.has_screen({"DISPLAY": ":0"}, "linux")
    assert serve.has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert serve.has_screen({}, "darwin")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_in_every_language(lang: str) -> None:
    shown = run("serve", "--help", "--lang", lang)
    assert shown.exit_code == 0
    assert "--database" in shown.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_processes_need_postgresql_in_every_language(lang: str) -> None:
    assert "--database postgresql://" in complaint("serve", "--processes", "2", "--lang", lang)
    assert "Windows" not in complaint("serve", "--processes", "2", "--lang", lang)
