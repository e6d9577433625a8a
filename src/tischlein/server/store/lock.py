"""One server a file: a lock beside the database, which ends with the process that holds it, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from tischlein.server.store.base import StoreError

_held: Final[set[int]] = set()


class FileLock:
    """Held from the moment it is made until `release`."""

    def __init__(self, file: Path) -> None:
        try:
            self._handle = os.open(file.with_name(file.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"the database {file} cannot be used: {error.strerror}") from None
        if not _lock(self._handle):
            os.close(self._handle)
            raise StoreError(f"the database {file} is in use by another server; for several, take PostgreSQL")
        _held.add(self._handle)

    def release(self) -> None:
        """Once is enough, more does no harm."""
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

    def _forget() -> None:
        """A forked helper that outlives the server must not hold its lock."""
        for handle in _held:
            os.close(handle)
        _held.clear()

    os.register_at_fork(after_in_child=_forget)
