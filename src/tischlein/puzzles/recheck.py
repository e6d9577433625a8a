"""Whether puzzles still hold, with the rules and computer players of today."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from tischlein.core.bits import has
from tischlein.core.errors import TischleinError
from tischlein.games.registry import game_info
from tischlein.puzzles.mining import proof_seed
from tischlein.puzzles.proof import DEEP, prove_twice
from tischlein.puzzles.puzzle import Puzzle
from tischlein.puzzles.puzzle_file import PuzzleCollection
from tischlein.review.effort import Pass

Fault = Literal["position", "moves", "best"]
"""The rules do not lead to the position; its moves are not the legal ones; another move, or none, is best."""


@dataclass(frozen=True)
class CheckedPuzzle:
    """A puzzle by its number, and what is wrong with it."""

    number: int
    fault: Fault | None


@dataclass(frozen=True)
class PuzzleChecker:
    """Checks the puzzles of a collection by number, in any process."""

    collection: PuzzleCollection = field(hash=False)

    def __call__(self, number: int) -> CheckedPuzzle:
        header = self.collection.header
        if header.edition != game_info(header.game).edition:
            return CheckedPuzzle(number, "position")
        return CheckedPuzzle(number, find_fault(header.game, header.options, self.collection.puzzles[number - 1]))

    def describe_failure(self, number: int, how: str) -> str:
        return f"puzzle {number} {how}"


def find_fault(game: str, options: dict[str, Any], puzzle: Puzzle, passes: Sequence[Pass] = DEEP) -> Fault | None:
    """Return what is wrong with a puzzle, by the samples with which it was found."""
    try:
        table = puzzle.set_up(game, options)
    except TischleinError:
        return "position"
    if not has(table.state.must, puzzle.seat):
        return "position"
    if set(table.moves(puzzle.seat)) != puzzle.legal:
        return "moves"
    proof = prove_twice(table.insight(puzzle.seat), proof_seed(puzzle.seed, len(puzzle.moves)), passes)
    return None if proof is not None and proof.best_notation == puzzle.best else "best"
