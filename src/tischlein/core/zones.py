"""Where things lie on a table, and who sees them there."""

from __future__ import annotations

from mypy_extensions import i64


class Zone:
    """A place on the table: whose it is, what it shows (see `core.scene`), and the pile that lies there.

    Of every covered card in a zone of the kind `fan`, an edge stays in sight (`HandState.edges`).

    A state that keeps its piles in several heaps says in which of them (`State.heap`).
    """

    def __init__(self, name: str, kind: str, seat: int | None, shows: str, pile: i64, group: i64 = 0) -> None:
        self.name = name
        self.kind = kind
        self.seat = seat
        self.shows = shows
        self.pile = pile
        self.group = group
