"""Wishes: the shedding skeleton with fields, options and a policy. A jack fits anywhere and names a suit."""

from __future__ import annotations

from typing import Any

from tischlein.core import fields
from tischlein.core.moves import MoveList
from tischlein.core.options import Option
from tischlein.core.policy import Policy
from tischlein.games.kit.card_game import info_for
from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.shedding import DISCARD
from tischlein.skeletons.shedding.rules import RANKS, SUITS, MyGame


class Wishes(MyGame):
    """`suit` is the suit asked for, `jacks` how many jacks were played."""

    suit: str
    jacks: int

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck(SUITS, RANKS, copies=2 if options["decks"] == 2 else 1)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        plain = [card for card in deck.names.values() if not card.endswith("J")]
        return [*plain, *(f"{suit}J={named}" for suit in SUITS for named in SUITS), "draw", "keep"]

    def fields(self) -> list[fields.Field]:
        suit = fields.word("suit", SUITS, start=lambda game: game.names(DISCARD)[-1][0] if game.names(DISCARD) else "c")
        return [*super().fields(), suit, fields.number("jacks", 0, 99)]

    def deal(self) -> None:
        self.deal_hands(5)
        self.turn_over(DISCARD, "discard")
        self.suit = self.names(DISCARD)[-1][0]
        self.update_fitting()
        self.begin(self.next(self.dealer))

    def fits(self, card: int) -> bool:
        name = self.written[card]
        return name[1:] == "J" or name[0] == self.suit or name[1:] == self.names(DISCARD)[-1][1:]

    def after_play(self, move: int) -> None:
        self.suit = self.named_by(move) or self.names(DISCARD)[-1][0]
        self.jacks += self.named_by(move) != ""


class WishesPolicy(Policy):
    """Keeps jacks."""

    def weigh(self, state: Any, seat: int, moves: MoveList, worth: Any) -> None:
        for i in range(moves.size):
            move = moves.at(i)
            worth[i] = 1.0 if move < state.draw_move() and not state.named_by(move) else 0.5


WISHES = info_for("wishes", Wishes, seats=(2, 5), options=[Option("decks", [1, 2])], policy=WishesPolicy())
