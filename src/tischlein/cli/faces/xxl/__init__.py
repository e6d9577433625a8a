"""XXL in the terminal: seven games and two series, with one face."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.face import Event, Face, Keys, View, plainly, usual
from tischlein.cli.faces import colours
from tischlein.cli.faces.xxl import cards, tables
from tischlein.cli.tell import Forms, Teller, totals, who
from tischlein.cli.words import Words
from tischlein.games.xxl.deck import COLOURS

GAMES: Final = {
    "1": "xxl-rauf-runter",
    "2": "xxl-drunter-bleiben",
    "3": "xxl-verweigern",
    "4": "xxl-strassenbau",
    "5": "xxl-reihe",
    "6": "xxl-farbe",
    "6+": "xxl-farbe-plus",
}
"""The games of a series by their numbers."""
KEYS: Final[dict[str, Keys]] = {
    "piles": (("y7r0/2", "key-xxl-pile"), ("draw", "key-xxl-draw"), ("keep", "key-xxl-keep")),
    "discard": (("r0y7", "key-xxl-lay"), ("draw", "key-xxl-draw"), ("keep", "key-xxl-keep")),
    "runs": (("y7r0", "key-xxl-run"), ("draw", "key-xxl-draw"), ("keep", "key-xxl-keep")),
    "tricks": (("r0y7", "key-xxl-play"),),
    "halves": (
        ("r0y7=y", "key-xxl-lead"),
        ("r0y7", "key-xxl-play"),
        ("pass", "key-xxl-pass"),
        ("-r0y7", "key-xxl-aside"),
        ("none", "key-xxl-none"),
    ),
    "trump": (("r0y7", "key-xxl-play"), ("=r", "key-xxl-trump")),
    "streets": (
        ("r2g7+r3b5+r4y8", "key-xxl-street"),
        ("r2g7>b1y4", "key-xxl-swap"),
        ("r2g7>", "key-xxl-open"),
        ("pass", "key-xxl-skip"),
        ("done", "key-xxl-done"),
    ),
}


def _keys(view: View) -> Keys:
    facts, family = view["table"], tables.game_of(view)
    if family == "tricks":
        family = "halves" if "half" in facts else "trump" if "trump" in facts else family
    return KEYS[family]


# --- in words


def _colour(teller: Teller, letter: str | None) -> Forms:
    return {} if letter is None else colours.forms(teller, letter)


def _either(teller: Teller, letters: list[str]) -> Forms:
    """Colours of which one is asked for."""
    said = [colours.forms(teller, letter) for letter in letters]
    return {form: " / ".join(str(each[form]) for each in said) for form in said[0]}


def _place(teller: Teller, zone: str) -> Forms:
    """Where a card is laid, as part of a sentence."""
    kind, _, which = zone.partition(".")
    number = int(which) if which.isdecimal() else 0
    return {"": teller.words("place-xxl", place=kind, number=number, colour=which if which in COLOURS else "r")}


def _told(event: Event) -> tuple[str, dict[str, Any]]:
    name, facts = plainly(event)
    if name == "play" and "colour" in facts:
        name = "play-named"
    elif name == "aside" and "card" in facts:
        name = "aside-none" if facts["card"] is None else "aside-card"
    elif name == "sheet":
        facts = facts | {"game": event["now"]["games"][facts["number"] - 1], "of": len(event["now"]["games"])}
    return name, facts


def _silent(viewer: int | None, event: Event) -> bool:
    """The drawings show what others drew, and who has chosen."""
    others = event["seat"] != viewer
    refilled = event["kind"] == "draw" and event["facts"].get("why") != "turn"
    return usual(viewer, event) or (others and (refilled or event["kind"] in ("keep", "aside")))


def _drawn(event: Event) -> list[str]:
    """The cards after a sentence."""
    kinds = ("draw", "turn_over", "lay", "play", "street", "exchange", "lay_open", "recall")
    return show.cards_of(event) if event["kind"] in kinds else []


def _asked(view: View) -> dict[str, Any]:
    """What is asked differs by the game, and by what the hand allows."""
    facts, family, moves = view["table"], tables.game_of(view), view["moves"]
    if family == "streets":
        return {"table": "street"}
    if family != "tricks":
        return {"table": "draw" if "draw" in moves else "lay"}
    if not facts["plays"]:
        return {"table": "name" if "half" in facts else "lead"}
    wanted = [facts["colour"]] if facts["colour"] else list(cards.shown(facts["plays"][0][1]))
    can = any(_follows(card, wanted, facts.get("trump")) for card in view["zones"][f"hand.{view['viewer']}"]["cards"])
    return {"table": ("follow" if can else "throw") + ("-pass" if "pass" in moves else ""), "colours": wanted}


def _follows(card: str, wanted: list[str], trump: str | None) -> bool:
    """7.2: what shows trump follows trump alone."""
    shown = [trump] if trump in cards.shown(card) else list(cards.shown(card))
    return any(letter in wanted for letter in shown)


def _letters(words: Words, _: dict[str, Any]) -> dict[str, str]:
    return {words("colour", colour=letter): letter for letter in COLOURS}


def _title(teller: Teller, number: str) -> str:
    """Name a game of a series, which goes without the name of the box."""
    return teller.words(f"game-{GAMES[number]}").removeprefix("XXL ")


def _round(teller: Teller, facts: dict[str, Any], number: int) -> str:
    """A game of a series by its printed number and name; the one being played with its place in the series."""
    games = facts["games"]
    place = f"{number}/{len(games)} · " if number > len(facts["sheet"]) else ""
    return place + _title(teller, games[number - 1])


def _outcome(teller: Teller, view: View, event: Event) -> tuple[str, list[RenderableType]]:
    """Cards won are many, so they are counted; elsewhere what is left in hand is shown."""
    shown = event["shown"]
    if "won.0" in shown:
        return "head-won", [Text(str(len(shown[f"won.{seat}"]))) for seat in range(len(teller.names))]
    return show.hands_left(teller, view, event)


FACE: Final = Face(
    name="xxl",
    chip=cards.chip,
    table=tables.table,
    keys=_keys,
    words=("draw", "keep", "pass", "done", "none"),
    letters=_letters,
    starts=cards.starts,
    respell=cards.respell,
    facts={
        **dict.fromkeys(("card", "top", "drawn", "gave", "took"), cards.forms),
        **dict.fromkeys(("colour", "trump"), _colour),
        "colours": _either,
        "on": _place,
        "turn": who,
        "totals": totals,
        "game": lambda teller, number: {"": _title(teller, number)},
    },
    told=_told,
    silent=_silent,
    cards=_drawn,
    asked=_asked,
    hand=tables.hand,
    listed=tables.listed,
    groups=tables.groups,
    round=_round,
    outcome=_outcome,
)
