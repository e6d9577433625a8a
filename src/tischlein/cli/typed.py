"""What a person means by what they typed: forgiving about case, spaces and the signs between the parts of a move."""

from __future__ import annotations

import difflib
import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from tischlein.cli.face import Face
from tischlein.cli.words import Words

COMMANDS: Final = ("help", "rules", "why", "hint", "quit")
_BETWEEN: Final = re.compile(r"[\s=/:]+")
MOST_NAMED: Final = 12
"""So many moves are named to somebody who has typed half of one."""


def fold(text: str) -> str:
    """Leave out what does not matter: `W+4 = b` and `w+4b` are the same to us, as are `húzás` and `huzas`.

    A gap between two numbers matters: `r1 2` is not `r12`.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"(?<!\d) | (?!\d)", "", _BETWEEN.sub(" ", plain))


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

    def __init__(self, face: Face, languages: tuple[Words, ...], options: dict[str, Any], notations: list[str]) -> None:
        self._commands = {"?": "help"}
        self._letters: dict[str, str] = {}
        self._moves: dict[str, str] = {}
        for words in languages:
            self._commands |= {fold(said): name for name in COMMANDS for said in words.entries(f"word-{name}")}
            self._letters |= {fold(said): letter for said, letter in face.letters(words, options).items()}
            for move in face.words:
                said = [words(f"move-{move}"), *words.entries(f"move-{move}.typed")]
                self._moves |= {fold(word): move for word in said}
        self._moves |= {fold(notation): notation for notation in notations}
        self._begun: dict[str, list[str]] = {}
        for notation in notations:
            for start in face.starts(notation):
                self._begun.setdefault(fold(start), []).append(notation)
        self._notations = notations
        self._respell = face.respell

    def hear(self, line: str, listed: list[str], numbered: list[str] | None = None) -> Entry:
        """Understand a line; `listed` are the legal moves, `numbered` those shown with numbers, if not all."""
        numbered = listed if numbered is None else numbered
        line = line.strip()
        if line.isdecimal():
            number = int(line[:9])
            known = 1 <= number <= len(numbered)
            return Entry(move=numbered[number - 1]) if known else _wrong("no-number", number=line[:9])
        command, rest = self._command(line)
        return Entry(command, rest) if command else self.move(line, listed)

    def move(self, text: str, listed: list[str]) -> Entry:
        """Understand a single move."""
        heard = fold(" ".join(self._letters.get(fold(part), part) for part in _BETWEEN.split(text)))
        if heard not in self._moves and heard not in self._begun:
            heard = self._respell(heard)
        move = text if text in self._notations else self._moves.get(heard, "")
        if move in listed:
            return Entry(move=move)
        begun = self._begun.get(heard, [])
        possible = [longer for longer in begun if longer in listed]
        possible = [longer for longer in possible if fold(longer).startswith(heard)] or possible
        if len(possible) == 1:
            return Entry(move=possible[0])
        if not possible and (move or len(begun) == 1):
            return Entry(move=move or begun[0])
        if begun:
            more = possible or begun
            return _wrong("say-more", moves="  ".join(more[:MOST_NAMED] + ["…"] * (len(more) > MOST_NAMED)))
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
