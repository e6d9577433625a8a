"""What is drawn alike for all games, with Rich: chips in lines, the journal, the frame of a table, the result."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import chips
from tischlein.cli.event_formatter import EventFormatter, signed

MAX_BACKS: Final = 8


def console(stderr: bool = False) -> Console:
    """Make a console without markup; a new one for each command, since tests and pipes replace the streams."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def indent(content: RenderableType, left: int = 1, below: int = 0) -> RenderableType:
    """Indent something, without padding the line."""
    return Padding(content, (0, 0, below, left), expand=False)


def titled(title: str, content: RenderableType) -> RenderableType:
    return Group(Text(f" {title}", style="dim"), indent(content, 2))


def stack(*parts: RenderableType) -> RenderableType:
    """Put parts below one another."""
    return Group(*parts)


class Flow:
    """Items in lines, wrapped at the available width."""

    def __init__(self, items: Iterable[Text], gap: int = 1) -> None:
        self.items = list(items)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Columns(self.items, padding=(0, self.gap))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        widest = max(widths)
        return Measurement(widest, len(widths) * (widest + self.gap)).with_maximum(options.max_width)


@dataclass(frozen=True)
class Column:
    """A column of a table: its heading, its cells, and what stands below them."""

    title: str
    cells: list[str]
    footer: str = ""


class WideTable:
    """A table of short texts. Columns that do not fit follow in a table below it, beside the first column again."""

    def __init__(self, first: Column, columns: list[Column], title: str = "") -> None:
        self.first = first
        self.columns = columns
        self.title = title

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        unlimited = options.update(max_width=1000)
        block: list[Column] = []
        title = self.title
        for column in self.columns:
            wider = self._make(title, [*block, column])
            if block and Measurement.get(console, unlimited, wider).maximum > options.max_width:
                yield self._make(title, block)
                block, title = [], ""
            block.append(column)
        yield self._make(title, block)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._make(self.title, self.columns)).with_maximum(options.max_width)

    def _make(self, title: str, columns: list[Column]) -> Grid:
        footers = any(column.footer for column in [self.first, *self.columns])
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=footers, title=title or None)
        grid.title_style, grid.title_justify = "bold", "left"
        grid.add_column(self.first.title, footer=self.first.footer, overflow="fold")
        for column in columns:
            grid.add_column(column.title, footer=column.footer, justify="right", overflow="fold")
        for number, name in enumerate(self.first.cells):
            grid.add_row(name, *(column.cells[number] for column in columns))
        return grid


def cards(formatter: EventFormatter, names: Iterable[str]) -> RenderableType:
    """Draw cards in lines, sorted as in a hand."""
    return Flow(chips.chip(formatter.look, name) for name in chips.in_order(formatter.look, names))


def in_line(parts: Iterable[Text]) -> Text:
    return Text(" ").join(parts)


def cards_of(formatter: EventFormatter, event: dict[str, Any]) -> list[str]:
    """Return the cards that the viewer sees in an event, to be drawn after its sentence."""
    kinds = formatter.look.file.journal.cards
    if event["kind"] in ("setup", "renew") or (kinds is not None and event["kind"] not in kinds):
        return []
    moved = [card for shift in event.get("shifts", []) for card in shift.get("cards", [])]
    known = [card for cards in event.get("facts", {}).get("known", {}).values() for card in cards]
    return chips.in_order(formatter.look, moved + known)


def sentence(formatter: EventFormatter, event: dict[str, Any]) -> Text:
    """Format an event, with the cards the viewer sees in it; empty if there is no message."""
    said = formatter.event(event)
    drawn = (chips.chip(formatter.look, card) for card in cards_of(formatter, event))
    return in_line([Text(said), *drawn]) if said else Text()


def journal(sentences: list[Text]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for text in sentences:
        grid.add_row(Text("·", style="dim"), text)
    return indent(grid)


def frame(title: str, content: RenderableType) -> RenderableType:
    """Draw the edge of the table."""
    return Panel(
        content, title=Text(title, style="bold"), title_align="left", box=ROUNDED, border_style="dim", expand=False
    )


def backs(count: int, style: str = "dim") -> Text:
    """Draw the backs of cards."""
    return Text("▮" * min(count, MAX_BACKS) + ("…" if count > MAX_BACKS else ""), style=style)


def seat_name(formatter: EventFormatter, seat: int, turn: int | None) -> tuple[str, Text]:
    """Return the mark of the seat whose turn it is, and the name of a seat."""
    on_turn = seat == turn
    return "▶" if on_turn else " ", Text(formatter.name(seat), style="bold" if on_turn else "", overflow="fold")


def outcome(
    formatter: EventFormatter, zones: dict[str, dict[str, Any]], shown: dict[str, list[str]]
) -> tuple[str, list[RenderableType]]:
    """Return the last column of the result: tiles that were won, the number of cards won, or cards left in hand.

    zones  the zones at the end
    shown  the cards that the end of the game has revealed, by zone
    """
    seats = range(len(formatter.names))
    tiles = [name.partition(".")[0] for name, zone in zones.items() if zone["kind"] == "tiles" and zone["seat"] == 0]
    if tiles:
        return "head-tiles", [cards(formatter, zones[f"{tiles[0]}.{seat}"]["cards"]) for seat in seats]
    if "won.0" in shown:
        return "head-won", [Text(str(len(shown[f"won.{seat}"]))) for seat in seats]
    return "head-cards", [cards(formatter, shown.get(f"hand.{seat}", [])) for seat in seats]


def result(
    formatter: EventFormatter,
    places: list[int],
    scores: list[int] | None,
    column: tuple[str, list[RenderableType]] | None = None,
) -> RenderableType:
    """Draw places and points, and another column if there is one."""
    words = formatter.words
    grid = Grid(title=words("result"), title_style="bold", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words("head-place"), justify="right")
    grid.add_column(words("head-player"))
    if scores is not None:
        grid.add_column(words("head-points"), justify="right")
    if column is not None:
        grid.add_column(words(column[0]))
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        cells: list[RenderableType] = [str(places[seat]), Text(formatter.name(seat), overflow="fold")]
        if scores is not None:
            cells.append(signed(scores[seat]))
        if column is not None:
            cells.append(column[1][seat])
        grid.add_row(*cells, style="bold" if places[seat] == 1 else "")
    return indent(grid)


def sheet(formatter: EventFormatter, facts: dict[str, Any]) -> RenderableType:
    """Draw the score sheet of a series from its public facts: a row for each game, and the totals."""
    words, rows = formatter.words, facts["sheet"]
    games = [round_title(formatter, facts, number) for number in range(1, len(rows) + 1)]
    seats = [
        Column(formatter.name(seat), [signed(line[seat]) for line in rows], signed(sum(line[seat] for line in rows)))
        for seat in range(len(formatter.names))
    ]
    return indent(WideTable(Column("", games, words("sheet-total")), seats, words("sheet")))


def round_title(formatter: EventFormatter, facts: dict[str, Any], number: int) -> str:
    """Return the title of a game of a series, or its number if all are the same; the current one with its index."""
    games = facts.get("games")
    if games is None:
        return formatter.words("round", number=number)
    index = f"{number}/{len(games)} · " if number > len(facts["sheet"]) else ""
    return index + formatter.game(games[number - 1])
