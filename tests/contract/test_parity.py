"""Compiled and interpreted runs agree, move by move, which guards against compiler bugs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import tischlein
from tests.registered import declared, folder_of
from tischlein.core import state

SOURCE = Path(tischlein.__file__).parent
COMPILED = not state.__file__.endswith(".py")
MISTAKES = [
    (f"games/{folder_of(box).name}/{file}", right, wrong)
    for box, faults in declared("faults").items()
    for file, right, wrong in faults.MISTAKES
]


def play(pure: bool, source: Path = SOURCE) -> list[str]:
    environment = os.environ | {
        "TISCHLEIN_PURE": "1" if pure else "",
        "PYTHONPATH": str(source.parent),
        "PYTHONHASHSEED": "0",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tischlein.testing.playlog"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.splitlines() + done.stderr.splitlines()[-1:]


def check_parity(compiled: list[str], pure: list[str]) -> None:
    for one, other in zip_longest(compiled, pure):
        assert one == other, f"compiled and pure differ in {str(one)[:40]}"


@pytest.fixture(scope="module")
def log() -> list[str]:
    """Return the games as this installation plays them."""
    return play(pure=not COMPILED)


def test_the_tests_run_compiled_unless_asked_otherwise() -> None:
    assert (os.environ.get("TISCHLEIN_PURE", "") not in ("", "0")) != COMPILED


def test_compiled_and_pure_play_alike(log: list[str]) -> None:
    assert len(log) == sum(7 * (game.seats[1] - game.seats[0] + 1) for game in tischlein.games().values())
    check_parity(log, play(pure=True))


@pytest.mark.parametrize(
    ("file", "right", "wrong"),
    [
        (
            "core/bits.py",
            "((k & 0) | 1) << k",
            "(1 << k) if k < 31 else (1 << (k & 31))",
        ),  # a compiler bug with 32-bit literals
        ("core/rng.py", "self.b ^ (self.b >> 9)", "self.b ^ (self.b >> 8)"),
        *MISTAKES,
    ],
)
def test_a_planted_difference_is_found(log: list[str], tmp_path: Path, file: str, right: str, wrong: str) -> None:
    copy = tmp_path / "tischlein"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    text = (copy / file).read_text(encoding="utf-8")
    assert text.count(right) == 1
    (copy / file).write_text(text.replace(right, wrong), encoding="utf-8")
    faulty = play(pure=True, source=copy)
    with pytest.raises(AssertionError, match="compiled and pure differ"):
        check_parity(log, faulty)
