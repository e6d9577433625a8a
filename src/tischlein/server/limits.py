"""How much one client or address may ask for: token buckets, and books of them that forget who is gone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

MAX_KEYS: Final = 10_000
"""Addresses that a book remembers; if more come, it forgets whoever was silent longest."""


class TokenBucket:
    """Holds `burst` tokens at most and gains `rate` a second. Times are seconds of any clock that only goes on."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def seconds_until_token(self, now: float) -> float:
        """Seconds until there is a token."""
        self._fill(now)
        return max(0.0, (1 - self._left) / self.rate)

    def is_full(self, now: float) -> bool:
        """Nothing was taken for so long that a new bucket would be the same."""
        self._fill(now)
        return self._left >= self.burst

    def _fill(self, now: float) -> None:
        if self._at is not None:
            self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now


class RateLimiter:
    """A bucket for each key; places that were silent long enough are forgotten."""

    def __init__(self, rate: float, burst: float, max_keys: int = MAX_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self.max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> float:
        """Take a token of a key: 0, or the seconds until there is one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            self._tidy(now)
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
        else:
            self._buckets.move_to_end(key)
        return 0.0 if bucket.take(now) else bucket.seconds_until_token(now)

    def is_exhausted(self, key: str, now: float) -> bool:
        """A key has no token left."""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.seconds_until_token(now) > 0

    def _tidy(self, now: float) -> None:
        """Make room for one: two idle places go for each that comes, and the most silent one if the book is full."""
        for _ in range(2):
            key = next(iter(self._buckets), None)
            if key is None or not (len(self._buckets) >= self.max_keys or self._buckets[key].is_full(now)):
                return
            del self._buckets[key]


class ConcurrencyLimiter:
    """How many are here at the same time from each key."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._here: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._here)

    @contextmanager
    def enter(self, key: str) -> Iterator[bool]:
        """Come in, and go at the end; False if too many are here already."""
        here = self._here.get(key, 0)
        if here >= self.limit:
            yield False
            return
        self._here[key] = here + 1
        try:
            yield True
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]


@lru_cache(4096)
def client_key(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 customer is given."""
    ip = parse_ip(address)
    if isinstance(ip, IPv6Address):
        return str(ip_network((ip, 64), strict=False))
    return address if ip is None else str(ip)


@lru_cache(4096)
def anonymise_address(address: str) -> str:
    """An address as it may stand in a log: the /24 or /48 that it belongs to."""
    ip = parse_ip(address)
    if ip is None:
        return "unknown"
    return str(ip_network((ip, 24 if ip.version == 4 else 48), strict=False))


def parse_ip(text: str) -> IPv4Address | IPv6Address | None:
    """An IP address; one of IPv4 that is written as IPv6 is the same address. None if it is no address."""
    try:
        ip = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, IPv6Address) else ip
