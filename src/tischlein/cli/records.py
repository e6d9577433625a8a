"""Recorded games: told again, or checked."""

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
from tischlein.cli.tell import Teller
from tischlein.cli.words import InputError, Words
from tischlein.data.lines import read_game, replay
from tischlein.table.look import look_of
from tischlein.table.table import Table


def load(file: str) -> Table:
    """Play the game of a record again; `-` is standard input."""
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
    """Play the game of one line of a file of games again."""
    return replay(read_game(Path(file), number))


def teller_of(table: Table, words: Words, viewer: int | None) -> Teller:
    """Speak to a viewer for whom all players are numbers."""
    names = [words("seat-name", number=seat) for seat in range(table.seats)]
    return Teller(look_of(table.info, table.options), words, names, viewer)


def told(table: Table, words: Words, viewer: int | None, open_faces: bool) -> Iterator[RenderableType]:
    """Tell a game event by event: to a spectator, to a seat, or with every face open."""
    teller = teller_of(table, words, viewer)
    events = table.events(viewer)
    turn = None
    for event in _all_faces(table) if open_faces else events:
        text = show.sentence(teller, event)
        if event["kind"] != "turn" and text:
            yield show.indent(text, 2)
        elif event["kind"] == "turn" and event["seat"] not in (None, turn):
            # A seat that goes on after drawing a card is not announced again.
            turn = event["seat"]
            yield Text(text.plain, style="dim")
    if not table.over:
        yield Text(words("unfinished"), style="yellow")
    yield from result(table, teller)


def _all_faces(table: Table) -> list[dict[str, Any]]:
    """Give each event as the seat saw it that it is about."""
    seen = {viewer: table.events(viewer) for viewer in (None, *range(table.seats))}
    return [seen[event["seat"]][number] for number, event in enumerate(seen[None])]


def checked(table: Table, words: Words, sealed: bool) -> RenderableType:
    """Tell what a record has been checked for that was replayed without complaint.

    Only one that is `sealed` tells of a commitment, of its cards and links; a line of a file of games has a seed.
    """
    grid = Grid.grid(padding=(0, 1))
    seals = [
        ("verified-commitment", table.commitment),
        *_shuffled(table, words),
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
    return Group(genuine, grid, *result(table, teller_of(table, words, None)))


def _shuffled(table: Table, words: Words) -> list[tuple[str, str]]:
    if table.shuffle is None:
        return []
    given = ", ".join(filter(None, table.shuffle.words)) or words("verified-no-words")
    return [("verified-shuffle", words("verified-shuffle-ok", words=given))]


def result(table: Table, teller: Teller) -> list[RenderableType]:
    """Draw who came out where, if the game is over."""
    return [] if table.places is None else [show.result(teller, table.places, table.scores)]
