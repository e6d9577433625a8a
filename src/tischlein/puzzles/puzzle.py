"""What a puzzle is, and how its position is set up again."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tischlein.review.results import MoveValue
from tischlein.table.table import Table

PLAYERS: Final = "hard"
"""The level of the computer players in whose games puzzles are found."""
Difficulty = Literal["easy", "medium", "hard"]
GRADERS: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard")
"""The computer players that grade a puzzle. A difficulty has the name of the weakest one that finds the move."""

SIMILAR: Final = 0.75


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A position in which one move of a seat that has to act is best beyond doubt.

    origin    the number of the game in which it was found
    seed      the seed of the deal
    moves     the moves up to the position: (seat, notation)
    values    all legal moves, best first: (notation, chance to win, how far behind the best, standard error of that)
    reason    the key of a message: what speaks for the best move
    found_by  how many of `difficulty.TRIES` attempts of each grader found the best move
    """

    origin: int
    seats: int
    seed: str
    moves: list[tuple[int, str]]
    seat: int
    values: list[tuple[str, float, float, float]]
    reason: str
    difficulty: Difficulty
    found_by: tuple[int, int, int]

    @property
    def best(self) -> str:
        """The move that has to be found."""
        return self.values[0][0]

    @property
    def legal(self) -> set[str]:
        return {move for move, _, _, _ in self.values}

    def move_values(self) -> list[MoveValue]:
        """Return all legal moves as a review has them, best first."""
        return [MoveValue(move, chance, behind, error) for move, chance, behind, error in self.values]

    def set_up(self, game: str, options: dict[str, Any]) -> Table:
        """Return a table in the position; a TischleinError says that the rules do not lead to it."""
        table = Table(game, self.seats, self.seed, options)
        for seat, move in self.moves:
            table.make(seat, move)
        return table

    def resembles(self, other: Puzzle) -> bool:
        """Return whether both ask for the same move among nearly the same moves."""
        shared = len(self.legal & other.legal)
        return self.best == other.best and shared >= SIMILAR * len(self.legal | other.legal)
