"""Errors of game files: one sentence that names the file and, if known, the line."""

from __future__ import annotations

from pathlib import Path

from tischlein.core.errors import TischleinError


class DataError(TischleinError):
    """A file cannot be read or written, or contains something other than games."""


def read_error(file: Path, error: Exception) -> DataError:
    return DataError(f"the file {file} cannot be read: {_reason(error)}")


def write_error(file: Path, error: Exception) -> DataError:
    return DataError(f"the file {file} cannot be written: {_reason(error)}")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
