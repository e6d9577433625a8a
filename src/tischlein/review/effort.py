"""How much work a review is: passes over all events of a game, each with more samples than the one before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.review.errors import ReviewError


@dataclass(frozen=True)
class Pass:
    """A pass over all events.

    finalists  the moves of a decision that are tried, besides the one that was made; 0: all legal ones
    samples    how often each of them is tried; in the first pass, how many playouts all moves share
    truth      how often the real cards are played out
    series     how often a series is played out from the end of each of its games
    least      in the first pass, how often each move is tried at least, however many there are
    """

    finalists: int
    samples: int
    truth: int
    series: int
    least: int = 8


_FIRST: Final = Pass(0, 300, 60, 40)
_QUICK: Final = (_FIRST, Pass(8, 60, 100, 60), Pass(4, 100, 100, 100))
_NORMAL: Final = (*_QUICK, Pass(4, 300, 300, 200), Pass(4, 600, 500, 400))
EFFORTS: Final[dict[str, tuple[Pass, ...]]] = {
    "quick": _QUICK,
    "normal": _NORMAL,
    "deep": (*_NORMAL, Pass(4, 2000, 1500, 800), Pass(4, 5000, 3000, 1600)),
}


def passes_of(effort: str) -> tuple[Pass, ...]:
    """Return the passes of an effort; raise ReviewError if there is none of that name."""
    if effort not in EFFORTS:
        raise ReviewError(f"there is no effort {str(effort)[:40]!r}; there are {', '.join(EFFORTS)}")
    return EFFORTS[effort]
