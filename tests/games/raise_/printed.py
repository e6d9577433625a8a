"""Rules of Raise that begin with what the printed rules say, and how many marks come after it."""

from __future__ import annotations

PRINTED = {
    "raise.2.3": 0,
    "raise.4.6": 0,
    "raise.5.3": 1,
}
