"""The table in the browser: start the server, say where it is, open the page."""

from __future__ import annotations

import math
import os
import sys
import webbrowser
from collections.abc import Mapping
from dataclasses import fields, replace
from importlib.util import find_spec
from typing import Final

from rich.console import Console

from tischlein.cli.words import InputError, Words
from tischlein.parallel.errors import import_optional
from tischlein.server.network import WILDCARD_HOSTS, is_loopback, reachable_origin
from tischlein.server.settings import AddressUnavailable, Limits, LogLevel, Settings

NEEDED: Final = ("litestar", "uvicorn", "sqlalchemy", "alembic", "psycopg", "websockets")
MAX_PORT: Final = 65_535
DEFAULT: Final = Settings()
HOME: Final = replace(DEFAULT, host="0.0.0.0", local_only=True, log_level=LogLevel.warning)
"""A table at home: for this computer and the phones around it, and without a line for each request."""


def can_serve() -> bool:
    """Return whether the dependencies of the server are installed."""
    return all(find_spec(package) is not None for package in NEEDED)


def import_server() -> None:
    """Raise MissingPackage unless the dependencies of the server are installed."""
    for package in NEEDED:
        import_optional(package, "server")


def serve(settings: Settings, words: Words, console: Console, open_page: bool) -> None:
    """Serve until the process is asked to stop."""
    import_server()
    if settings.processes > 1:
        from tischlein.server.supervisor import run  # noqa: PLC0415  (the terminal does without the server's packages)
    else:
        from tischlein.server.serve import run  # noqa: PLC0415

    def ready(port: int) -> None:
        host = "localhost" if settings.host in WILDCARD_HOSTS or is_loopback(settings.host) else settings.host
        address = f"http://{host}:{port}/"
        console.print(words("serving", address=address), soft_wrap=True)
        others = reachable_origin(settings.host, port)
        if others is not None and settings.host in WILDCARD_HOSTS:
            console.print(words("serving-others", address=f"{others}/"), soft_wrap=True)
        if open_page and has_screen(os.environ, sys.platform):
            webbrowser.open(address)

    run(settings, ready)


def check_process_port(first: int, processes: int) -> None:
    """Check the first port of several processes; InputError if it is not possible."""
    if processes == 1:
        raise InputError("bad-process-port-alone")
    if not 1 <= first <= MAX_PORT - processes + 1:
        raise InputError("bad-process-ports", count=str(processes), first=str(first))


def open_table(words: Words, console: Console, host: str | None = None) -> None:
    """Set a table at home: at the usual port, or at another if that is taken, and open its page."""
    settings = replace(HOME, host=host or HOME.host)
    try:
        serve(settings, words, console, open_page=True)
    except AddressUnavailable:
        serve(replace(settings, port=0), words, console, open_page=True)


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Return whether a browser would open a window instead of taking over the terminal."""
    return platform in ("darwin", "win32") or any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def read_limits(entries: list[str]) -> Limits:
    """Parse `name=number` entries."""
    limits = DEFAULT.limits
    known = {field.name: field.type for field in fields(Limits)}
    for entry in entries:
        name, _, text = entry.partition("=")
        try:
            if name not in known or not 0 < (number := float(text)) < math.inf:
                raise ValueError
            limits = replace(limits, **{name: number if known[name] == "float" else int(number)})  # type: ignore[arg-type]
        except (ValueError, OverflowError):
            raise InputError("bad-limit", text=entry[:40], names=", ".join(known)) from None
    return limits
