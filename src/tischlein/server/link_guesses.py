"""Wrong links by address, over sockets and HTTP together: a client that guesses keys is turned away unread."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tischlein.server.limits import RateLimiter

WRONG_LINKS_PER_MINUTE: Final = 20
"""Links to nowhere that one address may try in a minute."""


class LinkGuesses:
    """Counts wrong links. An address is a `limits.client_key`; `clock` is in seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong = RateLimiter(WRONG_LINKS_PER_MINUTE / 60, WRONG_LINKS_PER_MINUTE)

    def count(self, address: str) -> None:
        """Count a wrong link."""
        self._wrong.take(address, self._clock())

    def is_blocked(self, address: str) -> bool:
        """Return whether an address has tried too many."""
        return self._wrong.is_exhausted(address, self._clock())
