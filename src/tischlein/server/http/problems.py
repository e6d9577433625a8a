"""Errors: every one of them is JSON, a code and one sentence, without a word about the inside of the server."""

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
from tischlein.server.store.base import StoreError


class Problem(Struct, frozen=True):
    """What went wrong: a word for programs and a sentence for people."""

    code: str
    text: str


CODES: Final = {
    400: ("bad-request", "The request cannot be understood."),
    403: ("forbidden", "Another page may not use this server in your name."),
    404: ("not-found", "There is nothing here, or nothing for you."),
    405: ("method", "This can be asked for in another way only."),
    413: ("too-large", "The request is too long."),
    415: ("media-type", "The request has to be JSON, and to say so."),
    422: ("refused", "This cannot be done."),
    429: ("too-many", "Too much at once; wait a little."),
    500: ("internal", "Something went wrong on the server."),
    503: ("unavailable", "The server cannot be used at the moment."),
}
COMMON_STATUSES: Final = (400, 429)


class ProblemError(Exception):
    """Ends a request with a status and a sentence of its own, or that of the status."""

    def __init__(self, status: int, text: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def problem(status: int, text: str = "") -> Problem:
    code, usual = CODES.get(status) or ("bad-request", HTTPStatus(status).phrase + ".")
    return Problem(code, text or usual)


def problem_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for its description; those that any route has are among them."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=CODES[status][1])
        for status in sorted({*COMMON_STATUSES, *statuses})
    }


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is JSON, or is refused: neither broken letters nor depth make it an error of the server."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (SerializationException, UnicodeDecodeError):
            raise ProblemError(400, "The request is not JSON.") from None
        except RecursionError:
            raise ProblemError(400, "The request is nested too deep.") from None


AnyRequest = Request[Any, Any, Any]


def _answer(status: int, text: str = "", headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem(status, text), status_code=status, headers=headers, media_type="application/json")


def _on_refused(_: AnyRequest, error: ProblemError) -> Response[Problem]:
    return _answer(error.status, error.text)


def _on_bad_input(_: AnyRequest, error: TischleinError) -> Response[Problem]:
    return _answer(422, str(error))


def _on_store(_: AnyRequest, error: StoreError) -> Response[Problem]:
    return _answer(503)


def _on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    status = error.status_code
    return _answer(status, _sentence(error) if status == 400 else "", error.headers)


def _on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    return _answer(500)


def _sentence(error: HTTPException) -> str:
    """What a bad request got wrong. Messages of the converter name the field and the type, never the value."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        if any(entry["message"] == "'data'" for entry in error.extra):
            return "The request has no body."
        found = {entry.get("key", "data"): entry["message"] for entry in error.extra}
        return "; ".join(f"{'request' if key == 'data' else key}: {text}" for key, text in found.items())
    return ""


HANDLERS: Final[ExceptionHandlersMap] = {
    ProblemError: _on_refused,
    StoreError: _on_store,
    TischleinError: _on_bad_input,
    HTTPException: _on_http,
    Exception: _on_anything,
}


async def log_server_error(error: Exception, scope: Scope) -> None:
    """Write down what is not the client's fault."""
    if isinstance(error, StoreError) or not isinstance(error, ProblemError | TischleinError | HTTPException):
        log_error("error", error, route=str(scope.get("path_template", "unknown")))
