"""The holders of a table's seats, and how log entries change them."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from tischlein.server.log_events import (
    Animal,
    BotAdded,
    EntropyAdded,
    GameEnded,
    HandedOver,
    HandOverReason,
    HolderRenamed,
    LogEntry,
    MoveMade,
    Phase,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    TakenOver,
)
from tischlein.server.people import bot_name, default_animal, distinct_name, is_numbered, seat_bots

STAND_IN: Final = "medium"
"""The level of the computer player that continues for a player who left or ran out of time."""
PATIENCE: Final = 60_000
"""Milliseconds of absence, or of waiting for a move, after which any seated player may act for a person."""


class SeatHolder(Struct, frozen=True):
    """The holder of a seat. `entry` is the number of the log entry with which a person took it; keys derive from it."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    guest: str = ""
    entry: int = 0
    salt: str = ""
    level: str | None = None
    away: bool = False
    entropy: str | None = None
    reason: HandOverReason | None = None
    animal: Animal | None = None
    """The animal of a person, also while a computer player goes on in the person's place."""

    @property
    def is_bot(self) -> bool:
        """Whether a computer player sits here under its own name."""
        return self.kind == "bot" and self.animal is None


FREE: Final = SeatHolder()


class GuestIdentity(Protocol):
    """The holder of a guest cookie."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def animal(self) -> Animal: ...


def rename(holders: list[SeatHolder], seat: int, guest: GuestIdentity) -> HolderRenamed | None:
    """Return how a seat takes on the name and animal that its person has chosen; None if nothing changes."""
    holder = holders[seat]
    if holder.kind != "person" or holder.guest != guest.id:
        return None
    others = [other.name for at, other in enumerate(holders) if at != seat and not other.is_bot]
    name = distinct_name(guest.name, others)
    return (
        None if (name, guest.animal) == (holder.name, holder.animal) else HolderRenamed(name, holder.name, guest.animal)
    )


def rename_on_return(holders: list[SeatHolder], seat: int, guest: GuestIdentity) -> HolderRenamed | None:
    """Return the same for a person who comes back; a namesake's number stays, even if it is no longer needed."""
    event = rename(holders, seat, guest)
    if event is None or not is_numbered(event.was, guest.name):
        return event
    return None if holders[seat].animal == guest.animal else HolderRenamed(event.was, event.was, guest.animal)


def animals_of(holders: list[SeatHolder]) -> list[Animal | None]:
    """Return the animals by seat: people have their own, and computer players yield to them."""
    people = {holder.animal for holder in holders if holder.animal is not None}
    bots = iter(seat_bots(people, [holder.name for holder in holders if holder.is_bot]))
    return [next(bots) if holder.is_bot else holder.animal for holder in holders]


def update_holders(holders: list[SeatHolder], entry: LogEntry, phase: Phase) -> list[SeatHolder]:
    """Return the holders of all seats after a log entry."""
    if isinstance(entry.event, MoveMade):
        return holders
    if isinstance(entry.event, GameEnded):
        return [replace(holder, entropy=None) for holder in holders]
    if entry.seat is None or (changed := _update_holder(holders[entry.seat], entry, phase)) is None:
        return holders
    changed_holders = [changed if seat == entry.seat else holder for seat, holder in enumerate(holders)]
    is_named = isinstance(entry.event, SeatTaken | HolderRenamed)
    return _rename_bots(changed_holders, changed) if is_named else changed_holders


def _rename_bots(holders: list[SeatHolder], person: SeatHolder) -> list[SeatHolder]:
    """Give another name to a computer player whose name a person has."""
    name = person.name.casefold()
    others = [holder.name for holder in holders]
    return [
        replace(holder, name=bot_name(others)) if holder.is_bot and holder.name.casefold() == name else holder
        for holder in holders
    ]


def _update_holder(holder: SeatHolder, entry: LogEntry, phase: Phase) -> SeatHolder | None:
    match entry.event:
        case SeatTaken(name, guest, salt, animal):
            return SeatHolder("person", name, guest, entry=entry.seq, salt=salt, animal=animal or default_animal(guest))
        case HolderRenamed(name, _, animal):
            return replace(holder, name=name, animal=animal)
        case BotAdded(level, name):
            return SeatHolder("bot", name, level=level)
        case SeatLeft() | SeatCleared():
            return SeatHolder("bot", holder.name, level=STAND_IN, animal=holder.animal) if phase == "playing" else FREE
        case HandedOver(level, reason):
            return replace(holder, level=level, away=True, reason=reason)
        case TakenOver():
            return replace(holder, level=None, away=False, reason=None)
        case EntropyAdded(entropy):
            return replace(holder, entropy=entropy)
    return None
