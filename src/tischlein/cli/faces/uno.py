"""UNO in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.face import Event, Face, View, plainly
from tischlein.cli.faces import colours
from tischlein.cli.tell import Forms, Teller, totals, who

KINDS: Final = {"+2": "two", "R": "reverse", "S": "skip", "W": "wild", "W+4": "four"}
"""Cards that are not numbers, as the messages call them."""
WILD: Final = ("★", colours.NEUTRAL[1])


def look(letter: str) -> tuple[str, str]:
    return WILD if letter == "W" else colours.look(letter, {})


def chip(_: Teller, notation: str) -> Text:
    """Draw a card or a move with a card, such as ` ♥r7 `; no space within, so that it stays on one line."""
    card, equals, named = notation.partition("=")
    made = Text()
    if card:
        sign, style = look(card[0])
        made.append(f" {sign}{card}{'' if equals else ' '}", style=style)
    if equals:
        sign, style = look(named[0])
        made.append(f"={named} " if card else f" {sign}={named} ", style=style)
    return made


def table(teller: Teller, view: View) -> RenderableType:
    """Draw who sits there with how many cards, whose turn it is, and what lies in the middle."""
    grid = Grid.grid(padding=(0, 3))
    grid.add_row(_seats(teller, view), _top(view["zones"]["discard"]["cards"][-1]), _state(teller, view))
    return grid


def _top(card: str) -> RenderableType:
    """Draw a card as it lies on the table."""
    sign, style = look(card[0])
    return Panel(Text(f" {sign}\n{card:^7}\n{sign:>6} "), box=ROUNDED, padding=0, width=9, style=style)


def _seats(teller: Teller, view: View) -> RenderableType:
    """List the seats; play runs down this list, or up."""
    facts, words = view["table"], teller.words
    grid = Grid.grid(padding=(0, 1))
    for seat in range(view["seats"]):
        count = view["zones"][f"hand.{seat}"]["count"]
        style = "bold" if facts["turn"] == seat else ""
        cards = show.backs(count, style or "dim")
        if count == 1:
            mark = words("mark-uno-forgot" if facts["forgot"] == seat else "mark-uno-one")
            cards.append(f" {mark}", style="bold magenta")
        grid.add_row(*show.seat_name(teller, seat, facts["turn"]), Text(f"{count:>2}", style=style), cards)
    return grid


def _state(teller: Teller, view: View) -> RenderableType:
    """Tell the colour in force, the direction and the stock."""
    facts, words = view["table"], teller.words
    lines = [Text()]
    if facts["colour"] is not None:
        sign, style = look(facts["colour"])
        lines.append(Text().append(f" {sign} {words('colour', colour=facts['colour'])} ", style=style))
    lines.append(Text(words("table-uno-left" if facts["direction"] > 0 else "table-uno-right")))
    lines.append(Text(words("table-stock", count=view["zones"]["stock"]["count"])))
    if facts["owed"]:
        lines.append(Text(words("table-uno-owed", count=facts["owed"]), style="bold"))
    return Group(*lines)


def card_words(teller: Teller, card: str, form: str = "") -> str:
    """Name a card: "red 7"; with a form, as it stands in a sentence."""
    rank = card if card in KINDS else card[1:]
    kind = KINDS.get(rank, "number")
    number = int(rank) if kind == "number" else 0
    return teller.words(f"card-uno{form}", colour=card[0], kind=kind, number=number)


def _card(teller: Teller, card: str) -> Forms:
    return {form.replace(".", "_"): card_words(teller, card, form) for form in ("", ".the", ".on")}


def _draws(teller: Teller, draws: list[tuple[int, str]]) -> Forms:
    """Tell who drew what for the deal."""
    said = [teller.words("draws-entry", name=teller.name(seat), card=card_words(teller, card)) for seat, card in draws]
    return {"": ", ".join(said)}


def _told(event: Event) -> tuple[str, dict[str, Any]]:
    name, facts = plainly(event)
    if name == "play" and "colour" in facts:
        name = "play-wild"
    elif name == "challenge":
        name = "challenge-guilty" if facts["guilty"] else "challenge-innocent"
    return name, facts


FACE: Final = Face(
    name="uno",
    chip=chip,
    table=table,
    keys=lambda _: (("r7", "key-uno-lay"), ("r7!", "key-uno-call"), ("W=b  W+4=b", "key-uno-wild")),
    words=("draw", "keep", "pass", "accept", "challenge", "take", "uno", "catch"),
    letters=colours.letters,
    respell=lambda heard: heard.removesuffix("uno") + "!" if heard.endswith("uno") else heard,
    facts={
        **dict.fromkeys(("card", "top", "drawn"), _card),
        **dict.fromkeys(("turn", "caught", "challenged", "forgot", "laid_by"), who),
        "colour": colours.forms,
        "draws": _draws,
        "totals": totals,
    },
    told=_told,
    cards=lambda event: [] if event["kind"] == "return" else show.cards_of(event),
    order=lambda card: "rgbyW".index(card[0]),
)
