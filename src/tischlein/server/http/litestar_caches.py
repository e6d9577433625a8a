"""Limits what Litestar remembers of requests.

It keeps the last 1,024 routes by path, path parameters and cookie headers. A path contains the id of a table and a
cookie belongs to one guest, so few of them return, and the caches would grow for an hour.

The names are internals of Litestar; `tests/server/http/test_litestar_caches.py` lists them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from litestar import Litestar
from litestar._asgi.routing_trie import traversal
from litestar.connection import base

MAX_REMEMBERED: Final = 64


def limit_caches(app: Litestar) -> None:
    """Let an application, and with it all of this process, remember fewer requests."""
    router: Any = app.asgi_router
    router.handle_routing = lru_cache(MAX_REMEMBERED)(router.handle_routing.__wrapped__)
    for module, name in ((traversal, "parse_path_params"), (base, "parse_cookie_string")):
        cached: Any = getattr(module, name)
        setattr(module, name, lru_cache(MAX_REMEMBERED)(cached.__wrapped__))
