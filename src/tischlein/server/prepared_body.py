"""Bodies of responses, prepared once for many requests: with an entity tag, and compressed."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from msgspec import Struct

MAX_GZIP_RATIO: Final = 0.9
"""Content that does not shrink below this ratio, such as fonts and pictures, is sent uncompressed."""


class PreparedBody(Struct, frozen=True):
    """A body, its entity tag, and its gzipped form, which is empty if compression is not worth it."""

    content: bytes
    tag: str
    gzipped: bytes

    @property
    def size(self) -> int:
        return len(self.content) + len(self.gzipped)


def prepare_body(content: bytes) -> PreparedBody:
    """Compress a body, which must contain no secret of another client, and compute its tag."""
    gzipped = gzip.compress(content, mtime=0)
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:32]}"'
    return PreparedBody(content, tag, gzipped if len(gzipped) < MAX_GZIP_RATIO * len(content) else b"")
