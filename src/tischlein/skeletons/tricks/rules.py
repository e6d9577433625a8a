"""The rules of My Game: win as many tricks as you can."""

from __future__ import annotations

from tischlein.core import fields
from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.tricks import TrickGame, TrickRules

SUITS = "cshd"
RANKS = [*"23456789", "10", *"JQKA"]
RULES = TrickRules(
    turn="my-game.2.1",
    order="my-game.2.1",
    play="my-game.2.2",
    last="my-game.2.4",
    end="my-game.3.1",
)


class MyGame(TrickGame):
    """A game in progress."""

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck(SUITS, RANKS)

    def rule_numbers(self) -> TrickRules:
        return RULES

    def fields(self) -> list[fields.Field]:
        return [*super().fields(), fields.choice("trump", self.letters(), none=True)]

    def deal(self) -> None:
        self.deal_hands(10)
        self.show_trump()
        self.begin(self.next(self.dealer))
        self.ask_next()
