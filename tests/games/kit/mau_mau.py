"""Mau-Mau in plain Python: a whole game for tests, and as short as the kit allows.

Lay a card of the suit or rank on top, or draw one. After a seven the next player draws two, or passes it on with
another seven; an eight skips; an ace gives another turn; a jack fits anywhere but on a jack and names a suit.
"""

from __future__ import annotations

from typing import Any

from tischlein.core import fields
from tischlein.core.options import Option
from tischlein.core.policy import Policy
from tischlein.games.kit.card_game import info_for
from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.shedding import DISCARD, Shedding, SheddingRules

SUITS = "cshd"
RANKS = ["7", "8", "9", "10", "J", "Q", "K", "A"]
POINTS = {"J": 20, "A": 11, "10": 10, "K": 4, "Q": 3}
RULES = SheddingRules(turn="mau-mau.1.1", lay="mau-mau.1.2", draw="mau-mau.1.3", skip="mau-mau.1.4", end="mau-mau.1.5")


class MauMau(Shedding):
    """A game in progress: `suit` is the suit asked for, `owed` what sevens add up to."""

    suit: str
    owed: int

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck(SUITS, RANKS, copies=2 if options["decks"] == 2 else 1)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        lays = []
        for card in deck.names.values():
            lays += [f"{card}={suit}" for suit in SUITS] if card.endswith("J") else [card]
        return [*lays, "draw", "keep"]

    def fields(self) -> list[fields.Field]:
        return [
            *super().fields(),
            fields.word("suit", SUITS, start=lambda game: game.top()[:1]),
            fields.number("owed", 0, 16),
        ]

    def numbers(self) -> SheddingRules:
        return RULES

    def top(self) -> str:
        return self.names(DISCARD)[-1] if self.piles.size(DISCARD) else ""

    def deal(self) -> None:
        self.deal_hands(5)
        self.turn_over(DISCARD, "discard")
        self.suit = self.top()[0]
        self.look()
        self.begin(self.next(self.dealer))

    def fits(self, card: Any) -> bool:
        suit, rank = self.written[card][0], self.written[card][1:]
        if self.owed:
            return rank == "7"
        if rank == "J":
            return self.top()[1:] != "J"
        return suit == self.suit or rank == self.top()[1:]

    def laid(self, move: Any) -> None:
        self.suit = self.named_by(move) or self.top()[0]
        if self.top()[1:] == "7":
            self.owed += 2

    def move_on(self, card: Any) -> None:
        rank = self.written[card][1:]
        if rank != "A":
            super().move_on(card)
        if rank == "8":
            self.skip()

    def draws_freely(self) -> bool:
        return self.owed > 0

    def draw_on_turn(self, seat: Any) -> None:
        if not self.owed:
            super().draw_on_turn(seat)
            return
        self.draw(seat, self.owed, "seven")
        self.owed = 0
        self.look()
        self.pass_on()

    def nothing_left(self) -> None:
        self.owed = 0
        self.look()

    def worth(self, card: Any) -> int:
        rank = self.written[int(card)][1:]
        return POINTS.get(rank) or int(rank)


class MauMauPolicy(Policy):
    """Gets rid of points, keeps jacks, and names the suit it holds most of."""

    def weigh(self, state: Any, seat: Any, moves: Any, worth: Any) -> None:
        suits = [card[0] for card in state.hand(seat)]
        for i in range(moves.size):
            move = moves.at(i)
            worth[i] = 0.0
            if move < state.draw_move():
                named = state.named_by(move)
                points = state.worth(state.card_of(move))
                worth[i] = 0.5 + 0.1 * suits.count(named) if named else 1.0 + points / 10


MAU_MAU = info_for("mau-mau", MauMau, seats=(2, 5), options=[Option("decks", [1, 2])], policy=MauMauPolicy())
