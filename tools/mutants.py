#!/usr/bin/env python3
"""Change the source in small ways, one at a time, and see whether the tests notice: a sampled mutation run.

.venv/bin/python tools/mutants.py                      300 mutants of games, core, bots, table and server
.venv/bin/python tools/mutants.py --only core/rng.py   mutants of a folder or a file
.venv/bin/python tools/mutants.py --show 12            the twelfth mutant of the sample, and what became of it
.venv/bin/python tools/mutants.py --report FILE.md     write the table and every survivor

mutations.py says which changes there are. The same tree and seed give the same mutants; a larger sample contains the
smaller one. Every worker has a copy of the tree, in plain Python; the tree itself is never changed. At first each test
is watched: which functions it calls, and for how long (kept in build/mutants/watched). A mutant meets the tests that
call its function: those in the folder that mirrors its module, then the others, as many as fit into --budget. The first
that fails ends the run.

Results go into build/mutants/results.jsonl as they come, so a run that was interrupted goes on. A survivor is tried
again when a test has changed, any mutant when its file has. Survivors that cannot be told from the original are
explained in tools/mutants-explained.toml.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from itertools import zip_longest
from math import sqrt
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from mutants_plugin import TIMED_OUT
from mutations import Mutant, mutants_of
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

HERE = Path(__file__).resolve().parent
SOURCE = Path("src/tischlein")
REACH = {
    "games": ("games", "contract", "playthroughs", "table"),
    "core": ("core", "games", "contract", "playthroughs", "table", "envs", "data"),
    "bots": ("bots", "playthroughs", "games", "arena", "data"),
    "table": ("table", "contract", "playthroughs", "server"),
    "server": ("server",),
}
"""The rooms to change, and the folders of tests that may notice; the others take longer and see less."""
LIVE = tuple(f"tests/server/live/test_{name}.py" for name in ("games", "resume", "races", "clocks", "two", "hostile"))
ALSO = {"src/tischlein/games/registry.py": ("tests/testing/test_outside.py",), "src/tischlein/server/": LIVE}
"""Tests that start other processes, whose calls cannot be watched, by the file or folder that those run."""
LEFT_OUT = {"browser", "live", "migrations"}
NOT_COPIED = (
    ".git",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
    "*.so",
    "*.c",
    ".*_cache",
    ".hypothesis",
)
TEST_LIMIT, FILE_LIMIT = 10.0, 90.0
"""Seconds of work for which a test, and a file of tests, is watched at the beginning."""
PLAIN = {"TISCHLEIN_PURE": "1", "TISCHLEIN_GAMES": "2", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""No compiled code, few games for each contract, and only the plugins that are named: others take a second to load."""
PLUGINS = ("mutants_plugin", "_hypothesis_pytestplugin", "no:cacheprovider")
OUTCOMES = ("killed", "timeout", "error", "survived")

Key = tuple[str, str, str, str]
Result = dict[str, Any]
T = TypeVar("T")


# --- the sample


def package_of(path: str) -> str:
    """Return the room of a file, or the box of games it belongs to."""
    parts = Path(path).relative_to(SOURCE).parts
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def find_mutants(root: Path, only: Sequence[str] = ()) -> dict[str, list[Mutant]]:
    """Return all mutants of the tree by package; `only` names folders and files, from the root or from the package."""
    wanted = [(root / each).resolve() if (root / each).exists() else root / SOURCE / each for each in only]
    found: dict[str, list[Mutant]] = {}
    for room in REACH:
        for file in sorted((root / SOURCE / room).rglob("*.py")):
            chosen = not wanted or any(file.is_relative_to(each) for each in wanted)
            if chosen and not LEFT_OUT & set(file.parts):
                path = file.relative_to(root).as_posix()
                found.setdefault(package_of(path), []).extend(mutants_of(path, file.read_text(encoding="utf-8")))
    return {package: mutants for package, mutants in found.items() if mutants}


def sample_of(found: dict[str, list[Mutant]], size: int, seed: int) -> list[Mutant]:
    """Draw mutants, from each package in proportion to what it has; more of them for a larger size, never others."""
    ranked = []
    for package, mutants in found.items():
        shuffled = random.Random(f"{seed}:{package}").sample(mutants, len(mutants))
        ranked += [((at + 0.5) / len(mutants), package, mutant) for at, mutant in enumerate(shuffled)]
    ranked.sort(key=lambda each: each[:2])
    return [mutant for _, _, mutant in ranked[:size]]


def diff_of(mutant: Mutant, root: Path) -> str:
    """Return a mutant as a unified diff."""
    source = (root / mutant.path).read_text(encoding="utf-8")
    before, after = source.splitlines(), mutant.apply(source).splitlines()
    return "\n".join(difflib.unified_diff(before, after, mutant.path, mutant.path, n=2, lineterm=""))


# --- which tests meet which mutant


def mirror_of(path: str) -> str:
    """Return the folder of tests that mirrors the place of a file."""
    return f"tests/{package_of(path)}"


def files_for(path: str, root: Path) -> list[Path]:
    """Return the files of tests that may notice a change of a file; the tests of other boxes do not."""
    room, _, box = package_of(path).partition("/")
    tests = root / "tests"
    files = [file for folder in REACH[room] for file in _test_files(tests / folder)]
    files += [root / file for file in unwatched_tests(path)]
    if box in ("", "kit"):
        return files
    others = {folder for folder in (tests / "games").iterdir() if folder.name != box}
    return [file for file in files if not others & set(file.parents)]


def unwatched_tests(path: str) -> list[str]:
    """Return the files of tests that run a source file in a process that cannot be watched."""
    return [file for start, files in ALSO.items() if path.startswith(start) for file in files]


@cache
def _test_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("test_*.py")) if not LEFT_OUT & set(file.parts)]


@dataclass
class Watched:
    """What the tests call, and how long they take."""

    seconds: dict[str, float] = field(default_factory=dict)
    callers: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, notes: dict[str, Any]) -> None:
        self.seconds |= notes["seconds"]
        for name, tests in notes["callers"].items():
            self.callers[name] |= set(tests)
            self.callers[name.partition("::")[0]] |= set(tests)

    def tests_for(self, mutant: Mutant, budget: float) -> tuple[list[str], int]:
        """Return the tests that meet a mutant in their order, and how many there would be without a budget.

        What runs when a module is imported is met by all tests that call something in it.
        """
        name = f"{mutant.path}::{mutant.function}"
        tests = (mutant.in_function and self.callers.get(name)) or self.callers.get(mutant.path, set())
        unwatched = tuple(unwatched_tests(mutant.path))
        tests = tests | {test for test in self.seconds if test.startswith(unwatched)}
        mirror = mirror_of(mutant.path) + "/"
        ordered = sorted(tests, key=lambda test: (self.seconds[test], test))
        near = [test for test in ordered if test.startswith(mirror)]
        by_file: dict[str, list[str]] = {}
        for test in ordered:
            if not test.startswith(mirror):
                by_file.setdefault(test.partition("::")[0], []).append(test)
        far = [test for row in zip_longest(*by_file.values()) for test in row if test is not None]
        chosen: list[str] = []
        spent = 0.0
        for test in near + far:
            spent += self.seconds[test]
            if chosen and spent > budget:
                break
            chosen.append(test)
        return chosen, len(tests)


# --- running


class Workers:
    """Copies of the tree, each for one process at a time."""

    def __init__(self, root: Path, count: int) -> None:
        self.root, self.count = root, count
        self.folder = Path(tempfile.mkdtemp(prefix="mutants-"))
        self.free: SimpleQueue[Path] = SimpleQueue()
        self.running: set[subprocess.Popen[bytes]] = set()
        self.stopped = threading.Event()
        self.pool = ThreadPoolExecutor(count)
        for number in range(count):
            copy = self.folder / str(number)
            shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
            # Two versions of a file can have one size and one second: compiled code is checked by its hash.
            command = [sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "src"]
            subprocess.run(command, cwd=copy, check=False)
            self.free.put(copy)

    @contextmanager
    def copy(self) -> Iterator[Path]:
        copy = self.free.get()
        try:
            yield copy
        finally:
            self.free.put(copy)

    def pytest(self, copy: Path, files: Sequence[str], job: dict[str, Any], limit: float) -> tuple[int, dict[str, Any]]:
        """Run pytest in a copy and return what it ended with, and what the plugin noted."""
        out, order = copy.with_suffix(".out"), copy.with_suffix(".job")
        out.unlink(missing_ok=True)
        order.write_text(json.dumps({**job, "root": str(copy), "source": str(copy / SOURCE), "out": str(out)}))
        env = {**os.environ, **PLAIN, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{HERE}", "MUTANTS_JOB": str(order)}
        command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", "--hypothesis-seed=0"]
        command += [f"-p{name}" for name in PLUGINS] + (["-x"] if "tests" in job else []) + list(files)
        with copy.with_suffix(".log").open("wb") as log:
            process = subprocess.Popen(
                command, cwd=copy, env=env, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        self.running.add(process)
        if self.stopped.is_set():
            _kill(process)
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            code = TIMED_OUT
        finally:
            self.running.discard(process)
            _kill(process)
        return code, json.loads(out.read_text() or "{}") if out.exists() else {}

    def watch(self, file: Path) -> dict[str, Any]:
        """Return what the tests of a file call."""
        job = {"test_limit": TEST_LIMIT, "file_limit": FILE_LIMIT}
        with self.copy() as copy:
            _, notes = self.pytest(copy, [file.relative_to(self.root).as_posix()], job, 10 * FILE_LIMIT)
        return notes or {"seconds": {}, "callers": {}}

    def judge(self, mutant: Mutant, tests: Sequence[str], seconds: dict[str, float]) -> Result:
        """Run tests against a mutant and say what became of it."""
        begun = time.monotonic()
        if not tests:
            return {"outcome": "survived", "by": "", "seconds": 0.0}
        limits = {test: 2 + 5 * seconds[test] for test in tests}
        with self.copy() as copy:
            file = copy / mutant.path
            source = file.read_text(encoding="utf-8")
            file.write_text(mutant.apply(source), encoding="utf-8")
            try:
                files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
                code, notes = self.pytest(copy, files, {"tests": limits}, 300 + 5 * sum(limits.values()))
            finally:
                file.write_text(source, encoding="utf-8")
        outcome = {0: "survived", 5: "survived", 1: "killed", TIMED_OUT: "timeout"}.get(code, "error")
        by = notes.get("test", "") if outcome != "survived" else ""
        return {"outcome": outcome, "by": by, "seconds": round(time.monotonic() - begun, 1)}

    def all(self, tasks: Sequence[Callable[[], T]], title: str, console: Console) -> Iterator[tuple[int, T]]:
        """Run tasks side by side and yield their numbers and results as they end."""
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console) as progress:
            bar = progress.add_task(title, total=len(tasks))
            futures: dict[Future[T], int] = {self.pool.submit(task): at for at, task in enumerate(tasks)}
            for future in as_completed(futures):
                yield futures[future], future.result()
                progress.advance(bar)

    def close(self) -> None:
        """End what still runs and remove the copies."""
        self.stopped.set()
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in list(self.running):
            _kill(process)
        self.pool.shutdown()
        shutil.rmtree(self.folder, ignore_errors=True)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _digest(root: Path, *files: Path) -> str:
    """Return a short hash of the names and contents of files."""
    found = hashlib.sha256()
    for file in files:
        found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


# --- results


class Results:
    """What became of mutants, a line each in a file; of one mutant the last line counts."""

    def __init__(self, file: Path, root: Path) -> None:
        self.file, self.root = file, root
        self.tests = _digest(root, *sorted((root / "tests").rglob("*.py")))
        self.known: dict[Key, Result] = {}
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        if text and not text.endswith("\n"):  # a run was cut off while it wrote
            file.write_text(text + "\n", encoding="utf-8")
        for line in text.splitlines():
            with suppress(ValueError):
                result = json.loads(line)
                self.known[tuple(result["key"])] = result

    def get(self, mutant: Mutant) -> Result | None:
        """Return the result of a mutant, unless its file, or for a survivor a test, has changed since."""
        result = self.known.get(mutant.key)
        if result is None or result["file"] != _digest(self.root, self.root / mutant.path):
            return None
        return None if result["outcome"] == "survived" and result["tests"] != self.tests else result

    def put(self, mutant: Mutant, result: Result) -> None:
        stamp = {"key": mutant.key, "file": _digest(self.root, self.root / mutant.path), "tests": self.tests}
        self.known[mutant.key] = {**stamp, **result}
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(self.known[mutant.key]) + "\n")


def explained(file: Path) -> dict[Key, str]:
    """Return why some mutants are not to be told from the original."""
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["equivalent"] if file.exists() else []
    return {(each["path"], each["function"], each["kind"], each["text"]): each["why"] for each in entries}


def interval(killed: int, total: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    z, share = 1.96, killed / total
    middle, wide = share + z * z / (2 * total), z * sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    return tuple(max(0.0, min(1.0, edge / (1 + z * z / total))) for edge in (middle - wide, middle + wide))  # type: ignore[return-value]


def report(
    sample: list[Mutant], results: Results, found: dict[str, list[Mutant]], why: dict[Key, str], root: Path
) -> str:
    """Return a page with the table and every survivor."""
    known = [(mutant, result) for mutant in sample if (result := results.get(mutant))]
    lines = ["# Mutants", "", f"{len(known)} of {sum(map(len, found.values()))} possible mutants were run.", ""]
    lines += ["| package | possible | run | failed test | timeout | error | survived | explained | noticed, 95 % |"]
    lines += ["|---|--:|--:|--:|--:|--:|--:|--:|---|"]
    for package in [*found, "all"]:
        rows = [each for each in known if package in (package_of(each[0].path), "all")]
        counts = [sum(result["outcome"] == outcome for _, result in rows) for outcome in OUTCOMES]
        equal = sum(result["outcome"] == "survived" and mutant.key in why for mutant, result in rows)
        killed, total = sum(counts[:3]), len(rows) - equal
        low, high = interval(killed, total) if total else (0.0, 1.0)
        share = f"{killed / total:.0%} ({low:.0%} to {high:.0%})" if total else "–"
        possible = len(found[package]) if package in found else sum(map(len, found.values()))
        cells = [package, possible, len(rows), *counts[:3], counts[3] - equal, equal, share]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    for title, listed in (("Survivors", False), ("Explained", True)):
        lines += ["", f"## {title}"]
        for at, mutant in enumerate(sample, 1):
            result = results.get(mutant)
            if result and result["outcome"] == "survived" and (mutant.key in why) == listed:
                lines += ["", f"### {at}. {mutant.path}:{mutant.line} {mutant.function} ({mutant.kind})", ""]
                lines += [why.get(mutant.key, f"{result['ran']} of {result['of']} tests that call it were run.")]
                lines += ["", "```diff", diff_of(mutant, root), "```"]
    return "\n".join(lines) + "\n"


# --- the command


def watch(sample: list[Mutant], workers: Workers, folder: Path, console: Console) -> Watched:
    """Return what the tests that may notice these mutants call; a changed file of tests is watched again."""
    watched, missing = Watched(), {}
    for file in sorted({file for mutant in sample for file in files_for(mutant.path, workers.root)}):
        kept = folder / f"{_digest(workers.root, file)}.json"
        if kept.exists():
            watched.add(json.loads(kept.read_text()))
        else:
            missing[file] = kept
    files = list(missing)
    tasks: list[Callable[[], dict[str, Any]]] = [lambda file=file: workers.watch(file) for file in files]  # type: ignore[misc]
    for at, notes in workers.all(tasks, "watching tests", console) if tasks else ():
        folder.mkdir(parents=True, exist_ok=True)
        missing[files[at]].write_text(json.dumps(notes))
        watched.add(notes)
    return watched


def run(sample: list[Mutant], results: Results, options: argparse.Namespace, root: Path, console: Console) -> None:
    """Run all mutants of a sample whose result is not known."""
    waiting = [mutant for mutant in sample if results.get(mutant) is None]
    if not waiting:
        return
    workers = Workers(root, options.workers)
    try:
        watched = watch(waiting, workers, options.build / "watched", console)
        chosen = [watched.tests_for(mutant, options.budget) for mutant in waiting]
        tasks: list[Callable[[], Result]] = [
            lambda mutant=mutant, tests=tests: workers.judge(mutant, tests, watched.seconds)  # type: ignore[misc]
            for mutant, (tests, _) in zip(waiting, chosen, strict=True)
        ]
        for at, result in workers.all(tasks, "mutants", console):
            tests, of = chosen[at]
            results.put(waiting[at], {**result, "ran": len(tests), "of": of})
            if result["outcome"] == "survived":
                mutant = waiting[at]
                console.print(
                    f"survived: {mutant.path}:{mutant.line} {mutant.kind}: {mutant.text}", markup=False, soft_wrap=True
                )
    except KeyboardInterrupt:
        console.print("Interrupted. The same command goes on from here.")
    finally:
        workers.close()


def main(words: Sequence[str] | None = None, root: Path = HERE.parent) -> int:
    about, _, _ = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(prog="mutants", description=about)
    parser.add_argument("--sample", type=int, default=300, help="how many mutants to draw (300)")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws others (1)")
    parser.add_argument("--only", nargs="+", default=[], metavar="PATH", help="folders and files to change")
    parser.add_argument(
        "--workers", type=int, default=max(1, (os.cpu_count() or 2) // 2), help="processes side by side"
    )
    parser.add_argument("--budget", type=float, default=120, help="seconds of tests for each mutant (120)")
    parser.add_argument("--show", type=int, metavar="N", help="print one mutant of the sample instead of a run")
    parser.add_argument("--report", type=Path, metavar="FILE.md", help="write the table and the survivors")
    parser.add_argument("--build", type=Path, default=root / "build" / "mutants", help="where results are")
    options = parser.parse_args(words)
    found = find_mutants(root, options.only)
    sample = sample_of(found, options.sample, options.seed)
    results = Results(options.build / "results.jsonl", root)
    console = Console()
    if options.show:
        mutant = sample[options.show - 1]
        console.print(diff_of(mutant, root), markup=False, soft_wrap=True)
        console.print(results.get(mutant) or "not run", markup=False)
        return 0
    run(sample, results, options, root, console)
    page = report(sample, results, found, explained(root / "tools" / "mutants-explained.toml"), root)
    if options.report:
        options.report.write_text(page, encoding="utf-8")
    console.print(page.partition("\n## ")[0], markup=False, soft_wrap=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
