"""Errors of requests: a status, a code and one sentence, which reveal nothing about the inside of the server."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from msgspec import Struct

from tischlein.core.errors import TischleinError
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


def refusal_of(error: TischleinError) -> ProblemError:
    """Return the error of a request that the tables or the storage refused."""
    match error:
        case StoreError():
            return ProblemError(503)
        case BadName():
            return ProblemError(422, str(error), error.code)
        case _:
            return ProblemError(422, str(error))
