"""Guests: who am I, and what am I called."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tischlein.server.http.bodies import Called, NewName
from tischlein.server.http.guests import COOKIE, Guest, clean_name, new_id
from tischlein.server.http.house import Connection, desk_of
from tischlein.server.http.problems import AnyRequest, told


def guest_of(connection: Connection) -> Guest | None:
    desk = desk_of(connection)
    return desk.guests.read(connection.cookies.get(COOKIE), desk.now())


@get("/api/guest", responses=told(), sync_to_thread=False, tags=["guests"])
def read_guest(request: AnyRequest) -> Called:
    """What I am called."""
    guest = guest_of(request)
    return Called(guest.name if guest else None)


@post("/api/guest", responses=told(403, 413, 415, 422), status_code=200, sync_to_thread=False, tags=["guests"])
def name_guest(request: AnyRequest, data: JSONBody[NewName]) -> Response[Called]:
    """Give myself a name, or another one. It is kept for a year in a signed cookie and nowhere else."""
    desk = desk_of(request)
    known = guest_of(request)
    guest = Guest(known.id if known else new_id(), clean_name(data.name))
    secure = desk.settings.secure or desk.proxies.encrypted(request.scope)
    return Response(Called(guest.name), cookies=[desk.guests.write(guest, desk.now(), secure)])
