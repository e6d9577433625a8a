"""The match: rounds of UNO until a player has 500 points (chapter 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.rng import Rng
from tischlein.core.series import Series
from tischlein.core.state import State, places_from_scores
from tischlein.games.uno.round import Uno, new_round, undealt_round

GOAL: Final = 500


class UnoMatch(Series):
    """A match; `round` is the current round, whose rules apply to all."""

    def __init__(self, first: Uno) -> None:
        super().__init__(first.seats, first.rng)
        self.round = first

    def clone(self) -> UnoMatch:
        twin = UnoMatch(self.round.clone())
        self.copy_to(twin)
        return twin

    def game(self) -> State:
        return self.round

    def parts(self) -> list[State]:
        return [self.round]

    def finish_game(self) -> None:
        points = self.round.scores()
        assert points is not None
        self.sheet.append(points)

    def is_decided(self) -> bool:
        return max(self.totals()) >= GOAL

    def next_game(self) -> None:
        """Start the next round; the deal moves one seat to the left (rule 2.2)."""
        last = self.round
        self.round = undealt_round(last.rules, last.seats, last.rng)
        self.round.dealer = (last.dealer + 1) % last.seats

    def places(self) -> list[int] | None:
        """Return the final placing (rules 8.1 to 8.3)."""
        if not self.over:
            return None
        return places_from_scores(self.totals(), -1 if self.round.rules.own_scoring else 1)

    def resample(self, seat: i64, rng: Rng) -> UnoMatch:
        other = self.round.resample(seat, rng)
        assert isinstance(other, Uno)
        twin = UnoMatch(other)
        self.copy_to(twin)
        return twin


def new_match(options: dict[str, object], seats: i64, rng: Rng) -> UnoMatch:
    return UnoMatch(new_round(options, seats, rng))
