"""The routes of puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from tischlein.server import puzzle_requests
from tischlein.server.bodies import GamePuzzles, PuzzleBody, PuzzleCatalog
from tischlein.server.http.caching import REVALIDATE, conditional_response
from tischlein.server.http.content import UNCHANGED, PathName
from tischlein.server.http.problems import AnyRequest, problem_responses

PuzzleNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]


@get("/api/puzzles", responses=problem_responses(), sync_to_thread=False, tags=["puzzles"])
def list_puzzles() -> PuzzleCatalog:
    """List the games that have puzzles: positions in which one move is best beyond doubt."""
    return puzzle_requests.list_puzzles()


@get("/api/puzzles/{game:str}", responses=problem_responses(404), sync_to_thread=False, tags=["puzzles"])
def list_game_puzzles(game: PathName) -> GamePuzzles:
    """List the puzzles of a game."""
    return puzzle_requests.list_game_puzzles(game)


@get(
    "/api/puzzles/{game:str}/{number:int}",
    responses={**problem_responses(404), **UNCHANGED},
    sync_to_thread=True,
    tags=["puzzles"],
)
def read_puzzle(request: AnyRequest, game: PathName, number: PuzzleNumber) -> Response[PuzzleBody]:
    """Return a puzzle: the game up to the position, as its seat saw it, and what its moves are worth."""
    body = puzzle_requests.read_puzzle(game, number)
    return conditional_response(request, body, "application/json", REVALIDATE)
