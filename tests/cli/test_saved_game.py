"""Interrupted games go on where they stopped; a file that was changed is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.registered import plain, simultaneous_first
from tischlein import Table
from tischlein.cli.saved_game import LocalTable, load, new_file, save
from tischlein.table.rulebook import LANGUAGES

PLAY = ("play", "--level", "easy", "--seed", "7")


@pytest.mark.parametrize("game", ["uno", plain(), *simultaneous_first()])
def test_a_game_that_is_resumed_goes_on_as_it_would_have(game: str, tmp_path: Path) -> None:
    file, whole, resumed = (tmp_path / name for name in ("saved.json", "whole.json", "resumed.json"))
    run("play", game, *PLAY[1:], "--record", str(whole), typed="1\n" * 9)
    saved = run("play", game, *PLAY[1:], typed="1\n" * 4 + f"save {file}\nquit\n")
    assert str(file) in saved.stdout.replace("\n", "")
    result = run("play", "--resume", str(file), "--record", str(resumed), typed="1\n" * 5)
    assert result.exit_code == 0
    first, second = (json.loads(each.read_text())["moves"] for each in (whole, resumed))
    assert len(first) > 9
    assert first == second


def test_a_file_that_cannot_be_written_is_said_at_the_table() -> None:
    result = run(*PLAY, typed="save /nowhere/at/all.json\nquit\n")
    assert result.exit_code == 0
    assert "/nowhere/at/all.json cannot be written" in result.stdout


def saved_at(folder: Path) -> Path:
    """Save a game of two people."""
    table = Table("uno", 3, "s")
    table.play(next(iter(table.waiting)), table.moves(next(iter(table.waiting)))[0])
    file = folder / "saved.json"
    save(LocalTable(table, "greedy", ("Anna", "Ben")), file)
    return file


def test_everything_is_kept(tmp_path: Path) -> None:
    local = load(saved_at(tmp_path))
    assert (local.level, local.people, len(local.table.log)) == ("greedy", ("Anna", "Ben"), 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_was_changed_is_refused(lang: str, tmp_path: Path) -> None:
    file = saved_at(tmp_path)
    good = json.loads(file.read_text())
    record = good["record"]
    changes: list[object] = [
        "nonsense",
        [],
        {},
        good | {"format": "tischlein-game/2"},
        good | {"level": "strong"},
        good | {"people": ["Anna", "Ben", "Carl", "Dora"]},
        good | {"people": ["Anna", "anna"]},
        good | {"people": [""]},
        good | {"wins": [1]},
        good | {"games": -1},
        good | {"record": record | {"seed": "t"}},
        good | {"record": record | {"moves": []}},
        good | {"more": 1},
    ]
    for changed in changes:
        file.write_text(json.dumps(changed))
        assert complaint("play", "--resume", str(file), "--lang", lang)
    file.write_bytes(b"\xff{")
    assert str(file) in complaint("play", "--resume", str(file), "--lang", lang)
    assert "/nowhere" in complaint("play", "--resume", "/nowhere", "--lang", lang)


def test_a_game_that_is_over_cannot_go_on(tmp_path: Path) -> None:
    table = Table(position="uno; seats=2; hands=r7 | b3 b4; discard=r5; turn=0")
    table.play(0, "r7")
    save(LocalTable(table, "greedy"), tmp_path / "over.json")
    assert "is over" in complaint("play", "--resume", str(tmp_path / "over.json"))


def test_the_table_of_the_file_cannot_be_changed(tmp_path: Path) -> None:
    file = str(saved_at(tmp_path))
    for option in ("--seats=2", "--people=Anna", "--level=easy", "--seed=1", "--option=stacking=true"):
        assert option.partition("=")[0] in complaint("play", "--resume", file, option)
    assert "GAME" in complaint("play", "uno", "--resume", file)


def test_games_that_are_interrupted_at_once_have_different_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    files = []
    for _ in range(3):
        files.append(new_file("uno"))
        saved_at(tmp_path).rename(files[-1])
    assert len(set(files)) == 3
