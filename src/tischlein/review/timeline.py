"""The events of a finished game, each with the state before it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tischlein.bots.valuation import uses_chance
from tischlein.core.bits import bit, has, members
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS
from tischlein.core.series import Series, current_game
from tischlein.core.state import State
from tischlein.review.errors import ReviewError
from tischlein.table.table import Table


@dataclass(frozen=True)
class TimelineEvent:
    """Something that a seat did in a game: a move, or letting an open window pass (LET_PASS).

    number         counts the events of all games of a record
    game           the number of the game in a series
    after_moves    the number of moves before it, in the log of the table
    state          the real state before it
    passing        the seats that have let the open window pass
    legal          the seat's legal moves, with LET_PASS if it need not act
    uses_chance    whether cards were drawn or turned over, dice thrown or piles shuffled
    """

    number: int
    game: int
    after_moves: int
    seat: int
    move: int
    state: State
    passing: int
    legal: list[int]
    uses_chance: bool

    @property
    def is_decision(self) -> bool:
        return len(self.legal) > 1

    @property
    def changes_nothing(self) -> bool:
        """Whether everybody's chances are the same before and after it: there was no choice and no chance."""
        return not self.is_decision and not self.uses_chance

    @property
    def notation(self) -> str | None:
        return self.notation_of(self.move)

    def notation_of(self, move: int) -> str | None:
        """Return the notation of a move in this game; None stands for LET_PASS."""
        return None if move == LET_PASS else current_game(self.state).catalogue().notations[move]

    def insight(self) -> Insight:
        """Return what the seat knew."""
        return Insight(self.state, self.seat)


@dataclass
class PlayedGame:
    """A game of a record.

    result    each seat's share of the win
    finished  the series after this game, before the next one is dealt; None after the last
    """

    game: str
    events: list[TimelineEvent] = field(default_factory=list)
    result: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    finished: Series | None = None


def play_again(record: dict[str, Any]) -> tuple[Table, list[PlayedGame]]:
    """Replay a record; return its table and its games. Raise RecordError or ReviewError."""
    table = Table.replay(record)
    if not table.over:
        raise ReviewError("the game is not over; only a finished game can be reviewed")
    live = table.opened_again()
    games = [_new_game(live.state)]
    number = 0
    for seat, notation in table.log:
        game = games[-1]
        move = live.parse(notation)
        events = _events(live, seat, move, number, len(games) - 1)
        game.events += events
        number += len(events)
        before = live.state.clone()
        live.apply(seat, move)
        live.discard_events()
        inner = current_game(before)
        inner.apply(seat, move)
        if inner.over:
            _finish(game, inner, before, live.state)
            if not live.over:
                games.append(_new_game(live.state))
    return table, games


def _new_game(state: State) -> PlayedGame:
    return PlayedGame(current_game(state).catalogue().game)


def _finish(game: PlayedGame, inner: State, series: State, live: State) -> None:
    scores, places = inner.scores(), inner.places()
    assert scores is not None
    assert places is not None
    game.points, game.places = scores, places
    game.result = shares(places)
    if isinstance(series, Series) and not live.over:
        game.finished = series


def shares(places: list[int]) -> list[float]:
    """Return each seat's share of the win; first places share it."""
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]


def _events(table: Table, seat: int, move: int, number: int, game: int) -> list[TimelineEvent]:
    """Return the events of a move: the windows that others let pass, and the move itself."""
    state = table.state.clone()
    inner = current_game(state)
    after_moves = len(table.log)
    events: list[TimelineEvent] = []
    passing = 0
    waiting = members(inner.may & ~inner.must)
    if waiting and has(inner.must, seat) and not table.uses_window(seat, move):
        for other in waiting:
            legal = [*_legal(state, other), LET_PASS]
            events.append(
                TimelineEvent(number + len(events), game, after_moves, other, LET_PASS, state, passing, legal, False)
            )
            passing |= bit(other)
    legal = _legal(state, seat) if has(inner.must, seat) else [*_legal(state, seat), LET_PASS]
    chance = _uses_chance(inner, seat, move)
    events.append(TimelineEvent(number + len(events), game, after_moves, seat, move, state, passing, legal, chance))
    return events


def _legal(state: State, seat: int) -> list[int]:
    return Insight(state, seat).legal()


def _uses_chance(game: State, seat: int, move: int) -> bool:
    """Return whether a move takes cards from piles that nobody sees, throws dice or shuffles."""
    after = game.clone()
    after.apply(seat, move)
    return uses_chance(game, after)
