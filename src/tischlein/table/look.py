"""How cards look and how facts read: `look.toml` of a box, for the terminal and the page.

Cards are taken apart once, here: `r7` has the colour red and the number 7. Code that draws or names cards needs only
these parts, and knows no game. A box needs no `look.toml`: cards of suited decks and the facts of the kit have default
looks, which a box can override.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

from tischlein.core.errors import TischleinError
from tischlein.core.game import GameBox, GameInfo
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.registry import boxes, game_info, origin

Data = TypeVar("Data")
SUITS: Final = {"c": "clubs", "s": "spades", "h": "hearts", "d": "diamonds"}
COLOURS: Final = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "o": "orange", "p": "purple"} | SUITS
"""The colours and suits that have a sign, by their letter in notations."""
OTHER: Final = "other"
MAX_LOOKS: Final = 64
"""Size of the cache of looks; a table with a custom box has its own look."""


class CardLook(msgspec.Struct, forbid_unknown_fields=True):
    """Cards with a similar notation.

    like   a pattern for the whole notation; its groups are parts of the card
    draw   the drawing: suited, hem, banner, twin, symbol, tile, points, plain
    say    the message that names it, in all its forms; by default its text does
    parts  further parts, the same for all of these cards
    """

    like: str
    draw: str
    say: str = ""
    parts: dict[str, str | int] = {}


class FactLook(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A fact that is formatted by a message.

    each   a list of entries, each formatted by this message; `of` names the parts of an entry: a seat, a card, a number
    tally  a list in which the same thing occurs several times: this message says how often, the most frequent first and
           `last` at the end; `of` is its argument for the thing
    zone   a zone, formatted by a message with `place`, `number` and `colour`
    """

    each: str = ""
    tally: str = ""
    zone: str = ""
    of: list[str] = []
    last: str = ""


KINDS: Final = ("card", "colour", "either", "facts", "game", "seat", "seats", "colours", "signed", "sums", "totals")
"""Kinds of facts.

either   colours of which one is asked for     colours  a colour for each seat
facts    further facts, each by its own name   sums     numbers by colour, the highest first
totals   a number for each seat                signed   a number with its sign
"""


class Journal(msgspec.Struct, forbid_unknown_fields=True):
    """What the journal leaves out because the table shows it, and which events it shows with their cards.

    quiet            events that it leaves out, by kind or kind-why
    quiet_of_others  events that it shows only to the seat that acted
    cards            kinds shown with the cards that the viewer sees in them; all kinds by default
    """

    quiet: list[str] = []
    quiet_of_others: list[str] = []
    cards: list[str] | None = None


class PicturePiece(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card or a die in the picture of a game: its centre, width and rotation, in hundredths of the picture's height.

    A card without a name is face down.
    """

    x: float
    y: float
    w: float
    r: float = 0
    card: str = ""
    die: str = ""


class SymbolLook(msgspec.Struct, forbid_unknown_fields=True):
    """A symbol in the terminal: its sign, and the colours of sign and ground."""

    sign: str
    ink: str = "#ffffff"
    ground: str = "#505860"


class CallLook(msgspec.Struct, forbid_unknown_fields=True):
    """Something that can be called while a card is played, with a button.

    named   its name in moves: `{"call": true}`
    late    the kind of the move that calls it later
    option  the option that enables it
    """

    named: str
    late: str = ""
    option: str = ""


class KeyLook(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the help in the terminal.

    typed  an example of a move, as it is typed
    say    the message that explains it
    games  the games of the box that have such moves; all of them if none is named
    """

    typed: str
    say: str
    games: list[str] = []


class GroupLook(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Moves that the terminal lists as one line, because there are too many to number.

    kind    the kind of the moves
    say     the message that explains them
    naming  only moves that name this, such as a colour
    by      what to choose from: `to` for the zones, or something that moves name; without it only an example is shown
    over    up to this number they are listed all the same
    """

    kind: str
    say: str
    naming: str = ""
    by: str = ""
    over: int = 0


SUITED: Final = [
    CardLook(r"(?P<colour>[cshd])(?P<text>(?P<number>\d+))", "suited", "card-suited"),
    *(
        CardLook(rf"(?P<colour>[cshd])(?P<text>{letter})", "suited", "card-suited", {"number": number})
        for number, letter in enumerate("JQKA", 11)
    ),
    CardLook(r"(?P<colour>[cshd])(?P<text>[A-Z])", "suited", "card-suited"),
    CardLook(r"(?P<text>X)", "suited", "card-joker", {"suit": "wild"}),
]
"""The cards of suited decks. The number of a court card is its rank in a sorted hand."""
KIT_FACTS: Final[dict[str, str | FactLook]] = {
    **dict.fromkeys(("card", "top", "drawn"), "card"),
    **dict.fromkeys(("turn", "dealer", "leader", "ahead", "winner"), "seat"),
    **dict.fromkeys(("suit", "colour", "trump"), "colour"),
    "colours": "either",
    "on": FactLook(zone="place"),
    "totals": "totals",
    "game": "game",
}
"""The kinds of the facts of the kit."""
KIT_TAKES: Final = ["trick"]
"""The events of the kit that take cards off the table."""


class LookFile(msgspec.Struct, forbid_unknown_fields=True):
    """`look.toml`; the defaults for cards and facts come after it.

    colours    the colours of the cards by letter, where they differ from the usual ones
    names      the words for parts of a notation, such as `{"kind": {"S": "skip"}}`
    call       what can be called with a card
    slips      moves against the seat that a fact names, offered in a prompt: `{"catch": "forgot"}`
    shortcuts  keys for kinds of moves, in addition to d for draw and p for pass
    runs       the number of cards in a run, by the kind of the zones that hold runs
    ends       kinds of events that end a part of a game, such as a round: the page stops to show what they brought
    takes      kinds of events that take cards off the table, such as a full row, in addition to the tricks of the kit:
               the page leaves the cards in sight for a moment and names who gets them
    targets    the points that end a series, by game
    minutes    how long a game with four people takes, by game: its moves (docs/figures.md) at some eight seconds each
    chapters   the chapter of the rulebook that explains a game, by game, where a rulebook has several games
    examples   cards that illustrate a rule, by its number in the rulebook
    """

    cards: list[CardLook] = []
    colours: dict[str, str] = {}
    names: dict[str, dict[str, str]] = {}
    symbols: dict[str, SymbolLook] = {}
    facts: dict[str, str | FactLook] = {}
    journal: Journal = msgspec.field(default_factory=Journal)
    keys: list[KeyLook] = []
    groups: list[GroupLook] = []
    runs: dict[str, int] = {}
    pictures: dict[str, list[PicturePiece]] = {}
    call: CallLook | None = None
    slips: dict[str, str] = {}
    shortcuts: dict[str, str] = {}
    ends: list[str] = []
    takes: list[str] = []
    targets: dict[str, int] = {}
    minutes: dict[str, int] = {}
    chapters: dict[str, int] = {}
    examples: dict[str, list[str]] = {}


class Look(msgspec.Struct):
    """How one table looks.

    cards    every card of the table, by its notation: `draw`, `say` and the parts
    colours  every colour in play, by its letter: `suit` is its sign, `named` its name if it has no sign
    ours     the box comes with the program, so it has all messages
    """

    book: str
    cards: dict[str, dict[str, Any]]
    colours: dict[str, dict[str, str]]
    file: LookFile
    ours: bool = True

    def card(self, name: str) -> dict[str, Any]:
        """Return the parts of a card, also of one that is written with its other number first."""
        return self.cards.get(name) or _card(self.file, name, self.colours)

    def spellings(self, name: str) -> list[str]:
        """Return the ways to write a card in a move: its notation, its other number first, and without its suffix."""
        card = self.card(name)
        turned = ["".join(reversed(_numbers(card)))] if "number2" in card else []
        return [name, *turned, *([name.removesuffix(card["suffix"])] if "suffix" in card else [])]

    def numbers(self, name: str) -> list[str]:
        """Return the numbers of a card one by one, each with its colour; none if it has only one."""
        return _numbers(self.card(name))


class LookError(TischleinError):
    """A malformed data file of a box."""


def read_data(book: str, name: str, kind: type[Data]) -> Data:
    """Read a data file of a box, which may be missing; LookError says what is wrong with it."""
    file = files(boxes()[book].package).joinpath(name)
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8") if file.is_file() else ""), kind)
    except (OSError, ValueError) as error:  # both of tomllib's and msgspec's errors are ValueErrors
        raise LookError(f"{name} of the box {book} cannot be read: {' '.join(str(error).split())}") from None


def read_look(book: str) -> LookFile:
    """Read `look.toml` of a box, which may be missing, and add the default looks."""
    look = read_data(book, "look.toml", LookFile)
    for card in look.cards:
        try:
            re.compile(card.like)
        except re.error as error:
            raise LookError(f"look.toml of the box {book} has no pattern in {card.like[:60]!r}: {error}") from None
    look.cards = [*look.cards, *SUITED]
    look.facts = KIT_FACTS | look.facts
    look.takes = [*KIT_TAKES, *look.takes]
    return look


@cache
def look_file(book: str) -> LookFile:
    """Return the look of a box; for an external box whose file is malformed, the default look."""
    try:
        return read_look(book)
    except LookError:
        if not origin(book):
            raise
        return LookFile(cards=[*SUITED], facts=dict(KIT_FACTS), takes=[*KIT_TAKES])


def table_look(info: GameInfo, options: dict[str, Any]) -> Look:
    """Return the look of a table with these options; it is cached and shared."""
    return _look(info.id, msgspec.json.encode(options, order="sorted"))


@lru_cache(MAX_LOOKS)
def _look(game: str, options: bytes) -> Look:
    info = game_info(game)
    return _make(boxes()[info.rulebook], info, msgspec.json.decode(options))


@lru_cache(MAX_LOOKS)
def page_look(game: str, options: bytes) -> bytes:
    """Return the parts of a look that a page needs, as JSON; the options are JSON as well."""
    look = _look(game, options)
    file = look.file
    return msgspec.json.encode(
        {
            "book": look.book,
            "cards": {
                name: {part: said for part, said in card.items() if said != ""} for name, card in look.cards.items()
            },
            "colours": look.colours,
            "facts": file.facts,
            "quiet": file.journal.quiet,
            "quiet_of_others": file.journal.quiet_of_others,
            "call": _call(file, msgspec.json.decode(options)),
            "slips": file.slips,
            "shortcuts": file.shortcuts,
            "runs": file.runs,
            "ends": file.ends,
            "takes": file.takes,
            "target": file.targets.get(game),
        }
    )


def _call(file: LookFile, options: dict[str, Any]) -> dict[str, str] | None:
    """Return what can be called at a table with these options, if anything."""
    call = file.call
    if call is None or (call.option and not options.get(call.option)):
        return None
    return {"named": call.named, "late": call.late}


def picture_of(info: GameInfo) -> list[dict[str, Any]]:
    """Return the picture of a game, with the parts of each card; empty if the box has none."""
    file = look_file(info.rulebook)
    box = boxes()[info.rulebook]
    colours = _colours(file, {})
    values = box.values(resolve_options(info.id, info.options, {})) if box.values else {}
    found = []
    for thing in file.pictures.get(info.id, []):
        told = msgspec.to_builtins(thing)
        if thing.card:
            told["card"] = _card(file, thing.card, colours)
            if thing.card in values:
                told["card"]["value"] = values[thing.card]
        found.append(told)
    return found


def examples_of(book: str) -> dict[str, list[dict[str, Any]]]:
    """Return the cards that illustrate the rules of a rulebook, with their parts."""
    file, box = look_file(book), boxes()[book]
    colours = _colours(file, {})
    info = box.games[0]
    values = box.values(resolve_options(info.id, info.options, {})) if box.values else {}
    cards = {name: _card(file, name, colours) for names in file.examples.values() for name in names}
    for name, value in values.items():
        if name in cards:
            cards[name]["value"] = value
    return {f"{book}.{rule}": [cards[name] for name in names] for rule, names in file.examples.items()}


def _make(box: GameBox, info: GameInfo, options: dict[str, Any]) -> Look:
    file = look_file(box.id)
    colours = _colours(file, options)
    values = box.values(options) if box.values else {}
    # Other options change no card, and may name seats that a smaller table does not have.
    usual = resolve_options(info.id, info.options, {}) | {name: options[name] for name in ("box",) if name in options}
    names = _cards_of(info.new(usual, info.seats[0], Rng(0)))
    cards = {name: _card(file, name, colours) for name in names}
    for name, value in values.items():
        cards[name]["value"] = value
    for number in dict.fromkeys(number for card in list(cards.values()) for number in _numbers(card)):
        cards.setdefault(number, _card(file, number, colours))
    used = {card[part] for card in cards.values() for part in ("colour", "colour2") if part in card}
    colours = {letter: look for letter, look in colours.items() if letter in used}
    return Look(box.id, cards, colours, file, ours=not origin(box.id))


def _cards_of(state: State) -> list[str]:
    """Return all cards of a table, in the order of the box."""
    found = [part.card_slots(zone).names for part in state.parts() for zone in part.zones()]
    return list(dict.fromkeys(name for names in found for name in names))


def _numbers(card: dict[str, Any]) -> list[str]:
    """Return the two numbers of a card that has two; one of them may stay in sight alone."""
    if "number2" not in card:
        return []
    return [f"{card['colour']}{card['number']}", f"{card['colour2']}{card['number2']}"]


def _colours(file: LookFile, options: dict[str, Any]) -> dict[str, dict[str, str]]:
    """Return the looks of all colours; a box that lists its colours may give letters another meaning."""
    if file.colours:
        return {letter: {"suit": suit} for letter, suit in file.colours.items()}
    named = {entry["letter"]: entry["name"] for entry in options.get("box", {}).get("colours", [])} or COLOURS
    return {
        letter: {"suit": name} if COLOURS.get(letter) == name else {"suit": OTHER, "named": name}
        for letter, name in named.items()
    }


def _card(file: LookFile, name: str, colours: dict[str, dict[str, str]]) -> dict[str, Any]:
    """Take a card apart by the first pattern that it matches; without a match, draw its notation."""
    for look in file.cards:
        found = re.fullmatch(look.like, name)
        if found:
            card: dict[str, Any] = {"draw": look.draw, "say": look.say, **look.parts}
            for part, text in found.groupdict().items():
                if text is not None:
                    said = file.names.get(part, {}).get(text, text)
                    card[part] = int(said) if re.fullmatch(r"[+-]?\d+", said) else said
            for number in ("", "2"):
                letter = card.get(f"colour{number}")
                if letter in colours:
                    card[f"suit{number}"] = colours[letter]["suit"]
            return card
    return {"draw": "plain", "say": ""}
