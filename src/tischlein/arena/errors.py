"""What can go wrong in the arena."""

from __future__ import annotations

from tischlein.core.errors import TischleinError


class EntrantError(TischleinError):
    """A player that cannot enter, or that broke the rules at the table."""


class ResultsFileError(TischleinError):
    """The file of a run cannot be read or written, or belongs to another run."""


class PlotError(TischleinError):
    """The picture of a run cannot be written."""
