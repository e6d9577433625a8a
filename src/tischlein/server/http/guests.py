"""The routes with which a guest reads and chooses a name and an animal."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tischlein.server.bodies import GuestProfile, NewProfile
from tischlein.server.http.context import AnyConnection, context_of
from tischlein.server.http.guest_cookie import COOKIE, new_guest_id
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.people import Guest, default_animal, normalise_name


def guest_of(connection: AnyConnection) -> Guest | None:
    context = context_of(connection)
    return context.guest_cookies.from_cookie(connection.cookies.get(COOKIE), context.now())


@get("/api/guest", responses=problem_responses(), sync_to_thread=False, tags=["guests"])
def read_guest(request: AnyRequest) -> GuestProfile:
    """Return the guest's name and animal."""
    guest = guest_of(request)
    return GuestProfile(guest.name, guest.animal) if guest else GuestProfile(None, None)


@post(
    "/api/guest",
    responses=problem_responses(403, 413, 415, 422),
    status_code=200,
    sync_to_thread=False,
    tags=["guests"],
)
def name_guest(request: AnyRequest, data: JSONBody[NewProfile]) -> Response[GuestProfile]:
    """Set the guest's name and animal, which are stored for a year in a signed cookie.

    They apply at once at every table at which the guest has a seat.
    """
    context = context_of(request)
    known = guest_of(request)
    guest_id = known.id if known else new_guest_id()
    animal = data.animal or (known.animal if known else default_animal(guest_id))
    guest = Guest(guest_id, normalise_name(data.name), animal)
    if known is not None and known != guest:
        context.table_host.rename_guest(guest)
    secure = context.settings.secure or context.proxies.is_encrypted(request.scope)
    cookie = context.guest_cookies.to_cookie(guest, context.now(), secure)
    return Response(GuestProfile(guest.name, guest.animal), cookies=[cookie])
