"""Random play, compiled: the floor of all bots and the measure of the engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State


class RandomPlayer:
    """Plays uniformly at random among all moves that anybody may make, or among the brisk ones."""

    def __init__(self, rng: Rng, brisk: bool = False) -> None:
        self.rng: Final = rng
        self.brisk: Final = brisk
        self.moves: Final = MoveList()
        self.ends: Final = MoveList()
        self.seat: i64 = 0
        self.move: i64 = 0

    def choose(self, state: State) -> None:
        """Set `seat` and `move`."""
        self.moves.clear()
        waiting = state.must | state.may
        seat: i64 = 0
        while not has(waiting, seat):
            seat += 1
        if waiting >> (seat + 1) == 0:
            self.seat = seat
            self.move = state.any_move(seat, self.brisk, self.rng, self.moves)
        else:
            self._choose_among(state, waiting, seat)

    def _choose_among(self, state: State, waiting: i64, seat: i64) -> None:
        """Several seats wait, the first of them is this one."""
        moves, ends = self.moves, self.ends
        first = seat
        self._add(state, seat, moves)
        ends.clear()
        ends.add(moves.size)
        while waiting >> (seat + 1) != 0:
            seat += 1
            if has(waiting, seat):
                self._add(state, seat, moves)
            ends.add(moves.size)
        pick = self.rng.below(moves.size)
        self.move = moves.at(pick)
        self.seat = first
        while pick >= ends.at(self.seat - first):
            self.seat += 1

    def _add(self, state: State, seat: i64, moves: MoveList) -> None:
        if self.brisk:
            state.brisk(seat, moves)
        else:
            state.legal(seat, moves)

    def step(self, state: State) -> None:
        self.choose(state)
        state.apply(self.seat, self.move)

    def play_out(self, state: State, limit: i64) -> i64:
        """Play a state that is only there to be played out to its end, or for `limit` moves; how many were made."""
        state.stop_tracking()
        n: i64 = 0
        while not state.over and n < limit:
            self.choose(state)
            state.apply(self.seat, self.move)
            n += 1
        return n


class Tally:
    """What came out of many games. By seat: wins, a shared one counted in parts, and sums of places and scores."""

    def __init__(self, seats: i64) -> None:
        self.games: i64 = 0
        self.truncated: i64 = 0
        self.wins: Final = vec[float]([0.0] * seats)
        self.places: Final = vec[i64]([0] * seats)
        self.scores: Final = vec[i64]([0] * seats)
        self.squared_scores: Final = vec[i64]([0] * seats)
        self.moves: i64 = 0
        self.squared_moves = 0
        self.shortest: i64 = 0
        self.longest: i64 = 0

    def add(self, state: State, moves: i64) -> None:
        self.games += 1
        self.moves += moves
        self.squared_moves += int(moves) * int(moves)
        if self.games == 1 or moves < self.shortest:
            self.shortest = moves
        self.longest = max(self.longest, moves)
        places, scores = state.places(), state.scores()
        if places is None or scores is None:
            self.truncated += 1
            return
        winners = places.count(1)
        for seat in range(len(places)):
            score: i64 = scores[seat]
            self.places[seat] += places[seat]
            self.scores[seat] += score
            self.squared_scores[seat] += score * score
            if places[seat] == 1:
                self.wins[seat] += 1 / winners


def play_games(start: State, games: i64, player: RandomPlayer, limit: i64, tally: Tally) -> None:
    """Deal and play out copies of a state that has not been dealt yet."""
    i: i64 = 0
    while i < games:
        state = start.clone()
        state.reseed(player.rng.split())
        state.deal()
        tally.add(state, player.play_out(state, limit))
        i += 1
