"""A game in progress that can be copied, written down, and drawn anew from what a seat knows."""

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
from tischlein.core.sequential_turns import NOBODY, Actions, SequentialTurns
from tischlein.core.state import State
from tischlein.envs.acting import act, rewards
from tischlein.envs.recall import Recall, digest_of
from tischlein.envs.setup import Setup, counted
from tischlein.table.table import read_options

Asked: TypeAlias = tuple[int, int, int]
"""Who is asked, who moved last, and who is still to be asked about an open window."""


class Kind:
    """What all games with the same rules and seats share; after `limit` actions they are broken off."""

    def __init__(self, game: str, seats: int, options: str, limit: int) -> None:
        self.key: Final = (game, seats, options, limit)
        self.limit: Final = counted("limit", limit, 1)
        self.setup: Final = Setup(game, seats, read_options(options))
        self.start: Final = self.setup.start()
        self.observer: Final = Observer(self.start)
        self.actions: Final = Actions(self.start)

    def dealt(self, seed: str) -> Course:
        """The game that a `Table` with this seed would have."""
        state = self.start.clone()
        state.reseed(sha_stream(seed))
        journal: list[Event] = []
        state.listen(journal)
        state.deal()
        nothing = Recall.beginning([b""] * self.setup.seats)
        return Course(self, SequentialTurns(state, self.actions), Recall(nothing, NOBODY, 0, journal), 0)

    def begun(self, state: State, seat: int) -> Course:
        """A game that begins in the middle, this seat being asked: all that anybody remembers is what it sees."""
        turns = SequentialTurns(state, self.actions)
        turns.resume(seat, turns.mover, 0 if has(state.must, seat) else turns.windows)
        return Course(self, turns, Recall.beginning(self.seen(state)), 0)

    def seen(self, state: State) -> list[bytes]:
        """By seat, a digest of what it sees."""
        return [digest_of(memoryview(self.observer.row(state, seat))) for seat in range(self.setup.seats)]

    def resumed(self, position: dict[str, Any], asked: Asked, digests: list[bytes], made: int) -> Course:
        """A game that was written down."""
        state = self.setup.info.load(PositionReader(position), self.setup.options, self.setup.seats, Rng(0))
        turns = SequentialTurns(state, self.actions)
        turns.resume(*asked)
        return Course(self, turns, Recall.beginning(digests), made)


kind_of: Final = lru_cache(maxsize=32)(Kind)
"""Made once for each: it takes a while for games with many cards."""


class Course:
    """One seat at a time is asked, as `core.SequentialTurns` has it.

    recall  what the seats have been told so far
    made    how many actions were taken
    seat    who is asked, or NOBODY when the game is over or has taken too long
    """

    __slots__ = ("_insights", "_journal", "kind", "made", "recall", "seat", "turns")

    def __init__(self, kind: Kind, turns: SequentialTurns, recall: Recall, made: int) -> None:
        self.kind = kind
        self.turns = turns
        self.recall = recall
        self.made = made
        self._journal: list[Event] = []
        self._insights: dict[int, Insight] = {}
        self.seat = NOBODY if made >= kind.limit else int(turns.seat)
        turns.state.listen(self._journal)

    def clone(self) -> Course:
        return Course(self.kind, self.turns.clone(), self.recall, self.made)

    def __deepcopy__(self, memo: object) -> Course:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[object, ...]]:
        return _resumed, (self.kind.key, self.position(), self.asked(), self.recall.all_digests(), self.made)

    def asked(self) -> Asked:
        turns = self.turns
        return int(turns.seat), int(turns.mover), int(turns.windows)

    def act(self, action: int) -> None:
        """What the seat that is asked does; IllegalAction, and nothing changes, if it may not."""
        act(self.turns, action)
        self.recall = Recall(self.recall, self.seat, action, self._journal[:])
        self.made += 1
        self.seat = NOBODY if self.made >= self.kind.limit else int(self.turns.seat)
        self._journal.clear()
        self._insights.clear()

    def resampled(self, seat: int, rng: Rng) -> Course:
        """Another game that the seat could not tell from this one; the others remember what they see there."""
        turns = SequentialTurns(self._insight(seat).sample_whole(rng), self.kind.actions)
        turns.resume(*self.asked())
        digests = self.kind.seen(turns.state)
        digests[seat] = self.recall.digest(seat)
        return Course(self.kind, turns, Recall.beginning(digests), self.made)

    def _insight(self, seat: int) -> Insight:
        """Kept until something happens: a search asks for many samples of one moment."""
        if seat not in self._insights:
            self._insights[seat] = Insight(self.turns.state, seat)
        return self._insights[seat]

    def row(self, seat: int) -> NDArray[np.int16]:
        return np.frombuffer(memoryview(self.kind.observer.row(self.turns.state, seat)), np.int16)

    def rewards(self) -> list[float]:
        """By seat: from the places of a game that was played to the end, else 0."""
        return rewards(self.turns.state)

    def position(self) -> dict[str, Any]:
        """Everything on the table, secrets included."""
        return self.kind.setup.info.save(self.turns.state)

    def __str__(self) -> str:
        position = {"game": self.kind.setup.info.id, **self.position()}
        return f"{format_position(position)}; asked={self.turns.seat}"


def _resumed(key: tuple[str, int, str, int], *written: Any) -> Course:
    return kind_of(*key).resumed(*written)
