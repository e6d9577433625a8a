"""A small game of whist in plain Python: four seats, thirteen tricks, the dealer's last card is trump."""

from __future__ import annotations

from tischlein.core import fields
from tischlein.core.events import Event
from tischlein.games.kit.card_game import info_for
from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.tricks import TrickGame, TrickRules

RANKS = [*"23456789", "10", *"JQKA"]
RULES = TrickRules(turn="whist.1.1", order="whist.1.1", play="whist.1.2", last="whist.1.3", end="whist.1.4")


class Whist(TrickGame):
    """Everybody plays alone, for as many tricks as possible."""

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck("cdhs", RANKS)

    def numbers(self) -> TrickRules:
        return RULES

    def fields(self) -> list[fields.Field]:
        return [*super().fields(), fields.choice("trump", self.letters(), none=True)]

    def deal(self) -> None:
        self.deal_hands(13)
        self.name_trump(self.setup.deck.suits[self.piles.top(self.hands + self.dealer)])
        self.all_see(self.dealer, 12)
        if self.journal is not None:
            card = self.names(self.hands + self.dealer)[-1]
            self.journal.append(Event("trump", int(self.dealer), {"card": card}))
        self.begin(self.next(self.dealer))
        self.settle()


WHIST = info_for("whist", Whist, seats=(4, 4))
