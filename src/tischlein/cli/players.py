"""Draw the players of a table: whose turn it is, and their hands, piles, points and open cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import chips, show
from tischlein.cli.event_formatter import EventFormatter, signed

Column = tuple[str, Sequence[RenderableType]]
"""The message key of its title, or an empty text, and a cell for each seat."""


class PlayersPanel:
    """Draws the players of one table as its viewer sees them.

    aligned  leave room for hands of ten and more, so that what is drawn beside the players does not move
    """

    def __init__(self, formatter: EventFormatter, view: dict[str, Any], *, aligned: bool) -> None:
        self.formatter = formatter
        self.look = formatter.look
        self.view = view
        self.facts: dict[str, Any] = view["table"]
        self.zones: dict[str, dict[str, Any]] = view["zones"]
        self.seats = range(view["seats"])
        self.aligned = aligned

    def draw(self) -> RenderableType:
        """Draw a row for each seat; columns other than the hand have titles."""
        columns: list[Column] = [
            *self._colours(),
            ("head-hand", [self._in_hand(seat) for seat in self.seats]),
            ("", [self._backs(seat) for seat in self.seats]),
            *self._sheet_totals(),
            *self._counted(),
            *self._points(),
            *self._laid_out(),
        ]
        grid = Grid.grid(padding=(0, 1))
        titles = [title for title, _ in columns if title]
        if titles != ["head-hand"]:
            grid.add_row("", "", *(Text(self._said(title), style="dim") for title, _ in columns))
        for seat in self.seats:
            name = show.seat_name(self.formatter, seat, self.facts.get("turn"))
            grid.add_row(*name, *(cells[seat] for _, cells in columns))
        return grid

    def _said(self, title: str) -> str:
        """Say a title; one that nobody has put into words goes by the name of its zone."""
        return self.formatter.words(title) if self.formatter.words.first(title) else title.removeprefix("head-")

    def _in_hand(self, seat: int) -> Text:
        count = str(self.zones[f"hand.{seat}"]["count"]).rjust(2 if self.aligned else 1)
        return Text(count, style=self._emphasis(seat), justify="right")

    def _backs(self, seat: int) -> Text:
        """Draw the backs of a hand, with a mark for a single card or for a fact about the seat."""
        count = self.zones[f"hand.{seat}"]["count"]
        drawn = show.backs(count, self._emphasis(seat) or "dim")
        kinds = self.look.file.facts
        said = [name for name, fact in self.facts.items() if kinds.get(name) == "seat" and fact == seat]
        book = self.look.book
        mark = self.formatter.words.first(
            *(f"mark-{book}-{name}" for name in [*said, *(["one"] if count == 1 else [])])
        )
        return drawn.append(f" {self.formatter.words(mark)}", style="bold magenta") if mark else drawn

    def _emphasis(self, seat: int) -> str:
        return "bold" if self.facts.get("turn") == seat else ""

    def _colours(self) -> list[Column]:
        letters = self.facts.get("colours")
        if letters is None:
            return []
        names = [Text(str(self.formatter.colour(letter)[""])) for letter in letters]
        return [("", [chips.colour(self.look, letter) for letter in letters]), ("", names)]

    def _sheet_totals(self) -> list[Column]:
        sheet = self.facts.get("sheet")
        return [("sheet-total", [_number(sum(row[seat] for row in sheet)) for seat in self.seats])] if sheet else []

    def _counted(self) -> list[Column]:
        """Draw the sizes of the seats' piles, unless they are open and counted as points."""
        scored = self.view["scores"] is not None and "sheet" not in self.facts
        names = [
            name.partition(".")[0]
            for name, zone in self.zones.items()
            if zone["seat"] == 0 and zone["kind"] == "pile" and not (scored and zone["shows"] == "all")
        ]
        return [(f"head-{name}", [_number(self.zones[f"{name}.{s}"]["count"]) for s in self.seats]) for name in names]

    def _points(self) -> list[Column]:
        """Show points that lie open: those of runs that seats have laid, or those of the game."""
        runs = self._kinds_of_seats(*self.look.file.runs)
        if runs:
            laid = [self.zones[f"{runs[0]}.{seat}"]["cards"] for seat in self.seats]
            return [("head-points", [_number(sum(self.look.card(card)["value"] for card in cards)) for cards in laid])]
        scores = self.view["scores"]
        if scores is None or "sheet" in self.facts:
            return []
        title = "" if self._kinds_of_seats("tiles") else "head-points"  # tiles show their points
        return [(title, [_number(scores[seat], "bold") for seat in self.seats])]

    def _laid_out(self) -> list[Column]:
        """Draw what the seats have in front of them: tiles, and cards in runs."""
        found: list[Column] = []
        for name in self._kinds_of_seats("tiles", *self.look.file.runs):
            zones = [self.zones[f"{name}.{seat}"] for seat in self.seats]
            kind = zones[0]["kind"]
            size = self.look.file.runs.get(kind, 0)
            draw = [self._runs_of(zone["cards"], size) if size else self._in_line(zone["cards"]) for zone in zones]
            found.append((f"head-{kind}" if size else "", draw))
        return found

    def _kinds_of_seats(self, *kinds: str) -> list[str]:
        own = [name for name, zone in self.zones.items() if zone["seat"] == 0 and zone["kind"] in kinds]
        return [name.partition(".")[0] for name in own]

    def _runs_of(self, cards: list[str], size: int) -> RenderableType:
        return show.Flow([self._run(cards[at : at + size]) for at in range(0, len(cards), size)])

    def _run(self, cards: list[str]) -> Text:
        """Draw a run, such as ` ♥r2–4 `, in the first colour in which its cards ascend."""
        for letter in self.look.colours:
            numbers = [chips.number_in(self.look, card, letter) for card in cards]
            if None not in numbers and all(low + 1 == high for low, high in pairwise(numbers)):  # type: ignore[operator]
                return chips.number(self.look, f"{letter}{numbers[0]}", f"–{numbers[-1]}")
        return self._in_line(cards)

    def _in_line(self, cards: list[str]) -> Text:
        return show.in_line(chips.chip(self.look, card) for card in cards)


def _number(number: int, style: str = "") -> Text:
    return Text(signed(number), style=style, justify="right")
