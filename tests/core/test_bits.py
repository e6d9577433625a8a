"""Sets of small numbers as bits."""

from __future__ import annotations

from tischlein.core.bits import bit, count, has, members


def test_a_set_is_what_was_put_in() -> None:
    for numbers in ([], [0], [0, 1, 3], [30, 31, 32], [54], list(range(63))):
        mask = sum(bit(k) for k in numbers)
        assert members(mask) == numbers
        assert count(mask) == len(numbers)
        assert [k for k in range(63) if has(mask, k)] == numbers
