"""`tischlein puzzles`: find puzzles, check them, and solve one."""

from __future__ import annotations

import secrets
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import Advice, explain
from tischlein.cli import moves, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.person import Person, tell_events
from tischlein.cli.screen import Screen
from tischlein.cli.words import InputError, Words
from tischlein.core.game import GameInfo
from tischlein.core.refusal import Refusal
from tischlein.core.series import Series
from tischlein.parallel.executor import Executor
from tischlein.puzzles.errors import PuzzleError
from tischlein.puzzles.library import find_puzzle, load_puzzles
from tischlein.puzzles.mining import mine
from tischlein.puzzles.puzzle import Puzzle
from tischlein.puzzles.puzzle_file import PuzzleCollection, PuzzleFile, read_collection
from tischlein.puzzles.recheck import PuzzleChecker
from tischlein.table.look import table_look
from tischlein.table.table import Table

INTERRUPTED: Final = 130
FAULTS: Final = {
    "position": "puzzle-fault-position",
    "moves": "puzzle-fault-moves",
    "best": "puzzle-fault-best",
}
RECENT: Final = 12
"""How many of the last events stand above a puzzle."""


def choose_task(count: int | None, *, check: bool, solve: bool, number: int | None) -> None:
    """Refuse anything but one task, and a number that no task asks for."""
    if (count is not None) + check + solve != 1:
        raise InputError("bad-puzzle-task")
    if number is not None and not solve:
        raise InputError("bad-puzzle-number")


def default_file(game: str) -> Path:
    """Return the default file of the puzzles of a game."""
    return Path(f"puzzles-{game}.jsonl")


# --- finding


@dataclass(frozen=True)
class MiningRun:
    """A run that finds puzzles, and how to run it."""

    game: str
    count: int
    seed: int
    out: Path
    executor: Executor


def find_puzzles(run: MiningRun, info: GameInfo, words: Words, console: Console) -> str:
    """Continue the file of a run until it has enough puzzles, and say what is in it.

    The bar appears on `console` if that is a terminal.
    """
    low, _ = info.seats
    if isinstance(Table(info.id, low, 0).state, Series):
        raise InputError("bad-puzzle-series", game=info.id)
    run.executor.check()
    file = PuzzleFile(run.out, run.game, run.seed)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    try:
        with (
            Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar,
            closing(mine(file, run.count, run.executor)) as mined,
        ):
            task = bar.add_task("", total=run.count, completed=len(file.puzzles))
            for _ in mined:
                searched = words("puzzles-searched", games=file.header.searched)
                bar.update(task, completed=len(file.puzzles), description=searched)
    except KeyboardInterrupt:
        written = PuzzleFile(run.out, run.game, run.seed)
        text = words("puzzles-stopped", done=len(written.puzzles), puzzles=run.count, file=str(run.out))
        console.print(text, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None
    return words("puzzles-found", puzzles=len(file.puzzles), games=file.header.searched, file=str(run.out))


# --- checking


def check_puzzles(game: str, file: Path | None, executor: Executor, words: Words, console: Console) -> bool:
    """Check the puzzles of a file, or those of the package; print which no longer hold and return whether all do."""
    executor.check()
    collection = load_puzzles(game) if file is None else _read(file, game)
    numbers = range(1, len(collection.puzzles) + 1)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = show.console(stderr=True)
    faults: dict[int, str] = {}
    with (
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar,
        closing(executor.map_unordered(PuzzleChecker(collection), numbers)) as checked,
    ):
        task = bar.add_task("", total=len(numbers))
        for one in checked:
            if one.fault is not None:
                faults[one.number] = words(FAULTS[one.fault])
            bar.advance(task)
    for number, fault in sorted(faults.items()):
        console.print(words("puzzle-fault", number=number, fault=fault), soft_wrap=True)
    console.print(words("puzzles-checked", puzzles=len(numbers), good=len(numbers) - len(faults)), soft_wrap=True)
    return not faults


def _read(file: Path, game: str) -> PuzzleCollection:
    try:
        collection = read_collection(file.read_bytes(), str(file))
    except OSError as error:
        raise InputError("bad-file", file=str(file), reason=error.strerror or str(error)) from None
    if collection.header.game != game:
        raise PuzzleError(f"the file {file} has puzzles of {collection.header.game}, not of {game}")
    return collection


# --- solving


@dataclass(frozen=True)
class PuzzlePlace:
    """The place of the person who solves a puzzle."""

    table: Table
    seat: int
    words: Words

    @property
    def info(self) -> GameInfo:
        return self.table.info

    def view(self) -> dict[str, Any]:
        return self.table.view(self.seat)

    def parts(self) -> list[moves.Move]:
        return self.table.parts(self.seat)

    def pattern(self) -> Table:
        return self.table

    def why_not(self, move: str) -> Refusal | None:
        return self.table.why_not(self.seat, move, self.words.lang)

    def advise(self) -> list[Advice]:
        return explain(self.table.insight(self.seat))


class PuzzleSolving:
    """A puzzle that a person solves: the table, as many tries as they like, and the answer."""

    def __init__(self, game: str, number: int, words: Words, screen: Screen) -> None:
        self.number = number
        self.words = words
        self.screen = screen
        self.puzzle: Puzzle = find_puzzle(game, number)
        self.table = self.puzzle.set_up(game, load_puzzles(game).header.options)
        seat = self.puzzle.seat
        names = iter(words.entries("bot-names"))
        named = [words("seat-you") if one == seat else next(names) for one in range(self.table.seats)]
        self.formatter = EventFormatter(table_look(self.table.info, self.table.options), words, named, seat)
        self.person = Person(PuzzlePlace(self.table, seat, words), self.formatter, screen)

    def run(self) -> None:
        """Ask until the best move is found, or an empty line asks for the answer; leaving shows none."""
        self.screen.open()
        answer: list[RenderableType] = []
        try:
            self._tell()
            self.screen.draw(lambda: self.person.draw(self.table.waiting[self.puzzle.seat].what))
            while not answer:
                line = self.screen.read(self.person.suggestions)
                move = self.person.execute(line) if line else ""
                if move or not line:
                    answer = self._judge(move)
            self.screen.note(*answer)
        except EOFError:
            pass
        finally:
            table = self.person.draw().table
            self.screen.close(*([] if table is None else [table]), *answer)

    def _tell(self) -> None:
        """Say what is asked, and what has happened before."""
        task = self.words("puzzle-task", number=self.number, level=self.puzzle.difficulty)
        events = self.table.events(self.puzzle.seat)[-RECENT:]
        tell_events(self.screen, self.formatter, events, self.table.view(self.puzzle.seat)["zones"])
        self.screen.greet(task)

    def _judge(self, move: str) -> list[RenderableType]:
        """Return the answer if a move is the best one or empty; otherwise say what is wrong with it."""
        if not move:
            return [self._draw_answer()]
        refusal = self.person.place.why_not(move)
        if refusal is not None:
            self.person.refuse(refusal)
            return []
        if move == self.puzzle.best:
            return [show.indent(Text(self.words("puzzle-right"), style="bold green")), self._draw_answer()]
        behind = next(behind for text, _, behind, _ in self.puzzle.values if text == move)
        self.person.say(self.words("puzzle-wrong", share=behind), "magenta")
        return []

    def _draw_answer(self) -> RenderableType:
        """Draw the best moves with the chances to win with them, and what speaks for the best one."""
        words, parts = self.words, {part["text"]: part for part in self.table.parts(self.puzzle.seat)}
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column(words("puzzle-move"), no_wrap=True)
        grid.add_column(words("hint-win"), justify="right", no_wrap=True)
        grid.add_column()
        for text, chance, _, _ in self.puzzle.values:
            is_best = text == self.puzzle.best
            reason = words.or_else(self.puzzle.reason, "") if is_best else ""
            move = moves.draw_one(self.formatter, parts[text])
            grid.add_row(move, words("hint-percent", rate=chance), reason, style="bold" if is_best else "")
        return show.indent(grid)


def solve_puzzle(game: str, number: int | None, words: Words, screen: Screen) -> None:
    """Let a person solve a puzzle of the package: any one, unless they name its number."""
    count = len(load_puzzles(game).puzzles)
    PuzzleSolving(game, secrets.randbelow(count) + 1 if number is None else number, words, screen).run()
