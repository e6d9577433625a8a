"""The moves of the seat that searches, in a race: all that are still in it are tried in the same samples.

Luck is the same for all moves of a sample, so what a move is worth is counted as its difference from the mean of the
others in the race; that says more than its value, in which the luck of the deal is the larger part.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

DOUBT: Final = 2.0
"""A move leaves the race when it is behind by so many standard errors."""
MIN_SAMPLES: Final = 12
"""Samples before any move may leave."""
TRUST: Final = 8.0
"""What the policy thinks counts like so many samples."""
WORTH: Final = 0.03
"""The value of a move that the policy thinks clearly better by one."""
MAX_WORTH: Final = 4.0


class Race:
    """By move: whether it is still in, samples, differences, their squares, values, places and wins."""

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
        """The values of the sample that is being tried."""

    def is_decided(self) -> bool:
        return self.left == 1

    def end_sample(self) -> None:
        """All moves in the race have their `latest` value."""
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
        """How far a move is ahead of the mean, as far as one can tell."""
        return (self.ahead[i] + TRUST * self.prior[i]) / (self.samples[i] + TRUST)

    def _variance(self, i: i64) -> float:
        """The square of the standard error of a standing."""
        n = self.samples[i]
        mean = self.ahead[i] / n
        return max(0.0, self.squares[i] / n - mean * mean) / n

    def best(self) -> i64:
        """The index of the move that is ahead; of equal ones, the first."""
        best: i64 = -1
        i: i64 = 0
        while i < self.size:
            if self.running[i] == 1 and (best < 0 or self.lead(i) > self.lead(best)):
                best = i
            i += 1
        return best

    def ranking(self) -> list[int]:
        """The indices of all moves that were tried: those longest in the race first, then by how they stand."""
        tried = [i for i in range(self.size) if self.samples[i] > 0.0]
        return sorted(tried, key=lambda i: (-self.running[i], -self.samples[i], -self.lead(i)))
