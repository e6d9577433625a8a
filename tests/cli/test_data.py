"""Games as data at the command line: `sim --out`, `export`, and one line told or checked."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.cli.process import in_a_terminal
from tischlein import games
from tischlein.data.files import read_lines
from tischlein.games.registry import boxes
from tischlein.table.rulebook import LANGUAGES


def run_sim(file: Path, *args: str, game: str = "uno", number: int = 40) -> list[bytes]:
    """Return the lines of a run, whose output is the same as without a file."""
    command = ("sim", game, "--games", str(number), "--json", *args)
    with_file, without = (run(*command, *out) for out in (("--out", str(file)), ()))
    summaries = [json.loads(result.stdout) | {"games_per_second": 0} for result in (with_file, without)]
    assert summaries[0] == summaries[1]
    assert with_file.stderr == ""
    lines = [*read_lines(file)]
    assert len(lines) == number
    return lines


@pytest.mark.parametrize("play", ["random", "purposeful", "greedy"])
def test_packed_or_not_and_by_one_or_two(tmp_path: Path, play: str) -> None:
    plain = run_sim(tmp_path / "games.jsonl", "--play", play)
    assert run_sim(tmp_path / "games.jsonl.zst", "--play", play) == plain
    if play == "purposeful":
        assert run_sim(tmp_path / "two.jsonl.zst", "--play", play, "--workers", "2") == plain
    assert json.loads(plain[0])["play"] == play
    assert json.loads(plain[-1])["seed"] == "sim:1:40"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [box.games[-1].id for box in boxes().values()])
def test_a_line_is_told_and_checked(tmp_path: Path, game: str, lang: str) -> None:
    file = str(tmp_path / "games.jsonl.zst")
    assert run("sim", game, "--games", "3", "--play", "purposeful", "--out", file, "--lang", lang).exit_code == 0
    told = run("replay", file, "--line", "2", "--lang", lang)
    assert told.exit_code == 0
    assert "{" not in told.stdout
    checked = run("verify", file, "--line", "2", "--lang", lang)
    assert checked.exit_code == 0
    assert checked.stdout.count("✓") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_export(tmp_path: Path, lang: str) -> None:
    run_sim(tmp_path / "games.jsonl.zst", "--play", "purposeful", number=3)
    source, table, moves = (str(tmp_path / name) for name in ("games.jsonl.zst", "games.parquet", "moves.parquet"))
    result = run("export", source, "--out", table, "--lang", lang)
    assert result.exit_code == 0
    assert "3" in result.stdout
    assert table in result.stdout
    result = run("export", source, "--out", table, "--moves", moves, "--lang", lang)
    assert result.exit_code == 0
    assert moves in result.stdout
    assert result.stdout.count("\n") == 1


def test_complaints(tmp_path: Path) -> None:
    file, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    assert "ends in .jsonl or .jsonl.zst" in complaint("sim", "uno", "--out", str(tmp_path / "games.json"))
    assert "No such file or directory" in complaint("sim", "uno", "--out", str(tmp_path / "none" / "games.jsonl"))
    (tmp_path / "folder.jsonl").mkdir()
    assert "Is a directory" in complaint("sim", "uno", "--out", str(tmp_path / "folder.jsonl"))
    assert "cannot be reached" in complaint("sim", "uno", "--ray", "127.0.0.1:1", "--out", str(file))
    assert [*tmp_path.glob("games*")] == []
    assert "No such file" in complaint("export", str(file), "--out", str(table))
    file.write_text('{"format":"tischlein-arena/1"}\n')
    assert "line 1 of" in complaint("export", str(file), "--out", str(table))
    assert "line 1 of" in complaint("replay", str(file), "--line", "1")
    assert "has no line 2" in complaint("verify", str(file), "--line", "2")
    assert "--line must be between 1" in complaint("verify", str(file), "--line", "0")
    file.write_bytes(b"")
    assert "is empty" in complaint("export", str(file), "--out", str(table))
    assert "ends in .parquet" in complaint("export", str(file), "--out", "games.csv")
    assert "ends in .parquet" in complaint("export", str(file), "--out", str(table), "--moves", "moves.csv")
    assert "two tables" in complaint("export", str(file), "--out", str(table), "--moves", str(table))
    assert not table.exists()


@pytest.mark.parametrize(("package", "name"), [("zstandard", "games.jsonl.zst"), ("pyarrow", "games.jsonl")])
def test_a_missing_package_is_named_before_anything_is_played(
    tmp_path: Path, package: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    file, table = str(tmp_path / name), str(tmp_path / "games.parquet")
    command = ("sim", "uno", "--out", file) if package == "zstandard" else ("export", file, "--out", table)
    assert f'this needs {package}: pip install "tischlein[data]"' in complaint(*command)
    assert [*tmp_path.iterdir()] == []


@contextmanager
def start_sim(file: Path, *args: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a run in a separate process, and yield it in the middle of its work."""
    command = ["sim", "uno", "--games", "100000000", "--out", str(file), *args]
    with in_a_terminal(command) as running:
        while sum(draft.stat().st_size for draft in file.parent.glob("*.part")) < 100_000:
            assert running.poll() is None
            os.sched_yield()
        yield running


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_leaves_no_file_and_says_so(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old")
    with start_sim(file, "--workers", workers) as running:
        os.killpg(running.pid, signal.SIGINT)
        told, errors = (stream.decode() for stream in running.communicate())
    assert running.returncode == 130
    assert told == ""
    assert errors.startswith("Stopped after ")
    assert errors.endswith(f"of 100,000,000 games; {file} was not written.\n")
    assert file.read_text() == "old"
    assert [*tmp_path.iterdir()] == [file]


def test_every_game_can_be_written(tmp_path: Path) -> None:
    for game in games():
        file = tmp_path / f"{game}.jsonl.zst"
        assert run("sim", game, "--games", "2", "--play", "greedy", "--out", str(file)).exit_code == 0
        assert run("verify", str(file), "--line", "2").exit_code == 0
