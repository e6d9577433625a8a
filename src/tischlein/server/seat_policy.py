"""The rules by which seats are given to computer players or taken from their holders (docs/server.md).

Any seated player, and the host, may do what keeps the table from hanging on a person; only the host may remove a person
who is there, or remove anybody during a game.
"""

from __future__ import annotations

from dataclasses import dataclass

from tischlein.server.decision import Decision
from tischlein.server.errors import CommandError
from tischlein.server.log_events import BotAdded, HandedOver, SeatCleared
from tischlein.server.people import bot_name
from tischlein.server.seat_holders import PATIENCE, SeatHolder
from tischlein.server.table_state import TableState


@dataclass(frozen=True)
class SeatTarget:
    """A seat that a seated player or the host wants to change.

    by_host  whether the host wants it
    absent   milliseconds for which its person has not been connected; None if it is
    waiting  milliseconds for which the game has waited for a move; None if it does not
    """

    state: TableState
    seat: int
    holder: SeatHolder
    by_host: bool
    absent: int | None
    waiting: int | None

    def check_patience(self, milliseconds: int | None) -> None:
        """Raise CommandError if this has not lasted long enough; the host need not wait."""
        if not self.by_host and (milliseconds or 0) < PATIENCE:
            raise CommandError("not-away", f"the others have to wait {PATIENCE // 1000} seconds for a player")


def add_bot(target: SeatTarget, level: str) -> Decision:
    """Put a computer player on a free seat, change its level before a game, or let it play for a person."""
    state, seat, holder = target.state, target.seat, target.holder
    if holder.kind == "free":
        return Decision(seat, BotAdded(level, bot_name(holder.name for holder in state.holders)))
    if holder.kind == "bot":
        if state.phase == "playing":
            raise CommandError("not-now", "not while a game is being played")
        return Decision(seat, BotAdded(level, holder.name))
    if state.phase != "playing":
        raise CommandError("not-now", "before a game, free the seat of a person first")
    if holder.away:
        raise CommandError("not-now", "a computer player already plays for that person")
    if target.absent is None and target.waiting is None:
        raise CommandError("not-now", "that player is there, and the game does not wait for a move")
    target.check_patience(max(target.absent or 0, target.waiting or 0))
    return Decision(seat, HandedOver(level, "others"))


def clear_seat(target: SeatTarget) -> Decision:
    """Take a seat from its holder: free it or, during a game, let a computer player continue."""
    state, holder = target.state, target.holder
    if holder.kind == "free":
        raise CommandError("not-now", "the seat is already free")
    if state.phase == "playing":
        if holder.kind == "bot":
            raise CommandError("not-now", "not while a game is being played")
        if not target.by_host:
            raise CommandError("not-host", "during a game, only the host removes a person")
    elif holder.kind == "person" and not target.by_host:
        if target.absent is None:
            raise CommandError("not-host", "only the host removes a person who is there")
        target.check_patience(target.absent)
    return Decision(target.seat, SeatCleared("removed" if state.phase == "playing" else None))
