"""Many games in parallel, compiled: a batch of actions in, rows of numbers out."""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from tischlein.core.features import FeatureWriter
from tischlein.core.observation import Observer
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng, sha_stream
from tischlein.core.sequential_turns import Actions, SequentialTurns, set_mask
from tischlein.core.state import State, worth_of_place

ALL_WELL: Final = -1


class GameBatch:
    """Games in lanes: when the game of a lane is over, the next one is dealt. All arrays are written in place, by lane.

    observations  what the seat to act may know (`Observer`)
    masks         1 for every action it may take
    rewards       by seat: 1 for the first place … -1 for the last after the last move of a game, 0 otherwise
    done          1 after the last move of a game; the other arrays then describe the next game
    seats         the seat to act
    samples       an action for each lane, drawn by `sample`

    A lane deals with the seed `seed-lane-game`, as a `Table` with that seed would. The first lane is number `first`.
    """

    def __init__(self, start: State, lanes: i64, first: i64) -> None:
        self.start: Final = start
        self.lanes: Final = lanes
        self.first: Final = first
        self.observer: Final = Observer(start)
        self.actions: Final = Actions(start)
        self.size: Final = self.observer.size
        self.width: Final = self.actions.wait + 1
        self.at_table: Final = start.seats
        self.tracks: Final = start.needs_history()
        self.observations: Final = vec[i16]([0] * (lanes * self.size))
        self.masks: Final = vec[u8]([0] * (lanes * self.width))
        self.rewards: Final = vec[float]([0.0] * (lanes * start.seats))
        self.done: Final = vec[u8]([0] * lanes)
        self.seats: Final = vec[u8]([0] * lanes)
        self.samples: Final = vec[i32]([0] * lanes)
        self.games: Final = vec[i64]([0] * lanes)
        """Number of games that each lane has begun before the current one."""
        self.turns: Final[list[SequentialTurns]] = []
        self.writer: Final = FeatureWriter(self.observations, self.observer.seat_names)
        self.seed = ""
        self.rngs: list[Rng] = []

    def reset(self, seed: str) -> None:
        """Deal the first game in every lane."""
        self.seed = seed
        self.rngs = [sha_stream(f"{seed}-{self.first + lane}-sample").split() for lane in range(self.lanes)]
        lane: i64 = 0
        while lane < self.lanes:
            self.games[lane] = 0
            if i64(len(self.turns)) > lane:
                self._wipe(lane, self.turns[lane])
                self.turns[lane].begin(self._deal(lane))
            else:
                self.turns.append(SequentialTurns(self._deal(lane), self.actions))
            self._show(lane, self.turns[lane])
            lane += 1

    def seed_of(self, lane: i64) -> str:
        """Return the seed with which a table deals the game of a lane."""
        return f"{self.seed}-{self.first + lane}-{self.games[lane]}"

    def _deal(self, lane: i64) -> State:
        state = self.start.clone()
        state.reseed(sha_stream(self.seed_of(lane)))
        if not self.tracks:
            state.stop_tracking()
        state.deal()
        return state

    def step(self, actions: bytes) -> i64:
        """Take an action, an i32, in every lane; if one is illegal, change nothing and return its lane."""
        lane: i64 = 0
        while lane < self.lanes:
            if not self.allows(lane, i64(read_i32_le(actions, 4 * lane))):
                return lane
            lane += 1
        lane = 0
        while lane < self.lanes:
            self._play(lane, i64(read_i32_le(actions, 4 * lane)))
            lane += 1
        return ALL_WELL

    def allows(self, lane: i64, action: i64) -> bool:
        return 0 <= action < self.width and self.masks[lane * self.width + action] != 0

    def why_not(self, lane: i64, action: i64) -> Refusal | None:
        """Return the rule against an action, if it is a move of the game being played in the lane."""
        return self.turns[lane].why_not(action)

    def sample(self) -> None:
        """Draw an action for each lane; all legal ones are equally likely."""
        lane: i64 = 0
        while lane < self.lanes:
            legal = self.turns[lane].legal
            self.samples[lane] = i32(legal.at(self.rngs[lane].below(legal.size)))
            lane += 1

    def _play(self, lane: i64, action: i64) -> None:
        turns = self.turns[lane]
        self._wipe(lane, turns)
        turns.act(action)
        if turns.state.over:
            self._end(lane, turns.state)
            self.games[lane] += 1
            turns.begin(self._deal(lane))
        self._show(lane, turns)

    def _wipe(self, lane: i64, turns: SequentialTurns) -> None:
        """Clear what `_show` and `_end` wrote."""
        set_mask(self.masks, lane * self.width, turns.legal, 0)
        if self.done[lane] != 0:
            self.done[lane] = 0
            seat: i64 = 0
            while seat < self.at_table:
                self.rewards[lane * self.at_table + seat] = 0.0
                seat += 1

    def _end(self, lane: i64, state: State) -> None:
        self.done[lane] = 1
        places = state.places()
        assert places is not None
        for seat in range(self.at_table):
            self.rewards[lane * self.at_table + seat] = reward(places, seat)

    def _show(self, lane: i64, turns: SequentialTurns) -> None:
        self.seats[lane] = u8(turns.seat)
        set_mask(self.masks, lane * self.width, turns.legal, 1)
        self.writer.at = lane * self.size
        self.observer.write(turns.state, turns.seat, self.writer)


def reward(places: list[int], seat: i64) -> float:
    """Return 1 for the first place, -1 for the last; the rewards of all seats add up to 0."""
    return 2.0 * worth_of_place(places, seat) - 1.0
