"""A game in progress that can be cloned, pickled, and resampled from what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tischlein.core.bits import has
from tischlein.core.events import Event
from tischlein.core.insight import Insight
from tischlein.core.observation import Observer
from tischlein.core.position import PositionReader, format_position
from tischlein.core.rng import Rng, sha_stream
from tischlein.core.sequential_turns import NO_SEAT, Actions, SequentialTurns
from tischlein.core.state import State
from tischlein.envs.actions import apply_action, rewards
from tischlein.envs.history import History, digest_of
from tischlein.envs.setup import EnvSetup, check_count
from tischlein.table.table import read_options

TurnState: TypeAlias = tuple[int, int, int]
"""The seat to act, the seat that moved last, and the seats whose open window is still to be asked about."""


class EpisodeFactory:
    """Makes episodes with the same rules and seats, which are truncated after `limit` actions."""

    def __init__(self, game: str, seats: int, options: str, limit: int) -> None:
        self.key: Final = (game, seats, options, limit)
        self.limit: Final = check_count("limit", limit, 1)
        self.setup: Final = EnvSetup(game, seats, read_options(options))
        self.start: Final = self.setup.new_state()
        self.observer: Final = Observer(self.start)
        self.actions: Final = Actions(self.start)

    def deal(self, seed: str) -> Episode:
        """Deal the game that a `Table` with this seed would have."""
        state = self.start.clone()
        state.reseed(sha_stream(seed))
        journal: list[Event] = []
        state.listen(journal)
        state.deal()
        nothing = History.root([b""] * self.setup.seats)
        return Episode(self, SequentialTurns(state, self.actions), History(nothing, NO_SEAT, 0, journal), 0)

    def start_from(self, state: State, seat: int) -> Episode:
        """Start in the middle of a game, with `seat` to act; all seats remember only what they see now."""
        turns = SequentialTurns(state, self.actions)
        turns.resume(seat, turns.mover, 0 if has(state.must, seat) else turns.windows)
        return Episode(self, turns, History.root(self.digest_views(state)), 0)

    def digest_views(self, state: State) -> list[bytes]:
        """Return a digest of what each seat sees."""
        return [digest_of(memoryview(self.observer.row(state, seat))) for seat in range(self.setup.seats)]

    def resume(self, position: dict[str, Any], turn: TurnState, digests: list[bytes], made: int) -> Episode:
        """Restore an episode that was pickled."""
        state = self.setup.info.load(PositionReader(position), self.setup.options, self.setup.seats, Rng(0))
        turns = SequentialTurns(state, self.actions)
        turns.resume(*turn)
        return Episode(self, turns, History.root(digests), made)


episode_factory: Final = lru_cache(maxsize=32)(EpisodeFactory)
"""Cached: games with many cards take a while to set up."""


class Episode:
    """A game in progress in which one seat at a time acts, in the order of `core.SequentialTurns`.

    history  what the seats have seen so far
    made     number of actions taken
    seat     the seat to act; NO_SEAT if the game is over or truncated
    """

    __slots__ = ("_insights", "_journal", "factory", "history", "made", "seat", "turns")

    def __init__(self, factory: EpisodeFactory, turns: SequentialTurns, history: History, made: int) -> None:
        self.factory = factory
        self.turns = turns
        self.history = history
        self.made = made
        self._journal: list[Event] = []
        self._insights: dict[int, Insight] = {}
        self.seat = NO_SEAT if made >= factory.limit else int(turns.seat)
        turns.state.listen(self._journal)

    def clone(self) -> Episode:
        return Episode(self.factory, self.turns.clone(), self.history, self.made)

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Episode], tuple[object, ...]]:
        return _resume, (self.factory.key, self.position(), self.turn_state(), self.history.all_digests(), self.made)

    def turn_state(self) -> TurnState:
        turns = self.turns
        return int(turns.seat), int(turns.mover), int(turns.windows)

    def act(self, action: int) -> None:
        """Apply an action of the seat to act; raise IllegalAction and change nothing if it is illegal."""
        apply_action(self.turns, action)
        self.history = History(self.history, self.seat, action, self._journal[:])
        self.made += 1
        self.seat = NO_SEAT if self.made >= self.factory.limit else int(self.turns.seat)
        self._journal.clear()
        self._insights.clear()

    def resample(self, seat: int, rng: Rng) -> Episode:
        """Return a random game that `seat` cannot tell from this one; the others remember only what they see in it."""
        turns = SequentialTurns(self._insight(seat).sample_whole(rng), self.factory.actions)
        turns.resume(*self.turn_state())
        digests = self.factory.digest_views(turns.state)
        digests[seat] = self.history.digest(seat)
        return Episode(self.factory, turns, History.root(digests), self.made)

    def _insight(self, seat: int) -> Insight:
        """Return the insight of a seat, cached until the next action: a search draws many samples at one point."""
        if seat not in self._insights:
            self._insights[seat] = Insight(self.turns.state, seat)
        return self._insights[seat]

    def row(self, seat: int) -> NDArray[np.int16]:
        return np.frombuffer(memoryview(self.factory.observer.row(self.turns.state, seat)), np.int16)

    def rewards(self) -> list[float]:
        """Return rewards by seat: from the places if the game is over, else 0."""
        return rewards(self.turns.state)

    def position(self) -> dict[str, Any]:
        """Return the whole position, hidden cards included."""
        return self.factory.setup.info.save(self.turns.state)

    def __str__(self) -> str:
        position = {"game": self.factory.setup.info.id, **self.position()}
        return f"{format_position(position)}; asked={self.turns.seat}"


def _resume(key: tuple[str, int, str, int], *written: Any) -> Episode:
    return episode_factory(*key).resume(*written)
