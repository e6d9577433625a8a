"""The schema of an owner's file for the box of XXL; it must agree with what is known (ruling A3)."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Annotated, Literal

import msgspec

from tischlein.core.errors import BoxError
from tischlein.games.kit.boxes import BoxContents, BoxEntry


class XxlCard(BoxEntry):
    low: Annotated[int, msgspec.Meta(ge=0, le=10)]
    low_colour: Literal["red", "green", "blue", "yellow"]
    high: Annotated[int, msgspec.Meta(ge=0, le=10)]
    high_colour: Literal["red", "green", "blue", "yellow"]


class XxlBox(BoxContents):
    game: Literal["xxl"]
    cards: list[XxlCard]

    def check(self) -> None:
        """Check that every pair of different numbers is there once, in two different colours."""
        pairs: Counter[tuple[int, int]] = Counter()
        for number, card in enumerate(self.cards, 1):
            if card.low >= card.high:
                raise BoxError(f"cards entry {number} has {card.low} as its lower and {card.high} as its higher number")
            if card.low_colour == card.high_colour:
                raise BoxError(f"cards entry {number} has {card.low_colour} twice (known: a card has two colours)")
            pairs[card.low, card.high] += 1
        for low, high in itertools.combinations(range(11), 2):
            if pairs[low, high] != 1:
                raise BoxError(
                    f"cards names the pair {low} and {high} {pairs[low, high]} times, but there is one (known: a tip)"
                )
