"""The middleware that every request and socket passes first: limits, origin and form, and security headers.

It wraps the router, so that it also covers requests without a route. Frames of sockets pass unchanged.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Final, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tischlein.server import metrics
from tischlein.server.http.proxies import TrustedProxies, header, host_name
from tischlein.server.http.websocket import serve_accepted
from tischlein.server.limits import ConcurrencyLimiter, RateLimiter, anonymise_address, client_key
from tischlein.server.logs import log
from tischlein.server.network import is_local_name, is_private
from tischlein.server.problems import problem
from tischlein.server.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the workers that play without a server: only they may compile WebAssembly."""
POLICY_HEADER: Final = "content-security-policy"
HEADERS: Final = {
    POLICY_HEADER: POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS: Final = ("strict-transport-security", "max-age=31536000")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
SOCKET_RETRY_SECONDS: Final = 10
"""Seconds after which a client with too many sockets should try again."""

LOCAL_ONLY: Final = "This server accepts clients from its own network only; use `tischlein serve` for a public one."

BANNED: Final = "The operator of this server has banned you."
TABLE_PATHS: Final = ("/api/tables", "/api/archive")
"""Where tables and games are; clients who are banned may still read the page and the rules."""

HeaderList = list[tuple[bytes, bytes]]


class RequestRejected(Exception):
    """Ends a request or socket before it reaches the application."""

    def __init__(self, status: int, retry_after: float = 0, text: str = "", code: str = "") -> None:
        self.status = status
        self.headers: HeaderList = [(b"content-type", b"application/json")]
        if retry_after:
            self.headers.append((b"retry-after", str(math.ceil(retry_after)).encode()))
        self.body = msgspec.json.encode(problem(status, text, code))


class SecurityMiddleware:
    """An ASGI application that checks requests and sockets before another one, and adds headers to its responses."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        proxies: TrustedProxies,
        is_banned: Callable[[Scope, str], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._app = app
        self._is_banned = is_banned
        self._settings = settings
        self._proxies = proxies
        self._clock = clock
        self._origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        limits = settings.limits
        self._requests = RateLimiter(limits.requests / 60, limits.requests)
        self._creations = RateLimiter(limits.creations / 60, limits.creations)
        self._sockets = ConcurrencyLimiter(limits.sockets)
        headers = [*HEADERS.items(), *([HSTS] if settings.secure else [])]
        self._headers: HeaderList = [(name.encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self._proxies.client_address(scope)
        started = self._clock()
        method = "socket"
        if scope["type"] == ScopeType.HTTP:
            method = str(scope["method"]) if scope["method"] in METHODS else "other"
            if method == "HEAD":  # no route knows it; the web server keeps its own scope, which must not change
                scope, send = cast(HTTPScope, {**scope, "method": "GET"}), _without_body(send)
            status = await self._handle_request(scope, receive, send, client_key(address))
            metrics.request_seconds.observe(self._clock() - started)
        else:
            status = await self._handle_socket(scope, receive, send, client_key(address))
        route = scope.get("path_template", "unknown")
        metrics.requests.labels(route, status).inc()
        ms = round((self._clock() - started) * 1000, 1)
        log("request", method=method, route=route, status=status, ms=ms, address=anonymise_address(address))

    async def _handle_request(self, scope: HTTPScope, receive: Receive, send: Send, client: str) -> int:
        """Pass a request on or reject it; return the status of the response."""
        origin = header(scope, b"origin").lower()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", []),
                    *self._security_headers(origin, message.get("headers", [])),
                ]
            await send(message)

        try:
            self._check_request(scope, origin, client)
            if scope["method"] == "OPTIONS" and origin in self._origins:
                await _respond(send_with_headers, 204, [])
            else:
                await self._app(scope, receive, send_with_headers)
        except RequestRejected as rejection:
            metrics.rejected_requests.labels(rejection.status).inc()
            await _respond(send_with_headers, rejection.status, rejection.headers, rejection.body)
        return status

    async def _handle_socket(self, scope: Scope, receive: Receive, send: Send, client: str) -> int:
        """Pass a socket on and return 101, or reject it and return the status."""
        try:
            self._check_local(scope)
            self._limit(self._requests, client)
            self._check_origin(scope, header(scope, b"origin").lower())
            if not self._sockets.acquire(client):
                raise RequestRejected(429, SOCKET_RETRY_SECONDS)
            try:
                await self._app(scope, receive, send)
                await serve_accepted(scope, receive, send)
            finally:
                self._sockets.release(client)
        except RequestRejected as rejection:
            metrics.rejected_requests.labels(rejection.status).inc()
            await _reject_socket(scope, send, rejection)
            return rejection.status
        return 101

    # --- checks

    def _check_request(self, scope: HTTPScope, origin: str, client: str) -> None:
        self._check_local(scope)
        self._limit(self._requests, client)
        if _needs_good_standing(scope) and self._is_banned(scope, client):
            raise RequestRejected(403, text=BANNED, code="banned")
        if scope["method"] in SAFE_METHODS:
            return
        self._check_origin(scope, origin)
        if scope["method"] != "POST":
            return  # no route changes anything with another method
        if header(scope, b"content-type").partition(";")[0].strip().lower() != "application/json":
            raise RequestRejected(415)
        self._limit(self._creations, client)

    def _check_local(self, scope: Scope) -> None:
        """Reject, on a local server, public addresses and host names that a stranger can point at this computer."""
        if self._settings.local_only and not (
            is_private(self._proxies.client_address(scope)) and is_local_name(host_name(scope))
        ):
            raise RequestRejected(403, text=LOCAL_ONLY)

    def _limit(self, limiter: RateLimiter, client: str) -> None:
        wait = limiter.take(client, self._clock())
        if wait:
            raise RequestRejected(429, wait)

    def _check_origin(self, scope: Scope, origin: str) -> None:
        """Reject requests from pages of unknown origins. Browsers send the origin; other programs need not."""
        if origin in self._origins:
            return
        if header(scope, b"sec-fetch-site").lower() == "cross-site":
            raise RequestRejected(403)
        if origin and origin != self._proxies.page_origin(scope, self._settings.secure):
            raise RequestRejected(403)

    # --- headers

    def _security_headers(self, origin: str, present: Iterable[tuple[bytes, bytes]]) -> HeaderList:
        known = {name.lower() for name, _ in present}
        headers = [entry for entry in self._headers if entry[0] not in known]
        if b"cache-control" not in known:
            headers = [*headers, (b"cache-control", b"no-store")]
        if self._origins:
            headers = [*headers, (b"vary", b"origin")]
        if origin in self._origins:
            headers = [
                *headers,
                (b"access-control-allow-origin", origin.encode("latin-1")),
                (b"access-control-allow-methods", b"GET, POST"),
                (b"access-control-allow-headers", b"authorization, content-type"),
            ]
        return headers


def _needs_good_standing(scope: HTTPScope) -> bool:
    """Return whether a request is about tables, or changes something."""
    return scope["method"] not in SAFE_METHODS or scope["path"].startswith(TABLE_PATHS)


def _without_body(send: Send) -> Send:
    """Drop the body of a response, but keep the header with its length."""

    async def send_headers(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_headers


async def _respond(send: Send, status: int, headers: HeaderList, body: bytes = b"") -> None:
    length = (b"content-length", str(len(body)).encode())
    headers = headers if status == 204 else [*headers, length]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _reject_socket(scope: Scope, send: Send, rejection: RequestRejected) -> None:
    """Reject a socket with a status if the web server supports that; otherwise it responds with 403."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        kind = "websocket.http.response"
        await send({"type": f"{kind}.start", "status": rejection.status, "headers": rejection.headers})  # type: ignore[arg-type, misc]
        await send({"type": f"{kind}.body", "body": rejection.body, "more_body": False})  # type: ignore[arg-type, misc]
        return
    await send({"type": "websocket.close", "code": 4000 + rejection.status, "reason": problem(rejection.status).code})
