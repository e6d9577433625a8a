"""Actions and rewards, shared by all environments of one game."""

from __future__ import annotations

from tischlein.core.batch import reward
from tischlein.core.sequential_turns import SequentialTurns
from tischlein.core.state import State
from tischlein.envs.errors import IllegalAction


def apply_action(turns: SequentialTurns, action: int) -> None:
    """Apply an action of the seat to act; raise IllegalAction and change nothing if it is illegal."""
    if not turns.allows(action):
        names = turns.actions.names
        name = f"{action}, {names[action]!r}" if 0 <= action < len(names) else str(action)
        raise IllegalAction(f"seat {turns.seat}", name, turns.why_not(action))
    turns.act(action)


def rewards(state: State) -> list[float]:
    """Return rewards by seat: from the places if the game is over, else 0."""
    places = state.places()
    return [0.0 if places is None else reward(places, seat) for seat in range(state.seats)]
