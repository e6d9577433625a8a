"""Game 2, *Immer schön drunter bleiben* (chapter 2): lay what is lower than the top card in one of its colours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import has
from tischlein.core.errors import PositionError
from tischlein.core.moves import MoveList
from tischlein.core.position import Reader
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng
from tischlein.core.zones import Zone
from tischlein.games.xxl.deck import HIGHEST, SIZE, Deck
from tischlein.games.xxl.laying import Laying, LayingRules
from tischlein.games.xxl.layout import TALON, Rules

GAME: Final = "xxl-drunter-bleiben"
DISCARD: Final = 1
HAND: Final = 2
CARDS_EACH: Final = 6
NUMBERS: Final = LayingRules(chapter=2, lay=2, draw=4, end=6)


class DrunterBleiben(Laying):
    """The move that lays a card is the number of the card."""

    def clone(self) -> DrunterBleiben:
        twin = DrunterBleiben(self.rules, self.seats, self.rng.clone(), self.piles.clone(), HAND)
        self.copy_laying_to(twin)
        return twin

    def resample(self, seat: i64, rng: Rng) -> DrunterBleiben:
        other = self.clone()
        other.reshuffle(seat, rng)
        return other

    def deal(self) -> None:
        self.deal_hands(CARDS_EACH)
        self.turn_over(DISCARD, "discard")
        self.look()
        self.begin(self.beginner())

    # --- what fits, and how it is laid

    def look(self) -> None:
        """2.3: lower than the top card by either of its numbers."""
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

    def numbers(self) -> LayingRules:
        return NUMBERS

    def draw_move(self) -> i64:
        return SIZE

    def card_of(self, move: i64) -> i64:
        return move

    def add_lays(self, card: i64, moves: MoveList) -> None:
        moves.add(card)

    def why_not_there(self, move: i64) -> Refusal | None:
        if has(self.fitting, move):
            return None
        return Refusal("xxl.2.3", {"card": self.written[int(move)], "top": self.names(DISCARD)[-1]})

    def target_of(self, move: i64) -> i64:
        return DISCARD

    # --- what is seen

    def zone_of(self, pile: i64) -> str:
        return "discard"

    def zones(self) -> list[Zone]:
        memory = self.rules.open_memory
        return [
            Zone("stock", "pile", None, "nothing", TALON),
            Zone("discard", "pile", None, "all" if memory else "top", DISCARD),
            *self.hand_zones(memory),
        ]

    def open_facts(self) -> dict[str, object]:
        return self.facts()

    # --- positions

    def pile_entries(self) -> dict[str, list[int]]:
        return {"discard": [DISCARD]}

    def load_more(self, reader: Reader) -> None:
        if self.piles.size(DISCARD) == 0:
            raise PositionError("discard of a position names no card, but one always lies on top (rule xxl.2.1)")
        self.check_position()


def notations(deck: Deck) -> list[str]:
    return [*deck.names.values(), "draw", "keep"]


def new_game(options: dict[str, object], seats: i64, rng: Rng) -> DrunterBleiben:
    """A game before the deal."""
    rules = Rules(GAME, options, int(seats), HAND + int(seats), notations)
    return DrunterBleiben(rules, seats, rng, rules.piles.clone(), HAND)
