"""Long texts page by page: with the user's pager, if they do not fit on the screen."""

from __future__ import annotations

import os
import pydoc
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType


def print_pages(
    console: Console, parts: Iterable[RenderableType], width: int | None = None, *, paged: bool = True
) -> None:
    """Print a text, through a pager if it is longer than a person's screen; `paged` is false for `--no-pager`."""
    with console.capture() as capture:
        console.print(*parts, sep="\n", width=width)
    text = capture.get()
    if not (paged and can_page(console) and text.count("\n") >= console.height):
        console.file.write(text)
        return
    os.environ.setdefault("LESS", "-R")  # show colours
    pydoc.pager(text)


def can_page(console: Console) -> bool:
    """Return whether there is a screen and a keyboard for a pager."""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()
