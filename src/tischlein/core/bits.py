"""Sets of small numbers as the bits of an i64."""

from __future__ import annotations

from mypy_extensions import i64


def bit(k: i64) -> i64:
    """The set {k}. mypyc 2.4.1 takes a constant left side of `<<` for a 32-bit number, hence the detour."""
    return ((k & 0) | 1) << k


def has(mask: i64, k: i64) -> bool:
    return (mask >> k) & 1 == 1


def members(mask: i64) -> list[int]:
    """The numbers in the set, ascending; for people and tests, not for hot loops."""
    found: list[int] = []
    k: i64 = 0
    while k < 63:
        if has(mask, k):
            found.append(int(k))
        k += 1
    return found
