"""Marks that link tests to rules and rulings, and a guard against stale compiled modules."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

import tischlein
from tischlein.core import state
from tischlein.games.registry import boxes

# Rewrite the assertions of shared modules, too, so that their failures show values.
SHARED = [path for path in Path(__file__).parent.iterdir() if path.is_dir() or path.suffix == ".py"]
pytest.register_assert_rewrite(
    "tischlein.testing", *(f"tests.{path.stem}" for path in SHARED if path.stem not in ("__init__", "conftest"))
)

# Machines are noisy: a slow example says nothing about the code.
settings.register_profile("tischlein", deadline=None)
settings.load_profile("tischlein")


def register_facts() -> None:
    """Register the readers of facts that are not plain, from `tests/games/<box>/facts.py`."""
    register = import_module("tischlein.testing.view_features").register_fact_readers
    for box in boxes().values():
        folder = box.package.rpartition(".")[2]
        if (Path(__file__).parent / "games" / folder / "facts.py").exists():
            register(box.id, import_module(f"tests.games.{folder}.facts").READERS)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of a rulebook that a test shows")
    config.addinivalue_line("markers", "once: takes long, and says nothing new on another Python")
    config.addinivalue_line(
        "markers", "ruling(*ids): the rulings on what the printed rules leave open that a test shows"
    )
    register_facts()
    stale = stale_sources()
    if stale:
        pytest.exit(f"{stale[0]} is newer than its compiled module: run `make build` first", returncode=4)


def compiled_sources() -> list[Path]:
    """Return the sources that setup.py compiles."""
    build = ast.parse((Path(__file__).parents[1] / "setup.py").read_text(encoding="utf-8"))
    assigned = {ast.unparse(node.targets[0]): node.value for node in build.body if isinstance(node, ast.Assign)}
    packages, plain, server = (ast.literal_eval(assigned[name]) for name in ("PACKAGES", "PLAIN", "SERVER"))
    source = Path(tischlein.__file__).parent
    found = [path for package in packages for path in (source / package).glob("**/*.py") if path.name not in plain]
    return [*found, *(source / "server" / f"{name}.py" for name in server)]


def stale_sources() -> list[Path]:
    """Return sources that were edited after they were compiled: the tests would test the old modules."""
    compiled = Path(state.__file__)
    if compiled.suffix == ".py":
        return []
    ending = compiled.name.removeprefix("state")
    pairs = [(path, path.with_name(path.stem + ending)) for path in compiled_sources()]
    return [path for path, module in pairs if not module.exists() or module.stat().st_mtime < path.stat().st_mtime]
