"""Secrets, all derived from the server's key, so that the database contains none.

A table has an invitation key and a host key, and each player who sits down gets a seat key. The secret from which a
game is shuffled is derived in the same way and published when the game is over.
"""

from __future__ import annotations

import base64
import contextlib
import hmac
import os
import secrets
from pathlib import Path
from typing import Final, Protocol

from tischlein.core.errors import TischleinError

KEY_BYTES: Final = 32


class BadKey(TischleinError):
    """The server's key cannot be read, or is too short."""


class Fingerprints(Protocol):
    """The part of the storage that knows which key it belongs to."""

    async def key_fingerprint(self) -> str | None: ...

    async def add_key_fingerprint(self, fingerprint: str) -> str: ...


class Keys:
    """Derives secrets from the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _derive(self, *parts: object) -> bytes:
        text = "/".join(map(str, parts))
        return hmac.digest(self._key, text.encode(), "sha256")

    def _text_key(self, *parts: object) -> str:
        return base64.urlsafe_b64encode(self._derive(*parts)[:18]).decode()

    def host(self, table: str) -> str:
        """Return the key that gives the rights of the host."""
        return self._text_key("host", table)

    def invitation(self, table: str) -> str:
        """Return the key that lets its holder see a private table and sit down."""
        return self._text_key("invitation", table)

    def seat(self, table: str, sat: int, salt: str = "") -> str:
        """Return the key of the seat that a player took with log entry `sat`."""
        return self._text_key("seat", table, sat, salt)

    def secret(self, table: str, number: int, salt: str = "") -> str:
        """Return the secret from which, with the players' entropy, a game is shuffled."""
        return self._derive("game", table, number, salt).hex()

    def person(self, table: str, guest: str) -> str:
        """Return the id of a person at one table, from which neither the guest nor other tables can be learned."""
        return self._text_key("person", table, guest)[:12]

    def imported_table(self, guest: str, game: str) -> str:
        """Return the rest of the id of the table at which a guest keeps a game that was played elsewhere."""
        return self._text_key("import", guest, game)[:16]

    def code_number(self, table: str, expires: int, attempt: int) -> int:
        """Return a number, too large to be guessed, from which a join code is spelled."""
        return int.from_bytes(self._derive("code", table, expires, attempt))

    def code_digest(self, code: str) -> str:
        """Return what the database holds of a join code."""
        return self._text_key("code-digest", code)

    def fingerprint(self) -> str:
        """Return what the database holds of the key, from which nothing else can be derived."""
        return self._derive("key-fingerprint", "v1").hex()[:32]

    def sign(self, text: str) -> str:
        return self._text_key("sign", text)


def secrets_equal(given: str, real: str) -> bool:
    """Compare two secrets in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), real.encode())


async def open_keys(path: Path, store: Fingerprints) -> Keys:
    """Load or create the server's key; raise BadKey if the database belongs to another one."""
    if not path.exists() and await store.key_fingerprint() is not None:
        raise BadKey(f"the key file {path} is missing, but this database has a key: name its file with --key-file")
    keys = Keys(load_or_create_key(path))
    if await store.add_key_fingerprint(keys.fingerprint()) != keys.fingerprint():
        raise BadKey(f"the key in {path} is not the one of this database: name the right file with --key-file")
    return keys


def load_or_create_key(path: Path) -> bytes:
    """Load the server's key from a file; create the file, readable by its owner only, if there is none."""
    with contextlib.suppress(FileExistsError):
        write_key(path, secrets.token_bytes(KEY_BYTES))
    return load_key(path)


def write_key(path: Path, key: bytes) -> None:
    """Create the file of the server's key, readable by its owner only; raise FileExistsError if there is one."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as created:
            created.write(key.hex())
    except FileExistsError:
        raise
    except (OSError, ValueError) as error:
        raise BadKey(f"the server's key cannot be written to {path}: {error}") from None


def load_key(path: Path) -> bytes:
    """Load the server's key from a file."""
    try:
        key = bytes.fromhex(path.read_text().strip())
    except (OSError, ValueError) as error:
        raise BadKey(f"the server's key cannot be read from {path}: {error}") from None
    if len(key) < KEY_BYTES:
        raise BadKey(f"the server's key in {path} is too short: it must have {KEY_BYTES} bytes, in hexadecimal")
    return key
