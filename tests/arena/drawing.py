"""A tiny game that can be enumerated: four turns, in each of which a seat draws the top card or waits; more points win.

A seat without points must draw in the second half, and a seat with five points must wait.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from tischlein.arena.correction import Correction, LuckMeter, SeatOutcome, outcomes_at_end
from tischlein.arena.entrants import Entrant
from tischlein.bots.players import Bot
from tischlein.bots.valuation import REFERENCE
from tischlein.core.insight import Insight
from tischlein.core.moves import Catalogue, MoveList
from tischlein.core.piles import Piles, empty_piles
from tischlein.core.rng import Rng
from tischlein.core.state import State, places_from_scores
from tischlein.core.zones import Zone

DRAW, WAIT = 0, 1
TURNS: Final = 4
STOCK: Final = 2
CARDS: Final = (1, 2, 3, 4)
ENOUGH: Final = 5
CATALOGUE: Final = Catalogue("drawing", ["draw", "wait"])
ZONES: Final = [Zone("stock", "pile", None, "nothing", STOCK)]


class Drawing(State):
    """The cards of both hands and of the stock, from bottom to top, and the number of turns so far."""

    def __init__(self, hands: list[list[int]], stock: list[int], turn: int = 0) -> None:
        super().__init__(2, Rng(1))
        self.piles = empty_piles(3, len(CARDS))
        for pile, cards in enumerate([*hands, stock]):
            self.piles.fill(pile, cards)
        self.begin_turn(turn)

    def begin_turn(self, turn: int) -> None:
        self.turn = turn
        self.over = turn == TURNS
        self.must = 0 if self.over else 1 << self.seat

    @property
    def seat(self) -> int:
        return self.turn % 2

    @property
    def cards(self) -> list[list[int]]:
        return [self.piles.cards(pile) for pile in range(3)]

    def clone(self) -> State:
        first, second, stock = self.cards
        return Drawing([first, second], stock, self.turn)

    def catalogue(self) -> Catalogue:
        return CATALOGUE

    def zones(self) -> list[Zone]:
        return ZONES

    def pile_group(self, number: int) -> Piles:
        return self.piles

    def legal(self, seat: int, moves: MoveList) -> None:
        points = self.scores()[seat]
        if points < ENOUGH:
            moves.add(DRAW)
        if points > 0 or self.turn < TURNS // 2:
            moves.add(WAIT)

    def hide_from(self, seat: int) -> None:
        self.piles.clear(1 - seat)
        self.piles.clear(STOCK)

    def resample(self, seat: int, rng: Rng) -> State:
        return self.clone()

    def apply(self, seat: int, move: int) -> None:
        if move == DRAW:
            self.piles.move(STOCK, seat, 1)
        self.begin_turn(self.turn + 1)

    def scores(self) -> list[int]:
        return [sum(self.piles.cards(seat)) for seat in range(2)]

    def places(self) -> list[int]:
        return places_from_scores(self.scores(), 1)


class Gambler:
    """Waits with three points or more, unless its coin says otherwise: what it does depends on what it knows."""

    def __init__(self, coin: int) -> None:
        self.coin = coin

    def choose(self, insight: Insight) -> str:
        legal = insight.moves()
        if len(legal) == 1:
            return legal[0]
        points = insight.sample(Rng(0)).scores()
        assert points is not None
        return "wait" if (points[insight.seat] >= 3) != (self.coin == 1) else "draw"


class GamblerEntrant(Entrant):
    """Makes gamblers, whose seeds are their coins."""

    def make_player(self, seed: int) -> Bot:
        return Gambler(seed)


class ExactMeter(LuckMeter):
    """A meter that knows the values exactly: the reference player draws while it has fewer than three points."""

    def __init__(self, asked: tuple[int, ...]) -> None:
        def seed(use: str) -> int:
            return asked[int(use.split("|")[1]) - 1] if use.startswith("ask|") else 0

        entrants = {name: GamblerEntrant(name) for name in ("a", "b")}
        super().__init__(Correction(1, len(asked) and 1), ("a", "b"), dict(entrants), seed)

    def _values(self, state: State, seat: int, moves: list[int], use: str) -> list[list[SeatOutcome]]:
        assert isinstance(state, Drawing)
        first, second, stock = map(tuple, map(sorted, state.cards))
        return [_value(first, second, stock, state.turn, move) for move in moves]


Cards = tuple[int, ...]


@cache
def _value(first: Cards, second: Cards, stock: Cards, turn: int, move: int) -> list[SeatOutcome]:
    """Return the expected outcomes after a move, over all cards that may be on top of the stock."""
    state = Drawing([list(first), list(second)], list(stock), turn)
    if state.over:
        return outcomes_at_end(state)
    if move == REFERENCE:
        legal = MoveList()
        state.legal(state.seat, legal)
        wanted = DRAW if state.scores()[state.seat] < 3 else WAIT
        move = wanted if legal.size == 2 else int(legal.at(0))
    means = [SeatOutcome(), SeatOutcome()]
    tops = stock if move == DRAW else stock[:1]
    for top in tops:
        after = Drawing([list(first), list(second)], [*(card for card in stock if card != top), top], turn)
        after.apply(after.seat, move)
        one, two, rest = map(tuple, map(sorted, after.cards))
        for seat, value in enumerate(_value(one, two, rest, turn + 1, REFERENCE)):
            means[seat] = means[seat].plus(value, 1 / len(tops))
    return means


def coins(asks: bool) -> list[tuple[Cards, Cards]]:
    """Return all that lot can decide: the coins of the players, and of those that are asked again."""
    tosses = list(product((0, 1), repeat=TURNS))
    return [(tossed, asked) for tossed in tosses for asked in (tosses if asks else [()])]
