"""A pytest plugin for tools/mutants.py, which writes what to do to the file MUTANTS_JOB.

The Watcher records which functions of the source each test calls, and how long it takes. The Judge runs a list of tests
in order, each with a time limit, and records which one failed.
"""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

TIMED_OUT = 97
"""Exit code if a test, or an import it needs, takes too long."""
STARTING = 60.0
MEMORY = 6 << 30


def limit(seconds: float) -> None:
    """Set an alarm after `seconds` of processor time, or many more of real time; 0 turns it off."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds and 30 + 5 * seconds)


class Watcher:
    """Records the functions that each test calls."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.names: dict[CodeType, str | None] = {}
        self.seen: set[CodeType] = set()
        self.callers: defaultdict[str, list[str]] = defaultdict(list)
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.end = time.process_time() + job["file_limit"]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Shuffle the tests in a fixed way: the first tests of a long file may all be about the first game."""
        random.Random(0).shuffle(items)

    def trace(self, frame: FrameType, event: str, arg: object) -> None:
        self.seen.add(frame.f_code)

    def name(self, code: CodeType) -> str | None:
        """Return `path::Class.method` for code of the source; a comprehension counts as the function around it."""
        if code not in self.names:
            file = Path(code.co_filename)
            ours = file.is_relative_to(self.job["source"])
            parts = [part for part in code.co_qualname.split(".") if not part.startswith("<")]
            self.names[code] = f"{file.relative_to(self.job['root'])}::{'.'.join(parts)}" if ours else None
        return self.names[code]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seen = set()
        begun = time.process_time()
        limit(self.job["test_limit"])
        threading.settrace(self.trace)
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            limit(0)
            if item.nodeid not in self.failed:
                self.seconds[item.nodeid] = round(time.process_time() - begun, 3)
                for name in sorted({name for code in self.seen if (name := self.name(code))}):
                    self.callers[name].append(item.nodeid)

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if time.process_time() > self.end:
            pytest.skip("the file takes too long to watch all of it")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        Path(self.job["out"]).write_text(json.dumps({"seconds": self.seconds, "callers": self.callers}))


class Judge:
    """Runs chosen tests until one fails."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.limits: dict[str, float] = job["tests"]
        limit(STARTING)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {name: at for at, name in enumerate(self.limits)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.note(item.nodeid)
        limit(self.limits[item.nodeid])
        try:
            return (yield)
        finally:
            limit(STARTING)

    def note(self, test: str) -> None:
        Path(self.job["out"]).write_text(json.dumps({"test": test}))


def pytest_configure(config: pytest.Config) -> None:
    job = json.loads(Path(os.environ["MUTANTS_JOB"]).read_text())
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    watching = "tests" not in job

    def stop(signum: int, frame: object) -> None:
        if not watching:
            os._exit(TIMED_OUT)
        pytest.fail("takes too long to run for every mutant")

    signal.signal(signal.SIGALRM, stop)
    signal.signal(signal.SIGPROF, stop)
    config.pluginmanager.register(Watcher(job) if watching else Judge(job))
