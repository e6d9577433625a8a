"""What the page gives this package: objects of JavaScript, which take and return text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Database(Protocol):
    """The browser's database. A failure is an exception with the `name` that the browser gives it.

    Log entries travel as lines of one text.
    """

    async def append(self, table: str, first: int, entries: str, rows: str) -> bool:
        """Write log entries from number `first` on and rows, durably and at once; return False if a number is taken."""

    async def entries(self, table: str, after: int) -> str:
        """Return the log entries of a table with numbers above `after`, in order."""

    async def rows(self) -> str:
        """Return the rows of all tables and finished games."""

    async def put(self, table: str, row: str) -> None:
        """Replace the row of a table."""

    async def put_finished(self, table: str, number: int, row: str) -> None:
        """Replace the row of a finished game."""

    async def value(self, name: str) -> str | None: ...

    async def set_value(self, name: str, text: str) -> None: ...


class Thinker(Protocol):
    """The worker in which computer players think."""

    async def think(self, request: str) -> str:
        """Return the answer of `thinker.think` there; raise an exception if the worker ended."""


Send = Callable[[str], None]
Close = Callable[[int, str], None]
