"""Decks of cards: what each card is called, and how often the box holds it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tischlein.core.bits import bit
from tischlein.core.errors import PositionError
from tischlein.core.tape import Faces

MAX_KINDS: Final = 63
"""So many different cards fit into a set."""
JOKER: Final = "X"


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDeck:
    """Cards 0, 1, 2 … of a deck. Two cards that look alike are the same number.

    names    by card: how it is written
    cards    the card of a name
    box      every card, as often as there is one, in ascending order
    letters  what the suits are called, in short; `suits` is the suit of each card by index, -1 for none
    title    what a card is called in error messages
    """

    def __init__(
        self,
        names: list[str],
        copies: list[int] | None = None,
        letters: list[str] | None = None,
        suits: list[int] | None = None,
        title: str = "card",
    ) -> None:
        if len(names) > MAX_KINDS:
            raise ValueError(f"a deck has at most {MAX_KINDS} different cards, not {len(names)}")
        counts = copies or [1] * len(names)
        self.title: Final = title
        self.names: Final[dict[int, str]] = dict(enumerate(names))
        self.cards: dict[str, int] = {name: card for card, name in enumerate(names)}
        self.box: Final[list[int]] = [card for card, count in enumerate(counts) for _ in range(count)]
        self.faces: Final = Faces(self.names, single=max(counts) == 1)
        self.letters: Final[list[str]] = letters or []
        self.suits: Final = vec[i64](suits or [-1] * len(names))
        self.of_suit: Final = vec[i64]([0] * len(self.letters))
        """By suit: the set of its cards."""
        for card in range(len(names)):
            if self.suits[card] >= 0:
                self.of_suit[self.suits[card]] |= bit(card)

    def write(self, cards: list[int]) -> str:
        return " ".join(self.names[card] for card in cards)

    def read(self, text: str) -> list[int]:
        """Return the cards of a text such as "h7 sA"; PositionError for one that the deck does not have."""
        for name in text.split():
            if name not in self.cards:
                raise PositionError(f"there is no {self.title} {name[:20]!r} in this deck")
        return [self.cards[name] for name in text.split()]

    def respell(self, text: str) -> str:
        """Write every card in a text as the deck does, if there are several ways to write one."""
        return text


class SuitedDeck(CardDeck):
    """Suits times ranks, and jokers: `h7`, `sA`, `X`. Suits are single letters; ranks ascend.

    ranks    their names; the rank of card `c` is number `c % len(ranks)`
    """

    def __init__(self, suits: str, ranks: list[str], copies: int = 1, jokers: int = 0) -> None:
        names = [suit + rank for suit in suits for rank in ranks]
        indices = [index for index in range(len(suits)) for _ in ranks]
        counts = [copies] * len(names)
        if jokers > 0:
            names.append(JOKER)
            indices.append(-1)
            counts.append(jokers)
        super().__init__(names, counts, list(suits), indices)
        self.ranks: Final = ranks

    def suit_of(self, card: i64) -> str:
        """Return the letter of a card's suit; a joker has none."""
        return "" if self.suits[card] < 0 else self.letters[self.suits[card]]

    def rank_of(self, card: i64) -> str:
        """Return the name of a card's rank; that of a joker is its own."""
        return JOKER if self.suits[card] < 0 else self.ranks[card % len(self.ranks)]

    def of_rank(self, rank: str) -> int:
        """Return the set of all cards of a rank."""
        return sum(1 << card for card, name in self.names.items() if name[1:] == rank or name == rank)
