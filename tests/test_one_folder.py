"""Code and data about one box are in its folder and in the folder of its tests, and nowhere else.

UNO is the specimen: a test that needs just some game plays it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tischlein.games.registry import boxes

ROOT = Path(__file__).parents[1]
SPECIMEN = "uno"
ROOMS = "arena bots browser cli contract core data envs parallel playthroughs server table testing"
FOLDERS = [*(f"tests/{room}" for room in ROOMS.split()), "tools", "web/tools"]
INSIDE = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*") if file.suffix in ("", ".py")]
BESIDE = [file for folder in ("tests", "tests/games") for file in (ROOT / folder).glob("*.py")]
SOURCES = [file for file in (*BESIDE, *INSIDE) if file.is_file()]


@pytest.mark.parametrize("box", [box for box in boxes() if box != SPECIMEN])
def test_a_box_is_named_only_in_its_folders(box: str) -> None:
    folder = boxes()[box].package.rpartition(".")[2]
    ids = "|".join(re.escape(name) for name in {box, *(game.id for game in boxes()[box].games)})
    named = re.compile(rf"""["'](?:{ids})["';]|\bgames\.{folder}\b""")
    texts = {file: file.read_text(encoding="utf-8") for file in SOURCES}
    assert len(texts) > 60
    assert [str(file.relative_to(ROOT)) for file, text in texts.items() if named.search(text)] == []
