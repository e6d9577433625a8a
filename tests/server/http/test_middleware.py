"""The middleware: limits, origins and headers."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Receive, Scope, Send

from tests.server.http.conftest import FOREIGN, OWN, Client, Clock, Front, came_from
from tischlein.server.http.middleware import HEADERS, SecurityMiddleware
from tischlein.server.http.proxies import TrustedProxies
from tischlein.server.limits import client_key
from tischlein.server.settings import Limits, Settings

SOCKET = "/api/tables/t1/socket"
TABLE = {"game": "uno", "seats": 2}


def rejection_code(client: Client, **headers: str) -> int:
    """Return the code with which a socket is rejected, or 0 if it is accepted."""
    try:
        with client.websocket_connect(SOCKET, headers=headers):
            return 0
    except WebSocketDisconnect as error:
        return error.code


# --- origins


@pytest.mark.parametrize(
    "origin",
    [
        FOREIGN,
        "null",
        "https://testserver.local",
        "http://testserver.local:81",
        "http://testserver.local.elsewhere.example",
        "http://sub.testserver.local",
        "testserver.local",
    ],
)
def test_other_pages_can_neither_post_nor_connect(client: Client, origin: str) -> None:
    answer = client.post("/api/tables", json=TABLE, headers={"origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "forbidden"
    assert client.post("/api/guest", json={"name": "x"}, headers={"origin": origin}).status_code == 403
    assert client.delete("/api/tables", headers={"origin": origin}).status_code == 403
    assert rejection_code(client, origin=origin) == 4403
    assert "access-control-allow-origin" not in answer.headers


def test_our_page_and_other_programs_can_post_and_connect(client: Client) -> None:
    assert client.post("/api/tables", json=TABLE, headers={"origin": OWN}).status_code == 201
    assert client.post("/api/tables", json=TABLE, headers={"origin": OWN.upper()}).status_code == 201
    assert client.post("/api/tables", json=TABLE).status_code == 201
    assert rejection_code(client, origin=OWN) == 0
    assert rejection_code(client) == 0


def test_cross_site_requests_are_refused_without_an_origin(client: Client) -> None:
    headers = {"sec-fetch-site": "cross-site"}
    assert client.post("/api/tables", json=TABLE, headers=headers).status_code == 403
    assert client.get("/api/tables", headers=headers).status_code == 200
    assert client.post("/api/tables", json=TABLE, headers={"sec-fetch-site": "same-origin"}).status_code == 201


def test_behind_tls_our_origin_is_https(front: Front) -> None:
    secure = {"origin": "https://testserver.local"}
    assert front(secure=True).post("/api/tables", json=TABLE, headers=secure).status_code == 201
    assert front(secure=True).post("/api/tables", json=TABLE, headers={"origin": OWN}).status_code == 403
    proxied = secure | {"x-forwarded-proto": "https"}
    assert front().post("/api/tables", json=TABLE, headers=proxied).status_code == 201
    assert front(proxies=()).post("/api/tables", json=TABLE, headers=proxied).status_code == 403


def test_pages_of_configured_origins_may_use_the_server(front: Front) -> None:
    client = front(origins=(FOREIGN,))
    headers = {"origin": FOREIGN, "sec-fetch-site": "cross-site"}
    asked = client.options("/api/tables", headers=headers | {"access-control-request-method": "POST"})
    assert asked.status_code == 204
    assert asked.headers["access-control-allow-origin"] == FOREIGN
    assert asked.headers["access-control-allow-headers"] == "authorization, content-type"
    answer = client.post("/api/tables", json=TABLE, headers=headers)
    assert answer.status_code == 201
    assert answer.headers["access-control-allow-origin"] == FOREIGN
    assert "access-control-allow-credentials" not in answer.headers
    assert "origin" in answer.headers["vary"]
    assert rejection_code(client, **headers) == 0
    assert rejection_code(client, origin="https://third.example") == 4403
    assert "access-control-allow-origin" not in client.get("/api/tables", headers={"origin": OWN}).headers


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_must_have_a_json_content_type(client: Client, kind: str) -> None:
    answer = client.post("/api/tables", content=b'{"game":"uno","seats":2}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "media-type")


def test_a_json_content_type_may_have_a_charset(client: Client) -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert client.post("/api/tables", content=b'{"game":"uno","seats":2}', headers=headers).status_code == 201


# --- local servers


def status_for(client: Client, peer: str, host: str) -> int:
    headers = came_from(peer) | {"host": host}
    status = client.get("/health", headers=headers).status_code
    assert rejection_code(client, **headers) == (0 if status == 200 else 4000 + status)
    return status


def test_a_local_server_rejects_public_addresses(front: Front) -> None:
    client = front(local_only=True)
    for peer in ("127.0.0.1", "192.168.1.20", "10.1.2.3"):
        assert status_for(client, peer, "192.168.1.5:8765") == 200
    assert status_for(client, "93.184.215.14", "192.168.1.5:8765") == 403
    assert status_for(front(), "93.184.215.14", "cards.example.org") == 200
    refused = client.get("/", headers=came_from("93.184.215.14") | {"host": "localhost"})
    assert "network" in refused.json()["text"]
    assert refused.headers["content-security-policy"]


@pytest.mark.parametrize("host", ["elsewhere.example", "elsewhere.example:8765", "192.168.1.5.elsewhere.example"])
def test_a_local_server_rejects_public_host_names(front: Front, host: str) -> None:
    """With DNS rebinding, a page whose name leads to this computer would have our origin."""
    assert status_for(front(local_only=True), "127.0.0.1", host) == 403


@pytest.mark.parametrize("host", ["localhost:8765", "[::1]:8765", "laptop", "laptop.local:8765"])
def test_a_local_server_accepts_local_host_names(front: Front, host: str) -> None:
    assert status_for(front(local_only=True), "127.0.0.1", host) == 200


# --- limits


def test_too_many_requests(front: Front, clock: Clock) -> None:
    client = front(limits=Limits(requests=60))
    here, there = came_from("192.0.2.1"), came_from("192.0.2.2")
    assert [client.get("/health", headers=here).status_code for _ in range(61)] == [200] * 60 + [429]
    refused = client.get("/nowhere", headers=here)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
    assert refused.json()["code"] == "too-many"
    assert refused.headers["content-security-policy"]
    assert rejection_code(client, **here) == 4429
    assert client.get("/health", headers=there).status_code == 200
    clock.time += 1
    assert client.get("/health", headers=here).status_code == 200
    assert client.get("/health", headers=here).status_code == 429


def test_too_many_creations(front: Front, clock: Clock) -> None:
    client = front(limits=Limits(creations=3))
    made = [client.post("/api/tables", json=TABLE).status_code for _ in range(2)]
    made += [client.post("/api/guest", json={"name": "Ada"}).status_code for _ in range(2)]
    assert made == [201, 201, 200, 429]
    assert client.post("/api/tables", json=TABLE).headers["retry-after"] == "20"
    assert client.get("/api/tables").status_code == 200
    clock.time += 20
    assert client.post("/api/tables", json=TABLE).status_code == 201


def test_too_many_sockets(front: Front) -> None:
    client = front(limits=Limits(sockets=2))
    with client.websocket_connect(SOCKET), client.websocket_connect(SOCKET):
        assert rejection_code(client) == 4429
        assert rejection_code(client, **came_from("192.0.2.9")) == 0
    assert rejection_code(client) == 0


def test_an_ipv6_network_counts_as_one_address(front: Front) -> None:
    client = front(limits=Limits(requests=1))
    assert client.get("/health", headers=came_from("2001:db8::1")).status_code == 200
    assert client.get("/health", headers=came_from("2001:db8::ffff")).status_code == 429
    assert client.get("/health", headers=came_from("2001:db8:0:1::1")).status_code == 200


@pytest.mark.parametrize(
    ("path", "size", "status"),
    [
        ("/api/guest", 4_096, 422),
        ("/api/guest", 4_097, 413),
        ("/api/tables", 65_536, 422),
        ("/api/tables", 65_537, 413),
    ],
)
@pytest.mark.parametrize("has_length", [True, False], ids=["with length", "without length"])
def test_bodies_have_a_limit(client: Client, path: str, size: int, status: int, has_length: bool) -> None:
    start = b'{"name":"\\u0000"' if path == "/api/guest" else b'{"game":"none","seats":2'
    body = start + b" " * (size - len(start) - 1) + b"}"
    assert len(body) == size
    headers = {"content-type": "application/json"}
    answer = client.post(path, content=body if has_length else iter([body[:3000], body[3000:]]), headers=headers)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}


# --- proxies


def scope_of(peer: tuple[str, int] | None, *forwarded: str) -> Scope:
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    return cast(Scope, {"type": "http", "scheme": "http", "client": peer, "headers": headers})


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.1", ["203.0.113.5"], "192.0.2.1"),
        ("10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["6.6.6.6, 203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["6.6.6.6", "203.0.113.5, 10.9.9.9"], "203.0.113.5"),
        ("::ffff:10.0.0.1", ["203.0.113.5"], "203.0.113.5"),
        ("10.0.0.1", ["6.6.6.6, rubbish"], "10.0.0.1"),
        ("10.0.0.1", ["6.6.6.6, rubbish, 10.9.9.9"], "10.9.9.9"),
        ("10.0.0.1", [], "10.0.0.1"),
        (None, ["203.0.113.5"], "203.0.113.5"),
    ],
)
def test_only_configured_proxies_are_trusted(peer: str | None, forwarded: list[str], address: str) -> None:
    proxies = TrustedProxies(["10.0.0.0/8", "unix"])
    assert proxies.client_address(scope_of((peer, 1) if peer else None, *forwarded)) == address


def test_forwarded_addresses_are_ignored_without_a_proxy(front: Front) -> None:
    client = front(proxies=(), limits=Limits(requests=1))
    assert client.get("/health", headers=came_from("192.0.2.1")).status_code == 200
    assert client.get("/health", headers=came_from("192.0.2.2")).status_code == 429
    assert client_key("testclient") == "testclient"


# --- responses


def test_security_headers_are_strict(front: Front) -> None:
    headers = front(secure=True).get("/").headers
    assert HEADERS.items() <= dict(headers).items()
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in front().get("/").headers


def test_a_rejected_socket_gets_a_status_if_the_web_server_supports_it() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def never(*_: Any) -> Any:
        raise AssertionError("the application was asked")

    scope = {
        "type": "websocket",
        "scheme": "ws",
        "client": ("192.0.2.1", 1),
        "headers": [(b"host", b"x"), (b"origin", FOREIGN.encode())],
        "extensions": {"websocket.http.response": {}},
    }
    guard = SecurityMiddleware(cast(ASGIApp, never), Settings(), TrustedProxies(()), nobody)
    asyncio.run(guard(cast(Scope, scope), cast(Receive, never), cast(Send, send)))
    assert [message["type"] for message in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 403


def nobody(scope: Scope, client: str) -> bool:
    """Ban nobody."""
    return False


def test_frames_pass_the_middleware_unchanged() -> None:
    given: list[object] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        given.extend([receive, send])

    async def receive() -> Any: ...

    async def send(_: Any) -> None: ...

    scope: dict[str, Any] = {"type": "websocket", "scheme": "ws", "client": None, "headers": []}
    asyncio.run(
        SecurityMiddleware(cast(ASGIApp, app), Settings(), TrustedProxies(()), nobody)(
            cast(Scope, scope), receive, send
        )
    )
    assert given == [receive, send]
