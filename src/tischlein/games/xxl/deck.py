"""The 55 cards of XXL (rule 8.1). A card has two sides: 0 is its lower number, 1 the higher one."""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tischlein.core.bits import bit, has
from tischlein.games.kit.cards import CardDeck

COLOURS: Final = "rgby"
COLOUR_LETTERS: Final = list(COLOURS)
COLOUR_NAMES: Final = ["red", "green", "blue", "yellow"]
HIGHEST: Final = 10
SIZE: Final = 55
ALL: Final = 0x7FFFFFFFFFFFFF
"""All cards, as a set."""
CARD: Final = re.compile(f"[{COLOURS}][0-9]+[{COLOURS}][0-9]+")


class XxlDeck(CardDeck):
    """The cards of a box, numbered 0 … 54 as their pairs of numbers are: 0-1, 0-2, … 9-10.

    colours, values  by side, 2 × card + side
    totals           by card
    coloured         by colour: the set of cards that show it
    showing          by 11 × colour + value: the set of cards that show exactly that
    names, cards     by card: its name, the lower number first; and the card of a name, either number first
    """

    def __init__(self, entries: list[dict[str, object]]) -> None:
        rows = sorted(_row(entry) for entry in entries)
        self.colours: Final = vec[i64]([c for row in rows for c in (row[2], row[3])])
        self.values: Final = vec[i64]([v for row in rows for v in (row[0], row[1])])
        self.totals: Final = vec[i64]([row[0] + row[1] for row in rows])
        self.coloured: Final = vec[i64]([0] * len(COLOURS))
        self.showing: Final = vec[i64]([0] * (len(COLOURS) * (HIGHEST + 1)))
        side: i64 = 0
        while side < 2 * SIZE:
            c = self.colours[side]
            self.coloured[c] |= bit(side >> 1)
            self.showing[c * (HIGHEST + 1) + self.values[side]] |= bit(side >> 1)
            side += 1
        names = [self.from_side(2 * card) for card in range(SIZE)]
        super().__init__(names, letters=COLOUR_LETTERS, title="XXL card")
        self.cards = {self.from_side(side): side // 2 for side in range(2 * SIZE)}

    def from_side(self, side: i64) -> str:
        """Return the name of a card with the number of this side first: `r0y7` or `y7r0`."""
        return self.number_on(side) + self.number_on(side ^ 1)

    def number_on(self, side: i64) -> str:
        """Return the number of a side with its colour: `y7`."""
        return f"{COLOURS[self.colours[side]]}{self.values[side]}"

    def side_of(self, card: i64, c: i64) -> i64:
        """Return the side of a card that shows a colour, or -1."""
        if self.colours[2 * card] == c:
            return 2 * card
        if self.colours[2 * card + 1] == c:
            return 2 * card + 1
        return -1

    def total(self, cards: i64) -> i64:
        """Return the total of a set of cards."""
        total: i64 = 0
        card: i64 = 0
        while card < SIZE:
            if has(cards, card):
                total += self.totals[card]
            card += 1
        return total

    def respell(self, text: str) -> str:
        """Return the text with every card spelled with its lower number first."""
        return CARD.sub(self._respell_card, text)

    def _respell_card(self, found: re.Match[str]) -> str:
        name = found.group()
        return self.names[self.cards[name]] if name in self.cards else name


def _row(entry: dict[str, object]) -> tuple[int, int, int, int]:
    low, high = entry["low"], entry["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    return low, high, COLOUR_NAMES.index(str(entry["low_colour"])), COLOUR_NAMES.index(str(entry["high_colour"]))


def card_totals(options: dict[str, Any]) -> dict[str, int]:
    """Return the total of each card of the box."""
    deck = XxlDeck(options["box"]["cards"])
    return {name: int(deck.totals[card]) for card, name in deck.names.items()}
