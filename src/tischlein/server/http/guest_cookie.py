"""Guest identities: an id, a name and an animal in a signed cookie. The server stores no list of guests."""

from __future__ import annotations

import base64
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from tischlein.server.keys import Keys, secrets_equal
from tischlein.server.people import ANIMALS, Guest, default_animal

COOKIE: Final = "guest"
COOKIE_SECONDS: Final = 365 * 86_400


class GuestCookies:
    """Converts guests to and from signed cookies."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def to_cookie(self, guest: Guest, now: float, secure: bool) -> Cookie:
        name = base64.urlsafe_b64encode(guest.name.encode()).decode().rstrip("=")
        text = f"{guest.id}.{name}.{guest.animal}.{int(now)}"
        value = f"{text}.{self._sign(text)}"
        return Cookie(
            key=COOKIE, value=value, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax"
        )

    def from_cookie(self, cookie: str | None, now: float) -> Guest | None:
        """Return the guest of a cookie; None if there is no cookie, or it has expired, or its signature is wrong."""
        text, _, signature = (cookie or "").rpartition(".")
        if not secrets_equal(signature, self._sign(text)):
            return None
        guest_id, name, *animal, written = text.split(".")
        if now - int(written) > COOKIE_SECONDS:
            return None
        chosen = next((known for known in ANIMALS if [known] == animal), default_animal(guest_id))
        return Guest(guest_id, base64.urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode(), chosen)

    def _sign(self, text: str) -> str:
        return self._keys.sign(f"{COOKIE}/{text}")


def read_cookie(scope: Scope) -> str | None:
    """Return the guest cookie of a request that has not been routed yet."""
    return ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)


def new_guest_id() -> str:
    """Return a random id without dashes: a command line would take one at the start for an option."""
    return secrets.token_urlsafe(16).replace("-", "_")
