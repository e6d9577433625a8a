"""How much work the passes over a record are, estimated before it begins: long games get fewer samples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tischlein.bots.fast_greedy import FastGreedyPlayer
from tischlein.bots.valuation import MAX_MOVES, NextGameWorld, TrueWorld, World
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.review.effort import Pass
from tischlein.review.timeline import PlayedGame, TimelineEvent

PROBES: Final = 48
"""Playouts of each kind from which their mean length is estimated."""
WEIGHED: Final = 8
"""To weigh this number of legal moves is as much work as the rest of a move."""


def fit_passes(passes: tuple[Pass, ...], games: list[PlayedGame]) -> tuple[Pass, ...]:
    """Return the passes of an effort with fewer samples where those for these games would take too long.

    The estimate counts the moves of playouts and those that are weighed for them, and never a time, so equal records
    give equal passes on any machine.
    """
    events = [event for game in games for event in game.events if not event.changes_nothing]
    per_move = 1 + _mean([len(event.legal) for event in events]) / WEIGHED
    length = per_move * _mean_length([TrueWorld(event.state) for event in _spread(events)])
    finished = [game.finished for game in games if game.finished is not None]
    rest = per_move * _mean_length([NextGameWorld(series) for series in finished])
    return tuple(
        plan.scaled(plan.work / max(1.0, length * _playouts(plan, events) + rest * plan.series * len(finished)))
        for plan in passes
    )


def _playouts(plan: Pass, events: list[TimelineEvent]) -> int:
    return sum(_playouts_of(plan, event) for event in events)


def _playouts_of(plan: Pass, event: TimelineEvent) -> int:
    """Return the number of playouts of a pass over an event."""
    if not event.is_decision:
        return plan.truth
    moves = len(event.legal) + 1  # and that of the reference player
    tried = min(moves, plan.finalists + 2) if plan.finalists else moves
    return tried * plan.samples_for(tried) + plan.truth * (2 if event.uses_chance else 1)


def _spread(events: list[TimelineEvent]) -> Sequence[TimelineEvent]:
    """Return events from all parts of a record."""
    return events[:: max(1, len(events) // PROBES)]


def _mean_length(worlds: Sequence[World]) -> float:
    """Return the mean number of moves of one playout from each of some worlds."""
    rng, player = Rng(0), FastGreedyPlayer(Rng(0))
    return _mean([_length(world.draw(rng), player) for world in worlds])


def _length(state: State, player: FastGreedyPlayer) -> int:
    state.stop_tracking()
    return int(player.play_out(state, MAX_MOVES))


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / max(1, len(numbers))
