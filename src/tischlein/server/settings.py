"""How the server is set up; every value has a default that serves one table or a thousand."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tischlein.core.errors import TischleinError


class AddressUnavailable(TischleinError):
    """The server cannot listen where it should."""


def data_directory() -> Path:
    """Where this user's programs keep their data, by the custom of the system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share"))
    return base / "tischlein"


@dataclass(frozen=True)
class Limits:
    """What one client or address may ask for.

    frames        that a connection may send in a second, on average; `burst` at once
    sockets       open at the same time from one address
    requests      that an address may send in a minute, and new tables and guests among them
    queue         frames that wait for a slow client before it gets a snapshot instead
    hello         seconds that a client has for its first frame
    strangers     sockets that have not yet said who they are, from all addresses together
    tables        that are kept in memory
    """

    frames: float = 10
    burst: int = 40
    sockets: int = 200
    requests: int = 600
    creations: int = 60
    queue: int = 64
    hello: float = 10
    strangers: int = 1_000
    tables: int = 20_000


@dataclass(frozen=True)
class Settings:
    """`origins`: other pages that may use this server. `proxies`: addresses whose X-Forwarded-For is believed.

    `local_only`: only for this computer and the network that it is in.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    key_file: Path | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    secure: bool = False
    limits: Limits = field(default_factory=Limits)
    local_only: bool = False

    @property
    def database_url(self) -> str:
        """The database's address: the one given, or a file in the user's data directory."""
        return self.database or f"sqlite:///{data_directory() / 'tables.sqlite'}"

    @property
    def key_path(self) -> Path:
        return self.key_file or data_directory() / "key"
