"""Shared test code is in plain modules: no module imports a `test_*.py`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent


def imports_of(file: Path) -> Iterator[str]:
    """Yield the full names of all imports of a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module or ''}.{alias.name}" for alias in node.names)


def is_of_a_test_module(name: str) -> bool:
    return any(part.startswith("test_") for part in name.split("."))


def test_no_module_imports_a_test_module() -> None:
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 150
    found = {str(file.relative_to(TESTS)): list(filter(is_of_a_test_module, imports_of(file))) for file in files}
    assert {file: names for file, names in found.items() if names} == {}


def test_every_way_to_import_one_is_found(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    ways = ["import tests.cli.test_a", "from tests.cli.test_a import b", "from tests.cli import test_a"]
    ways += ["from .test_a import b", "from . import test_a", "def f():\n    from tests.test_a import b"]
    for way in ways:
        file.write_text(way, encoding="utf-8")
        assert any(map(is_of_a_test_module, imports_of(file))), way
    file.write_text("import pytest, tests.cli\nfrom tests.tools import load", encoding="utf-8")
    assert not any(map(is_of_a_test_module, imports_of(file)))
