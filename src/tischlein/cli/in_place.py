"""A screen that stays in place: the table on top, the last events below it, the question at the bottom.

It uses the terminal's alternate screen, and is drawn again for every question, for every change of its size, and for
news that arrive while a person types. What does not fit can be paged through. In the end, the last table and the result
are printed where the command was typed.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.keyboard import (
    PROMPT,
    Sessions,
    Suggest,
    discard_typed,
    make_completer,
    make_session,
    no_suggestions,
    stop_session,
    without_echo,
)
from tischlein.cli.pager import print_pages
from tischlein.cli.screen import Draw, Picture, Screen, draw_question
from tischlein.cli.words import Words

HOME: Final = "\x1b[H"
CLEAR: Final = "\x1b[H\x1b[2J"
MIN_JOURNAL: Final = 3
MAX_JOURNAL: Final = 500
BELOW: Final = 2
"""Lines below the picture: that of the prompt, and a free one for what goes on in the meantime."""


class InPlaceScreen(Screen):
    """A screen that is redrawn in place."""

    always_asks = True
    scripted = False

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        keys = self._keys()
        self._sessions = Sessions(
            lambda: make_session(console.color_system, key_bindings=keys, reserve_space_for_menu=0)
        )
        self._lock = threading.RLock()
        self._draw: Draw = Picture
        self._journal: list[Text] = []
        self._new = 0
        self._notes: list[RenderableType] = []
        self._back = 0
        """How many lines the person has paged back."""
        self._drawn: tuple[object, Any] | None = None
        self._stack = ExitStack()

    @property
    def _session(self) -> Any:
        return self._sessions.current

    # --- what is on it

    def greet(self, text: str) -> None:
        self.tell([Text(text, style="dim")])

    def tell(self, lines: list[Text]) -> None:
        with self._lock:
            self._journal = [*self._journal, *lines][-MAX_JOURNAL:]
            self._new += len(lines)
        self.refresh()

    def note(self, *parts: RenderableType) -> None:
        with self._lock:
            self._notes = list(parts)
            self._back = 0
        self.refresh()

    def clear_notes(self) -> None:
        self.note()

    def show_page(self, *parts: RenderableType, wait: bool = True) -> None:
        self.draw(lambda: Picture(show.stack(*parts), question=self.words("press-enter") if wait else ""))
        if wait:
            self.read(fresh=True)

    def read_pages(self, pages: list[RenderableType], width: int) -> None:
        print_pages(self.console, pages, width)
        self.console.file.write("\x1b[?1049h")  # a pager may have left the alternate screen

    def draw(self, draw: Draw) -> None:
        with self._lock:
            self._draw = draw
            self._notes = []
            self._back = 0
        self.refresh()

    def refresh(self) -> None:
        self._drawn = None
        self._session.app.invalidate()

    def forget_line(self, stays: Callable[[str], bool]) -> None:
        buffer = self._session.default_buffer
        if not stays(buffer.text):
            buffer.reset()

    def stop_reading(self) -> None:
        stop_session(self._session)

    # --- the keyboard

    def read(self, suggest: Suggest = no_suggestions, *, fresh: bool = False) -> str:
        if fresh:
            discard_typed(self._session)
        self._write(HOME)
        line = str(self._session.prompt(self._message, completer=make_completer(suggest)))
        self._new = 0
        return line.strip()

    def _keys(self) -> Any:
        from prompt_toolkit.key_binding import KeyBindings  # noqa: PLC0415  (slow to import)

        keys = KeyBindings()

        @keys.add("pageup")
        def _(_: Any) -> None:
            self._back += self.console.height // 2

        @keys.add("pagedown")
        def _(_: Any) -> None:
            self._back = max(0, self._back - self.console.height // 2)

        return keys

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        self._write(f"\x1b[{self.console.height};1H\x1b[2K {text}")
        yield
        self._write("\r\x1b[2K")

    def pass_on(self, name: str) -> None:
        self._journal, self._new = [], 0
        self._sessions.switch(name)
        self.draw(lambda: Picture(question=self.words("pass-keyboard", name=name)))
        self._write(CLEAR)
        self.read(fresh=True)

    def wipe(self) -> None:
        """Do nothing: the alternate screen goes away, and keeps no lines that have scrolled away."""

    # --- the terminal

    def open(self) -> None:
        self._stack.enter_context(without_echo())
        self._stack.callback(self.console.set_alt_screen, False)
        self.console.set_alt_screen(True)

    def close(self, *parts: RenderableType) -> None:
        self._stack.close()
        self._journal, self._new = [], 0
        self.console.print(*parts, sep="\n")

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    def _message(self) -> Any:
        from prompt_toolkit.formatted_text import ANSI  # noqa: PLC0415  (slow to import)

        size = self._session.app.output.get_size()
        room = (size.columns, size.rows - BELOW, self._back)
        if self._drawn is None or self._drawn[0] != room:  # the message is asked for several times
            self._drawn = (room, ANSI("\n".join([*self.compose(*room[:2]), PROMPT])))
        return self._drawn[1]

    def compose(self, width: int, height: int) -> list[str]:
        """Return the lines of the picture in this room: the table on top, the question at the bottom."""
        with self._lock:
            picture = self._draw()
            top = self._render([picture.table], width)
            bottom = self._render([picture.hand, picture.moves, *self._notes], width)
            bottom += self._render(list(draw_question(picture)), width)
            room = height - len(top) - len(bottom)
            wanted = len(self._journal) if self._back else MIN_JOURNAL if self._new else 0
            journal = self._render_journal(width, max(room, wanted))
            gap = [""] * max(0, room - len(journal))
            lines = [*top, *journal, *gap, *bottom]
            if len(lines) > height:
                return self._page(lines, height)
            self._back = 0
            return lines

    def _page(self, lines: list[str], height: int) -> list[str]:
        """Return the part of the lines that fits, with a line that says how many there are above and below."""
        room = height - 1
        self._back = min(self._back, len(lines) - room)
        end = len(lines) - self._back
        said = self.words("screen-more", above=end - room, below=self._back)
        return [*self._render([Text(said, style="dim")], self.console.width)[:1], *lines[end - room : end]]

    def _render_journal(self, width: int, room: int) -> list[str]:
        """Render the last sentences; those that the person has seen before are dim."""
        last = self._journal[-room:] if room > 0 else []
        seen = len(last) - self._new
        shown = [text if at >= seen else Text(text.plain, style="dim") for at, text in enumerate(last)]
        return self._render([show.journal(shown)] if shown else [], width)[-room:] if room > 0 else []

    def _render(self, parts: list[Any], width: int) -> list[str]:
        page = io.StringIO()
        console = Console(
            file=page,
            width=width,
            force_terminal=True,
            color_system=self.console.color_system or "auto",  # type: ignore[arg-type]
            no_color=self.console.no_color,
            markup=False,
            emoji=False,
            highlight=False,
        )
        for part in parts:
            if part:
                console.print(part)
        return page.getvalue().splitlines()
