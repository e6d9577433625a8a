"""Sets of small numbers as the bits of an i64."""

from __future__ import annotations

from mypy_extensions import i64


def bit(k: i64) -> i64:
    """Return the set {k}. mypyc 2.4.1 compiles a constant left side of `<<` as a 32-bit number, hence the detour."""
    return ((k & 0) | 1) << k


def has(mask: i64, k: i64) -> bool:
    return (mask >> k) & 1 == 1


def count(mask: i64) -> i64:
    """Return the number of members of the set."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 127


def members(mask: i64) -> list[int]:
    """Return the members of the set in ascending order; too slow for hot loops."""
    found: list[int] = []
    k: i64 = 0
    while k < 63:
        if has(mask, k):
            found.append(int(k))
        k += 1
    return found
