"""Raise: weighs the prize and the pot against the cards it would take, and keeps cards with many victory points."""

from __future__ import annotations

from typing import Any, Final

from tischlein.core.rng import Rng
from tischlein.games.raise_.cards import Box

GOOD_PRIZE: Final = 12
PRICE: Final = 4
"""What a card spent is taken for, in points."""


def choose(view: dict[str, Any], moves: list[str], _: Rng) -> str:
    cards = [move for move in moves if move != "pass"]
    points = _points(view)
    if view["table"]["phase"] == "choose":
        return _first(view, cards, points)
    needed = _cheapest(view, cards, points)
    if "pass" in moves and (not needed or _price(needed, points) > _chance(view) * _stake(view, points)):
        return "pass"
    return needed[0]


def _points(view: dict[str, Any]) -> dict[str, int]:
    box = Box(view["options"]["box"])
    return dict(zip(box.names, box.points, strict=True))


def _worth(view: dict[str, Any], card: str) -> int:
    factor: int = view["table"]["factors"][card[0]]
    return factor * int(card[1])


def _first(view: dict[str, Any], cards: list[str], points: dict[str, int]) -> str:
    """A strong card for a good prize, else one that will not be missed."""
    prize = int(view["zones"]["prize"]["cards"][0])
    sign = 1 if prize >= GOOD_PRIZE else -1
    return max(cards, key=lambda card: sign * _worth(view, card) - points[card])


def _cheapest(view: dict[str, Any], cards: list[str], points: dict[str, int]) -> list[str]:
    """One card that gets ahead, the cheapest of those; else the strongest ones together, as many as it takes."""
    facts = view["table"]
    field = next(stack["field"] for stack in facts["track"] if view["viewer"] in stack["seats"])
    need = facts["ahead_of"] + 1 - field - facts["raised"]
    enough = [card for card in cards if _worth(view, card) >= need]
    if enough:
        return [min(enough, key=lambda card: (points[card], _worth(view, card)))]
    strongest = sorted(view["zones"][f"hand.{view['viewer']}"]["cards"], key=lambda card: -_worth(view, card))
    laid: list[str] = []
    while strongest and sum(_worth(view, card) for card in laid) < need:
        laid.append(strongest.pop(0))
    return laid if cards else []


def _price(cards: list[str], points: dict[str, int]) -> int:
    return sum(PRICE + points[card] for card in cards)


def _stake(view: dict[str, Any], points: dict[str, int]) -> int:
    """What the winner of the round takes."""
    zones = view["zones"]
    return int(zones["prize"]["cards"][0]) + sum(points[card] for card in zones["pot"]["cards"])


def _chance(view: dict[str, Any]) -> float:
    """Shared with the others still in, as far as they hold cards."""
    zones = view["zones"]
    inside = [seat for stack in view["table"]["track"] for seat in stack["seats"]]
    hands = {seat: 1 + zones[f"hand.{seat}"]["count"] for seat in inside}
    return float(hands[view["viewer"]] / sum(hands.values()))
