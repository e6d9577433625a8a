"""Read lines from the keyboard: with editing, history and completion on a terminal, plainly from a pipe."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Console
from rich.text import Text

from tischlein.cli.input_parser import fold
from tischlein.parallel.errors import import_optional

PROMPT = "> "


@dataclass(frozen=True)
class Suggestion:
    """A line that a person may want to type, what it means, and the command that has to be typed `first`."""

    text: str
    meaning: str = ""
    first: str = ""


Suggest = Callable[[], Iterable[Suggestion]]


def no_suggestions() -> Iterable[Suggestion]:
    return ()


class LineReader(Protocol):
    """Reads the lines of a person.

    scripted  the lines do not come from a keyboard, so nobody waits in front of it
    """

    scripted: bool

    def read(self, suggest: Suggest) -> str: ...

    def discard_typed(self) -> None:
        """Forget what was typed before the question came."""
        ...

    def switch(self, person: str) -> None:
        """Let another person type: the arrow keys bring back nobody else's lines."""
        ...

    def stop(self) -> None:
        """Let `read` raise EOFError, if that is possible; called from another thread."""
        ...


class PlainReader:
    """Reads from a pipe, or from a terminal that can do no more."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self.scripted = not sys.stdin.isatty()

    def read(self, suggest: Suggest) -> str:
        try:
            line = input(PROMPT)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            raise
        if self.scripted:
            # The input was piped, so the terminal did not echo it.
            self._console.print(Text(line))
        return line

    def discard_typed(self) -> None:
        if not self.scripted:
            discard_typed()

    def switch(self, person: str) -> None:
        """Do nothing: earlier lines cannot be brought back."""

    def stop(self) -> None:
        """Do nothing: a line that is being read cannot be interrupted."""


class EditingReader:
    """Reads from a terminal: the line can be edited, earlier ones come back, and Tab completes."""

    scripted = False

    def __init__(self, color_system: str | None) -> None:
        self._sessions = Sessions(lambda: make_session(color_system))

    @property
    def _session(self) -> Any:
        return self._sessions.current

    def switch(self, person: str) -> None:
        self._sessions.switch(person)

    def read(self, suggest: Suggest) -> str:
        from prompt_toolkit.patch_stdout import patch_stdout  # noqa: PLC0415  (slow to import)

        with patch_stdout(raw=True):
            return str(self._session.prompt(PROMPT, completer=make_completer(suggest)))

    def discard_typed(self) -> None:
        discard_typed(self._session)

    def stop(self) -> None:
        stop_session(self._session)


class Sessions:
    """The sessions of people who share a keyboard, each with its own history."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._by_person: dict[str, Any] = {}
        self.current = make()

    def switch(self, person: str) -> None:
        self.current = self._by_person.setdefault(person, self._make())


def can_edit(console: Console) -> bool:
    """Return whether lines can be edited: both ends are a terminal that understands more than lines."""
    return sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal


def make_reader(console: Console) -> LineReader:
    return EditingReader(console.color_system) if can_edit(console) else PlainReader(console)


def make_session(color_system: str | None, **more: Any) -> Any:
    """Make a session of prompt_toolkit. It does not ask the terminal for the cursor, which few need and some ignore."""
    import_optional("prompt_toolkit", "cli")
    from prompt_toolkit import PromptSession  # noqa: PLC0415  (slow to import)
    from prompt_toolkit.output import ColorDepth, create_output  # noqa: PLC0415

    depths = {"truecolor": ColorDepth.DEPTH_24_BIT, "256": ColorDepth.DEPTH_8_BIT, "standard": ColorDepth.DEPTH_4_BIT}
    output = create_output(stdout=sys.stdout)
    if hasattr(output, "enable_cpr"):
        output.enable_cpr = False
    return PromptSession(
        output=output,
        color_depth=depths.get(color_system or "", ColorDepth.DEPTH_1_BIT),
        complete_while_typing=False,
        **more,
    )


def make_completer(suggest: Suggest) -> Any:
    """Complete a line to the suggestions that begin like it."""
    from prompt_toolkit.completion import Completer, Completion  # noqa: PLC0415  (slow to import)

    class LineCompleter(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Any]:
            line = document.text_before_cursor
            for one in matching(suggest(), line):
                yield Completion(one.text, start_position=-len(line), display_meta=one.meaning)

    return LineCompleter()


def matching(suggestions: Iterable[Suggestion], line: str) -> list[Suggestion]:
    """Return the suggestions that begin with what was typed, whatever its case, spaces and accents."""
    begun = fold(line)
    return [one for one in suggestions if fold(one.text).startswith(begun) and begun.startswith(fold(one.first))]


def discard_typed(session: Any = None) -> None:
    """Discard keys that were pressed before anything was asked."""
    if session is not None:
        from prompt_toolkit.input.typeahead import clear_typeahead  # noqa: PLC0415  (slow to import)

        clear_typeahead(session.app.input)
    if os.name == "nt":
        import msvcrt  # noqa: PLC0415

        while msvcrt.kbhit():  # type: ignore[attr-defined,unused-ignore]
            msvcrt.getwch()  # type: ignore[attr-defined,unused-ignore]
        return
    import termios  # noqa: PLC0415  (not on Windows)

    with suppress(termios.error, ValueError):  # not a terminal after all
        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def stop_session(session: Any) -> None:
    """Let the prompt of a session raise EOFError; called from another thread."""
    app = session.app
    if app.is_running and app.loop is not None:
        with suppress(RuntimeError):  # it has just ended
            app.loop.call_soon_threadsafe(lambda: app.is_running and app.exit(exception=EOFError()))


@contextmanager
def without_echo() -> Iterator[None]:
    """Keep keys that are pressed while nothing is asked from spoiling the screen."""
    if os.name == "nt":
        yield
        return
    import termios  # noqa: PLC0415  (not on Windows)

    try:
        before = termios.tcgetattr(sys.stdin.fileno())
    except (termios.error, ValueError):
        yield
        return
    silent = [*before]
    silent[3] &= ~termios.ECHO
    termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, silent)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSANOW, before)
