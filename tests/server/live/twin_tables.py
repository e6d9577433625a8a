"""Two tables that look the same to a viewer who knows only what it may know: its frames must be the same, too.

One table is real. In the other, what the viewer cannot see is resampled (`State.resample`), and secret choices that
look the same to the viewer are made differently. Both continue until the rules themselves reveal a difference.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tests.server.live.expected_frames import FrameRecorder
from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tischlein import games
from tischlein.core.events import Event
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.scene import Scene
from tischlein.core.scenes import Scenes
from tischlein.core.state import State
from tischlein.server.feed import OUTSIDE, TableFeed, Viewer
from tischlein.server.log_events import LogEntry, MoveMade
from tischlein.server.table_state import fold
from tischlein.table.table import Table
from tischlein.table.take_back import reveals
from tischlein.testing.contracts import legal

STEPS = 12
ASKED = 60
"""Moves for which the viewer asks why it may not make them."""


class OneViewersScenes:
    """Folds the events of one viewer only: the cards of the others are no longer those they have seen."""

    def __init__(self, viewer: Viewer, scenes: Scenes, journal: list[Event]) -> None:
        self._viewer = viewer
        self._scenes = scenes
        self._journal = journal

    def scene(self, viewer: Viewer) -> Scene:
        return self._scenes.scene(viewer)

    def take_events(self, viewers: Iterable[Viewer]) -> dict[Viewer, list[dict[str, Any]]]:
        seen = {viewer: self._events(viewer) for viewer in viewers}
        self._scenes.take_events([])
        return seen

    def _events(self, viewer: Viewer) -> list[dict[str, Any]]:
        if viewer == self._viewer:
            return self._scenes.events(viewer)
        return [event.seen_by(viewer) for event in self._journal]


def start_table(game: str, seats: int, number: int) -> LogBuilder:
    """Return the log of a table at which a game has started; each `number` has other cards."""
    log = LogBuilder(game=game, seats=seats, spectators=True).people(*range(seats))
    for _ in range(number):
        log.start()
    return log.start()


def make_move(log: LogBuilder, player: RandomPlayer) -> bool:
    """Make a random move; return False if the game is over."""
    game = log.state.game
    assert game is not None
    if game.over:
        return False
    player.choose(game.state)
    log.add(MoveMade(game.state.catalogue().notations[player.move]), int(player.seat))
    return True


def random_player(game: str, seed: int) -> RandomPlayer:
    return RandomPlayer(Rng(seed), games()[game].random_stalls)


class TwinTables:
    """A real table and its twin. `feeds` is the class of their feeds, which may have a planted leak."""

    def __init__(self, log: LogBuilder, viewer: Viewer, rng: Rng, feeds: type[TableFeed] = TableFeed) -> None:
        self.viewer = viewer
        self.rng = rng
        self.real, self.other = (feeds(fold(KEYS, log.entries)) for _ in range(2))
        self.recorders = [FrameRecorder(viewer), FrameRecorder(viewer)]
        self.player = random_player(log.state.setup.game, int(rng.below(1 << 20)))
        table = self.table(self.other)
        table.state = self.resample(table.state)
        table.state.listen(table._journal)
        table._scenes = OneViewersScenes(viewer, table._scenes, table._journal)  # type: ignore[assignment]

    @staticmethod
    def table(feed: TableFeed) -> Table:
        assert feed.state.game is not None
        return feed.state.game

    def resample(self, state: State) -> State:
        """Return a state that looks the same to the viewer; a spectator knows no more than any seat."""
        seats = [self.viewer] if self.viewer not in (None, OUTSIDE) else list(range(int(state.seats)))
        for seat in seats:
            assert seat is not None
            state = state.resample(seat, self.rng)
        return state

    def check(self) -> int:
        """Check the frames of both tables, and return how many were the same, byte for byte."""
        first = [
            feed.subscribe(recorder, None)
            for feed, recorder in zip((self.real, self.other), self.recorders, strict=True)
        ]
        assert first[0] == first[1], f"viewer {self.viewer} can tell the tables apart by a snapshot"
        self._check_answers()
        same = 1
        while same <= STEPS and (moves := self._next()):
            event_lists = [
                self._events_of(feed, *move) for feed, move in zip((self.real, self.other), moves, strict=True)
            ]
            frames = self._take(moves)
            if frames[0] != frames[1]:
                self._check_revealed(frames, event_lists)
                return same
            same += 1
            self._check_answers()
        return same

    def _check_answers(self) -> None:
        """Check that both tables give the same reasons why the viewer may not make a move."""
        if self.viewer is None or self.viewer == OUTSIDE:
            return
        tables = [self.table(feed) for feed in (self.real, self.other)]
        notations = tables[0].state.catalogue().notations
        for _ in range(min(ASKED, len(notations))):
            move = notations[int(self.rng.below(len(notations)))]
            why = [table.why_not(self.viewer, move) for table in tables]
            reasons = [None if refusal is None else (refusal.rule, refusal.facts) for refusal in why]
            assert reasons[0] == reasons[1], f"seat {self.viewer} can tell the tables apart by asking for {move}"

    def _next(self) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """Return a move at the real table, and one at the other that looks the same to the viewer, or None."""
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
        return [recorder.frames[-1] for recorder in self.recorders]

    def _events_of(self, feed: TableFeed, mover: int, move: int) -> list[Event]:
        """Return the events that a move will cause."""
        twin = self.table(feed).state.clone()
        journal: list[Event] = []
        twin.listen(journal)
        twin.apply(mover, move)
        return journal

    def _check_revealed(self, frames: list[str], event_lists: list[list[Event]]) -> None:
        """Check that frames differ only in cards that the viewer draws, and after an event that reveals something."""
        assert self.viewer != OUTSIDE, "an outsider can tell the tables apart"
        contents = [json.loads(frame) for frame in frames]
        table = self.table(self.real)
        ends = [next((at for at, event in enumerate(events) if reveals(table, event)), None) for events in event_lists]
        edge = min((end for end in ends if end is not None), default=None)
        heads = [self._without_own_cards(frame["events"][:edge]) for frame in contents]
        assert heads[0] == heads[1], f"viewer {self.viewer} sees a move differently"
        if edge is None:
            assert any(self._draws(event) for events in event_lists for event in events), "nothing was revealed"
            own = ("events", "moves", "question")
            rest = [{name: part for name, part in frame.items() if name not in own} for frame in contents]
            assert rest[0] == rest[1], f"viewer {self.viewer} sees the state differently"

    def _draws(self, event: Event) -> bool:
        return any(shift.target == f"hand.{self.viewer}" for shift in event.shifts)

    def _without_own_cards(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for event in events:
            for shift in event.get("shifts", []):
                if shift["to"] == f"hand.{self.viewer}":
                    shift.pop("cards", None)
        return events
