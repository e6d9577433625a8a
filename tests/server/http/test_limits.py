"""Token buckets, and books of them that stay small."""

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


def test_a_clock_that_goes_back_gives_nothing() -> None:
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


def test_places_do_not_share_a_bucket() -> None:
    book = RateLimiter(rate=1, burst=1)
    assert book.take("a", 0.0) == 0
    assert book.take("b", 0.0) == 0
    assert book.take("a", 0.0) == pytest.approx(1.0)


def test_a_book_forgets_who_was_silent_and_nobody_else() -> None:
    book = RateLimiter(rate=1, burst=2)
    for number in range(50):
        book.take(f"once {number}", 0.0)
    assert book.take("busy", 0.0) == 0
    assert book.take("busy", 0.0) == 0
    for second in range(1, 60):
        book.take(f"later {second}", float(second))
        book.take("busy", float(second))
        assert book.take("busy", float(second)) > 0
    assert len(book) < 10


def test_a_book_stays_small_however_many_come() -> None:
    book = RateLimiter(rate=1, burst=5)
    for number in range(3 * MAX_KEYS):
        book.take(str(number), 0.0)
        assert len(book) <= MAX_KEYS


def test_a_crowd_counts_who_is_here() -> None:
    crowd = ConcurrencyLimiter(limit=2)
    with crowd.enter("a") as first, crowd.enter("a") as second:
        assert first
        assert second
        with crowd.enter("a") as third, crowd.enter("b") as other:
            assert not third
            assert other
    with crowd.enter("a") as again:
        assert again
    assert len(crowd) == 0


@pytest.mark.parametrize(
    ("address", "place", "blur"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.0/24"),
        ("unix", "unix", "unknown"),
    ],
)
def test_places(address: str, place: str, blur: str) -> None:
    assert client_key(address) == place
    assert anonymise_address(address) == blur
