"""Join codes: six characters that lead to a table for a few hours, to be read out or typed from a TV.

A code is derived from the server's key, and the database holds only its digest, so that every process and every restart
knows the codes, and a copy of the database gives none of them away (docs/security.md).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tischlein.server.errors import CommandError
from tischlein.server.keys import Keys
from tischlein.server.limits import RateLimiter
from tischlein.server.store.base import JoinCode, Store

ALPHABET: Final = "AFHKLMQRTXY23456789"
"""Letters and digits that neither look nor, spelled in four languages, sound alike."""
LENGTH: Final = 6
LIFETIME: Final = 3 * 3_600_000
"""Milliseconds for which a code is valid."""
RENEWAL: Final = 3_600_000
"""Milliseconds that a code has left at least when it is shown; otherwise a new one is made."""
MAX_ATTEMPTS: Final = 8
"""Codes to try if other tables have the same one."""
WRONG_CODES_PER_MINUTE: Final = 10
"""Wrong codes that one address may try in a minute."""
ALL_WRONG_CODES_PER_MINUTE: Final = 120
"""Wrong codes that all addresses together may try in a minute."""


def parse_code(text: str) -> str:
    """Return a code without the spaces, dashes and small letters that people type; empty if it cannot be one."""
    code = "".join(character for character in text.upper() if character.isalnum())
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else ""


def format_code(code: str) -> str:
    """Return a code as people read it: two groups of three."""
    return f"{code[:3]}-{code[3:]}"


class JoinCodes:
    """Makes and redeems the codes of all tables. `clock` measures the limits, in seconds."""

    def __init__(
        self, keys: Keys, store: Store, now: Callable[[], int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._keys = keys
        self._store = store
        self._now = now
        self._clock = clock
        self._wrong = RateLimiter(WRONG_CODES_PER_MINUTE / 60, WRONG_CODES_PER_MINUTE)
        self._all_wrong = RateLimiter(ALL_WRONG_CODES_PER_MINUTE / 60, ALL_WRONG_CODES_PER_MINUTE)

    async def show(self, table: str) -> tuple[str, int]:
        """Return the code of a table and when it expires; make a new one if there is none, or only for a short time."""
        now = self._now()
        known = await self._store.code_of(table, now + RENEWAL)
        if known is not None:
            return self._derive(known), known.expires
        for attempt in range(MAX_ATTEMPTS):
            made = JoinCode("", table, attempt, now + LIFETIME)
            code = self._derive(made)
            digest = self._keys.code_digest(code)
            if await self._store.add_code(JoinCode(digest, table, attempt, made.expires), now):
                return code, made.expires
        raise CommandError("unavailable", "no join code is free at the moment")

    async def redeem(self, text: str, address: str) -> str | None:
        """Return the table of a code; None if there is none. Raise CommandError if too many wrong codes were tried."""
        self._take_attempt(address)
        code = parse_code(text)
        found = await self._store.code_by_digest(self._keys.code_digest(code), self._now()) if code else None
        if found is None:
            return None
        self._wrong.give_back(address)
        self._all_wrong.give_back("")
        return found.table

    def _take_attempt(self, address: str) -> None:
        """Count a code as wrong until it turns out to be right: many may be tried at the same time."""
        clock = self._clock()
        if self._wrong.is_exhausted(address, clock) or self._all_wrong.is_exhausted("", clock):
            raise CommandError("too-many", "too many wrong codes; try again in a minute")
        self._wrong.take(address, clock)
        self._all_wrong.take("", clock)

    def _derive(self, made: JoinCode) -> str:
        number = self._keys.code_number(made.table, made.expires, made.attempt)
        symbols = []
        for _ in range(LENGTH):
            number, symbol = divmod(number, len(ALPHABET))
            symbols.append(ALPHABET[symbol])
        return "".join(symbols)
