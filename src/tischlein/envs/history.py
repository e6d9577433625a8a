"""What each seat has seen since a game began, as a digest: equal digests mean equal memories."""

from __future__ import annotations

import hashlib

import msgspec

from tischlein.core.events import Event

_SIZE = 16


class History:
    """A linked list of what happened, one node for each action. States share their common past.

    mover, action  the action of the node; its mover remembers it even if nobody else sees it
    digests        digests by seat, computed on demand
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
        """Return a first node, whose past is in the digests."""
        first = cls.__new__(cls)
        first.before, first.mover, first.action, first.events = None, -1, -1, []
        first.digests = [*digests]
        return first

    def digest(self, seat: int) -> bytes:
        """Return a digest of all that a seat has seen and done."""
        nodes: list[History] = []
        here = self
        while (found := here.digests[seat]) is None:
            assert here.before is not None
            nodes.append(here)
            here = here.before
        for node in reversed(nodes):
            found = node.digests[seat] = node._extend(found, seat)
        return found

    def all_digests(self) -> list[bytes]:
        return [self.digest(seat) for seat in range(len(self.digests))]

    def _extend(self, before: bytes, seat: int) -> bytes:
        seen = [event.seen_by(seat) for event in self.events]
        own = self.action if seat == self.mover else None
        if own is None and not seen:
            return before  # another seat let a window pass
        return digest_of(before, msgspec.json.encode([own, seen]))


def digest_of(*parts: bytes | memoryview) -> bytes:
    made = hashlib.blake2b(digest_size=_SIZE)
    for part in parts:
        made.update(part)
    return made.digest()
