"""Helpers: contests, custom players in files, and the lines of a run without thinking times."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tischlein.arena.contest import Contest, DealResult, GameResult, ThinkingTime, play_deal
from tischlein.arena.correction import Correction
from tischlein.arena.entrants import parse_entrant
from tischlein.core.options import resolve_options
from tischlein.games.registry import game_info

PLAYERS = """
import os, signal
from pathlib import Path

class Lowest:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, insight):
        return insight.moves()[0]

class Cheat(Lowest):
    def choose(self, insight):
        return "nonsense"

class Illegal(Lowest):
    def choose(self, insight):
        legal = insight.moves()
        return next(move for move in insight.catalogue().notations if move not in legal)

class Silent(Lowest):
    def choose(self, insight):
        return None

class Broken(Lowest):
    def choose(self, insight):
        return 1 / 0

class Sightless:
    def __init__(self, seed):
        pass

class Seedless:
    def choose(self, insight):
        return None

class Mortal(Lowest):
    def choose(self, insight):
        marker = Path(__file__).with_name("died")
        if not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(insight)

class Doomed(Lowest):
    def choose(self, insight):
        os.kill(os.getpid(), signal.SIGKILL)

class Peeker(Lowest):
    def choose_from_state(self, state, seat):
        hidden = [len(state.view(other)["zones"]) for other in range(state.seats)]
        assert len(hidden) == state.seats
        return self.choose_open(state, seat)
    def choose_open(self, state, seat):
        from tischlein.core.moves import MoveList
        moves = MoveList()
        state.legal(seat, moves)
        return state.catalogue().notations[moves.sorted()[0]]
"""


def own(folder: Path, player: str) -> str:
    """Write the players to a file and return the name of one of them."""
    file = folder / "mine.py"
    file.write_text(PLAYERS, encoding="utf-8")
    return f"{file}:{player}"


def contest(
    *bots: str,
    game: str = "uno",
    seats: int = 2,
    seed: int = 1,
    limit: int = 20_000,
    correction: Correction | None = None,
) -> Contest:
    info = game_info(game)
    entrants = tuple(parse_entrant(bot) for bot in bots)
    return Contest(game, seats, resolve_options(game, info.options, {}), entrants, seed, limit, correction)


def play_here(by: Contest, deals: Iterable[int]) -> list[DealResult]:
    return [play_deal(by, deal) for deal in deals]


def timeless(file: Path) -> list[Any]:
    """Return the deals of a file without thinking times."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    for line in lines[1:]:
        for game in line["games"]:
            game["thinking"] = [moves for moves, _, _ in game["thinking"]]
    return [lines[0], *sorted(lines[1:], key=lambda line: int(line["deal"]))]


def same(one: list[DealResult], other: list[DealResult]) -> bool:
    """Return whether two runs are equal except for thinking times."""
    return [_played(deal) for deal in one] == [_played(deal) for deal in other]


def _played(deal: DealResult) -> list[Any]:
    return [[game.lineup, game.places, game.scores, game.moves] for game in deal.games]


def game_of(lineup: str, places: list[int] | None, scores: list[int] | None = None, seconds: float = 0.0) -> GameResult:
    """Return a game of players with one-letter names."""
    thinking = [ThinkingTime(1, seconds, seconds) for _ in lineup]
    return GameResult(tuple(lineup), places, scores or [-place for place in places or []], 10, thinking)
