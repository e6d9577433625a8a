"""The zones of a table."""

from __future__ import annotations

from mypy_extensions import i64


class Zone:
    """A zone of the table: its owner, what it shows (see `core.scene`), and its pile.

    An edge of every covered card in a zone of the kind `fan` stays in sight (`State.edges`).

    A state that keeps its piles in several groups names the group (`State.pile_group`).
    """

    def __init__(self, name: str, kind: str, seat: int | None, shows: str, pile: i64, group: i64 = 0) -> None:
        self.name = name
        self.kind = kind
        self.seat = seat
        self.shows = shows
        self.pile = pile
        self.group = group
