"""Play games and print a hash of each record: `parity_games.py GAMES_OF_A_KIND [FIRST] [KIND …]`.

Runs natively and in Pyodide, so it imports only what a page has; `parity.py` compares both. Seats, players and seeds
follow from the number of the game.
"""

from __future__ import annotations

import hashlib
import json
import sys

from tischlein import Bot, Table, games, make_bot
from tischlein.bots.levels import LEVELS
from tischlein.bots.search_bot import Level, SearchBot

PLAYERS = ("random", "greedy", "medium")
LONGEST = 400
"""The number of moves after which a game is given up; its record has all of them."""
THINKING = 40
"""The number of moves after which `medium` plays like `greedy`: games of searchers would take most of the time."""


def player(name: str, seed: int) -> Bot:
    """Return a computer player without a limit of time, which would depend on the machine."""
    if name != "medium":
        return make_bot(name, seed)
    medium = LEVELS["medium"]
    return SearchBot(Level(medium.simulations, medium.mistakes, medium.careless, 3600), seed)


def play(kind: str, number: int) -> str:
    """Play a game and return the hash of its record."""
    low, high = games()[kind].seats
    seats = low + number % (high - low + 1)
    name = PLAYERS[number % len(PLAYERS)]
    table = Table(kind, seats=seats, seed=number)
    bots = [player(name, 1000 * number + seat) for seat in range(seats)]
    hasty = [player("greedy", 1000 * number + seat) for seat in range(seats)]
    for made in range(LONGEST):
        if table.over:
            break
        for seat in table.waiting:
            move = (bots if made < THINKING else hasty)[seat].choose(table.insight(seat))
            if move is not None:
                table.play(seat, move)
                break
        else:
            break
    record = table.record()
    compared = {key: record[key] for key in ("deal", "moves", "head", "result", "options", "seats")}
    return hashlib.sha256(json.dumps(compared, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for kind in sys.argv[3:] or games():
        for number in range(first, first + count):
            print(kind, number, play(kind, number), flush=True)
