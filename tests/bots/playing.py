"""Deal a game, weigh and search its moves, and let computer players play it out."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec

from tischlein import Table, games
from tischlein.bots.levels import LEVELS, make_bot
from tischlein.bots.players import Bot
from tischlein.bots.search import Search
from tischlein.bots.search_bot import Level, SearchBot
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.options import resolve_options
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.registry import policy_of


def deal_state(game: str, seats: int, seed: int) -> State:
    """Return a state of a game after the deal."""
    info = games()[game]
    state = info.new(resolve_options(game, info.options, {}), seats, Rng(seed))
    state.deal()
    return state


def weigh_moves(state: State, seat: int) -> dict[int, float]:
    """Return the worth of each legal move."""
    moves = MoveList()
    state.legal(seat, moves)
    worth = vec[float]([0.0] * moves.size)
    policy_of(state.catalogue().game).weigh(state, seat, moves, worth)
    return {int(moves.at(i)): worth[i] for i in range(moves.size)}


def run_search(insight: Insight, simulations: int, max_nodes: int = 1000) -> Search:
    """Return a search that has run this many simulations."""
    search = Search(insight, policy_of(insight.catalogue().game), Rng(1), max_nodes)
    search.run(simulations)
    return search


def samples(table: Table, seat: int, zone: str) -> list[list[str]]:
    """Return the cards of a zone in 100 tables that look alike to a seat."""
    insight = table.insight(seat)
    rng = Rng(4)
    cards: list[list[str]] = []
    for _ in range(100):
        view: Any = insight.sample(rng).view(int(zone[-1]) if zone.startswith("hand") else seat)
        cards.append(view["zones"][zone]["cards"])
    return cards


def fast_bot(name: str, seed: int, simulations: int = 3) -> Bot:
    """Return a player with the flaws of its level that does not think for long."""
    level = LEVELS[name]
    return SearchBot(Level(simulations, level.mistakes, level.careless, level.seconds), seed)


def make_bots(name: str, seats: int) -> list[Bot]:
    """Return a player of a level for each seat."""
    return [make_bot(name, seat) for seat in range(seats)]


def play_out(table: Table, bots: list[Bot]) -> None:
    """Play to the end with bots on all seats; the table refuses what is not legal."""
    while not table.over:
        for seat, ask in list(table.waiting.items()):
            if not ask.must and seat in table.waiting:
                move = bots[seat].choose(table.insight(seat))
                if move is not None:
                    table.play(seat, move)
        seat = next(seat for seat, ask in table.waiting.items() if ask.must)
        move = bots[seat].choose(table.insight(seat))
        assert move is not None
        table.play(seat, move)
