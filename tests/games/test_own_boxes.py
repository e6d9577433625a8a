"""Boxes of one's own and options that only some games have, at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests import boxes
from tests.cli.command import complaint, run


def simulated(*args: str) -> dict[str, Any]:
    summary: dict[str, Any] = json.loads(run("sim", *args, "--json").stdout)
    return summary


def box_file(folder: Path, game: str, old: str = "", new: str = "") -> str:
    """The standard box as a file, with a change."""
    text = boxes.box_file(game).read_text(encoding="utf-8")
    assert old in text
    file = folder / f"{game}.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


def test_a_box_of_your_own(tmp_path: Path) -> None:
    box = box_file(tmp_path, "ex-hop", 'letter = "p"\nname = "purple"', 'letter = "w"\nname = "white"')
    args = ("play", "ex-hop", "--box", box, "--option", "colours=wyr", "--seed", "1")
    assert "●w  white" in run(*args, typed="quit\n").stdout
    assert run("sim", "ex-hop", "--games", "2", "--box", box).exit_code == 0
    standard = box_file(tmp_path, "raise")
    assert "Raise" in run("play", "raise", "--box", standard, "--option", "starter=1", typed="quit\n").stdout
    assert simulated("raise", "--games", "2", "--box", standard)["games"] == 2


def test_boxes_that_are_none(tmp_path: Path) -> None:
    standard = box_file(tmp_path, "raise")
    odd = box_file(tmp_path, "ex-hop", "count = 2", "count = 7")
    for command in ("play", "sim"):
        assert "has no box of its own" in complaint(command, "uno", "--box", standard)
        assert "black tiles" in complaint(command, "ex-hop", "--box", odd)
        assert "refused" in complaint(command, "ex-hop", "--box", standard)
        assert "cannot be read" in complaint(command, "ex-hop", "--box", str(tmp_path / "none.toml"))
        assert "cannot be read" in complaint(command, "ex-hop", "--box", str(tmp_path))
        assert "embedded null" in complaint(command, "ex-hop", "--box", "a\0b")
    assert complaint("play", "uno", "--box", standard, "--lang", "hu").startswith("Hiba: ")
    assert "not 'my-box'" in complaint("play", "ex-hop", "--option", "box=my-box")
    for text in (b"\xff\xfe", b"game =", b"[[[[", b""):
        (tmp_path / "bad.toml").write_bytes(text)
        assert complaint("play", "raise", "--box", str(tmp_path / "bad.toml")).startswith("Error: ")


def test_options_of_some_games() -> None:
    assert "lot, or a different letter" in complaint("play", "ex-hop", "--option", "colours=rr")
    assert "3 different letters" in complaint("play", "ex-hop", "--option", "colours=rg")
    assert "names seat 4" in complaint("play", "raise", "--option", "starter=4")
