"""A server for the benchmarks of the page."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def running_server() -> Iterator[str]:
    """Start a server with an empty database and yield its address."""
    folder = Path(tempfile.mkdtemp(prefix="tischlein-bench-"))
    command = [sys.executable, "-m", "tischlein", "serve", "--port", "0", "--database", f"sqlite:///{folder / 't.db'}"]
    server = subprocess.Popen(
        [*command, "--key-file", str(folder / "key")], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert server.stdout is not None
        announced = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
        assert announced is not None
        yield f"http://127.0.0.1:{announced[1]}"
    finally:
        server.terminate()
        server.wait(30)
        shutil.rmtree(folder)
