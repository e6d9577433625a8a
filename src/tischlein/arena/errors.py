"""Errors of the arena."""

from __future__ import annotations

from tischlein.core.errors import TischleinError


class EntrantError(TischleinError):
    """A player cannot enter, or broke the rules."""


class ResultsFileError(TischleinError):
    """The file of a run cannot be read or written, or belongs to another run."""


class PlotError(TischleinError):
    """The plot of a run cannot be written."""
