"""What a box brings to the table: its games, and where the rest of it lies."""

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
    """What can be played, by how many, with which options.

    rulebook  the id of the box, whose rulebook it is played by
    new       make a state before the deal, from options, seats and a generator
    load      make a state in the middle, from a position
    save      return the position of a state
    policy    what an experienced player sees at first sight; without one, search alone decides
    changed   the rules that were changed since the game was first recorded, in order: an older record plays otherwise
    reveals   the events by which the rules open something hidden, by kind (`roll`) or by kind and reason (`draw-turn`);
              those that show whole zones need not be named
    reveals_with  further such events of a table with an option, by the name of the option
    dawdles   random play among all moves hardly ever ends; among the purposeful ones it does, and leaves nothing out
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
        """Return the edition of the rules, which records name: 1, and one more for each change."""
        return 1 + len(self.changed)

    def why_not_edition(self, edition: int) -> str:
        """Say why a game of an edition cannot be played again; an empty text if it can."""
        if edition == self.edition:
            return ""
        played = f"the game was played by edition {edition} of the rules of {self.id}"
        if edition > self.edition:
            return f"{played}, and only edition {self.edition} is known here"
        since = ", ".join(self.changed[edition - 1 :])
        return f"{played}; since then {since} has changed, and it would be played otherwise"

    def check_edition(self, edition: int) -> None:
        """Refuse a game of an edition that cannot be played again; RecordError says why."""
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

    id       names the rulebook, and the rules in it: `uno.3.2`
    package  the package that is the folder
    games    in the order in which they are offered
    order    where the box stands among the others; boxes without a place of their own come last, by their ids
    values   return what each card counts, if that is printed on it, from the options of a table
    draft    it may lack languages other than English, measured strength and figures
    """

    id: str
    package: str
    games: list[GameInfo]
    order: int = 100
    values: Callable[[dict[str, Any]], dict[str, int]] | None = None
    draft: bool = False
