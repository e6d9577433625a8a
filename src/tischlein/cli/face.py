"""What the terminal has to know about a game: its face. Everything else in this folder is the same for all games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.tell import Forms, Teller
from tischlein.cli.words import Words

View = dict[str, Any]
Event = dict[str, Any]
Keys = tuple[tuple[str, str], ...]

_PARTED: Final = re.compile(r"(.+)[=/:*]\w+")
"""A move that says more than a card, such as `W=b` or `r7/2`."""


def plainly(event: Event) -> tuple[str, dict[str, Any]]:
    """Give the name of an event and its facts; why it happened is the second part of the name, as in draw-deal."""
    facts = event.get("facts", {})
    if event["kind"] == "sheet":
        return "sheet", {"number": len(event["now"]["sheet"]) + 1}
    return f"{event['kind']}-{facts['why']}" if "why" in facts else event["kind"], facts


def usual(_: int | None, event: Event) -> bool:
    """Leave the deal, the turns and the result to the drawings."""
    return event["kind"] in ("setup", "turn", "score", "sheet", "end") or event.get("facts", {}).get("why") == "deal"


def numbered_round(teller: Teller, _: dict[str, Any], number: int) -> str:
    return teller.words("round", number=number)


def without_end(notation: str) -> list[str]:
    """Give the card of a move that says more."""
    parted = _PARTED.fullmatch(notation)
    return [parted[1]] if parted else []


def open_facts(view: View) -> dict[str, Any]:
    return {name: fact for name, fact in view["table"].items() if fact is not None}


@dataclass(frozen=True)
class Face:
    """How a game looks and sounds. What most games have in common is filled in.

    name     its messages are called by it: event-uno-play; one that it does not have is looked for without the name
    chip     draws a card on one line
    table    draws what lies on the table
    keys     lists what can be typed at a table, for the help: an example, and the message that explains it
    words    lists the moves that are words
    letters  gives the words for the letters of the notation, in a language and with the options of a table
    starts   lists shorter ways to write a move, which are understood if no other legal move is meant
    respell  turns another way to write a move into the notation; both without spaces, and small
    facts    puts facts into words that are neither plain numbers nor texts, in all forms that sentences need
    told     gives the name of an event and its facts, as its message wants them
    silent   says which events the journal of a viewer leaves out
    cards    lists the cards that are drawn after the sentence about an event
    order    sorts cards; as they come, unless the game says otherwise
    asked    gives the facts of a question
    hand     draws the cards in hand
    listed   says which of the legal moves are listed one by one, with numbers
    groups   draws the others, which are too many for a list
    round    names a game of a series, by the open facts and its number
    outcome  gives the last column of the result: its title, and what it says about each seat
    """

    name: str
    chip: Callable[[Teller, str], Text]
    table: Callable[[Teller, View], RenderableType]
    keys: Callable[[View], Keys]
    words: tuple[str, ...]
    letters: Callable[[Words, dict[str, Any]], dict[str, str]]
    starts: Callable[[str], list[str]] = without_end
    respell: Callable[[str], str] = str
    facts: Mapping[str, Callable[[Teller, Any], Forms]] = field(default_factory=dict)
    told: Callable[[Event], tuple[str, dict[str, Any]]] = plainly
    silent: Callable[[int | None, Event], bool] = usual
    cards: Callable[[Event], list[str]] = show.cards_of
    order: Callable[[str], Any] = lambda _: 0
    asked: Callable[[View], dict[str, Any]] = open_facts
    hand: Callable[[Teller, View], RenderableType] = show.hand
    listed: Callable[[list[str]], list[str]] = list
    groups: Callable[[Teller, list[str]], RenderableType] = lambda _, __: ""
    round: Callable[[Teller, dict[str, Any], int], str] = numbered_round
    outcome: Callable[[Teller, View, Event], tuple[str, list[RenderableType]]] = show.hands_left
