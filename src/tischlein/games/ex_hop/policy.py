"""The policy of Ex & Hop: play cards where they change most, one's own colour to black tiles, others to red ones."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit
from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy
from tischlein.core.state import State
from tischlein.games.ex_hop.cards import (
    COLOURS,
    DECLINE,
    GIVE,
    MOVES,
    OFFER,
    PLAY,
    RED,
    ROWS,
    ExHopMove,
    colour,
    number,
    points,
    value,
)
from tischlein.games.ex_hop.layout import ANSWER_PHASE, HAND, ROW, TILE
from tischlein.games.ex_hop.rules import ExHop

PER_POINT: Final = 2.0
KEPT: Final = 0.04  # points lost by giving up a card, for each point of its number
WAITING: Final = -0.3  # an offer changes no row, which is better than doing harm
NOT_FOR_OWN: Final = -0.2
OWN_GIVEN: Final = -0.4

# What an offer probably brings: nobody offers their best card, but one's own colour is welcome.
PER_NUMBER: Final = 0.4
OWN_COMES: Final = 6.5
OTHER_COMES: Final = 4.0
OWN_GOES: Final = -2.0

LEADER: Final = 0.1  # how much more the points of a leading rival matter
LAST_CARD: Final = 5  # what the next seat can add to its colour when one card is missing, or withhold from it
MAX_SUM: Final = 64
MAX_FREE: Final = 7


def _chances_by_deficit() -> vec[float]:
    """Return how the chance of a colour falls with its deficit, by free slots: the more slots, the slower."""
    falls = vec[float]([0.0] * (MAX_FREE * MAX_SUM))
    for free in range(1, MAX_FREE):
        for behind in range(MAX_SUM):
            falls[free * MAX_SUM + behind] = math.exp(-behind / (3.0 * free**0.6))
    return falls


CHANCES_BY_DEFICIT: Final[vec[float]] = _chances_by_deficit()

_NO_STAKES: Final = vec[float]([0.0] * COLOURS)
_NO_SUMS: Final = vec[i64]([0] * ROWS)
_NO_VALUES: Final = vec[float]([0.0] * ROWS)


class ExHopPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(spread=15.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, ExHop)
        i: i64 = 0
        if state.phase == ANSWER_PHASE:
            while i < moves.size:
                worth[i] = _worth_of_answer(state, seat, MOVES[moves.at(i)])
                i += 1
            return
        outlook = RowOutlook(state, seat)
        while i < moves.size:
            m = MOVES[moves.at(i)]
            gain = outlook.gain(m.card, m.row) if m.kind == PLAY else _gain_of_offer(m, outlook.own)
            worth[i] = PER_POINT * (gain - KEPT * float(number(m.card)))
            i += 1

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, ExHop)
        m = MOVES[move]
        own = state.colour_of(seat)
        if m.kind == PLAY:
            return _reason_to_play(state, own, m)
        if m.kind == OFFER:
            return "ex-hop-offer"
        comes = colour(state.piles.top(HAND + state.turn))
        if m.kind == GIVE and comes == own and state.wants != own:
            return "ex-hop-swap"
        if m.kind == DECLINE and _would_decline(state, seat):
            return "ex-hop-decline"
        return "best"


class RowOutlook:
    """The rows as one seat sees them: the sums of the colours, a byte a colour, and the expected value of each row."""

    def __init__(self, state: ExHop, seat: i64) -> None:
        self.state: Final = state
        self.own = state.colour_of(seat)
        self.next = state.colour_of(state.next(seat))
        self.stakes: Final = _stakes(state, seat)
        self.sums: Final = _NO_SUMS[:]
        self.values: Final = _NO_VALUES[:]
        row: i64 = 0
        while row < ROWS:
            if state.piles.size(TILE + row) > 0:
                self.sums[row] = sums_of(state, row)
                self.values[row] = self._value(row, self.sums[row], _free(state, row))
            row += 1

    def gain(self, card: i64, row: i64) -> float:
        """Return how many points better the row is after a card is played to it."""
        sums = self.sums[row] + number(card) * bit(8 * colour(card))
        return self._value(row, sums, _free(self.state, row) - 1) - self.values[row]

    def _value(self, row: i64, sums: i64, free: i64) -> float:
        tile = self.state.piles.top(TILE + row)
        if free == 0:
            best = highest(sums)
            if best < 0:
                return 0.0
            return self.stakes[best] * float(points(tile))
        if free == 1:
            sums = self._after_the_next(sums, tile)
        return self._expected(sums, free) * float(points(tile))

    def _after_the_next(self, sums: i64, tile: i64) -> i64:
        """Return the sums after the next seat has filled the row to its own advantage."""
        if tile & RED == 0:
            return sums + LAST_CARD * bit(8 * self.next)
        if (sums >> (8 * self.next)) & 255 < LAST_CARD:
            return sums & ~(bit(8 * self.next) * 255)
        return sums - LAST_CARD * bit(8 * self.next)

    def _expected(self, sums: i64, free: i64) -> float:
        """Return the expected stake: the stakes of all colours weighted by their chances."""
        top: i64 = 0
        c: i64 = 0
        while c < COLOURS:
            top = max(top, (sums >> (8 * c)) & 255)
            c += 1
        stakes = self.stakes
        chances = 0.0
        expected = 0.0
        colours = self.state.colours
        left = self.state.seats
        while left > 0:
            c = colours & 15
            chance = CHANCES_BY_DEFICIT[free * MAX_SUM + top - ((sums >> (8 * c)) & 255)]
            chances += chance
            expected += chance * stakes[c]
            colours >>= 4
            left -= 1
        return expected / chances


def _stakes(state: ExHop, seat: i64) -> vec[float]:
    """Return what a point means to the seat, by colour: 1 for its own, shared among its rivals."""
    stakes = _NO_STAKES[:]
    total = 0.0
    rival: i64 = 0
    while rival < state.seats:
        if rival != seat:
            weight = math.exp(LEADER * float(state.score(rival)))
            stakes[state.colour_of(rival)] = -weight
            total += weight
        rival += 1
    c: i64 = 0
    while c < COLOURS:
        stakes[c] /= total
        c += 1
    stakes[state.colour_of(seat)] = 1.0
    return stakes


def _free(state: ExHop, row: i64) -> i64:
    """Return how many more cards the row takes (rule 5.1)."""
    return value(state.piles.top(TILE + row)) - state.piles.size(ROW + row)


def sums_of(state: ExHop, row: i64) -> i64:
    """Return the sums of the colours in a row, a byte a colour (rule 5.2)."""
    sums: i64 = 0
    cells = state.piles.cells
    at = state.piles.base(ROW + row)
    end = at + state.piles.size(ROW + row)
    while at < end:
        card = i64(cells[at])
        sums += number(card) * bit(8 * colour(card))
        at += 1
    return sums


def highest(sums: i64) -> i64:
    """Return the colour with the highest sum, or -1 for a tie (rule 5.4)."""
    top: i64 = 0
    best: i64 = -1
    c: i64 = 0
    while c < COLOURS:
        total = (sums >> (8 * c)) & 255
        if total > top:
            top = total
            best = c
        elif total == top:
            best = -1
        c += 1
    return best


def _matches_tile(state: ExHop, own: bool, row: i64) -> bool:
    """Say whether the colour suits the tile: one's own a black tile, any other a red one."""
    if state.piles.size(TILE + row) == 0:
        return False
    return (state.piles.top(TILE + row) & RED == 0) == own


def _gain_of_offer(m: ExHopMove, own: i64) -> float:
    gain = WAITING
    if m.wants != own:
        gain += NOT_FOR_OWN
    if colour(m.card) == own:
        gain += OWN_GIVEN
    return gain


def _worth_of_answer(state: ExHop, seat: i64, m: ExHopMove) -> float:
    if m.kind == DECLINE:
        return 0.0
    own = state.colour_of(seat)
    comes = OTHER_COMES
    if colour(state.piles.top(HAND + state.turn)) == own:
        comes = OWN_COMES
    worth = PER_NUMBER * (comes - float(number(m.card)))
    if colour(m.card) == own:
        worth += OWN_GOES
    return worth


def _would_decline(state: ExHop, seat: i64) -> bool:
    moves = MoveList()
    state.legal(seat, moves)
    i: i64 = 0
    while i < moves.size:
        if _worth_of_answer(state, seat, MOVES[moves.at(i)]) > 0:
            return False
        i += 1
    return True


def _reason_to_play(state: ExHop, own: i64, m: ExHopMove) -> str:
    if _free(state, m.row) == 1:
        black = state.piles.top(TILE + m.row) & RED == 0
        best = highest(sums_of(state, m.row) + number(m.card) * bit(8 * colour(m.card)))
        if best < 0:
            return "ex-hop-tie"
        if black and best == own:
            return "ex-hop-takes"
        return "best" if black or best == own else "ex-hop-pushes"
    if _matches_tile(state, colour(m.card) == own, m.row):
        return "ex-hop-own" if colour(m.card) == own else "ex-hop-others"
    return "best"
