"""Every puzzle of the package leads to its position by the rules, and its best move leads."""

from __future__ import annotations

import pytest

from tests.registered import SERIES, SINGLE
from tischlein.core.bits import has
from tischlein.games.registry import game_info
from tischlein.puzzles.difficulty import TRIES, grade, is_trivial
from tischlein.puzzles.library import find_puzzle, load_puzzles, puzzle_games
from tischlein.puzzles.mining import MIN_MOVES, proof_seed, seats_for
from tischlein.puzzles.proof import DOUBT, Proof, mark
from tischlein.puzzles.puzzle import Puzzle
from tischlein.review.effort import Pass
from tischlein.table.table import Table

LITTLE = (Pass(0, 200, 0, 0), Pass(4, 200, 0, 0))
"""Passes that take next to no time."""
SHIPPED = [(game, number) for game in puzzle_games() for number in range(1, len(load_puzzles(game).puzzles) + 1)]


def position(game: str, puzzle: Puzzle) -> Table:
    return puzzle.set_up(game, load_puzzles(game).header.options)


def test_single_games_have_puzzles_and_series_have_none() -> None:
    assert set(puzzle_games()) <= set(SINGLE)
    assert not set(puzzle_games()) & set(SERIES)


@pytest.mark.parametrize("game", puzzle_games())
def test_the_puzzles_are_of_the_edition_of_the_rules(game: str) -> None:
    """A new edition plays older games differently: mine the puzzles again (docs/puzzles.md)."""
    header = load_puzzles(game).header
    assert (header.game, header.edition) == (game, game_info(game).edition)
    assert header.searched >= len(load_puzzles(game).puzzles)


@pytest.mark.parametrize("game", puzzle_games())
def test_no_game_gives_two_puzzles_and_none_resembles_another(game: str) -> None:
    puzzles = load_puzzles(game).puzzles
    origins = [puzzle.origin for puzzle in puzzles]
    assert origins == sorted(set(origins))
    for at, puzzle in enumerate(puzzles):
        assert not any(puzzle.resembles(other) for other in puzzles[:at])


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_the_moves_are_those_that_the_rules_allow(game: str, number: int) -> None:
    puzzle = find_puzzle(game, number)
    table = position(game, puzzle)
    assert not table.over
    assert has(table.state.must, puzzle.seat)
    assert not table.state.may & ~table.state.must, "nobody has an open window"
    listed = [move for move, _, _, _ in puzzle.values]
    assert len(listed) >= MIN_MOVES
    assert sorted(listed) == sorted(table.moves(puzzle.seat))
    assert puzzle.seats == table.seats == seats_for(game_info(game), puzzle.origin)
    assert puzzle.seed == f"puzzles:{load_puzzles(game).header.seed}:{game}:{puzzle.origin}"


@pytest.mark.parametrize(("game", "number"), SHIPPED)
def test_one_move_is_best_beyond_doubt(game: str, number: int) -> None:
    puzzle = find_puzzle(game, number)
    (_, chance, behind, error), *others = puzzle.values
    assert (behind, error) == (0, 0)
    assert 0 <= chance <= 1
    leads = [lead for _, _, lead, _ in others]
    assert leads == sorted(leads)
    assert all(lead >= max(mark(puzzle.seats), DOUBT * error) - 1e-3 for _, _, lead, error in others)
    assert all(other == pytest.approx(chance - lead, abs=1e-3) for _, other, lead, _ in others)
    assert puzzle.difficulty == grade(puzzle.found_by)
    assert max(puzzle.found_by) <= TRIES


@pytest.mark.parametrize("game", puzzle_games())
def test_the_best_move_leads_again(game: str) -> None:
    """Values computed with a little effort agree with those of the puzzle."""
    puzzles = load_puzzles(game).puzzles
    puzzle = max(puzzles, key=lambda one: one.values[1][2] / mark(one.seats))
    insight = position(game, puzzle).insight(puzzle.seat)
    proof = Proof(insight, "again")
    proof.run(LITTLE)
    assert proof.best_notation == puzzle.best
    assert not is_trivial(insight, puzzle.best, proof_seed(puzzle.seed, len(puzzle.moves)))
