"""Load the programs of tools/ as modules."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[1] / "tools"


def load(name: str) -> ModuleType:
    """Return a program as a module, without leaving compiled code beside it."""
    spec = spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.dont_write_bytecode", True)
        patch.syspath_prepend(FOLDER)
        spec.loader.exec_module(module)
    return module
