"""The rules of My Game: get rid of your cards by matching suit or rank."""

from __future__ import annotations

from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.shedding import DISCARD, Shedding, SheddingRules

SUITS = "cshd"
RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
RULES = SheddingRules(
    turn="my-game.2.1",
    play="my-game.2.2",
    draw="my-game.2.3",
    skip="my-game.2.4",
    end="my-game.3.1",
)


class MyGame(Shedding):
    """A game in progress."""

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck(SUITS, RANKS)

    def rule_numbers(self) -> SheddingRules:
        return RULES

    def deal(self) -> None:
        self.deal_hands(5)
        self.turn_over(DISCARD, "discard")
        self.update_fitting()
        self.begin(self.next(self.dealer))

    def fits(self, card: int) -> bool:
        name, top = self.written[card], self.names(DISCARD)[-1]
        return name[0] == top[0] or name[1:] == top[1:]
