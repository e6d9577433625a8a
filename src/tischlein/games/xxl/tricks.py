"""What XXL's trick games, 3, 6 and 6+, have in common; rule numbers are those of game 6.

The leader plays a card, and the others in turn must follow; a player who cannot throws any card (6.2). The highest
number of the trick's colour wins, and its player takes the cards face down and leads next (6.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.features import FeatureWriter
from tischlein.core.knowledge import kinds_in
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng
from tischlein.games.kit.card_game import CardGameSetup
from tischlein.games.kit.tricks import NO_COLOUR, TRICK, WON, TrickGame
from tischlein.games.xxl.deck import COLOUR_LETTERS, COLOURS, XxlDeck

CHOICE_PHASE: Final = 2  # a card is set aside in game 3, trump is named in game 6+


class XxlTricks(TrickGame):
    """A game defines which colour a card gives the trick, and what comes after a trick."""

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        deck = setup.deck
        assert isinstance(deck, XxlDeck)
        self.deck: Final[XxlDeck] = deck

    def settle_colour(self) -> i64:
        """Fix the colour of a complete trick; return the colour whose highest number wins it."""
        raise NotImplementedError

    def winning_seat(self) -> i64:
        return self.highest(self.settle_colour())

    def highest(self, c: i64) -> i64:
        """Return who played the highest number of a colour; of two equal ones, the higher total wins (rule 6.5)."""
        deck = self.deck
        best: i64 = -1
        winner: i64 = 0
        i = self.piles.size(TRICK) - 1
        while i >= 0:
            card = self.piles.at(TRICK, i)
            side = deck.side_of(card, c)
            if side >= 0:
                worth = 32 * deck.values[side] + deck.totals[card]
                if worth > best:
                    best = worth
                    winner = self.player(i)
            i -= 1
        return winner

    def leading_seat(self) -> int | None:
        return None if self.colour == NO_COLOUR or self.piles.size(TRICK) == 0 else int(self.highest(self.colour))

    def asked_colours(self) -> list[str]:
        """Return the colours that must be followed: that of the trick, or both of the card that was led."""
        led = 2 * self.piles.at(TRICK, 0)
        both = [COLOURS[self.deck.colours[led]], COLOURS[self.deck.colours[led + 1]]]
        return both if self.colour == NO_COLOUR else [COLOURS[self.colour]]

    def points_won(self) -> list[int]:
        """Return the total of the cards each seat has won (rule 6.6)."""
        piles = self.piles
        return [int(self.deck.total(kinds_in(piles, WON + seat, piles.size(WON + seat)))) for seat in range(self.seats)]

    def write_features(self, writer: FeatureWriter) -> None:
        has_turn = self.has_turn()
        writer.seat("turn", self.turn, has_turn)
        writer.one_of("phase", self.phase, self.phases())
        writer.seat("dealer", self.dealer)
        writer.seat("leader", self.leader, has_turn)
        self.write_trick(writer)
        writer.one_of("colour", self.colour, COLOUR_LETTERS)
        self.write_last(writer)
