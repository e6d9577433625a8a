"""What can go wrong with files of games: one sentence names the file, and the line where there is one."""

from __future__ import annotations

from pathlib import Path

from tischlein.core.errors import TischleinError


class DataError(TischleinError):
    """A file that cannot be read or written, or that does not hold games."""


def read_error(file: Path, error: Exception) -> DataError:
    return DataError(f"the file {file} cannot be read: {_reason(error)}")


def write_error(file: Path, error: Exception) -> DataError:
    return DataError(f"the file {file} cannot be written: {_reason(error)}")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
