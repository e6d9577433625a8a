"""Erasing a person from the database: names, animals, chat and the id of the guest.

The games stay valid: deal, moves and results do not depend on names. What a player added to a shuffle stays, since the
deal follows from it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    ChatRemoved,
    ChatSent,
    GameEnded,
    GameStarted,
    HolderRenamed,
    LogEntry,
    Phase,
    ReactionSent,
    SeatAsked,
    SeatTaken,
    TableOpened,
    encode_event,
)
from tischlein.server.people import default_animal, distinct_name
from tischlein.server.seat_holders import FREE, SeatHolder, animals_of, update_holders
from tischlein.server.store.database import has_kind, select_finished_games, select_log, select_summary
from tischlein.server.store.orders import add_order
from tischlein.server.store.schema import GAMES, LOG, TABLES

NAMELESS: Final = "N. N."
"""The name of a person who was erased, as lists of players use it in every language."""

Aliases = dict[str, str]
"""New ids for the guests to erase at one table: the guest, and other people on the same device."""


def find_tables_of(connection: Connection, guest: str) -> list[str]:
    """Return the tables at which a guest has a seat, had one or asked for one."""
    named = LOG.c.event.contains(f'"guest":"{guest}', autoescape=True)
    found = select(LOG.c.table_id, LOG.c.event).where(has_kind(SeatTaken) | has_kind(SeatAsked), named)
    ends = (f'"guest":"{guest}"', f'"guest":"{guest}/')
    return sorted({row.table_id for row in connection.execute(found) if any(end in row.event for end in ends)})


def erase_at_table(connection: Connection, keys: Keys, table: str, guest: str, aliases: Aliases, now: int) -> bool:
    """Erase a guest at one table; return whether there was anything to erase.

    `aliases` is empty at first; pass it again to erase what a running server has written since.
    """
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update()).one_or_none()
    entries = select_log(connection, table, 0)
    eraser = _Eraser(guest, aliases)
    changed = False
    for old, (new, holders) in zip(entries, eraser.rewrite(entries), strict=True):
        if new != old:
            row = (LOG.c.table_id == table) & (LOG.c.seq == old.seq)
            values = {"event": encode_event(new.event), "client": new.client}
            connection.execute(update(LOG).where(row).values(values))
            changed = True
        if isinstance(new.event, GameEnded):
            changed |= _rename_players(connection, keys, table, new.seq, holders)
    changed |= _rename_people(connection, table, eraser.holders)
    if changed:
        add_order(connection, "rewrite", table, now)
    return changed


class _Eraser:
    """Rewrites a log; `holders` are those after the last entry."""

    def __init__(self, guest: str, aliases: Aliases) -> None:
        self._guest = guest
        self._aliases = aliases
        self.holders: list[SeatHolder] = []
        self._phase: Phase = "gathering"

    def rewrite(self, entries: list[LogEntry]) -> Iterator[tuple[LogEntry, list[SeatHolder]]]:
        """Yield each entry without the person, and who held the seats before it."""
        for entry in entries:
            if isinstance(entry.event, TableOpened):
                self.holders = [FREE] * entry.event.setup.seats
            before = self.holders
            new = self._rewrite_entry(entry)
            self.holders = update_holders(before, new, self._phase)
            if isinstance(new.event, GameStarted):
                self._phase = "playing"
            elif isinstance(new.event, GameEnded):
                self._phase = "over"
            yield new, before

    def _rewrite_entry(self, entry: LogEntry) -> LogEntry:
        event, seat, client = entry.event, entry.seat, entry.client
        if client is not None and client.startswith(f"g{self._guest}:"):
            client = f"g{self._alias(self._guest)}:{client.partition(':')[2]}"
        holder = FREE if seat is None else self.holders[seat]
        if isinstance(event, SeatTaken) and self._is_erased(event.guest):
            alias = self._alias(event.guest)
            name = self._nameless(seat)
            event = SeatTaken(name, alias, event.salt, default_animal(alias))
        elif isinstance(event, SeatAsked) and self._is_erased(event.guest):
            event = SeatAsked(self._nameless(seat), self._alias(event.guest))
        elif holder.guest in self._aliases.values():
            if isinstance(event, HolderRenamed):
                event = HolderRenamed(holder.name, holder.name, holder.animal or default_animal(holder.guest))
            elif isinstance(event, ChatSent | ReactionSent):
                event = ChatRemoved()
        return replace(entry, event=event, client=client)

    def _is_erased(self, guest: str) -> bool:
        return guest == self._guest or guest.startswith(f"{self._guest}/")

    def _alias(self, guest: str) -> str:
        return self._aliases.setdefault(guest, secrets.token_urlsafe(16))

    def _nameless(self, seat: int | None) -> str:
        return distinct_name(NAMELESS, (holder.name for at, holder in enumerate(self.holders) if at != seat))


def _rename_players(connection: Connection, keys: Keys, table: str, last: int, holders: list[SeatHolder]) -> bool:
    """Rewrite the players of the finished game that ended with an entry; return whether they have changed."""
    game = next((one for one in select_finished_games(connection, table) if one.last == last), None)
    if game is None:
        return False
    animals = [animal for animal in animals_of(holders) if animal is not None]
    people = [keys.person(table, holder.guest) if holder.guest else "" for holder in holders]
    renamed = replace(
        game,
        names=[holder.name for holder in holders],
        animals=animals if game.animals else [],
        people=people if game.people else [],
    )
    if renamed == game:
        return False
    row = (GAMES.c.table_id == table) & (GAMES.c.number == game.number)
    connection.execute(update(GAMES).where(row).values(_to_json(renamed, "names", "animals", "people")))
    return True


def _rename_people(connection: Connection, table: str, holders: list[SeatHolder]) -> bool:
    """Rewrite the people in the summary of a table; return whether they have changed."""
    summary = select_summary(connection, table)
    if summary is None:
        return False
    seats = [seat for seat, holder in enumerate(holders) if holder.kind == "person"]
    animals = animals_of(holders)
    shown = [animal for seat in seats if (animal := animals[seat]) is not None]
    renamed = replace(summary, people=[holders[seat].name for seat in seats], animals=shown if summary.animals else [])
    if renamed == summary:
        return False
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(_to_json(renamed, "people", "animals")))
    return True


def _to_json(value: object, *fields: str) -> dict[str, str]:
    return {field: msgspec.json.encode(getattr(value, field)).decode() for field in fields}
