"""Killed processes: what they acknowledged is stored, and their lock is released."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.store.builders import BOUND, opened, run
from tischlein.server.store.base import StoreError
from tischlein.server.store.opening import open_store

WRITE = """
import asyncio, sys
from tests.server.store.builders import moves, opening
from tischlein.server.store.opening import open_store

async def at_table(store, table):
    assert await store.append(opening(table))
    for number in range(10**6):
        first = 2 + 3 * number
        assert await store.append(moves(table, first, 3))
        sys.stdout.write(f"{table} {first + 2}\\n")
        sys.stdout.flush()

async def play():
    store = await open_store(sys.argv[1])
    await asyncio.gather(*[at_table(store, f"t{number}") for number in range(20)])

asyncio.run(play())
"""

HOLD = """
import asyncio, os, sys
from tischlein.server.store.opening import open_store

async def play():
    store = await open_store(sys.argv[1])
    if sys.argv[2] == "fork" and os.fork() == 0:
        os.write(1, b"forked\\n")
        sys.stdin.read()
        os._exit(0)
    os.write(1, b"open\\n")
    await asyncio.Event().wait()

asyncio.run(play())
"""


@contextmanager
def child(script: str, *args: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", script, *args]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=BOUND)


@pytest.mark.parametrize("after", [1, 40, 400])
def test_acknowledged_entries_survive_a_kill(address: str, after: int) -> None:
    with child(WRITE, address) as process:
        assert process.stdout is not None
        output = [process.stdout.readline() for _ in range(after)]
        os.kill(process.pid, signal.SIGKILL)
        output += process.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for table, seq in (words.split() for words in output if words.endswith("\n")):
        acknowledged[table] = int(seq)
    assert len(output) >= after

    async def look() -> None:
        async with opened(address) as store:
            for table, seq in acknowledged.items():
                lines = [entry.seq for entry in await store.read_log(table)]
                assert lines == list(range(1, len(lines) + 1))
                assert len(lines) % 3 == 1
                assert len(lines) >= seq

    run(look())


def test_a_file_is_used_by_one_server(sqlite: str) -> None:
    with child(HOLD, sqlite, "alone") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        with pytest.raises(StoreError, match=r"tables\.sqlite is in use by another server"):
            run(open_store(sqlite))
        process.kill()
        process.wait(timeout=BOUND)
        run(touch(sqlite))


def test_a_file_is_opened_once(sqlite: str, tmp_path: Path) -> None:
    """The same holds within one process, and by another name of the same file."""
    (tmp_path / "other").symlink_to(tmp_path)

    async def play() -> None:
        async with opened(sqlite):
            for address in (sqlite, f"sqlite:///{tmp_path}/other/tables.sqlite"):
                with pytest.raises(StoreError, match="in use"):
                    await open_store(address)
        async with opened(sqlite):
            pass

    run(play())


def test_a_failed_opening_leaves_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("Dear Anna, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        run(open_store(f"sqlite:///{file}"))
    file.unlink()
    run(touch(f"sqlite:///{file}"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing is forked on Windows")
def test_a_child_that_outlives_the_server_does_not_hold_the_lock(sqlite: str) -> None:
    with child(HOLD, sqlite, "fork") as process:
        assert process.stdout is not None
        assert {process.stdout.readline(), process.stdout.readline()} == {"open\n", "forked\n"}
        process.kill()
        process.wait(timeout=BOUND)
        run(touch(sqlite))


async def touch(address: str) -> None:
    async with opened(address) as store:
        assert await store.is_ready()
