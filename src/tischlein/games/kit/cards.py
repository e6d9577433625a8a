"""Decks of cards: names, copies, suits and ranks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischlein.core.bits import bit
from tischlein.core.errors import PositionError
from tischlein.core.features import CardSlots

MAX_KINDS: Final = 63
"""The number of different cards that fit into a set of bits."""
JOKER: Final = "X"


def _sets(indices: list[int], number: int) -> vec[i64]:
    """Return the set of cards of each suit or rank, given the index of each card."""
    sets = vec[i64]([0] * number)
    for card, index in enumerate(indices):
        if index >= 0:
            sets[index] |= bit(card)
    return sets


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDeck:
    """Cards 0, 1, 2 … of a deck. Identical cards share a number.

    names    by card: its name
    cards    the card of a name
    box      every copy of every card, ascending
    letters  the letters of the suits
    suits    by card: the index of its suit, -1 for none; `ranks` likewise
    of_suit  by index of a suit: the set of its cards; `of_rank` likewise
    title    what a card is called in error messages
    """

    def __init__(
        self,
        names: list[str],
        copies: list[int] | None = None,
        letters: list[str] | None = None,
        suits: list[int] | None = None,
        ranks: list[int] | None = None,
        title: str = "card",
    ) -> None:
        if len(names) > MAX_KINDS:
            raise ValueError(f"a deck has at most {MAX_KINDS} different cards, not {len(names)}")
        counts = copies or [1] * len(names)
        self.title: Final = title
        self.names: Final[dict[int, str]] = dict(enumerate(names))
        self.cards: dict[str, int] = {name: card for card, name in enumerate(names)}
        self.box: Final[list[int]] = [card for card, count in enumerate(counts) for _ in range(count)]
        self.card_slots: Final = CardSlots(self.names, single=max(counts) == 1)
        self.letters: Final[list[str]] = letters or []
        self.suits: Final = vec[i64](suits or [-1] * len(names))
        self.ranks: Final = vec[i64](ranks or [-1] * len(names))
        self.of_suit: Final = _sets(suits or [], len(self.letters))
        self.of_rank: Final = _sets(ranks or [], 1 + max(ranks or [-1]))

    def format(self, cards: list[int]) -> str:
        return " ".join(self.names[card] for card in cards)

    def parse(self, text: str) -> list[int]:
        """Return the cards of a text such as "h7 sA"; raise PositionError for a card that is not in the deck."""
        for name in text.split():
            if name not in self.cards:
                raise PositionError(f"there is no {self.title} {name[:20]!r} in this deck")
        return [self.cards[name] for name in text.split()]

    def respell(self, text: str) -> str:
        """Return the text with every card spelled as the deck spells it, if a card can be spelled in several ways."""
        return text


class SuitedDeck(CardDeck):
    """Suits times ranks, and jokers: `h7`, `sA`, `X`. Suits are single letters; ranks ascend.

    Card `c` has the rank number `c % len(rank_names)`; a joker has neither suit nor rank.
    """

    def __init__(self, suits: str, ranks: list[str], copies: int = 1, jokers: int = 0) -> None:
        names = [suit + rank for suit in suits for rank in ranks]
        of_suits = [index for index in range(len(suits)) for _ in ranks]
        of_ranks = list(range(len(ranks))) * len(suits)
        counts = [copies] * len(names)
        if jokers > 0:
            names.append(JOKER)
            of_suits.append(-1)
            of_ranks.append(-1)
            counts.append(jokers)
        super().__init__(names, counts, list(suits), of_suits, of_ranks)
        self.rank_names: Final = ranks
