"""The routes of the lobby, tables, finished games and the archive."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tischlein.server import table_requests
from tischlein.server.bodies import (
    Archive,
    Lobby,
    NewTable,
    OpenedTable,
    Replay,
    ReviewState,
    TableGames,
)
from tischlein.server.http.caching import REVALIDATE, conditional_response
from tischlein.server.http.content import UNCHANGED
from tischlein.server.http.context import AnyConnection, context_of
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.limits import client_key
from tischlein.server.log_events import MAX_TABLE_ID_LENGTH, TABLE_ID_PATTERN
from tischlein.server.store.base import TableSummary

MAX_TABLE_BYTES: Final = 65_536
"""Bytes of a request for a new table, which may contain a custom box."""
MAX_TIME: Final = 2**53 - 1
OPTIONAL_KEY: Final[list[dict[str, list[str]]]] = [{}, {"key": []}]
"""Security of routes that need no key for public tables."""
TABLE_KEY: Final[list[dict[str, list[str]]]] = [{"key": []}]
"""Security of routes that always need a key."""

TableId = Annotated[str, PathParameter(pattern=TABLE_ID_PATTERN, max_length=MAX_TABLE_ID_LENGTH)]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Viewer = Annotated[
    str, QueryParameter(pattern="^(none|[0-9])$", description="The number of a seat, or none for a spectator.")
]
Effort = Annotated[
    str, QueryParameter(pattern="^(quick|normal)$", description="How much work the review is: quick or normal.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="The maximum number of results.")]
Before = Annotated[
    int | None,
    QueryParameter(ge=0, le=MAX_TIME, description="Only results from before that time (milliseconds since 1970)."),
]


def has_table_key(connection: AnyConnection, table: str) -> bool:
    """Return whether the request carries the invitation key of the table, or its host key.

    A wrong key counts as a guess, and after many of them an address gets 429 for right ones as well.
    """
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False
    context = context_of(connection)
    address = client_key(context.proxies.client_address(connection.scope))
    return table_requests.is_table_key(context.table_host, table, key, address)


@get("/api/tables", responses=problem_responses(503), tags=["tables"])
async def read_lobby(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Lobby:
    """List public tables that changed within the last day."""
    context = context_of(request)
    return await table_requests.read_lobby(context.table_host, limit, before, int(context.now() * 1000))


@post(
    "/api/tables",
    responses=problem_responses(403, 413, 415, 422, 503),
    request_max_body_size=MAX_TABLE_BYTES,
    tags=["tables"],
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table. Everything else about it goes over its socket, `/api/tables/{id}/socket`."""
    return await table_requests.open_table(context_of(request).table_host, data)


@get("/api/tables/{table:str}", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["tables"])
async def read_table(request: AnyRequest, table: TableId) -> TableSummary:
    """Return the summary of a table. A private one requires its invitation key or its host key."""
    has_key = has_table_key(request, table)
    return await table_requests.read_table(context_of(request).table_host, table, has_key)


@get("/api/tables/{table:str}/games", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["games"])
async def list_finished_games(request: AnyRequest, table: TableId) -> TableGames:
    """List the finished games of a table, if they are public or the request carries one of its keys."""
    has_key = has_table_key(request, table)
    return await table_requests.read_games(context_of(request).table_host, table, has_key)


@get(
    "/api/tables/{table:str}/games/{number:int}/record",
    responses={**problem_responses(404, 422, 503), **UNCHANGED},
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_record(request: AnyRequest, table: TableId, number: GameNumber) -> Response[dict[str, Any]]:
    """Return the record of a finished game: seed, deal, moves and result, with which it can be verified."""
    has_key = has_table_key(request, table)
    record, file_name = await table_requests.read_record(context_of(request).table_host, table, number, has_key)
    response = conditional_response(request, record, "application/json", f"private, {REVALIDATE}")
    response.headers["content-disposition"] = f'attachment; filename="{file_name}"'
    return response


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    responses={**problem_responses(404, 422, 503), **UNCHANGED},
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_replay(
    request: AnyRequest, table: TableId, number: GameNumber, viewer: Viewer = "none"
) -> Response[Replay]:
    """Return the replay of a finished game as a seat or a spectator saw it."""
    seat = None if viewer == "none" else int(viewer)
    has_key = has_table_key(request, table)
    body = await table_requests.read_replay(context_of(request).table_host, table, number, seat, has_key)
    return conditional_response(request, body, "application/json", f"private, {REVALIDATE}")


@get(
    "/api/tables/{table:str}/games/{number:int}/review",
    responses={**problem_responses(404, 422, 503), **UNCHANGED},
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_review(
    request: AnyRequest, table: TableId, number: GameNumber, effort: Effort = "normal"
) -> Response[ReviewState]:
    """Return how far the review of a finished game is, and what it says so far. The first request starts the work."""
    context = context_of(request)
    has_key = has_table_key(request, table)
    address = client_key(context.proxies.client_address(request.scope))
    body = await table_requests.read_review(context.table_host, table, number, effort, address, has_key)
    return conditional_response(request, body, "application/json", f"private, {REVALIDATE}")


@get("/api/archive", responses=problem_responses(503), tags=["games"])
async def read_archive(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Archive:
    """List finished games with public replays."""
    return await table_requests.read_archive(context_of(request).table_host, limit, before)
