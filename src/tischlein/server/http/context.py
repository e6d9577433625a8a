"""The context that every route needs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from litestar import WebSocket
from litestar.connection import ASGIConnection

from tischlein.server.host import TableHost
from tischlein.server.http.guest_cookie import GuestCookies
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyWebSocket = WebSocket[Any, Any, Any]


@dataclass(frozen=True)
class AppContext:
    """What every route needs."""

    settings: Settings
    table_host: TableHost
    guest_cookies: GuestCookies
    proxies: TrustedProxies
    now: Callable[[], float]


def context_of(connection: AnyConnection) -> AppContext:
    return cast(AppContext, connection.app.state.context)
