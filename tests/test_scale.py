"""The page about large scale is computed from the figures of bench/README.md, and names all of the store."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType

import pytest

from tests.tools import FOLDER, load
from tischlein.server.store.base import Store

TOOL = FOLDER / "scale.py"
README = FOLDER.parent / "bench" / "README.md"


@pytest.fixture
def tool() -> ModuleType:
    return load("scale")


def test_the_page_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_measured_figures_are_those_of_the_benchmarks(tool: ModuleType) -> None:
    measured = README.read_text(encoding="utf-8")
    for figure in tool.MEASURED.values():
        assert f"{figure.value:,g}" in measured, figure.what
        assert (README.parent / f"{figure.command}.py").exists()


def test_the_page_names_every_method_of_a_store(tool: ModuleType) -> None:
    page = tool.PAGE.read_text(encoding="utf-8")
    missing = [name for name in vars(Store) if not name.startswith("_") and f"`{name}`" not in page]
    assert not missing


def test_twice_the_tables_take_twice_as_much(tool: ModuleType) -> None:
    one, two = tool.Load(10_000), tool.Load(20_000)
    assert two.moves == 2 * one.moves
    assert two.bytes_per_day == 2 * one.bytes_per_day
    assert one.processes < two.processes <= 2 * one.processes


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (0.123, "0.12"), (9.96, "10"), (12, "12"), (1234, "1,200")])
def test_figures_have_two_digits(tool: ModuleType, value: float, text: str) -> None:
    assert tool.two_digits(value) == text
