"""The runtime of a page, as `make static-runtime` builds it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.wasm.programs import ROOT, run_tool

sys.path.append(str(ROOT / "tools"))

ASKED_FOR = "TISCHLEIN_STATIC_RUNTIME"
"""The variable with which a machine that has no runtime yet builds it for the tests, and fails if it cannot."""


@pytest.fixture(scope="session")
def runtime() -> Path:
    """Return the folder with the runtime, brought up to date."""
    folder = ROOT / "src" / "tischlein" / "server" / "runtime"
    if not (folder / "manifest.json").exists() and ASKED_FOR not in os.environ:
        pytest.skip("`make static-runtime` builds what these tests are about")
    run_tool("wasm")
    return folder
