"""The compiled rules run in Pyodide as they run natively, from exactly the files that a page gets."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import daily_deals
from tests.registered import SINGLE, brief
from tests.review.playing import played
from tests.wasm.programs import run_tool
from tischlein import games

LIMIT = 5_000_000
"""Bytes, with Brotli, that a first visit may load beside the page."""


@pytest.fixture(scope="module")
def manifest(runtime: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    return found


def run(tmp_path: Path, code: str) -> str:
    """Run Python code in Pyodide, with exactly the files of the runtime."""
    script = tmp_path / "script.py"
    script.write_text(code, encoding="utf-8")
    return run_tool("wasm.run", str(script))


def test_a_first_visit_loads_no_more_than_five_megabytes(manifest: dict[str, Any]) -> None:
    assert manifest["brotli"] == sum(file["brotli"] for file in manifest["files"].values())
    assert manifest["brotli"] <= LIMIT


def test_the_manifest_names_every_file_with_its_size_and_hash(runtime: Path, manifest: dict[str, Any]) -> None:
    for file in manifest["files"].values():
        content = (runtime / file["path"]).read_bytes()
        assert file["size"] == len(content)
        assert file["integrity"] == "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
    parts = {file["path"] for file in manifest["files"].values()}
    listed = parts | {f"{path}.br" for path in parts} | {"manifest.json", manifest["licences"]["file"]}
    assert {path.relative_to(runtime).as_posix() for path in runtime.rglob("*") if path.is_file()} == listed


def test_every_part_of_others_has_a_licence(runtime: Path, manifest: dict[str, Any]) -> None:
    text = (runtime / manifest["licences"]["file"]).read_text(encoding="utf-8")
    for part in manifest["licences"]["parts"]:
        assert f"{part['name']}: {part['licence']}" in text
    ours = {"tischlein", "python", "abi", "platform", "mypyc"}
    assert manifest["versions"].keys() - ours <= {part["name"].lower() for part in manifest["licences"]["parts"]}


@pytest.mark.parametrize("kind", games())
@pytest.mark.usefixtures("runtime")
def test_records_are_those_of_native_games(kind: str) -> None:
    assert run_tool("wasm.parity", "--games", "3", kind) == "3 games, 0 of them different\n"


REVIEW = """
import json
from msgspec import Raw
from tischlein.server.reviewing import ReviewRequest, plan_review, try_review_job
request, results = ReviewRequest("review", Raw(RECORD), "quick"), []
while (step := plan_review(request, results)).jobs:
    results += [try_review_job(request, planned.job) for planned in step.jobs]
seats = [[round(value, 9) for value in (seat.luck, seat.gave_away, seat.at_stake)] for seat in step.summary.seats]
print(json.dumps([len(results), seats]))
"""


@pytest.mark.usefixtures("runtime")
def test_a_review_is_that_of_a_native_run(tmp_path: Path) -> None:
    code = f"RECORD = {msgspec.json.encode(played(brief(), 2))!r}\n{REVIEW}"
    native = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(run(tmp_path, code)) == json.loads(native.stdout)


@pytest.mark.usefixtures("runtime")
def test_daily_deals_take_the_same_course() -> None:
    native = "".join(f"{game} {daily_deals.play(game)}\n" for game in SINGLE)
    assert run_tool("wasm.run", daily_deals.__file__, *SINGLE) == native


@pytest.mark.usefixtures("runtime")
def test_rules_are_compiled(tmp_path: Path) -> None:
    code = (
        "from tischlein.core import state\nfrom tischlein.games.uno import round\nprint(state.__file__, round.__file__)"
    )
    assert run(tmp_path, code).count(".cpython-314-wasm32-emscripten.so") == 2


@pytest.mark.usefixtures("runtime")
def test_the_standard_library_has_tracebacks_although_it_has_no_lines(tmp_path: Path) -> None:
    code = "import json, traceback\ntry:\n    json.loads('{')\nexcept ValueError:\n    print(traceback.format_exc())"
    printed = run(tmp_path, code)
    assert "in raw_decode" in printed
    assert "JSONDecodeError: Expecting property name" in printed


@pytest.mark.usefixtures("runtime")
def test_a_second_build_changes_nothing(runtime: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in runtime.rglob("*")}
    run_tool("wasm")
    assert {path: path.stat().st_mtime_ns for path in runtime.rglob("*")} == before
