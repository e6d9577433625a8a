"""Start the program in a separate process, as a terminal would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

PROGRAM = [sys.executable, "-m", "tischlein"]


def environ(**changes: str) -> dict[str, str]:
    """Return the environment of the program, without a language unless it is given."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return kept | {"PYTHONIOENCODING": "utf-8", **changes}


def heed_interrupts() -> None:
    """Let interrupts end the program: one that was started in the background ignores them, and so do its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def in_a_terminal(args: list[str]) -> subprocess.Popen[bytes]:
    """Start the program in a new process group, so that Ctrl-C reaches its workers, too."""
    return subprocess.Popen(
        [*PROGRAM, *args],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(),
        preexec_fn=heed_interrupts,  # noqa: PLW1509  (no threads here)
        start_new_session=True,
    )
