"""What can go wrong in the arena, and packages that only the arena needs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tischlein.core.errors import TischleinError


class EntrantError(TischleinError):
    """A player that cannot enter, or that broke the rules at the table."""


class LedgerError(TischleinError):
    """The file of a run cannot be read or written, or belongs to another run."""


class PlotError(TischleinError):
    """The picture of a run cannot be written."""


class CrewError(TischleinError):
    """A deal could not be played, since whoever should play it died or cannot be reached."""


class MissingPackage(TischleinError):
    """Something was asked for that needs a package which is not installed."""


def optional(module: str, extra: str) -> Any:
    """Import what only some runs need; one sentence says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise MissingPackage(f'this needs {package}: pip install "tischlein[{extra}]"') from None
