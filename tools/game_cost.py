#!/usr/bin/env python3
"""Count the files and lines of a game, leaving out blank lines and comments.

.venv/bin/python tools/game_cost.py PATH …     count files and folders, here or in another checkout
.venv/bin/python tools/game_cost.py --page     write the table of docs/game-cost.md from the packages in examples/
.venv/bin/python tools/game_cost.py --check    report if that table is out of date

Docstrings count as comments. In Markdown, JSON and plain text, only blank lines are left out.
Test files are those in a folder `tests`, and those named test_….py, …_test.… or ….test.….
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from marks import fill, write_or_check

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "game-cost.md"
OURS = sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))

KINDS = {
    "Python": (".py",),
    "TOML": (".toml",),
    "Fluent": (".ftl",),
    "Markdown": (".md",),
    "C++": (".cc", ".h"),
    "TypeScript": (".ts", ".tsx", ".js", ".jsx"),
    "CSS": (".css",),
    "JSON": (".json",),
    "text": (".txt",),
}
LEFT_OUT = {"__pycache__", ".git", "build", "dist", "node_modules"}
TESTS = re.compile(r"(^|/)tests/|(^|/)(test_[^/]*|conftest)\.py$|_test\.\w+$|\.test\.\w+$")
C_LIKE = re.compile(
    r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|//[^\n]*|/\*.*?\*/""",
    re.S,
)


def kind_of(file: Path) -> str | None:
    if file.name == "CMakeLists.txt":
        return "CMake"
    return next((kind for kind, suffixes in KINDS.items() if file.suffix in suffixes), None)


def lines(file: Path) -> int:
    """Count the lines of a file that are neither blank nor comment."""
    text = file.read_text(encoding="utf-8")
    kind = kind_of(file)
    docstrings: set[int] = set()
    if kind in ("C++", "TypeScript", "CSS"):
        text = C_LIKE.sub(lambda found: found[1] or "\n" * found[0].count("\n"), text)
    elif kind == "Python":
        for node in ast.walk(ast.parse(text)):
            text_node = node.value if isinstance(node, ast.Expr) else None
            if isinstance(text_node, ast.Constant) and isinstance(text_node.value, str):
                docstrings |= set(range(text_node.lineno, (text_node.end_lineno or text_node.lineno) + 1))
    hashes = kind in ("Python", "TOML", "Fluent", "CMake")
    kept = [line.strip() for number, line in enumerate(text.splitlines(), 1) if number not in docstrings]
    return sum(1 for line in kept if line and not (hashes and line.startswith("#")))


def files_in(path: Path) -> list[Path]:
    """Return the files under a path that have a kind."""
    found = [path] if path.is_file() else sorted(path.rglob("*"))
    inside = [file for file in found if file.is_file() and not LEFT_OUT & set(file.relative_to(path).parts[:-1])]
    return [file for file in inside if kind_of(file) and not any(part.endswith(".egg-info") for part in file.parts)]


def cost(path: Path) -> dict[str, tuple[int, int]]:
    """Return files and lines by kind; tests are counted separately."""
    found: dict[str, tuple[int, int]] = {}
    for file in files_in(path):
        name = file.relative_to(path).as_posix() if path.is_dir() else file.as_posix()
        kind = str(kind_of(file)) + (", tests" if TESTS.search(name) else "")
        number, total = found.get(kind, (0, 0))
        found[kind] = number + 1, total + lines(file)
    order = [*KINDS, "CMake"]
    return dict(sorted(found.items(), key=lambda item: ("tests" in item[0], order.index(item[0].partition(",")[0]))))


def table(folder: Path) -> str:
    """Return the table of one package."""
    rows = [f"| {kind} | {number} | {total} |" for kind, (number, total) in cost(folder).items()]
    head = [f"| `examples/{folder.name}/` | files | lines |", "|---|---|---|"]
    return "\n".join([*head, *rows, "| to be registered elsewhere | 0 | 0 |"])


def update(page: str) -> str:
    return fill(page, "ours", "game_cost", "\n\n".join(table(package) for package in OURS))


def main() -> int:
    if {"--page", "--check"} & {*sys.argv}:
        return write_or_check(PAGE, update(PAGE.read_text(encoding="utf-8")), "tools/game_cost.py --page")
    for path in map(Path, sys.argv[1:]):
        if not path.exists():
            print(f"there is no {path}")
            return 2
        for file in files_in(path):
            print(f"{lines(file):6}  {file}")
        for kind, (number, total) in cost(path).items():
            if path.is_dir():
                print(f"{total:6}  {path}: {kind}, {number} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
