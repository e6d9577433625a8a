"""A viewer's scene: the events that the viewer may see, folded into zones, with handles for the cards in them.

A scene is made only from its viewer's events, so neither it nor a handle can reveal more. A handle stays with a card
from zone to zone. In a pile that shows nothing, cards have no handles; they get one when they leave it.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

BOX: Final = "box"
"""The source of cards when a table is set up; it never runs out."""


class SceneCard:
    """A card on the table.

    card  its notation; None while the viewer does not see its face
    edge  what stays in sight of it while another card covers it in part
    """

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.card: str | None = None
        self.edge = ""
        self.handle = ""

    def clone(self) -> SceneCard:
        twin = SceneCard(self.number)
        twin.card, twin.edge, twin.handle = self.card, self.edge, self.handle
        return twin


class SceneZone:
    """A zone as the viewer sees it. `shows`: nothing, top, owner (only to its owner), known (once seen), or all."""

    def __init__(self, kind: str, seat: int | None, shows: str) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.shows = shows
        self.items: list[SceneCard] = []

    def clone(self) -> SceneZone:
        twin = SceneZone(self.kind, self.seat, self.shows)
        twin.items = [item.clone() for item in self.items]
        return twin


class Scene:
    """The table as one viewer sees it; None is a spectator."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.zones: dict[str, SceneZone] = {}
        self.table: dict[str, Any] = {}
        self._count = 0

    def clone(self) -> Scene:
        """Return a deep copy."""
        twin = Scene(self.viewer)
        twin.zones = {name: zone.clone() for name, zone in self.zones.items()}
        twin.table = dict(self.table)
        twin._count = self._count
        return twin

    def fold(self, event: dict[str, Any]) -> dict[str, Any]:
        """Apply a viewer's event; add the handles of the cards that move or are shown to it, and return it."""
        facts: dict[str, Any] = event.get("facts", {})
        if event["kind"] == "setup":
            zones = facts["zones"].items()
            self.zones = {name: SceneZone(zone["kind"], zone["seat"], zone["shows"]) for name, zone in zones}
            self.table = {}
        fresh: dict[str, int] = {}
        """By zone: the number of its last cards that may have to be turned over."""
        shifts: list[dict[str, Any]] = event.get("shifts", [])
        for shift in shifts:
            shift["ids"] = self._shift(shift)
            target: str = shift["to"]
            fresh[target] = fresh.get(target, 0) + shift["count"]
        if "known" in facts:
            for name, cards in facts["known"].items():
                self._recognise(self.zones[name], cards)
                fresh[name] = len(self.zones[name].items)
        shown: dict[str, list[str]] | None = event.get("shown")
        if shown is not None:
            for name, cards in shown.items():
                zone = self.zones[name]
                zone.shows = "all"
                for item, card in zip(zone.items, self._by_face(zone, cards), strict=True):
                    item.card = card
        for name, count in fresh.items():
            self._cover(self.zones[name], count)
        if "now" in event:
            self.table |= event["now"]
        if shown is not None:
            event["ids"] = {name: self.ids(name, cards) for name, cards in shown.items()}
        return event

    def open_cards(self, name: str, sorted_cards: list[str]) -> list[str]:
        """Return the open cards of a zone, from bottom to top; those of a hand are sorted."""
        if self.zones[name].kind == "hand":
            return sorted_cards
        return [item.card for item in self.zones[name].items if item.card is not None]

    def ids(self, name: str, cards: list[str]) -> list[str]:
        """Return the handles of a zone's cards: those of the open `cards`, in this order, then of covered ones."""
        if self.zones[name].shows == "nothing":
            return []
        left = list(self.zones[name].items)
        found = []
        for card in cards:
            index = _first_face(left, card)
            found.append(left.pop(index))
        return [self._id(item) for item in found + left]

    def _new_item(self) -> SceneCard:
        self._count += 1
        return SceneCard(self._count)

    def _id(self, item: SceneCard) -> str:
        if not item.handle:  # most cards never need one
            item.handle = hashlib.blake2b(f"{self.viewer}/{item.number}".encode(), digest_size=5).hexdigest()
        return item.handle

    def _shift(self, shift: dict[str, Any]) -> list[str]:
        name: str = shift["from"]
        source = None if name == BOX else self.zones[name]
        target = self.zones[shift["to"]]
        cards: list[str] | None = shift.get("cards")
        if cards is None and source is not None and "hint" in shift:
            self._doubt(source, shift["hint"])
        last: bool = shift.get("last", False)
        count: int = shift["count"]
        moved: list[SceneCard] = []
        for index in range(count):
            card = None if cards is None else cards[index]
            item = self._new_item() if source is None else self._take(source, card, last)
            item.card = card
            item.edge = ""
            moved.append(item)
        target.items += moved
        if "edges" in shift:
            edges: list[str] = shift["edges"]
            for item, edge in zip(target.items[-1 - len(edges) : -1], edges, strict=True):
                item.edge = edge
        if "instead" in shift:
            target.items.insert(_first_face(target.items, shift["instead"]), target.items.pop())
        return [self._id(item) for item in moved] if target.shows != "nothing" else []

    def _take(self, zone: SceneZone, card: str | None, last: bool) -> SceneCard:
        """Remove a card: itself if the viewer knows its face, else the first covered one, which looks the same."""
        items = zone.items
        if zone.shows == "nothing":
            items.pop()
            return self._new_item()
        if last:
            return items.pop()
        index = -1 if card is None else _first_face(items, card)
        if index < 0:
            index = max(0, _first_covered(items))
        return items.pop(index)

    @staticmethod
    def _doubt(zone: SceneZone, hint: str) -> None:
        """Forget the faces that begin with `hint`, since one of these cards is about to leave unseen."""
        for item in zone.items:
            if item.card is not None and item.card.startswith(hint):
                item.card = None

    @staticmethod
    def _recognise(zone: SceneZone, cards: list[str]) -> None:
        """Give covered cards faces until the zone shows at least these cards."""
        missing = list(cards)
        for item in zone.items:
            if item.card in missing:
                missing.remove(item.card)
        for item, card in zip((item for item in zone.items if item.card is None), missing, strict=False):
            item.card = card

    @staticmethod
    def _by_face(zone: SceneZone, cards: list[str]) -> list[str]:
        """Return the cards in an order in which those already seen keep their index."""
        rest = list(cards)
        for item in zone.items:
            if item.card is not None:
                rest.remove(item.card)
        return [item.card if item.card is not None else rest.pop(0) for item in zone.items]

    def _cover(self, zone: SceneZone, fresh: int) -> None:
        """Turn over the last `fresh` cards where the viewer may not see them; those below were turned over before."""
        own = zone.seat == self.viewer and zone.seat is not None
        items = zone.items
        end = 0
        covered = zone.shows == "nothing" or (zone.shows == "owner" and not own)
        if covered or (zone.shows == "known" and self.viewer is None):  # a spectator remembers nothing
            end = len(items)
        elif zone.shows == "top":
            end = len(items) - 1
        for index in range(max(0, len(items) - fresh - 1), end):  # also the previous top card
            items[index].card = None


def _first_face(items: list[SceneCard], card: str) -> int:
    """Return the index of the first card with this face; -1 if there is none."""
    for index, item in enumerate(items):
        face = item.card
        if face is not None and face == card:
            return index
    return -1


def _first_covered(items: list[SceneCard]) -> int:
    """Return the index of the first card without a face; -1 if there is none."""
    for index, item in enumerate(items):
        if item.card is None:
            return index
    return -1
