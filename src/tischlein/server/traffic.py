"""What all connections from one address, at one seat and at one table may send together.

A client that opens more sockets gains nothing by it. Frames beyond the limit of an address or a table wait for their
turn, so that people who share it with a flooder can still play; frames beyond the limit of a seat end the connection.
"""

from __future__ import annotations

from typing import Final

from tischlein.server.limits import RateLimiter, TokenBucket
from tischlein.server.settings import Limits

BURST_SECONDS: Final = 4
"""An address or a table may send the frames of this many seconds at once."""


def make_address_limiter(limits: Limits) -> RateLimiter:
    """Return the limiter of frames by address."""
    return RateLimiter(limits.address_frames, _burst(limits.address_frames))


class TableTraffic:
    """The limits of one table and its seats. `sender` is a seat, or the host without one; `now` is in seconds."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._frames: Final = TokenBucket(limits.table_frames, _burst(limits.table_frames))
        self._frames_of: Final[dict[str, TokenBucket]] = {}
        """One for each time that a seat was taken: the log of the table grows more by that."""
        self._chat: Final = TokenBucket(limits.table_chat / 60, limits.table_chat)
        self._chat_of: Final = RateLimiter(limits.chat / 60, limits.chat)

    def frames_of(self, sender: str) -> TokenBucket:
        """Return the bucket that counts the frames of all connections of a sender."""
        bucket = self._frames_of.get(sender)
        if bucket is None:
            bucket = self._frames_of[sender] = TokenBucket(self._limits.frames, self._limits.burst)
        return bucket

    def reserve_frame(self, now: float) -> float:
        """Count a frame of the whole table; return the seconds that it has to wait."""
        return self._frames.reserve(now)

    def take_chat(self, sender: str, now: float) -> bool:
        """Count a chat message or a reaction; return whether it may be sent."""
        return not self._chat_of.take(sender, now) and self._chat.take(now)


def _burst(frames: float) -> float:
    return max(1, BURST_SECONDS * frames)
