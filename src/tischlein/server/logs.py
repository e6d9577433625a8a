"""The server's log on stderr, one line for each event: a JSON object for programs, or a text for people.

It contains events, plain fields and durations, but never a chat message, a card or a name. An error is logged with its
type and traceback locations, but without its message, which may quote what a client sent.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TextIO

import msgspec

from tischlein.server import metrics
from tischlein.server.settings import LogFormat, LogLevel

LOGGER: Final = logging.getLogger("tischlein.server")
MAX_FRAMES: Final = 8
PLACEHOLDER: Final = re.compile(r"%(?:%|(?:\(\w+\))?[-#0 +]*[\d*]*(?:\.[\d*]+)?[a-zA-Z])")
OMITTED: Final = "…"
"""What another library's message has instead of a text, which may be a secret."""
IGNORED_MESSAGES: Final = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
"""Messages that uvicorn logs as errors: a socket rejected with a status, which ASGI allows, and invalid client data."""
LogField = str | int | float | bool | None


class JsonFormatter(logging.Formatter):
    """Formats records as JSON objects, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": time, "level": record.levelname.lower(), "event": event_of(record), **fields_of(record)}
        return msgspec.json.encode(line).decode()


class TextFormatter(logging.Formatter):
    """Formats records as lines for people: `17:03:20 info     request  method=GET route=/ status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join(f" {name}={_to_text(value)}" for name, value in fields_of(record).items() if value != "")
        return f"{time} {record.levelname.lower():7} {event_of(record)}{fields}"


FORMATTERS: Final = {LogFormat.json: JsonFormatter, LogFormat.text: TextFormatter}


def event_of(record: logging.LogRecord) -> str:
    """Return what happened, in one line. Of what another library says, only its own words and numbers are kept."""
    template = str(record.msg).partition("\n")[0]
    if not record.args:
        return template
    arguments = iter(record.args if isinstance(record.args, tuple) else ())
    return PLACEHOLDER.sub(lambda found: _fill(found, arguments), template)


def _fill(found: re.Match[str], arguments: Iterator[object]) -> str:
    if found[0] == "%%":
        return "%"
    value = next(arguments, None)
    return str(value) if isinstance(value, int | float) else OMITTED


def fields_of(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields of an event; those of an exception are its type and where it was raised."""
    fields: dict[str, object] = dict(getattr(record, "fields", {}))
    if record.name != LOGGER.name:
        fields["logger"] = record.name
    if record.exc_info and record.exc_info[0] is not None:
        fields["error"] = record.exc_info[0].__name__
        fields["where"] = traceback_locations(record.exc_info[2])
    return fields


def _to_text(value: object) -> str:
    text = " < ".join(map(str, reversed(value))) if isinstance(value, list) else str(value)
    return f'"{text}"' if " " in text else text


def traceback_locations(trace: TracebackType | None) -> list[str]:
    """Return the innermost frames of a traceback as `module:line`."""
    frames = [(frame.f_globals.get("__name__", "?"), line) for frame, line in traceback.walk_tb(trace)]
    return [f"{module}:{line}" for module, line in frames[-MAX_FRAMES:]]


def log(event: str, level: int = logging.INFO, /, **fields: LogField) -> None:
    """Log an event."""
    LOGGER.log(level, event, extra={"fields": fields})


def log_error(event: str, error: BaseException, /, **fields: LogField) -> None:
    """Log and count an exception that should not have happened."""
    metrics.errors.labels(event).inc()
    LOGGER.error(event, exc_info=(type(error), error, error.__traceback__), extra={"fields": fields})


def configure(
    stream: TextIO | None = None, level: LogLevel = LogLevel.info, log_format: LogFormat | None = None
) -> logging.Handler:
    """Send all logs of this process to one handler, and silence uvicorn's log of each request.

    Without a format, a terminal gets text and everything else JSON. Other libraries log nothing below a warning.
    """
    target = stream or sys.stderr
    handler = logging.StreamHandler(target)
    handler.setFormatter(FORMATTERS[log_format or (LogFormat.text if target.isatty() else LogFormat.json)]())
    handler.addFilter(lambda record: record.msg not in IGNORED_MESSAGES)
    least = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(least, logging.WARNING))
    LOGGER.setLevel(least)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(root.level)
    return handler
