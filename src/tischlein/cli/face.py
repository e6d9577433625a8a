"""What the terminal has to know about a game: its face. Everything else in this folder is the same for all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from tischlein.cli import show
from tischlein.cli.tell import Forms, Teller
from tischlein.cli.words import Words

View = dict[str, Any]
Event = dict[str, Any]


def plainly(event: Event) -> tuple[str, dict[str, Any]]:
    """Give the name of an event and its facts; why it happened is the second part of the name, as in draw-deal."""
    facts = event.get("facts", {})
    return f"{event['kind']}-{facts['why']}" if "why" in facts else event["kind"], facts


def usual(_: int | None, event: Event) -> bool:
    """Leave the deal, the turns and the result to the drawings."""
    return event["kind"] in ("setup", "turn", "score", "end") or event.get("facts", {}).get("why") == "deal"


def open_facts(view: View) -> dict[str, Any]:
    return {name: fact for name, fact in view["table"].items() if fact is not None}


@dataclass(frozen=True)
class Face:
    """How a game looks and sounds. What most games have in common is filled in.

    name     its messages are called by it: event-uno-play; one that it does not have is looked for without the name
    chip     draws a card on one line
    table    draws what lies on the table
    keys     lists what can be typed, for the help: an example, and the message that explains it
    words    lists the moves that are words
    letters  gives the words for the letters of the notation, in a language and with the options of a table
    respell  turns another way to write a move into the notation; both without spaces, and small
    facts    puts facts into words that are neither plain numbers nor texts, in all forms that sentences need
    told     gives the name of an event and its facts, as its message wants them
    silent   says which events the journal of a viewer leaves out
    cards    lists the cards that are drawn after the sentence about an event
    order    sorts cards; as they come, unless the game says otherwise
    asked    gives the facts of a question
    hand     draws the cards in hand
    groups   draws the legal moves if they are too many for a list with numbers, else None
    outcome  gives the last column of the result: its title, and what it says about each seat
    """

    name: str
    chip: Callable[[Teller, str], Text]
    table: Callable[[Teller, View], RenderableType]
    keys: tuple[tuple[str, str], ...]
    words: tuple[str, ...]
    letters: Callable[[Words, dict[str, Any]], dict[str, str]]
    respell: Callable[[str], str] = str
    facts: Mapping[str, Callable[[Teller, Any], Forms]] = field(default_factory=dict)
    told: Callable[[Event], tuple[str, dict[str, Any]]] = plainly
    silent: Callable[[int | None, Event], bool] = usual
    cards: Callable[[Event], list[str]] = show.cards_of
    order: Callable[[str], Any] = lambda _: 0
    asked: Callable[[View], dict[str, Any]] = open_facts
    hand: Callable[[Teller, View], RenderableType] = show.hand
    groups: Callable[[Teller, list[str]], RenderableType | None] = lambda _, __: None
    outcome: Callable[[Teller, View, Event], tuple[str, list[RenderableType]]] = show.hands_left
