"""How much work a review is: passes over all events of a game, each with more samples than the one before."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tischlein.review.errors import ReviewError

MIN_SAMPLES: Final = 20
MIN_TRIES: Final = 4


@dataclass(frozen=True)
class Pass:
    """A pass over all events.

    finalists  the moves of a decision that are tried, besides the one that was made; 0: all legal ones
    samples    how often each of them is tried; in the first pass, how many playouts all moves share
    truth      how often the real cards are played out
    series     how often a series is played out from the end of each of its games
    least      in the first pass, how often each move is tried at least, however many there are
    work       about how much work all playouts may be together (`workload.py`): a long game gets fewer samples
    """

    finalists: int
    samples: int
    truth: int
    series: int
    least: int = 8
    work: int = 10**12

    def samples_for(self, moves: int) -> int:
        """Return how often each of some moves is tried."""
        return self.samples if self.finalists else max(self.least, self.samples // moves)

    def scaled(self, share: float) -> Pass:
        """Return the pass with a share of its samples, but enough of them to say something."""
        if share >= 1:
            return self
        return replace(
            self,
            samples=max(MIN_SAMPLES, int(self.samples * share)),
            truth=max(MIN_SAMPLES, int(self.truth * share)),
            series=max(MIN_SAMPLES, int(self.series * share)),
            least=max(MIN_TRIES, int(self.least * share)),
        )


MILLION: Final = 10**6
_FIRST: Final = Pass(0, 300, 60, 40, work=14 * MILLION)
_QUICK: Final = (_FIRST, Pass(8, 60, 100, 60, work=40 * MILLION), Pass(4, 100, 100, 100, work=40 * MILLION))
_NORMAL: Final = (
    *_QUICK,
    Pass(4, 300, 300, 200, work=110 * MILLION),
    Pass(4, 600, 500, 400, work=220 * MILLION),
)
EFFORTS: Final[dict[str, tuple[Pass, ...]]] = {
    "quick": _QUICK,
    "normal": _NORMAL,
    "deep": (
        *_NORMAL,
        Pass(4, 2000, 1500, 800, work=750 * MILLION),
        Pass(4, 5000, 3000, 1600, work=1800 * MILLION),
    ),
}


def passes_of(effort: str) -> tuple[Pass, ...]:
    """Return the passes of an effort; raise ReviewError if there is none of that name."""
    if effort not in EFFORTS:
        raise ReviewError(f"there is no effort {str(effort)[:40]!r}; there are {', '.join(EFFORTS)}")
    return EFFORTS[effort]
