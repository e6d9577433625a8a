"""The ASGI application: all routes, the error handlers and the security middleware."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Final

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import LifespanHook, Scope

from tischlein.server.host import TableHost
from tischlein.server.http import (
    content,
    guests,
    joining,
    monitoring,
    page,
    page_runtime,
    public_address,
    puzzles,
    tables,
    websocket,
)
from tischlein.server.http.context import AppContext
from tischlein.server.http.guest_cookie import GuestCookies, read_cookie
from tischlein.server.http.litestar_caches import limit_caches
from tischlein.server.http.middleware import SecurityMiddleware
from tischlein.server.http.problems import HANDLERS, AnyRequest, JsonRequest, log_server_error
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.settings import Settings

OPENAPI_PATH: Final = "/api/openapi.json"
MAX_BODY_BYTES: Final = 4_096
"""Bytes of a request body, unless a route sets another limit."""

ROUTES: Final = [
    content.list_games,
    content.read_rulebook,
    content.read_locale,
    content.read_locale_chapter,
    content.read_lessons,
    content.read_message_schema,
    puzzles.list_puzzles,
    puzzles.list_game_puzzles,
    puzzles.read_puzzle,
    public_address.read_public_address,
    guests.read_guest,
    guests.name_guest,
    tables.read_lobby,
    tables.open_table,
    tables.read_table,
    joining.show_code,
    joining.join_by_code,
    tables.list_finished_games,
    tables.read_record,
    tables.read_replay,
    tables.read_review,
    tables.read_archive,
    monitoring.read_health,
    monitoring.read_readiness,
    monitoring.read_metrics,
    page.read_page,
    page.read_table_page,
    page.read_game_page,
    page.read_robots,
    page.read_worker,
    page.read_file,
    page_runtime.read_runtime_file,
    websocket.accept_table_socket,
]


def make_app(
    settings: Settings,
    table_host: TableHost,
    on_startup: Sequence[LifespanHook] = (),
    on_shutdown: Sequence[LifespanHook] = (),
    clock: Callable[[], float] = time.monotonic,
    now: Callable[[], float] = time.time,
) -> Litestar:
    """Create the application. `clock` measures limits, `now` is the time of day; both in seconds."""
    proxies = TrustedProxies(settings.proxies)
    cookies = GuestCookies(table_host.keys)

    def is_banned(scope: Scope, client: str) -> bool:
        bans = table_host.bans
        guest = cookies.from_cookie(read_cookie(scope), now()) if bans.has_guests else None
        return bans.covers(None if guest is None else guest.id, client)

    app = Litestar(
        ROUTES,
        state=State({"context": AppContext(settings, table_host, cookies, proxies, now)}),
        openapi_config=_openapi_config(),
        exception_handlers={**HANDLERS, NotFoundException: page.respond_not_found},
        after_exception=[log_server_error],
        request_class=JsonRequest,
        request_max_body_size=MAX_BODY_BYTES,
        on_startup=on_startup,
        on_shutdown=on_shutdown,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    limit_caches(app)
    # Litestar runs its middleware behind the router; this one must also see requests without a route.
    app.asgi_handler = SecurityMiddleware(app.asgi_handler, settings, proxies, is_banned, clock)
    return app


def _openapi_config() -> OpenAPIConfig:
    """Serve OpenAPI as JSON only: its documentation pages would load scripts from other sites."""
    key = SecurityScheme("http", scheme="bearer", description="The invitation key of a table, or its host key.")
    return OpenAPIConfig(
        title="Tischlein",
        version=version("tischlein"),
        description="Tables for card games. Everything that happens at a table goes over its socket (`/api/protocol`).",
        use_handler_docstrings=True,
        components=Components(security_schemes={"key": key}),
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        openapi_router=Router(
            OPENAPI_PATH, route_handlers=[], include_in_schema=False, before_request=_only_openapi_path
        ),
    )


def _only_openapi_path(request: AnyRequest) -> None:
    """Raise 404 for paths below the description."""
    if request.scope["path"].rstrip("/") != OPENAPI_PATH:
        raise NotFoundException
