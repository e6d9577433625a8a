"""The pages about the server are correct and complete."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, cast
from urllib.request import Request, urlopen

import msgspec
import pytest
from typer.main import get_command
from websockets.sync.client import ClientConnection, connect

from tests.registered import brief, simultaneous
from tests.server.fake_store import FakeHost
from tests.tools import load
from tischlein.cli.app import app
from tischlein.server import messages
from tischlein.server.errors import ERROR_TEXTS
from tischlein.server.host import TableHost
from tischlein.server.http.app import make_app
from tischlein.server.http.exposition import format_metrics
from tischlein.server.http.websocket import accept_table_socket
from tischlein.server.settings import Limits, Settings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")
SECURITY = (DOCS / "security.md").read_text(encoding="utf-8")
BOT = DOCS / "examples" / "bot.py"
SECONDS = 120


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading."""
    below = page.partition(f"\n## {heading}\n")[2]
    table = re.search(r"(?:^\|.*\n)+", below, re.M)
    assert table is not None
    return [[cell.strip() for cell in line.strip("|\n").split(" | ")] for line in table[0].splitlines()[2:]]


def names(rows: list[list[str]]) -> list[str]:
    """Return the words between backticks in the first cell of each row."""
    return [name for row in rows for name in re.findall(r"`([^`]+)`", row[0])]


# --- the protocol


def test_generated_parts_are_up_to_date() -> None:
    command = [sys.executable, "tools/protocol.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_frame_on_the_page_is_valid() -> None:
    blocks = re.findall(r"```json\n(.*?)```", PROTOCOL, re.S)
    assert len(blocks) > 15
    kinds = set()
    for block in blocks:
        frame = json.loads(block)
        kind = messages.AnyClientMessage if frame["type"] in CLIENT_TYPES else messages.AnyServerMessage
        kinds.add(type(msgspec.json.decode(block, type=kind)).__name__)
        assert json.loads(msgspec.json.encode(msgspec.json.decode(block, type=kind))).items() >= frame.items()
    assert kinds >= {
        "Hello",
        "Welcome",
        "Snapshot",
        "News",
        "TakeSeat",
        "CommandDone",
        "StartGame",
        "MakeMove",
        "MoveRefused",
    }


CLIENT_TYPES = {kind.__struct_config__.tag for kind in messages.AnyClientMessage.__args__}


def test_every_code_is_on_the_page() -> None:
    assert names(rows(PROTOCOL, "Errors")) == list(ERROR_TEXTS)


def test_every_route_is_on_the_page() -> None:
    described = make_app(Settings(), cast(TableHost, FakeHost())).openapi_schema.to_schema()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    (socket,) = accept_table_socket.paths
    routes.add(f"GET {re.sub(r':str', '', socket)}")
    assert set(names(rows(PROTOCOL, "HTTP"))) == {re.sub(r":\w+", "", route) for route in routes}


# --- running it


def test_every_flag_is_on_the_page() -> None:
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    flags = {flag for option in command.params for flag in option.opts if flag != "--help"}
    documented = {words.split()[0] for words in re.findall(r"^\| `(--\w[^`]* [^`]*|--secure|--open)`", SERVER, re.M)}
    assert documented == flags


def test_every_limit_is_on_the_page_with_its_default() -> None:
    documented = {names([row])[0]: float(row[1]) for row in rows(SERVER, "Limits")}
    assert documented == {limit.name: float(getattr(Limits(), limit.name)) for limit in fields(Limits)}


def test_every_metric_is_on_the_page() -> None:
    exposed = format_metrics(FakeHost().counts()).decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", exposed, re.M))
    counted = {name for name in kinds if not name.endswith("_created")}
    assert set(names(rows(SERVER, "Monitoring"))) == counted


# --- security


def test_every_named_test_exists() -> None:
    named = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", SECURITY)
    assert len(named) > 20
    for path, name in named:
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        assert not name or name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name


@pytest.mark.parametrize(
    ("packages", "strict", "status", "output"),
    [
        ([{"name": "a", "version": "1", "vulns": []}], False, 0, ["audit: 1 packages, 0 known vulnerabilities"]),
        (
            [{"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}],
            False,
            1,
            ["a 1: PYSEC-1, fixed in 2", "audit: 1 packages, 1 known vulnerabilities"],
        ),
        (
            [{"name": "a", "version": "1", "vulns": []}, {"name": "b", "skip_reason": "?"}],
            True,
            1,
            ["audit: 1 packages, 0 known vulnerabilities", "audit: not audited: b"],
        ),
        ([{"name": "b", "skip_reason": "?"}], False, 0, None),
        ([{"name": "b", "skip_reason": "?"}], True, 1, None),
        (None, False, 0, None),
        (None, True, 1, None),
    ],
)
def test_a_skipped_audit_is_not_reported_as_passed(
    packages: list[dict[str, Any]] | None, strict: bool, status: int, output: list[str] | None
) -> None:
    found, words = load("audit").verdict("" if packages is None else json.dumps({"dependencies": packages}), strict)
    assert found == status
    assert words == output if output else words[0].endswith("nothing was audited")


# --- the example


def test_the_example_is_short() -> None:
    tree = ast.parse(BOT.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    text = tree.body[0].end_lineno or 0
    code = [line for line in BOT.read_text(encoding="utf-8").splitlines()[text:] if line.strip()]
    assert len(code) <= 40


@contextmanager
def process(*command: str, **more: Any) -> Iterator[subprocess.Popen[str]]:
    """Run a Python process, and terminate it at the end."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, **more) as running:
        try:
            yield running
        finally:
            running.terminate()
            running.wait(SECONDS)


def ask(address: str, body: object = None, key: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {key}"} if key else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers), timeout=SECONDS) as answer:
        return json.load(answer)


def wait_for(host: ClientConnection, phase: str, kind: str) -> None:
    """Read frames until the table is in that phase, with this kind of player on every seat."""
    while True:
        status = json.loads(host.recv(SECONDS)).get("status") or {"seats": [], "phase": None}
        if status["phase"] == phase and {person["kind"] for person in status["seats"]} == {kind}:
            return


@pytest.mark.parametrize("game", [brief(), *simultaneous()[-1:]])
def test_the_example_plays_against_itself(tmp_path: Path, game: str) -> None:
    options = ["--database", f"sqlite:///{tmp_path / 'tables.sqlite'}", "--key-file", str(tmp_path / "key")]
    with ExitStack() as stack:
        log = stack.enter_context((tmp_path / "log").open("w"))
        server = stack.enter_context(process("-m", "tischlein", "serve", "--port", "0", *options, stderr=log))
        assert server.stdout is not None
        base = re.findall(r"http://\S+", server.stdout.readline())[0].rstrip("/")
        made = ask(f"{base}/api/tables", {"game": game, "seats": 2, "window": 50})
        arguments = [str(BOT), base, made["id"], made["invitation"]]
        bots = [stack.enter_context(process(*arguments, name)) for name in ("Ada", "Bo")]
        with connect(f"{base.replace('http', 'ws')}/api/tables/{made['id']}/socket") as host:
            host.send(json.dumps({"type": "hello", "version": 1, "keys": [made["host"]]}))
            wait_for(host, "gathering", "person")
            host.send(json.dumps({"type": "start-game", "id": "start"}))
            wait_for(host, "over", "free")
        output = [bot.communicate(timeout=SECONDS)[0] for bot in bots]
        (finished,) = ask(f"{base}/api/tables/{made['id']}/games", key=made["invitation"])["games"]
        assert output == [f"places: {finished['places']}\n"] * 2
        assert [bot.returncode for bot in bots] == [0, 0]
        assert sorted(finished["names"]) == ["Ada", "Bo"]
