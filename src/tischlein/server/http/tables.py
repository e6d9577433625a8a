"""Lobby, tables, and the games that were played at them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tischlein.server.http.bodies import Archive, Games, Lobby, NewTable, Opened, Replay, listed, too_deep
from tischlein.server.http.books import UNCHANGED
from tischlein.server.http.house import Connection, desk_of
from tischlein.server.http.kept import ASK, given, prepare
from tischlein.server.http.problems import AnyRequest, Refused, told
from tischlein.server.keys import same
from tischlein.server.store.base import Finished, Row

LARGEST_TABLE: Final = 65_536
"""Bytes of a request for a table: a box of one's own may be large."""
FRESH: Final = 86_400_000
"""Milliseconds after which a table where nothing changes is no longer listed."""
LATEST: Final = 2**53 - 1
BEARER: Final[list[dict[str, list[str]]]] = [{}, {"key": []}]
"""A key is welcome, and not needed for what is open to all."""

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]+$", max_length=40)]
GameNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]
Viewer = Annotated[
    str, QueryParameter(pattern="^(none|[0-9])$", description="The number of a seat, or none: who looked on.")
]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Before = Annotated[
    int | None,
    QueryParameter(ge=0, le=LATEST, description="Only what changed before that time (milliseconds since 1970)."),
]


def may_enter(connection: Connection, table: str) -> bool:
    """The request carries the invitation to the table, or its host's key."""
    scheme, _, key = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False
    keys = desk_of(connection).house.keys
    invited, hosting = same(key, keys.invitation(table)), same(key, keys.host(table))
    return invited or hosting


@get("/api/tables", responses=told(503), tags=["tables"])
async def read_lobby(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Lobby:
    """Public tables where somebody gathered or played within the last day."""
    desk = desk_of(request)
    rows = await desk.house.store.lobby(limit, before, int(desk.now() * 1000) - FRESH)
    return Lobby(list(map(listed, rows)), rows[-1].updated if len(rows) == limit else None)


@post("/api/tables", responses=told(403, 413, 415, 422, 503), request_max_body_size=LARGEST_TABLE, tags=["tables"])
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Set a table. Everything else about it goes over its socket, `/api/tables/{id}/socket`."""
    if too_deep(data.options):
        raise Refused(422, "The options are nested too deep.")
    house = desk_of(request).house
    table = await house.open_table(data.setup(), data.bots)
    invitation = house.keys.invitation(table)
    return Opened(table, house.keys.host(table), invitation, f"/t/{table}#{invitation}")


@get("/api/tables/{table:str}", responses=told(404, 503), security=BEARER, tags=["tables"])
async def read_table(request: AnyRequest, table: TableId) -> Row:
    """What is known of a table. A private one is told of only to who has its invitation or its host's key."""
    row = await desk_of(request).house.store.row(table)
    if not may_enter(request, table) and (row is None or not row.setup.public):
        raise Refused(404)
    if row is None:
        raise Refused(404)
    return row


@get("/api/tables/{table:str}/games", responses=told(404, 503), security=BEARER, tags=["games"])
async def list_finished(request: AnyRequest, table: TableId) -> Games:
    """The finished games of a table that shows them to all, or to who has a key of it."""
    store = desk_of(request).house.store
    row = await store.row(table)
    if row is None or not (may_enter(request, table) or row.setup.replays):
        raise Refused(404)
    return Games(await store.games(table))


@get(
    "/api/tables/{table:str}/games/{number:int}/record", responses=told(404, 422, 503), security=BEARER, tags=["games"]
)
async def read_record(request: AnyRequest, table: TableId, number: GameNumber) -> Response[dict[str, Any]]:
    """The record of a finished game: seed, deal, moves, result. Whoever has it can play it again and check it."""
    game = await _finished(request, table, number)
    record = await desk_of(request).house.record(table, number)
    disposition = f'attachment; filename="{game.game}-{table}-{number}.json"'
    return Response(record, headers={"content-disposition": disposition}, media_type="application/json")


@get(
    "/api/tables/{table:str}/games/{number:int}/replay",
    responses={**told(404, 422, 503), **UNCHANGED},
    security=BEARER,
    tags=["games"],
)
async def read_replay(
    request: AnyRequest, table: TableId, number: GameNumber, viewer: Viewer = "none"
) -> Response[Replay]:
    """A finished game to be looked at again, through the eyes of a seat or of somebody who looked on."""
    game = await _finished(request, table, number)
    seat = None if viewer == "none" else int(viewer)
    if seat is not None and seat >= len(game.names):
        raise Refused(404)
    body = await desk_of(request).house.replay(game, seat)
    prepared = await asyncio.to_thread(prepare, body)
    return given(request, body, prepared, "application/json", f"private, {ASK}")


async def _finished(request: AnyRequest, table: str, number: int) -> Finished:
    """A finished game, for who may look at it."""
    game = await desk_of(request).house.store.finished(table, number)
    if game is None or not (may_enter(request, table) or game.replays):
        raise Refused(404)
    return game


@get("/api/archive", responses=told(503), tags=["games"])
async def read_archive(request: AnyRequest, limit: Limit = 50, before: Before = None) -> Archive:
    """Finished games that anybody may look at."""
    found = await desk_of(request).house.store.archive(limit, before)
    return Archive(found, found[-1].ended if len(found) == limit else None)
