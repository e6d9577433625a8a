"""What all tables of one server process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from tischlein.server.bot_pool import BotPool
from tischlein.server.frame_queue import Outbox
from tischlein.server.keys import Keys
from tischlein.server.limits import RateLimiter
from tischlein.server.log_events import LogEntry
from tischlein.server.notify import Notifier
from tischlein.server.settings import Settings
from tischlein.server.store.base import Store
from tischlein.server.table_state import TableState


@dataclass(frozen=True)
class Runtime:
    """The services of a server process.

    fold               returns the state that a log makes, folded in a thread
    frames_by_address  limits what all connections of an address send
    now                returns the server time in milliseconds
    spawn              starts background work; a failure is logged
    """

    settings: Settings
    keys: Keys
    store: Store
    bots: BotPool
    notifier: Notifier
    outbox: Outbox
    fold: Callable[[list[LogEntry]], Awaitable[TableState]]
    frames_by_address: RateLimiter
    now: Callable[[], int]
    spawn: Callable[[Coroutine[Any, Any, None]], None]
