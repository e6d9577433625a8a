"""Run `tischlein` with a clock that is off by the milliseconds in a file, read again at each look at the clock."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tischlein.__main__ import main

OFFSET_FILE = "CLOCK_OFFSET_FILE"
"""The variable of the environment that names the file."""


def set_clock(file: Path) -> None:
    right = time.time_ns
    time.time_ns = lambda: right() + 1_000_000 * int(file.read_text())


if __name__ == "__main__":
    set_clock(Path(os.environ[OFFSET_FILE]))
    main()
