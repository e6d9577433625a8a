"""`tischlein arena`: the table in four languages, the file it writes, and its error messages."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.arena.setting import own, timeless
from tests.cli.command import complaint, run
from tests.cli.process import in_a_terminal
from tischlein.table.rulebook import LANGUAGES


def arena(file: Path, *args: str, bots: str = "greedy,random", deals: int = 4) -> dict[str, Any]:
    given = ("--bots", bots, "--deals", str(deals), "--seats", "2", "--out", str(file), *args)
    result = run("arena", "uno", "--json", *given)
    assert result.exit_code == 0
    assert result.stderr == ""
    summary: dict[str, Any] = json.loads(result.stdout)
    return summary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table(tmp_path: Path, lang: str) -> None:
    args = ("arena", "uno", "--deals", "2", "--seats", "2", "--out", str(tmp_path / "run.jsonl"), "--lang", lang)
    result = run(*args)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "{" not in result.stdout
    assert [result.stdout.count(bot) for bot in ("greedy", "random")] == [2, 2]
    assert result.stdout.count("±") == 3
    assert run(*args).stdout == result.stdout
    assert run(*args[:-4], "--limit", "1", "--out", str(tmp_path / "short.jsonl"), "--lang", lang).exit_code == 0
    assert run("--lang", lang, *args[:-2]).stdout == result.stdout


QUICK = ("--correct", "--playouts", "4", "--asks", "1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_without_luck(tmp_path: Path, lang: str) -> None:
    args = ("arena", "uno", "--deals", "2", "--seats", "2", "--out", str(tmp_path / "run.jsonl"), "--lang", lang)
    plot = tmp_path / "run.svg"
    result = run(*args, *QUICK, "--plot", str(plot))
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "{" not in result.stdout
    assert [result.stdout.count(bot) for bot in ("greedy", "random")] == [3, 3]
    assert run(*args, *QUICK).stdout == result.stdout
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    chance = ("--correct", "--playouts", "1", "--asks", "0", "--out", str(tmp_path / "chance.jsonl"))
    assert "{" not in run(*args, *chance).stdout


def test_the_summary_without_luck(tmp_path: Path) -> None:
    plain, corrected = arena(tmp_path / "plain.jsonl"), arena(tmp_path / "run.jsonl", *QUICK)
    assert plain["correction"] is None
    assert corrected["correction"] == {"playouts": 4, "asks": 1}
    assert corrected["pairings"] == plain["pairings"]
    for one, other in zip(plain["standings"], corrected["standings"], strict=True):
        assert one["luckless"] is None
        assert one["wins"] == other["wins"]
    wins = [one["luckless"]["wins"]["mean"] for one in corrected["standings"]]
    assert sum(wins) == pytest.approx(1)
    assert wins != [one["wins"]["mean"] for one in plain["standings"]]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_corrected_run_resumes(tmp_path: Path, workers: str) -> None:
    short, long = tmp_path / "short.jsonl", tmp_path / "long.jsonl"
    arena(short, *QUICK, deals=2)
    again = arena(short, *QUICK, "--workers", workers, deals=5)
    whole = arena(long, *QUICK, deals=5)
    assert timeless(short) == timeless(long)
    assert [one["luckless"] for one in again["standings"]] == [one["luckless"] for one in whole["standings"]]


def test_error_messages_of_the_correction(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "run.jsonl"))
    assert "--asks says how to correct the results; add --correct" in complaint("arena", "uno", "--asks", "2", *out)
    assert "--playouts must be between 1 and" in complaint("arena", "uno", "--correct", "--playouts", "0", *out)
    assert "--asks must be between 0 and" in complaint("arena", "uno", "--correct", "--asks", "-1", *out)
    sentence = complaint("arena", "uno", "--correct", "--bots", "greedy,seer", *out)
    assert "results with seer cannot be corrected" in sentence
    sentence = complaint("arena", "uno", "--correct", "--bots", own(tmp_path, "Peeker"), *out)
    assert "mine.py:Peeker cannot be corrected" in sentence
    assert not (tmp_path / "run.jsonl").exists()


def test_the_summary(tmp_path: Path) -> None:
    summary = arena(tmp_path / "run.jsonl", "--seats", "3")
    assert (summary["deals"], summary["games"], summary["truncated"]) == (4, 24, 0)
    assert [one["bot"] for one in summary["standings"]] == ["greedy", "random"]
    assert sum(one["wins"]["mean"] for one in summary["standings"]) == pytest.approx(2 / 3)
    assert sum(pair["beats"]["mean"] for pair in summary["pairings"]) == pytest.approx(1)
    assert summary["options"]["scoring"] == "winner"


def test_the_file_has_a_default_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("arena", "uno", "--deals", "1", "--seats", "2").exit_code == 0
    assert run("arena", "uno", "--deals", "1", "--bots", own(tmp_path, "Lowest")).exit_code == 0
    names = sorted(file.name for file in tmp_path.glob("*.jsonl"))
    assert names == ["arena-uno-2-greedy-random.jsonl", "arena-uno-3-mine.py_Lowest.jsonl"]


def test_more_deals_extend_a_run_and_fewer_show_its_first_deals(tmp_path: Path) -> None:
    short, long = tmp_path / "short.jsonl", tmp_path / "long.jsonl"
    first = arena(short, deals=2)
    whole = arena(long, deals=5)
    lines = short.read_text().splitlines()
    again = arena(short, deals=5)
    assert short.read_text().splitlines()[:3] == lines
    assert timeless(short) == timeless(long)
    assert again["pairings"] == whole["pairings"]
    assert arena(long, deals=2)["pairings"] == first["pairings"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture(tmp_path: Path, lang: str) -> None:
    file, out = tmp_path / "run.svg", ("--out", str(tmp_path / "run.jsonl"))
    command = ("arena", "uno", "--deals", "2", "--seats", "2", *out, "--lang", lang)
    assert run(*command, "--plot", str(file)).exit_code == 0
    assert ElementTree.parse(file).getroot().tag.endswith("svg")
    drawn = file.read_bytes()
    assert run(*command, "--plot", str(file)).exit_code == 0
    assert file.read_bytes() == drawn
    assert run(*command[:-2], "--plot", str(tmp_path / "run.PNG")).exit_code == 0
    png = (tmp_path / "run.PNG").read_bytes()
    assert png.startswith(b"\x89PNG\r\n")
    assert png.endswith(b"IEND\xaeB`\x82")
    (tmp_path / "folder.svg").mkdir()
    assert "cannot be written: Is a directory" in complaint(*command[:-2], "--plot", str(tmp_path / "folder.svg"))


def test_the_picture_of_one_player_and_of_nothing(tmp_path: Path) -> None:
    for bots, limit in (("greedy", "20000"), ("greedy,random", "1")):
        arena(tmp_path / f"{limit}.jsonl", "--limit", limit, "--plot", str(tmp_path / "run.svg"), bots=bots, deals=1)
        (tmp_path / "run.svg").unlink()


ENDLESS = 99_999
"""More deals than a test waits for."""


@contextmanager
def start_run(file: Path, *args: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a run in a separate process; yield it in the middle of its work."""
    command = ["arena", "uno", "--bots", "greedy,random", "--out", str(file), *args]
    command += ["--seats", "2", "--deals", str(ENDLESS)]
    with in_a_terminal(command) as running:
        wait_for(4, file, running)
        yield running


def wait_for(lines: int, file: Path, running: subprocess.Popen[bytes]) -> None:
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert running.poll() is None
        os.sched_yield()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_run_resumes(tmp_path: Path, workers: str) -> None:
    file, other = tmp_path / "run.jsonl", tmp_path / "other.jsonl"
    with start_run(file, "--workers", workers) as running:
        running.kill()
        running.communicate()  # waits for the last worker, too
    done = file.read_bytes().count(b"\n") - 1
    file.write_bytes(file.read_bytes() + b'{"deal":')  # as if it had been killed in the middle of a line
    kept = file.read_bytes().splitlines()[: done + 1]
    arena(file, deals=done + 3)
    arena(other, deals=done + 3)
    assert file.read_bytes().splitlines()[: done + 1] == kept
    assert timeless(file) == timeless(other)
    assert len(timeless(file)) == done + 4


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_says_how_to_resume(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "run.jsonl"
    with start_run(file, "--workers", workers) as running:
        os.killpg(running.pid, signal.SIGINT)
        output, errors = (stream.decode() for stream in running.communicate())
    done = file.read_bytes().count(b"\n") - 1
    assert running.returncode == 130
    assert output == ""
    assert errors.startswith(f"Stopped after {done:,} of {ENDLESS:,} deals")
    assert f"continues from {file}.\n" in errors
    assert arena(file, deals=done)["deals"] == done


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_only_the_parent_handles_an_interrupt(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    with start_run(file, "--workers", "2") as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        assert len(children) == 3  # two workers and Python's resource tracker
        for child in children:
            os.kill(int(child), signal.SIGINT)
        wait_for(file.read_bytes().count(b"\n") + 9, file, running)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate()
    assert errors.startswith(b"Stopped after")


def test_a_player_that_breaks_the_rules_ends_the_run_and_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    for workers in ("1", "2"):
        args = ("--out", str(file), "--workers", workers, "--bots", f"{own(tmp_path, 'Illegal')},greedy")
        sentence = complaint("arena", "uno", "--deals", "2", *args)
        assert "mine.py:Illegal on seat" in sentence
        assert "forbids" in sentence
        assert len(timeless(file)) == 1


def test_error_messages(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "run.jsonl"))
    assert "there is no game" in complaint("arena", "chess", *out)
    assert "there is no computer player 'nobody'" in complaint("arena", "uno", "--bots", "greedy,nobody", *out)
    assert "not 11" in complaint("arena", "uno", "--seats", "11", *out)
    assert "has no option" in complaint("arena", "uno", "--option", "x=1", *out)
    assert "is not a number between 0" in complaint("arena", "uno", "--seed", "-1", *out)
    assert "ends in .png or .svg" in complaint("arena", "uno", "--plot", "run.gif", *out)
    assert "there is no folder" in complaint("arena", "uno", "--plot", str(tmp_path / "none" / "run.png"), *out)
    for name in ("--deals", "--limit", "--workers"):
        assert f"{name} must be between 1" in complaint("arena", "uno", name, "0", *out)
    assert not (tmp_path / "run.jsonl").exists()
    arena(tmp_path / "run.jsonl", deals=1)
    assert "its seed is 1, not 2" in complaint("arena", "uno", "--seed", "2", *out)


@pytest.mark.parametrize(
    ("package", "args"), [("openskill", ()), ("matplotlib", ("--plot", "run.png")), ("ray", ("--ray", "local"))]
)
def test_a_missing_package_is_named_before_anything_is_played(
    tmp_path: Path, package: str, args: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    file = tmp_path / "run.jsonl"
    assert f"this needs {package}: pip install" in complaint("arena", "uno", "--out", str(file), *args)
    assert not file.exists()
