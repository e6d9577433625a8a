"""The tables of XXL. Which game lies there is seen from its zones: in a series the games change."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.face import View
from tischlein.cli.faces import colours
from tischlein.cli.faces.xxl import cards
from tischlein.cli.tell import Teller, who
from tischlein.games.xxl.deck import COLOURS, HIGHEST

STREET: Final = 3


def game_of(view: View) -> str:
    """Name the family of the game: piles, discard, runs, tricks or streets."""
    families = {"pile.1": "piles", "discard": "discard", "run.r": "runs", "trick": "tricks", "open": "streets"}
    return next(family for zone, family in families.items() if zone in view["zones"])


def table(teller: Teller, view: View) -> RenderableType:
    """Draw the players, and what lies in the middle."""
    draw = {"piles": _piles, "discard": _discard, "runs": _runs, "tricks": _tricks, "streets": _open_row}
    return Group(_seats(teller, view), Text(), draw[game_of(view)](teller, view))


def hand(teller: Teller, view: View) -> RenderableType:
    """Draw the hand, low numbers first."""
    held = sorted(view["zones"][f"hand.{view['viewer']}"]["cards"], key=cards.order)
    return show.titled(teller.words("your-hand"), show.Flow(cards.chip(teller, card) for card in held))


def _seats(teller: Teller, view: View) -> RenderableType:
    """List the players with what they hold and have won, and in a series with their points so far."""
    words, facts, zones = teller.words, view["table"], view["zones"]
    heads = ["head-hand"]
    heads += ["sheet-total"] if facts.get("sheet") else []
    heads += ["head-won"] if "won.0" in zones else ["head-points", "head-streets"] if "streets.0" in zones else []
    grid = Grid.grid(padding=(0, 1))
    if heads != ["head-hand"]:
        titles = [Text(words(head), style="dim") for head in heads]
        grid.add_row("", "", titles[0], "", *titles[1:])
    for seat in range(view["seats"]):
        count = zones[f"hand.{seat}"]["count"]
        cells: list[RenderableType] = [Text(str(count), justify="right"), show.backs(count)]
        if facts.get("sheet"):
            cells.append(Text(str(sum(row[seat] for row in facts["sheet"])), justify="right"))
        if "won.0" in zones:
            cells.append(Text(str(zones[f"won.{seat}"]["count"]), justify="right"))
        elif "streets.0" in zones:
            laid = zones[f"streets.{seat}"]["cards"]
            cells += [Text(str(cards.total(laid)), justify="right"), _streets(laid)]
        grid.add_row(*show.seat_name(teller, seat, facts["turn"]), *cells)
    return grid


def _rows(*rows: tuple[RenderableType, ...]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for row in rows:
        grid.add_row(*row)
    return grid


def _talon(teller: Teller, view: View) -> RenderableType:
    return Text(teller.words("table-xxl-talon", count=view["zones"]["stock"]["count"]), style="dim")


def _fits(teller: Teller, parts: list[Text]) -> RenderableType:
    """What fits, with a word for it."""
    said = Text(teller.words("table-xxl-fits" if parts else "table-xxl-nothing-fits"), style="dim")
    return show.in_line([said, *parts])


# --- games in which cards are laid


def _piles(teller: Teller, view: View) -> RenderableType:
    """Draw the open numbers of both piles with the directions in which they go on, what fits, and what lies below."""
    rows: list[tuple[RenderableType, ...]] = []
    below: list[RenderableType] = []
    for number, run in enumerate(view["table"]["runs"], 1):
        pile = view["zones"][f"pile.{number}"]
        top = pile["cards"][-1]
        open_sides = [(side, _steps(side, run)) for side in cards.sides(top)]
        drawn = Text().join(cards.half(side, _arrow(steps)) for side, steps in open_sides)
        wanted = [f"{side[0]}{int(side[1:]) + step}" for side, steps in open_sides for step in steps]
        fitting = _fits(teller, [cards.half(side) for side in wanted])
        rows.append((teller.words("table-xxl-pile", number=number), drawn, fitting))
        if pile["edges"]:
            title = Text(teller.words("table-xxl-below", number=number), style="dim")
            below.append(_rows((title, show.Flow(cards.half(side) for side in pile["edges"]))))
    return Group(_rows(*rows), *below, _talon(teller, view))


def _steps(side: str, run: str | None) -> list[int]:
    """Say in which directions an open number goes on: down, up, both or none."""
    number = int(side[1:])
    steps = [-1, 1] if run is None or run[:-1] != side else [1 if run[-1] == "+" else -1]
    return [step for step in steps if 0 <= number + step <= HIGHEST]


def _arrow(steps: list[int]) -> str:
    return {(): "✕", (-1,): "↓", (1,): "↑", (-1, 1): "↕"}[tuple(steps)]


def _discard(teller: Teller, view: View) -> RenderableType:
    """Draw the card on top, and which numbers are lower."""
    top = view["zones"]["discard"]["cards"][-1]
    lower = [(letter, number - 1) for letter, number in cards.shown(top).items() if number > 0]
    fitting = [cards.half(f"{letter}0", "" if most == 0 else f"–{most}") for letter, most in lower]
    row = (teller.words("table-xxl-top"), cards.chip(teller, top), _fits(teller, fitting))
    return Group(_rows(row), _talon(teller, view))


def _runs(teller: Teller, view: View) -> RenderableType:
    """Draw the run of each colour, and the number that comes next."""
    rows: list[tuple[RenderableType, ...]] = []
    for letter in COLOURS:
        laid = view["zones"][f"run.{letter}"]["count"]
        done, current = divmod(laid, HIGHEST + 1)
        numbers = " ".join(str(HIGHEST - step) for step in range(current))
        whole = f"{HIGHEST}–0 " * done
        wanted = cards.half(f"{letter}{view['table']['wanted'][letter]}")
        line = f"{whole}{numbers}".strip() or "·"
        rows.append((colours.chip(teller, letter), line, show.in_line([Text("→", style="dim"), wanted])))
    return Group(_rows(*rows), _talon(teller, view))


# --- games with tricks


def _tricks(teller: Teller, view: View) -> RenderableType:
    """Draw trump, the trick with its colour, and the last one."""
    words, facts = teller.words, view["table"]
    parts: list[RenderableType] = []
    if "half" in facts:
        parts.append(Text(words("table-xxl-half", number=facts["half"])))
    if facts.get("trump"):
        parts.append(show.in_line([Text(words("table-xxl-trump")), _colour(teller, facts["trump"])]))
    if facts["plays"]:
        parts.append(_trick(teller, words("table-xxl-trick"), facts))
    if facts["last"]:
        last = facts["last"]
        title = words("table-xxl-last", **who(teller, last["winner"], ""))
        parts.append(_trick(teller, title, last))
    return Group(*parts)


def _trick(teller: Teller, title: str, trick: dict[str, Any]) -> RenderableType:
    """Draw who played what; without a colour it is still open."""
    colour = _colour(teller, trick["colour"]) if trick["colour"] else Text(teller.words("table-xxl-open"), style="dim")
    passed = [Text(f"{teller.name(seat)} –", style="dim") for seat in trick.get("passed", [])]
    plays = [_play(teller, seat, card) for seat, card in trick["plays"]]
    return Group(show.in_line([Text(title), colour]), show.indent(show.Flow([*plays, *passed], gap=2), 2))


def _play(teller: Teller, seat: int, card: str) -> Text:
    return Text(f"{teller.name(seat)} ").append_text(cards.chip(teller, card))


def _colour(teller: Teller, letter: str) -> Text:
    name = teller.words("colour", colour=letter)
    return Text(f" {colours.SIGNS[letter]} {name} ", style=colours.STYLES[letter])


# --- streets


def _open_row(teller: Teller, view: View) -> RenderableType:
    row = [cards.chip(teller, card) for card in view["zones"]["open"]["cards"]]
    line = (Text(teller.words("table-xxl-row")), show.Flow(row))
    return Group(_rows(line), _talon(teller, view))


def _streets(laid: list[str]) -> RenderableType:
    return show.Flow([street_chip(laid[at : at + STREET]) for at in range(0, len(laid), STREET)])


def street_chip(street: list[str]) -> Text:
    """Draw three cards as a street, such as ` ♥r2–4 `: in the first colour in which they ascend."""
    for letter in COLOURS:
        numbers = [cards.shown(card).get(letter, HIGHEST + 1) for card in street]
        if numbers == list(range(numbers[0], numbers[0] + STREET)) and numbers[-1] <= HIGHEST:
            return cards.half(f"{letter}{numbers[0]}", f"–{numbers[-1]}")
    raise ValueError(street)


# --- moves


def groups(teller: Teller, moves: list[str]) -> RenderableType:
    """Draw exchanges or leads, which are the same for all cards in hand, each with an example."""
    kinds = {
        "moves-xxl-swap": [move for move in moves if ">" in move[:-1]],
        "moves-xxl-open": [move for move in moves if move.endswith(">")],
        "moves-xxl-lead": [move for move in moves if "=" in move],
    }
    return _rows(*((teller.words(title), Text(found[0], style="bold")) for title, found in kinds.items() if found))


MOST_LISTED: Final = 24


def listed(moves: list[str]) -> list[str]:
    """Exchanges are never listed, and leads with a colour only if they are few."""
    leads = [move for move in moves if "=" in move]
    return [move for move in moves if ">" not in move and (len(leads) <= MOST_LISTED or move not in leads)]
