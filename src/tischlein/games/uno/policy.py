"""The policy of UNO: keep to your colours, keep wilds for the end, and stop a player who is about to win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.core.moves import MoveList
from tischlein.core.policy import NEVER, Policy
from tischlein.core.state import State
from tischlein.games.uno.cards import (
    ACCEPT,
    CALL,
    CATCH,
    CHALLENGE,
    DRAW,
    DRAW_TWO,
    FIRST_WORD,
    KEEP,
    MOVES,
    NAME,
    PLAIN_CALL,
    PLAY,
    REVERSE,
    SKIP,
    TAKE,
    WILD,
    WILD_FOUR,
    UnoMove,
    colour,
    is_wild,
    points,
    rank,
    word_number,
)
from tischlein.games.uno.layout import DISCARD, HAND
from tischlein.games.uno.round import Uno

# The worth of moves compared to playing a plain card.
AT_ONCE: Final = 20.0  # calling and catching cost no turn
GOING_OUT: Final = 10.0
SURE_TO_GO_OUT: Final = 4.0
STAYING_POWER: Final = 1.5  # the rest of the hand has the current colour
PER_TWIN: Final = -0.1  # a pair of equal numbers is a bridge to another colour
PER_POINT: Final = 0.02
WILD_KEPT: Final = -1.5
FOUR_KEPT: Final = -1.0
WILD_KEPT_PER_CARD: Final = -0.2
BLUFF: Final = -2.0
ONE_CARD: Final = 2.0  # the worth of stopping a seat with one card, or two
TWO_CARDS: Final = 0.5
HIT: Final = 0.3
HIT_TWO: Final = 0.3
KEPT_FOR_A_DUEL: Final = -0.6  # with two seats every hit is an extra turn: best kept for the end
KEEPING: Final = -1.0
TAKING: Final = -4.0
DRAWING: Final = -6.0

# A wild-draw-four is seldom a bluff. A failed challenge costs two more cards, and a successful one saves four.
BLUFFS_PER_HONEST_FOUR: Final = 0.15
DOUBT: Final = 0.2
GUILT: Final = 10.0

CARDS_IN_BOX: Final = 108
CARDS_A_COLOUR: Final = 25


class UnoPolicy(Policy):
    def __init__(self) -> None:
        super().__init__(spread=100.0)

    def weigh(self, state: State, seat: i64, moves: MoveList, worth: vec[float]) -> None:
        assert isinstance(state, Uno)
        hand = HandSummary(state, seat)
        i: i64 = 0
        while i < moves.size:
            worth[i] = _worth(state, hand, MOVES[moves.at(i)])
            i += 1

    def window(self, state: State, seat: i64) -> i64:
        """Return the call or the catch: the policy never forgets either."""
        assert isinstance(state, Uno)
        if state.forgot == seat:
            return word_number(CALL)
        return word_number(CATCH)

    def careless(self, move: i64) -> i64:
        """Return the move without the call."""
        if PLAIN_CALL <= move < FIRST_WORD:
            return move - PLAIN_CALL
        return move

    def reason(self, state: State, seat: i64, move: i64) -> str:
        assert isinstance(state, Uno)
        hand = HandSummary(state, seat)
        m = MOVES[move]
        if m.kind == PLAY:
            return _reason_to_play(state, hand, m)
        if m.kind == NAME and hand.holds_most_of(m.names):
            return "uno-colour"
        if m.kind in (CALL, CATCH):
            return "uno-free"
        if m.kind == CHALLENGE and _challenge_gain(state, hand) > 0:
            return "uno-bluff"
        if m.kind == ACCEPT and _challenge_gain(state, hand) <= 0:
            return "uno-honest"
        return "best"


class HandSummary:
    """The number of cards of each colour in a hand, a byte a colour, and of each rank, four bits a rank."""

    def __init__(self, state: Uno, seat: i64) -> None:
        self.seat = seat
        self.size = state.piles.size(HAND + seat)
        colours: i64 = 0
        ranks: i64 = 0
        cells = state.piles.cells
        at = state.piles.base(HAND + seat)
        end = at + self.size
        while at < end:
            card = i64(cells[at])
            ranks += bit(4 * rank(card))
            if not is_wild(card):
                colours += bit(8 * colour(card))
            at += 1
        self.colours = colours
        self.ranks = ranks

    def of_colour(self, c: i64) -> i64:
        return (self.colours >> (8 * c)) & 255

    def of_rank(self, r: i64) -> i64:
        return (self.ranks >> (4 * r)) & 15

    def wilds(self) -> i64:
        return self.of_rank(WILD) + self.of_rank(WILD_FOUR)

    def holds_most_of(self, c: i64) -> bool:
        """Say whether the hand holds cards of the colour, and no more of any other."""
        most: i64 = 1
        other: i64 = 0
        while other < 4:
            most = max(most, self.of_colour(other))
            other += 1
        return self.of_colour(c) == most


def _worth(state: Uno, hand: HandSummary, m: UnoMove) -> float:
    kind = m.kind
    if kind == PLAY:
        return _worth_of_playing(state, hand, m)
    if kind == DRAW:
        return DRAWING
    if kind == KEEP:
        return KEEPING
    if kind == NAME:
        return STAYING_POWER * float(hand.of_colour(m.names)) / float(hand.size)
    if kind == CHALLENGE:
        return _challenge_gain(state, hand)
    if kind == TAKE:
        return TAKING
    if kind in (CALL, CATCH):
        return AT_ONCE
    return 0.0


def _worth_of_playing(state: Uno, hand: HandSummary, m: UnoMove) -> float:
    left = hand.size - 1
    if left == 0:
        return GOING_OUT
    if left == 1 and not m.call:
        return NEVER
    card = m.card
    if is_wild(card):
        worth = STAYING_POWER * float(hand.of_colour(m.names)) / float(left) + WILD_KEPT_PER_CARD * float(left)
        if card == WILD:
            return worth + WILD_KEPT
        worth += FOUR_KEPT
        if hand.of_colour(state.colour) > 0:
            worth += BLUFF
    else:
        worth = STAYING_POWER * float(hand.of_colour(m.names) - 1) / float(left)
        worth += PER_TWIN * float(hand.of_rank(rank(card)) - 1) + PER_POINT * float(points(card))
    if _skips(state, card):
        return worth + _worth_of_hitting(state, hand, m)
    if rank(card) == REVERSE and state.seats > 2:
        return worth + _threat(state, state.next(hand.seat)) - _threat(state, _previous_seat(state, hand.seat))
    return worth


def _skips(state: Uno, card: i64) -> bool:
    """Say whether the next seat loses its turn, unless it stacks or challenges."""
    return rank(card) in (SKIP, DRAW_TWO, WILD_FOUR) or (rank(card) == REVERSE and state.rules.reverse_skips)


def _worth_of_hitting(state: Uno, hand: HandSummary, m: UnoMove) -> float:
    worth = HIT + _threat(state, state.next(hand.seat))
    if rank(m.card) == DRAW_TWO:
        worth += HIT_TWO
    if state.seats == 2:
        worth += KEPT_FOR_A_DUEL
        if hand.size == 2 and has(m.fitting, _other_card(state, hand.seat, m.card)):
            worth += SURE_TO_GO_OUT
    return worth


def _other_card(state: Uno, seat: i64, card: i64) -> i64:
    """Return the other card of a hand of two."""
    if state.piles.at(HAND + seat, 0) == card:
        return state.piles.at(HAND + seat, 1)
    return state.piles.at(HAND + seat, 0)


def _threat(state: Uno, seat: i64) -> float:
    """Return how much it is worth to keep a seat from its turn."""
    cards = state.piles.size(HAND + seat)
    if cards == 1:
        return ONE_CARD
    if cards == 2:
        return TWO_CARDS
    return 0.0


def _previous_seat(state: Uno, seat: i64) -> i64:
    """Return the seat that would be next if play turned around."""
    neighbour = seat - state.direction
    if neighbour == state.seats:
        return 0
    if neighbour < 0:
        return state.seats - 1
    return neighbour


def _challenge_gain(state: Uno, hand: HandSummary) -> float:
    """Return how much better challenging is than accepting, by counting the cards that would convict (rule 5.1)."""
    hidden = CARDS_IN_BOX - hand.size - state.piles.size(DISCARD)
    others = hidden - CARDS_A_COLOUR + hand.of_colour(state.colour_before) + _in_discard(state, state.colour_before)
    innocent = 1.0
    i: i64 = 0
    while i < state.cards_left and innocent > 0.0:
        innocent *= float(others - i) / float(hidden - i)
        i += 1
    bluff = BLUFFS_PER_HONEST_FOUR * (1.0 - innocent)
    doubt = DOUBT
    if state.cards_left <= 2:  # little to lose against a player who is nearly out
        doubt *= 0.2 * float(state.cards_left)
    return GUILT * (bluff / (bluff + innocent) - doubt)


def _in_discard(state: Uno, c: i64) -> i64:
    """Return how many cards of a colour are in the discard; everybody has seen them."""
    found: i64 = 0
    cells = state.piles.cells
    at = state.piles.base(DISCARD)
    end = at + state.piles.size(DISCARD)
    while at < end:
        card = i64(cells[at])
        if colour(card) == c and not is_wild(card):
            found += 1
        at += 1
    return found


def _reason_to_play(state: Uno, hand: HandSummary, m: UnoMove) -> str:
    if hand.size == 1:
        return "uno-out"
    trips = _skips(state, m.card) or (rank(m.card) == REVERSE and state.seats > 2)
    if trips and _threat(state, state.next(hand.seat)) > 0:
        return "uno-hit"
    if is_wild(m.card):
        return "uno-colour" if hand.holds_most_of(m.names) else "best"
    if hand.wilds() > 0:
        return "uno-keeps-wild"
    return "uno-stays" if hand.of_colour(m.names) > 1 else "best"
