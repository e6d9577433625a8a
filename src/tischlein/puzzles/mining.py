"""Mining: games between computer players of the level `hard`, searched for positions that make a puzzle.

A game is determined by the seed of the run and its number, and so is the puzzle that is found in it, if there is one.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import Final

from tischlein.bots.advice import reason_for
from tischlein.core.bits import has
from tischlein.core.game import GameInfo
from tischlein.core.series import current_game
from tischlein.games.registry import game_info
from tischlein.parallel.executor import Executor
from tischlein.puzzles.difficulty import find_rates, grade, is_trivial, patient_bot
from tischlein.puzzles.proof import DEEP, Proof, prove_twice, to_seed
from tischlein.puzzles.puzzle import PLAYERS, Puzzle
from tischlein.puzzles.puzzle_file import PuzzleFile
from tischlein.review.self_play import play_with
from tischlein.review.timeline import TimelineEvent, play_again
from tischlein.table.table import Table

MIN_MOVES: Final = 3
"""Between two moves, luck finds the best one every other time."""
FEW_SEATS: Final = 4
"""Every other game has no more seats than this, since most people play with a few others."""
STAGES: Final = (1 / 6, 1 / 2, 5 / 6)
"""Where a game is searched first, as parts of its moves; by lot, so that puzzles come from all stages."""
SCREENING: Final = DEEP[:4]
"""The passes that a position has to survive before it is looked at thoroughly."""


@dataclass(frozen=True)
class MinedGame:
    """A game that was searched, and the puzzle found in it."""

    number: int
    puzzle: Puzzle | None


@dataclass(frozen=True)
class GameMiner:
    """Plays and searches the games of a run by number, in any process."""

    game: str
    seed: int

    def __call__(self, number: int) -> MinedGame:
        return MinedGame(number, mine_game(self.game, self.seed, number))

    def describe_failure(self, number: int, how: str) -> str:
        return f"game {number} {how}; all puzzles found before are kept"


def mine(file: PuzzleFile, wanted: int, executor: Executor) -> Generator[bool, None, None]:
    """Continue a file until it has the wanted number of puzzles; yield after each game whether it gave one.

    Games count in the order of their numbers, however many workers there are.
    """
    if len(file.puzzles) >= wanted:
        return
    header = file.header
    waiting: dict[int, MinedGame] = {}
    with closing(executor.map_unordered(GameMiner(header.game, header.seed), count(header.searched + 1))) as mined:
        for game in mined:
            waiting[game.number] = game
            while header.searched + 1 in waiting:
                yield file.add(waiting.pop(header.searched + 1).puzzle)
                if len(file.puzzles) >= wanted:
                    return


def seats_for(info: GameInfo, number: int) -> int:
    """Return how many seats a game has."""
    low, high = info.seats
    turn, is_small = divmod(number, 2)
    choice = range(low, (min(high, FEW_SEATS) if is_small else high) + 1)
    return choice[turn % len(choice)]


def mine_game(game: str, seed: int, number: int) -> Puzzle | None:
    """Play a game and return its first position that makes a puzzle."""
    deal = f"puzzles:{seed}:{game}:{number}"
    table = Table(game, seats_for(game_info(game), number), deal)
    bots = [patient_bot(PLAYERS, to_seed(f"{deal}|seat|{seat}")) for seat in range(table.seats)]
    _, games = play_again(play_with(table, bots, to_seed(f"{deal}|windows")).record())
    stage = STAGES[to_seed(f"{deal}|stage") % len(STAGES)] * len(table.log)
    positions = [event for event in games[0].events if is_position(event)]
    for event in sorted(positions, key=lambda one: (abs(one.after_moves - stage), one.number)):
        puzzle = make_puzzle(event, table, number)
        if puzzle is not None:
            return puzzle
    return None


def is_position(event: TimelineEvent) -> bool:
    """Return whether a seat has to choose between several moves, and nobody has an open window."""
    game = current_game(event.state)
    return len(event.legal) >= MIN_MOVES and has(game.must, event.seat) and not game.may & ~game.must


def make_puzzle(event: TimelineEvent, table: Table, number: int) -> Puzzle | None:
    """Return the puzzle that a position makes: one move is best beyond doubt, and it is not trivial."""
    insight, seed = event.insight(), proof_seed(table.seed, event.after_moves)
    sketch = Proof(insight, f"{seed}|sketch")
    for passes in (SCREENING[:1], SCREENING[1:]):
        if not sketch.run(passes) or is_trivial(insight, sketch.best_notation, seed):
            return None
    proof = prove_twice(insight, seed)
    if proof is None or is_trivial(insight, proof.best_notation, seed):
        return None
    found_by = find_rates(insight, proof.best_notation, seed)
    return Puzzle(
        origin=number,
        seats=table.seats,
        seed=table.seed,
        moves=table.log[: event.after_moves],
        seat=event.seat,
        values=proof.values(),
        reason=reason_for(insight, proof.best),
        difficulty=grade(found_by),
        found_by=found_by,
    )


def proof_seed(deal: str, after_moves: int) -> str:
    """Return the seed of all samples of a position."""
    return f"{deal}|{after_moves}"
