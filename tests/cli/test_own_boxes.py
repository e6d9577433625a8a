"""Custom boxes at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.boxes import box_file
from tests.cli.command import complaint, run
from tests.registered import BOXED, SINGLE
from tischlein import games
from tischlein.games.registry import boxes

BOXLESS = next(game for game in SINGLE if games()[game].rulebook not in BOXED)
SOME = next(iter(BOXED.values()))


def copied(folder: Path, box: str) -> str:
    """Return a copy of the standard box."""
    file = folder / f"{box}.toml"
    file.write_text(box_file(box).read_text(encoding="utf-8"), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(("box", "game"), BOXED.items())
def test_a_box_of_your_own(tmp_path: Path, box: str, game: str) -> None:
    own = copied(tmp_path, box)
    assert run("play", game, "--box", own, typed="quit\n").exit_code == 0
    assert json.loads(run("sim", game, "--games", "2", "--box", own, "--json").stdout)["games"] == 2


@pytest.mark.parametrize("command", ["play", "sim"])
def test_boxes_of_other_games(tmp_path: Path, command: str) -> None:
    for box in BOXED:
        own = copied(tmp_path, box)
        assert "has no box to replace" in complaint(command, BOXLESS, "--box", own)
        for other in BOXED:
            if other != box:
                assert "is invalid" in complaint(command, boxes()[other].games[0].id, "--box", own)
    assert complaint("play", BOXLESS, "--box", own, "--lang", "hu").startswith("Hiba: ")


@pytest.mark.parametrize("command", ["play", "sim"])
def test_files_that_cannot_be_read(tmp_path: Path, command: str) -> None:
    assert "cannot be read" in complaint(command, SOME, "--box", str(tmp_path / "none.toml"))
    assert "cannot be read" in complaint(command, SOME, "--box", str(tmp_path))
    assert "embedded null" in complaint(command, SOME, "--box", "a\0b")


@pytest.mark.parametrize("game", BOXED.values())
def test_files_and_names_that_are_no_boxes(tmp_path: Path, game: str) -> None:
    assert "not 'my-box'" in complaint("play", game, "--option", "box=my-box")
    for text in (b"\xff\xfe", b"game =", b"[[[[", b""):
        (tmp_path / "bad.toml").write_bytes(text)
        assert complaint("play", game, "--box", str(tmp_path / "bad.toml")).startswith("Error: ")
