"""Draw cards, colours and moves on one line. Each colour has a sign, and each card shows its notation."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from tischlein.cli.event_formatter import EventFormatter, signed
from tischlein.table.look import Look

NEUTRAL: Final = "bold #000000 on #d8d8d8"
BLACK: Final = "bold #000000 on #f4f4f4"
RED: Final = "bold #b00010 on #f4f4f4"
SUITS: Final = {
    "red": ("♥", "bold #ffffff on #c01820"),
    "yellow": ("☀", "bold #000000 on #f5c400"),
    "green": ("♣", "bold #ffffff on #1f7a2e"),
    "blue": ("♠", "bold #ffffff on #1c55c0"),
    "orange": ("◆", "bold #000000 on #f08020"),
    "purple": ("▲", "bold #ffffff on #7a2a9a"),
    "clubs": ("♣", BLACK),
    "spades": ("♠", BLACK),
    "hearts": ("♥", RED),
    "diamonds": ("♦", RED),
    "wild": ("★", NEUTRAL),
    "other": ("●", NEUTRAL),
}
"""The sign of each colour, and its style."""
PLUS: Final = "bold #ffffff on #303030"
MINUS: Final = "bold #ffffff on #c01820"


def chip(look: Look, name: str) -> Text:
    """Draw a card, such as ` ♥r7 ` or ` ♥r0☀y7 `, without spaces inside, so that it stays on one line."""
    card = look.card(name)
    if card["draw"] == "points":
        return Text(name, style="bold")
    halves = look.numbers(name)
    if halves:
        return Text().join(
            Text(f"{' ' * (at == 0)}{mark}{half}{' ' * (at > 0)}", style=style)
            for at, half in enumerate(halves)
            for mark, style in [sign(look, half)]
        )
    mark, style = sign(look, name)
    return Text(f" {mark}{signed(name) if card['draw'] == 'tile' else name} ", style=style)


def number(look: Look, name: str, after: str = "") -> Text:
    """Draw a single number in its colour, with a suffix, such as ` ♥r7↓ `."""
    mark, style = sign(look, name)
    return Text(f" {mark}{name}{after} ", style=style)


def colour(look: Look, letter: str, after: str | None = None) -> Text:
    """Draw a colour by its letter, ` ♥r `, or with another text."""
    mark, style = _sign_of_colour(look, letter)
    return Text(f" {mark}{letter if after is None else after} ", style=style)


def named_colour(formatter: EventFormatter, letter: str) -> Text:
    """Draw a colour with its name, such as ` ♥ red `."""
    return colour(formatter.look, letter, f" {formatter.colour(letter)['']}")


def move(look: Look, parts: dict[str, Any]) -> Text:
    """Draw the notation of a move, with chips for its cards and the colour it names.

    What is named with a card is part of its chip, unless that already shows two colours.
    """
    said = [value for value in parts.get("named", {}).values() if isinstance(value, str)]
    named = next((value for value in said if value in look.colours), "")
    cards = {way for card in [*parts.get("cards", []), *said] if card in look.cards for way in look.spellings(card)}
    spelled = "|".join(re.escape(way) for way in sorted(cards, key=len, reverse=True))
    made, last = Text(), ""
    for piece in re.split(f"({spelled})", parts["text"]) if spelled else [parts["text"]]:
        if piece in cards:
            made.append_text(chip(look, piece))
        elif piece and last in cards and not look.numbers(last):
            made.right_crop(1)
            made.append(f"{piece} ", style=_sign_of_colour(look, named)[1] if named else sign(look, last)[1])
        elif piece:
            made.append_text(colour(look, named, piece) if named else Text(piece, style="bold"))
        last = piece
    return made


def number_in(look: Look, name: str, letter: str) -> int | None:
    """Return the number that a card shows in a colour."""
    card = look.card(name)
    shown = [int(card[f"number{side}"]) for side in ("", "2") if card.get(f"colour{side}") == letter]
    return shown[0] if shown else None


def in_order(look: Look, cards: Iterable[str]) -> list[str]:
    """Sort cards by colour; cards with two colours, or none, come first."""
    letters = list(look.colours)

    def colour_index(name: str) -> int:
        card = look.card(name)
        if "colour" not in card or "colour2" in card:
            return 0
        return letters.index(card["colour"]) if card["colour"] in letters else len(letters)

    return sorted(cards, key=colour_index)


def sign(look: Look, name: str) -> tuple[str, str]:
    """Return the sign and the style of a card with one colour or symbol."""
    card = look.card(name)
    symbol = look.file.symbols.get(card.get("symbol", ""))
    if symbol is not None:
        return symbol.sign, f"bold {symbol.ink} on {symbol.ground}"
    if card["draw"] == "tile":
        return "", MINUS if name.startswith("-") else PLUS
    return SUITS.get(card.get("suit", ""), ("", NEUTRAL) if "colour" not in card else SUITS["other"])


def _sign_of_colour(look: Look, letter: str) -> tuple[str, str]:
    symbol = look.file.symbols.get(look.file.names.get("symbol", {}).get(letter, letter))
    if symbol is not None and letter not in look.colours:
        return symbol.sign, f"bold {symbol.ink} on {symbol.ground}"
    return SUITS[look.colours.get(letter, {}).get("suit", "other")]
