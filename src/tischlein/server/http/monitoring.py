"""Health and metrics, for the operator of the server."""

from __future__ import annotations

from litestar import Response, get

from tischlein.server.bodies import HealthStatus
from tischlein.server.http.context import context_of
from tischlein.server.http.exposition import MEDIA_TYPE, format_metrics
from tischlein.server.http.problems import AnyRequest, problem_responses
from tischlein.server.logs import log_error
from tischlein.server.problems import ProblemError


@get("/health", responses=problem_responses(503), tags=["monitoring"])
async def read_health(request: AnyRequest) -> HealthStatus:
    """Return 200 if the storage answers, and 503 otherwise."""
    try:
        ready = await context_of(request).table_host.store.is_ready()
    except Exception as error:
        log_error("health_check_failed", error)
        ready = False
    if not ready:
        raise ProblemError(503)
    return HealthStatus("ok")


@get("/ready", responses=problem_responses(503), tags=["monitoring"])
async def read_readiness(request: AnyRequest) -> HealthStatus:
    """Return 200 if the storage accepts a write and the process is not stopping; otherwise 503 and why as `code`."""
    table_host = context_of(request).table_host
    reason = "draining" if table_host.is_draining else await table_host.readiness.reason()
    if reason is not None:
        raise ProblemError(503, code=reason)
    return HealthStatus("ok")


@get("/metrics", responses=problem_responses(), media_type=MEDIA_TYPE, sync_to_thread=False, tags=["monitoring"])
def read_metrics(request: AnyRequest) -> Response[str]:
    """Return all metrics in the Prometheus text format."""
    counted = format_metrics(context_of(request).table_host.counts())
    return Response(counted.decode(), media_type=MEDIA_TYPE)
