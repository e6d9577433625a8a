"""Reminders for people who are waited for and not there. To reach phones, put another implementation here."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from tischlein.server.logs import log


class Reminder(Struct, frozen=True):
    """A person who is waited for, by the id of its guest cookie."""

    table: str
    seat: int
    guest: str


class Notifier(Protocol):
    """Sends reminders; must not block and must not fail."""

    def remind(self, reminder: Reminder) -> None: ...


class LogNotifier:
    """Writes reminders into the log of the server."""

    def remind(self, reminder: Reminder) -> None:
        log("reminder", table=reminder.table, seat=reminder.seat)
