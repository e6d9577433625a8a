"""Seating: every player sits on every seat equally often."""

from __future__ import annotations

import math

from tischlein.core.rng import Rng

Lineup = tuple[str, ...]


def lineups(bots: list[str], seats: int) -> list[Lineup]:
    """Repeat the players, cut them into tables, and return all rotations of each table without duplicates."""
    row = bots * (math.lcm(len(bots), seats) // len(bots))
    tables = [row[start : start + seats] for start in range(0, len(row), seats)]
    turned = [(*table[by:], *table[:by]) for table in tables for by in range(seats)]
    return list(dict.fromkeys(turned))


def shuffle(bots: list[str], rng: Rng) -> list[str]:
    """Return the players in random order. With a new order for each deal, all of them meet, even if there are more
    players than seats, and nobody always sits to the left of the same opponent."""
    order = bots[:]
    for last in range(len(order) - 1, 0, -1):
        pick = int(rng.below(last + 1))
        order[last], order[pick] = order[pick], order[last]
    return order
