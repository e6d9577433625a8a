"""Events, and who may see which part of them. `seen_by` is the only way an event leaves the core."""

from __future__ import annotations

from typing import Final

from tischlein.core.bits import bit

EVERYBODY: Final = -1
NOBODY: Final = 0


def only(seat: int) -> int:
    """Return the set of viewers that holds one seat."""
    return int(bit(seat))


def is_visible(visible_to: int, viewer: int | None) -> bool:
    """Return whether a viewer is in the set; a spectator (None) sees only what everybody sees."""
    return visible_to == EVERYBODY or (viewer is not None and (visible_to >> viewer) & 1 == 1)


class Shift:
    """Cards that move from one zone to another; everybody sees how many, the seats in `visible_to` see which.

    last     they are, as everybody knows, the cards that were added to the source last
    hint     the beginning of their notation, where everybody knows that much
    instead  the open card in the target that they replace
    edges    what stays in sight of the cards directly below the top of the target, from bottom to top
    """

    def __init__(
        self,
        source: str,
        target: str,
        cards: list[str],
        visible_to: int,
        last: bool = False,
        hint: str = "",
        instead: str = "",
        edges: list[str] | None = None,
    ) -> None:
        self.source = source
        self.target = target
        self.cards = cards
        self.visible_to = visible_to
        self.last = last
        self.hint = hint
        self.instead = instead
        self.edges = edges or []

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        seen: dict[str, object] = {"from": self.source, "to": self.target, "count": len(self.cards)}
        if is_visible(self.visible_to, viewer):
            seen["cards"] = self.cards
        if self.last:
            seen["last"] = True
        if self.hint:
            seen["hint"] = self.hint
        if self.instead:
            seen["instead"] = self.instead
        if self.edges:
            seen["edges"] = self.edges
        return seen


class Event:
    """An event at the table.

    kind, seat   what happened, and which seat did it (None: nobody)
    facts        public facts
    secret, visible_to further facts, and the seats that may see them
    shifts       cards that moved
    shown        zones that are open from now on, with their cards
    now          the public facts of the table that changed with the event
    """

    def __init__(
        self,
        kind: str,
        seat: int | None = None,
        facts: dict[str, object] | None = None,
        secret: dict[str, object] | None = None,
        visible_to: int = NOBODY,
        shifts: list[Shift] | None = None,
        shown: dict[str, list[str]] | None = None,
        now: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts or {}
        self.secret = secret or {}
        self.visible_to = visible_to
        self.shifts = shifts or []
        self.shown = shown or {}
        self.now = now or {}

    def seen_by(self, viewer: int | None) -> dict[str, object]:
        """Return the event as this viewer may see it, ready for JSON."""
        seen: dict[str, object] = {"kind": self.kind, "seat": self.seat}
        facts = dict(self.facts)
        if self.secret and is_visible(self.visible_to, viewer):
            facts.update(self.secret)
        if facts:
            seen["facts"] = facts
        if self.shifts:
            seen["shifts"] = [shift.seen_by(viewer) for shift in self.shifts]
        if self.shown:
            seen["shown"] = self.shown
        if self.now:
            seen["now"] = self.now
        return seen
