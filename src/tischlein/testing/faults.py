"""The error of a game that breaks a promise."""

from __future__ import annotations


class GameFault(AssertionError):
    """A game does not keep a promise; the message is one sentence."""
