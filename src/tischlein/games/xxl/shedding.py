"""What XXL's shedding games, 1, 2 and 5, have in common; rule numbers are those of game 1.

On your turn you must play a card if one fits (1.2); only if none does, you draw one, which you may play at once or keep
(1.7). With an empty stock, players who cannot play are skipped (1.8). The game ends with an empty hand, or when the
stock is empty and nobody can play; the lowest total in hand wins (1.9).
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
    """A game defines how a card is played, and what fits then."""

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
        """Add the legal moves; a player who can play must not draw (rule 1.2)."""
        self.list_moves(seat, moves, True)

    def hand_totals(self) -> list[int]:
        """Return the total of each hand (rule 1.9)."""
        return [int(self.deck.total(self.mask(seat))) for seat in range(self.seats)]
