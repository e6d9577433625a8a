"""The cost of a game is counted in lines that are neither blank nor comment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools import FOLDER, load

TOOL = FOLDER / "game_cost.py"
TEXTS = {
    "rules.py": (
        '"""About."""\n\n# why\nONE = """a\nb"""  # counts\n\n\ndef f() -> None:\n    """Do."""\n    g()\n',
        4,
    ),
    "look.toml": ("# a look\n\n[cards]\nred = 1\n", 2),
    "words/en.ftl": ("# words\n\na = b\n  # is no comment? It is one.\n", 1),
    "rulebook/en.md": ("# A book\n\nA rule.\n", 2),
    "rules.cc": ('/* a\n b */\nint a; // b\n\nchar* c = "//";\n', 2),
    "board.tsx": ("// a\nconst a = `/* b */`;\n", 1),
    "tests/test_rules.py": ("assert True\n", 1),
    "picture.png": ("no text", 0),
    "__pycache__/rules.py": ("a = 1\n", 0),
}


@pytest.fixture
def tool() -> ModuleType:
    return load("game_cost")


def test_lines_are_counted_by_kind(tool: ModuleType, tmp_path: Path) -> None:
    for name, (text, _) in TEXTS.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    counted = {file.relative_to(tmp_path).as_posix(): tool.lines(file) for file in tool.files_in(tmp_path)}
    assert counted == {name: lines for name, (_, lines) in TEXTS.items() if lines}
    assert tool.cost(tmp_path) == {
        "Python": (1, 4),
        "TOML": (1, 2),
        "Fluent": (1, 1),
        "Markdown": (1, 2),
        "C++": (1, 2),
        "TypeScript": (1, 1),
        "Python, tests": (1, 1),
    }
    assert "| Fluent | 1 | 1 |" in tool.table(tmp_path)


def test_our_table_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"", b"")
