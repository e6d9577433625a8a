"""Policies: the preferences of an experienced player, for the greedy player and for the search."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State

NEVER: Final = -1000.0
"""The worth of a move that no sensible player makes if there is another one; the search skips it."""

LET_PASS: Final = -1
"""Returned instead of a move: let an open window pass."""


def best_of(moves: MoveList, worth: vec[float], rng: Rng) -> i64:
    """Return the move with the highest worth; a random one of several."""
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
    """Preferences for moves. A policy may read only what the seat can see: its hand and open cards (contract-tested).

    spread   the number of points that make a clear difference at the end of a game
    guides_playouts  it plays the rest of a simulated game; otherwise random purposeful moves do
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
        """Return the move of a seat that may act out of turn, or LET_PASS."""
        return LET_PASS

    def careless(self, move: i64) -> i64:
        """Return the move without what a careless player forgets, such as a call."""
        return move

    def reason(self, state: State, seat: i64, move: i64) -> str:
        """Return the first reason that speaks for a move, as the end of a message key: `reason-…`."""
        return "best"
