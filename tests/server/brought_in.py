"""Games that were played elsewhere, as a page sends them."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.review.playing import played
from tischlein.server.bodies import GameImport


def import_body(game: str, seats: int = 2, deal: int = 1, **changes: Any) -> dict[str, Any]:
    """Return a request to bring in a game of Ada and computer players; `changes` are made to its record."""
    record = played(game, seats, deal, ("greedy",)) | changes
    bots = [{"name": f"Bot {seat}", "level": "easy"} for seat in range(1, seats)]
    return {"record": record, "players": [{"name": "Ada", "animal": "owl"}, *bots]}


def game_import(game: str, seats: int = 2, deal: int = 1, **changes: Any) -> GameImport:
    return msgspec.convert(import_body(game, seats, deal, **changes), GameImport)
