"""Game 2, *Immer schön drunter bleiben* (chapter 2): play a card lower than the top card in one of its colours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.fields import Field, derived
from tischlein.core.moves import MoveList
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.games.kit.card_game import PileLayout
from tischlein.games.kit.shedding import DISCARD, SheddingRules
from tischlein.games.xxl.deck import HIGHEST, SIZE, XxlDeck
from tischlein.games.xxl.layout import deck_of, make_setup
from tischlein.games.xxl.shedding import XxlShedding, shedding_rules

GAME: Final = "xxl-drunter-bleiben"
HAND: Final = 2
CARDS_EACH: Final = 6
RULES: Final = shedding_rules(chapter=2, play=2, draw=4, end=6)


class DrunterBleiben(XxlShedding):
    """A move that plays a card is the number of the card."""

    def clone(self) -> DrunterBleiben:
        twin = DrunterBleiben(self.setup, self.seats, self.rng.clone(), self.piles.clone())
        self.copy_shedding_to(twin)
        return twin

    def deal(self) -> None:
        self.deal_hands(CARDS_EACH)
        self.turn_over(DISCARD, "discard")
        self.update_fitting()
        self.begin(self.starting_seat())

    # --- what fits, and how it is played

    def update_fitting(self) -> None:
        """Find the cards lower than the top card by either of its numbers (rule 2.3)."""
        side = 2 * self.piles.top(DISCARD)
        self.fitting = self._lower(side) | self._lower(side + 1)

    def _lower(self, side: i64) -> i64:
        found: i64 = 0
        at = self.deck.colours[side] * (HIGHEST + 1)
        end = at + self.deck.values[side]
        while at < end:
            found |= self.deck.showing[at]
            at += 1
        return found

    def rule_numbers(self) -> SheddingRules:
        return RULES

    def draw_move(self) -> i64:
        return SIZE

    def card_of(self, move: i64) -> i64:
        return move

    def add_plays(self, card: i64, moves: MoveList) -> None:
        moves.add(card)

    def why_not_there(self, move: i64) -> Refusal | None:
        if has(self.fitting, move):
            return None
        return Refusal("xxl.2.3", {"card": self.written[int(move)], "top": self.names(DISCARD)[-1]})

    # --- views and positions

    def fields(self) -> list[Field]:
        return [*super().fields(), derived("fits", lambda game: {"discard": game.fits_by_side()})]

    def fits_by_side(self) -> dict[str, list[int]]:
        """Return the numbers that are lower than each side of the top card."""
        if self.piles.size(DISCARD) == 0:
            return {}
        top = 2 * self.piles.top(DISCARD)
        return {self.deck.number_on(side): list(range(self.deck.values[side])) for side in (top, top + 1)}

    def check(self) -> None:
        if self.piles.size(DISCARD) == 0:
            raise PositionError("discard of a position is empty, but it always has a top card (rule xxl.2.1)")
        self.check_turn()


def notations(deck: XxlDeck) -> list[str]:
    return [*deck.names.values(), "draw", "keep"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> DrunterBleiben:
    """Return a game before the deal."""
    deck = deck_of(options)
    setup = make_setup(GAME, options, int(seats), deck, PileLayout(HAND + int(seats), HAND), notations(deck))
    return DrunterBleiben(setup, seats, rng, setup.piles.clone())
