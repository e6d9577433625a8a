"""Token buckets, and limiters that stay small."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tischlein.server.limits import (
    MAX_KEYS,
    ConcurrencyLimiter,
    RateLimiter,
    TokenBucket,
    anonymise_address,
    client_key,
)


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate() -> None:
    bucket = TokenBucket(rate=2, burst=3)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.seconds_until_token(10.0) == pytest.approx(0.5)
    assert not bucket.take(10.4)
    assert bucket.take(10.5)
    assert not bucket.take(10.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_goes_back_adds_no_tokens() -> None:
    bucket = TokenBucket(rate=1, burst=1)
    assert bucket.take(100.0)
    assert not bucket.take(50.0)


@given(st.lists(st.floats(0, 5), max_size=60))
def test_never_more_than_burst_and_rate_allow(pauses: list[float]) -> None:
    bucket, now, taken = TokenBucket(rate=3, burst=5), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
    assert taken <= 5 + 3 * now + 1e-6


def test_clients_do_not_share_a_bucket() -> None:
    limiter = RateLimiter(rate=1, burst=1)
    assert limiter.take("a", 0.0) == 0
    assert limiter.take("b", 0.0) == 0
    assert limiter.take("a", 0.0) == pytest.approx(1.0)


def test_a_limiter_forgets_idle_clients_only() -> None:
    limiter = RateLimiter(rate=1, burst=2)
    for number in range(50):
        limiter.take(f"once {number}", 0.0)
    assert limiter.take("busy", 0.0) == 0
    assert limiter.take("busy", 0.0) == 0
    for second in range(1, 60):
        limiter.take(f"later {second}", float(second))
        limiter.take("busy", float(second))
        assert limiter.take("busy", float(second)) > 0
    assert len(limiter) < 10


def test_a_limiter_stays_small_with_any_number_of_clients() -> None:
    limiter = RateLimiter(rate=1, burst=5)
    for number in range(3 * MAX_KEYS):
        limiter.take(str(number), 0.0)
        assert len(limiter) <= MAX_KEYS


def test_a_concurrency_limiter_counts_current_users() -> None:
    limiter = ConcurrencyLimiter(limit=2)
    with limiter.enter("a") as first, limiter.enter("a") as second:
        assert first
        assert second
        with limiter.enter("a") as third, limiter.enter("b") as other:
            assert not third
            assert other
    with limiter.enter("a") as again:
        assert again
    assert len(limiter) == 0


@pytest.mark.parametrize(
    ("address", "key", "logged"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("unix", "unix", "unknown"),
    ],
)
def test_client_keys_and_logged_addresses(address: str, key: str, logged: str) -> None:
    assert client_key(address) == key
    assert anonymise_address(address) == logged
