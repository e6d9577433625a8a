"""Logs written by hand, for tests of what is made of them."""

from __future__ import annotations

from tischlein.server.deeds import AnyDeed, Entry, Filled, Moved, Opened, Sat, Setup, Started
from tischlein.server.keys import Keys
from tischlein.server.sitting import Sitting

KEYS = Keys(b"k" * 32)
TABLE = "a-table"


class Log:
    """A sitting that is made line by line; time goes on by a second with each line unless told otherwise."""

    def __init__(self, **setup: object) -> None:
        self.entries = [Entry(TABLE, 1, 1_000, None, Opened(Setup(**{"game": "uno", "seats": 3} | setup)))]  # type: ignore[arg-type]
        self.sitting = Sitting(KEYS, self.entries[0])

    def add(self, deed: AnyDeed, seat: int | None = None, at: int | None = None, client: str | None = None) -> Entry:
        entry = Entry(
            TABLE, len(self.entries) + 1, self.entries[-1].at + 1_000 if at is None else at, seat, deed, client
        )
        self.entries.append(entry)
        self.sitting.take(entry)
        return entry

    def people(self, *seats: int) -> Log:
        for seat in seats:
            self.add(Sat(f"P{seat}", f"guest{seat}"), seat)
        return self

    def bots(self, *seats: int, level: str = "greedy") -> Log:
        for seat in seats:
            self.add(Filled(level, f"B{seat}"), seat)
        return self

    def start(self, edition: int | None = None) -> Log:
        self.add(Started(self.sitting.number + 1, edition or self.sitting.info.edition))
        return self

    def move(self, at: int | None = None, level: str | None = None) -> Entry:
        """The first seat that must move makes its first legal move."""
        game = self.sitting.game
        assert game is not None
        seat = self.sitting.musts()[0]
        return self.add(Moved(game.moves(seat)[0], level), seat, at)
