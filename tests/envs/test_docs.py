"""docs/envs.md is correct: its tables match the layouts, and its examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def test_the_tables_of_the_page_are_the_layouts() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "observations.py", "--check"], capture_output=True, check=False
    )
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_examples_of_the_page_run(code: str) -> None:
    exec(code, {})


def test_there_is_an_example_of_each() -> None:
    assert [name in PAGE for name in ("VectorEnv(", "env(", "gymnasium.make(", "pyspiel.load_game(")] == [True] * 4
    assert len(EXAMPLES) == 4
