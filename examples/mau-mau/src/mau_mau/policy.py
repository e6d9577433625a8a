"""What a sensible player of Mau-Mau prefers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mau_mau.rules import PLAYS
from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy


class MauMauPolicy(Policy):
    """Gets rid of points, keeps jacks, names the suit it holds most of, and does not forget to say "Mau"."""

    def weigh(self, state: Any, seat: i64, moves: MoveList, worth: Any) -> None:
        suits = [card[0] for card in state.hand(seat)]
        for i in range(moves.size):
            move = moves.at(i)
            if move >= state.draw_move():
                worth[i] = 0.0
                continue
            named = state.named_by(move)
            points = state.worth(state.card_of(move))
            worth[i] = 0.5 + 0.1 * suits.count(named) if named else 1.0 + points / 10
            if state.is_called(move):
                worth[i] += 1.0

    def careless(self, move: i64) -> i64:
        return move - PLAYS if PLAYS <= move < 2 * PLAYS else move

    def reason(self, state: Any, seat: i64, move: i64) -> str:
        if move >= state.draw_move():
            return "best"
        if state.is_called(move):
            return "mau-mau-say"
        return "mau-mau-suit" if state.named_by(move) else "best"
