"""The server's settings. The defaults suit one table as well as a thousand."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from tischlein.core.errors import TischleinError


class LogLevel(StrEnum):
    """The least important lines that are logged."""

    debug = "debug"
    info = "info"
    warning = "warning"
    error = "error"


class LogFormat(StrEnum):
    """How lines are logged: for programs, or for people."""

    json = "json"
    text = "text"


class AddressUnavailable(TischleinError):
    """The server cannot listen at its address."""


class ProcessesUnavailable(TischleinError):
    """Several server processes cannot be run here."""


def data_directory() -> Path:
    """Return the directory for the user's data, as is customary on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share"))
    return base / "tischlein"


@dataclass(frozen=True)
class Limits:
    """What a client or address may use.

    frames           frames per second that a connection, and all of a seat, may send on average; `burst` at once
    address_frames   frames per second from all connections of an address; `table_frames` to a table
    chat             chat messages and reactions per seat and minute; `table_chat` per table
    sockets          open sockets per address
    connections      open connections per address that are not sockets
    requests         requests per address and minute; `creations` of them may create tables and guests
    queue            frames queued for a slow client before it gets a snapshot instead
    header_seconds   time that a client has to connect and send the headers of a request; `body_seconds` for its body
    hello_seconds    time that a client has for its first frame
    pending_sockets  sockets that have not sent their first frame yet, from all addresses together
    tables           tables in memory
    """

    frames: float = 10
    burst: int = 40
    sockets: int = 200
    connections: int = 400
    address_frames: float = 400
    table_frames: float = 100
    chat: int = 30
    table_chat: int = 120
    requests: int = 600
    creations: int = 60
    queue: int = 64
    header_seconds: float = 10
    body_seconds: float = 20
    hello_seconds: float = 10
    pending_sockets: int = 1_000
    tables: int = 20_000


@dataclass(frozen=True)
class Settings:
    """Settings of a server.

    origins       other sites whose pages may use this server
    proxies       addresses whose X-Forwarded-For is trusted
    bot_workers   worker processes for computer players, of all server processes together
    secure        the server is reached over https
    local_only    accept clients from this computer and its networks only
    processes     server processes that share the port
    process_port  the first of the ports that they have besides, one each, on the loopback interface
    log_format    None for text on a terminal, and otherwise JSON
    keep_tables   days after which a table that nobody has touched is removed; None: never
    table_prefix  how ids of tables begin
    keep_chat     days after which chat messages and reactions are removed; None: never
    """

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    key_file: Path | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    secure: bool = False
    limits: Limits = field(default_factory=Limits)
    local_only: bool = False
    processes: int = 1
    process_port: int | None = None
    log_level: LogLevel = LogLevel.info
    log_format: LogFormat | None = None
    keep_tables: int | None = None
    keep_chat: int | None = None
    table_prefix: str = ""

    @property
    def database_url(self) -> str:
        """The configured address of the database, or a file in the user's data directory."""
        return self.database or f"sqlite:///{data_directory() / 'tables.sqlite'}"

    @property
    def key_path(self) -> Path:
        return self.key_file or data_directory() / "key"
