"""Draw everybody’s chances over a game in the terminal: lines of braille dots with the numbers of seats, or rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tischlein.cli.words import Words

STYLES: Final = (
    "red",
    "cyan",
    "yellow",
    "magenta",
    "green",
    "blue",
    "bright_red",
    "bright_cyan",
    "bright_magenta",
    "bright_green",
)
"""The colour of each seat; its number is beside it, for readers who do not see the colours."""
BLOCKS: Final = "▁▂▃▄▅▆▇█"
BRAILLE: Final = 0x2800
DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of a cell's dots, by column and row."""
ROWS: Final = 10
MIN_WIDTH: Final = 50
MAX_WIDTH: Final = 150
MAX_LINES: Final = 6
"""With more seats, lines would hide each other, so each seat has a row."""
SIGN_EVERY: Final = 16
SHORTEST_ROW: Final = 8

Cell = tuple[int, int]


def style_of(seat: int) -> str:
    return STYLES[seat % len(STYLES)]


@dataclass(frozen=True)
class ChanceCurve:
    """The chances of all seats at some points.

    values  by point and seat, from 0 to 1
    names   the names of the seats
    marks   points and the seats for which they mattered
    last    what the last point is called: the number of moves, or of games
    """

    values: Sequence[Sequence[float]]
    names: list[str]
    marks: list[tuple[int, int]]
    last: int
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < MIN_WIDTH or len(self.names) > MAX_LINES:
            yield from self._rows(options.max_width)
        else:
            yield from self._chart(min(options.max_width, MAX_WIDTH))

    def _percent(self, rate: float) -> str:
        return self.words("hint-percent", rate=rate)

    def _at(self, seat: int, part: float) -> float:
        """Return a seat's chance at a part of the way from the first point to the last, between two points."""
        place = part * (len(self.values) - 1)
        before = min(int(place), max(0, len(self.values) - 2))
        after = min(before + 1, len(self.values) - 1)
        return self.values[before][seat] + (place - before) * (self.values[after][seat] - self.values[before][seat])

    # --- a row for each seat

    def _rows(self, width: int) -> Iterable[Text]:
        label = max(map(len, self.names))
        size = max(SHORTEST_ROW, min(width, MAX_WIDTH) - label - len(self._percent(1)) - 2)
        for seat, name in enumerate(self.names):
            chances = [self._at(seat, column / max(1, size - 1)) for column in range(size)]
            blocks = "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in chances)
            yield (
                Text(f"{name:<{label}} ", no_wrap=True)
                .append(blocks, style_of(seat))
                .append(f" {self._percent(chances[-1])}")
            )

    # --- a line for each seat

    def _chart(self, width: int) -> Iterable[Text]:
        label = len(self._percent(1))
        columns = width - label - 2 - len(self.names)
        cells = self._draw_lines(columns)
        signs = self._place_signs(columns)
        ends = [self._row(self.values[-1][seat]) for seat in range(len(self.names))]
        for row in range(ROWS):
            rate = 1 - row / (ROWS - 1)
            text = Text(f"{self._percent(rate) if row % 3 == 0 else '':>{label}} ", style="dim", no_wrap=True)
            text.append("┤" if row % 3 == 0 else "│")
            for column in range(columns):
                seat, mask = cells.get((column, row), (0, 0))
                sign = signs.get((column, row))
                if sign is not None:
                    text.append(str(sign), f"bold not dim {style_of(sign)}")
                else:
                    text.append(chr(BRAILLE + mask) if mask else " ", f"not dim {style_of(seat)}")
            for seat in (seat for seat, end in enumerate(ends) if end == row):
                text.append(str(seat), f"bold not dim {style_of(seat)}")
            text.rstrip()
            yield text
        yield self._axis(label, columns)
        last = self.words("sim-whole", number=self.last)
        yield Text(f"{'0':>{label + 3}}{last:>{columns - 1}}", style="dim", no_wrap=True)
        yield Text(self.words("review-cli-legend" if self.marks else "review-cli-legend-seats"), style="dim")

    def _draw_lines(self, columns: int) -> dict[Cell, tuple[int, int]]:
        """Return the seat and the dots of each cell; where lines cross, the later seat gives the colour."""
        cells: dict[Cell, tuple[int, int]] = {}
        for seat in range(len(self.names)):
            before = None
            for x in range(2 * columns):
                y = self._height(self._at(seat, x / (2 * columns - 1)))
                start = y if before is None else before
                for dot in range(min(start, y), max(start, y) + 1):
                    cell = x // 2, dot // 4
                    cells[cell] = seat, cells.get(cell, (0, 0))[1] | DOTS[x % 2][dot % 4]
                before = y
        return cells

    def _place_signs(self, columns: int) -> dict[Cell, int]:
        """Put the number of each seat on its line every few columns, in turn, so that lines can be told apart."""
        signs: dict[Cell, int] = {}
        for seat in range(len(self.names)):
            first = (seat + 1) * SIGN_EVERY // (len(self.names) + 1)
            for column in range(first, columns, SIGN_EVERY):
                cell = column, self._row(self._at(seat, column / (columns - 1)))
                signs.setdefault(cell, seat)
        return signs

    def _axis(self, label: int, columns: int) -> Text:
        """Draw the axis, with the seats on it for which points mattered."""
        text = Text(" " * (label + 1) + "└" + "─" * columns, style="dim", no_wrap=True)
        marked: dict[int, int] = {}
        for point, seat in self.marks:
            marked.setdefault(round(point / max(1, len(self.values) - 1) * (columns - 1)), seat)
        plain = list(text.plain)
        for column, seat in marked.items():
            plain[label + 2 + column] = str(seat)
        text.plain = "".join(plain)
        for column, seat in marked.items():
            text.stylize(f"bold not dim {style_of(seat)}", label + 2 + column, label + 3 + column)
        return text

    def _height(self, chance: float) -> int:
        """Return the row of dots of a chance, from the top."""
        return round((1 - min(1.0, max(0.0, chance))) * (4 * ROWS - 1))

    def _row(self, chance: float) -> int:
        return self._height(chance) // 4
