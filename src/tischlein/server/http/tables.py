"""The routes of the lobby, tables, finished games and the archive."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tischlein.server.http.bodies import (
    Archive,
    Lobby,
    NewTable,
    OpenedTable,
    Replay,
    TableGames,
    is_nested_too_deep,
    to_listed_table,
)
from tischlein.server.http.caching import REVALIDATE, conditional_response
from tischlein.server.http.content import UNCHANGED
from tischlein.server.http.context import AnyConnection, context_of
from tischlein.server.http.problems import AnyRequest, ProblemError, problem_responses
from tischlein.server.keys import secrets_equal
from tischlein.server.limits import client_key
from tischlein.server.log_events import MAX_TABLE_ID_LENGTH, TABLE_ID_PATTERN
from tischlein.server.store.base import FinishedGame, TableSummary

MAX_TABLE_BYTES: Final = 65_536
"""Bytes of a request for a new table, which may contain a custom box."""
LOBBY_MAX_AGE: Final = 86_400_000
"""Milliseconds after its last change during which a table is listed in the lobby."""
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
    keys, guesses = context.table_host.keys, context.table_host.guesses
    address = client_key(context.proxies.client_address(connection.scope))
    if guesses.is_blocked(address):
        raise ProblemError(429, "Too many wrong links; try again in a minute.")
    invited, hosting = secrets_equal(key, keys.invitation(table)), secrets_equal(key, keys.host(table))
    if not (invited or hosting):
        guesses.count(address)
    return invited or hosting


@get("/api/tables", responses=problem_responses(503), tags=["tables"])
async def read_lobby(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Lobby:
    """List public tables that changed within the last day."""
    context = context_of(request)
    summaries = await context.table_host.store.lobby(limit, before, int(context.now() * 1000) - LOBBY_MAX_AGE)
    return Lobby(list(map(to_listed_table, summaries)), summaries[-1].updated if len(summaries) == limit else None)


@post(
    "/api/tables",
    responses=problem_responses(403, 413, 415, 422, 503),
    request_max_body_size=MAX_TABLE_BYTES,
    tags=["tables"],
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table. Everything else about it goes over its socket, `/api/tables/{id}/socket`."""
    if is_nested_too_deep(data.options):
        raise ProblemError(422, "The options are nested too deeply.")
    table_host = context_of(request).table_host
    table = await table_host.open_table(data.setup(), data.bots)
    invitation = table_host.keys.invitation(table)
    return OpenedTable(table, table_host.keys.host(table), invitation, f"/t/{table}#{invitation}")


@get("/api/tables/{table:str}", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["tables"])
async def read_table(request: AnyRequest, table: TableId) -> TableSummary:
    """Return the summary of a table. A private one requires its invitation key or its host key."""
    has_key = has_table_key(request, table)
    summary = await context_of(request).table_host.store.summary(table)
    if summary is None or not (has_key or summary.setup.public):
        raise ProblemError(404)
    return summary


@get("/api/tables/{table:str}/games", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["games"])
async def list_finished_games(request: AnyRequest, table: TableId) -> TableGames:
    """List the finished games of a table, if they are public or the request carries one of its keys."""
    has_key = has_table_key(request, table)
    store = context_of(request).table_host.store
    summary = await store.summary(table)
    if summary is None or not (has_key or summary.setup.replays):
        raise ProblemError(404)
    return TableGames(await store.finished_games(table))


@get(
    "/api/tables/{table:str}/games/{number:int}/record",
    responses={**problem_responses(404, 422, 503), **UNCHANGED},
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_record(request: AnyRequest, table: TableId, number: GameNumber) -> Response[dict[str, Any]]:
    """Return the record of a finished game: seed, deal, moves and result, with which it can be verified."""
    game = await _visible_game(request, table, number)
    record = await context_of(request).table_host.archive.record(game)
    response = conditional_response(request, record, "application/json", f"private, {REVALIDATE}")
    response.headers["content-disposition"] = f'attachment; filename="{game.game}-{table}-{number}.json"'
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
    game = await _visible_game(request, table, number)
    seat = None if viewer == "none" else int(viewer)
    if seat is not None and seat >= len(game.names):
        raise ProblemError(404)
    body = await context_of(request).table_host.archive.replay(game, seat)
    return conditional_response(request, body, "application/json", f"private, {REVALIDATE}")


async def _visible_game(request: AnyRequest, table: str, number: int) -> FinishedGame:
    """Return a finished game; raise 404 if there is none or the request may not see it."""
    has_key = has_table_key(request, table)
    game = await context_of(request).table_host.store.finished_game(table, number)
    if game is None or not (has_key or game.replays or game.shared):
        raise ProblemError(404)
    return game


@get("/api/archive", responses=problem_responses(503), tags=["games"])
async def read_archive(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Archive:
    """List finished games with public replays."""
    found = await context_of(request).table_host.store.archive(limit, before)
    return Archive(found, found[-1].ended if len(found) == limit else None)
