"""Let the example that searches with OpenSpiel play a game."""

from __future__ import annotations

from pathlib import Path

from tischlein import games
from tischlein.arena.contest import Contest, play_deal
from tischlein.arena.entrants import parse_entrant
from tischlein.core.options import resolve_options

EXAMPLE = Path(__file__).parents[2] / "examples" / "ismcts.py"


def check_example(game: str) -> None:
    """Let the example play a deal of a game against a greedy player."""
    players = (parse_entrant(f"{EXAMPLE}:Ismcts"), parse_entrant("greedy"))
    options = resolve_options(game, games()[game].options, {})
    played = play_deal(Contest(game, 2, options, players, seed=1, limit=2000), 1)
    assert [sorted(found.places or []) for found in played.games] == [[1, 2], [1, 2]]
