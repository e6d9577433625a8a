"""What the checks say of a game that breaks a promise."""

from __future__ import annotations


class GameFault(AssertionError):
    """A promise that a game does not keep, in one sentence."""
