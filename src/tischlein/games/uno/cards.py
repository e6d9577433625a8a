"""The cards of UNO and every move with them (rules 1.1 and 10.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.bits import bit
from tischlein.core.errors import PositionError
from tischlein.core.features import CardSlots
from tischlein.core.moves import Catalogue, Move

COLOURS: Final = "rgby"
"""Red, green, blue, yellow."""

# A card is 16 × colour + rank; wilds have their own ranks and no colour.
DRAW_TWO: Final = 10
REVERSE: Final = 11
SKIP: Final = 12
WILD: Final = 13
WILD_FOUR: Final = 14
RANKS: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S"]

NO_COLOUR: Final = -1


def rank(card: i64) -> i64:
    return card & 15


def colour(card: i64) -> i64:
    """Return the colour of a card that has one."""
    return card >> 4


def is_wild(card: i64) -> bool:
    return card & 15 >= WILD


def of_colour(c: i64) -> i64:
    """Return the set of all kinds of card of a colour."""
    return bit(16 * c) * 0x1FFF


DRAW_TWOS: Final = 0x0400_0400_0400_0400
"""The set of all draw-twos."""


def fitting(colour_in_force: i64, top: i64) -> i64:
    """Return the kinds that fit on a card: the current colour, the same number or symbol, wilds (rules 3.2, 3.4)."""
    same_rank = bit(rank(top)) * 0x0001_0001_0001_0001
    return of_colour(colour_in_force) | same_rank | bit(WILD) | bit(WILD_FOUR)


def points(card: i64) -> i64:
    """Return what a card left in hand counts (rule 7.4)."""
    if is_wild(card):
        return 50
    if rank(card) >= DRAW_TWO:
        return 20
    return rank(card)


CARDS: Final[dict[int, str]] = {
    16 * c + r: letter + name for c, letter in enumerate(COLOURS) for r, name in enumerate(RANKS)
} | {
    WILD: "W",
    WILD_FOUR: "W+4",
}
"""Every kind of card and how it is written."""

CARD_SLOTS: Final = CardSlots(CARDS, single=False)
COLOUR_LETTERS: Final = list(COLOURS)

KINDS: Final[dict[str, int]] = {name: card for card, name in CARDS.items()}


def copies(card: int) -> int:
    """Return how often the box holds a kind (rule 1.1)."""
    if is_wild(card):
        return 4
    return 1 if rank(card) == 0 else 2


BOX: Final[list[int]] = [card for card in CARDS for _ in range(copies(card))]


def format_cards(cards: list[int]) -> str:
    return " ".join(CARDS[card] for card in cards)


def parse_cards(text: str) -> list[int]:
    """Return the cards of a text such as "r7 W+4"; raise PositionError for an unknown card."""
    for name in text.split():
        if name not in KINDS:
            raise PositionError(f"there is no UNO card {name[:20]!r}")
    return [KINDS[name] for name in text.split()]


# Kinds of move.
PLAY: Final = 0
DRAW: Final = 1
KEEP: Final = 2
PASS: Final = 3
ACCEPT: Final = 4
CHALLENGE: Final = 5
TAKE: Final = 6
CALL: Final = 7
CATCH: Final = 8
NAME: Final = 9
WORDS: Final = ["draw", "keep", "pass", "accept", "challenge", "take", "uno", "catch"]
"""The kinds in between as they are written."""
CALLED: Final = "uno"


class UnoMove(Move):
    """`card` is played, `names` is the colour named with it, `call` says UNO; `fitting` is what fits on it."""

    def __init__(self, notation: str, kind: i64, card: i64 = -1, names: i64 = NO_COLOUR, call: bool = False) -> None:
        super().__init__(notation, kind)
        self.card = card
        self.names = names
        self.call = call
        self.fitting: i64 = 0
        if card >= 0:
            self.fitting = fitting(names, card)


def _all_moves() -> list[UnoMove]:
    moves: list[UnoMove] = []
    for call in (False, True):
        mark = "!" if call else ""
        for card, name in CARDS.items():
            if is_wild(card):
                moves += [UnoMove(f"{name}={letter}{mark}", PLAY, card, c, call) for c, letter in enumerate(COLOURS)]
            else:
                moves.append(UnoMove(name + mark, PLAY, card, colour(card), call))
    moves += [UnoMove(word, kind) for kind, word in enumerate(WORDS, DRAW)]
    moves += [UnoMove("=" + letter, NAME, -1, c) for c, letter in enumerate(COLOURS)]
    return moves


def respell(text: str) -> str:
    """Return the notation with the call as the catalogue writes it: `r7 uno` is `r7!`."""
    return text[: -len(CALLED)].rstrip() + "!" if text.lower().endswith(CALLED) else text


MOVES: Final[list[UnoMove]] = _all_moves()
CATALOGUE: Final = Catalogue("uno", [move.notation for move in MOVES], respell)

# Numbers of moves: 52 coloured cards, 4 wilds and 4 wild-draw-fours by the colour named; all again with the call.
PLAIN_CALL: Final = 60
FIRST_WILD: Final = 52
FIRST_WORD: Final = 120
FIRST_NAME: Final = 128


def play_number(card: i64) -> i64:
    """Return the move that plays a card; for a wild the one that names red, followed by the other three colours."""
    if card == WILD:
        return FIRST_WILD
    if card == WILD_FOUR:
        return FIRST_WILD + 4
    return colour(card) * 13 + rank(card)


def word_number(kind: i64) -> i64:
    """Return the move that is a single word."""
    return FIRST_WORD + kind - DRAW
