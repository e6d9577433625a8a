"""The numbered rulebook on a screen: numbers stand out, lines hang under them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli.show import indent
from tischlein.cli.words import Words
from tischlein.games.registry import games
from tischlein.table.rulebook import Rulebook, rule_text, rulebook

WIDTH: Final = 88
"""Maximum width of text."""

_RULE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.*)", re.DOTALL)
_MARKED: Final = re.compile(r"`(?P<code>[^`]+)`|\*(?P<emphasis>[^*]+)\*|(?P<ruling>†)|(?P<house>⌂)")
_STYLES: Final = {"code": "bold cyan", "emphasis": "italic", "ruling": "bold bright_magenta", "house": "bold yellow"}


def find_rulebook(game: str, words: Words) -> Rulebook:
    """Find the rulebook of that name, or that of the game of that id."""
    info = games().get(game)
    return rulebook(info.rulebook if info is not None else game, words.lang)


def draw_book(book: Rulebook) -> Iterator[RenderableType]:
    """Draw the book from its title on, paragraph by paragraph."""
    for paragraph in book.text.strip().split("\n\n"):
        text = " ".join(paragraph.split())
        rule = _RULE.match(text)
        if rule:
            yield indent(draw_numbered(rule[1], style_marks(rule[2])), 0, below=1)
        elif text.startswith("# "):
            yield indent(Text(text[2:], style="bold"), 0, below=1)
        elif text.startswith("## "):
            yield indent(Text(text[3:], style="bold underline"), 0, below=1)
        else:
            yield indent(style_marks(text), 0, below=1)


def draw_rule(book: Rulebook, number: str) -> RenderableType:
    """Draw one rule; UnknownRule if the book has none of this number."""
    rule = f"{book.name}.{number}"
    rule_text(rule, book.lang)
    return draw_numbered(number, style_marks(book.rules[rule]))


def draw_numbered(number: str, text: Text) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(width=5, justify="right")
    grid.add_column()
    grid.add_row(Text(number, style="bold cyan"), text)
    return grid


def style_marks(text: str) -> Text:
    """Turn the marks of rulings and house rules, notation and emphasis into styles."""
    made = Text()
    end = 0
    for found in _MARKED.finditer(text):
        kind = str(found.lastgroup)
        made.append(text[end : found.start()]).append(found[kind], style=_STYLES[kind])
        end = found.end()
    return made.append(text[end:])
