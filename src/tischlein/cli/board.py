"""Draw a table from the kinds of its zones, what they show, and the public facts.

A title is a message of the box, `table-<box>-<zone or fact>`, or a shared one. A fact that is a number is drawn if the
box has a message for it; `wanted`, `fits`, `plays`, `last`, `dice`, `factors`,
`track`, `direction` and a few more are drawn wherever they occur.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import chips, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.players import PlayersPanel

View = dict[str, Any]

STOCK: Final = "stock"
DISCARD: Final = "discard"
"""Only its top card is drawn, even at a table with open memory, where everybody may look through it."""
COUNTED: Final = ("pile", "hand")
"""Kinds of zones that are titled by their name, since the kind does not say what they are for."""
FREE: Final = "·"


def table(formatter: EventFormatter, view: View) -> RenderableType:
    """Draw the players with their cards, whose turn it is, and the middle of the table."""
    return BoardPanel(formatter, view).draw()


def hand(formatter: EventFormatter, view: View) -> RenderableType:
    """Draw the viewer's hand; if numbers are multiplied or cards have points, with the worth of each card."""
    look, words = formatter.look, formatter.words
    cards = chips.in_order(look, view["zones"][f"hand.{view['viewer']}"]["cards"])
    drawn = [chips.chip(look, card) for card in cards]
    factors, letters = view["table"].get("factors"), look.file.names.get("symbol", {})
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("", *drawn)
    if factors:
        by_symbol = {letters.get(letter, letter): factor for letter, factor in factors.items()}
        worth = [by_symbol[look.card(card)["symbol"]] * look.card(card)["number"] for card in cards]
        title = words(formatter.message("hand", "worth"))
        grid.add_row(title, *(Text(str(one), style="bold", justify="center") for one in worth))
    points = words.first(f"hand-{look.book}-points")
    if points:
        values = [look.card(card)["value"] for card in cards]
        cells = (Text(str(value), style="dim", justify="center") for value in values)
        grid.add_row(Text(words(points), style="dim"), *cells)
    return show.titled(words("your-hand"), grid if factors or points else show.Flow(drawn))


class BoardPanel:
    """Draws one table as its viewer sees it.

    middle  the zones without an owner
    pile    the only open pile among them; an empty text if there are several, or none
    """

    def __init__(self, formatter: EventFormatter, view: View) -> None:
        self.formatter = formatter
        self.look = formatter.look
        self.view = view
        self.facts: dict[str, Any] = view["table"]
        self.zones: dict[str, dict[str, Any]] = view["zones"]
        self.middle = {name: zone for name, zone in self.zones.items() if zone["seat"] is None}
        self.seats = range(view["seats"])
        shown = [name for name, zone in self.middle.items() if zone["shows"] in ("top", "all")]
        self.pile = shown[0] if len(shown) == 1 and self._is_plain_pile(shown[0]) else ""

    def draw(self) -> RenderableType:
        """Draw a single pile beside the players; otherwise the zones below them and the facts of the round above."""
        seats = PlayersPanel(self.formatter, self.view, aligned=bool(self.pile)).draw()
        if self.pile:
            grid = Grid.grid(padding=(0, 3))
            grid.add_row(seats, self._top(), Group(Text(), *self._state()))
            return grid
        about, below = self._about(), self._below()
        if self.facts.get("track") is not None:
            beside = Grid.grid(padding=(0, 4))
            beside.add_row(seats, self._track(self.facts["track"]))
            seats = beside
        parts = [part for part in (about, [seats], below) if part]
        return Group(*[line for part in parts for line in (Text(), *part)][1:])

    def _title(self, *names: str, **facts: object) -> str:
        """Return the title of a zone or a fact; without a message, its name."""
        message = self.formatter.message("table", *names)
        return self.formatter.words(message, **facts) if message else names[-1].replace("_", " ")

    def _zone_title(self, name: str) -> str:
        zone, which = name.partition(".")[::2]
        kind = self.zones[name]["kind"]
        number = int(which) if which.isdecimal() else 0
        return self._title(*([] if kind in COUNTED else [kind]), zone, number=number)

    # --- beside the players

    def _track(self, track: list[dict[str, Any]]) -> RenderableType:
        """List the fields with stones from the front; of those that share one, the stone on top comes first."""
        grid = Grid.grid(padding=(0, 1))
        if track:
            grid.add_row(Text(self._title("track"), style="dim"))
        for stack in reversed(track):
            for place, seat in enumerate(reversed(stack["seats"])):
                field = Text(str(stack["field"]) if place == 0 else "", style="bold", justify="right")
                grid.add_row(field, *show.seat_name(self.formatter, seat, self.facts.get("turn")))
        return grid

    # --- a single pile

    def _is_plain_pile(self, name: str) -> bool:
        zone = self.zones[name]
        covered = zone["shows"] == "top" or (zone["shows"] == "all" and name == DISCARD)
        return zone["kind"] == "pile" and covered and name not in self._fits()

    def _top(self) -> RenderableType:
        """Draw the top card of the pile as a card."""
        cards = self.zones[self.pile]["cards"]
        card = cards[-1] if cards else ""
        sign, style = chips.sign(self.look, card) if cards else ("", "dim")
        return Panel(Text(f" {sign}\n{card:^7}\n{sign:>6} "), box=ROUNDED, padding=0, width=9, style=style)

    def _state(self) -> list[RenderableType]:
        """Draw the colour, the direction, the stock and other facts."""
        facts, lines = self.facts, []
        if isinstance(facts.get("colour"), str):
            lines.append(chips.named_colour(self.formatter, facts["colour"]))
        if facts.get("direction") is not None:
            lines.append(Text(self._title("left" if facts["direction"] > 0 else "right")))
        lines += [self._count(name) for name in self.middle if self.zones[name]["shows"] == "nothing"]
        return [*lines, *self._notes()]

    def _count(self, name: str) -> Text:
        return Text(self._title(name, count=self.zones[name]["count"]))

    def _notes(self) -> list[Text]:
        """Tell numbers that the box has a message for, and colours such as trump."""
        lines = []
        for name, fact in self.facts.items():
            message = self.formatter.words.first(f"table-{self.look.book}-{name}", f"table-{name}")
            if isinstance(fact, int) and fact and message and name not in ("round", "turn"):
                lines.append(Text(self.formatter.words(message, number=fact, count=fact), style="bold"))
            if self.look.file.facts.get(name) == "colour" and isinstance(fact, str) and name != "colour":
                lines.append(show.in_line([Text(self._title(name)), chips.named_colour(self.formatter, fact)]))
        return lines

    # --- what a round is about

    def _about(self) -> list[RenderableType]:
        """Draw the number of the round, what can be won, the dice, and what each symbol counts."""
        facts, look = self.facts, self.look
        rows: list[tuple[RenderableType, ...]] = []
        if "round" in facts:
            rows.append((self._title("round"), f"{facts['round']}/{facts['rounds']}"))
        rows += [
            (self._zone_title(name), self._open_pile(name))
            for name, zone in self.middle.items()
            if zone["kind"] == "pile" and zone["shows"] == "all" and name != DISCARD
        ]
        if "dice" in facts:
            counts = self.formatter.tally("dice", facts["dice"])
            signs = (" ".join(look.file.symbols[face].sign * count) for face, count in counts)
            rows.append((self._title("dice"), Text("  ".join(signs), style="bold")))
        if "factors" in facts:
            highest_first = sorted(facts["factors"].items(), key=lambda item: -item[1])
            drawn = [chips.colour(look, letter, f"{letter}×{factor}") for letter, factor in highest_first]
            rows.append((self._title("factors"), show.in_line(drawn)))
        return [_rows(*rows)] if rows else []

    def _open_pile(self, name: str) -> RenderableType:
        """Draw the cards of a pile, or count them where the box has a message for that."""
        cards = self.zones[name]["cards"]
        message = self.formatter.words.first(f"table-{self.look.book}-{name}-cards")
        if not message:
            return self._in_line(cards)
        points = sum(self.look.card(card).get("value", 0) for card in cards)
        return Text(self.formatter.words(message, count=len(cards), points=points))

    # --- below the players

    def _below(self) -> list[RenderableType]:
        if "plays" in self.facts:
            return [*self._notes(), *self._tricks()]
        fits = self._fits()
        fans = [name for name in fits if name in self.middle]
        lines: list[RenderableType] = [*self._notes()]
        if fans:
            lines += [_rows(*(self._fitting(name) for name in fans)), *self._edges(fans)]
        lines += self._runs()
        lines += self._lanes()
        piles = self._piles([name for name in self.middle if name not in fans])
        if len(piles) > 1:
            lines += [Text()] * bool(lines) + piles
        else:
            lines += [Text(pile.plain, style="dim") for pile in piles]
        return [*lines, *self._last_row()]

    def _piles(self, names: list[str]) -> list[Text]:
        """Draw the sizes of stock and discard on one line, and other face-down piles on the next."""
        hidden = [name for name in names if self.zones[name]["shows"] == "nothing"]
        tops = [name for name in names if self._is_plain_pile(name)]
        main = [name for name in [STOCK, *tops] if name in names]
        parts = [
            part
            for name in main
            for part in (Text("·"), self._count(name), *(self._chip(card) for card in self._open_top(name)))
        ]
        rest = [self._count(name) for name in hidden if name != STOCK and self._has_title(name)]
        return [*([show.in_line(parts[1:])] if parts else []), *rest]

    def _has_title(self, name: str) -> bool:
        return bool(self.formatter.message("table", name))

    def _open_top(self, name: str) -> list[str]:
        cards: list[str] = self.zones[name]["cards"][-1:]
        return cards

    def _fits(self) -> dict[str, dict[str, list[int]]]:
        fits: dict[str, dict[str, list[int]]] = self.facts.get("fits") or {}
        return fits

    def _fitting(self, name: str) -> tuple[RenderableType, ...]:
        """Draw the top of a pile and what fits it; for a fan, with the direction in which each number continues."""
        zone, fits = self.zones[name], self._fits()[name]
        ranges = [
            chips.number(self.look, f"{self.look.card(top)['colour']}{low}", "" if low == high else f"–{high}")
            for top, numbers in fits.items()
            for low, high in _ranges(numbers)
        ]
        said = Text(self._title("fits" if ranges else "nothing-fits"), style="dim")
        if zone["kind"] == "fan":
            drawn = Text().join(
                chips.number(self.look, top, _arrow(self.look.card(top)["number"], numbers))
                for top, numbers in fits.items()
            )
            return self._zone_title(name), drawn, show.in_line([said, *ranges])
        return self._title("top"), self._in_line(zone["cards"][-1:]), show.in_line([said, *ranges])

    def _edges(self, names: list[str]) -> list[RenderableType]:
        """Draw what stays in sight of covered cards."""
        found: list[RenderableType] = []
        for name in names:
            edges = self.zones[name].get("edges")
            if edges:
                number = int(name.partition(".")[2] or 0)
                title = Text(self._title("below", number=number), style="dim")
                found.append(_rows((title, show.Flow(chips.number(self.look, edge) for edge in edges))))
        return found

    def _runs(self) -> list[RenderableType]:
        """Draw the run of each colour, and the number that comes next."""
        rows: list[tuple[RenderableType, ...]] = []
        for letter, wanted in (self.facts.get("wanted") or {}).items():
            numbers = [chips.number_in(self.look, card, letter) for card in self.zones[f"sequence.{letter}"]["cards"]]
            line = " ".join(_written_runs([n for n in numbers if n is not None], wanted)) or FREE
            following = chips.number(self.look, f"{letter}{wanted}")
            row = (chips.colour(self.look, letter), line, show.in_line([Text("→", style="dim"), following]))
            rows.append(row)
        return [_rows(*rows)] if rows else []

    def _lanes(self) -> list[RenderableType]:
        """Draw rows of open cards; a row with a tile also shows its free spaces."""
        rows: list[tuple[RenderableType, ...]] = []
        handled = ("pile", "fan", "sequence", "tile", "tiles", "trick")
        for name, zone in self.middle.items():
            if zone["kind"] in handled or zone["shows"] == "nothing":
                continue
            free = (self.facts.get("free") or {}).get(name)
            if free is None:
                rows.append((self._zone_title(name), show.Flow(self._chip(card) for card in zone["cards"])))
                continue
            tile = self.zones[f"tile.{name.partition('.')[2]}"]["cards"]
            left = Text(" ".join(FREE * free), style="dim")
            laid = show.in_line([*(self._chip(card) for card in zone["cards"]), left])
            closed = Text(self._title("closed"), style="dim")
            rows.append((self._zone_title(name), self._in_line(tile), laid if tile else closed))
        return [_rows(*rows, gap=2 if len(rows[0]) == 2 else 1)] if rows else []

    def _last_row(self) -> list[RenderableType]:
        """Draw the row that was scored last, which stays in view."""
        last = self.facts.get("last")
        if not last or "cards" not in last:
            return []
        winner = "–" if last["winner"] is None else self.formatter.name(last["winner"])
        tile = [Text("→"), self._chip(last["tile"])] if "tile" in last else []
        title = Text(self._title("last", row=last.get("row", 0)))
        return [show.in_line([title, *map(self._chip, last["cards"]), *tile, Text("→"), Text(winner)])]

    # --- tricks

    def _tricks(self) -> list[RenderableType]:
        """Draw the trick with its colour, and the last one."""
        parts: list[RenderableType] = []
        if self.facts["plays"]:
            parts.append(self._trick(self._title("trick"), self.facts))
        last = self.facts.get("last")
        if last:
            parts.append(self._trick(self._title("last", **self.formatter.who(last["winner"], "")), last))
        return parts

    def _trick(self, title: str, trick: dict[str, Any]) -> RenderableType:
        """Draw who played what; a trick may have no colour yet, or none at all."""
        line = [Text(title)]
        if trick.get("colour"):
            line.append(chips.named_colour(self.formatter, trick["colour"]))
        elif "colour" in trick:
            line.append(Text(self._title("colour-open"), style="dim"))
        passed = [Text(f"{self.formatter.name(seat)} –", style="dim") for seat in trick.get("passed", [])]
        plays = [
            Text(f"{self.formatter.name(seat)} ").append_text(self._chip(card)) for seat, card, *_ in trick["plays"]
        ]
        return Group(show.in_line(line), show.indent(show.Flow([*plays, *passed], gap=2), 2))

    def _chip(self, card: str) -> Text:
        return chips.chip(self.look, card)

    def _in_line(self, cards: list[str]) -> Text:
        return show.in_line(self._chip(card) for card in cards)


def _rows(*rows: tuple[RenderableType, ...], gap: int = 2) -> RenderableType:
    grid = Grid.grid(padding=(0, gap))
    for row in rows:
        grid.add_row(*row)
    return grid


def _ranges(numbers: list[int]) -> list[tuple[int, int]]:
    """Group consecutive numbers."""
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] + 1 == number:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def _arrow(number: int, fits: list[int]) -> str:
    """Return an arrow for the directions in which a number continues: down, up, both or none."""
    down, up = any(fit < number for fit in fits), any(fit > number for fit in fits)
    return {(False, False): "✕", (True, False): "↓", (False, True): "↑", (True, True): "↕"}[down, up]


def _written_runs(numbers: list[int], wanted: int) -> list[str]:
    """Format a descending run number by number; a finished one as its first and last number."""
    ends = [at for at, (high, low) in enumerate(pairwise([*numbers, wanted]), 1) if high - 1 != low]
    written: list[str] = []
    start = 0
    for end in ends:
        written.append(f"{numbers[start]}–{numbers[end - 1]}")
        start = end
    return [*written, *map(str, numbers[start:])]
