"""What Litestar remembers of requests is limited."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar._asgi.asgi_router import ASGIRouter
from litestar._asgi.routing_trie import traversal
from litestar.connection import base
from litestar.testing import AsyncTestClient

from tests.server.in_process import ClockedHost, run_with_host
from tischlein.server.http.app import make_app
from tischlein.server.http.litestar_caches import MAX_REMEMBERED

ADVICE = """Litestar has changed something that we rely on: look for `lru_cache` in it, and adapt
src/tischlein/server/http/litestar_caches.py and this list."""


def caches(app: Litestar) -> dict[str, Any]:
    router: Any = app.asgi_router
    return {
        "routes": router.handle_routing,
        "path parameters": traversal.parse_path_params,
        "cookies": base.parse_cookie_string,  # type: ignore[attr-defined]  # imported there
    }


def test_routes_and_cookies_of_few_requests_are_remembered(tmp_path: Path) -> None:
    async def check(table_host: ClockedHost) -> None:
        app = make_app(table_host.settings, table_host)
        async with AsyncTestClient(app) as client:
            for number in range(2 * MAX_REMEMBERED):
                await client.get(f"/t/table{number}", headers={"cookie": f"guest=g{number}"})
                await client.get("/api/guest", headers={"cookie": f"guest=g{number}"})
        for name, cache in caches(app).items():
            assert cache.cache_info().maxsize == MAX_REMEMBERED, name
            assert cache.cache_info().currsize == MAX_REMEMBERED, f"the {name} are remembered elsewhere\n{ADVICE}"

    run_with_host(tmp_path, check)


def test_litestar_has_no_other_caches_of_routes() -> None:
    assert inspect.getsource(ASGIRouter).count("lru_cache(") == 1, ADVICE
    assert inspect.getsource(traversal).count("@lru_cache(") == 1, ADVICE
