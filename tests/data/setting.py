"""Small helpers: orders, and the lines of games."""

from __future__ import annotations

import json
from typing import Any

from tischlein.core.options import resolve_options
from tischlein.crew.crew import Crew
from tischlein.data.simulation import Order, simulate
from tischlein.games.registry import game_info


def order(game: str = "uno", seats: int = 3, play: str = "purposeful", limit: int = 20_000, **options: Any) -> Order:
    settled = resolve_options(game, game_info(game).options, options)
    return Order(game, seats, settled, play, seed=7, limit=limit, lines=True)


def lines(by: Order, games: int = 3, crew: Crew | None = None) -> bytes:
    return b"".join(batch.lines for batch in simulate(by, games, crew or Crew()))


def told(by: Order, games: int = 3) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(by, games).splitlines()]
