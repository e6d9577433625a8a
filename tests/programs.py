"""Find programs that the tests need; `make system` installs them."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

Found = TypeVar("Found")


def require(found: Found | None, name: str, how: str = "`make system` as root") -> Found:
    """Return a program that was found; else skip the test if the environment allows that, or fail."""
    if found is not None:
        return found
    allowed = f"TISCHLEIN_WITHOUT_{name.upper()}"
    if os.environ.get(allowed):
        pytest.skip(f"no {name} on this machine, and {allowed} is set")
    pytest.fail(f"no {name} on this machine: run {how}, or set {allowed}=1", pytrace=False)
