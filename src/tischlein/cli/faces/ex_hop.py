"""Ex & Hop in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.face import Event, Face, View, plainly, usual
from tischlein.cli.faces import colours
from tischlein.cli.tell import Forms, Teller, who

ROWS: Final = (1, 2, 3, 4)
TILES: Final = {"+": "bold #ffffff on #303030", "-": "bold #ffffff on #c01820"}
FREE: Final = "·"


def chip(teller: Teller, card: str) -> Text:
    """Draw a card, such as ` ♥r7 `, or a tile."""
    if card[0] in TILES:
        return Text(f" {_tile(card)} ", style=TILES[card[0]])
    sign, style = colours.look(card[0], teller.options)
    return Text(f" {sign}{card} ", style=style)


def _tile(tile: str) -> str:
    return tile.replace("-", "−")


# --- the table


def table(teller: Teller, view: View) -> RenderableType:
    """Draw who plays for which colour, the rows, and the piles."""
    return Group(_seats(teller, view), Text(), _rows(teller, view), Text(), _piles(teller, view), *_last(teller, view))


def _seats(teller: Teller, view: View) -> RenderableType:
    facts, zones = view["table"], view["zones"]
    grid = Grid.grid(padding=(0, 1))
    for seat in range(view["seats"]):
        letter, count = facts["colours"][seat], zones[f"hand.{seat}"]["count"]
        colour = Text(teller.words("colour", **colours.facts_of(letter, teller.options)))
        tiles = [chip(teller, tile) for tile in zones[f"won.{seat}"]["cards"]]
        score = Text(show.signed(view["scores"][seat]), style="bold", justify="right")
        grid.add_row(
            *show.seat_name(teller, seat, facts["turn"]),
            colours.chip(teller, letter),
            colour,
            Text(str(count)),
            show.backs(count),
            score,
            show.in_line(tiles),
        )
    return grid


def _rows(teller: Teller, view: View) -> RenderableType:
    words, zones = teller.words, view["zones"]
    grid = Grid.grid(padding=(0, 1))
    for row in ROWS:
        title, tiles, cards = words("table-ex-hop-row", row=row), zones[f"tile.{row}"]["cards"], zones[f"row.{row}"]
        if tiles:
            free = Text(" ".join(FREE * (abs(int(tiles[0])) - cards["count"])), style="dim")
            laid = show.in_line([*(chip(teller, card) for card in cards["cards"]), free])
            grid.add_row(title, chip(teller, tiles[0]), laid)
        else:
            grid.add_row(title, "", Text(words("table-ex-hop-closed"), style="dim"))
    return grid


def _piles(teller: Teller, view: View) -> RenderableType:
    words, zones = teller.words, view["zones"]
    top = [chip(teller, card) for card in zones["discard"]["cards"][-1:]]
    stock, discard, stack = (
        Text(words(message, count=zones[zone]["count"]))
        for message, zone in (("table-stock", "stock"), ("table-discard", "discard"), ("table-ex-hop-stack", "stack"))
    )
    return Group(show.in_line([stock, Text("·"), discard, *top]), stack)


def _last(teller: Teller, view: View) -> list[RenderableType]:
    """The row scored last stays in sight (7.1)."""
    last = view["table"]["last"]
    if last is None:
        return []
    winner = "–" if last["winner"] is None else teller.name(last["winner"])
    title = Text(teller.words("table-ex-hop-last", row=last["row"]))
    cards = [chip(teller, card) for card in last["cards"]]
    return [show.in_line([title, *cards, Text("→"), chip(teller, last["tile"]), Text("→"), Text(winner)])]


def _listed(moves: list[str]) -> list[str]:
    """At your turn no move is listed: where a card may go is the same for all cards in hand."""
    return [] if any("/" in move for move in moves) else moves


def _groups(teller: Teller, moves: list[str]) -> RenderableType:
    rows = sorted({move.partition("/")[2] for move in moves if "/" in move})
    wanted = list(dict.fromkeys(move.partition(":")[2] for move in moves if ":" in move))
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(
        teller.words("moves-ex-hop-lay"), Text("".join(f" {row} " for row in rows), style="bold"), _example(moves, "/")
    )
    if wanted:
        letters = show.in_line(colours.chip(teller, letter) for letter in wanted)
        grid.add_row(teller.words("moves-ex-hop-offer"), letters, _example(moves, ":"))
    return grid


def _example(moves: list[str], sign: str) -> Text:
    return Text(next(move for move in moves if sign in move), style="dim")


def _tiles_won(teller: Teller, view: View, _: Event) -> tuple[str, list[RenderableType]]:
    seats = range(len(teller.names))
    return "head-tiles", [show.chips(teller, view["zones"][f"won.{seat}"]["cards"]) for seat in seats]


# --- in words


def _card(teller: Teller, card: str) -> Forms:
    facts: dict[str, Any] = {**colours.facts_of(card[0], teller.options), "number": int(card[1:])}
    return {form.replace(".", "_"): teller.words(f"card-number{form}", **facts) for form in ("", ".the")}


def _colours(teller: Teller, letters: list[str]) -> Forms:
    said = [f"{teller.name(seat)} {colours.forms(teller, letter)['']}" for seat, letter in enumerate(letters)]
    return {"": ", ".join(said)}


def _sums(teller: Teller, sums: dict[str, int]) -> Forms:
    highest_first = sorted(sums.items(), key=lambda item: -item[1])
    return {"": ", ".join(f"{colours.forms(teller, letter)['']} {total}" for letter, total in highest_first)}


def _offer(teller: Teller, offer: dict[str, Any]) -> Forms:
    """The offer to be answered: who, what is given, what is wanted."""
    gives = {f"_gives{suffix}": said for suffix, said in colours.forms(teller, offer["gives"]).items()}
    wants = {f"_wants{suffix}": said for suffix, said in colours.forms(teller, offer["wants"]).items()}
    return {**who(teller, offer["seat"]), **gives, **wants}


def _told(event: Event) -> tuple[str, dict[str, Any]]:
    """Those who see the cards of an offer, an answer or a swap are told them."""
    name, facts = plainly(event)
    if name == "offer" and "card" in facts:
        name = "offer-card"
    elif name == "answer" and "answer" in facts:
        declines = facts["answer"] == "decline"
        return ("answer-decline", {}) if declines else ("answer-card", {"card": facts["answer"]})
    elif name == "swap" and "cards" in event["shifts"][0]:
        (given,), (got,) = (shift["cards"] for shift in event["shifts"])
        return "swap-cards", {**facts, "given": given, "got": got}
    return name, facts


def _silent(viewer: int | None, event: Event) -> bool:
    """The drawings show the tiles and how many cards the others hold."""
    others = event["seat"] != viewer
    return usual(viewer, event) or event["kind"] in ("tile", "answer") or (event["kind"] == "draw" and others)


FACE: Final = Face(
    name="ex-hop",
    chip=chip,
    table=table,
    keys=lambda _: (
        ("r7/2", "key-ex-hop-lay"),
        ("r7:g", "key-ex-hop-offer"),
        ("g5", "key-ex-hop-answer"),
        ("decline", "key-ex-hop-decline"),
    ),
    words=("decline",),
    letters=colours.letters,
    facts={
        **dict.fromkeys(("card", "given", "got"), _card),
        **dict.fromkeys(("turn", "seat", "with"), who),
        **dict.fromkeys(("gives", "wants"), colours.forms),
        "tile": lambda _, tile: {"": _tile(tile)},
        "colours": _colours,
        "sums": _sums,
        "offer": _offer,
    },
    told=_told,
    silent=_silent,
    cards=lambda event: show.cards_of(event) if event["kind"] in ("draw", "lay", "tile", "recall") else [],
    listed=_listed,
    groups=_groups,
    outcome=_tiles_won,
)
