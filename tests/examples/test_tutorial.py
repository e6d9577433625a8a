"""The tutorial on adding a game, followed word by word in a fresh environment."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.examples.environment import OFFLINE, ROOT, Environment

PAGE = ROOT / "docs" / "adding-a-game.md"
ENTER = "1\n" * 500
"""What is typed where a command plays: the first move of the list, again and again."""


@dataclass(frozen=True)
class Block:
    """A block of the page: its language, what is to be done with it (`file`, `end-of`, `is`), and its text."""

    language: str
    action: str
    path: str
    text: str


def blocks() -> list[Block]:
    """Return all blocks in their order."""
    found = []
    for language, rest, text in re.findall(
        r"^```(\w+)([^\n]*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S
    ):
        action, _, path = rest.strip().partition("=")
        found.append(Block(language, action, path, text))
    return found


def follow(block: Block, folder: Path, environment: Environment, printed: str) -> str:
    """Do what a block says; return what it printed last."""
    file = folder / block.path
    if block.language == "sh":
        for line in block.text.splitlines():
            command = shlex.split(line)
            if command[:2] == ["pip", "install"]:
                command[2:2] = OFFLINE
            printed = environment.run(*command, typed=ENTER, cwd=folder)
    elif block.language == "text":
        assert printed == block.text
    elif block.action == "is":
        assert file.read_text(encoding="utf-8") == block.text
    elif block.action == "file":
        file.write_text(block.text, encoding="utf-8")
    elif block.action == "end-of":
        assert file.exists()
        file.write_text(file.read_text(encoding="utf-8") + block.text, encoding="utf-8")
    else:
        assert (block.language, block.action) == ("python", "run"), f"unknown kind of block: {block}"
        environment.run("python", "-c", block.text, cwd=folder)
    return printed


def test_the_tutorial_can_be_followed_word_by_word(tmp_path: Path) -> None:
    environment, folder = Environment(tmp_path / "environment"), tmp_path / "work"
    folder.mkdir()
    printed = ""
    for block in blocks():
        printed = follow(block, folder, environment, printed)
    assert {block.action for block in blocks()} == {"", "is", "file", "end-of", "run"}
    environment.run("python", "-m", "ruff", "check", "--isolated", str(folder))
    environment.run("python", "-m", "ruff", "format", "--isolated", "--check", "--line-length", "120", str(folder))


@pytest.mark.parametrize("family", ["shedding", "tricks"])
def test_a_new_game_plays_from_the_first_minute(tmp_path: Path, family: str) -> None:
    environment, folder = Environment(tmp_path / "environment"), tmp_path / "work"
    folder.mkdir()
    environment.run("tischlein", "new-game", "first-try", "--family", family, cwd=folder)
    environment.install(folder / "first-try")
    assert list(environment.games()) == ["first-try"]
    for lang in ("de", "en", "fr", "hu"):
        page = environment.run("tischlein", "play", "first-try", "--seed", "1", "--lang", lang, typed=ENTER)
        assert "First Try" in page
        assert "{" not in page
    assert "first-try passes all checks." in environment.run("tischlein", "check-game", "first-try")
    environment.run("pytest", "-q", "-p", "no:cacheprovider", str(folder))


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ["Old Maid"],
            "“Old Maid” cannot be the id of a game: use lowercase letters, digits and hyphens, starting with a letter.",
        ),
        (["uno"], "There is already a game uno; choose another name."),
        (["json"], "There is already a Python module json, which a game json would hide; choose another name."),
        (["class"], "There is already a Python module class, which a game class would hide; choose another name."),
        (["taken"], "taken already exists; nothing was written."),
        (["new", "--family", "dice"], "There is no family “dice”; choose from shedding, tricks."),
        (["new", "--in", "taken/file"], "taken/file/new cannot be written: Not a directory."),
    ],
)
def test_a_name_that_cannot_be_taken_is_refused_and_nothing_is_written(
    tmp_path: Path, args: list[str], sentence: str
) -> None:
    environment, folder = Environment(tmp_path / "environment"), tmp_path / "work"
    (folder / "taken").mkdir(parents=True)
    (folder / "taken" / "file").touch()
    done = environment.attempt("tischlein", "new-game", *args, cwd=folder)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"Error: {sentence}\n")
    assert sorted(path.name for path in folder.rglob("*")) == ["file", "taken"]
