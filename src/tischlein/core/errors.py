"""Errors of the public API. Each message is one sentence that names the cause; nothing has changed."""

from __future__ import annotations


class TischleinError(ValueError):
    """Bad input of any kind."""


class UnknownGame(TischleinError):
    """No game has this id."""


class SeatError(TischleinError):
    """A number of seats the game does not allow, or a seat that is not at the table."""


class OptionError(TischleinError):
    """An option the game does not have, or a value the option does not take."""


class BoxError(TischleinError):
    """A box file that cannot be read, or that contradicts what is known of the box."""


class NotationError(TischleinError):
    """A text that names no move of the game."""


class PositionError(TischleinError):
    """A position that is malformed or impossible."""


class RecordError(TischleinError):
    """A record that is malformed, or that does not replay to what it claims."""
