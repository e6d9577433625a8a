"""Guided first games, played to their end as the coach says."""

from __future__ import annotations

import json
import re
import time
from collections import deque

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.conftest import NewUser
from tests.browser.geometry.measure import Measures, faults_of
from tests.browser.geometry.pages import COACH
from tests.browser.geometry.stage import SETTLED, SOCKET
from tests.browser.playing import CLOSE_END, MAX_SECONDS, RESULT, play_by_pointer
from tischlein.games.registry import boxes
from tischlein.table.lesson import has_lessons, lessons

NEXT = f"{COACH} .btn.primary"
COVERS = "the coach covers"
WAITS = """([coach, delivered]) => {
  const entry = document.querySelector('[data-entry]')?.dataset.entry ?? delivered;
  return Number(entry) >= delivered && document.querySelector(coach) === null;
}"""
"""Whether the table shows the delivered log entry and the coach has nothing to say of it, looked up in one go."""
GUIDED = [next(iter(lessons(box).deals)) for box in boxes() if has_lessons(box)]
"""The first guided game of each box."""


class PatientServer:
    """A server whose computer players do not wait, but whose news reach the page only when it asks for them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._delivered = 0
        self._held: deque[str | bytes] = deque()
        self._current: WebSocketRoute | None = None
        page.route("**/api/tables", self._hurry)
        page.route_web_socket(SOCKET, self._connect)

    def _hurry(self, route: Route) -> None:
        setup = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(setup | {"pace": 0, "window": 0}))

    def _connect(self, socket: WebSocketRoute) -> None:
        """Serve a connection, also one that follows another: what was held for that one, the server sends again."""
        self._current = socket
        self._delivered = 0
        self._held.clear()
        server = socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if kind == "pong" or (kind != "news" and not self._held):
                socket.send(message)
            elif socket is self._current:
                self._held.append(message)  # a reply never overtakes the news of what it replies to

        server.on_message(forward)

    def deliver(self) -> bool:
        """Send a message once the one before is drawn and explained, and return whether any is sent or still waits.

        Otherwise the coach would have nothing to say about what is passed over.
        """
        if not self._page.evaluate(WAITS, [COACH, self._delivered]):
            return True
        if self._current is None or not self._held:
            return False
        message = self._held.popleft()
        content = json.loads(message)
        if content["type"] == "news":
            self._delivered = content["seq"]
        self._current.send(message)
        return True


def play_guided(page: Page, server: PatientServer) -> list[tuple[int, int]]:
    """Play to the end, and read and close whatever the coach says; return its steps, "3 of 9" as (3, 9)."""
    steps: list[tuple[int, int]] = []
    end = time.monotonic() + MAX_SECONDS
    while True:
        assert time.monotonic() < end, "the game does not end"
        page.evaluate(SETTLED)
        if page.locator(CLOSE_END).count() > 0:
            page.locator(CLOSE_END).click()
        elif page.locator(COACH).count() > 0:
            text = page.locator(COACH).inner_text()
            covering = [fault for fault in faults_of(page, Measures(coach=COACH)) if COVERS in fault]
            assert covering == [], text
            if found := re.match(r"(\d+) of (\d+)", text):
                steps.append((int(found[1]), int(found[2])))
            page.locator(NEXT).click()
        elif server.deliver():
            continue
        elif page.get_by_role("button", name=RESULT).count() > 0:
            if steps and steps[-1][0] == steps[-1][1]:
                return steps
            page.locator(COACH).wait_for()  # the last step is about the end
        elif not play_by_pointer(page):
            page.wait_for_timeout(20)


@pytest.mark.parametrize(("number", "game"), list(enumerate(GUIDED)))
def test_a_guided_game_is_explained_to_its_end(new_user: NewUser, number: int, game: str) -> None:
    """Every second game is played on a phone; no browser may report an error."""
    user = new_user(phone=number % 2 == 0)
    user.register_name()
    page = user.page
    server = PatientServer(page)
    page.goto(f"/learn/{game}")
    steps = play_guided(page, server)
    numbers, (total, *others) = zip(*steps, strict=True)
    assert set(others) == {total}, "the number of steps changes"
    assert list(numbers) == [*range(1, len(numbers)), total], "the steps are not counted up to the last"
    page.get_by_role("button", name=RESULT).click()
    page.get_by_role("button", name="Rematch").wait_for()
