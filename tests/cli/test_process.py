"""The program itself, as a process: exit codes, streams, signals, and what happens when parts are missing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import PLAY
from tests.cli.process import PROGRAM, environ, heed_interrupts


def process(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environ(**env),
        check=False,
    )


def test_a_whole_game() -> None:
    played = process(*PLAY, "--seed", "7", typed="1\n" * 500, LANG="de_DE.UTF-8")
    assert played.returncode == 0
    assert played.stderr == ""
    assert "gewinnt die Runde" in played.stdout
    assert "\x1b" not in played.stdout
    again = process(*PLAY, "--seed", "7", "--lang", "de", typed="1\n" * 500, PYTHONHASHSEED="1")
    assert again.stdout == played.stdout


def test_the_script_is_the_module() -> None:
    ran = subprocess.run(
        [Path(sys.executable).with_name("tischlein"), "--version"], capture_output=True, text=True, check=True
    )
    assert ran.stdout == process("--version").stdout


def test_bad_input_leaves_with_two() -> None:
    for args in (["play", "chess"], ["nonsense"], ["verify", "/nowhere"], ["rules", "uno", "x"]):
        ran = process(*args)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
        assert "Traceback" not in ran.stderr


def test_an_interrupt_ends_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    args = [*PROGRAM, "play", "--seed", "6", "--record", str(file)]
    with subprocess.Popen(
        args,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(PYTHONUNBUFFERED="1"),
        preexec_fn=heed_interrupts,  # noqa: PLW1509  (no threads here)
    ) as running:
        assert running.stdout is not None
        shown = b""
        while b"> " not in shown:
            shown += os.read(running.stdout.fileno(), 4096)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate()
    assert running.returncode == 130
    assert errors == b""
    assert process("verify", str(file)).returncode == 0


def test_a_reader_that_goes_away_is_no_error() -> None:
    args = [*PROGRAM, "rules", "uno"]
    with subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environ()) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        errors = running.stderr.read()
    assert b"Traceback" not in errors


def test_a_terminal_without_the_signs_and_a_person_with_other_bytes() -> None:
    ran = subprocess.run(
        [*PROGRAM, "play", "--seed", "6", "--lang", "hu"],
        input=b"\xff\xfe\n1\nquit\n",
        capture_output=True,
        env=environ(PYTHONIOENCODING="latin-1"),
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stderr == b""


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent.runtime"])
def test_without_its_parts_the_program_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; from tischlein.__main__ import main; main()"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environ())
    assert ran.returncode == 2
    assert ran.stderr.count("\n") == 1
    assert 'pip install "tischlein[cli]"' in ran.stderr
