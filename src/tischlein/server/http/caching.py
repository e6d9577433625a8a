"""Responses that clients may cache: with an entity tag, and compressed if the client accepts it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from litestar import Response

from tischlein.server.http.problems import AnyRequest
from tischlein.server.prepared_body import PreparedBody, prepare_body

REVALIDATE: Final = "no-cache"
"""Cache it, but revalidate each time."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For files with a hash of their content in their name."""


def cached_response(
    request: AnyRequest,
    body: bytes,
    media_type: str,
    cache_control: str = REVALIDATE,
    vary: str = "accept-encoding",
) -> Response[Any]:
    """Return a response, or 304 if the client has it, and keep its gzipped form for the next request.

    The body must contain no secret, since it may be compressed.
    """
    return conditional_response(request, _prepare_cached(body), media_type, cache_control, vary)


def conditional_response(
    request: AnyRequest,
    body: PreparedBody,
    media_type: str,
    cache_control: str,
    vary: str = "accept-encoding",
) -> Response[Any]:
    """Return a response with a prepared body, or 304 if the client has it."""
    headers = {"etag": body.tag, "cache-control": cache_control, "vary": vary}
    known = [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]
    if body.tag.removeprefix("W/") in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    if body.gzipped and accepts("gzip", request.headers.get("accept-encoding", "")):
        return Response(body.gzipped, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return Response(body.content, headers=headers, media_type=media_type)


_prepare_cached = lru_cache(512)(prepare_body)


def accepts(encoding: str, accepted: str) -> bool:
    """Return whether an `Accept-Encoding` header includes an encoding with a weight above zero."""
    for entry in accepted.lower().split(","):
        name, *weights = (part.strip() for part in entry.split(";"))
        if name == encoding:
            return not any(weight.replace(" ", "").rstrip("0") in ("q=", "q=0.", "q=.") for weight in weights)
    return False
