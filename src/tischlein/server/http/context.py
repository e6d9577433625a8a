"""The context that every route needs, and what it requires of the tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, cast

from litestar import WebSocket
from litestar.connection import ASGIConnection

from tischlein.server.http.guest_cookie import Guest, GuestCookies
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.keys import Keys
from tischlein.server.link import Wire
from tischlein.server.log_events import TableSetup
from tischlein.server.settings import Settings
from tischlein.server.store.base import FinishedGame, Store

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyWebSocket = WebSocket[Any, Any, Any]


class House(Protocol):
    """The tables themselves."""

    @property
    def store(self) -> Store: ...

    @property
    def keys(self) -> Keys: ...

    async def open_table(self, setup: TableSetup, bots: list[str]) -> str:
        """Set a table, computer players included; its id. TischleinError if the game does not allow it."""

    async def record(self, table: str, number: int) -> dict[str, Any]:
        """The record of a game that the store knows as finished."""

    async def replay(self, game: FinishedGame, viewer: int | None) -> bytes:
        """Such a game as a seat or a spectator (None) saw it: the JSON of a `bodies.Replay`."""

    def counts(self) -> dict[str, int]:
        """How many tables, sockets and so on there are at this moment."""

    async def attend(self, socket: Wire, table: str, guest: Guest | None, address: str) -> None:
        """Serve one socket to its end. `address` is what counts as one (`limits.client_key`)."""


@dataclass(frozen=True)
class AppContext:
    """What every route needs."""

    settings: Settings
    house: House
    guest_cookies: GuestCookies
    proxies: TrustedProxies
    now: Callable[[], float]


def context_of(connection: AnyConnection) -> AppContext:
    return cast(AppContext, connection.app.state.context)
