"""Where others find this server."""

from __future__ import annotations

from litestar import get

from tischlein.server import network
from tischlein.server.http.bodies import Doorplate
from tischlein.server.http.house import desk_of
from tischlein.server.http.problems import AnyRequest, told
from tischlein.server.http.visitors import host_name


@get("/api/house", responses=told(), sync_to_thread=False, tags=["house"])
def read_doorplate(request: AnyRequest) -> Doorplate:
    """How others come in: as this page did or, if that was from the same computer, by its address in the network."""
    desk = desk_of(request)
    if not network.is_here(host_name(request.scope)):
        return Doorplate(desk.proxies.origin(request.scope, desk.settings.secure))
    _, port = request.scope["server"] or ("", None)
    return Doorplate(network.reach(desk.settings.host, port or desk.settings.port))
