"""Guest identities: an id and a name in a signed cookie. The server stores no list of guests."""

from __future__ import annotations

import base64
import secrets
import unicodedata
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.keys import Keys, secrets_equal

COOKIE: Final = "guest"
COOKIE_SECONDS: Final = 365 * 86_400
MAX_NAME_LENGTH: Final = 24
INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Unicode categories of characters that are invisible, or look different everywhere."""
BLANK_CHARACTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look like white space."""


class BadName(TischleinError):
    """A name that cannot be displayed."""


class Guest(Struct, frozen=True):
    """A person with a name; the id stays when the name changes."""

    id: str
    name: str


class GuestCookies:
    """Converts guests to and from signed cookies."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def to_cookie(self, guest: Guest, now: float, secure: bool) -> Cookie:
        name = base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        text = f"{guest.id}.{name}.{int(now)}"
        value = f"{text}.{self._sign(text)}"
        return Cookie(
            key=COOKIE, value=value, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax"
        )

    def from_cookie(self, cookie: str | None, now: float) -> Guest | None:
        """Return the guest of a cookie; None if there is no cookie, or it has expired, or its signature is wrong."""
        text, _, signature = (cookie or "").rpartition(".")
        if not secrets_equal(signature, self._sign(text)):
            return None
        guest_id, name, written = text.split(".")
        if now - int(written) > COOKIE_SECONDS:
            return None
        return Guest(guest_id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def _sign(self, text: str) -> str:
        return self._keys.sign(f"{COOKIE}/{text}")


def new_guest_id() -> str:
    return secrets.token_urlsafe(16)


def normalise_name(text: str) -> str:
    """Normalise a name: composed characters, single spaces. Raise BadName if it cannot be displayed."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(character) in INVISIBLE_CATEGORIES for character in name):
        raise BadName("a name must not contain control or formatting characters")
    if not set(name) - BLANK_CHARACTERS - {" "}:
        raise BadName("a name must contain a visible character")
    if len(name) > MAX_NAME_LENGTH:
        raise BadName(f"a name may have at most {MAX_NAME_LENGTH} characters, not {len(name)}")
    return name
