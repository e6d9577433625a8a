"""All of it put together."""

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
from litestar.types import LifespanHook

from tischlein.server.http import books, doorplate, page, persons, socket, tables, vitals
from tischlein.server.http.guard import Guard
from tischlein.server.http.guests import Guests
from tischlein.server.http.house import Desk, House
from tischlein.server.http.problems import HANDLERS, AnyRequest, Reading, log_error
from tischlein.server.http.visitors import Proxies
from tischlein.server.settings import Settings

DESCRIPTION_PATH: Final = "/api/openapi.json"
LARGEST: Final = 4_096
"""Bytes of a request, where a route says nothing else."""

ROUTES: Final = [
    books.list_games,
    books.read_rulebook,
    books.read_locale,
    books.read_lessons,
    books.read_wire,
    doorplate.read_doorplate,
    persons.read_guest,
    persons.name_guest,
    tables.read_lobby,
    tables.open_table,
    tables.read_table,
    tables.list_finished,
    tables.read_record,
    tables.read_replay,
    tables.read_archive,
    vitals.read_health,
    vitals.read_metrics,
    page.read_page,
    page.read_worker,
    page.read_file,
    socket.attend_table,
]


def make_app(
    settings: Settings,
    house: House,
    on_startup: Sequence[LifespanHook] = (),
    on_shutdown: Sequence[LifespanHook] = (),
    clock: Callable[[], float] = time.monotonic,
    now: Callable[[], float] = time.time,
) -> Litestar:
    """The application. `clock` measures limits, `now` is the time of day; both in seconds."""
    proxies = Proxies(settings.proxies)
    app = Litestar(
        ROUTES,
        state=State({"desk": Desk(settings, house, Guests(house.keys), proxies, now)}),
        openapi_config=_description(),
        exception_handlers=HANDLERS,
        after_exception=[log_error],
        request_class=Reading,
        request_max_body_size=LARGEST,
        on_startup=on_startup,
        on_shutdown=on_shutdown,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    # Middleware of Litestar runs behind its router; the guard has to see what has no route, too.
    app.asgi_handler = Guard(app.asgi_handler, settings, proxies, clock)
    return app


def _description() -> OpenAPIConfig:
    """OpenAPI as JSON, and no page that would load scripts from elsewhere."""
    key = SecurityScheme("http", scheme="bearer", description="The invitation to a table, or its host's key.")
    return OpenAPIConfig(
        title="Tischlein",
        version=version("tischlein"),
        description="Tables for card games. All that happens at a table goes over its socket (`/api/wire`).",
        use_handler_docstrings=True,
        components=Components(security_schemes={"key": key}),
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        openapi_router=Router(
            DESCRIPTION_PATH, route_handlers=[], include_in_schema=False, before_request=_only_the_description
        ),
    )


def _only_the_description(request: AnyRequest) -> None:
    """Below the description there is nothing."""
    if request.scope["path"].rstrip("/") != DESCRIPTION_PATH:
        raise NotFoundException
