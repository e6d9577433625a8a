"""Small helpers: a command run in this process, or a game whose person types what a test says."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from tischlein import Table
from tischlein.cli.app import app
from tischlein.cli.keyboard import PlainReader
from tischlein.cli.local_game import LocalGame
from tischlein.cli.play import Sitting
from tischlein.cli.saved_game import LocalTable
from tischlein.cli.screen import Screen
from tischlein.cli.words import load_words

PERSON = 0
"""The seat of a person who plays alone against computer players."""
LAST_ROUNDS = "uno-match; seats=3; hands=r7 r8 | b3 b4 | y1 y2; discard=r5; sheet=0 400 0"
"""A match that will be over after a few short rounds."""
PLAY = ("play", "--level", "greedy")
"""Where it does not matter how well the bots play, they play fast."""
NO_LOCALE = {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "", "LANG": "", "COLUMNS": "100", "NO_COLOR": "1"}


def run(*args: str, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """Run a command in English, unless the arguments or the environment say otherwise; a traceback is a failure."""
    result = CliRunner().invoke(app, list(args), input=typed, env=NO_LOCALE | (env or {}))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def complaint(*args: str, typed: str = "") -> str:
    """Run a command that must be refused; the one sentence it says."""
    result = run(*args, typed=typed)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.strip()


def game(
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    typist: Callable[[LocalGame], str],
    lang: str = "en",
    *,
    level: str = "greedy",
    width: int = 100,
) -> str:
    """Play a game in which the person types what `typist` says; everything that was shown."""
    page = io.StringIO()
    console = Console(file=page, width=width, markup=False, emoji=False, highlight=False)
    words = load_words(lang)
    sitting = Sitting(LocalTable(table, level), words, Screen(console, words, PlainReader(console)))
    monkeypatch.setattr("builtins.input", lambda _: typist(sitting.game))
    sitting.run()
    return page.getvalue()


def lines(*typed: str) -> Callable[[LocalGame], str]:
    """Return a typist who types these lines and then leaves."""
    rest = iter(typed)

    def typist(_: LocalGame) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    return typist


def first_move(played: LocalGame) -> str:
    """Type the first legal move."""
    return played.table.moves(PERSON)[0]


def script(game_id: str, seats: int, seed: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines with which a person plays a whole game of this seed; the bots always play the same."""
    typed: list[str] = []

    def typist(played: LocalGame) -> str:
        moves = played.table.moves(PERSON)
        typed.append(moves[len(typed) * 7 % len(moves)])
        return typed[-1]

    with monkeypatch.context() as patch:
        game(Table(game_id, seats, seed), patch, typist)
    return typed


def record(folder: Path, moves: Iterable[str] = ("1",) * 500, *args: str) -> Path:
    """Write a record of a game in which the person typed these lines."""
    file = folder / "record.json"
    result = run(*PLAY, "--seed", "6", "--record", str(file), *args, typed="\n".join(moves) + "\n")
    assert result.exit_code == 0
    return file
