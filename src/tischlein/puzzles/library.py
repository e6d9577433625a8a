"""The puzzles that are part of the package: a file for each game that has any."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from tischlein.games.registry import games
from tischlein.puzzles.errors import PuzzleError
from tischlein.puzzles.puzzle import Puzzle
from tischlein.puzzles.puzzle_file import PuzzleCollection, read_collection

_DATA: Final = files("tischlein.puzzles") / "data"


@cache
def puzzle_games() -> list[str]:
    """Return the games that have puzzles. Those of a series are the puzzles of its games."""
    return [game for game in games() if (_DATA / f"{game}.jsonl").is_file()]


@cache
def load_puzzles(game: str) -> PuzzleCollection:
    """Return the puzzles of a game; raise PuzzleError if it has none."""
    if game not in puzzle_games():
        raise PuzzleError(f"there are no puzzles of {game[:40]!r}; there are some of {', '.join(puzzle_games())}")
    return read_collection((_DATA / f"{game}.jsonl").read_bytes(), f"{game}.jsonl")


def find_puzzle(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number, which counts from 1; raise PuzzleError if there is none."""
    puzzles = load_puzzles(game).puzzles
    if not 1 <= number <= len(puzzles):
        raise PuzzleError(f"{game} has no puzzle {number}; its puzzles are 1 to {len(puzzles)}")
    return puzzles[number - 1]
