"""Raise in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.face import Event, Face, View, open_facts, usual
from tischlein.cli.tell import Forms, Teller, who
from tischlein.cli.words import Words
from tischlein.games.raise_.cards import FACES, LETTERS, SYMBOLS, Box

SIGNS: Final = {"bell": "♪", "hourglass": "⧗", "cloud": "☁", "gear": "⚙", "diamond": "◆", "blank": "·"}
STYLES: Final = {
    "b": "bold #000000 on #f5c400",
    "h": "bold #ffffff on #8a4b20",
    "c": "bold #000000 on #a8d4f0",
    "g": "bold #ffffff on #505860",
    "d": "bold #ffffff on #7a2a9a",
}


def _symbol(letter: str) -> str:
    return SYMBOLS[LETTERS.index(letter)]


def chip(_: Teller, card: str) -> Text:
    """Draw a card, such as ` ♪b2 `."""
    return Text(f" {SIGNS[_symbol(card[0])]}{card} ", style=STYLES[card[0]])


def _points(teller: Teller) -> dict[str, int]:
    """The victory points of each card of the box."""
    box = Box(teller.options["box"])
    return dict(zip(box.names, box.points, strict=True))


def _worth(view: View, card: str) -> int:
    number: int = view["table"]["factors"][card[0]] * int(card[1])
    return number


# --- the table


def table(teller: Teller, view: View) -> RenderableType:
    """Draw what the round is about, the players and the track."""
    below = Grid.grid(padding=(0, 4))
    below.add_row(_seats(teller, view), _track(teller, view))
    return Group(_round(teller, view), Text(), below)


def _round(teller: Teller, view: View) -> RenderableType:
    """Draw what can be won, the dice by symbol, and what each symbol counts."""
    words, facts, zones, points = teller.words, view["table"], view["zones"], _points(teller)
    prize, pot = zones["prize"]["cards"], zones["pot"]["cards"]
    shown = Text("  ".join(" ".join(SIGNS[face] * count) for face, count in _by_symbol(facts["dice"])), style="bold")
    factors = [
        Text(f" {SIGNS[_symbol(letter)]}{letter}×{factor} ", style=STYLES[letter])
        for letter, factor in sorted(facts["factors"].items(), key=lambda item: -item[1])
    ]
    stake = words("table-raise-stake", count=len(pot), points=sum(points[card] for card in pot))
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(words("table-raise-round"), f"{facts['round']}/{facts['rounds']}")
    grid.add_row(words("table-raise-prize"), Text(" ".join(prize), style="bold"))
    grid.add_row(words("table-raise-pot"), stake)
    grid.add_row(words("table-raise-dice"), shown)
    grid.add_row(words("table-raise-factors"), show.in_line(factors))
    return grid


def _by_symbol(dice: list[str]) -> list[tuple[str, int]]:
    """How many dice show each face, the most first and blanks last."""
    counts = [(face, dice.count(face)) for face in FACES if face in dice]
    return sorted(counts, key=lambda item: (item[0] == "blank", -item[1]))


def _seats(teller: Teller, view: View) -> RenderableType:
    words, zones = teller.words, view["zones"]
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("", "", *(Text(words(head), style="dim") for head in ("head-hand", "head-stock", "head-points")))
    for seat in range(view["seats"]):
        counts = (zones[f"hand.{seat}"]["count"], zones[f"stock.{seat}"]["count"], view["scores"][seat])
        cells = (Text(str(count), justify="right") for count in counts)
        grid.add_row(*show.seat_name(teller, seat, view["table"]["turn"]), *cells)
    return grid


def _track(teller: Teller, view: View) -> RenderableType:
    """List the fields with stones from the front; of those that share one, the stone on top comes first."""
    track, turn = view["table"]["track"], view["table"]["turn"]
    grid = Grid.grid(padding=(0, 1))
    if track:
        grid.add_row(Text(teller.words("table-raise-track"), style="dim"))
    for stack in reversed(track):
        for place, seat in enumerate(reversed(stack["seats"])):
            field = Text(str(stack["field"]) if place == 0 else "", style="bold", justify="right")
            grid.add_row(field, *show.seat_name(teller, seat, turn))
    return grid


def hand(teller: Teller, view: View) -> RenderableType:
    """Draw each card with what it is worth now, and its victory points."""
    words, cards, points = teller.words, view["zones"][f"hand.{view['viewer']}"]["cards"], _points(teller)
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("", *(chip(teller, card) for card in cards))
    worth = [Text(str(_worth(view, card)), style="bold", justify="center") for card in cards]
    victory = [Text(str(points[card]), style="dim", justify="center") for card in cards]
    grid.add_row(words("hand-raise-worth"), *worth)
    grid.add_row(Text(words("hand-raise-points"), style="dim"), *victory)
    return show.titled(words("your-hand"), grid)


# --- in words


def card_words(teller: Teller, card: str, form: str = "") -> str:
    """Name a card; victory points that belong to its notation stay a notation."""
    name, star, points = card.partition("*")
    return teller.words(f"card-raise{form}", symbol=_symbol(name[0]), number=int(name[1:])) + (star and f" *{points}")


def _card(teller: Teller, card: str) -> Forms:
    return {form.replace(".", "_"): card_words(teller, card, form) for form in ("", ".the")}


def _rolled(teller: Teller, dice: list[str]) -> Forms:
    said = [teller.words("dice-raise", symbol=face, count=count) for face, count in _by_symbol(dice)]
    return {"": ", ".join(said)}


def _plays(teller: Teller, plays: list[tuple[int, str, int]]) -> Forms:
    said = [
        teller.words("plays-entry", name=teller.name(seat), card=card_words(teller, card), worth=worth)
        for seat, card, worth in plays
    ]
    return {"": ", ".join(said)}


def _below(teller: Teller, seats: list[int]) -> Forms:
    """The stones that a stone came to lie on."""
    return {"": ", ".join(teller.name(seat) for seat in reversed(seats)), "_any": "yes" if seats else "no"}


def _asked(view: View) -> dict[str, Any]:
    """What the stone on turn still needs to get ahead (4.2)."""
    facts = open_facts(view)
    if "ahead_of" in facts:
        field = next(stack["field"] for stack in facts["track"] if facts["turn"] in stack["seats"])
        facts["need"] = facts["ahead_of"] + 1 - field - facts["raised"]
    return facts


def _silent(viewer: int | None, event: Event) -> bool:
    """The drawings show how many cards the others hold, and who has chosen."""
    others = event["seat"] != viewer
    return usual(viewer, event) or event["kind"] == "choose" or (event["kind"] == "draw" and others)


def _letters(words: Words, _: dict[str, Any]) -> dict[str, str]:
    return {words("symbol", symbol=symbol): letter for symbol, letter in zip(SYMBOLS, LETTERS, strict=True)}


FACE: Final = Face(
    name="raise",
    chip=chip,
    table=table,
    keys=lambda _: (("b2", "key-raise-card"), ("pass", "key-raise-pass")),
    words=("pass",),
    letters=_letters,
    facts={
        "card": _card,
        "turn": who,
        "dice": _rolled,
        "plays": _plays,
        "on": _below,
    },
    silent=_silent,
    cards=lambda event: show.cards_of(event) if event["kind"] in ("draw", "choose", "raise") else [],
    asked=_asked,
    hand=hand,
)
