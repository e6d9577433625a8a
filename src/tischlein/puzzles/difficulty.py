"""How hard a move is to find: how often the computer players find it that know what the seat knows."""

from __future__ import annotations

from typing import Final

from tischlein.bots.levels import LEVELS
from tischlein.bots.players import Bot, GreedyBot
from tischlein.bots.search_bot import Level, SearchBot
from tischlein.core.insight import Insight
from tischlein.puzzles.proof import to_seed
from tischlein.puzzles.puzzle import GRADERS, Difficulty

TRIES: Final = 12
"""Attempts of each grader, each with its own seed."""
FOUND: Final = 8
"""A grader finds a move that it finds in this number of attempts. `easy` makes a random move in every fourth one."""
AT_FIRST_SIGHT: Final = 6
"""A move is trivial that is found more often than this without thinking ahead."""
PATIENCE: Final = 3600.0
"""Seconds for a move. The clock must not decide, so that equal seeds think alike on every machine."""


def patient_bot(level: str, seed: int) -> Bot:
    """Return a computer player of a level that never runs out of time."""
    known = LEVELS[level]
    return SearchBot(Level(known.simulations, known.mistakes, known.careless, PATIENCE), seed)


def is_trivial(insight: Insight, move: str, seed: str) -> bool:
    """Return whether a move is found at first sight: by the computer player that does not think ahead."""
    finds = sum(GreedyBot(to_seed(f"{seed}|greedy|{number}")).choose(insight) == move for number in range(TRIES))
    return finds > AT_FIRST_SIGHT


def find_rates(insight: Insight, move: str, seed: str) -> tuple[int, int, int]:
    """Return how many attempts of each grader find a move."""
    easy, medium, hard = (_count_finds(insight, move, level, seed) for level in GRADERS)
    return easy, medium, hard


def grade(found_by: tuple[int, int, int]) -> Difficulty:
    """Return the difficulty of a move: the weakest level that finds it; `hard` if even that does not."""
    return next((level for level, found in zip(GRADERS, found_by, strict=True) if found >= FOUND), "hard")


def _count_finds(insight: Insight, move: str, level: str, seed: str) -> int:
    seeds = (to_seed(f"{seed}|{level}|{number}") for number in range(TRIES))
    return sum(patient_bot(level, one).choose(insight) == move for one in seeds)
