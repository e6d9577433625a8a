"""Helpers: specs and lines of games."""

from __future__ import annotations

import json
from typing import Any

from tischlein.core.options import resolve_options
from tischlein.data.simulation import SimulationSpec, simulate
from tischlein.games.registry import game_info
from tischlein.parallel.executor import Executor


def spec(
    game: str = "uno", seats: int = 3, play: str = "purposeful", limit: int = 20_000, **options: Any
) -> SimulationSpec:
    settled = resolve_options(game, game_info(game).options, options)
    return SimulationSpec(game, seats, settled, play, seed=7, limit=limit, lines=True)


def lines(by: SimulationSpec, games: int = 3, executor: Executor | None = None) -> bytes:
    return b"".join(batch.lines for batch in simulate(by, games, executor or Executor()))


def decode_lines(by: SimulationSpec, games: int = 3) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines(by, games).splitlines()]
