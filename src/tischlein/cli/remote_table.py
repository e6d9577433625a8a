"""A table at a server, as its messages tell it: the view of one seat, kept up to date event by event."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tischlein.core.game import GameInfo
from tischlein.core.options import resolve_options
from tischlein.core.scene import Scene, SceneCard, SceneZone
from tischlein.games.registry import game_info
from tischlein.table.look import Look, table_look
from tischlein.table.table import Table

Frame = dict[str, Any]
AFTER_EVENTS = ("waiting", "moves", "question", "scores", "places", "over")
"""What news say about a game after their events."""
FAN = "fan"


@dataclass(frozen=True)
class Absence:
    """Since when a person has not been connected, in server time; if not `exact`, at least since then."""

    since: int
    exact: bool


class RemoteTable:
    """What a client knows of a table.

    seat       the seat of this client; None before it sits down
    seats      who sits where, as `SeatInfo` says
    absent     the people who are not connected, by seat
    pause      who has paused the game, as `GamePause` says
    take_back  who wants to take back a move, as `TakeBackRequest` says
    newcomers  the requests for the seats of computer players, as `SeatRequest` says
    clock      the seconds since 1970 on this computer
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.seat: int | None = None
        self.host = False
        self.setup: Frame = {}
        self.phase = "gathering"
        self.seats: list[Frame] = []
        self.connected: set[int] = set()
        self.absent: dict[int, Absence] = {}
        self.pause: Frame | None = None
        self.take_back: Frame | None = None
        self.newcomers: list[Frame] = []
        self._clock = clock
        self._ahead = 0.0
        """Milliseconds by which the clock of the server is ahead of ours."""
        self._view: Frame | None = None
        self._scene = Scene(None)
        self._hand_order: dict[str, int] = {}
        self._lock = threading.RLock()

    def receive(self, frame: Frame) -> None:
        """Bring everything up to date with a message from the server."""
        with self._lock:
            self._receive(frame)

    def _receive(self, frame: Frame) -> None:
        match frame["type"]:
            case "welcome":
                self.seat, self.host = frame["you"]["seat"], frame["you"]["host"]
                self.connected = set(frame["connected"])
                self.absent = {one["seat"]: Absence(one["since"], one["exact"]) for one in frame["absent"]}
                self._ahead = frame["now"] - self._clock() * 1000
            case "presence":
                self._set_presence(frame)
            case "snapshot":
                self.setup = frame["setup"]
                self._set_view(frame["view"])
                self._set_status(frame["status"])
            case "news":
                self._receive_news(frame)

    def _set_presence(self, frame: Frame) -> None:
        seat = frame["seat"]
        if frame["connected"]:
            self.connected.add(seat)
            self.absent.pop(seat, None)
        else:
            self.connected.discard(seat)
            self.absent[seat] = Absence(frame["since"], exact=True)

    def _receive_news(self, news: Frame) -> None:
        if news.get("view") is not None:
            self._set_view(news["view"])
        if self._view is not None:
            for event in news.get("events", []):
                self._scene.fold(event)
            self._view |= {name: news[name] for name in AFTER_EVENTS if name in news}
        if "status" in news:
            self._set_status(news["status"])

    def _set_status(self, status: Frame) -> None:
        self.phase, self.seats = status["phase"], status["seats"]
        self.pause, self.take_back = status.get("pause"), status.get("take_back")
        self.newcomers = status.get("newcomers", [])

    def _set_view(self, view: Frame | None) -> None:
        self._view = view
        if view is not None:
            self._scene = _make_scene(view)
            self._hand_order = {card: number for number, card in enumerate(view["look"]["cards"])}

    @property
    def info(self) -> GameInfo:
        """The game; UnknownGame if it is not installed here."""
        return game_info(self.setup["game"])

    @property
    def options(self) -> dict[str, Any]:
        return resolve_options(self.info.id, self.info.options, self.setup["options"])

    @property
    def look(self) -> Look:
        return table_look(self.info, self.options)

    @property
    def is_shown(self) -> bool:
        """Whether there is a game that this client may see."""
        return self._view is not None

    def view(self) -> Frame:
        """Return what the client sees, as `Table.view` does; the moves are taken apart."""
        with self._lock:
            assert self._view is not None
            zones = {name: self._zone(zone) for name, zone in self._scene.zones.items()}
            return self._view | {"zones": zones, "table": dict(self._scene.table)}

    def _zone(self, zone: SceneZone) -> Frame:
        cards = [item.card for item in zone.items if item.card is not None]
        if zone.kind == "hand":
            cards.sort(key=lambda card: self._hand_order.get(card, 0))
        seen = {"kind": zone.kind, "seat": zone.seat, "shows": zone.shows, "count": len(zone.items), "cards": cards}
        edges = [item.edge for item in zone.items[:-1] if item.edge]
        return seen | ({"edges": edges} if zone.kind == FAN else {})

    def absence_of(self, seat: int) -> Absence | None:
        """Return the absence of a seat's person; None if nobody is missed there."""
        with self._lock:
            return self.absent.get(seat) if self.seats[seat]["kind"] == "person" else None

    def elapsed(self, absence: Absence | None) -> int:
        """Return for how many milliseconds an absence has lasted; 0 for none."""
        return 0 if absence is None else max(0, int(self._clock() * 1000 + self._ahead) - absence.since)

    def waited_for(self) -> list[int]:
        """Return the seats for which the game waits."""
        with self._lock:
            waiting = self._view["waiting"] if self._view is not None and self.phase == "playing" else []
        return [one["seat"] for one in waiting if one["must"]]

    def question(self) -> tuple[str, bool] | None:
        """Return what this client is asked, and whether it must move; None if it is not asked, as in a pause."""
        with self._lock:
            is_played = self._view is not None and self.phase == "playing" and self.pause is None
            waiting = self._view["waiting"] if self._view is not None and is_played else []
        return next(((one["what"], one["must"]) for one in waiting if one["seat"] == self.seat), None)

    @property
    def current(self) -> str:
        """The game being played, which may be one of a series."""
        return str(self._scene.table.get("current", self.setup["game"]))

    def pattern(self) -> Table:
        """Return a table of this computer at which the same game is played."""
        options, current = self.options, self.current
        known = [option.name for option in game_info(current).options]
        return Table(current, self.setup["seats"], 0, {name: options[name] for name in known if name in options})


def _make_scene(view: Frame) -> Scene:
    """Make the scene of a view. Covered cards are below the open ones, as in a pile of which the top is open."""
    scene = Scene(view["viewer"])
    scene.table = dict(view["table"])
    number = 0
    for name, seen in view["zones"].items():
        zone = SceneZone(seen["kind"], seen["seat"], seen["shows"])
        faces = [None] * (seen["count"] - len(seen["cards"])) + seen["cards"]
        for face in faces:
            number -= 1  # the scene numbers the cards that it adds itself from 1
            item = SceneCard(number)
            item.card = face
            zone.items.append(item)
        edges = seen.get("edges", [])
        for item, edge in zip(zone.items[len(zone.items) - 1 - len(edges) :], edges, strict=False):
            item.edge = edge
        scene.zones[name] = zone
    return scene
