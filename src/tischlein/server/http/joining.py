"""The routes with which a table shows its join code, and a person follows one."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from tischlein.server.bodies import Invitation, ShownCode, TypedCode
from tischlein.server.errors import CommandError
from tischlein.server.http.context import context_of
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.http.tables import TABLE_KEY, TableId, has_table_key
from tischlein.server.join_codes import format_code
from tischlein.server.limits import client_key
from tischlein.server.problems import ProblemError


@post(
    "/api/tables/{table:str}/code",
    responses=problem_responses(403, 404, 415, 422, 503),
    status_code=200,
    security=TABLE_KEY,
    tags=["tables"],
)
async def show_code(request: AnyRequest, table: TableId) -> ShownCode:
    """Return the join code of a table: a valid one, or a new one.

    This requires one of its keys, also at a public table: a code gives the invitation, and so more than a seat.
    """
    host = context_of(request).table_host
    if not has_table_key(request, table) or await host.store.summary(table) is None:
        raise ProblemError(404)
    if await host.store.is_closed(table):
        raise ProblemError(422, "The operator of this server has closed this table.", code="table-closed")
    code, expires = await host.codes.show(table)
    return ShownCode(format_code(code), expires)


@post("/api/join", responses=problem_responses(403, 404, 413, 415, 503), status_code=200, tags=["tables"])
async def join_by_code(request: AnyRequest, data: JSONBody[TypedCode]) -> Invitation:
    """Return the invitation of the table that a join code leads to.

    An address that tries many wrong codes gets 429, also for right ones.
    """
    context = context_of(request)
    address = client_key(context.proxies.client_address(request.scope))
    try:
        table = await context.table_host.codes.redeem(data.code, address)
    except CommandError as error:
        raise ProblemError(429, str(error)) from None
    if table is None:
        raise ProblemError(404, "No table has this code, or it has expired.", code="no-code")
    invitation = context.table_host.keys.invitation(table)
    return Invitation(table, invitation, f"/t/{table}#{invitation}")
