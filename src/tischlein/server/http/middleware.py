"""What every request and every socket passes first: limits, origin, form; and the headers that every answer gets.

It stands outside the router, so that what has no route is guarded, too. Frames of sockets pass untouched.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tischlein.server import metrics
from tischlein.server.http.problems import problem
from tischlein.server.http.proxies import TrustedProxies, header, host_name
from tischlein.server.limits import ConcurrencyLimiter, RateLimiter, anonymise_address, client_key
from tischlein.server.logs import log
from tischlein.server.network import is_local_name, is_private
from tischlein.server.settings import Settings

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HSTS: Final = ("strict-transport-security", "max-age=31536000")
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}
SOCKET_WAIT: Final = 10
"""Seconds after which a client with too many sockets may try again."""

HOME: Final = "This table is for the network it is in; `tischlein serve` is for everybody."

Pairs = list[tuple[bytes, bytes]]


class RequestRejected(Exception):
    """The request or socket goes no further."""

    def __init__(self, status: int, wait: float = 0, text: str = "") -> None:
        self.status = status
        self.headers: Pairs = [(b"content-type", b"application/json")]
        if wait:
            self.headers.append((b"retry-after", str(math.ceil(wait)).encode()))
        self.body = msgspec.json.encode(problem(status, text))


class SecurityMiddleware:
    """An ASGI application around another one."""

    def __init__(
        self, app: ASGIApp, settings: Settings, proxies: TrustedProxies, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._app = app
        self._settings = settings
        self._proxies = proxies
        self._clock = clock
        self._origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        limits = settings.limits
        self._requests = RateLimiter(limits.requests / 60, limits.requests)
        self._creations = RateLimiter(limits.creations / 60, limits.creations)
        self._sockets = ConcurrencyLimiter(limits.sockets)
        headers = [*HEADERS.items(), *([HSTS] if settings.secure else [])]
        self._headers: Pairs = [(name.encode(), value.encode()) for name, value in headers]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = self._proxies.client_address(scope)
        begun = self._clock()
        method = "socket"
        if scope["type"] == ScopeType.HTTP:
            method = str(scope["method"]) if scope["method"] in METHODS else "other"
            status = await self._answer(scope, receive, send, client_key(address))
            metrics.request_seconds.observe(self._clock() - begun)
        else:
            status = await self._attend(scope, receive, send, client_key(address))
        route = scope.get("path_template", "unknown")
        metrics.requests.labels(route, status).inc()
        ms = round((self._clock() - begun) * 1000, 1)
        log("request", method=method, route=route, status=status, ms=ms, address=anonymise_address(address))

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send, place: str) -> int:
        """Let a request pass, or not; the status of its answer."""
        origin = header(scope, b"origin").lower()
        status = 500

        async def send_more(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self._more(origin, message.get("headers", []))]
            await send(message)

        try:
            self._check_request(scope, origin, place)
            if scope["method"] == "OPTIONS" and origin in self._origins:
                await _say(send_more, 204, [])
            else:
                await self._app(scope, receive, send_more)
        except RequestRejected as stop:
            metrics.rejected_requests.labels(stop.status).inc()
            await _say(send_more, stop.status, stop.headers, stop.body)
        return status

    async def _attend(self, scope: Scope, receive: Receive, send: Send, place: str) -> int:
        """Let a socket pass, or not; 101 if it did."""
        try:
            self._check_home(scope)
            self._limit(self._requests, place)
            self._check_origin(scope, header(scope, b"origin").lower())
            with self._sockets.enter(place) as welcome:
                if not welcome:
                    raise RequestRejected(429, SOCKET_WAIT)
                await self._app(scope, receive, send)
        except RequestRejected as stop:
            metrics.rejected_requests.labels(stop.status).inc()
            await _refuse_socket(scope, send, stop)
            return stop.status
        return 101

    # --- what is asked of a request

    def _check_request(self, scope: HTTPScope, origin: str, place: str) -> None:
        self._check_home(scope)
        self._limit(self._requests, place)
        if scope["method"] in SAFE_METHODS:
            return
        self._check_origin(scope, origin)
        if scope["method"] != "POST":
            return  # nothing here can be changed in another way
        if header(scope, b"content-type").partition(";")[0].strip().lower() != "application/json":
            raise RequestRejected(415)
        self._limit(self._creations, place)

    def _check_home(self, scope: Scope) -> None:
        """At home only the own network comes in, and no name that a stranger could have pointed at this computer."""
        if self._settings.local_only and not (
            is_private(self._proxies.client_address(scope)) and is_local_name(host_name(scope))
        ):
            raise RequestRejected(403, text=HOME)

    def _limit(self, book: RateLimiter, place: str) -> None:
        wait = book.take(place, self._clock())
        if wait:
            raise RequestRejected(429, wait)

    def _check_origin(self, scope: Scope, origin: str) -> None:
        """Browsers tell which page asks: it has to be ours, or one that we know. Other programs tell nothing."""
        if origin in self._origins:
            return
        if header(scope, b"sec-fetch-site").lower() == "cross-site":
            raise RequestRejected(403)
        if origin and origin != self._proxies.page_origin(scope, self._settings.secure):
            raise RequestRejected(403)

    # --- what every answer gets

    def _more(self, origin: str, given: Iterable[tuple[bytes, bytes]]) -> Pairs:
        more = self._headers
        if not any(name.lower() == b"cache-control" for name, _ in given):
            more = [*more, (b"cache-control", b"no-store")]
        if self._origins:
            more = [*more, (b"vary", b"origin")]
        if origin in self._origins:
            more = [
                *more,
                (b"access-control-allow-origin", origin.encode("latin-1")),
                (b"access-control-allow-methods", b"GET, POST"),
                (b"access-control-allow-headers", b"authorization, content-type"),
            ]
        return more


async def _say(send: Send, status: int, headers: Pairs, body: bytes = b"") -> None:
    length = (b"content-length", str(len(body)).encode())
    headers = headers if status == 204 else [*headers, length]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_socket(scope: Scope, send: Send, stop: RequestRejected) -> None:
    """Answer with a status if the web server can, else it answers 403 by itself."""
    if "websocket.http.response" in (scope.get("extensions") or {}):
        kind = "websocket.http.response"
        await send({"type": f"{kind}.start", "status": stop.status, "headers": stop.headers})  # type: ignore[arg-type, misc]
        await send({"type": f"{kind}.body", "body": stop.body, "more_body": False})  # type: ignore[arg-type, misc]
        return
    await send({"type": "websocket.close", "code": 4000 + stop.status, "reason": problem(stop.status).code})
