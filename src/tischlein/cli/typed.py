"""What a person means by what they typed: forgiving about case, spaces and the `=` of a colour."""

from __future__ import annotations

import difflib
import unicodedata
from dataclasses import dataclass
from typing import Final

from tischlein.cli.words import Words
from tischlein.games.uno.cards import COLOURS

COMMANDS: Final = ("help", "rules", "why", "quit")
MOVES: Final = ("draw", "keep", "pass", "accept", "challenge", "take", "uno", "catch")
"""Moves that are words."""


def fold(text: str) -> str:
    """Leave out what does not matter: `W+4 = b` and `w+4b` are the same to us, as are `húzás` and `huzas`."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(
        letter for letter in plain if not (letter.isspace() or letter == "=" or unicodedata.combining(letter))
    )


@dataclass(frozen=True)
class Entry:
    """A line: a command and what follows it, or a move, or what was wrong with it (a message and its facts)."""

    command: str = ""
    rest: str = ""
    move: str = ""
    wrong: str = ""
    facts: tuple[tuple[str, str], ...] = ()


class Ear:
    """Understands one person: the notation of the game, and the words of their language or of English."""

    def __init__(self, words: Words, english: Words, notations: list[str]) -> None:
        self._commands = {"?": "help"}
        self._moves: dict[str, str] = {}
        for language in (english, words):
            self._commands |= {fold(said): name for name in COMMANDS for said in language.entries(f"word-{name}")}
            self._moves |= {fold(language("colour", colour=letter)): f"={letter}" for letter in COLOURS}
            for move in MOVES:
                said = [language(f"move-{move}"), *language.entries(f"move-{move}.typed")]
                self._moves |= {fold(word): move for word in said}
        self._moves |= {fold(notation): notation for notation in notations}
        self._notations = notations

    def hear(self, line: str, listed: list[str]) -> Entry:
        """Understand a line; `listed` are the moves that are shown with numbers."""
        line = line.strip()
        if line.isdecimal():
            number = int(line[:9])
            known = 1 <= number <= len(listed)
            return Entry(move=listed[number - 1]) if known else _wrong("no-number", number=line[:9])
        command, rest = self._command(line)
        return Entry(command, rest) if command else self.move(line)

    def move(self, text: str) -> Entry:
        """Understand a single move."""
        heard = fold(text)
        if text in self._notations:
            return Entry(move=text)
        if heard not in self._moves and heard.endswith("uno"):
            heard = heard.removesuffix("uno") + "!"
        if heard in self._moves:
            return Entry(move=self._moves[heard])
        colours = [self._moves[heard + letter] for letter in COLOURS if heard + letter in self._moves]
        if heard and colours:
            return _wrong("name-a-colour", moves=", ".join(colours))
        near = difflib.get_close_matches(heard, self._moves, 1, 0.6)
        if near:
            return _wrong("did-you-mean", text=text[:40], near=self._moves[near[0]])
        return _wrong("not-understood", text=text[:40])

    def _command(self, line: str) -> tuple[str, str]:
        """Split off the longest beginning of the line that is a command."""
        parts = line.split()
        for end in range(len(parts), 0, -1):
            command = self._commands.get(fold(" ".join(parts[:end])), "")
            if command:
                return command, " ".join(parts[end:])
        return "", ""


def _wrong(message: str, **facts: str) -> Entry:
    return Entry(wrong=message, facts=tuple(facts.items()))
