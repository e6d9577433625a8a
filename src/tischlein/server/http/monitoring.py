"""For those who run the server: does it live, and how much does it do."""

from __future__ import annotations

from litestar import Response, get

from tischlein.server import metrics
from tischlein.server.http.bodies import HealthStatus
from tischlein.server.http.context import context_of
from tischlein.server.http.problems import AnyRequest, ProblemError, problem_responses
from tischlein.server.logs import log_error


@get("/health", responses=problem_responses(503), tags=["vitals"])
async def read_health(request: AnyRequest) -> HealthStatus:
    """200 if the storage answers, else 503."""
    try:
        ready = await context_of(request).house.store.is_ready()
    except Exception as error:
        log_error("health", error)
        ready = False
    if not ready:
        raise ProblemError(503)
    return HealthStatus("ok")


@get("/metrics", responses=problem_responses(), media_type=metrics.MEDIA_TYPE, sync_to_thread=False, tags=["vitals"])
def read_metrics(request: AnyRequest) -> Response[str]:
    """Everything that is counted, for Prometheus."""
    counted = metrics.format_metrics(context_of(request).house.counts())
    return Response(counted.decode(), media_type=metrics.MEDIA_TYPE)
