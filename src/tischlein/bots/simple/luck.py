"""Chance, as bots use it."""

from __future__ import annotations

from tischlein.core.rng import Rng


def any_of(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def one_in(n: int, rng: Rng) -> bool:
    return rng.below(n) == 0
