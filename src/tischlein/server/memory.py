"""Memory that malloc keeps: what a process no longer uses goes back to the system, so its size stays the same."""

from __future__ import annotations

import asyncio
import ctypes
from typing import Final

TRIM_SECONDS: Final = 30.0
LARGE: Final = 128 * 1024
"""Blocks from this size on are taken from the system one by one, and given back when they are freed."""
ARENAS: Final = 1

# The numbers of these options in the malloc.h of glibc.
_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8


def limit_malloc() -> None:
    """Let malloc keep little; do nothing with another C library than glibc.

    By itself, glibc has a heap for each thread, and whenever a large block is freed, it takes larger ones from a heap
    as well, up to 32 MiB: these leave gaps behind.
    """
    mallopt = _find("mallopt")
    if mallopt is not None:
        for option, value in ((_ARENA_MAX, ARENAS), (_MMAP_THRESHOLD, LARGE), (_TRIM_THRESHOLD, LARGE)):
            mallopt(option, value)


def trim_malloc() -> None:
    """Give the gaps in the heap back to the system."""
    malloc_trim = _find("malloc_trim")
    if malloc_trim is not None:
        malloc_trim(0)


async def keep_trimming() -> None:
    """Give memory back for ever, in a thread."""
    while True:
        await asyncio.sleep(TRIM_SECONDS)
        await asyncio.to_thread(trim_malloc)


def _find(name: str) -> ctypes._NamedFuncPointer | None:
    """Return a function of glibc; None where there is none."""
    try:
        found: ctypes._NamedFuncPointer = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):  # a C library without it; Windows has no library without a name
        return None
    return found
