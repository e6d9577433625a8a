"""Parse what a person typed, ignoring case, spaces and signs between the parts of a move."""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from tischlein.cli.moves import Move, word_message
from tischlein.cli.words import Words
from tischlein.core.moves import Catalogue
from tischlein.table.look import Look
from tischlein.table.table import Table

COMMANDS: Final = (
    *("help", "rules", "why", "hint", "quit", "undo", "save", "say", "start", "fill", "leave"),
    *("agree", "decline", "pause", "resume", "seats", "replace", "remove"),
)
_BETWEEN: Final = re.compile(r"[\s=/:]+")
MAX_NAMED: Final = 12
"""Maximum number of moves to suggest for an incomplete one."""


def fold(text: str) -> str:
    """Normalise a text: `W+4 = b` and `w+4b` become the same, as do `húzás` and `huzas`.

    A space between two numbers stays: `r1 2` is not `r12`.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"(?<!\d) | (?!\d)", "", _BETWEEN.sub(" ", plain))


@dataclass(frozen=True)
class ParsedInput:
    """A parsed line: a command and its argument, or a move, or an error (a message and its facts)."""

    command: str = ""
    rest: str = ""
    move: str = ""
    error: str = ""
    facts: tuple[tuple[str, str], ...] = ()


def make_parser(table: Table, seat: int, look: Look, languages: tuple[Words, ...]) -> InputParser:
    """Make a parser for the game being played at a table."""
    catalogue, state = table.state.catalogue(), table.state
    moves = [state.describe(seat, number).to_json(text) for number, text in enumerate(catalogue.notations)]
    return InputParser(look, languages, catalogue, moves)


def letters(look: Look, words: Words) -> dict[str, str]:
    """Return the letters of colours and other parts of cards, by their words."""
    known = {}
    for letter, colour in look.colours.items():
        named = {"colour": "other", "named": colour["named"]} if "named" in colour else {"colour": colour["suit"][:1]}
        known[words("colour", **named)] = letter
    for part, names in look.file.names.items():
        message = words.first(f"{part}-{look.book}")
        known |= {words(message, **{part: name}): letter for letter, name in names.items() if message}
    return known


class InputParser:
    """Parses the notation of a game, and words in the person's language or in English.

    moves  all conceivable moves, taken apart
    """

    def __init__(self, look: Look, languages: tuple[Words, ...], catalogue: Catalogue, moves: list[Move]) -> None:
        self._commands = {"?": "help"}
        self._letters: dict[str, str] = {}
        self._moves: dict[str, str] = {}
        notations = catalogue.notations
        for words in languages:
            self._commands |= {fold(said): name for name in COMMANDS for said in words.entries(f"word-{name}")}
            self._letters |= {fold(said): letter for said, letter in letters(look, words).items()}
            for move in notations:
                message = word_message(look, words, move)
                said = [words(message), *words.entries(f"{message}.typed")] if message else []
                self._moves |= {fold(each): move for each in said}
        self._moves |= {fold(notation): notation for notation in notations}
        self._begun: dict[str, list[str]] = {}
        for described in moves:
            for start in _starts(look, described):
                self._begun.setdefault(fold(start), []).append(described["text"])
        self._look = look
        self._all = moves
        self._notations = notations
        self._respell = catalogue.respell

    def examples(self, words: Words) -> list[tuple[str, str]]:
        """Return a move of each kind that is not a word, with the message that explains such moves."""
        book = self._look.book
        first: dict[str, str] = {}
        for move in self._all:
            if not word_message(self._look, words, move["text"]):
                first.setdefault(move["kind"], move["text"])
        return [(text, words.first(f"key-{book}-{kind}", f"key-{kind}", "key-move")) for kind, text in first.items()]

    def parse(self, line: str, listed: list[str], numbered: list[str] | None = None) -> ParsedInput:
        """Parse a line; `listed` are the legal moves, `numbered` those shown with numbers, if not all."""
        numbered = listed if numbered is None else numbered
        line = line.strip()
        if line.isdecimal():
            number = int(line[:9])
            known = 1 <= number <= len(numbered)
            return ParsedInput(move=numbered[number - 1]) if known else _error("no-number", number=line[:9])
        command, rest = self._command(line)
        return ParsedInput(command, rest) if command else self.parse_move(line, listed)

    def parse_move(self, text: str, listed: list[str]) -> ParsedInput:
        """Parse a single move."""
        folded = fold(" ".join(self._letters.get(fold(part), part) for part in _BETWEEN.split(text)))
        if self._respell is not None and folded not in self._moves and folded not in self._begun:
            folded = fold(self._respell(folded))
        move = text if text in self._notations else self._moves.get(folded, "")
        if move in listed:
            return ParsedInput(move=move)
        begun = self._begun.get(folded, [])
        possible = [longer for longer in begun if longer in listed]
        possible = [longer for longer in possible if fold(longer).startswith(folded)] or possible
        if len(possible) == 1:
            return ParsedInput(move=possible[0])
        if not possible and (move or len(begun) == 1):
            return ParsedInput(move=move or begun[0])
        if begun:
            more = possible or begun
            return _error("say-more", moves="  ".join(more[:MAX_NAMED] + ["…"] * (len(more) > MAX_NAMED)))
        near = difflib.get_close_matches(folded, self._moves, 1, 0.6)
        if near:
            return _error("did-you-mean", text=text[:40], near=self._moves[near[0]])
        return _error("not-understood", text=text[:40])

    def _command(self, line: str) -> tuple[str, str]:
        """Split off the longest prefix of the line that is a command."""
        parts = line.split()
        for end in range(len(parts), 0, -1):
            command = self._commands.get(fold(" ".join(parts[:end])), "")
            if command:
                return command, " ".join(parts[end:])
        return "", ""


def _starts(look: Look, move: Move) -> list[str]:
    """Return shorter ways to write a move with a single card, accepted if they match no other legal move.

    These are the card alone, one of its two numbers, or the move with another spelling of the card. A move with an
    addition, such as a call, has no shorter ways: the short form is the move without it.
    """
    cards, text = move.get("cards", []), move["text"]
    if len(cards) != 1 or True in move.get("named", {}).values():
        return []
    spelled = next((way for way in look.spellings(cards[0]) if way in text), "")
    ways = [text.replace(spelled, way) for way in look.spellings(cards[0]) if spelled]
    short = [spelled] if spelled else []
    others = [way for way in look.spellings(cards[0]) if way != spelled]
    return [way for way in dict.fromkeys([*short, *look.numbers(cards[0]), *others, *ways]) if way != text]


def _error(message: str, **facts: str) -> ParsedInput:
    return ParsedInput(error=message, facts=tuple(facts.items()))
