"""Draw the legal moves: with numbers, or in groups if there are too many."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import Advice
from tischlein.cli import chips, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import Words
from tischlein.table.look import GroupLook, Look

Move = dict[str, Any]
"""A move taken apart, as returned by `Table.parts`."""
MAX_LISTED: Final = 60
"""Maximum number of moves of one kind to list, unless the box sets another."""


def word_message(look: Look, words: Words, move: str) -> str:
    """Find the message for a move that is a word; an empty text if there is none."""
    return words.first(f"move-{look.book}-{move}", f"move-{move}")


def draw_one(formatter: EventFormatter, move: Move) -> Text:
    """Draw a single move: in words, or its notation with its cards."""
    said = word_message(formatter.look, formatter.words, move["text"])
    return Text(formatter.words(said), style="bold") if said else chips.move(formatter.look, move)


def numbered_moves(look: Look, moves: list[Move]) -> list[str]:
    """Return the notations of the moves that are listed with numbers."""
    grouped = [move for _, group in _groups(look, moves) for move in group]
    return [move["text"] for move in moves if move not in grouped]


def draw(formatter: EventFormatter, moves: list[Move]) -> RenderableType:
    """Draw the legal moves with numbers, and below them groups of moves if there are too many."""
    listed = numbered_moves(formatter.look, moves)
    by_text = {move["text"]: move for move in moves}
    items = [
        Text().append(f"{number:>2} ", style="dim").append_text(draw_one(formatter, by_text[text]))
        for number, text in enumerate(listed, 1)
    ]
    content: list[RenderableType] = [Columns(items, padding=(0, 2))] if items else []
    groups = _groups(formatter.look, moves)
    if groups:
        grid = Grid.grid(padding=(0, 2))
        for look, group in groups:
            grid.add_row(*_group(formatter, look, group))
        content.append(grid)
    return show.titled(formatter.words("your-moves"), Group(*content))


def draw_hints(formatter: EventFormatter, advice: list[Advice], moves: list[Move]) -> RenderableType:
    """Draw recommended moves, the best one first, with their expected results and reasons."""
    words, by_text = formatter.words, {move["text"]: move for move in moves}
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words("hint"), no_wrap=True)
    for title in ("hint-place", "hint-win", "hint-games"):
        grid.add_column(words(title), justify="right", no_wrap=True)
    grid.add_column()
    for one in advice:
        move = Text(words("hint-nothing"), style="bold") if one.move is None else draw_one(formatter, by_text[one.move])
        numbers = [
            words("hint-number", mean=one.place),
            words("hint-percent", rate=one.win),
            words("sim-whole", number=one.simulations) if one.simulations else words("sim-none"),
        ]
        if len(advice) == 1:  # there was no search
            numbers = [words("sim-none")] * len(numbers)
        grid.add_row(move, *numbers, words.or_else(one.reason, ""), style="bold" if one is advice[0] else "")
    return show.indent(grid)


def _groups(look: Look, moves: list[Move]) -> list[tuple[GroupLook, list[Move]]]:
    """Group moves as the box wants, and those of any kind with too many."""
    found: list[tuple[GroupLook, list[Move]]] = []
    rest = moves
    common = [GroupLook(kind, "moves-other", over=MAX_LISTED) for kind in dict.fromkeys(move["kind"] for move in moves)]
    for group in [*look.file.groups, *common]:
        matching = [move for move in rest if move["kind"] == group.kind and _names(move, group.naming)]
        if len(matching) > group.over:
            found.append((group, matching))
            rest = [move for move in rest if move not in matching]
    return found


def _names(move: Move, naming: str) -> bool:
    return not naming or move.get("named", {}).get(naming) is not None


def _group(formatter: EventFormatter, look: GroupLook, moves: list[Move]) -> tuple[RenderableType, ...]:
    """Draw the choices of a group and an example; without choices the example is bold."""
    title, example = formatter.words(look.say), moves[0]["text"]
    if not look.by:
        return title, Text(example, style="bold")
    if look.by == "to":
        zones = sorted({move["to"].partition(".")[2] for move in moves})
        return title, Text("".join(f" {zone} " for zone in zones), style="bold"), Text(example, style="dim")
    letters = dict.fromkeys(move["named"][look.by] for move in moves)
    choice = show.in_line(chips.colour(formatter.look, letter) for letter in letters)
    return title, choice, Text(example, style="dim")
