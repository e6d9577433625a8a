"""Error responses: JSON with a code and one sentence, which reveal nothing about the inside of the server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope

from tischlein.core.errors import TischleinError
from tischlein.server.logs import log_error
from tischlein.server.problems import CODES, Problem, ProblemError, problem, refusal_of

COMMON_STATUSES: Final = (400, 429)


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of a route's errors, including those common to all routes."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=CODES[status][1])
        for status in sorted({*COMMON_STATUSES, *statuses})
    }


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body must be JSON. Invalid text and deep nesting are errors of the client, not of the server."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (SerializationException, UnicodeDecodeError):
            raise ProblemError(400, "The request is not JSON.") from None
        except RecursionError:
            raise ProblemError(400, "The request is nested too deeply.") from None


AnyRequest = Request[Any, Any, Any]


def problem_response(
    status: int, text: str = "", headers: dict[str, str] | None = None, code: str = ""
) -> Response[Problem]:
    """Return a problem as a response."""
    return Response(problem(status, text, code), status_code=status, headers=headers, media_type="application/json")


def _on_refused(_: AnyRequest, error: ProblemError) -> Response[Problem]:
    return problem_response(error.status, error.text, code=error.code)


def _on_bad_input(request: AnyRequest, error: TischleinError) -> Response[Problem]:
    return _on_refused(request, refusal_of(error))


def _on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return problem_response(status, _sentence(error) if status == 400 else "", error.headers)


def _on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    return problem_response(500)


def _sentence(error: HTTPException) -> str:
    """Describe a bad request. Litestar's messages name the field and the type, never the value."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        if any(entry["message"] == "'data'" for entry in error.extra):
            return "The request has no body."
        found = {entry.get("key", "data"): entry["message"] for entry in error.extra}
        return "; ".join(f"{'request' if key == 'data' else key}: {text}" for key, text in found.items())
    return ""


HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _on_refused,
    TischleinError: _on_bad_input,
    HTTPException: _on_http,
    Exception: _on_anything,
}


async def log_server_error(error: Exception, scope: Scope) -> None:
    """Log an error that is not the client's fault."""
    if not isinstance(error, ProblemError | TischleinError | HTTPException):  # the store logs its failures
        log_error("request_failed", error, route=str(scope.get("path_template", "unknown")))
