"""What the tests of all rulebooks ask of a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tischlein import IllegalMove, Table

rule = pytest.mark.rule
ruling = pytest.mark.ruling


def table(position: str, **options: Any) -> Table:
    """Return a table in a position; what it does not name is shuffled by a fixed seed."""
    return Table(seed=1, options=options or None, position=position)


def hand(t: Table, seat: int) -> list[str]:
    return cards(t, f"hand.{seat}", seat)


def cards(t: Table, zone: str, viewer: int | None = None) -> list[str]:
    """Return the cards that a viewer sees in a zone."""
    seen: list[str] = t.view(viewer)["zones"][zone]["cards"]
    return seen


def count(t: Table, zone: str) -> int:
    n: int = t.view(None)["zones"][zone]["count"]
    return n


def counts(t: Table, name: str = "hand") -> list[int]:
    """Return how many cards each seat has in its zone of this name."""
    return [count(t, f"{name}.{seat}") for seat in range(t.seats)]


def turn(t: Table) -> int:
    (seat,) = [seat for seat, ask in t.waiting.items() if ask.must]
    return seat


def fact(t: Table, name: str) -> Any:
    return t.view(None)["table"][name]


def play(t: Table, *moves: tuple[int, str]) -> Table:
    for seat, move in moves:
        t.play(seat, move)
    return t


def refused(t: Table, seat: int, move: str) -> tuple[str, dict[str, object]]:
    """Return the rule against a move and the facts of the refusal. Playing the move raises both and changes nothing."""
    before = t.position()
    refusal = t.why_not(seat, move)
    assert refusal is not None, f"{move} is legal"
    with pytest.raises(IllegalMove) as caught:
        t.play(seat, move)
    raised = caught.value.refusal
    assert (raised.rule, raised.facts) == (refusal.rule, refusal.facts)
    assert t.position() == before
    return refusal.rule, refusal.facts


def kinds(t: Table, seat: int | None = None, since: int = 0) -> list[str]:
    return [event["kind"] for event in t.events(seat, since)]


def events_of(t: Table, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Return all events of a kind, as a viewer saw them."""
    return [event for event in t.events(seat) if event["kind"] == kind]


Look = Callable[[Table, int | None], Any]


def everything(t: Table, viewer: int | None) -> Any:
    """Return all that leaves a table for a viewer: view with moves, asks and handles, and all events."""
    return [t.view(viewer), t.events(viewer)]


def same_to(viewer: int | None, one: Table, other: Table, look: Look = everything) -> bool:
    """Say whether a viewer cannot tell two tables apart."""
    return json.dumps(look(one, viewer), sort_keys=True) == json.dumps(look(other, viewer), sort_keys=True)
