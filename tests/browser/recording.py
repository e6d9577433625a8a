"""Record a game in the browser, frame by frame, as an animated image.

The page's clock is paused between frames, and animations are advanced explicitly. So a recording is smooth even on a
slow machine, and the same cards and moves give the same recording.
"""

from __future__ import annotations

import base64
import io
import json
from collections import deque
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page, WebSocketRoute

FRAME = 125
"""Milliseconds from one frame to the next: 8 frames a second."""
PACE = 1000
"""Milliseconds from the move of one computer player to that of the next."""
GLIDE = 5
"""Frames that the pointer takes to reach its target."""
LAST_FRAME = 2500
"""Milliseconds for which the last frame is shown before the recording repeats."""
MAX_WAIT = 120_000
"""Milliseconds after which waiting has failed."""
QUALITY = 75
STEP = """(ms) => {
  const times = (window.recorded ??= new WeakMap());
  for (const animation of document.getAnimations()) {
    if (times.get(animation) === Infinity) continue;
    const time = times.has(animation) ? times.get(animation) + ms : 0;
    const end = animation.effect.getComputedTiming().endTime;
    animation.pause();
    if (time < end) animation.currentTime = time;
    else animation.finish();
    times.set(animation, time < end ? time : Infinity);
  }
}"""
"""Advance all animations: the clock of Playwright drives timers only."""
ARROW = [(0, 0), (0, 17), (4, 13.2), (6.8, 19.6), (9.6, 18.4), (6.8, 12.2), (12, 12)]


class Recording:
    """Controls the clock and the socket of a page; create it before the page opens anything."""

    def __init__(self, page: Page, width: int) -> None:
        self.page = page
        self._width = width
        self._frames: list[tuple[Image.Image, int]] = []
        self._session = page.context.new_cdp_session(page)
        self._at = (0.0, 0.0)
        self._pointer = draw_pointer()
        self._socket: WebSocketRoute | None = None
        self._held: deque[str] = deque()
        self._expecting = False
        self._time = self._due = 0
        page.clock.install(time=0)
        page.clock.pause_at(1000)
        page.route_web_socket("**/socket", self._connect)

    # --- the socket: moves of computer players reach the page at an even pace, however fast the server is

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket

        def on_command(message: str | bytes) -> None:
            self._expecting = json.loads(message)["type"] in ("start-game", "make-move")
            server.send(message)

        def on_frame(message: str | bytes) -> None:
            frame = json.loads(message)
            if "waiting" in (view := frame.get("view") or frame):
                self._expecting = not view["moves"] and any(ask["must"] for ask in view["waiting"])
            self._held.append(str(message))

        socket.on_message(on_command)
        server.on_message(on_frame)

    def _deliver(self) -> None:
        for _ in range(MAX_WAIT // 5):
            if self._held or not self._expecting:
                break
            self.page.wait_for_timeout(5)
        while self._held:
            frame: dict[str, Any] = json.loads(self._held[0])
            if "bot_level" in frame and self._time < self._due:
                return
            if frame.get("kind") in ("game-started", "move-made"):
                self._due = self._time + PACE
            assert self._socket is not None
            self._socket.send(self._held.popleft())

    def step(self) -> None:
        """Advance the page by one frame without recording it."""
        assert self._time < MAX_WAIT, "the page does not show what was waited for"
        self._deliver()
        self._time += FRAME
        self.page.clock.run_for(FRAME)
        self.page.evaluate(STEP, FRAME)

    def wait_for(self, target: Locator) -> Locator:
        """Advance the page, without recording it, until the target appears."""
        while target.count() == 0:
            self.page.wait_for_timeout(20)
            self.step()
        return target

    # --- recording

    def record(self, milliseconds: int) -> None:
        """Record the page for a while."""
        for _ in range(milliseconds // FRAME):
            self.step()
            self._capture()

    def record_until(self, target: Locator) -> None:
        """Record the page until the target appears."""
        while target.count() == 0:
            self.record(FRAME)

    def click(self, target: Locator, x: float, y: float) -> None:
        """Move the pointer to a point of the target, relative to its upper left corner, and click."""
        box = target.bounding_box()
        assert box is not None
        start, goal = self._at, (box["x"] + x, box["y"] + y)
        for number in range(1, GLIDE + 1):
            part = 1 - (1 - number / GLIDE) ** 2
            self._at = (start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)
            self.page.mouse.move(*self._at)
            self.record(FRAME)
        self.page.mouse.down()
        self.page.mouse.up()

    def set_pointer(self, x: float, y: float) -> None:
        self._at = (x, y)
        self.page.mouse.move(x, y)

    def _capture(self) -> None:
        shot = self._session.send("Page.captureScreenshot", {"format": "png"})
        frame = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
        scale = self._width / frame.width
        frame = frame.resize((self._width, round(frame.height * scale)), Image.Resampling.LANCZOS)
        frame.paste(self._pointer, (round(self._at[0] * scale), round(self._at[1] * scale)), self._pointer)
        if self._frames and self._frames[-1][0].tobytes() == frame.tobytes():
            frame, shown = self._frames.pop()
            self._frames.append((frame, shown + FRAME))
        else:
            self._frames.append((frame, FRAME))

    def save(self, path: Path) -> None:
        first, *others = [frame for frame, _ in self._frames]
        durations = [shown for _, shown in self._frames]
        durations[-1] += LAST_FRAME
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=durations,
            loop=0,
            quality=QUALITY,
            method=6,
            kmin=len(durations),
            kmax=len(durations) + 1,
        )


def draw_pointer() -> Image.Image:
    """Draw an arrow, as screenshots have no pointer, and scale it down for smooth edges."""
    times, edge = 8, 2
    width, height = (max(axis) + 2 * edge for axis in zip(*ARROW, strict=True))
    drawn = Image.new("RGBA", (round(width * times), round(height * times)))
    points = [((x + edge) * times, (y + edge) * times) for x, y in ARROW]
    pen = ImageDraw.Draw(drawn)
    pen.polygon(points, fill="black")
    for start, end in pairwise([*points, *points[:2]]):
        pen.line([start, end], fill="white", width=round(1.3 * times), joint="curve")
    return drawn.resize((round(width), round(height)), Image.Resampling.LANCZOS)
