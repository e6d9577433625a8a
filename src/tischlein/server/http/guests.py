"""The routes with which a guest reads and chooses a name."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tischlein.server.http.bodies import GuestName, NewName
from tischlein.server.http.context import AnyConnection, context_of
from tischlein.server.http.guest_cookie import COOKIE, Guest, new_guest_id, normalise_name
from tischlein.server.http.problems import AnyRequest, problem_responses


def guest_of(connection: AnyConnection) -> Guest | None:
    context = context_of(connection)
    return context.guest_cookies.from_cookie(connection.cookies.get(COOKIE), context.now())


@get("/api/guest", responses=problem_responses(), sync_to_thread=False, tags=["guests"])
def read_guest(request: AnyRequest) -> GuestName:
    """Return the guest's name."""
    guest = guest_of(request)
    return GuestName(guest.name if guest else None)


@post(
    "/api/guest",
    responses=problem_responses(403, 413, 415, 422),
    status_code=200,
    sync_to_thread=False,
    tags=["guests"],
)
def name_guest(request: AnyRequest, data: JSONBody[NewName]) -> Response[GuestName]:
    """Set the guest's name. It is stored for a year in a signed cookie and nowhere else."""
    context = context_of(request)
    known = guest_of(request)
    guest = Guest(known.id if known else new_guest_id(), normalise_name(data.name))
    secure = context.settings.secure or context.proxies.is_encrypted(request.scope)
    return Response(GuestName(guest.name), cookies=[context.guest_cookies.to_cookie(guest, context.now(), secure)])
