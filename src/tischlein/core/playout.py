"""Whole games at full speed, compiled: players, simulations and their totals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.game_lines import GameLineWriter
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng, simulated_choices, simulated_deal
from tischlein.core.state import State


class Player:
    """Plays for all seats. It gets the real state, so it must not read what the seat to act cannot see.

    tracks  it reads what seats know of hidden cards, so the state has to track that
    """

    def __init__(self, rng: Rng, tracks: bool) -> None:
        self.rng: Final = rng
        self.tracks: Final = tracks
        self.moves: Final = MoveList()
        self.seat: i64 = 0
        self.move: i64 = 0

    def choose(self, state: State) -> None:
        """Set `seat` and `move` to the next move."""
        raise NotImplementedError

    def step(self, state: State) -> None:
        self.choose(state)
        state.apply(self.seat, self.move)

    def play_out(self, state: State, limit: i64, line_writer: GameLineWriter | None = None) -> i64:
        """Play a state to its end, or for `limit` moves; return the number of moves. The state stops tracking."""
        if not self.tracks:
            state.stop_tracking()
        n: i64 = 0
        while not state.over and n < limit:
            self.choose(state)
            if line_writer is not None:
                line_writer.move(state, self.seat, self.move)
            state.apply(self.seat, self.move)
            n += 1
        return n


class RandomPlayer(Player):
    """Plays any legal, or any purposeful, move of any seat, each equally likely."""

    def __init__(self, rng: Rng, purposeful: bool = False) -> None:
        super().__init__(rng, tracks=False)
        self.purposeful: Final = purposeful
        self.ends: Final = MoveList()

    def choose(self, state: State) -> None:
        self.moves.clear()
        waiting = state.must | state.may
        seat: i64 = 0
        while not has(waiting, seat):
            seat += 1
        if waiting >> (seat + 1) == 0:
            self.seat = seat
            self.move = state.random_move(seat, self.purposeful, self.rng, self.moves)
        else:
            self._choose_among(state, waiting, seat)

    def _choose_among(self, state: State, waiting: i64, seat: i64) -> None:
        """Choose among the moves of several waiting seats, of which this is the first."""
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
        if self.purposeful:
            state.purposeful(seat, moves)
        else:
            state.legal(seat, moves)


class SimulationTotals:
    """Sums over many games. By seat: wins, a shared one counted in parts, and sums of places and scores."""

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

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, which compiled classes lack."""
        counts: list[int] = [self.games, self.truncated, self.moves, self.squared_moves, self.shortest, self.longest]
        sums = [[*self.places], [*self.scores], [*self.squared_scores]]
        return _load_totals, ([*self.wins], counts, sums)

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

    def merge(self, other: SimulationTotals) -> None:
        """Add the totals of other games."""
        if self.games == 0 or (other.games > 0 and other.shortest < self.shortest):
            self.shortest = other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.truncated += other.truncated
        self.moves += other.moves
        self.squared_moves += other.squared_moves
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.places[seat] += other.places[seat]
            self.scores[seat] += other.scores[seat]
            self.squared_scores[seat] += other.squared_scores[seat]


def _load_totals(wins: list[float], counts: list[int], sums: list[list[int]]) -> SimulationTotals:
    totals = SimulationTotals(len(wins))
    totals.games, totals.truncated, totals.moves = counts[0], counts[1], counts[2]
    totals.squared_moves, totals.shortest, totals.longest = counts[3], counts[4], counts[5]
    for seat in range(len(wins)):
        totals.wins[seat] = wins[seat]
        totals.places[seat] = sums[0][seat]
        totals.scores[seat] = sums[1][seat]
        totals.squared_scores[seat] = sums[2][seat]
    return totals


class SimulationRun:
    """The games of a simulation. Each is determined by the seed and its number, on any machine and in any order.

    start  a state that has not been dealt yet
    """

    def __init__(self, start: State, player: Player, seed: i64, limit: i64) -> None:
        self.start: Final = start
        self.player: Final = player
        self.seed: Final = seed
        self.limit: Final = limit

    def play(self, first: i64, games: i64, totals: SimulationTotals, line_writer: GameLineWriter | None = None) -> None:
        """Play `games` games from number `first` on; write them if there is a writer."""
        player = self.player
        number = first
        while number < first + games:
            state = self.start.clone()
            state.reseed(simulated_deal(self.seed, number))
            state.deal()
            player.rng.copy_from(simulated_choices(self.seed, number))
            if line_writer is not None:
                line_writer.begin(number)
            totals.add(state, player.play_out(state, self.limit, line_writer))
            if line_writer is not None:
                line_writer.end(state)
            number += 1
