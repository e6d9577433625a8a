"""For those who run the server: does it live, and how much does it do."""

from __future__ import annotations

from litestar import Response, get

from tischlein.server import metrics
from tischlein.server.http.bodies import Health
from tischlein.server.http.house import desk_of
from tischlein.server.http.problems import AnyRequest, Refused, told
from tischlein.server.logs import tell_error


@get("/health", responses=told(503), tags=["vitals"])
async def read_health(request: AnyRequest) -> Health:
    """200 if the storage answers, else 503."""
    try:
        ready = await desk_of(request).house.store.ready()
    except Exception as error:
        tell_error("health", error)
        ready = False
    if not ready:
        raise Refused(503)
    return Health("ok")


@get("/metrics", responses=told(), media_type=metrics.MEDIA_TYPE, sync_to_thread=False, tags=["vitals"])
def read_metrics(request: AnyRequest) -> Response[str]:
    """Everything that is counted, for Prometheus."""
    counted = metrics.exposition(desk_of(request).house.counts())
    return Response(counted.decode(), media_type=metrics.MEDIA_TYPE)
