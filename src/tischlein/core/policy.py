"""What a sensible person thinks of the moves of a game: the greedy player, and the guide of the search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State

NEVER: Final = -1000.0
"""The worth of a move that no sensible person makes while there is another one; the search leaves it out."""

LET_PASS: Final = -1
"""Instead of a move: an open window is not used."""


def best_of(moves: MoveList, worth: vec[float], rng: Rng) -> i64:
    """The move worth most; of several, any."""
    best: i64 = 0
    alike: i64 = 1
    i: i64 = 1
    while i < moves.size:
        if worth[i] > worth[best]:
            best = i
            alike = 1
        elif worth[i] == worth[best]:
            alike += 1
            if rng.below(alike) == 0:
                best = i
        i += 1
    return moves.at(best)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Of a state a policy may read what the seat can see: its hand, and what lies open. A contract test says so.

    spread   how many points make a clear difference at the end of a game
    guides_playouts   the rest of a simulated game is played by this policy; else, purposeful moves at random do better
    """

    def __init__(self, spread: float = 10.0, guides_playouts: bool = True) -> None:
        self.spread: Final = spread
        self.guides_playouts: Final = guides_playouts

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        """Set `worth[i]` of each of the seat's legal moves: one more is clearly better, three more beyond doubt."""
        i: i64 = 0
        while i < moves.size:
            worth[i] = 0.0
            i += 1

    def window(self, state: State, seat: i64) -> i64:
        """The move of a seat that may act out of turn, or LET_PASS."""
        return LET_PASS

    def careless(self, move: i64) -> i64:
        """The same move as somebody makes it who forgets what one should not forget."""
        return move

    def reason(self, state: State, seat: i64, move: i64) -> str:
        """What speaks for a move, as the end of the id of a sentence: `reason-…`. The first that holds."""
        return "best"
