"""The policy of *Verweigern gestattet*: many cards first, then rich tricks and well-timed passes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.moves import MoveList
from tischlein.core.policy import Policy
from tischlein.core.state import State
from tischlein.games.kit.tricks import WON
from tischlein.games.xxl.policies.tricks import (
    CLEAR,
    THROWN,
    balance,
    beaters,
    leads_in,
    promise,
    stays_ahead,
    trick_total,
    unseen,
    why_card,
    yet_to_play,
)
from tischlein.games.xxl.tricks import CHOICE_PHASE
from tischlein.games.xxl.verweigern import ASIDE, ASIDE_NONE, FOLLOW, PASS, Verweigern

KEPT: Final = 9.0
"""The worth, for each rival, of keeping a card that is sure to win a trick."""

CARD_WON: Final = 10.0
"""The worth of a card won in the first half: one more to play in the second."""

POINTS_WON: Final = 0.1
"""How much the points of the first half count, which are scored only if the game ends with it (3.5)."""

USUAL_HIGH: Final = 7.6
"""The higher number of a card that is dealt instead of one set aside."""


class VerweigernPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(30.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, Verweigern)
        if state.phase == CHOICE_PHASE:
            weigh_asides(state, moves, worth)
            return
        hidden = unseen(state, seat)
        keeping = KEPT * float(state.seats - 1)
        points = float(trick_total(state)) + THROWN * float(yet_to_play(state, seat))
        i: i64 = 0
        while i < moves.size:
            move = moves.at(i)
            if move == PASS:
                worth[i] = balance(0.0, points, state.seats) / CLEAR
            else:
                card = card_played(move)
                chance = win_chance(state, seat, move, hidden)
                gain = balance(chance, trick_worth(state, points + float(state.deck.totals[card])), state.seats)
                worth[i] = (gain - keeping * promise(state, card, hidden)) / CLEAR
            i += 1

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Verweigern)
        if state.phase == CHOICE_PHASE:
            return _why_aside(state, seat, move)
        if move == PASS:
            return "xxl-trick-pass"
        return why_card(state, seat, card_played(move), win_chance(state, seat, move, unseen(state, seat)))


def _why_aside(state: Verweigern, seat: i64, move: i64) -> str:
    values = state.deck.values
    highest = max(values[2 * card + 1] for card in state.piles.cards(WON + seat))
    if move == ASIDE_NONE:
        return "xxl-trick-redeal" if float(highest) < USUAL_HIGH else "best"
    return "xxl-trick-aside" if values[2 * (move - ASIDE) + 1] == highest else "best"


def weigh_asides(state: Verweigern, moves: MoveList, worth: vec[float]) -> None:
    """Weigh cards to set aside by high number, then total, against a card that would be dealt (rule 3.6)."""
    deck = state.deck
    i: i64 = 0
    while i < moves.size:
        worth[i] = USUAL_HIGH
        if moves.at(i) < ASIDE_NONE:
            card = moves.at(i) - ASIDE
            worth[i] = float(deck.values[2 * card + 1]) + float(deck.totals[card]) / 20.0
        i += 1


def card_played(move: i64) -> i64:
    if move >= FOLLOW:
        return move - FOLLOW
    return move >> 1


def trick_worth(state: Verweigern, points: float) -> float:
    """Return the worth of a trick; in the first half the number of cards counts."""
    if state.half == 2:
        return points
    return CARD_WON * float(state.seats) + POINTS_WON * points


def win_chance(state: Verweigern, seat: i64, move: i64, hidden: i64) -> float:
    card = card_played(move)
    c = state.colour
    if move < FOLLOW:
        c = state.deck.colours[move]
    if not leads_in(state, card, c):
        return 0.0
    return stays_ahead(state, seat, hidden, beaters(state.deck, card, c))
