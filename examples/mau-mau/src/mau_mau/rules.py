"""The rules of Mau-Mau, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core import fields
from tischlein.core.moves import MoveList
from tischlein.core.refusal import Refusal
from tischlein.games.kit.cards import CardDeck, SuitedDeck
from tischlein.games.kit.shedding import DISCARD, Shedding, SheddingRules

SUITS: Final = ["c", "s", "h", "d"]
RANKS: Final = ["7", "8", "9", "10", "J", "Q", "K", "A"]
SEVEN: Final = 0
EIGHT: Final = 1
JACK: Final = 4
ACE: Final = 7
POINTS: Final = [7, 8, 9, 10, 20, 3, 4, 11]
PLAYS: Final = len(SUITS) * (len(RANKS) - 1) + len(SUITS) ** 2
"""The number of moves that play a card: one for each card, but one for each suit named with a jack."""
RULES: Final = SheddingRules(
    turn="mau-mau.2.1", play="mau-mau.2.2", draw="mau-mau.2.3", skip="mau-mau.2.5", end="mau-mau.4.1"
)


class MauMau(Shedding):
    """A game in progress.

    suit  the suit asked for, by index
    owed  how many cards the sevens add up to
    said  whether "Mau" was said with the card played last
    """

    suit: i64
    owed: i64
    said: bool

    @staticmethod
    def make_deck(options: dict[str, object]) -> CardDeck:
        return SuitedDeck("".join(SUITS), RANKS, copies=2 if options["decks"] == 2 else 1)

    @staticmethod
    def moves(deck: CardDeck) -> list[str]:
        plays = []
        for card in deck.names.values():
            plays += [f"{card}={suit}" for suit in SUITS] if card.endswith("J") else [card]
        return [*plays, *[f"{play}!" for play in plays], "draw", "keep"]

    def fields(self) -> list[fields.Field]:
        return [
            *super().fields(),
            fields.choice("suit", SUITS, start=lambda game: game.suit_on_top()),
            fields.number("owed", 0, lambda game: 8 * game.setup.options["decks"]),
            fields.flag("said", public=False),
        ]

    def rule_numbers(self) -> SheddingRules:
        return RULES

    def suit_on_top(self) -> i64:
        return self.setup.deck.suits[self.piles.top(DISCARD)] if self.piles.size(DISCARD) else 0

    # 1: the deal

    def deal(self) -> None:
        self.deal_hands(5)
        self.turn_over(DISCARD, "discard")
        self.suit = self.suit_on_top()
        self.update_fitting()
        self.begin(self.next(self.dealer))

    # 2 and 3: what fits, and what the special cards do

    def update_fitting(self) -> None:
        deck = self.setup.deck
        rank = deck.ranks[self.piles.top(DISCARD)]
        jacks = deck.of_rank[JACK]
        if self.owed > 0:
            self.fitting = deck.of_rank[SEVEN]
        elif rank == JACK:
            self.fitting = deck.of_suit[self.suit] & ~jacks
        else:
            self.fitting = deck.of_suit[self.suit] | deck.of_rank[rank] | jacks

    def may_draw_freely(self) -> bool:
        """Let a player who owes cards draw them, whether they hold a seven or not (3.1)."""
        return self.owed > 0

    def draw_on_turn(self, seat: i64) -> None:
        if self.owed == 0:
            super().draw_on_turn(seat)
            return
        self.draw(seat, self.owed, "seven")
        self.owed = 0
        self.update_fitting()
        self.pass_on()

    def after_play(self, move: i64) -> None:
        named = self.named_by(move)
        self.suit = SUITS.index(named) if named else self.suit_on_top()
        self.said = self.is_called(move)
        if self.setup.deck.ranks[self.card_of(move)] == SEVEN:
            self.owed += 2

    def move_on(self, card: i64) -> None:
        if self.said:
            self.emit("say", self.turn)
        elif self.must_say(1):
            self.draw(self.turn, 1, "mau")
        rank = self.setup.deck.ranks[card]
        if rank != ACE:
            super().move_on(card)
        if rank == EIGHT:
            self.skip()

    # 3.5: the house rule

    def must_say(self, cards: i64) -> bool:
        """Say whether the house rule holds and the seat on turn has this many cards."""
        return self.piles.size(self.hands + self.turn) == cards and self.setup.options["say_mau"] is True

    def add_plays(self, card: i64, moves: MoveList) -> None:
        says = self.must_say(2)
        for move in self.setup.plays().ways[card]:
            if says or not self.is_called(move):
                moves.add(move)

    def why_not_there(self, move: i64) -> Refusal | None:
        if self.is_called(move) and not self.must_say(2):
            return Refusal("mau-mau.3.5", {"why": "call"})
        return super().why_not_there(move)

    # 4: the end

    def worth(self, card: i64) -> i64:
        return POINTS[self.setup.deck.ranks[card]]
