"""Every route: its headers, its errors, its description."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import cast

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from tests.server.fake_store import FakeHost
from tests.server.http.conftest import Client
from tischlein.server.host import TableHost
from tischlein.server.http.app import OPENAPI_PATH, make_app
from tischlein.server.http.middleware import HEADERS
from tischlein.server.http.page import PAGE_PATHS
from tischlein.server.settings import Settings

PATHS = {
    "table": "t1",
    "number": "1",
    "book": "uno",
    "game": "uno",
    "lang": "en",
    "path": "icon.svg",
    "chapter": "review",
}
RUNTIME = "/static/runtime/{path}"
UNDESCRIBED = {
    *(re.sub(r":\w+", "", path) for path in PAGE_PATHS),
    "/robots.txt",
    "/sw.js",
    "/static/{path}",
    RUNTIME,
}
"""The routes of the page, which are not described."""
CACHEABLE = (UNDESCRIBED - {RUNTIME}) | {
    "/api/games",
    "/api/rulebooks/{book}/{lang}",
    "/api/locales/{lang}",
    "/api/locales/{lang}/{chapter}",
    "/api/lessons/{book}",
    "/api/protocol",
    "/api/puzzles/{game}/{number}",
}


def routes(client: Client) -> Iterator[tuple[str, set[str]]]:
    """Yield all routes as a description writes them, with their methods."""
    for route in client.app.routes:
        if isinstance(route, HTTPRoute):
            yield re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path), {str(method) for method in route.methods}


def test_every_route_answers_with_the_strict_headers(client: Client) -> None:
    count = 0
    for path, methods in routes(client):
        for method in sorted(methods | {"PUT", "TRACE"}):
            answer = client.request(method, path.format(**PATHS))
            assert HEADERS.items() <= dict(answer.headers).items(), (method, path)
            assert len(answer.headers.get_list("cache-control")) == 1, (method, path)
            cached = answer.status_code == 200 and answer.headers["cache-control"] != "no-store"
            assert cached is (path in CACHEABLE and method == "GET"), (method, path)
            count += 1
    assert count > 40


def test_every_error_has_the_same_form(client: Client) -> None:
    answers = [
        client.request(method, path.format(**PATHS))
        for path, methods in routes(client)
        for method in methods | {"PUT", "DELETE"}
    ]
    answers += [client.get(path) for path in ("/api", "/api/nowhere", "/static/", "/static/nowhere.js")]
    answers += [client.post("/nowhere", json={})]
    wrong = [answer for answer in answers if answer.status_code >= 400]
    assert len(wrong) > 20
    for answer in wrong:
        assert answer.headers["content-type"] == "application/json"
        problem = answer.json()
        assert set(problem) == {"code", "text"}
        assert "\n" not in problem["text"]
        assert answer.status_code < 500


def test_a_server_error_reveals_nothing(client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> dict[str, int]:
        raise RuntimeError("the key is 1234")

    monkeypatch.setattr(table_host, "counts", broken)
    answer = client.get("/metrics")
    assert answer.status_code == 500
    assert answer.json() == {"code": "internal", "text": "Something went wrong on the server."}
    assert answer.headers["content-security-policy"]


def test_a_bad_host_is_refused(client: Client) -> None:
    answer = client.get("/api/games", headers={"host": "a b/@c"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


def test_the_description_has_every_route(client: Client) -> None:
    description = client.get(OPENAPI_PATH).json()
    assert description["openapi"].startswith("3.1")
    known = {path: methods - {"OPTIONS"} for path, methods in routes(client) if not path.startswith(OPENAPI_PATH)}
    described = {path: {name.upper() for name in operations} for path, operations in description["paths"].items()}
    assert described == {path: methods for path, methods in known.items() if path not in UNDESCRIBED}
    for operations in description["paths"].values():
        for operation in operations.values():
            assert operation["description"]
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Problem"}


def test_posts_describe_their_errors(client: Client) -> None:
    paths = client.get(OPENAPI_PATH).json()["paths"]
    for path in ("/api/tables", "/api/guest"):
        assert {"400", "403", "413", "415", "422", "429"} <= set(paths[path]["post"]["responses"])


def test_there_are_no_documentation_pages(client: Client) -> None:
    for path in ("/schema", "/api/openapi.json/swagger", "/api/openapi.json/redoc", "/docs"):
        assert client.get(path).status_code == 404


def test_a_process_that_stops_is_not_ready_but_healthy(client: Client, table_host: FakeHost) -> None:
    assert client.get("/ready").status_code == 200
    table_host.is_draining = True
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["code"]) == (503, "draining")
    assert client.get("/health").status_code == 200


def test_health(client: Client, table_host: FakeHost, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (client.get("/health").status_code, client.get("/health").json()) == (200, {"status": "ok"})
    table_host.store.up = False
    assert (client.get("/health").status_code, client.get("/health").json()["code"]) == (503, "unavailable")

    async def gone() -> bool:
        raise OSError("no route")

    monkeypatch.setattr(table_host.store, "is_ready", gone)
    assert client.get("/health").status_code == 503


def test_hooks_run(table_host: FakeHost) -> None:
    seen: list[str] = []

    async def begin() -> None:
        seen.append("begin")

    async def end() -> None:
        seen.append("end")

    with TestClient(make_app(Settings(), cast(TableHost, table_host), [begin], [end])):
        assert seen == ["begin"]
    assert seen == ["begin", "end"]
