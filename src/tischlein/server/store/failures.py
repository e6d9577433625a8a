"""Failures of the database: what kind they are, and a log line when they begin, change or end."""

from __future__ import annotations

import logging
from typing import Final, Literal

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from tischlein.server import metrics
from tischlein.server.logs import log
from tischlein.server.store.base import StoreError

Access = Literal["read", "write"]

SQLITE_KINDS: Final = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_IOERR": "io",
    "SQLITE_CANTOPEN": "io",
    "SQLITE_CORRUPT": "corrupt",
    "SQLITE_NOTADB": "corrupt",
}
"""By the beginning of the name of SQLite's error."""
POSTGRESQL_KINDS: Final = {
    "53100": "full",
    "53": "busy",
    "25006": "read-only",
    "08": "unreachable",
    "57P": "unreachable",
    "28": "login",
    "3D": "login",
    "40": "busy",
    "55": "busy",
    "57": "busy",
    "58": "io",
    "XX": "corrupt",
}
"""By the beginning of PostgreSQL's error code; the first that fits counts."""
ABOUT_DATA: Final = ("DataError", "IntegrityError", "ProgrammingError")
"""Errors whose messages may quote what was to be written."""
OTHER: Final = "other"


def to_store_error(name: str, location: object, error: Exception) -> StoreError:
    """Convert a driver's error into one sentence without statement, parameters and password."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    text = next(iter(str(cause).strip().splitlines()), "") or type(cause).__name__
    if isinstance(location, URL) and location.password:
        text = text.replace(str(location.password), "***")
    code = _code_of(cause)
    made = StoreError(f"the database {name} cannot be used: {text}", _kind_of(cause, code), code)
    if not isinstance(error, DBAPIError) or type(error).__name__ in ABOUT_DATA:
        made.why = type(cause).__name__
    else:
        made.why = text
    return made


def _code_of(cause: BaseException) -> str:
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return str(code or getattr(cause, "errno", None) or "")


def _kind_of(cause: BaseException, code: str) -> str:
    if not code and type(cause).__name__ in ("OperationalError", "ConnectionTimeout"):
        return "unreachable"  # the driver has no code for a connection that cannot be made
    kinds = SQLITE_KINDS if code.startswith("SQLITE_") else POSTGRESQL_KINDS
    return next((kind for beginning, kind in kinds.items() if code.startswith(beginning)), OTHER)


class FailureLog:
    """Logs the cause of failures once, until it changes or the database works again.

    Reading and writing are separate: a full disk can still be read.
    """

    def __init__(self) -> None:
        self._kinds: dict[Access, str] = {}
        self._failures: dict[Access, int] = {}

    @property
    def has_failed(self) -> bool:
        return bool(self._kinds)

    def note_failure(self, access: Access, error: StoreError) -> None:
        metrics.store_errors.labels(access, error.kind).inc()
        self._failures[access] = self._failures.get(access, 0) + 1
        if self._kinds.get(access) != error.kind:
            self._kinds[access] = error.kind
            log("store_failing", logging.ERROR, access=access, kind=error.kind, code=error.code, why=error.why)

    def note_success(self, access: Access) -> None:
        if self._kinds and self._kinds.pop(access, None) is not None:
            log("store_recovered", logging.WARNING, access=access, failures=self._failures.pop(access))
