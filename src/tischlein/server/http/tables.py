"""Lobby, tables, and the games that were played at them."""

from __future__ import annotations

import asyncio
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
from tischlein.server.http.caching import REVALIDATE, conditional_response, prepare
from tischlein.server.http.content import UNCHANGED
from tischlein.server.http.context import AnyConnection, context_of
from tischlein.server.http.problems import AnyRequest, ProblemError, problem_responses
from tischlein.server.keys import secrets_equal
from tischlein.server.store.base import FinishedGame, TableSummary

MAX_TABLE_BYTES: Final = 65_536
"""Bytes of a request for a table: a box of one's own may be large."""
LOBBY_MAX_AGE: Final = 86_400_000
"""Milliseconds after which a table where nothing changes is no longer to_listed_table."""
MAX_TIME: Final = 2**53 - 1
OPTIONAL_KEY: Final[list[dict[str, list[str]]]] = [{}, {"key": []}]
"""A key is welcome, and not needed for what is open to all."""

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$", max_length=40)]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Viewer = Annotated[
    str, QueryParameter(pattern="^(none|[0-9])$", description="The number of a seat, or none: who looked on.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Before = Annotated[
    int | None,
    QueryParameter(ge=0, le=MAX_TIME, description="Only what changed before that time (milliseconds since 1970)."),
]


def has_table_key(connection: AnyConnection, table: str) -> bool:
    """The request carries the invitation to the table, or its host's key."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False
    keys = context_of(connection).house.keys
    invited, hosting = secrets_equal(key, keys.invitation(table)), secrets_equal(key, keys.host(table))
    return invited or hosting


@get("/api/tables", responses=problem_responses(503), tags=["tables"])
async def read_lobby(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Lobby:
    """Public tables where somebody gathered or played within the last day."""
    context = context_of(request)
    rows = await context.house.store.lobby(limit, before, int(context.now() * 1000) - LOBBY_MAX_AGE)
    return Lobby(list(map(to_listed_table, rows)), rows[-1].updated if len(rows) == limit else None)


@post(
    "/api/tables",
    responses=problem_responses(403, 413, 415, 422, 503),
    request_max_body_size=MAX_TABLE_BYTES,
    tags=["tables"],
)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Set a table. Everything else about it goes over its socket, `/api/tables/{id}/socket`."""
    if is_nested_too_deep(data.options):
        raise ProblemError(422, "The options are nested too deep.")
    house = context_of(request).house
    table = await house.open_table(data.setup(), data.bots)
    invitation = house.keys.invitation(table)
    return OpenedTable(table, house.keys.host(table), invitation, f"/t/{table}#{invitation}")


@get("/api/tables/{table:str}", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["tables"])
async def read_table(request: AnyRequest, table: TableId) -> TableSummary:
    """What is known of a table. A private one is told of only to who has its invitation or its host's key."""
    row = await context_of(request).house.store.summary(table)
    if not has_table_key(request, table) and (row is None or not row.setup.public):
        raise ProblemError(404)
    if row is None:
        raise ProblemError(404)
    return row


@get("/api/tables/{table:str}/games", responses=problem_responses(404, 503), security=OPTIONAL_KEY, tags=["games"])
async def list_finished_games(request: AnyRequest, table: TableId) -> TableGames:
    """The finished games of a table that shows them to all, or to who has a key of it."""
    store = context_of(request).house.store
    row = await store.summary(table)
    if row is None or not (has_table_key(request, table) or row.setup.replays):
        raise ProblemError(404)
    return TableGames(await store.finished_games(table))


@get(
    "/api/tables/{table:str}/games/{number:int}/record",
    responses=problem_responses(404, 422, 503),
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_record(request: AnyRequest, table: TableId, number: GameNumber) -> Response[dict[str, Any]]:
    """The record of a finished game: seed, deal, moves, result. Whoever has it can play it again and check it."""
    game = await _finished(request, table, number)
    record = await context_of(request).house.record(table, number)
    disposition = f'attachment; filename="{game.game}-{table}-{number}.json"'
    return Response(record, headers={"content-disposition": disposition}, media_type="application/json")


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    responses={**problem_responses(404, 422, 503), **UNCHANGED},
    security=OPTIONAL_KEY,
    tags=["games"],
)
async def read_replay(
    request: AnyRequest, table: TableId, number: GameNumber, viewer: Viewer = "none"
) -> Response[Replay]:
    """A finished game to be looked at again, through the eyes of a seat or of somebody who looked on."""
    game = await _finished(request, table, number)
    seat = None if viewer == "none" else int(viewer)
    if seat is not None and seat >= len(game.names):
        raise ProblemError(404)
    body = await context_of(request).house.replay(game, seat)
    prepared = await asyncio.to_thread(prepare, body)
    return conditional_response(request, body, prepared, "application/json", f"private, {REVALIDATE}")


async def _finished(request: AnyRequest, table: str, number: int) -> FinishedGame:
    """A finished game, for who may look at it."""
    game = await context_of(request).house.store.finished_game(table, number)
    if game is None or not (has_table_key(request, table) or game.replays):
        raise ProblemError(404)
    return game


@get("/api/archive", responses=problem_responses(503), tags=["games"])
async def read_archive(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Archive:
    """FinishedGame games that anybody may look at."""
    found = await context_of(request).house.store.archive(limit, before)
    return Archive(found, found[-1].ended if len(found) == limit else None)
