"""Run the programs of tools/wasm."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 900
"""Seconds after which a program is stopped; a build from nothing takes two minutes on an idle machine."""


def run_tool(module: str, *arguments: str) -> str:
    """Run a module of tools/ and return what it prints."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "tools")}
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
