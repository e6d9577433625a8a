"""Errors of puzzles."""

from __future__ import annotations

from tischlein.core.errors import TischleinError


class PuzzleError(TischleinError):
    """There is no such puzzle, or a file of puzzles cannot be used."""
