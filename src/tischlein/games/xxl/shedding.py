"""The games in which one gets rid of cards: 1, 2 and 5. What they share is written here by the rules of game 1.

On your turn you must lay a card if one fits (1.2); only if none does you draw one, which you may lay at once or keep
(1.7). With an empty stock whoever cannot lay is passed over (1.8). The game ends with an empty hand, or when the stock
is empty and nobody can lay; the lowest total in hand wins (1.9).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.features import FeatureWriter
from tischlein.core.moves import MoveList
from tischlein.core.piles import Piles
from tischlein.core.rng import Rng
from tischlein.games.kit.card_game import CardGameSetup
from tischlein.games.kit.shedding import PHASES, Shedding, SheddingRules
from tischlein.games.xxl.deck import XxlDeck


def shedding_rules(chapter: int, play: int, draw: int, end: int) -> SheddingRules:
    """Number the same rules as they are in the chapter of a game."""
    in_chapter = [f"xxl.{chapter}.{number}" for number in (play, draw, draw + 1, end)]
    return SheddingRules("xxl.8.5", *in_chapter)


class XxlShedding(Shedding):
    """A game says how a card is laid, and what fits then."""

    def __init__(self, setup: CardGameSetup, seats: i64, rng: Rng, piles: Piles) -> None:
        super().__init__(setup, seats, rng, piles)
        deck = setup.deck
        assert isinstance(deck, XxlDeck)
        self.deck: Final[XxlDeck] = deck

    def write_features(self, writer: FeatureWriter) -> None:
        writer.seat("turn", self.turn, not self.over)
        writer.one_of("phase", self.phase, PHASES)
        writer.seat("dealer", self.dealer)

    def legal(self, seat: i64, moves: MoveList) -> None:
        """1.2: nobody draws who can lay."""
        self.list_moves(seat, moves, True)

    def hand_totals(self) -> list[int]:
        """1.9."""
        return [int(self.deck.total(self.mask(seat))) for seat in range(self.seats)]
