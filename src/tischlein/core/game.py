"""Descriptions of games and of the boxes they come in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tischlein.core.errors import RecordError, SeatError
from tischlein.core.options import Option
from tischlein.core.policy import Policy
from tischlein.core.position import PositionReader
from tischlein.core.rng import Rng
from tischlein.core.state import State


@dataclass(frozen=True)
class GameInfo:
    """A game: seats, options, and how to make its states.

    rulebook  the id of the box with its rulebook
    new       make a state before the deal, from options, seats and a generator
    load      make a state in the middle, from a position
    save      return the position of a state
    policy    preferences of an experienced player; without one, the search relies on playouts alone
    changed   the rules that changed since the game was first recorded, in order; older records cannot be replayed
    reveals   the events that reveal something hidden, by kind (`roll`) or by kind and reason (`draw-turn`); events that
              show whole zones need not be named
    reveals_with  further such events, by the name of the option that enables them
    random_stalls  random play among all moves hardly ever ends; among the purposeful moves it does
    """

    id: str
    seats: tuple[int, int]
    options: list[Option]
    rulebook: str
    new: Callable[[dict[str, object], int, Rng], State]
    load: Callable[[PositionReader, dict[str, object], int, Rng], State]
    save: Callable[[Any], dict[str, object]]
    policy: Policy | None = None
    changed: tuple[str, ...] = ()
    reveals: tuple[str, ...] = ()
    reveals_with: dict[str, tuple[str, ...]] = field(default_factory=dict)
    random_stalls: bool = False

    @property
    def edition(self) -> int:
        """The edition of the rules, which records name: 1, and one more for each change."""
        return 1 + len(self.changed)

    def why_not_edition(self, edition: int) -> str:
        """Return why a game of an edition cannot be replayed; an empty text if it can."""
        if edition == self.edition:
            return ""
        played = f"the game was played by edition {edition} of the rules of {self.id}"
        if edition > self.edition:
            return f"{played}, and only edition {self.edition} is known here"
        since = ", ".join(self.changed[edition - 1 :])
        return f"{played}; since then {since} has changed, so it cannot be replayed"

    def check_edition(self, edition: int) -> None:
        """Raise RecordError if a game of an edition cannot be replayed."""
        if why := self.why_not_edition(edition):
            raise RecordError(why)

    def check_seats(self, seats: object) -> int:
        low, high = self.seats
        if isinstance(seats, int) and not isinstance(seats, bool) and low <= seats <= high:
            return seats
        if seats is None:
            raise SeatError(f"seats= is missing: {self.id} is for {low} to {high} seats")
        raise SeatError(f"{self.id} is for {low} to {high} seats, not {str(seats)[:40]}")


@dataclass(frozen=True)
class GameBox:
    """One folder: rules, cards and policies as code; rulebook, words and `box.toml` as data beside it.

    id       names the rulebook and its rules: `uno.3.2`
    package  the package that is the folder
    games    in the order in which they are offered
    order    the position of the box in the list; boxes with the same number are sorted by id
    values   return the points printed on each card, from the options of a table
    draft    it may lack languages other than English, measured strength and figures
    """

    id: str
    package: str
    games: list[GameInfo]
    order: int = 100
    values: Callable[[dict[str, Any]], dict[str, int]] | None = None
    draft: bool = False
