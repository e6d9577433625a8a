"""The value of a state, and of moves in it: each seat's chance to win when everybody plays on as `greedy`.

A value is the mean share of the win over many playouts. Moves that are compared start from the same samples and have
the same luck, so their differences are known better than their values.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.core.bits import bit
from tischlein.core.insight import Insight
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.series import Series, current_game
from tischlein.core.state import State

REFERENCE: Final = -2
"""In place of a move: let the reference player choose it, too."""
MAX_MOVES: Final = 3000
"""A longer playout of a game is cut off, and everybody gets the same share."""


def uses_chance(before: State, after: State) -> bool:
    """Return whether a move took cards from piles that nobody sees, threw dice or shuffled."""
    if before.rng.save() != after.rng.save():
        return True
    sizes = _unseen_sizes(after)
    return any(sizes.get(name, size) < size for name, size in _unseen_sizes(before).items())


def _unseen_sizes(game: State) -> dict[str, int]:
    unseen = [zone for zone in game.zones() if zone.shows == "nothing"]
    return {zone.name: int(game.pile_group(zone.group).size(zone.pile)) for zone in unseen}


class World:
    """Where the samples of a valuation come from."""

    def draw(self, rng: Rng) -> State:
        """Return a new state to play out."""
        raise NotImplementedError


class SeatWorld(World):
    """States that a seat could not tell from the real one."""

    def __init__(self, insight: Insight) -> None:
        self.insight: Final = insight

    def draw(self, rng: Rng) -> State:
        return self.insight.sample(rng)


class TrueWorld(World):
    """The real cards of everybody; chance still has to decide the order of unseen piles, and dice."""

    def __init__(self, state: State) -> None:
        self.game: Final = current_game(state)
        self.piles = vec[i64]()
        self.groups = vec[i64]()
        for zone in self.game.zones():
            if zone.shows == "nothing":
                self.piles = append(self.piles, i64(zone.pile))
                self.groups = append(self.groups, i64(zone.group))

    def draw(self, rng: Rng) -> State:
        state = self.game.clone()
        self.shuffle(state, rng)
        return state

    def shuffle(self, game: State, rng: Rng) -> None:
        """Put the unseen piles of a clone of the game into a random order."""
        i: i64 = 0
        while i < len(self.piles):
            game.pile_group(self.groups[i]).shuffle(self.piles[i], rng)
            i += 1


class TrueSeriesWorld(TrueWorld):
    """The same for a series, which is played on to its end; any other state is a series of one game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.whole: Final = state

    def draw(self, rng: Rng) -> State:
        state = self.whole.clone()
        self.shuffle(current_game(state), rng)
        return state


class NextGameWorld(World):
    """A series between two games: the next one is still to be dealt. The game being played is over."""

    def __init__(self, series: Series) -> None:
        self.series: Final = series

    def draw(self, rng: Rng) -> State:
        series = self.series.clone()
        assert isinstance(series, Series)
        series.reseed(rng.split())
        series.advance()
        return series


class Valuation:
    """First moves of a seat, tried in the same samples; `run` may be called again and again.

    seats    the number of seats
    moves    the moves; REFERENCE and LET_PASS are allowed
    samples  how often each was tried
    shares   by move and seat: the sum of its shares of the win
    ahead    by two moves: the sum of how far the seat's share with the first was ahead of that with the second
    squares  by two moves: the sum of the squares of these differences
    passing  the seats that let an open window pass before the first move
    """

    def __init__(
        self,
        world: World,
        seats: i64,
        seat: i64,
        moves: list[int],
        passing: i64,
        rng: Rng,
        player: FastGreedyPlayer | None = None,
    ) -> None:
        size = len(moves)
        self.world: Final = world
        self.seats: Final[i64] = seats
        self.seat: Final[i64] = seat
        self.moves: Final = vec[i64](moves)
        self.passing: Final[i64] = passing
        self.rng: Final = rng
        self.player: Final = FastGreedyPlayer(Rng(0)) if player is None else player
        self.samples: i64 = 0
        self.shares: Final = vec[float]([0.0] * (size * int(seats)))
        self.ahead: Final = vec[float]([0.0] * (size * size))
        self.squares: Final = vec[float]([0.0] * (size * size))
        self.latest: Final = vec[float]([0.0] * size)

    def run(self, samples: i64) -> None:
        """Try every move in this many samples."""
        end = self.samples + samples
        while self.samples < end:
            self._try_sample()
            self.samples += 1

    def _try_sample(self) -> None:
        sample = self.world.draw(self.rng)
        sample.stop_tracking()
        chance = self.rng.split()
        luck = self.rng.split()
        size = i64(len(self.moves))
        i: i64 = 0
        while i < size:
            state = sample.clone()
            state.reseed(chance.clone())
            self.player.rng.copy_from(luck)
            self._begin(state, self.moves[i])
            self.player.play_out(state, MAX_MOVES)
            self.count(state, i)
            i += 1
        i = 0
        while i < size:
            other: i64 = 0
            while other < size:
                difference = self.latest[i] - self.latest[other]
                self.ahead[i * size + other] += difference
                self.squares[i * size + other] += difference * difference
                other += 1
            i += 1

    def _begin(self, state: State, move: i64) -> None:
        """Make the first move; the seats that let a window pass do so until then."""
        player = self.player
        player.passing = self.passing
        if move == LET_PASS:
            player.passing |= bit(self.seat)
        if move >= 0:
            state.apply(self.seat, move)
            player.passing = 0

    def count(self, state: State, i: i64) -> None:
        """Count a state that was played out with the i-th move."""
        places = state.places()
        first = i * self.seats
        seat: i64 = 0
        if places is None or not state.over:
            while seat < self.seats:
                self.shares[first + seat] += 1.0 / float(self.seats)
                seat += 1
            self.latest[i] = 1.0 / float(self.seats)
            return
        share = 1.0 / float(places.count(1))
        self.latest[i] = 0.0
        while seat < self.seats:
            if places[seat] == 1:
                self.shares[first + seat] += share
                if seat == self.seat:
                    self.latest[i] = share
            seat += 1
