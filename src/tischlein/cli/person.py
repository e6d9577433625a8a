"""A person at a table, here or at a server: what they see, what they can type, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import Advice
from tischlein.cli import board, book, chips, moves, show
from tischlein.cli.errors import say_error
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.input_parser import InputParser, ParsedInput, letters, make_parser
from tischlein.cli.keyboard import Suggestion
from tischlein.cli.screen import Picture, Screen
from tischlein.cli.words import load_words
from tischlein.core.errors import TischleinError
from tischlein.core.game import GameInfo
from tischlein.core.refusal import Refusal
from tischlein.table.table import Table

MAX_HINTS: Final = 3
SHARED: Final = ("help", "rules", "why", "hint", "quit")
"""What can be typed at every table."""


class Place(Protocol):
    """A place at a table: what a person sees there, and may ask."""

    @property
    def seat(self) -> int: ...

    @property
    def info(self) -> GameInfo: ...

    def view(self) -> dict[str, Any]:
        """Return what the seat sees, as `Table.view` does."""
        ...

    def parts(self) -> list[moves.Move]:
        """Return the legal moves taken apart."""
        ...

    def pattern(self) -> Table:
        """Return a table at which the same game is played, to ask for its notations."""
        ...

    def why_not(self, move: str) -> Refusal | None: ...

    def advise(self) -> list[Advice]: ...


class Person:
    """A person with a place.

    commands   what else can be typed here, by name: it is called with the rest of the line
    arguments  what may follow such a command, by its name
    """

    def __init__(self, place: Place, formatter: EventFormatter, screen: Screen) -> None:
        self.place = place
        self.formatter = formatter
        self.words = formatter.words
        self.look = formatter.look
        self.screen = screen
        self.gets_hints = True
        self.commands: dict[str, Callable[[str], None]] = {}
        self.arguments: dict[str, Callable[[], list[str]]] = {}
        self._parsers: dict[str, InputParser] = {}

    @property
    def parser(self) -> InputParser:
        """The parser for the current game; the games of a series have different ones."""
        pattern = self.place.pattern()
        game = pattern.state.catalogue().game
        if game not in self._parsers:
            self._parsers[game] = make_parser(pattern, self.place.seat, self.look, (load_words("en"), self.words))
        return self._parsers[game]

    # --- what is typed

    def read_entry(self, line: str) -> ParsedInput:
        parts = self.place.parts()
        return self.parser.parse(line, [part["text"] for part in parts], moves.numbered_moves(self.look, parts))

    def is_command(self, line: str) -> bool:
        """Return whether a line, as far as it is typed, is no move."""
        return bool(self.read_entry(line).command)

    def execute(self, line: str) -> str:
        """Carry out a line; if it is a move, return it."""
        entry = self.read_entry(line)
        if entry.error:
            self.say(self.words(entry.error, **dict(entry.facts)), "magenta")
        elif entry.command == "quit":
            raise EOFError
        elif entry.command == "help":
            self._help()
        elif entry.command == "rules":
            self._rules(entry.rest)
        elif entry.command == "why":
            self._why(entry.rest)
        elif entry.command == "hint":
            self._hint()
        elif entry.command in self.commands:
            self.commands[entry.command](entry.rest)
        elif entry.command:
            self.say(self.words("not-here", text=line[:40]), "magenta")
        return entry.move

    def suggestions(self) -> Iterator[Suggestion]:
        """Suggest the legal moves, in notation and in words, and the commands."""
        parts = self.place.parts()
        legal = [part["text"] for part in parts]
        for part in parts:
            word = moves.word_message(self.look, self.words, part["text"])
            if word:
                yield Suggestion(self.words(word))
            else:
                yield Suggestion(part["text"], self._meaning(part))
        for said, letter in letters(self.look, self.words).items():
            for text in legal:
                spelled = f"{said.lower()} {text.removeprefix(letter)}"
                if text.startswith(letter) and self.parser.parse_move(spelled, legal).move == text:
                    yield Suggestion(spelled)
        why, rules = self.words.entries("word-why")[0], self.words.entries("word-rules")[0]
        shared = [name for name in SHARED if name != "hint" or self.gets_hints]
        for name in (*shared, *self.commands):
            yield Suggestion(self.words.entries(f"word-{name}")[0], self.words(f"key-{name}"))
        for name, find in self.arguments.items():
            word = self.words.entries(f"word-{name}")[0]
            yield from (Suggestion(f"{word} {argument}", first=word) for argument in find())
        for card in dict.fromkeys(self._hand()):
            yield Suggestion(f"{why} {card}", self._meaning({"cards": [card]}), why)
        for rule in book.find_rulebook(self.place.info.rulebook, self.words).rules:
            yield Suggestion(f"{rules} {rule.partition('.')[2]}", first=rules)

    def _meaning(self, part: moves.Move) -> str:
        cards = part.get("cards", [])
        return str(self.formatter.card(cards[0])[""]) if len(cards) == 1 else ""

    def _hand(self) -> list[str]:
        zone = self.place.view()["zones"].get(f"hand.{self.place.seat}")
        return chips.in_order(self.look, zone["cards"]) if zone else []

    def _why(self, text: str) -> None:
        entry = self.parser.parse_move(text, [part["text"] for part in self.place.parts()])
        if not text:
            self.say(self.words("why-what", example=self._example()), "magenta")
        elif entry.error:
            self.say(self.words(entry.error, **dict(entry.facts)), "magenta")
        else:
            refusal = self.place.why_not(entry.move)
            if refusal is None:
                self.say(self.words("why-allowed"), "green")
            else:
                self.refuse(refusal)

    def _hint(self) -> None:
        if not self.gets_hints:
            self.say(self.words("page-wrong-daily"), "magenta")
            return
        with self.screen.busy(self.words("hint-thinks")):
            advice = self.place.advise()
        if advice:
            self.screen.note(moves.draw_hints(self.formatter, advice[:MAX_HINTS], self.place.parts()))

    def _rules(self, number: str) -> None:
        rules = book.find_rulebook(self.place.info.rulebook, self.words)
        try:
            pages = [book.draw_rule(rules, number)] if number else list(book.draw_book(rules))
        except TischleinError as error:
            self.say(f"{self.words('error')} {say_error(self.words, error)}", "magenta")
            return
        if number:
            self.screen.note(*pages)
        else:
            self.screen.read_pages(pages, min(book.WIDTH, self.screen.console.width))

    def _example(self) -> str:
        typed, _ = self._keys()[0]
        return f"{self.words.entries('word-why')[0]} {typed}"

    def _keys(self) -> list[tuple[str, str]]:
        """Return examples of moves to type, each with the message that explains it."""
        game = self.place.pattern().state.catalogue().game
        chosen = [(key.typed, key.say) for key in self.look.file.keys if not key.games or game in key.games]
        return chosen or self.parser.examples(self.words)

    def _help(self) -> None:
        words, keys = self.words, self._keys()
        shown = [typed for typed, _ in keys]
        said = {move: moves.word_message(self.look, words, move) for move in self.place.pattern().notations}
        others = [words(message) for move, message in said.items() if message and move not in shown]
        rows = [
            *((words(said[typed]) if said.get(typed) else typed, meaning) for typed, meaning in keys),
            *([(f"{others[0]} …", "key-words")] if others else []),
            ("3", "key-number"),
            *([] if self.screen.scripted else [("Tab ↑ ↓", "key-tab")]),
            *([(words.entries("word-hint")[0], "key-hint")] if self.gets_hints else []),
            (self._example(), "key-why"),
            (f"{words.entries('word-rules')[0]} 3.2", "key-rules"),
            *((words.entries(f"word-{name}")[0], f"key-{name}") for name in self.commands),
            (words("enter-key"), "key-enter"),
            (words.entries("word-quit")[0], "key-quit"),
        ]
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in rows:
            grid.add_row(Text(typed, style="bold"), Text(words(meaning, words=", ".join(others))))
        self.screen.note(show.indent(grid, 2))

    # --- what is shown

    def say(self, text: str, style: str = "") -> None:
        self.screen.note(show.indent(Text(text, style=style)))

    def refuse(self, refusal: Refusal) -> None:
        self.screen.note(*self.draw_refusal(refusal))

    def draw_refusal(self, refusal: Refusal) -> list[RenderableType]:
        """Draw the reason for a refusal, if there is a message for it, and the rule."""
        reason = self.formatter.refusal(refusal)
        number = refusal.rule.partition(".")[2]
        rule = show.indent(book.draw_numbered(number, book.style_marks(refusal.text)))
        return [rule] if reason == refusal.text else [show.indent(Text(reason, style="magenta")), rule]

    def draw(self, what: str = "", *, must: bool = True, remark: str = "") -> Picture:
        """Draw the table, the hand and, if the person is asked something, the moves and the question.

        remark  what is said about the table in its title
        """
        view = self.place.view()
        frame = show.frame(" · ".join(filter(None, [self._title(view), remark])), board.table(self.formatter, view))
        hand = board.hand(self.formatter, view)
        if not what:
            return Picture(frame, hand)
        return Picture(
            frame,
            hand,
            moves.draw(self.formatter, self.place.parts()),
            self.formatter.question(what, view),
            brief=not must,
        )

    def _title(self, view: dict[str, Any]) -> str:
        return draw_title(self.formatter, self.place.info, view)


def draw_title(formatter: EventFormatter, info: GameInfo, view: dict[str, Any]) -> str:
    """Return the title of a table: the game, and which round of a series."""
    game = formatter.words.or_else(f"game-{info.id}", info.id)
    facts = view["table"]
    if "sheet" not in facts:
        return game
    number = len(facts["sheet"]) + (not view["over"])
    return f"{game} · {show.round_title(formatter, facts, number)}"


Chapter = tuple[list[Text], list[RenderableType]]
"""What has happened up to the end of a round: sentences, and the page of its result."""


def chapters(
    formatter: EventFormatter, events: list[dict[str, Any]], zones: dict[str, dict[str, Any]]
) -> list[Chapter]:
    """Put events into words, round by round; the page of the last chapter is empty unless its round is over."""
    found: list[Chapter] = [([], [])]
    for event in events:
        end = draw_end(formatter, event, zones)
        if end:
            found[-1][1].extend(end)
        elif not formatter.is_silent(event):
            if found[-1][1]:
                found.append(([], []))
            found[-1][0].extend(filter(None, [show.sentence(formatter, event)]))
    return found


def tell_events(
    screen: Screen, formatter: EventFormatter, events: list[dict[str, Any]], zones: dict[str, dict[str, Any]]
) -> list[RenderableType]:
    """Show what has happened: sentences in the journal, and the end of every round as a page.

    Return the page of a round that ended last, which is not shown yet.
    """
    *earlier, (lines, last) = chapters(formatter, events, zones)
    for sentences, page in earlier:
        screen.tell(sentences)
        screen.show_page(*page)
    screen.tell(lines)
    return last


def draw_series(formatter: EventFormatter, view: dict[str, Any]) -> list[RenderableType]:
    """Draw the places of a series that is over; a single round shows its own when it ends."""
    if view["places"] is None or "sheet" not in view["table"]:
        return []
    return [show.result(formatter, view["places"], view["scores"])]


def draw_end(
    formatter: EventFormatter, event: dict[str, Any], zones: dict[str, dict[str, Any]]
) -> list[RenderableType]:
    """Draw the result of a round, or the score sheet after it; nothing for other events."""
    if event["kind"] == "end":
        facts = event["facts"]
        outcome = show.outcome(formatter, zones, event["shown"])
        return [
            show.indent(Text(formatter.event(event), style="bold")),
            show.result(formatter, facts["places"], facts["scores"], outcome),
        ]
    if event["kind"] == "score" and event["now"]["sheet"]:
        return [show.sheet(formatter, event["now"])]
    return []
