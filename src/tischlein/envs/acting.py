"""What a seat does when it is asked, and what it is given at the end: the same in every environment of one game."""

from __future__ import annotations

from tischlein.core.batch import reward
from tischlein.core.sequential_turns import SequentialTurns
from tischlein.core.state import State
from tischlein.envs.errors import IllegalAction


def apply_action(turns: SequentialTurns, action: int) -> None:
    """What the seat that is asked does; IllegalAction, and nothing changes, if it may not."""
    if not turns.allows(action):
        names = turns.actions.names
        name = f"{action}, {names[action]!r}" if 0 <= action < len(names) else str(action)
        raise IllegalAction(f"seat {turns.seat}", name, turns.why_not(action))
    turns.act(action)


def rewards(state: State) -> list[float]:
    """By seat: from the places of a game that is over, else 0."""
    places = state.places()
    return [0.0 if places is None else reward(places, seat) for seat in range(state.seats)]
