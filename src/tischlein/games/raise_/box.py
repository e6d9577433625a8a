"""The schema of an owner's file for the box of Raise; it must agree with what is known (ruling A3)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from tischlein.core.errors import BoxError
from tischlein.games.kit.boxes import BoxContents, BoxEntry, Count

SYMBOLS: Final = ("bell", "hourglass", "cloud", "gear", "diamond")
BLANK: Final = "blank"
ROLLED: Final = ("bell", "bell", "bell", "diamond", "diamond", "gear", "blank")
"""The roll of the printed example."""


class NumberCard(BoxEntry):
    symbol: str
    number: Annotated[int, msgspec.Meta(ge=1, le=6)]
    count: Count
    points: Annotated[int, msgspec.Meta(ge=1, le=5)]


class PointCard(BoxEntry):
    value: Annotated[int, msgspec.Meta(ge=6, le=20)]
    count: Count


class Die(BoxEntry):
    faces: list[str]


class RaiseBox(BoxContents):
    game: Literal["raise"]
    cards: list[NumberCard]
    point_cards: list[PointCard]
    dice: list[Die]

    def check(self) -> None:
        """Check 30 cards a set, 14 point cards, 7 dice of 6 faces, and everything the printed example shows."""
        for number, card in enumerate(self.cards, 1):
            if card.symbol not in SYMBOLS:
                raise BoxError(_unknown_symbol("cards", number, card.symbol, SYMBOLS))
        total = sum(card.count for card in self.cards)
        if total != 30:
            raise BoxError(f"cards names {total} number cards, but a set has 30 (known: contents)")
        for symbol, worth in (("bell", 2), ("diamond", 5), ("gear", 3), ("cloud", 4)):
            if all((card.symbol, card.number) != (symbol, worth) for card in self.cards):
                raise BoxError(f"cards names no {symbol} {worth} (known: example of a round)")
        total = sum(card.count for card in self.point_cards)
        if total != 14:
            raise BoxError(f"point_cards names {total} point cards, but there are 14 (known: contents)")
        self._check_dice()

    def _check_dice(self) -> None:
        if len(self.dice) != 7:
            raise BoxError(f"dice names {len(self.dice)} dice, but there are 7 (known: contents)")
        for number, die in enumerate(self.dice, 1):
            if len(die.faces) != 6:
                raise BoxError(f"dice entry {number} has {len(die.faces)} faces, but a die has 6")
            for face in die.faces:
                if face not in (*SYMBOLS, BLANK):
                    raise BoxError(_unknown_symbol("dice", number, face, (*SYMBOLS, BLANK)))
        if not _can_roll([die.faces for die in self.dice], list(ROLLED)):
            raise BoxError(
                "dice cannot show three bells, two diamonds, one gear and one blank (known: example of a round)"
            )


def _unknown_symbol(entries: str, number: int, symbol: str, symbols: tuple[str, ...]) -> str:
    return f"{entries} entry {number} has an unknown symbol {symbol[:20]!r}; there are {', '.join(symbols)}"


def _can_roll(dice: list[list[str]], wanted: list[str]) -> bool:
    """Say whether some throw of these dice shows exactly these faces."""
    if not dice:
        return not wanted
    for face in set(dice[0]) & set(wanted):
        rest = list(wanted)
        rest.remove(face)
        if _can_roll(dice[1:], rest):
            return True
    return False
