"""Secrets: all of them follow from one key of the server, so that the database holds none.

A key is what lets somebody in: the table's invitation, the host's, and one for each time somebody sits down. The
secret of a game, from which its cards are shuffled, is made in the same way and told when the game is over.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from tischlein.core.errors import TischleinError

KEY_BYTES: Final = 32


class BadKey(TischleinError):
    """The server's key cannot be read."""


class Keys:
    """Derives secrets from the key of the server."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _derive(self, *parts: object) -> bytes:
        text = "/".join(map(str, parts))
        return hmac.digest(self._key, text.encode(), "sha256")

    def _word(self, *parts: object) -> str:
        return base64.urlsafe_b64encode(self._derive(*parts)[:18]).decode()

    def host(self, table: str) -> str:
        """Lets its holder rule over the table."""
        return self._word("host", table)

    def invitation(self, table: str) -> str:
        """Lets its holder see a private table and sit down."""
        return self._word("invitation", table)

    def seat(self, table: str, sat: int, salt: str = "") -> str:
        """Holds the seat that somebody took with line `sat` of the log."""
        return self._word("seat", table, sat, salt)

    def secret(self, table: str, number: int, salt: str = "") -> str:
        """What the cards of a game are shuffled by, together with the words of the seats."""
        return self._derive("game", table, number, salt).hex()

    def sign(self, text: str) -> str:
        return self._word("sign", text)


def secrets_equal(given: str, real: str) -> bool:
    """Compare two secrets in a time that tells nothing."""
    return hmac.compare_digest(given.encode("utf-8", "surrogatepass"), real.encode())


def load_or_create_key(path: Path) -> bytes:
    """The key kept in a file, which is made if there is none, for its owner's eyes only."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            pass
        else:
            with os.fdopen(file, "w") as made:
                made.write(secrets.token_hex(KEY_BYTES))
        key = bytes.fromhex(path.read_text().strip())
    except (OSError, ValueError) as error:
        raise BadKey(f"the key of the server cannot be read from {path}: {error}") from None
    if len(key) < KEY_BYTES:
        raise BadKey(f"the key of the server in {path} is too short: {KEY_BYTES} bytes are needed, in hexadecimal")
    return key
