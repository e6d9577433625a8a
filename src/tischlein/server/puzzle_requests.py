"""What clients can request of puzzles: over HTTP, and in a browser that is its own server. No table is behind them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from tischlein.puzzles.errors import PuzzleError
from tischlein.puzzles.library import find_puzzle, load_puzzles, puzzle_games
from tischlein.puzzles.puzzle import PLAYERS, Difficulty, Puzzle
from tischlein.review.results import MoveValue
from tischlein.server.bodies import GamePuzzles, ListedPuzzle, PuzzleCatalog, PuzzleCount
from tischlein.server.keys import KEY_BYTES, Keys
from tischlein.server.log_events import (
    AnyLogEvent,
    BotAdded,
    GameStarted,
    LogEntry,
    MoveMade,
    TableOpened,
    TableSetup,
)
from tischlein.server.people import BOT_ANIMALS
from tischlein.server.prepared_body import PreparedBody, prepare_body
from tischlein.server.problems import ProblemError
from tischlein.server.replay import replay
from tischlein.server.store.base import FinishedGame

MAX_CACHED: Final = 64
"""Prepared puzzles, of some 20 KB each. Others are made again in a fraction of a second."""
KEYS: Final = Keys(bytes(KEY_BYTES))
"""Keys that protect nothing: a puzzle is dealt by its seed, not by a secret of the server."""


class EncodedPuzzle(msgspec.Struct):
    """A puzzle with an encoded replay; `bodies.PuzzleBody` describes it."""

    game: str
    number: int
    seats: int
    options: dict[str, Any]
    seat: int
    difficulty: Difficulty
    replay: msgspec.Raw
    moves: list[MoveValue]
    reason: str


def list_puzzles() -> PuzzleCatalog:
    """Return the games that have puzzles."""
    return PuzzleCatalog([PuzzleCount(game, len(load_puzzles(game).puzzles)) for game in puzzle_games()])


def list_game_puzzles(game: str) -> GamePuzzles:
    """Return the puzzles of a game."""
    if game not in puzzle_games():
        raise ProblemError(404)
    puzzles = load_puzzles(game).puzzles
    return GamePuzzles(game, [ListedPuzzle(number, one.seats, one.difficulty) for number, one in enumerate(puzzles, 1)])


@lru_cache(MAX_CACHED)
def read_puzzle(game: str, number: int) -> PreparedBody:
    """Return a puzzle: the JSON of a `bodies.PuzzleBody`, which has nothing that its seat could not know."""
    try:
        puzzle = find_puzzle(game, number)
    except PuzzleError:
        raise ProblemError(404) from None
    options = load_puzzles(game).header.options
    body = EncodedPuzzle(
        game,
        number,
        puzzle.seats,
        options,
        puzzle.seat,
        puzzle.difficulty,
        msgspec.Raw(_replay(game, options, puzzle)),
        puzzle.move_values(),
        puzzle.reason,
    )
    return prepare_body(msgspec.json.encode(body))


def _replay(game: str, options: dict[str, Any], puzzle: Puzzle) -> bytes:
    """Return the game up to the position as the seat of the puzzle saw it."""
    table = f"puzzle-{game}"
    setup = TableSetup(game, puzzle.seats, options, replays=True)
    names = iter(BOT_ANIMALS)
    others = [seat for seat in range(puzzle.seats) if seat != puzzle.seat]
    events: list[tuple[int | None, AnyLogEvent]] = [(None, TableOpened(setup, deal=puzzle.seed))]
    events += [(seat, BotAdded(PLAYERS, next(names))) for seat in [*others, puzzle.seat]]
    events.append((None, GameStarted(1, load_puzzles(game).header.edition)))
    first = len(events)
    events += [(seat, MoveMade(move)) for seat, move in puzzle.moves]
    entries = [LogEntry(table, seq, 0, seat, event) for seq, (seat, event) in enumerate(events, 1)]
    played = FinishedGame(table, 1, game, [], first, len(entries), 0, None, [], replays=True)
    return replay(KEYS, entries, played, puzzle.seat)
