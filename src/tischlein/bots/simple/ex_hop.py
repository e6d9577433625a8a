"""Ex & Hop: lays each card where it helps most, its own colour or the others', and mostly declines."""

from __future__ import annotations

import math
from typing import Any, Final

from tischlein.core.rng import Rng

ROWS: Final = (1, 2, 3, 4)
HARM: Final = -0.4
"""If every card would cost about as much as this, a swap is the lesser evil."""


def choose(view: dict[str, Any], moves: list[str], _: Rng) -> str:
    if "decline" in moves:
        return _answer(view, moves)
    lays = [move for move in moves if "/" in move]
    gains = {move: _gain(view, move) for move in lays}
    best = max(lays, key=lambda move: gains[move])
    own = _own(view)
    offers = [move for move in moves if move.endswith(f":{own}") and move[0] != own]
    if offers and gains[best] < HARM:
        return min(offers, key=_number)
    return best


def _own(view: dict[str, Any]) -> str:
    letter: str = view["table"]["colours"][view["viewer"]]
    return letter


def _number(move: str) -> int:
    return int(move[1:].partition("/")[0].partition(":")[0])


def _answer(view: dict[str, Any], moves: list[str]) -> str:
    """Give the lowest card, if what comes is of the own colour and what goes is not."""
    offer, own = view["table"]["offer"], _own(view)
    cards = [move for move in moves if move != "decline"]
    return min(cards, key=_number) if cards and offer["gives"] == own != offer["wants"] else "decline"


def _gain(view: dict[str, Any], move: str) -> float:
    """How much better the row is after the card is laid there."""
    card, _, row = move.partition("/")
    laid = view["zones"][f"row.{row}"]["cards"]
    tile = int(view["zones"][f"tile.{row}"]["cards"][0])
    return _value(view, tile, [*laid, card]) - _value(view, tile, laid)


def _value(view: dict[str, Any], tile: int, cards: list[str]) -> float:
    """What a row may bring: the tile times the chance to get it, less the chances of the others."""
    letters, own = view["table"]["colours"], _own(view)
    sums = [sum(_number(card) for card in cards if card[0] == letter) for letter in letters]
    free = abs(tile) - len(cards)
    if free == 0 and sums.count(max(sums)) > 1:
        return 0.0
    # A lead counts the more, the fewer cards are still to come.
    chances = [math.exp((total - max(sums)) / (0.01 + 3 * free)) for total in sums]
    mine = chances[letters.index(own)] / sum(chances)
    value: float = tile * (mine - (1 - mine) / (len(letters) - 1))
    return value
