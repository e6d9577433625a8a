"""The cards and tiles of Ex & Hop and every move with them (rules 1.1 and 7.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tischlein.core.errors import PositionError
from tischlein.core.features import CardSlots
from tischlein.core.moves import Catalogue, Move

COLOURS: Final = 6
HIGHEST: Final = 12
ROWS: Final = 4

# A card is 16 × colour + number, a tile 128 + value, and 8 more if it is red.
FIRST_TILE: Final = 128
RED: Final = 8


def colour(card: i64) -> i64:
    return card >> 4


def number(card: i64) -> i64:
    return card & 15


def slot(card: i64) -> i64:
    """Return the index of a card without gaps: 0 … 71."""
    return card - (card >> 4) * 4 - 1


def value(tile: i64) -> i64:
    """Return how many cards fill the tile's row, which is also what it counts (rule 5.1)."""
    return tile & 7


def points(tile: i64) -> i64:
    """Return the points of a tile: black plus, red minus (rule 1.2)."""
    if tile & RED != 0:
        return -(tile & 7)
    return tile & 7


def tile_name(tile: int) -> str:
    return f"{points(tile):+d}"


TILES: Final[dict[str, int]] = {
    tile_name(tile): tile for red in (0, RED) for tile in range(FIRST_TILE + red + 2, FIRST_TILE + red + 7)
}

TILE_SLOTS: Final = CardSlots({tile: name for name, tile in TILES.items()}, single=False)

# Kinds of move.
PLAY: Final = 0
OFFER: Final = 1
GIVE: Final = 2
DECLINE: Final = 3


class ExHopMove(Move):
    """`card` is played to `row`, offered for a card of colour `wants`, or given in answer to an offer."""

    def __init__(self, notation: str, kind: i64, card: i64 = 0, row: i64 = 0, wants: i64 = 0) -> None:
        super().__init__(notation, kind)
        self.card = card
        self.row = row
        self.wants = wants


class ExHopDeck:
    """The cards of a box with these six colour letters: their names, and the moves with them."""

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.names: dict[int, str] = {
            16 * c + n: f"{letter}{n}" for c, letter in enumerate(letters) for n in range(1, HIGHEST + 1)
        }
        self.cards: dict[str, int] = {name: card for card, name in self.names.items()}
        self.written: dict[int, str] = self.names | {tile: name for name, tile in TILES.items()}
        """The names of cards and tiles."""
        self.card_slots: Final = CardSlots(self.names, single=True)
        self.colours: Final = list(letters)
        self.catalogue = Catalogue("ex-hop", [move.notation for move in self.all_moves()])

    def all_moves(self) -> list[ExHopMove]:
        """Return every move, in the order of `play_number`, `offer_number` and `give_number`."""
        cards = list(self.names.items())
        moves = [ExHopMove(f"{name}/{row + 1}", PLAY, card, row=row) for card, name in cards for row in range(ROWS)]
        moves += [
            ExHopMove(f"{name}:{letter}", OFFER, card, wants=wants)
            for card, name in cards
            for wants, letter in enumerate(self.letters)
        ]
        moves += [ExHopMove(name, GIVE, card) for card, name in cards]
        moves.append(ExHopMove("decline", DECLINE))
        return moves

    def format(self, cards: list[int]) -> str:
        return " ".join(self.names[card] for card in cards)

    def parse(self, text: str) -> list[int]:
        """Return the cards of a text such as "r7 g12"; raise PositionError for an unknown card."""
        for name in text.split():
            if name not in self.cards:
                raise PositionError(f"there is no Ex & Hop card {name[:20]!r}")
        return [self.cards[name] for name in text.split()]


def format_tiles(tiles: list[int]) -> str:
    return " ".join(tile_name(tile) for tile in tiles)


def parse_tiles(text: str) -> list[int]:
    for name in text.split():
        if name not in TILES:
            raise PositionError(f"there is no Ex & Hop tile {name[:20]!r}")
    return [TILES[name] for name in text.split()]


_DECKS: Final[dict[str, ExHopDeck]] = {}


def deck(letters: str) -> ExHopDeck:
    """Return the deck of a box, made once."""
    if letters not in _DECKS:
        _DECKS[letters] = ExHopDeck(letters)
    return _DECKS[letters]


MOVES: Final[list[ExHopMove]] = deck("ygrbop").all_moves()
"""Every move, independent of the letters of the colours."""


def play_number(card: i64) -> i64:
    """Return the move that plays a card to the first row; the other rows follow."""
    return slot(card) * ROWS


def offer_number(card: i64) -> i64:
    """Return the move that offers a card for the first colour; the other colours follow."""
    return COLOURS * HIGHEST * ROWS + slot(card) * COLOURS


def give_number(card: i64) -> i64:
    return COLOURS * HIGHEST * (ROWS + COLOURS) + slot(card)


DECLINE_NUMBER: Final = 792
"""6 × 12 × (4 + 6 + 1): the last move of all."""
