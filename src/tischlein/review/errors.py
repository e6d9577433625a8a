"""Errors of a review."""

from __future__ import annotations

from tischlein.core.errors import TischleinError


class ReviewError(TischleinError):
    """A game cannot be reviewed."""
