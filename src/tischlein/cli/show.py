"""Cards and tables, drawn with Rich. A colour never stands alone: it has a sign, and each card its notation."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli.tell import Teller, cards_of
from tischlein.cli.typed import MOVES
from tischlein.cli.words import Words

SIGNS: Final = {"r": "♥", "y": "☀", "g": "♣", "b": "♠", "W": "★"}
STYLES: Final = {
    "r": "bold #ffffff on #c01820",
    "y": "bold #000000 on #f5c400",
    "g": "bold #ffffff on #1f7a2e",
    "b": "bold #ffffff on #1c55c0",
    "W": "bold #000000 on #d8d8d8",
}
MOST_BACKS: Final = 8


def console(stderr: bool = False) -> Console:
    """Make a console that takes texts as they are; anew for each command, since tests and pipes replace the streams."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def indent(content: RenderableType, left: int = 1, below: int = 0) -> RenderableType:
    """Set something in from the left, without filling up the line."""
    return Padding(content, (0, 0, below, left), expand=False)


def chip(notation: str) -> Text:
    """Draw a card or a move with a card, such as ` ♥r7 `; no space within, so that it stays on one line."""
    card, equals, named = notation.partition("=")
    made = Text()
    if card:
        made.append(f" {SIGNS[card[0]]}{card}{'' if equals else ' '}", style=STYLES[card[0]])
    if equals:
        made.append(f"={named} " if card else f" {SIGNS[named[0]]}={named} ", style=STYLES[named[0]])
    return made


def in_order(cards: list[str]) -> list[str]:
    """Sort by colour, and the wilds last; within a colour as given, which is by rank."""
    return sorted(cards, key=lambda card: "rgbyW".index(card[0]))


def sentence(teller: Teller, event: dict[str, Any]) -> Text:
    """Tell an event, with the cards the viewer sees in it."""
    text = Text(teller.event(event))
    cards = [] if event["kind"] in ("setup", "return", "renew") else cards_of(event)
    return Text(" ").join([text, *(chip(card) for card in in_order(cards))])


def journal(sentences: list[Text]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for text in sentences:
        grid.add_row(Text("·", style="dim"), text)
    return indent(grid)


def table(teller: Teller, view: dict[str, Any], title: str) -> RenderableType:
    """Draw who sits there with how many cards, whose turn it is, and what lies in the middle."""
    grid = Grid.grid(padding=(0, 3))
    grid.add_row(_seats(teller, view), face(view["zones"]["discard"]["cards"][-1]), _state(teller.words, view))
    return Panel(
        grid, title=Text(title, style="bold"), title_align="left", box=ROUNDED, border_style="dim", expand=False
    )


def face(card: str) -> RenderableType:
    """Draw a card as it lies on the table."""
    sign = SIGNS[card[0]]
    lines = Text(f" {sign}\n{card:^7}\n{sign:>6} ")
    return Panel(lines, box=ROUNDED, padding=0, width=9, style=STYLES[card[0]])


def _seats(teller: Teller, view: dict[str, Any]) -> RenderableType:
    """List the seats; play runs down this list, or up."""
    facts, words = view["table"], teller.words
    grid = Grid.grid(padding=(0, 1))
    for seat in range(view["seats"]):
        count = view["zones"][f"hand.{seat}"]["count"]
        style = "bold" if facts["turn"] == seat else ""
        backs = Text().append("▮" * min(count, MOST_BACKS) + ("…" if count > MOST_BACKS else ""), style=style or "dim")
        if count == 1:
            backs.append(f" {words('mark-forgot' if facts['forgot'] == seat else 'mark-one')}", style="bold magenta")
        grid.add_row(
            "▶" if style else " ", Text(teller.name(seat), style=style), Text(f"{count:>2}", style=style), backs
        )
    return grid


def _state(words: Words, view: dict[str, Any]) -> RenderableType:
    """Tell the colour in force, the direction and the stock."""
    facts = view["table"]
    lines = [Text()]
    if facts["colour"] is not None:
        letter = facts["colour"]
        lines.append(Text().append(f" {SIGNS[letter]} {words('colour', colour=letter)} ", style=STYLES[letter]))
    lines.append(Text(words("table-left" if facts["direction"] > 0 else "table-right")))
    lines.append(Text(words("table-stock", count=view["zones"]["stock"]["count"])))
    if facts["owed"]:
        lines.append(Text(words("table-owed", count=facts["owed"]), style="bold"))
    return Group(*lines)


def hand(words: Words, view: dict[str, Any]) -> RenderableType:
    return _titled(words("your-hand"), _chips(view["zones"][f"hand.{view['viewer']}"]["cards"]))


def _chips(cards: list[str]) -> RenderableType:
    return Columns([chip(card) for card in in_order(cards)], padding=(0, 1))


def moves(words: Words, listed: list[str]) -> RenderableType:
    """List the legal moves with their numbers."""
    items = [
        Text().append(f"{number:>2} ", style="dim").append_text(_move(words, move))
        for number, move in enumerate(listed, 1)
    ]
    return _titled(words("your-moves"), Columns(items, padding=(0, 2)))


def _move(words: Words, move: str) -> Text:
    return Text(words(f"move-{move}"), style="bold") if move in MOVES else chip(move)


def _titled(title: str, content: RenderableType) -> RenderableType:
    return Group(Text(f" {title}", style="dim"), indent(content, 2))


def result(
    teller: Teller, places: list[int], scores: list[int] | None, hands: list[list[str]] | None = None
) -> RenderableType:
    """Draw places and points, and what was left in the hands."""
    words = teller.words
    grid = Grid(title=words("result"), title_style="bold", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    grid.add_column(words("head-place"), justify="right")
    grid.add_column(words("head-player"))
    if scores is not None:
        grid.add_column(words("head-points"), justify="right")
    if hands is not None:
        grid.add_column(words("head-cards"))
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        cells: list[RenderableType] = [str(places[seat]), teller.name(seat)]
        if scores is not None:
            cells.append(str(scores[seat]))
        if hands is not None:
            cells.append(_chips(hands[seat]))
        grid.add_row(*cells, style="bold" if places[seat] == 1 else "")
    return indent(grid)


def sheet(teller: Teller, rows: list[list[int]]) -> RenderableType:
    """Draw the score sheet of a match: a line a round, and the totals."""
    words = teller.words
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
        grid.add_row(words("round", number=number), *map(str, line))
    return indent(grid)
