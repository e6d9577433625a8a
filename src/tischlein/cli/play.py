"""`tischlein play`: a game in the terminal. The person has seat 0, computer players have the others."""

from __future__ import annotations

import json
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.live import Live
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import explain
from tischlein.bots.levels import make_bot
from tischlein.cli import board, book, moves, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.input_parser import InputParser, make_parser
from tischlein.cli.words import InputError, Words, load_words
from tischlein.core.errors import TischleinError
from tischlein.core.refusal import Refusal
from tischlein.core.rng import sha_stream
from tischlein.table.look import table_look
from tischlein.table.table import Ask, Table

PERSON: Final = 0
SLOW: Final = ("hard", "expert")
"""Levels that show when a bot is thinking."""
MAX_HINTS: Final = 3


class TerminalGame:
    """A game at a table between one person and bots."""

    def __init__(self, table: Table, words: Words, console: Console, level: str) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.look = table_look(table.info, table.options)
        names = [words("seat-you"), *words.entries("bot-names")]
        self.formatter = EventFormatter(self.look, words, names[: table.seats], PERSON)
        self._parsers: dict[str, InputParser] = {}
        # Bots have a separate generator, so that the cards depend only on the seed.
        self.rng = sha_stream(f"bots of {table.seed}")
        self.bots = {seat: make_bot(level, self.rng.word()) for seat in range(table.seats) if seat != PERSON}
        self.slow = level.partition(":")[0] in SLOW
        self.shown_events = 0

    @property
    def parser(self) -> InputParser:
        """The parser for the current game; the games of a series have different ones."""
        game = self.table.state.catalogue().game
        if game not in self._parsers:
            self._parsers[game] = make_parser(self.table, PERSON, self.look, (load_words("en"), self.words))
        return self._parsers[game]

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.console.print(Text(self.words("welcome"), style="dim"))
        for warning in self.table.warnings(self.words.lang):
            self._refuse(warning)
        try:
            while not self.table.over:
                if not self._window():
                    self._turn()
        except EOFError:
            self.console.print()
        except KeyboardInterrupt:
            self.console.print()
            raise
        self._print_news()
        if self.table.over:
            self._print_result()
        self.console.print(Text(self.words("bye"), style="dim"))

    # --- turns and windows

    def _window(self) -> bool:
        """Let a seat use an open window; return whether one did.

        A coin decides who is faster, the person or the bots: the second may act only if the first let the window pass.
        The seat to move has the same option among the moves of its turn.
        """
        if all(ask.must for ask in self.table.waiting.values()):
            return False
        if self.rng.below(2) == 0:
            return self._person_reacts() or self._bots_react()
        return self._bots_react() or self._person_reacts()

    def _bots_react(self) -> bool:
        bots = [seat for seat in self.table.waiting if seat != PERSON]
        first = self.rng.below(len(bots))
        return any(self._bot_moves(seat) for seat in bots[first:] + bots[:first])

    def _bot_moves(self, seat: int) -> bool:
        """Let a bot move; return False if it lets a window pass."""
        with self._waiting(self.words("bot-thinks", name=self.formatter.name(seat)), self.slow):
            move = self.bots[seat].choose(self.table.insight(seat))
        if move is not None:
            self.table.play(seat, move)
        return move is not None

    def _person_reacts(self) -> bool:
        ask = self.table.waiting.get(PERSON)
        return ask is not None and self._person_moves(ask)

    def _turn(self) -> None:
        """Let a seat that must act make one move; the person comes first among several."""
        must = {seat: ask for seat, ask in self.table.waiting.items() if ask.must}
        if PERSON in must:
            self._person_moves(must[PERSON])
        else:
            self._bot_moves(next(iter(must)))

    # --- the person

    def _person_moves(self, ask: Ask) -> bool:
        """Ask until a move is made. An empty line shows the table again, or lets a window pass: then return False."""
        self._print_news()
        line = ""
        while not self._execute(line):
            if not line:
                self._draw_question(ask)
            line = self._read().strip()
            if not line and not ask.must:
                return False
        return True

    def _read(self) -> str:
        line = input("> ")
        if not sys.stdin.isatty():
            # The input was piped, so the terminal did not echo it.
            self.console.print(Text(line))
        return line

    def _execute(self, line: str) -> bool:
        """Execute a line; return whether it was a move."""
        if not line:
            return False
        entry = self.parser.parse(
            line, self.table.moves(PERSON), moves.numbered_moves(self.look, self.table.parts(PERSON))
        )
        if entry.error:
            self._say(self.words(entry.error, **dict(entry.facts)), "magenta")
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
        else:
            return self._try(entry.move)
        return False

    def _try(self, move: str) -> bool:
        refusal = self.table.why_not(PERSON, move, self.words.lang)
        if refusal is not None:
            self._refuse(refusal)
            return False
        self.table.play(PERSON, move)
        return True

    def _why(self, text: str) -> None:
        entry = self.parser.parse_move(text, self.table.moves(PERSON))
        if not text:
            self._say(self.words("why-what", example=self._example()), "magenta")
        elif entry.error:
            self._say(self.words(entry.error, **dict(entry.facts)), "magenta")
        else:
            refusal = self.table.why_not(PERSON, entry.move, self.words.lang)
            if refusal is None:
                self._say(self.words("why-allowed"), "green")
            else:
                self._refuse(refusal)

    def _hint(self) -> None:
        with self._waiting(self.words("hint-thinks")):
            advice = explain(self.table.insight(PERSON))
        self.console.print(moves.draw_hints(self.formatter, advice[:MAX_HINTS], self.table.parts(PERSON)))

    def _refuse(self, refusal: Refusal) -> None:
        """Print the reason for a refusal, if there is a message for it, and the rule."""
        reason = self.formatter.refusal(refusal)
        if reason != refusal.text:
            self._say(reason, "magenta")
        number = refusal.rule.partition(".")[2]
        self.console.print(show.indent(book.draw_numbered(number, book.style_marks(refusal.text))))

    def _rules(self, number: str) -> None:
        rules = book.find_rulebook(self.table.info.rulebook, self.words)
        try:
            pages = [book.draw_rule(rules, number)] if number else list(book.draw_book(rules))
        except TischleinError as error:
            self._say(f"{self.words('error')} {error}", "magenta")
        else:
            self.console.print(*pages, sep="\n", width=min(book.WIDTH, self.console.width))

    def _example(self) -> str:
        typed, _ = self._keys()[0]
        return f"{self.words.entries('word-why')[0]} {typed}"

    def _keys(self) -> list[tuple[str, str]]:
        """Return examples of moves to type, each with the message that explains it."""
        game = self.table.state.catalogue().game
        chosen = [(key.typed, key.say) for key in self.look.file.keys if not key.games or game in key.games]
        return chosen or self.parser.examples(self.words)

    def _help(self) -> None:
        words, keys = self.words, self._keys()
        shown = [typed for typed, _ in keys]
        said = {move: moves.word_message(self.look, words, move) for move in self.table.notations}
        others = [words(message) for move, message in said.items() if message and move not in shown]
        rows = [
            *((words(said[typed]) if said.get(typed) else typed, meaning) for typed, meaning in keys),
            *([(f"{others[0]} …", "key-words")] if others else []),
            ("3", "key-number"),
            (words.entries("word-hint")[0], "key-hint"),
            (self._example(), "key-why"),
            (f"{words.entries('word-rules')[0]} 3.2", "key-rules"),
            ("Enter", "key-enter"),
            (words.entries("word-quit")[0], "key-quit"),
        ]
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in rows:
            grid.add_row(Text(typed, style="bold"), Text(words(meaning, words=", ".join(others))))
        self.console.print(show.indent(grid, 2))

    # --- output

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(show.indent(Text(text, style=style)))

    def _waiting(self, text: str, long: bool = True) -> AbstractContextManager[object]:
        """Show that a bot is thinking, only on a terminal and only if it may take long.

        It is not animated, since a compiled search blocks other threads.
        """
        if not (long and self.console.is_terminal):
            return nullcontext()
        return Live(show.indent(Text(text, style="dim")), console=self.console, auto_refresh=False, transient=True)

    def _print_news(self) -> None:
        """Print the events since the last call, with the end of every round."""
        news = self.table.events(PERSON, self.shown_events)
        self.shown_events += len(news)
        lines: list[Text] = []
        for event in news:
            if event["kind"] == "end" or (event["kind"] == "score" and event["now"]["sheet"]):
                self._print_journal(lines)
                self._print_end(event)
            elif not self.formatter.is_silent(event):
                lines += filter(None, [show.sentence(self.formatter, event)])
        self._print_journal(lines)

    def _print_journal(self, lines: list[Text]) -> None:
        if lines:
            self.console.print(Rule(style="dim"), show.journal(lines), sep="\n")
            lines.clear()

    def _print_end(self, event: dict[str, Any]) -> None:
        if event["kind"] == "end":
            self._say(self.formatter.event(event), "bold")
            facts, zones = event["facts"], self.table.view(PERSON)["zones"]
            outcome = show.outcome(self.formatter, zones, event["shown"])
            self.console.print(show.result(self.formatter, facts["places"], facts["scores"], outcome))
        else:
            self.console.print(show.sheet(self.formatter, event["now"]))

    def _print_result(self) -> None:
        """Print the places of a series; a single round has already printed its own."""
        places = self.table.places
        if places is not None and "sheet" in self.table.view(PERSON)["table"]:
            self.console.print(show.result(self.formatter, places, self.table.scores))

    def _draw_question(self, ask: Ask) -> None:
        """Draw the table, if it is the person's turn, the moves and the question."""
        view = self.table.view(PERSON)
        if ask.must:
            self.console.print(show.frame(self._title(view), board.table(self.formatter, view)))
            self.console.print(board.hand(self.formatter, view))
        self.console.print(moves.draw(self.formatter, self.table.parts(PERSON)))
        self._say(self.formatter.question(ask.what, view), "bold")

    def _title(self, view: dict[str, Any]) -> str:
        game = self.words.or_else(f"game-{self.table.info.id}", self.table.info.id)
        facts = view["table"]
        if "sheet" not in facts:
            return game
        return f"{game} · {show.round_title(self.formatter, facts, len(facts['sheet']) + 1)}"


def play(table: Table, words: Words, console: Console, level: str, record: Path | None) -> None:
    """Play a game against bots of a level; the record is saved however it ends."""
    game = TerminalGame(table, words, console, level)
    if record is not None:
        _save(table, record)
    try:
        game.run()
    finally:
        if record is not None:
            _save(table, record)
            console.print(words("saved", file=str(record)))


def _save(table: Table, file: Path) -> None:
    try:
        file.write_text(json.dumps(table.record()) + "\n", encoding="utf-8")
    except OSError as error:
        raise InputError("bad-write", file=str(file), reason=error.strerror) from None
