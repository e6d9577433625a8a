"""Rate limits: token buckets, limiters that keep one per client, and what counts as one client."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

MAX_KEYS: Final = 10_000
"""Clients that a limiter remembers; beyond that it forgets the least recently seen."""
MAX_ADDRESSES: Final = 256
"""Addresses whose form as a client, or in the log, is remembered: those that are busy now."""


class TokenBucket:
    """At most `burst` tokens, refilled at `rate` per second. Times are seconds of any monotonic clock."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Take a token and return True, or return False if there is none."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def reserve(self, now: float) -> float:
        """Take a token, if need be one that is still to come, and return the seconds until it does."""
        self._fill(now)
        self._left -= 1
        return max(0.0, -self._left / self.rate)

    def give_back(self) -> None:
        """Give back a token that was taken."""
        self._left = min(self.burst, self._left + 1)

    def seconds_until_token(self, now: float) -> float:
        """Return the seconds until there is a token."""
        self._fill(now)
        return max(0.0, (1 - self._left) / self.rate)

    def is_full(self, now: float) -> bool:
        """Return whether the bucket is full, and so no different from a new one."""
        self._fill(now)
        return self._left >= self.burst

    def _fill(self, now: float) -> None:
        if self._at is not None:
            self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now


class RateLimiter:
    """A token bucket per client. Buckets that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, max_keys: int = MAX_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self.max_keys = max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float) -> float:
        """Take a token of a client and return 0, or return the seconds until there is one."""
        bucket = self._bucket(key, now)
        return 0.0 if bucket.take(now) else bucket.seconds_until_token(now)

    def reserve(self, key: str, now: float) -> float:
        """Take a token of a client, if need be one that is still to come, and return the seconds until it does."""
        return self._bucket(key, now).reserve(now)

    def _bucket(self, key: str, now: float) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._evict(now)
            bucket = self._buckets[key] = TokenBucket(self.rate, self.burst)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def give_back(self, key: str) -> None:
        """Give back a token that a client took."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.give_back()

    def is_exhausted(self, key: str, now: float) -> bool:
        """Return whether a client has no token left."""
        bucket = self._buckets.get(key)
        return bucket is not None and bucket.seconds_until_token(now) > 0

    def _evict(self, now: float) -> None:
        """Make room for a bucket: drop up to two full ones, and the least recently used one at the limit."""
        for _ in range(2):
            key = next(iter(self._buckets), None)
            if key is None or not (len(self._buckets) >= self.max_keys or self._buckets[key].is_full(now)):
                return
            del self._buckets[key]


class ConcurrencyLimiter:
    """A maximum of simultaneous users per client."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._users: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._users)

    @contextmanager
    def enter(self, key: str) -> Iterator[bool]:
        """Count a user until the end of the block; yield False if there are too many already."""
        if not self.acquire(key):
            yield False
            return
        try:
            yield True
        finally:
            self.release(key)

    def acquire(self, key: str) -> bool:
        """Count a user and return True, or return False if there are too many already."""
        users = self._users.get(key, 0)
        if users >= self.limit:
            return False
        self._users[key] = users + 1
        return True

    def release(self, key: str) -> None:
        """Stop counting a user."""
        self._users[key] -= 1
        if not self._users[key]:
            del self._users[key]


@lru_cache(MAX_ADDRESSES)
def client_key(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or an IPv6 /64, as providers assign them."""
    ip = parse_ip(address)
    if isinstance(ip, IPv6Address):
        return str(ip_network((ip, 64), strict=False))
    return address if ip is None else str(ip)


@lru_cache(MAX_ADDRESSES)
def anonymise_address(address: str) -> str:
    """Return an address in the form that may be logged: its /24 or /48 network."""
    ip = parse_ip(address)
    if ip is None:
        return "unknown"
    return str(ip_network((ip, 24 if ip.version == 4 else 48), strict=False))


def parse_ip(text: str) -> IPv4Address | IPv6Address | None:
    """Parse an IP address, converting IPv4-mapped IPv6 to IPv4; return None if it is not one."""
    try:
        ip = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, IPv6Address) else ip
