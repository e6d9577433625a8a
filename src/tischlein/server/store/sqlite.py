"""SQLite storage: a file that one process uses, protected by a lock file."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sqlalchemy import Engine

from tischlein.server.store.base import AppendCallback, LossCallback, SignalCallback, StoreError
from tischlein.server.store.database import SqlStore, add_property, delete_property, select_property, void_leases

PRIVATE: Final = 0o600
"""The mode of all files: names and chat are for the owner only."""

NEEDS_COMPACTING: Final = "needs-compacting"

_held: Final[set[int]] = set()


class DatabaseInUse(StoreError):
    """Another process holds the lock of a SQLite file."""


class SqliteStore(SqlStore):
    """There is no other process: nothing to notify, and leases left from an earlier run are void."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = FileLock(file)
        create_private_file(file)
        super().__init__(file, ignore)

    async def prepare(self) -> None:
        await super().prepare()
        await self._write(void_leases)
        await self._compact()
        make_private(self._file)

    async def signal(self, table: str, text: str) -> None:
        """Do nothing: there is no other process."""

    async def listen(self, on_append: AppendCallback, on_signal: SignalCallback, on_loss: LossCallback) -> None:
        """Do nothing: there is no other process."""

    async def follow(self, table: str) -> None:
        """Do nothing: there is no other process."""

    def follow_only(self, tables: Iterable[str]) -> None:
        """Do nothing: there is no other process."""

    async def find_newer(self, known: dict[str, int]) -> list[str]:
        """Return nothing: there is no other process."""
        return []

    async def scrub(self) -> None:
        """Overwrite what was removed, except for copies that only compacting the file removes, at the next start."""
        await self._write(add_property, NEEDS_COMPACTING, "yes")
        await asyncio.get_running_loop().run_in_executor(self._write_thread, truncate_wal, self._engine)

    async def _compact(self) -> None:
        """Compact the file if something was removed: SQLite leaves copies of rows that it moved to other pages."""
        if await self._read(select_property, NEEDS_COMPACTING) is not None:
            with contextlib.suppress(sqlite3.Error):  # the disk may be full; it is tried again at the next start
                await asyncio.get_running_loop().run_in_executor(self._write_thread, compact, self._engine)
                await self._write(delete_property, NEEDS_COMPACTING)

    async def close(self) -> None:
        await super().close()
        self._lock.release()


def truncate_wal(engine: Engine) -> None:
    """Move what is in the log file of SQLite into the database and empty that file, unless somebody reads just now."""
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=0")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        cursor.execute("PRAGMA busy_timeout=5000")


def compact(engine: Engine) -> None:
    """Write the file again without anything that was removed; others can read meanwhile, but not write."""
    with contextlib.closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute("VACUUM")
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def ignore(_newest: dict[str, int]) -> None:
    """Do nothing: there is no other process."""


def create_private_file(file: Path) -> None:
    """Create an empty file for its owner only; SQLite gives its other files the same mode."""
    with contextlib.suppress(OSError):  # it exists, or SQLite will say why it cannot be used
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def make_private(file: Path) -> None:
    """Take a database, and the files beside it, away from everybody but their owner."""
    for suffix in ("", "-wal", "-shm", ".lock"):
        with contextlib.suppress(OSError):  # there is no such file, or it belongs to somebody else
            file.with_name(file.name + suffix).chmod(PRIVATE)


class FileLock:
    """A lock file beside the database, held until `release` or until the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        try:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"the directory {file.parent} cannot be created: {error.strerror}") from None
        try:
            self._handle = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise StoreError(f"the database {file} cannot be used: {error.strerror}") from None
        if not _lock(self._handle):
            os.close(self._handle)
            raise DatabaseInUse(f"the database {file} is in use by another server; use PostgreSQL to run several")
        _held.add(self._handle)

    def release(self) -> None:
        """Release the lock; repeated calls are harmless."""
        if self._handle >= 0:
            _held.discard(self._handle)
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _close_locks_in_child() -> None:
        """Close the locks in a forked process, which must not hold them if it outlives the server."""
        for handle in _held:
            os.close(handle)
        _held.clear()

    os.register_at_fork(after_in_child=_close_locks_in_child)
