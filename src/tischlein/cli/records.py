"""`tischlein replay` and `tischlein verify`: print or check a recorded game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import InputError, Words
from tischlein.data.lines import read_game, replay
from tischlein.table.look import table_look
from tischlein.table.table import Table


def load(file: str) -> Table:
    """Replay a record; `-` is standard input."""
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError("bad-file", file=file, reason=str(getattr(error, "strerror", error))) from None
    try:
        record = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise InputError("bad-json", file=file) from None
    return Table.replay(record)


def load_line(file: str, number: int) -> Table:
    """Replay the game of one line of a data file."""
    return replay(read_game(Path(file), number))


def make_formatter(table: Table, words: Words, viewer: int | None) -> EventFormatter:
    """Make a formatter that calls all players by number."""
    names = [words("seat-name", number=seat) for seat in range(table.seats)]
    return EventFormatter(table_look(table.info, table.options), words, names, viewer)


def format_game(table: Table, words: Words, viewer: int | None, open_cards: bool) -> Iterator[RenderableType]:
    """Format a game event by event: for a spectator, for a seat, or with all cards open."""
    formatter = make_formatter(table, words, viewer)
    events = table.events(viewer)
    turn = None
    for event in _all_cards(table) if open_cards else events:
        text = show.sentence(formatter, event)
        if event["kind"] != "turn" and text:
            yield show.indent(text, 2)
        elif event["kind"] == "turn" and event["seat"] not in (None, turn):
            # A seat that continues after drawing a card is not announced again.
            turn = event["seat"]
            yield Text(text.plain, style="dim")
    if not table.over:
        yield Text(words("unfinished"), style="yellow")
    yield from result(table, formatter)


def _all_cards(table: Table) -> list[dict[str, Any]]:
    """Return each event as seen by the seat that acted."""
    seen = {viewer: table.events(viewer) for viewer in (None, *range(table.seats))}
    return [seen[event["seat"]][number] for number, event in enumerate(seen[None])]


def format_verification(table: Table, words: Words, sealed: bool, is_promised: bool = False) -> RenderableType:
    """Format what was checked about a record that was replayed without errors.

    Only a `sealed` record has a commitment, cards and links; a line of a data file has just a seed. `is_promised`: it
    keeps a promise that was noted before the deal; without one, a record can only be compared with itself.
    """
    grid = Grid.grid(padding=(0, 1))
    seals = [
        ("verified-commitment", table.commitment),
        *_shuffle_rows(table, words, is_promised),
        ("verified-deal", words("verified-deal-ok")),
    ]
    rows = [
        *(seals if sealed else []),
        ("verified-moves", words("verified-moves-ok" if sealed else "verified-legal-ok", count=len(table.log))),
        ("verified-result", words("unfinished" if table.places is None else "verified-result-ok")),
    ]
    for title, fact in rows:
        grid.add_row(Text("✓", style="bold green"), Text(words(title), style="bold"), Text(fact, overflow="fold"))
    genuine = Text(
        words("verified", game=words.or_else(f"game-{table.info.id}", table.info.id), seats=table.seats), style="bold"
    )
    note = [Text(words("verified-unpromised"), style="dim")] if sealed and table.shuffle and not is_promised else []
    return Group(genuine, grid, *note, *result(table, make_formatter(table, words, None)))


def _shuffle_rows(table: Table, words: Words, is_promised: bool) -> list[tuple[str, str]]:
    if table.shuffle is None:
        return []
    given = ", ".join(filter(None, table.shuffle.words)) or words("verified-no-words")
    message = "verified-shuffle-promised" if is_promised else "verified-shuffle-ok"
    return [("verified-shuffle", words(message, words=given))]


def result(table: Table, formatter: EventFormatter) -> list[RenderableType]:
    """Draw the result, if the game is over."""
    return [] if table.places is None else [show.result(formatter, table.places, table.scores)]
