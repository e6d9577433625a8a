"""Two tables that a viewer cannot tell apart by what it may know: what it is sent must not tell it either.

One table is real. In the other, what the viewer cannot see is drawn anew (`State.resample`), and secret choices that
look alike to it are made in another way. Both go on side by side until the rules themselves reveal a difference.
"""

from __future__ import annotations

import json
from typing import Any

from tests.server.folding import KEYS, TABLE, Log
from tests.server.live.retelling import Ear
from tischlein import games
from tischlein.core.events import Event
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.server.feed import OUTSIDE, TableFeed, Viewer
from tischlein.server.log_events import LogEntry, MoveMade
from tischlein.server.table_state import fold
from tischlein.table.table import Table
from tischlein.testing.contracts import legal, reveals

STEPS = 12
ASKED = 60
"""Moves of which the viewer asks why it may not make them."""


class Blind:
    """In place of the scene of somebody whom nobody asks: its cards are no longer those it has seen."""

    def fold(self, event: dict[str, Any]) -> dict[str, Any]:
        return event


def started(game: str, seats: int, number: int) -> Log:
    """A table at which a game has begun; each `number` has other cards."""
    log = Log(game=game, seats=seats, spectators=True).people(*range(seats))
    for _ in range(number):
        log.start()
    return log.start()


def step(log: Log, player: RandomPlayer) -> bool:
    """A random move; False if the game is over."""
    game = log.state.game
    assert game is not None
    if game.over:
        return False
    player.choose(game.state)
    log.add(MoveMade(game.state.catalogue().notations[player.move]), int(player.seat))
    return True


def walker(game: str, seed: int) -> RandomPlayer:
    return RandomPlayer(Rng(seed), games()[game].random_stalls)


class Twins:
    """`feeds` are made by a class that may have a fault planted in it."""

    def __init__(self, log: Log, viewer: Viewer, rng: Rng, feeds: type[TableFeed] = TableFeed) -> None:
        self.viewer = viewer
        self.rng = rng
        self.real, self.other = (feeds(fold(KEYS, log.entries)) for _ in range(2))
        self.ears = [Ear(viewer), Ear(viewer)]
        self.player = walker(log.state.setup.game, int(rng.below(1 << 20)))
        table = self.table(self.other)
        table.state = self.redrawn(table.state)
        table.state.listen(table._journal)
        for each in (*range(table.seats), None):
            if each != viewer:
                table._scenes[each] = (Blind(), [])  # type: ignore[assignment]

    @staticmethod
    def table(feed: TableFeed) -> Table:
        assert feed.state.game is not None
        return feed.state.game

    def redrawn(self, state: State) -> State:
        """A state that the viewer could not tell from this one; a spectator knows no more than any seat."""
        seats = [self.viewer] if self.viewer not in (None, OUTSIDE) else list(range(int(state.seats)))
        for seat in seats:
            assert seat is not None
            state = state.resample(seat, self.rng)
        return state

    def check(self) -> int:
        """How many frames were the same, byte for byte."""
        first = [feed.subscribe(ear, None) for feed, ear in zip((self.real, self.other), self.ears, strict=True)]
        assert first[0] == first[1], f"viewer {self.viewer} can tell the tables apart by a snapshot"
        self._check_answers()
        same = 1
        while same <= STEPS and (moves := self._next()):
            stories = [self._story(feed, *move) for feed, move in zip((self.real, self.other), moves, strict=True)]
            frames = self._take(moves)
            if frames[0] != frames[1]:
                self._check_revealed(frames, stories)
                return same
            same += 1
            self._check_answers()
        return same

    def _check_answers(self) -> None:
        """What a seat is told of moves that it may not make."""
        if self.viewer is None or self.viewer == OUTSIDE:
            return
        tables = [self.table(feed) for feed in (self.real, self.other)]
        notations = tables[0].state.catalogue().notations
        for _ in range(min(ASKED, len(notations))):
            move = notations[int(self.rng.below(len(notations)))]
            why = [table.why_not(self.viewer, move) for table in tables]
            told = [None if refusal is None else (refusal.rule, refusal.facts) for refusal in why]
            assert told[0] == told[1], f"seat {self.viewer} can tell the tables apart by asking for {move}"

    def _next(self) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """A move at the real table, and one at the other that looks the same to the viewer; None if there is none."""
        real, other = self.table(self.real).state, self.table(self.other).state
        if real.over:
            return None
        self.player.choose(real)
        mover = int(self.player.seat)
        if mover == self.viewer:
            assert legal(real, mover) == legal(other, mover)
            return (mover, int(self.player.move)), (mover, int(self.player.move))
        if not (other.must | other.may) >> mover & 1:
            return None
        public_moves = {int(other.public_move(mover, move)) for move in legal(other, mover)}
        open_moves = [move for move in legal(real, mover) if int(real.public_move(mover, move)) in public_moves]
        if not open_moves:
            return None
        move = open_moves[int(self.rng.below(len(open_moves)))]
        public_move = int(real.public_move(mover, move))
        alike = [found for found in legal(other, mover) if int(other.public_move(mover, found)) == public_move]
        return (mover, move), (mover, alike[int(self.rng.below(len(alike)))])

    def _take(self, moves: tuple[tuple[int, int], tuple[int, int]]) -> list[str]:
        for feed, (mover, move) in zip((self.real, self.other), moves, strict=True):
            state = feed.state
            notation = self.table(feed).state.catalogue().notations[move]
            feed.apply(LogEntry(TABLE, state.seq + 1, state.at + 1_000, mover, MoveMade(notation)))
        return [ear.frames[-1] for ear in self.ears]

    def _story(self, feed: TableFeed, mover: int, move: int) -> list[Event]:
        """Everything that a move is going to cause."""
        twin = self.table(feed).state.clone()
        journal: list[Event] = []
        twin.listen(journal)
        twin.apply(mover, move)
        return journal

    def _check_revealed(self, frames: list[str], stories: list[list[Event]]) -> None:
        """Frames may differ in the face of a card that the viewer draws, and from an event on by which the rules
        reveal something."""
        assert self.viewer != OUTSIDE, "whoever may not look on can tell the tables apart"
        told = [json.loads(frame) for frame in frames]
        table = self.table(self.real)
        ends = [next((at for at, event in enumerate(story) if reveals(table, event)), None) for story in stories]
        edge = min((end for end in ends if end is not None), default=None)
        heads = [self._without_own_cards(frame["events"][:edge]) for frame in told]
        assert heads[0] == heads[1], f"viewer {self.viewer} sees a move differently"
        if edge is None:
            assert any(self._draws(event) for story in stories for event in story), "nothing was revealed"
            own = ("events", "moves", "question")
            rest = [{name: part for name, part in frame.items() if name not in own} for frame in told]
            assert rest[0] == rest[1], f"viewer {self.viewer} is told differently how things stand"

    def _draws(self, event: Event) -> bool:
        return any(shift.target == f"hand.{self.viewer}" for shift in event.shifts)

    def _without_own_cards(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for event in events:
            for shift in event.get("shifts", []):
                if shift["to"] == f"hand.{self.viewer}":
                    shift.pop("cards", None)
        return events
