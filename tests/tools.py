"""The programs of tools/, which have no ending, as modules."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[1] / "tools"


def load(name: str) -> ModuleType:
    """Return a program as a module, without leaving compiled code beside it."""
    loader = SourceFileLoader(name.replace("-", "_"), str(FOLDER / name))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.dont_write_bytecode", True)
        loader.exec_module(module)
    return module
