"""Rules of XXL that begin with what the printed rules say, and how many marks come after it."""

from __future__ import annotations

PRINTED = {
    "xxl.2.2": 1,
    "xxl.2.3": 0,
    "xxl.3.3": 0,
    "xxl.3.7": 0,
    "xxl.4.1": 0,
    "xxl.4.3": 0,
    "xxl.4.8": 1,
    "xxl.5.2": 1,
    "xxl.6.3": 1,
    "xxl.8.6": 1,
    "xxl.9.4": 1,
}
