"""The route that tells the page where others can reach this server."""

from __future__ import annotations

from litestar import get

from tischlein.server import network
from tischlein.server.bodies import PublicAddress
from tischlein.server.http.context import context_of
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.http.proxies import host_name


@get("/api/address", responses=problem_responses(), sync_to_thread=False, tags=["address"])
def read_public_address(request: AnyRequest) -> PublicAddress:
    """Return the origin for links: the one of this request or, on the server's own computer, its network address."""
    context = context_of(request)
    if not network.is_loopback(host_name(request.scope)):
        return PublicAddress(context.proxies.page_origin(request.scope, context.settings.secure))
    _, port = request.scope["server"] or ("", None)
    return PublicAddress(network.reachable_origin(context.settings.host, port or context.settings.port))
