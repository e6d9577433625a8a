"""The policy of Raise: value and chance of winning the round, against the later value of the cards played."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy
from tischlein.core.state import State
from tischlein.games.raise_.cards import card_of, kind
from tischlein.games.raise_.layout import (
    CHOOSE_PHASE,
    POINTS,
    POT,
    PRIZE,
    TRACK,
    chosen_of,
    hand_of,
    stock_of,
)
from tischlein.games.raise_.rules import HAND_SIZE, Raise

CLEAR: Final = 3.0
"""The points that make a move clearly better."""

DOUBT: Final = 7.0
"""How far, in fields, a rival with a full hand may deviate from what cards of average worth would bring."""

PRICE: Final = 12.0
"""The price of an average card, in points, if there are far too few for the remaining rounds."""

USUAL_WORTH: Final = 7.0
"""The worth of an average card after an average roll, in fields."""

SPARED: Final = 0.2
"""The share of the price of surplus fields that is saved later in the round, if it is won."""

USUAL_FACTORS: Final[vec[float]] = vec[float]([3.0, 2.5, 2.2, 2.0, 1.7])
"""How often each symbol counts on average (3.3), with the dice of the standard box."""


class RaisePolicy(Policy):
    """Fights for a round while chance times stake exceeds the price of the next card; passing costs nothing."""

    def __init__(self) -> None:
        super().__init__(15.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, Raise)
        chance = win_chance(state, seat)
        gain = chance * stake(state)
        a_field = PRICE / USUAL_WORTH * shortage(state, seat)
        box = state.rules.box
        need = fields_needed(state, seat)
        i: i64 = 0
        while i < moves.size:
            found = moves.at(i)
            if found == box.pass_move:
                worth[i] = 0.0
            else:
                # Its victory points come back if the round is won.
                value = gain - (1.0 - chance) * float(box.points[found]) - a_field * usual_worth(state, found)
                beyond = float(state.worth(found) - need)
                if beyond < 0.0:
                    value += beyond * a_field
                else:
                    value += beyond * a_field * chance * SPARED
                worth[i] = value / CLEAR
            i += 1

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Raise)
        if move == state.rules.box.pass_move:
            return _why_pass(state, seat)
        hand = [int(state.worth(card)) for card in state.piles.cards(hand_of(seat))]
        fields = int(state.worth(card_of(seat, move)))
        if state.phase == CHOOSE_PHASE:
            if fields == max(hand):
                return "raise-strong"
            return "raise-small" if fields == min(hand) else "best"
        enough = [other for other in hand if other >= fields_needed(state, seat)]
        if fields not in enough:
            return "best"
        return "raise-cheap" if fields == min(enough) else "raise-ahead"


def _why_pass(state: Raise, seat: i64) -> str:
    if not state.can_raise(seat):
        return "raise-cannot"
    if all(state.worth(card) < fields_needed(state, seat) for card in state.piles.cards(hand_of(seat))):
        return "raise-dear"
    return "raise-saves" if state.piles.size(POINTS) > 0 else "raise-keeps"


def fields_needed(state: Raise, seat: i64) -> i64:
    """Return what a card must be worth to get ahead, or 0 while everybody chooses."""
    if state.phase == CHOOSE_PHASE:
        return 0
    return state.short_by(seat)


def stake(state: Raise) -> float:
    """Return what the winner of the round takes: the point card and the victory points in the pot."""
    points = state.rules.box.points
    total = state.piles.top(PRIZE)
    cells = state.won.cells
    at = state.won.base(POT)
    end = at + state.won.size(POT)
    while at < end:
        total += points[kind(i64(cells[at]))]
        at += 1
    return float(total)


def win_chance(state: Raise, seat: i64) -> float:
    """Return the chance to win the round, by how far whole hands reach; rivals' hands are estimated by their size."""
    own = float(stone_field(state, seat) + state.raised + state.hand_worth(seat))
    rivals = 0.0
    rival: i64 = 0
    while rival < state.seats:
        if rival != seat and is_in(state, rival):
            cards = float(state.piles.size(hand_of(rival)) + state.piles.size(chosen_of(rival)))
            ahead = float(stone_field(state, rival)) + cards * mean_worth(state, rival) - own
            rivals += exp(min(50.0, ahead / (DOUBT * (0.2 + cards / float(HAND_SIZE)))))
        rival += 1
    return 1.0 / (1.0 + rivals)


def stone_field(state: Raise, seat: i64) -> i64:
    """Return the field of the stone; all begin the round on field 0."""
    if state.phase == CHOOSE_PHASE:
        return 0
    return state.field(seat)


def is_in(state: Raise, seat: i64) -> bool:
    """Say whether the seat can still win the round."""
    if state.phase == CHOOSE_PHASE:
        return state.piles.size(hand_of(seat)) + state.piles.size(chosen_of(seat)) > 0
    return state.piles.find(TRACK, seat) >= 0


def mean_worth(state: Raise, rival: i64) -> float:
    """Return the mean worth of the cards a rival has not played: all sets are alike and played cards lie open."""
    piles = state.piles
    fields: i64 = 0
    cards: i64 = 0
    zone = hand_of(rival)  # stock and chosen card follow
    while zone <= chosen_of(rival):
        at = piles.base(zone)
        end = at + piles.size(zone)
        cards += end - at
        while at < end:
            fields += state.worth(i64(piles.cells[at]))
            at += 1
        zone += 1
    if cards == 0:
        return 0.0
    return float(fields) / float(cards)


def shortage(state: Raise, seat: i64) -> float:
    """Return how short of cards the seat is: 0 if it can spend every hand from now on, up to nearly 1."""
    later = state.piles.size(POINTS)
    if later == 0:
        return 0.0
    cards = float(state.piles.size(hand_of(seat)) + state.piles.size(stock_of(seat)))
    return max(0.0, 1.0 - cards / float(HAND_SIZE * (later + 1)))


def usual_worth(state: Raise, found: i64) -> float:
    """Return the worth of a kind of card after an average roll."""
    box = state.rules.box
    return USUAL_FACTORS[box.shifts[found] >> 2] * float(box.numbers[found])
