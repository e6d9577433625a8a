"""What is drawn alike for all games, with Rich: chips in lines, the journal, the frame of a table, the result."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import Advice
from tischlein.cli.tell import Teller

MOST_BACKS: Final = 8


def console(stderr: bool = False) -> Console:
    """Make a console that takes texts as they are; anew for each command, since tests and pipes replace the streams."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def indent(content: RenderableType, left: int = 1, below: int = 0) -> RenderableType:
    """Set something in from the left, without filling up the line."""
    return Padding(content, (0, 0, below, left), expand=False)


def titled(title: str, content: RenderableType) -> RenderableType:
    return Group(Text(f" {title}", style="dim"), indent(content, 2))


class Flow:
    """Things in lines, as many to a line as there is room for, and no wider than they are."""

    def __init__(self, items: Iterable[Text], gap: int = 1) -> None:
        self.items = list(items)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Columns(self.items, padding=(0, self.gap))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        widest = max(widths)
        return Measurement(widest, len(widths) * (widest + self.gap)).with_maximum(options.max_width)


def chips(teller: Teller, cards: Iterable[str]) -> RenderableType:
    face = teller.face
    return Columns([face.chip(teller, card) for card in sorted(cards, key=face.order)], padding=(0, 1))


def signed(number: int) -> str:
    """Write a number with a minus as wide as a plus."""
    return str(number).replace("-", "−")


def in_line(parts: Iterable[Text]) -> Text:
    return Text(" ").join(parts)


def cards_of(event: dict[str, Any]) -> list[str]:
    """List the cards that the viewer of an event sees in it."""
    if event["kind"] in ("setup", "renew"):
        return []
    moved = [card for shift in event.get("shifts", []) for card in shift.get("cards", [])]
    known = [card for cards in event.get("facts", {}).get("known", {}).values() for card in cards]
    return moved + known


def sentence(teller: Teller, event: dict[str, Any]) -> Text:
    """Tell an event, with the cards the viewer sees in it."""
    face = teller.face
    cards = sorted(face.cards(event), key=face.order)
    return in_line([Text(teller.event(event)), *(face.chip(teller, card) for card in cards)])


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
    """Draw cards from behind."""
    return Text("▮" * min(count, MOST_BACKS) + ("…" if count > MOST_BACKS else ""), style=style)


def seat_name(teller: Teller, seat: int, turn: int | None) -> tuple[str, Text]:
    """Give the mark of the seat on turn, and its name."""
    return ("▶", Text(teller.name(seat), style="bold")) if seat == turn else (" ", Text(teller.name(seat)))


def hand(teller: Teller, view: dict[str, Any]) -> RenderableType:
    return titled(teller.words("your-hand"), chips(teller, view["zones"][f"hand.{view['viewer']}"]["cards"]))


def moves(teller: Teller, listed: list[str]) -> RenderableType:
    """List the legal moves with numbers; the game draws those that are too many."""
    numbered = teller.face.listed(listed)
    items = [
        Text().append(f"{number:>2} ", style="dim").append_text(_move(teller, move))
        for number, move in enumerate(numbered, 1)
    ]
    content: list[RenderableType] = [Columns(items, padding=(0, 2))] if items else []
    others = [move for move in listed if move not in numbered]
    if others:
        content.append(teller.face.groups(teller, others))
    return titled(teller.words("your-moves"), Group(*content))


def _move(teller: Teller, move: str) -> Text:
    face = teller.face
    return Text(teller.words(f"move-{move}"), style="bold") if move in face.words else face.chip(teller, move)


def hints(teller: Teller, advice: list[Advice]) -> RenderableType:
    """List moves that can be recommended, the best one first, with what they lead to and why."""
    words = teller.words
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words("hint"), no_wrap=True)
    for title in ("hint-place", "hint-win", "hint-games"):
        grid.add_column(words(title), justify="right", no_wrap=True)
    grid.add_column()
    for one in advice:
        move = Text(words("hint-nothing"), style="bold") if one.move is None else _move(teller, one.move)
        numbers = [
            words("hint-number", mean=one.place),
            words("hint-percent", rate=one.win),
            words("sim-whole", number=one.simulations),
        ]
        if len(advice) == 1:  # nobody had to think
            numbers = [words("sim-none")] * len(numbers)
        grid.add_row(move, *numbers, words(one.reason), style="bold" if one is advice[0] else "")
    return indent(grid)


def hands_left(teller: Teller, _: dict[str, Any], event: dict[str, Any]) -> tuple[str, list[RenderableType]]:
    hands = event["shown"]
    return "head-cards", [chips(teller, hands[f"hand.{seat}"]) for seat in range(len(teller.names))]


def result(
    teller: Teller, places: list[int], scores: list[int] | None, outcome: tuple[str, list[RenderableType]] | None = None
) -> RenderableType:
    """Draw places and points, and what else there is to say about each seat."""
    words = teller.words
    grid = Grid(title=words("result"), title_style="bold", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words("head-place"), justify="right")
    grid.add_column(words("head-player"))
    if scores is not None:
        grid.add_column(words("head-points"), justify="right")
    if outcome is not None:
        grid.add_column(words(outcome[0]))
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        cells: list[RenderableType] = [str(places[seat]), teller.name(seat)]
        if scores is not None:
            cells.append(signed(scores[seat]))
        if outcome is not None:
            cells.append(outcome[1][seat])
        grid.add_row(*cells, style="bold" if places[seat] == 1 else "")
    return indent(grid)


def sheet(teller: Teller, facts: dict[str, Any]) -> RenderableType:
    """Draw the score sheet of a series from its open facts: a line a game, and the totals."""
    words, rows = teller.words, facts["sheet"]
    grid = Grid(
        title=words("sheet"),
        title_style="bold",
        title_justify="left",
        box=SIMPLE_HEAD,
        pad_edge=False,
        show_footer=True,
    )
    grid.add_column("", footer=words("sheet-total"))
    for seat in range(len(teller.names)):
        grid.add_column(teller.name(seat), footer=str(sum(line[seat] for line in rows)), justify="right")
    for number, line in enumerate(rows, 1):
        grid.add_row(teller.face.round(teller, facts, number), *map(str, line))
    return indent(grid)
