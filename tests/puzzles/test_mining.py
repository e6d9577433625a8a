"""Games are searched by number, one puzzle is taken from each at most, and nothing depends on who does the work."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import structs

from tests.registered import SINGLE
from tests.review.playing import played
from tischlein.core.bits import has
from tischlein.core.series import current_game
from tischlein.games.registry import game_info
from tischlein.parallel.executor import Executor
from tischlein.puzzles import mining
from tischlein.puzzles.difficulty import FOUND, TRIES, grade
from tischlein.puzzles.errors import PuzzleError
from tischlein.puzzles.library import find_puzzle, load_puzzles
from tischlein.puzzles.mining import FEW_SEATS, MIN_MOVES, MinedGame, is_position, mine, mine_game, seats_for
from tischlein.puzzles.puzzle import Puzzle
from tischlein.puzzles.puzzle_file import PuzzleFile
from tischlein.review.timeline import play_again

QUICK: Final = "xxl-rauf-runter"
BATCH: Final = 4


class Shuffled(Executor):
    """Does jobs in another order than that of their numbers."""

    def map_unordered(self, handler: Any, jobs: Iterable[Any]) -> Generator[Any, None, None]:
        numbers = iter(jobs)
        while batch := list(islice(numbers, BATCH)):
            yield from map(handler, reversed(batch))


def puzzle(origin: int, moves: str = "abc") -> Puzzle:
    """Return a puzzle that asks for the first of some moves."""
    values = [(move, 0.5 - 0.1 * at, 0.1 * at, 0.01) for at, move in enumerate(moves)]
    return structs.replace(find_puzzle(QUICK, 1), origin=origin, values=values)


@pytest.fixture
def file(tmp_path: Path) -> PuzzleFile:
    return PuzzleFile(tmp_path / "puzzles.jsonl", QUICK, 1)


def give(monkeypatch: pytest.MonkeyPatch, games: dict[int, Puzzle]) -> list[int]:
    """Let these games give puzzles; the numbers of the games that were searched."""
    searched: list[int] = []

    def search(self: object, number: int) -> MinedGame:
        searched.append(number)
        return MinedGame(number, games.get(number))

    monkeypatch.setattr(mining.GameMiner, "__call__", search)
    return searched


@pytest.mark.parametrize("executor", [Executor(), Shuffled()])
def test_games_count_in_the_order_of_their_numbers(
    file: PuzzleFile, executor: Executor, monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, {2: puzzle(2), 3: puzzle(3, "bcd"), 5: puzzle(5, "cde"), 6: puzzle(6, "def")})
    assert [*mine(file, 3, executor)] == [False, True, True, False, True]
    assert [one.origin for one in file.puzzles] == [2, 3, 5]
    assert file.header.searched == 5


def test_a_game_is_never_searched_twice(file: PuzzleFile, monkeypatch: pytest.MonkeyPatch) -> None:
    searched = give(monkeypatch, {number: puzzle(number, chr(96 + number) + "yz") for number in range(1, 9)})
    run = mine(file, 8, Executor())
    assert [next(run), next(run)] == [True, True]
    run.close()
    again = PuzzleFile(file.file, QUICK, 1)
    assert again.header.searched == 2
    assert [*mine(again, 4, Executor())] == [True, True]
    assert [*mine(again, 4, Executor())] == []
    assert searched == [1, 2, 3, 4]


def test_a_puzzle_that_resembles_another_is_left_out(file: PuzzleFile) -> None:
    assert file.add(puzzle(1, "abcd"))
    assert not file.add(puzzle(2, "abdc"))
    assert file.add(puzzle(3, "bacd")), "another move is best"
    assert file.add(puzzle(4, "axyz")), "the other moves differ"
    assert not file.add(None)
    assert file.header.searched == 5
    assert len(PuzzleFile(file.file, QUICK, 1).puzzles) == 3


def test_a_file_survives_a_run_that_is_killed_while_it_writes(file: PuzzleFile) -> None:
    file.add(puzzle(1))
    file.file.with_name("puzzles.jsonl.part").write_bytes(b'{"format"')
    again = PuzzleFile(file.file, QUICK, 1)
    assert again.puzzles == file.puzzles


def test_a_disk_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError, match="cannot be used: No such file or directory"):
        PuzzleFile(tmp_path / "none" / "puzzles.jsonl", QUICK, 1)


@pytest.mark.parametrize("game", SINGLE)
def test_all_seat_counts_occur_and_small_ones_more_often(game: str) -> None:
    info = game_info(game)
    low, high = info.seats
    counts = [seats_for(info, number) for number in range(1, 121)]
    assert {*counts} == {*range(low, high + 1)}
    assert sum(count <= FEW_SEATS for count in counts) >= 60


@pytest.mark.parametrize("game", SINGLE)
def test_a_position_is_a_choice_that_no_window_disturbs(game: str) -> None:
    _, games = play_again(played(game, 3, bots=("greedy", "beginner")))
    found = [event for event in games[0].events if is_position(event)]
    assert found
    for event in found:
        state = current_game(event.state)
        assert len(event.legal) >= MIN_MOVES
        assert has(state.must, event.seat)
        assert not state.may & ~state.must
        assert event.insight().legal() == event.legal, "letting a window pass is none of the moves"


def test_a_game_gives_the_puzzle_of_the_package_again() -> None:
    shipped = load_puzzles(QUICK)
    first = shipped.puzzles[0]
    assert mine_game(QUICK, shipped.header.seed, first.origin) == first


@pytest.mark.parametrize(
    ("found_by", "difficulty"),
    [
        ((FOUND, TRIES, TRIES), "easy"),
        ((FOUND - 1, FOUND, TRIES), "medium"),
        ((0, FOUND - 1, FOUND), "hard"),
        ((0, 0, 0), "hard"),
    ],
)
def test_the_difficulty_is_the_weakest_level_that_finds_the_move(
    found_by: tuple[int, int, int], difficulty: str
) -> None:
    assert grade(found_by) == difficulty
