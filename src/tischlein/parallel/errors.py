"""What can go wrong with work that is given to others, and packages that only some work needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tischlein.core.errors import TischleinError


class ExecutorError(TischleinError):
    """A job could not be done, since whoever should do it died or cannot be reached."""


class MissingPackage(TischleinError):
    """Something was asked for that needs a package which is not installed."""


def import_optional(module: str, extra: str) -> Any:
    """Import what only some runs need; one sentence says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise MissingPackage(f'this needs {package}: pip install "tischlein[{extra}]"') from None
