"""The parts with which a page plays without a server are streamed, and only its workers may compile them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.conftest import Client
from tischlein.server.http import page, page_runtime
from tischlein.server.http.middleware import POLICY, WORKER_POLICY

FILES = {
    "manifest.json": b'{"files": {}}',
    "LICENSES.txt": b"MIT",
    "pyodide-1a2b/pyodide.mjs": b"export const one = 1;",
    "pyodide-1a2b/pyodide.asm.wasm": b"\0asm" * 300_000,
    "library-3c4d.zip": b"PK",
}


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Put files in the place of those that are built."""
    for name, content in FILES.items():
        path = tmp_path / "runtime" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    monkeypatch.setattr(page_runtime, "files", lambda _: tmp_path)
    page_runtime.runtime_files.cache_clear()
    yield tmp_path / "runtime"
    page_runtime.runtime_files.cache_clear()


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("pyodide-1a2b/pyodide.mjs", "text/javascript"),
        ("pyodide-1a2b/pyodide.asm.wasm", "application/wasm"),
        ("library-3c4d.zip", "application/zip"),
    ],
)
@pytest.mark.usefixtures("runtime")
def test_parts_are_cached_for_ever(client: Client, name: str, media_type: str) -> None:
    answer = client.get(f"/static/runtime/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"].partition(";")[0] == media_type
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.usefixtures("runtime")
@pytest.mark.parametrize("name", ["manifest.json", "LICENSES.txt"])
def test_what_names_the_parts_is_asked_for_each_time(client: Client, name: str) -> None:
    answer = client.get(f"/static/runtime/{name}")
    assert (answer.content, answer.headers["cache-control"]) == (FILES[name], "no-cache")


def test_a_compressed_part_is_sent_to_those_who_accept_it(client: Client, runtime: Path) -> None:
    (runtime / "library-3c4d.zip.br").write_bytes(b"smaller")
    path = "/static/runtime/library-3c4d.zip"
    with client.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as packed:
        assert b"".join(packed.iter_raw()) == b"smaller"
    assert (packed.headers["content-encoding"], packed.headers["content-length"]) == ("br", "7")
    assert packed.headers["content-type"] == "application/zip"
    plain = client.get(path, headers={"accept-encoding": "gzip, br;q=0"})
    assert (plain.content, "content-encoding" in plain.headers) == (b"PK", False)
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.usefixtures("runtime")
@pytest.mark.parametrize("path", ["../page/index.html", "%2e%2e/keys.py", "pyodide-1a2b", "", "nowhere.zip"])
def test_nothing_else_is_served(client: Client, path: str) -> None:
    assert client.get(f"/static/runtime/{path}").status_code == 404


def test_where_they_have_not_been_built_the_page_is_told_quietly(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_runtime, "files", lambda _: tmp_path)
    page_runtime.runtime_files.cache_clear()
    answer = client.get("/static/runtime/manifest.json")
    assert (answer.status_code, answer.content) == (204, b"")
    assert client.get("/static/runtime/library-3c4d.zip").status_code == 404
    page_runtime.runtime_files.cache_clear()


def test_only_the_workers_may_compile_webassembly(client: Client) -> None:
    assert WORKER_POLICY.count("'wasm-unsafe-eval'") == 1
    policies = {name: client.get(f"/static/{name}").headers["content-security-policy"] for name in page.page_files()}
    workers = {name.partition(".")[0] for name, policy in policies.items() if policy == WORKER_POLICY}
    assert workers == {"assets/host", "assets/thinker"}
    assert set(policies.values()) == {POLICY, WORKER_POLICY}
    assert client.get("/").headers["content-security-policy"] == POLICY
