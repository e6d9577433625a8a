"""Summary of a simulation: length, wins and scores, with 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from tischlein.core.playout import SimulationTotals
from tischlein.data.simulation import SimulationSpec

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 95 % interval; None if there are too few games."""

    mean: float | None
    margin: float | None


@dataclass(frozen=True)
class SeatSummary:
    """Results of one seat in the games that ended."""

    seat: int
    wins: float
    win_rate: float | None
    win_interval: tuple[float, float] | None
    mean_place: float | None
    score: Mean


@dataclass(frozen=True)
class SimulationSummary:
    """Results of a simulation."""

    game: str
    seats: int
    games: int
    seed: int
    play: str
    limit: int
    options: dict[str, Any]
    truncated: int
    length: Mean
    shortest: int
    longest: int
    by_seat: list[SeatSummary]
    games_per_second: float


def summarize(spec: SimulationSpec, totals: SimulationTotals, speed: float) -> SimulationSummary:
    return SimulationSummary(
        game=spec.game,
        seats=spec.seats,
        games=int(totals.games),
        seed=spec.seed,
        play=spec.play,
        limit=spec.limit,
        options=spec.options,
        truncated=int(totals.truncated),
        length=_mean(int(totals.moves), int(totals.squared_moves), int(totals.games)),
        shortest=int(totals.shortest),
        longest=int(totals.longest),
        by_seat=[_seat(totals, seat) for seat in range(spec.seats)],
        games_per_second=speed,
    )


def _seat(totals: SimulationTotals, seat: int) -> SeatSummary:
    n = int(totals.games - totals.truncated)
    wins = totals.wins[seat]
    return SeatSummary(
        seat=seat,
        wins=wins,
        win_rate=wins / n if n else None,
        win_interval=wilson(wins, n) if n else None,
        mean_place=totals.places[seat] / n if n else None,
        score=_mean(totals.scores[seat], totals.squared_scores[seat], n),
    )


def _mean(total: int, squares: int, n: int) -> Mean:
    if n == 0:
        return Mean(None, None)
    if n == 1:
        return Mean(float(total), None)
    # Integers up to the last step: the difference of two large floats would be noise.
    variance = (squares * n - total * total) / (n * (n - 1))
    return Mean(total / n, Z * math.sqrt(variance / n))


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate, which stays within 0 and 1."""
    rate, spread = wins / n, Z * Z / n
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * math.sqrt(rate * (1 - rate) / n + spread / (4 * n)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
