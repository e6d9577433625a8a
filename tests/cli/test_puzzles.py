"""`tischlein puzzles`: puzzles are found, checked and solved at the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.cli.command import complaint, run
from tischlein.puzzles.library import find_puzzle, load_puzzles, puzzle_games
from tischlein.puzzles.puzzle_file import read_collection
from tischlein.table.rulebook import LANGUAGES

QUICK = "xxl-rauf-runter"
"""A game whose puzzles are found in no time."""


def find(file: Path, count: int, *args: str) -> str:
    result = run("puzzles", QUICK, "--count", str(count), "--out", str(file), *args)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result.stdout


def test_a_run_is_the_same_with_one_worker_or_two_at_once_or_in_parts(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at-once.jsonl", tmp_path / "in-parts.jsonl"
    said = find(at_once, 2)
    assert said.startswith("2 puzzles from ")
    find(in_parts, 1)
    first = read_collection(in_parts.read_bytes(), "x")
    find(in_parts, 2, "--workers", "2")
    assert in_parts.read_bytes() == at_once.read_bytes()
    found = read_collection(at_once.read_bytes(), "x")
    assert found.puzzles[:1] == first.puzzles
    assert found.header.searched > first.header.searched
    assert found.puzzles == load_puzzles(QUICK).puzzles[:2], "the puzzles of the package were found like this"
    assert find(at_once, 1) == said, "a file that has enough stays as it is"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["at-once.jsonl", "in-parts.jsonl"]


def test_another_seed_finds_other_puzzles_and_needs_another_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    find(file, 1, "--seed", "2")
    assert read_collection(file.read_bytes(), "x").puzzles[0] != find_puzzle(QUICK, 1)
    before = file.read_bytes()
    assert "its seed is 2, not 1" in complaint("puzzles", QUICK, "--count", "2", "--out", str(file))
    assert "has puzzles of another run" in complaint("puzzles", "uno", "--count", "2", "--out", str(file))
    assert file.read_bytes() == before


def write(file: Path, puzzles: list[bytes], **header: object) -> None:
    head = msgspec.json.encode(msgspec.to_builtins(load_puzzles(QUICK).header) | header)
    file.write_bytes(b"\n".join([head, *puzzles]) + b"\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_names_the_puzzles_that_no_longer_hold(tmp_path: Path, lang: str) -> None:
    file, puzzle = tmp_path / "puzzles.jsonl", find_puzzle(QUICK, 1)
    good = msgspec.json.encode(puzzle)
    other_best = msgspec.structs.replace(puzzle, values=[puzzle.values[1], puzzle.values[0], *puzzle.values[2:]])
    fewer = msgspec.structs.replace(puzzle, values=puzzle.values[:-1])
    nowhere = msgspec.structs.replace(puzzle, moves=[*puzzle.moves, (9, "x")])
    write(file, [good, *map(msgspec.json.encode, (other_best, fewer, nowhere))])
    result = run("puzzles", QUICK, "--check", "--out", str(file), "--lang", lang)
    assert result.exit_code == 1
    *faults, last = result.stdout.splitlines()
    assert [number for number in "1234" if any(number in fault for fault in faults)] == ["2", "3", "4"]
    assert len(faults) == len(set(faults)) == 3
    assert "1" in last
    assert "4" in last


def test_no_puzzle_of_another_edition_holds(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    write(file, [msgspec.json.encode(find_puzzle(QUICK, 1))], edition=99)
    result = run("puzzles", QUICK, "--check", "--out", str(file))
    assert result.exit_code == 1
    assert "the rules do not lead to its position" in result.stdout
    assert "its edition is 99" in complaint("puzzles", QUICK, "--count", "2", "--out", str(file))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", puzzle_games())
def test_a_person_tries_until_the_best_move_is_found(game: str, lang: str) -> None:
    puzzle = find_puzzle(game, 1)
    worst = puzzle.values[-1][0]
    result = run("puzzles", game, "1", "--solve", "--lang", lang, typed=f"{worst}\n{puzzle.best}\n{worst}\n")
    assert result.exit_code == 0
    tried, *_ = result.stdout.split("\n> ")[1:]
    assert "%" in tried, "what the worst move gives away"
    assert result.stdout.count("\n> ") == 2, "it ends with the best move"
    assert "{" not in result.stdout


def test_an_empty_line_shows_the_answer_and_leaving_shows_none() -> None:
    game = puzzle_games()[0]
    hidden, shown = (run("puzzles", game, "1", "--solve", typed=typed).stdout for typed in ("quit\n", "\n"))
    assert "Win" not in hidden
    assert "Win" in shown.split("> ")[-1]
    assert f"Puzzle 1 ({find_puzzle(game, 1).difficulty})" in hidden


def test_without_a_number_any_puzzle_is_asked() -> None:
    assert "find the best move" in run("puzzles", puzzle_games()[0], "--solve", typed="quit\n").stdout


def test_complaints(tmp_path: Path) -> None:
    assert "Choose one of --count, --check and --solve" in complaint("puzzles", "uno")
    assert "Choose one" in complaint("puzzles", "uno", "--count", "2", "--solve")
    assert "Only --solve" in complaint("puzzles", "uno", "3", "--check")
    assert "has no puzzle 10001" in complaint("puzzles", "uno", "10001", "--solve")
    assert "has no puzzle 0" in complaint("puzzles", "uno", "0", "--solve")
    assert "is a series" in complaint("puzzles", "uno-match", "--count", "1")
    assert "there are no puzzles of uno-match" in complaint("puzzles", "uno-match", "--solve").replace("'", "")
    file = tmp_path / "text"
    file.write_text("nonsense")
    assert "line 1 of" in complaint("puzzles", "uno", "--count", "1", "--out", str(file))
    assert "line 1 of" in complaint("puzzles", "uno", "--check", "--out", str(file))
    assert file.read_text() == "nonsense"
    write(file, [b"{}"])
    assert "line 2 of" in complaint("puzzles", QUICK, "--check", "--out", str(file))
    write(file, [])
    assert "has puzzles of xxl-rauf-runter, not of uno" in complaint("puzzles", "uno", "--check", "--out", str(file))
