"""The runtime of a page, as `make static` builds it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.programs import require
from tests.wasm.programs import ROOT

sys.path.append(str(ROOT / "tools"))


@pytest.fixture(scope="session")
def runtime() -> Path:
    """Return the folder with the runtime."""
    folder = ROOT / "src" / "tischlein" / "server" / "runtime"
    return require(folder if (folder / "manifest.json").exists() else None, "static", "`make static`")
