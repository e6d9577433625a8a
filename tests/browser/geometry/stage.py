"""A page that shows scenes: the server delivers it, but the messages of the table are ours."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, Page, Route, ViewportSize, WebSocketRoute

from tests.browser.geometry.scenes import VIEWER, Scene
from tests.server.log_builder import TABLE
from tischlein.server.messages import VERSION, ClientRole, Pong, Welcome

SOCKET = re.compile(r"/api/tables/[^/]+/socket")
# Two frames later: components that measure themselves have reacted, too.
SETTLED = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))"""
BLANK = "/api/address"
"""An address of the server whose answer has no scripts."""
SEAT_KEY = "seat-key-"
"""The key of a seat is this and its number."""
HOST_KEY = "host-key"
INVITATION = "invitation-key-0123456789"

Feeds = Mapping[int | None, Sequence[bytes]]
"""What the server sends to each seat, and to spectators (None)."""


def stored_keys(*seats: int) -> dict[str, Any]:
    """Return the keys of a table for the host and these seats, as the page stores them."""
    keys = [f"{SEAT_KEY}{seat}" for seat in seats]
    return {"host": HOST_KEY, "invitation": INVITATION, "seats": keys, "seen": time.time() * 1000}


class Stage:
    """One page of a browser. Scenes are shown one after the other."""

    def __init__(self, browser: Browser, address: str, lang: str = "en", text: int = 16, **options: Any) -> None:
        self.lang = lang
        self._context = browser.new_context(
            base_url=address, locale=lang, reduced_motion="reduce", service_workers="block", **options
        )
        self.page: Page = self._context.new_page()
        self._feeds: Feeds = {}
        self._socket: WebSocketRoute | None = None
        self._answers: Mapping[str, Any] = {}
        self.page.route_web_socket(SOCKET, self._serve)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        # As a reader sets it in the browser.
        devtools = self._context.new_cdp_session(self.page)
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": text}})

    def _serve(self, socket: WebSocketRoute) -> None:
        """Answer a connection with the current scene. Other commands stay unanswered: nothing is played."""
        self._socket = socket

        def answer(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "ping":
                socket.send(msgspec.json.encode(Pong(command["id"])).decode())
            elif command["type"] == "hello":
                seat = self._seat_of(command["keys"])
                role = ClientRole(seat, HOST_KEY in command["keys"])
                socket.send(msgspec.json.encode(Welcome(VERSION, 0, TABLE, role, [0, 1, 2])).decode())
                for frame in self._feeds[seat] if command["since"] is None else ():
                    socket.send(frame.decode())

        socket.on_message(answer)

    def _seat_of(self, keys: list[str]) -> int | None:
        """Return the seat of the client; one without a key is a spectator, if these are served."""
        for key in keys:
            if key.startswith(SEAT_KEY):
                return int(key.removeprefix(SEAT_KEY))
        return None if None in self._feeds else next(iter(self._feeds))

    def _answer(self, route: Route) -> None:
        """Answer a request ourselves if the scene says so, or else let the server do it."""
        path = urlsplit(route.request.url).path
        answer = self._answers.get(f"{route.request.method} {path}")
        if callable(answer):
            answer = answer(route.request.url)
        if answer is None:
            route.continue_()
        else:
            body = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
            route.fulfill(body=body, content_type="application/json")

    def show(self, scene: Scene, address: str = f"/t/{TABLE}") -> None:
        self._feeds = {VIEWER: scene.frames}
        self.page.goto(address)
        self.page.locator("h1").first.wait_for()
        if scene.state == "end":
            self.page.locator(".end button").wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def open(
        self,
        address: str,
        feeds: Feeds | None = None,
        answers: Mapping[str, Any] | None = None,
        stored: Mapping[str, Any] | None = None,
    ) -> None:
        """Open an address in a browser that has stored these values; `answers` are those of the server, by request."""
        self._feeds = feeds or {}
        self.page.goto(BLANK)
        if answers and not self._answers:
            self.page.route("**/api/**", self._answer)
        self._answers = answers or {}
        values = {
            name: value if isinstance(value, str) else json.dumps(value) for name, value in (stored or {}).items()
        }
        self.page.evaluate("values => { localStorage.clear(); Object.assign(localStorage, values) }", values)
        self.page.goto(address)
        self.page.locator("h1").first.wait_for()
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def send(self, frame: bytes) -> None:
        """Send news to the connection that was opened last."""
        assert self._socket is not None
        self._socket.send(frame.decode())
        self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLED)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size(ViewportSize(width=width, height=height))
        self.page.evaluate("scrollTo(0, 0)")
        self.settle()

    def close(self) -> None:
        self._context.close()
