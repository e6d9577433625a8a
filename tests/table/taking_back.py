"""Why a move stands."""

from __future__ import annotations

from collections.abc import Iterable

from tischlein import Table
from tischlein.table.take_back import TakeBackRefused, take_back


def refusal(table: Table, seat: int, people: Iterable[int] | None = None) -> str | None:
    """Return why the move of a seat stands, by default against computer players; None if it can be taken back."""
    try:
        take_back(table, seat, [seat] if people is None else people)
    except TakeBackRefused as refused:
        return refused.reason
    return None
