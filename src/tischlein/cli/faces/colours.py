"""Colours, as several games have them. A colour never stands alone: it has a sign, and each card its notation."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from tischlein.cli.tell import Forms, Teller
from tischlein.cli.words import Words

USUAL: Final = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "o": "orange", "p": "purple"}
SIGNS: Final = {"r": "♥", "y": "☀", "g": "♣", "b": "♠", "o": "◆", "p": "▲"}
STYLES: Final = {
    "r": "bold #ffffff on #c01820",
    "y": "bold #000000 on #f5c400",
    "g": "bold #ffffff on #1f7a2e",
    "b": "bold #ffffff on #1c55c0",
    "o": "bold #000000 on #f08020",
    "p": "bold #ffffff on #7a2a9a",
}
NEUTRAL: Final = ("●", "bold #000000 on #d8d8d8")
FORMS: Final = ("", ".the", ".some", ".for")


def facts_of(letter: str, options: dict[str, Any]) -> dict[str, str]:
    """Tell a colour as messages want it. The box of a table may have other ones than usual, and says their names."""
    named = next((c["name"] for c in options.get("box", {}).get("colours", []) if c["letter"] == letter), None)
    if letter in USUAL and named in (None, USUAL[letter]):
        return {"colour": letter}
    return {"colour": "other", "named": named or letter}


def look(letter: str, options: dict[str, Any]) -> tuple[str, str]:
    """Give the sign and the style of a colour."""
    known = facts_of(letter, options)["colour"]
    return (SIGNS[known], STYLES[known]) if known in SIGNS else NEUTRAL


def chip(teller: Teller, letter: str) -> Text:
    """Draw a colour, such as ` ♥ r `."""
    sign, style = look(letter, teller.options)
    return Text(f" {sign}{letter} ", style=style)


def forms(teller: Teller, letter: str) -> Forms:
    facts = facts_of(letter, teller.options)
    return {form.replace(".", "_"): teller.words(f"colour{form}", **facts) for form in FORMS}


def letters(words: Words, options: dict[str, Any]) -> dict[str, str]:
    """Give the letter of each colour by its name."""
    known = [c["letter"] for c in options["box"]["colours"]] if "box" in options else "rgby"
    return {words("colour", **facts_of(letter, options)): letter for letter in known}
