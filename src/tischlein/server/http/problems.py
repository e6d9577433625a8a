"""Error responses: JSON with a code and one sentence, which reveal nothing about the inside of the server."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope
from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.logs import log_error
from tischlein.server.people import BadName
from tischlein.server.store.base import StoreError


class Problem(Struct, frozen=True):
    """An error: a code for programs and a sentence for people."""

    code: str
    text: str


CODES: Final = {
    400: ("bad-request", "The request is malformed."),
    403: ("forbidden", "Pages of other sites may not use this server."),
    404: ("not-found", "Not found, or not available to you."),
    405: ("method", "This method is not allowed here."),
    408: ("too-slow", "The request did not arrive in time."),
    413: ("too-large", "The request is too large."),
    415: ("media-type", "The request must be JSON, with content type application/json."),
    422: ("refused", "The request cannot be carried out."),
    429: ("too-many", "Too many requests; try again later."),
    431: ("too-large", "The headers of the request are too large."),
    500: ("internal", "Something went wrong on the server."),
    503: ("unavailable", "The server is unavailable at the moment."),
}
COMMON_STATUSES: Final = (400, 429)


class ProblemError(Exception):
    """Ends a request with a status and a sentence; by default, the sentence of the status."""

    def __init__(self, status: int, text: str = "", code: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.code = code


def problem(status: int, text: str = "", code: str = "") -> Problem:
    usual_code, usual = CODES.get(status) or ("bad-request", HTTPStatus(status).phrase + ".")
    return Problem(code or usual_code, text or usual)


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


def _on_bad_input(_: AnyRequest, error: TischleinError) -> Response[Problem]:
    return problem_response(422, str(error))


def _on_bad_name(_: AnyRequest, error: BadName) -> Response[Problem]:
    return problem_response(422, str(error), code=error.code)


def _on_store(_: AnyRequest, error: StoreError) -> Response[Problem]:
    return problem_response(503)


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
    StoreError: _on_store,
    BadName: _on_bad_name,
    TischleinError: _on_bad_input,
    HTTPException: _on_http,
    Exception: _on_anything,
}


async def log_server_error(error: Exception, scope: Scope) -> None:
    """Log an error that is not the client's fault."""
    if not isinstance(error, ProblemError | TischleinError | HTTPException):  # the store logs its failures
        log_error("request_failed", error, route=str(scope.get("path_template", "unknown")))
