"""The figures of docs/review.md are those that the checks of the review have found."""

from __future__ import annotations

import subprocess
import sys

from tests.tools import FOLDER


def test_the_tables_follow_from_the_summaries() -> None:
    command = [sys.executable, str(FOLDER / "review_checks.py"), "page", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
