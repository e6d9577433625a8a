"""Formatters of events for tests."""

from __future__ import annotations

from typing import Any

from tischlein import games
from tischlein.cli import show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import load_words
from tischlein.core.options import resolve_options
from tischlein.table.look import table_look
from tischlein.table.rulebook import LANGUAGES
from tischlein.table.table import Table

NAMES = ["Mia", "Leo", "Ida", "Ben"]


def formatter(lang: str, game: str = "uno", you: int | None = 0, **options: Any) -> EventFormatter:
    """Return a formatter for a table of a game with these options."""
    info = games()[game]
    return EventFormatter(table_look(info, resolve_options(game, info.options, options)), load_words(lang), NAMES, you)


def formatter_at(table: Table, lang: str, you: int | None) -> EventFormatter:
    """Return a formatter for this table."""
    return EventFormatter(
        table_look(table.info, table.options), load_words(lang), [*NAMES, *NAMES, *NAMES][: table.seats], you
    )


def said(lang: str, kind: str, seat: int | None, facts: dict[str, Any], you: int | None = 0, game: str = "uno") -> str:
    """Format an event with these facts."""
    return formatter(lang, game, you).event({"kind": kind, "seat": seat, "facts": facts})


def secrets_told(position: str, moves: tuple[str, ...], seat: int, before: tuple[str, ...] = ()) -> int:
    """Count the different pages that others read when a seat answers with one of these moves; 1 keeps the secret."""
    pages = set()
    for move in moves:
        table = Table(position=position, seed=1)
        for first in before:
            table.play(0, first)
        start = len(table.events(None))
        table.play(seat, move)
        told = [
            show.sentence(formatter_at(table, lang, other), event).plain
            for lang in LANGUAGES
            for other in (None, *range(table.seats))
            if other != seat
            for event in table.events(other, start)
        ]
        pages.add(str(told))
    return len(pages)
