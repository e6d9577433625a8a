"""The schema of an owner's file for the box of Ex & Hop; it must agree with what is known (ruling A3)."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

import msgspec

from tischlein.core.errors import BoxError
from tischlein.games.kit.boxes import BoxContents, BoxEntry, Count, Word


class Numbers(BoxEntry):
    lowest: Literal[1]
    highest: Literal[12]


class Colour(BoxEntry):
    """A colour and its letter in notation."""

    letter: Annotated[str, msgspec.Meta(pattern="^[a-z]$")]
    name: Word


class Tile(BoxEntry):
    colour: Literal["black", "red"]
    value: Annotated[int, msgspec.Meta(ge=2, le=6)]
    count: Count


class ExHopBox(BoxContents):
    game: Literal["ex-hop"]
    numbers: Numbers
    colours: list[Colour]
    tiles: list[Tile]

    def check(self) -> None:
        """Check for six colours, four of them known, and 12 black and 6 red tiles, including those of the examples."""
        if len(self.colours) != 6:
            raise BoxError(f"colours names {len(self.colours)} colours, but there are 6 (known: contents)")
        for part in ("letter", "name"):
            for text, times in Counter(getattr(colour, part) for colour in self.colours).items():
                if times > 1:
                    raise BoxError(f"colours names the {part} {text!r} {times} times")
        found = {colour.letter: colour.name for colour in self.colours}
        for letter, name in {"y": "yellow", "g": "green", "r": "red", "b": "blue"}.items():
            if found.get(letter) != name:
                raise BoxError(f"colours does not name {name} with the letter {letter} (known: examples of scoring)")
        for colour, count, example in (("black", 12, 5), ("red", 6, 4)):
            tiles = [tile for tile in self.tiles if tile.colour == colour]
            total = sum(tile.count for tile in tiles)
            if total != count:
                raise BoxError(f"tiles names {total} {colour} tiles, but there are {count} (known: contents)")
            if all(tile.value != example for tile in tiles):
                raise BoxError(f"tiles names no {colour} {example} (known: examples of scoring)")
