"""A server as a child process, observed through /proc."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Self

TICK = os.sysconf("SC_CLK_TCK")
START_SECONDS = 60.0


class ServerFailed(Exception):
    """The server did not start."""


@dataclass(frozen=True)
class Memory:
    """Memory in KiB: resident set size, and proportional set size, in which shared pages are divided.

    `anonymous` is the part of the latter that is not of files: how many programs share those changes all the time.
    """

    rss: int
    pss: int
    anonymous: int


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server that runs during a `with` block."""

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
            self.wait_for([self.port])
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def wait_for(self, ports: Sequence[int]) -> None:
        """Return when the server answers at all ports."""
        end = time.monotonic() + START_SECONDS
        waiting = list(ports)
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            waiting = [port for port in waiting if not _answers(port)]
            if not waiting:
                return
            time.sleep(0.05)
        raise ServerFailed(f"{self._command[0]} does not listen: {self.log_tail()}")

    def stop(self) -> None:
        process_ids = self.process_ids()
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for child in process_ids[1:]:
            try:
                os.kill(child, signal.SIGTERM)
            except ProcessLookupError:
                continue

    def log_tail(self) -> str:
        return self._log.read_text(errors="replace")[-1000:].strip()

    def log_lines(self) -> int:
        """Return the number of lines in the log, which are errors if the server logs nothing else."""
        return self._log.read_bytes().count(b"\n")

    def process_ids(self) -> list[int]:
        """Return the process ids of the server and all its descendants."""
        return process_tree(self._process.pid)

    def cpu(self) -> float:
        """Return the CPU seconds of the server and its children, including those that have ended."""
        return sum(cpu_of(pid) for pid in self.process_ids())

    def memory(self) -> Memory:
        parts = [memory_of(pid) for pid in self.process_ids()]
        return Memory(
            sum(part.rss for part in parts), sum(part.pss for part in parts), sum(part.anonymous for part in parts)
        )


def _answers(port: int) -> bool:
    """Return whether something is answered at a port: sockets may listen before the server is there."""
    connection = HTTPConnection("127.0.0.1", port, timeout=START_SECONDS)
    try:
        connection.request("GET", "/")
        connection.getresponse()
    except OSError:
        return False
    finally:
        connection.close()
    return True


def process_tree(pid: int) -> list[int]:
    """Return the process ids of a process and all its descendants."""
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                found += map(int, task.read_text().split())
            except OSError:
                continue
    return found


def cpu_of(pid: int) -> float:
    """Return the CPU seconds of a process and of its children that have ended; 0 if it has ended itself."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICK


def memory_of(pid: int) -> Memory:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return Memory(0, 0, 0)
    sizes = {line.split(":")[0]: line.split() for line in lines}
    return Memory(int(sizes["Rss"][1]), int(sizes["Pss"][1]), int(sizes["Pss_Anon"][1]))
