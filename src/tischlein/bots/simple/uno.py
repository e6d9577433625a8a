"""UNO: lays dear cards first, mostly calls, seldom bluffs."""

from __future__ import annotations

from typing import Any, Final

from tischlein.bots.simple.luck import any_of, one_in
from tischlein.core.rng import Rng
from tischlein.games.uno.cards import COLOURS, KINDS, is_wild, points

WINDOW: Final = ("catch", "uno")
"""What may be done out of turn (6.2, 6.3)."""
WORDS: Final = ("draw", "keep", "pass", "take")

# Chances are "one in …".
FORGETS: Final = 15
BLUFFS: Final = 20
CHALLENGES: Final = 4
OVERLOOKS: Final = 4


def choose(view: dict[str, Any], moves: list[str], rng: Rng) -> str:
    """Choose the move of a seat that has to act."""
    turn = [move for move in moves if move not in WINDOW] or moves
    if "challenge" in turn:
        return "challenge" if one_in(CHALLENGES, rng) else "accept"
    if "=r" in turn:
        return f"={_favourite(view)}"
    words = [move for move in turn if move in WORDS]
    plays = _sensible(view, [move for move in turn if move not in WORDS], rng)
    if not plays:
        return any_of(words or turn, rng)
    return max(plays, key=_weight)


def react(moves: list[str], rng: Rng) -> str | None:
    """Notice a forgotten call, or overlook it."""
    chances = [move for move in moves if move in WINDOW]
    return None if not chances or one_in(OVERLOOKS, rng) else any_of(chances, rng)


def _card(move: str) -> int:
    return KINDS[move.rstrip("!").partition("=")[0]]


def _weight(move: str) -> tuple[bool, int]:
    """Put dear cards first, but keep wilds for later."""
    card = _card(move)
    return not is_wild(card), int(points(card))


def _hand(view: dict[str, Any]) -> list[str]:
    cards: list[str] = view["zones"][f"hand.{view['viewer']}"]["cards"]
    return cards


def _favourite(view: dict[str, Any]) -> str:
    """Find the colour this seat holds most of."""
    return max(COLOURS, key=lambda letter: sum(card.startswith(letter) for card in _hand(view)))


def _sensible(view: dict[str, Any], plays: list[str], rng: Rng) -> list[str]:
    """Keep the plays that name the favourite colour, call UNO (mostly) and do not bluff (mostly)."""
    favourite = _favourite(view)
    plays = [move for move in plays if "=" not in move or f"={favourite}" in move]
    calls = [move for move in plays if move.endswith("!")]
    if calls and not one_in(FORGETS, rng):
        plays = calls
    fours = [move for move in plays if move.startswith("W+4")]
    if fours and any(card.startswith(view["table"]["colour"]) for card in _hand(view)):
        # To lay it would be a bluff (5.1).
        return fours if one_in(BLUFFS, rng) else [move for move in plays if move not in fours]
    return plays
