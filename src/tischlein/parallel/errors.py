"""Errors of jobs that run elsewhere, and imports of optional packages."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tischlein.core.errors import TischleinError


class ExecutorError(TischleinError):
    """A job failed because its worker died or the cluster is unreachable."""


class MissingPackage(TischleinError):
    """A feature needs a package that is not installed."""


def import_optional(module: str, extra: str) -> Any:
    """Import a module that only some runs need, or raise MissingPackage with the command to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        if (missing.name or "").partition(".")[0] != package:
            raise
        raise MissingPackage(f'this needs {package}: pip install "tischlein[{extra}]"') from None
