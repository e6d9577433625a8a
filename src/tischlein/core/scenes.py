"""The scenes of all viewers of a table, brought up to date with its events when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tischlein.core.events import Event
from tischlein.core.scene import Scene

SeenEvents = list[dict[str, Any]]
"""Events as one viewer sees them."""


class Scenes:
    """Folds the events of a journal into one scene for each viewer, beginning with the first event."""

    def __init__(self, journal: list[Event]) -> None:
        self._journal: Final = journal
        self._scenes: Final[dict[int | None, Scene]] = {}
        self._events: Final[dict[int | None, SeenEvents]] = {}
        """By viewer: the events in the journal that are part of the scene."""

    def scene(self, viewer: int | None) -> Scene:
        """Return the scene of a viewer."""
        self.events(viewer)
        return self._scenes[viewer]

    def events(self, viewer: int | None) -> SeenEvents:
        """Return what a viewer saw of all events in the journal."""
        scene = self._scenes.get(viewer)
        if scene is None:
            scene = self._scenes[viewer] = Scene(viewer)
            self._events[viewer] = []
        events = self._events[viewer]
        for index in range(len(events), len(self._journal)):
            events.append(scene.fold(self._journal[index].seen_by(viewer)))
        return events

    def take_events(self, viewers: Iterable[int | None]) -> dict[int | None, SeenEvents]:
        """Return what these viewers saw of all events in the journal, and clear it. Others can no longer ask."""
        seen = {viewer: self.events(viewer) for viewer in viewers}
        for viewer in self._scenes:
            self._events[viewer] = []
        self._journal.clear()
        return seen
