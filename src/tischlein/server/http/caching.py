"""Answers that a client may keep: their tag tells whether they have changed, and who takes it gets them compressed."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

from litestar import Response

from tischlein.server.http.problems import AnyRequest

REVALIDATE: Final = "no-cache"
"""Keep it, but ask each time whether it has changed."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""What is in it is in its name."""
MAX_GZIP_RATIO: Final = 0.9
"""What does not get smaller than this part of itself, such as fonts and pictures, is sent as it is."""


def cached_response(
    request: AnyRequest, body: bytes, media_type: str, cache_control: str = REVALIDATE
) -> Response[Any]:
    """An answer that need not be sent again while it has not changed. It holds no secret: it may be compressed."""
    return conditional_response(request, body, _known(body), media_type, cache_control)


def conditional_response(
    request: AnyRequest, body: bytes, prepared: tuple[str, bytes], media_type: str, cache_control: str
) -> Response[Any]:
    """The same for what is not worth being remembered here."""
    tag, packed = prepared
    headers = {"etag": tag, "cache-control": cache_control, "vary": "accept-encoding"}
    known = [known.strip().removeprefix("W/") for known in request.headers.get("if-none-match", "").split(",")]
    if tag.removeprefix("W/") in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    if packed and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return Response(body, headers=headers, media_type=media_type)


def prepare(body: bytes) -> tuple[str, bytes]:
    """The tag of what is sent, the same for both forms, and the smaller form if it is worth it."""
    packed = gzip.compress(body, mtime=0)
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    return tag, packed if len(packed) < MAX_GZIP_RATIO * len(body) else b""


_known = lru_cache(512)(prepare)


def accepts_gzip(accepted: str) -> bool:
    """What an `Accept-Encoding` says; a weight of zero means no."""
    for entry in accepted.lower().split(","):
        name, *weights = (part.strip() for part in entry.split(";"))
        if name == "gzip":
            return not any(weight.replace(" ", "").rstrip("0") in ("q=", "q=0.", "q=.") for weight in weights)
    return False
