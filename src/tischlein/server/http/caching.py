"""Responses that clients may cache: with an entity tag, and compressed if the client accepts it."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

from litestar import Response

from tischlein.server.http.problems import AnyRequest

REVALIDATE: Final = "no-cache"
"""Cache it, but revalidate each time."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""For files with a hash of their content in their name."""
MAX_GZIP_RATIO: Final = 0.9
"""Content that does not shrink below this ratio, such as fonts and pictures, is sent uncompressed."""


def cached_response(
    request: AnyRequest, body: bytes, media_type: str, cache_control: str = REVALIDATE
) -> Response[Any]:
    """Return a response, or 304 if the client has it, and keep its gzipped form for the next request.

    The body must contain no secret, since it may be compressed.
    """
    return conditional_response(request, body, _prepare_cached(body), media_type, cache_control)


def conditional_response(
    request: AnyRequest, body: bytes, prepared: tuple[str, bytes], media_type: str, cache_control: str
) -> Response[Any]:
    """Return a response with a body prepared by `prepare_body`, or 304 if the client has it."""
    tag, gzipped = prepared
    headers = {"etag": tag, "cache-control": cache_control, "vary": "accept-encoding"}
    known = [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]
    if tag.removeprefix("W/") in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    if gzipped and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(gzipped, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


def prepare_body(body: bytes) -> tuple[str, bytes]:
    """Return the entity tag of a body and its gzipped form, or an empty one if compression is not worth it."""
    gzipped = gzip.compress(body, mtime=0)
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    return tag, gzipped if len(gzipped) < MAX_GZIP_RATIO * len(body) else b""


_prepare_cached = lru_cache(512)(prepare_body)


def accepts_gzip(accepted: str) -> bool:
    """Return whether an `Accept-Encoding` header includes gzip with a weight above zero."""
    for entry in accepted.lower().split(","):
        name, *weights = (part.strip() for part in entry.split(";"))
        if name == "gzip":
            return not any(weight.replace(" ", "").rstrip("0") in ("q=", "q=0.", "q=.") for weight in weights)
    return False
