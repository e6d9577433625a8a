"""The cards of XXL: two numbers, each in a colour of its own. How they and the moves with them are drawn and typed."""

from __future__ import annotations

import re
from typing import Final

from rich.text import Text

from tischlein.cli.faces import colours
from tischlein.cli.tell import Forms, Teller
from tischlein.games.xxl.deck import COLOURS

NUMBER: Final = rf"[{COLOURS}]\d{{1,2}}"
_PARTS: Final = re.compile(rf"({NUMBER})({NUMBER})|(=?[{COLOURS}])|(.)")
_CARDS: Final = re.compile(rf"(?:{NUMBER}{NUMBER}[+>]?)+")
_CARD: Final = re.compile(rf"({NUMBER})({NUMBER})")
_MOVE: Final = re.compile(rf"(-?)(({NUMBER})({NUMBER}))([=/].+|>.*)?")


def sides(card: str) -> tuple[str, str]:
    """Split a card into its two numbers: r0 and y7."""
    found = _CARD.match(card)
    assert found is not None
    return found[1], found[2]


def shown(card: str) -> dict[str, int]:
    """Give the numbers of a card by the letters of their colours."""
    return {side[0]: int(side[1:]) for side in sides(card)}


def total(cards: list[str]) -> int:
    return sum(sum(shown(card).values()) for card in cards)


def order(card: str) -> list[int]:
    return sorted(shown(card).values())


# --- drawn


def half(side: str, after: str = "") -> Text:
    """Draw a number in its colour, such as ` ♥r7 `."""
    return Text(f" {colours.SIGNS[side[0]]}{side}{after} ", style=colours.STYLES[side[0]])


def chip(_: Teller, notation: str) -> Text:
    """Draw a card or a move, such as ` ♥r0☀y7 `; no space within, so that a card stays on one line."""
    made = Text()
    for first, second, colour, other in _PARTS.findall(notation):
        if first:
            made.append(f" {colours.SIGNS[first[0]]}{first}", style=colours.STYLES[first[0]])
            made.append(f"{colours.SIGNS[second[0]]}{second} ", style=colours.STYLES[second[0]])
        elif colour:
            made.append(f" {colours.SIGNS[colour[-1]]}{colour} ", style=colours.STYLES[colour[-1]])
        else:
            made.append(other, style="bold")
    return made


# --- in words


def number_words(teller: Teller, side: str) -> str:
    return teller.words("number-xxl", colour=side[0], number=int(side[1:]))


def forms(teller: Teller, card: str | None) -> Forms:
    """A card in words, and its first number; None is a card that is none."""
    if card is None:
        return {}
    numbers = [number_words(teller, side) for side in sides(card)]
    said = " / ".join(numbers)
    return {"": said, "_the": teller.words("card-xxl.the", card=said), "_first": numbers[0]}


# --- typed


def starts(notation: str) -> list[str]:
    """A card without what follows it, one of its numbers, or the card with the other number first."""
    found = _MOVE.fullmatch(notation)
    if found is None:
        return []
    minus, card, first, second, rest = found.groups()
    other = second + first
    whole = [card] if minus or rest else []
    return [*whole, first, second, other, *([other + rest] if rest and rest[0] == "/" else [])]


def respell(heard: str) -> str:
    """Cards may come with either number first, those of a street in any order, and exchanges without a sign."""
    minus, heard = ("-", heard[1:]) if heard.startswith("-") else ("", heard)
    rest = re.search(r"(?:[=>]|(?<=\d)[rgby])$", heard)
    end = rest[0] if rest else ""
    body = heard.removesuffix(end)
    if not _CARDS.fullmatch(body):
        return minus + heard
    cards = [_low_first(card) for card in re.findall(f"{NUMBER}{NUMBER}", body)]
    if len(cards) == 2:
        return ">".join(cards)
    return minus + "+".join(_ascending(cards)) + end


def _low_first(card: str) -> str:
    return "".join(sorted(sides(card), key=lambda side: int(side[1:])))


def _ascending(cards: list[str]) -> list[str]:
    """Put cards in the order in which they make a street, if they do."""
    for letter in COLOURS:
        numbers = {shown(card)[letter]: card for card in cards if letter in shown(card)}
        if len(numbers) == len(cards) and max(numbers) - min(numbers) == len(cards) - 1:
            return [numbers[number] for number in sorted(numbers)]
    return cards
