"""What each seat has been told since a game began, as a digest: the same digest, the same memory."""

from __future__ import annotations

import hashlib

import msgspec

from tischlein.core.events import Event

_SIZE = 16


class History:
    """One moment: what happened, and before it the moments that went before, which states share.

    mover, action  who did what; what one does oneself one remembers, also where nobody else sees it
    digests        by seat, as far as anybody has asked
    """

    __slots__ = ("action", "before", "digests", "events", "mover")

    def __init__(self, before: History, mover: int, action: int, events: list[Event]) -> None:
        self.before: History | None = before
        self.mover = mover
        self.action = action
        self.events = events
        self.digests: list[bytes | None] = [None] * len(before.digests)

    @classmethod
    def root(cls, digests: list[bytes]) -> History:
        """A moment before which there was nothing that is not in the digests."""
        first = cls.__new__(cls)
        first.before, first.mover, first.action, first.events = None, -1, -1, []
        first.digests = [*digests]
        return first

    def digest(self, seat: int) -> bytes:
        """All that a seat has been told, and has done."""
        moments: list[History] = []
        here = self
        while (found := here.digests[seat]) is None:
            assert here.before is not None
            moments.append(here)
            here = here.before
        for moment in reversed(moments):
            found = moment.digests[seat] = moment._after(found, seat)
        return found

    def all_digests(self) -> list[bytes]:
        return [self.digest(seat) for seat in range(len(self.digests))]

    def _after(self, before: bytes, seat: int) -> bytes:
        told = [event.seen_by(seat) for event in self.events]
        own = self.action if seat == self.mover else None
        if own is None and not told:
            return before  # somebody let a window pass
        return digest_of(before, msgspec.json.encode([own, told]))


def digest_of(*parts: bytes | memoryview) -> bytes:
    made = hashlib.blake2b(digest_size=_SIZE)
    for part in parts:
        made.update(part)
    return made.digest()
