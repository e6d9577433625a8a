"""A server as a child process: started, watched through /proc, ended by its number."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Self

TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0


class NoServer(Exception):
    """The server did not start."""


@dataclass(frozen=True)
class Memory:
    """KiB: `rss` as the system counts it, `pss` with shared pages split among those who share them."""

    rss: int
    pss: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """Runs from `with` to its end. `family`: also what it started itself."""

    def __init__(self, command: list[str], port: int, folder: Path, environment: dict[str, str]) -> None:
        self.port = port
        self._command = command
        self._log = folder / "server.log"
        self._environment = {**os.environ, **environment}

    def __enter__(self) -> Self:
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )
        try:
            self._wait()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise NoServer(f"{self._command[0]} does not serve: {self.last_words()}")

    def stop(self) -> None:
        family = self.family()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for child in family[1:]:
            try:
                os.kill(child, signal.SIGTERM)
            except ProcessLookupError:
                continue

    def last_words(self) -> str:
        return self._log.read_text(errors="replace")[-1000:].strip()

    def complaints(self) -> int:
        """Lines in the log, which are errors where the server is told to write nothing else."""
        return self._log.read_bytes().count(b"\n")

    def family(self) -> list[int]:
        found = [self._process.pid]
        for number in found:
            for task in Path(f"/proc/{number}/task").glob("*/children"):
                try:
                    found += map(int, task.read_text().split())
                except OSError:
                    continue
        return found

    def cpu(self) -> float:
        """Seconds of CPU, of the server, its children, and those that have ended."""
        return sum(_cpu(number) for number in self.family())

    def memory(self) -> Memory:
        parts = [_memory(number) for number in self.family()]
        return Memory(sum(part.rss for part in parts), sum(part.pss for part in parts))


def _cpu(number: int) -> float:
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICK


def _memory(number: int) -> Memory:
    try:
        lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
    except OSError:
        return Memory(0, 0)
    sizes = {line.split(":")[0]: line.split() for line in lines}
    return Memory(int(sizes["Rss"][1]), int(sizes["Pss"][1]))
