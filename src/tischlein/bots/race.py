"""A race between the moves at the root of a search: all that are still in it are tried in the same samples.

Luck is the same for all moves of a sample, so the race compares their differences from the mean of the moves in it.
These say more than the values themselves, which depend mostly on the luck of the deal.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOUBT: Final = 2.0
"""A move leaves the race when it is behind by this number of standard errors."""
MIN_SAMPLES: Final = 12
"""Samples before any move may leave."""
TRUST: Final = 8.0
"""The weight of the policy, in samples."""
WORTH: Final = 0.03
"""The prior value of a move that the policy rates one higher."""
MAX_WORTH: Final = 4.0


class Race:
    """By move: whether it is running, samples, sums of differences and of their squares, places and wins."""

    def __init__(self, moves: list[int], worth: list[float]) -> None:
        size = len(moves)
        self.size: Final[i64] = size
        self.moves: Final = vec[i64](moves)
        self.prior: Final = vec[float]([WORTH * max(each - max(worth), -MAX_WORTH) for each in worth])
        self.doubt = DOUBT
        self.running: Final = vec[i64]([1] * size)
        self.left: i64 = size
        self.samples: Final = vec[float]([0.0] * size)
        self.ahead: Final = vec[float]([0.0] * size)
        self.squares: Final = vec[float]([0.0] * size)
        self.places: Final = vec[float]([0.0] * size)
        self.wins: Final = vec[float]([0.0] * size)
        self.latest: Final = vec[float]([0.0] * size)
        """The values in the current sample."""

    def is_decided(self) -> bool:
        return self.left == 1

    def end_sample(self) -> None:
        """Count the current sample, after all moves in the race got their `latest` value."""
        total = 0.0
        i: i64 = 0
        while i < self.size:
            if self.running[i] == 1:
                total += self.latest[i]
            i += 1
        mean = total / float(self.left)
        i = 0
        while i < self.size:
            if self.running[i] == 1:
                difference = self.latest[i] - mean
                self.samples[i] += 1.0
                self.ahead[i] += difference
                self.squares[i] += difference * difference
            i += 1
        self._drop()

    def _drop(self) -> None:
        best = self.best()
        if self.samples[best] < MIN_SAMPLES:
            return
        i: i64 = 0
        while i < self.size:
            if self.running[i] == 1 and i != best:
                doubt = self.doubt * math.sqrt(self._variance(best) + self._variance(i))
                if self.lead(best) - self.lead(i) > doubt:
                    self.running[i] = 0
                    self.left -= 1
            i += 1

    def lead(self, i: i64) -> float:
        """Return the estimate of how far a move is ahead of the mean."""
        return (self.ahead[i] + TRUST * self.prior[i]) / (self.samples[i] + TRUST)

    def _variance(self, i: i64) -> float:
        """Return the squared standard error of a lead."""
        n = self.samples[i]
        mean = self.ahead[i] / n
        return max(0.0, self.squares[i] / n - mean * mean) / n

    def best(self) -> i64:
        """Return the index of the move that is ahead; of equal ones, the first."""
        best: i64 = -1
        i: i64 = 0
        while i < self.size:
            if self.running[i] == 1 and (best < 0 or self.lead(i) > self.lead(best)):
                best = i
            i += 1
        return best

    def ranking(self) -> list[int]:
        """Return the indices of all moves that were tried: those longest in the race first, then by their lead."""
        tried = [i for i in range(self.size) if self.samples[i] > 0.0]
        return sorted(tried, key=lambda i: (-self.running[i], -self.samples[i], -self.lead(i)))
