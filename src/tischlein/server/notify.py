"""Reminders for absent people whose turn it is. To reach phones, add another implementation."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from tischlein.server.logs import log


class Reminder(Struct, frozen=True):
    """The turn of an absent person, who is identified by the id of the guest cookie."""

    table: str
    seat: int
    guest: str


class Notifier(Protocol):
    """Sends reminders; must not block and must not fail."""

    def remind(self, reminder: Reminder) -> None: ...


class LogNotifier:
    """Writes reminders to the server log."""

    def remind(self, reminder: Reminder) -> None:
        log("reminder", table=reminder.table, seat=reminder.seat)
