"""The server's log: one JSON object per line, on stderr.

It contains events, plain fields and durations, but never a chat message, a card or a name. An error is logged with its
type and traceback locations, but without its message, which may quote what a client sent.
"""

from __future__ import annotations

import logging
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

import msgspec

LOGGER: Final = logging.getLogger("tischlein.server")
MAX_FRAMES: Final = 8
IGNORED_MESSAGES: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
"""Messages that uvicorn logs as errors: a socket rejected with a status, which ASGI allows, and invalid client data."""
LogField = str | int | float | bool | None


class JsonFormatter(logging.Formatter):
    """Formats records as JSON. For records of other libraries, only the message template is kept."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = traceback_locations(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def traceback_locations(trace: TracebackType | None) -> list[str]:
    """Return the innermost frames of a traceback as `module:line`."""
    frames = [(frame.f_globals.get("__name__", "?"), line) for frame, line in traceback.walk_tb(trace)]
    return [f"{module}:{line}" for module, line in frames[-MAX_FRAMES:]]


def log(event: str, level: int = logging.INFO, /, **fields: LogField) -> None:
    """Log an event."""
    LOGGER.log(level, event, extra={"fields": fields})


def log_error(event: str, error: BaseException, /, **fields: LogField) -> None:
    """Log an exception that should not have happened."""
    LOGGER.error(event, exc_info=(type(error), error, error.__traceback__), extra={"fields": fields})


def configure(stream: TextIO | None = None, level: int = logging.INFO) -> logging.Handler:
    """Send all logs of this process to one JSON handler, and silence uvicorn's log of each request."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(lambda record: record.msg not in IGNORED_MESSAGES)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.WARNING)
    return handler
