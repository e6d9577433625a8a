"""GuestCookies: a name and a number in a signed cookie. The server keeps no list of them."""

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
"""Categories of characters that show nothing, or something else everywhere."""
BLANK_CHARACTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like white space."""


class BadName(TischleinError):
    """A name that nobody can be called by."""


class Guest(Struct, frozen=True):
    """Somebody with a name; the id stays when the name changes."""

    id: str
    name: str


class GuestCookies:
    """Writes and reads the cookie."""

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
        """The guest of a cookie; None if there is none, if it is too old, or if we have not written it."""
        text, _, sign = (cookie or "").rpartition(".")
        if not secrets_equal(sign, self._sign(text)):
            return None
        number, name, written = text.split(".")
        if now - int(written) > COOKIE_SECONDS:
            return None
        return Guest(number, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode())

    def _sign(self, text: str) -> str:
        return self._keys.sign(f"{COOKIE}/{text}")


def new_id() -> str:
    return secrets.token_urlsafe(16)


def clean_name(text: str) -> str:
    """A name as it is shown: in composed form, with single spaces; BadName if it cannot be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if any(unicodedata.category(sign) in INVISIBLE_CATEGORIES for sign in name):
        raise BadName("a name has no control or formatting characters")
    if not set(name) - BLANK_CHARACTERS - {" "}:
        raise BadName("a name has at least one character that can be seen")
    if len(name) > MAX_NAME_LENGTH:
        raise BadName(f"a name has at most {MAX_NAME_LENGTH} characters, not {len(name)}")
    return name
