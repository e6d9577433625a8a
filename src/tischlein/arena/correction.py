"""Takes luck out of results: terms that are zero on average whatever the players do, measured while a game is played.

The terms are those of AIVAT (Burch et al., arXiv 1612.06915), with a value function that is fixed beforehand: the
expected outcome with the real cards of everybody if all seats play on as `SoftGreedyPlayer`. docs/arena.md says why
no term changes an expectation, and which parts of luck stay.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from tischlein.arena.entrants import Entrant, FullStateBot
from tischlein.arena.errors import EntrantError
from tischlein.bots.outcomes import OutcomeValuation
from tischlein.bots.soft_greedy import SoftGreedyPlayer
from tischlein.bots.valuation import REFERENCE, TrueSeriesWorld, uses_chance
from tischlein.core.bits import bit, has
from tischlein.core.insight import Insight
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State

SOFTNESS: Final = {"greedy": 0.5}
"""By player: how soft its reference is. One point of a policy's worth makes a move exp(1 / softness) times as likely.
A sharper one foretells the next moves too exactly, even for `greedy`: it would count as luck what nobody plays."""
DEFAULT_SOFTNESS: Final = 1.5
DIGITS: Final = 9


@dataclass(frozen=True)
class Correction:
    """How luck is measured.

    playouts  for each value
    asks      how often a computer player is asked again at each of its decisions; 0: only chance is corrected
    """

    playouts: int = 500
    asks: int = 8

    def header(self) -> dict[str, object]:
        """Return everything that determines the terms."""
        return {
            "correction playouts": self.playouts,
            "correction asks": self.asks,
            "correction softness": {"default": DEFAULT_SOFTNESS} | SOFTNESS,
        }


class SeatOutcome(msgspec.Struct, array_like=True):
    """What a seat gets: its share of the win, its place, and its score minus the mean score of the others."""

    win: float = 0.0
    place: float = 0.0
    margin: float = 0.0

    def plus(self, other: SeatOutcome, weight: float = 1.0) -> SeatOutcome:
        return SeatOutcome(
            self.win + weight * other.win, self.place + weight * other.place, self.margin + weight * other.margin
        )

    def rounded(self) -> SeatOutcome:
        return SeatOutcome(round(self.win, DIGITS), round(self.place, DIGITS), round(self.margin, DIGITS))


class SeatLuck(msgspec.Struct, array_like=True):
    """How much luck added to the outcome of a seat in a game.

    chance   by cards drawn or turned over, dice and shuffles
    choices  by the moves that players happened to choose, compared with the mean of all their answers
    """

    chance: SeatOutcome
    choices: SeatOutcome

    @property
    def total(self) -> SeatOutcome:
        return self.chance.plus(self.choices)


def check_correctable(entrants: tuple[Entrant, ...]) -> None:
    """Raise EntrantError for players that know what chance will bring, since that is no luck for them."""
    for entrant in entrants:
        if isinstance(entrant.make_player(0), FullStateBot):
            raise EntrantError(
                f"results with {entrant.name} cannot be corrected: "
                f"it gets the real state, and knows what chance will bring"
            )


def outcomes_at_end(state: State) -> list[SeatOutcome]:
    """Return the outcome of each seat of a state that is over."""
    places, scores = state.places(), state.scores()
    assert places is not None
    assert scores is not None
    return [outcome_of(places, scores, seat) for seat in range(len(places))]


def outcome_of(places: list[int], scores: list[int], seat: int) -> SeatOutcome:
    """Return the outcome of a seat."""
    win = 1 / places.count(1) if places[seat] == 1 else 0.0
    others = sum(scores) - scores[seat]
    return SeatOutcome(win, float(places[seat]), scores[seat] - others / (len(scores) - 1))


class LuckMeter:
    """Measures the luck of a game, move by move.

    seed  returns a seed for each use by name
    """

    def __init__(
        self, correction: Correction, lineup: tuple[str, ...], entrants: dict[str, Entrant], seed: Callable[[str], int]
    ) -> None:
        self.correction: Final = correction
        self.chance: Final = [SeatOutcome() for _ in lineup]
        self.choices: Final = [SeatOutcome() for _ in lineup]
        self._lineup: Final = lineup
        self._entrants: Final = entrants
        self._seed: Final = seed
        softness = [SOFTNESS.get(name, DEFAULT_SOFTNESS) for name in lineup]
        self._player: Final = SoftGreedyPlayer(Rng(0), softness)
        self._moves = 0
        self._known: list[SeatOutcome] | None = None
        """The values of the state, if they were measured at an earlier move and have not changed since."""

    def luck(self) -> list[SeatLuck]:
        """Return what was measured, by seat."""
        parts = zip(self.chance, self.choices, strict=True)
        return [SeatLuck(chance.rounded(), choices.rounded()) for chance, choices in parts]

    def measure(self, state: State, seat: int, move: int) -> None:
        """Measure a move that is about to be made."""
        self._moves += 1
        after = state.clone()
        after.apply(seat, move)
        chance = uses_chance(current_game(state), current_game(after))
        forced = state.may == 0 and state.must == bit(seat) and len(Insight(state, seat).legal()) == 1
        asked = [] if forced else self._ask_again(state, seat)
        values = self._values_of_moves(state, seat, move, asked, chance, forced)
        for other in asked:
            if other != move:
                self._add(self.choices, values[move], values[other], 1 / (1 + len(asked)))
        self._known = values.get(move)
        if chance:
            self._known = outcomes_at_end(after) if after.over else self._values(after, seat, [REFERENCE], "after")[0]
            self._add(self.chance, self._known, values[move], 1.0)

    def _values_of_moves(
        self, state: State, seat: int, move: int, asked: list[int], chance: bool, forced: bool
    ) -> dict[int, list[SeatOutcome]]:
        """Return the values of moves before chance has its say, as far as they are needed."""
        if forced and self._known is not None:
            return {move: self._known}
        tried = list(dict.fromkeys([move, *asked]))
        if len(tried) == 1 and not chance:
            return {}
        return dict(zip(tried, self._values(state, seat, tried, "before"), strict=True))

    def _ask_again(self, state: State, seat: int) -> list[int]:
        """Return moves that the player of a seat might as well have chosen: the answers of players with new seeds.

        Only players that remember nothing but the state of their generator can be asked: those by name.
        """
        name = self._lineup[seat]
        if self._entrants[name].source is not None or not has(state.must, seat):
            return []
        catalogue, moves = state.catalogue(), []
        for number in range(self.correction.asks):
            player = self._entrants[name].make_player(self._seed(f"ask|{self._moves}|{seat}|{name}|{number}"))
            assert not isinstance(player, FullStateBot)
            said = player.choose(Insight(state, seat))
            assert said is not None
            moves.append(catalogue.parse(said))
        return moves

    def _values(self, state: State, seat: int, moves: list[int], use: str) -> list[list[SeatOutcome]]:
        """Return the expected outcomes of all seats after each move of one, all tried with the same luck."""
        rng = Rng(self._seed(f"value|{self._moves}|{use}"))
        valuation = OutcomeValuation(TrueSeriesWorld(state), state.seats, seat, moves, 0, rng, self._player)
        valuation.run(self.correction.playouts)
        sums = zip(valuation.shares, valuation.places, valuation.margins, strict=True)
        means = [SeatOutcome(*(total / self.correction.playouts for total in each)) for each in sums]
        size = len(self._lineup)
        return [means[first : first + size] for first in range(0, len(means), size)]

    def _add(
        self, terms: list[SeatOutcome], actual: list[SeatOutcome], expected: list[SeatOutcome], weight: float
    ) -> None:
        for seat in range(len(terms)):
            terms[seat] = terms[seat].plus(actual[seat], weight).plus(expected[seat], -weight)
