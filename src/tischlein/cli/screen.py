"""Where a game is shown: lines that scroll, for pipes and simple terminals. `in_place.py` has the calmer screen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.live import Live
from rich.rule import Rule
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.keyboard import LineReader, Suggest, no_suggestions
from tischlein.cli.pager import print_pages
from tischlein.cli.words import Words

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal, including the lines that have scrolled away."""


@dataclass(frozen=True)
class Picture:
    """What a person sees when they are asked.

    notice  what holds the game up
    brief  the table has not changed since it was last drawn, so a screen that scrolls leaves it out
    """

    table: RenderableType | None = None
    hand: RenderableType | None = None
    moves: RenderableType | None = None
    question: str = ""
    notice: str = ""
    brief: bool = False


Draw = Callable[[], Picture]


def draw_question(picture: Picture) -> list[RenderableType]:
    """Draw what is said last: what holds the game up, and the question."""
    said = ((picture.notice, "yellow"), (picture.question, "bold"))
    return [show.indent(Text(text, style=style)) for text, style in said if text]


class Screen:
    """A screen that scrolls.

    always_asks  it can show news while a person types
    """

    always_asks = False

    def __init__(self, console: Console, words: Words, reader: LineReader) -> None:
        self.console = console
        self.words = words
        self.reader = reader

    @property
    def scripted(self) -> bool:
        return self.reader.scripted

    def greet(self, text: str) -> None:
        self.console.print(Text(text, style="dim"))

    def tell(self, lines: list[Text]) -> None:
        """Add sentences to the journal."""
        if lines:
            self.console.print(Rule(style="dim"), show.journal(lines), sep="\n")

    def note(self, *parts: RenderableType) -> None:
        """Show the answer to something that was typed."""
        self.console.print(*parts, sep="\n")

    def show_page(self, *parts: RenderableType, wait: bool = True) -> None:
        """Show something that ends here, such as a round; `wait` until it was read, if it would go away."""
        self.console.print(*parts, sep="\n")

    def read_pages(self, pages: list[RenderableType], width: int) -> None:
        """Show a text of any length."""
        if self.scripted:
            self.console.print(*pages, sep="\n", width=width)
        else:
            print_pages(self.console, pages, width)

    def draw(self, draw: Draw) -> None:
        """Show what is asked. `draw` may be called again whenever something has changed."""
        picture = draw()
        parts = [picture.moves] if picture.brief else [picture.table, picture.hand, picture.moves]
        self.console.print(*(part for part in parts if part is not None), sep="\n")
        for part in draw_question(picture):
            self.console.print(part)

    def read(self, suggest: Suggest = no_suggestions, *, fresh: bool = False) -> str:
        """Read a line; for a `fresh` question, what was typed before it does not count."""
        if fresh:
            self.reader.discard_typed()
        return self.reader.read(suggest).strip()

    def busy(self, text: str) -> AbstractContextManager[object]:
        """Show that somebody is thinking. It is not animated, since a compiled search blocks other threads."""
        if not self.console.is_terminal:
            return nullcontext()
        return Live(show.indent(Text(text, style="dim")), console=self.console, auto_refresh=False, transient=True)

    def pass_on(self, name: str) -> None:
        """Hide everything, and wait until the next person is in front of the screen."""
        self.wipe()
        self.reader.switch(name)
        self.console.print(show.indent(Text(self.words("pass-keyboard", name=name), style="bold")))
        self.read(fresh=True)

    def wipe(self) -> None:
        """Clear the terminal, so that nobody finds somebody else's hand on it."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)

    def refresh(self) -> None:
        """Draw again what has changed, if the screen can."""

    def clear_notes(self) -> None:
        """Take answers away that are no longer of interest, if the screen can."""

    def forget_line(self, stays: Callable[[str], bool]) -> None:
        """Forget what has been typed so far: it was meant for another question. Some lines stay."""

    def stop_reading(self) -> None:
        """Let `read` raise EOFError, if the screen can: nothing that is typed would matter any more."""
        self.reader.stop()

    def open(self) -> None:
        """Begin a game."""

    def close(self, *parts: RenderableType) -> None:
        """End a game; `parts` is what stays, if the rest goes away."""
