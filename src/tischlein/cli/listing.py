"""`tischlein games`: the list of games with their options."""

from __future__ import annotations

from collections.abc import Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli.words import Words
from tischlein.core.options import Option
from tischlein.games.registry import games


def draw(words: Words) -> RenderableType:
    """Draw all games, then the options; games that share their options share a list."""
    grid = _grid(words, ("head-id", "head-game", "head-seats"))
    by_options: dict[str, list[Option]] = {}
    sharing: dict[str, list[str]] = {}
    for info in games().values():
        seats = words("seats-range", low=info.seats[0], high=info.seats[1])
        grid.add_row(Text(info.id, style="bold cyan"), words.or_else(f"game-{info.id}", info.id), seats)
        by_options[repr(info.options)] = info.options
        sharing.setdefault(repr(info.options), []).append(info.id)
    lists = [_options(words, ", ".join(sharing[key]), options) for key, options in by_options.items()]
    return Group(grid, *lists, Text(words("legend-house"), style="dim"))


def _options(words: Words, title: str, options: Iterable[Option]) -> RenderableType:
    grid = _grid(words, ("head-options", "head-values", "head-meaning"))
    grid.title, grid.title_justify, grid.title_style = title, "left", "bold cyan"
    for option in options:
        name = Text(option.name, style="bold").append(" ⌂" if option.house else "", style="bold yellow")
        grid.add_row(name, _values(words, option), words.or_else(f"option-{option.name}", ""))
    return grid


def _values(words: Words, option: Option) -> str:
    """Format the values of an option as they are typed: numbers as a range, other values as words."""
    numbers = [value for value in option.values if type(value) is int]
    texts = [str(value).lower() for value in option.values if type(value) is not int]
    ranges = [f"{numbers[0]} … {numbers[-1]}"] if numbers else []
    others = [words.or_else(f"value-{option.name}", "…")] if option.read is not None else []
    return " | ".join(texts + ranges + others)


def _grid(words: Words, columns: tuple[str, ...]) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        grid.add_column(words(column), no_wrap=column not in ("head-game", "head-meaning"))
    return grid
