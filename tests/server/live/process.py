"""A real server in a separate process, which can be killed at any moment and restarted on the same port."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tischlein.server.keys import Keys, load_or_create_key
from tischlein.server.log_events import LogEntry
from tischlein.server.store.database import select_log
from tischlein.server.store.engine import make_engine, parse_database_url

SECONDS = 60
"""Time for a server to start or stop on the slowest machine."""
GENEROUS = {
    "frames": 100_000,
    "burst": 100_000,
    "address_frames": 100_000,
    "table_frames": 100_000,
    "chat": 100_000,
    "table_chat": 100_000,
    "sockets": 5_000,
    "connections": 5_000,
    "requests": 100_000,
    "creations": 100_000,
}
"""The clients of the tests use few addresses, and are faster than people."""


def alive(pid: int) -> bool:
    """Return whether a process runs and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Server:
    """Keeps its key, its log and, without a `database`, its SQLite file in a directory; `python` runs `module`.

    `arguments` are further arguments of `tischlein serve`.
    """

    def __init__(
        self,
        directory: Path,
        database: str = "",
        python: str = sys.executable,
        module: str = "tischlein",
        arguments: Sequence[str] = (),
        environment: dict[str, str] | None = None,
        **limits: Any,
    ) -> None:
        self.python = python
        self.module = module
        self.directory = directory
        self.database = database or f"sqlite:///{directory / 'tables.sqlite'}"
        self.key_file = directory / "key"
        self.port = 0
        self._arguments = arguments
        self._environment = {**os.environ, **(environment or {})}
        self._limits = GENEROUS | limits
        self._process: subprocess.Popen[str] | None = None
        self._log = directory / f"log-{os.urandom(4).hex()}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server, unless it was killed."""
        self.stop()

    @property
    def pid(self) -> int:
        assert self._process is not None, "the server does not run"
        return self._process.pid

    @property
    def keys(self) -> Keys:
        return Keys(load_or_create_key(self.key_file))

    def start(self) -> None:
        """Start on a free port, or on the previous one."""
        limits = [f"--limit={name}={number}" for name, number in self._limits.items()]
        command = [self.python, "-m", self.module, "serve", "--port", str(self.port), "--bot-workers", "1", *limits]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._arguments, "--database", self.database, "--key-file", str(self.key_file)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._environment,
            )
        self.port = self._read_port(self._process)
        health = HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        health.request("GET", "/health")
        assert health.getresponse().status == 200
        health.close()

    def _read_port(self, process: subprocess.Popen[str]) -> int:
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], SECONDS)
        output = process.stdout.readline() if ready else ""
        found = re.search(r"http://localhost:(\d+)/", output)
        if found is None:
            self.kill()
            raise AssertionError(f"the server does not start: {output!r} {self._log.read_text()}")
        return int(found[1])

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    def kill(self) -> None:
        """Kill the process, as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None:
            assert self._end(signal.SIGTERM) == 0, "the server did not stop cleanly"

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        assert process is not None
        assert process.stdout is not None
        process.send_signal(how)
        try:
            return process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(SECONDS)
            raise
        finally:
            process.stdout.close()
            self._process = None

    def read_log(self, table: str) -> list[LogEntry]:
        """Read the log of a table from the database, whether the server runs or not."""
        engine = make_engine(parse_database_url(self.database))
        try:
            with engine.connect() as connection:
                return select_log(connection, table, 0)
        finally:
            engine.dispose()

    def log_lines(self) -> list[dict[str, Any]]:
        """Return the lines that the server has logged."""
        return [json.loads(line) for line in self._log.read_text().splitlines() if line]

    def errors(self) -> list[dict[str, Any]]:
        return [line for line in self.log_lines() if line["level"] not in ("info", "debug")]

    def memory(self) -> int:
        """Return the resident memory of the process in bytes."""
        words = Path(f"/proc/{self.pid}/statm").read_text().split()
        return int(words[1]) * os.sysconf("SC_PAGE_SIZE")

    def file_limits(self) -> list[str]:
        """Return the soft and the hard limit of open files."""
        limits = Path(f"/proc/{self.pid}/limits").read_text()
        return next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))

    def files(self) -> int:
        """Return the number of files and sockets that the process has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))
