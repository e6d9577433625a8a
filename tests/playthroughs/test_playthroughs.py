"""A change of rules shows as a difference in these files; `make playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tests.playthroughs.playthrough import FOLDER, GAMES, path, text


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    assert path(name).read_text(encoding="utf-8") == text(name)


def test_no_file_without_its_game() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
