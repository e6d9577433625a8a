"""The moves of *Straßenbau*: all runs of a deck (4.3), and all exchanges (4.5)."""

from __future__ import annotations

from itertools import product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from tischlein.core.bits import bit, members
from tischlein.core.moves import MoveList
from tischlein.games.xxl.deck import CARD, COLOURS, HIGHEST, SIZE, XxlDeck

LENGTH: Final = 3
NUMBERS: Final = HIGHEST + 1
SLOTS: Final = len(COLOURS) * NUMBERS
"""A slot is a number of a colour: NUMBERS × colour + number. A run goes on from its slot to the next two."""


# By swap: the card given and the card taken, of all pairs of different cards. A division would be slower.
GIVEN: Final[vec[u8]] = vec[u8]([give for give in range(SIZE) for take in range(SIZE) if take != give])
TAKEN: Final[vec[u8]] = vec[u8]([take for give in range(SIZE) for take in range(SIZE) if take != give])


class RunIndex:
    """The numbers of moves: first the runs, then swaps, cards put in the open, `pass` and `done`.

    Three cards can be a run in two colours. Both are worth the same, so they are one move, of the first colour.

    cards    the three cards of each run, ascending
    sets     by run: its cards as a set
    firsts   by slot: the number of the first run that begins there; they end where those of the next slot begin
    begins   the set of slots where any run begins
    shown    by card: the set of its two slots
    """

    def __init__(self, deck: XxlDeck) -> None:
        self.deck: Final = deck
        found: dict[int, tuple[int, ...]] = {}
        firsts: list[int] = []
        for slot in range(SLOTS):
            firsts.append(len(found))
            for run in _runs_from(deck, slot):
                found.setdefault(int(bit(run[0]) | bit(run[1]) | bit(run[2])), run)
        firsts.append(len(found))
        self.cards: Final = vec[i64]([card for run in found.values() for card in run])
        self.sets: Final = vec[i64](list(found))
        self.firsts: Final = vec[i64](firsts)
        self.begins: Final = _with_runs(self.firsts)
        self.shown: Final = vec[i64]([_slots_of(deck, card) for card in range(SIZE)])
        self.first_swap: Final[i64] = len(found)
        self.first_put: Final[i64] = self.first_swap + SIZE * (SIZE - 1)
        self.pass_move: Final[i64] = self.first_put + SIZE
        self.done_move: Final[i64] = self.pass_move + 1

    def notations(self) -> list[str]:
        names = list(self.deck.names.values())
        runs = ["+".join(names[card] for card in self.cards_of(run)) for run in range(self.first_swap)]
        swaps = [f"{give}>{take}" for give in names for take in names if take != give]
        return [*runs, *swaps, *(f"{card}>" for card in names), "pass", "done"]

    def cards_of(self, run: i64) -> list[int]:
        """Return the cards of a run, ascending."""
        return [int(card) for card in self.cards[LENGTH * run : LENGTH * (run + 1)]]

    def colour(self, run: i64) -> str:
        """Return the letter of a run's colour: the first in which its three cards ascend."""
        return COLOURS[min(c for c in range(len(COLOURS)) if self._ascend(self.cards_of(run), c))]

    def arrange(self, cards: list[int]) -> list[int] | None:
        """Return three cards in the order of the run they make, or None if they make none."""
        for c in range(len(COLOURS)):
            run = [card for _, card in sorted((self._value(card, c), card) for card in cards)]
            if self._ascend(run, c):
                return run
        return None

    def respell(self, notation: str) -> str:
        """Return a move as the catalogue writes it. Cards may be turned round, runs in any order, signs left out."""
        notation = self.deck.respell(notation)
        names = [found.group() for found in CARD.finditer(notation)]
        known = len(names) > 1 and all(name in self.deck.cards for name in names)
        if not known or notation not in ("".join(names), "+".join(names)):
            return notation
        if len(names) == 2:
            return notation if "+" in notation else ">".join(names)
        run = self.arrange([self.deck.cards[name] for name in names])
        return notation if run is None else "+".join(self.deck.names[card] for card in run)

    def _value(self, card: int, c: int) -> int:
        """Return the number of a card in a colour, or -1 if it does not show it."""
        side = self.deck.side_of(card, c)
        return int(self.deck.values[side]) if side >= 0 else -1

    def _ascend(self, cards: list[int], c: int) -> bool:
        values = [self._value(card, c) for card in cards]
        return values[0] >= 0 and values == list(range(values[0], values[0] + LENGTH))

    # --- which move is which

    def swap(self, give: i64, take: i64) -> i64:
        """Return the move that swaps a card for an open one."""
        if take > give:
            take -= 1
        return self.first_swap + (SIZE - 1) * give + take

    def card_given(self, move: i64) -> i64:
        """Return the card that an exchange gives away."""
        if move >= self.first_put:
            return move - self.first_put
        return i64(GIVEN[move - self.first_swap])

    def card_taken(self, move: i64) -> i64:
        """Return the open card that a swap takes."""
        return i64(TAKEN[move - self.first_swap])

    # --- which runs can be built

    def fits(self, run: i64, hand: i64, both: i64) -> bool:
        """Say whether all cards of a run are in hand or open, and at least one is in hand (rule 4.3)."""
        cards = self.sets[run]
        return cards & ~both == 0 and cards & hand != 0

    def add(self, hand: i64, hand_shows: i64, both: i64, both_show: i64, moves: MoveList) -> None:
        """Add all runs of a hand and the open cards, given as sets of cards and of the places they show (rule 4.3)."""
        # A run might begin where this and the next two slots are shown, one of them by the hand.
        starts = both_show & both_show >> 1 & both_show >> 2 & (hand_shows | hand_shows >> 1 | hand_shows >> 2)
        starts &= self.begins
        slot: i64 = 0
        while starts != 0:
            while starts & 15 == 0:
                starts >>= 4
                slot += 4
            if starts & 1 != 0:
                first = self.firsts[slot]
                end = self.firsts[slot + 1]
                moves.size = _put_runs(moves.moves, moves.size, self.sets, first, end, hand, ~both)
            starts >>= 1
            slot += 1

    def add_swaps(self, give: i64, cells: vec[u8], at: i64, end: i64, moves: MoveList) -> None:
        """Add all swaps of a card for those in these cells."""
        first = self.first_swap + (SIZE - 1) * give
        moves.size = _put_swaps(moves.moves, moves.size, cells, at, end, first, give)


# The next two functions dominate random play. They count in a local variable, since writing and re-reading an
# attribute stalls the processor, and write before they test, to avoid a branch. The compiler counts no references for
# arguments.


def _put_runs(found: vec[i16], size: i64, sets: vec[i64], run: i64, end: i64, hand: i64, missing: i64) -> i64:
    """Write all runs that use a card of the hand and no missing card; return the new size."""
    while run < end:
        cards = sets[run]
        found[size] = i16(run)
        size += i64((cards & missing == 0) & (cards & hand != 0))
        run += 1
    return size


def _put_swaps(found: vec[i16], size: i64, cells: vec[u8], at: i64, end: i64, first: i64, give: i64) -> i64:
    """Write all swaps for these open cards; swapping a card for itself has no number."""
    while at < end:
        take = i64(cells[at])
        found[size] = i16(first + take - i64(take > give))
        size += 1
        at += 1
    return size


def _runs_from(deck: XxlDeck, slot: int) -> list[tuple[int, ...]]:
    """Return all runs that begin at a place. Their cards differ, since no card shows a colour twice."""
    if slot % NUMBERS + LENGTH > NUMBERS:
        return []
    return list(product(*(members(deck.showing[slot + step]) for step in range(LENGTH))))


def _with_runs(firsts: vec[i64]) -> i64:
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if firsts[slot] < firsts[slot + 1]:
            found |= bit(slot)
        slot += 1
    return found


def _slots_of(deck: XxlDeck, card: i64) -> i64:
    return bit(_slot(deck, 2 * card)) | bit(_slot(deck, 2 * card + 1))


def _slot(deck: XxlDeck, side: i64) -> i64:
    return NUMBERS * deck.colours[side] + deck.values[side]
