"""Scenes: moments of games as the messages that show them, so that no game has to be played in the browser."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tests.server.log_builder import KEYS, LogBuilder
from tischlein import games
from tischlein.server.feed import TableFeed
from tischlein.server.log_events import BotAdded, GameEnded, GameStarted, LogEntry, MoveMade, SeatTaken
from tischlein.server.people import BOT_ANIMALS
from tischlein.server.replay import NewsRecorder
from tischlein.server.store.base import FinishedGame
from tischlein.server.table_state import TableState
from tischlein.table.table import Table

VIEWER = 0
NAMES = {0: "Ada", 1: "Magdalena", 2: "Jonathan"}
"""People; the names of others are those of computer players."""
FULL = 26
"""The largest hand that a scene needs; the rules allow more only to players who refuse to play."""
MAX_MOVES = 700
ENDED = 1_800_000_000_000
"""When games ended: milliseconds since 1970."""
KEEPING = ("draw", "keep", "pass", "decline")
"""Moves after which a hand is no smaller."""
STATES = ("early", "late", "fullest", "busiest", "end", "slip")
"""The states of a table; `result` is the page after a game."""
TRIES = 6
"""Games played to find a moment."""


@dataclass(frozen=True)
class Scene:
    """What the server sends: a snapshot, and the news after it."""

    game: str
    seats: int
    state: str
    frames: tuple[bytes, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.state}"


class ScriptedTable:
    """A table without a server, whose messages to the viewer are kept.

    names  those of the people, by seat; the other seats have computer players, but those in `free` nobody
    deal   the seed of a guided game
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        names: Mapping[int, str] = NAMES,
        free: Collection[int] = (),
        deal: str = "",
    ) -> None:
        self.rng = random.Random(seed)
        self._log = LogBuilder(deal, game=game, seats=seats, spectators=True)
        self.feed = TableFeed(TableState(KEYS, self._log.entries[0]))
        self.viewer = NewsRecorder(VIEWER)
        self.feed.subscribe(self.viewer, None)
        for seat in (seat for seat in range(seats) if seat not in free):
            if seat in names:
                self.add(SeatTaken(names[seat], f"guest{seat}"), seat)
            else:
                self.add(BotAdded("medium", list(BOT_ANIMALS)[seat]), seat)

    def start(self) -> ScriptedTable:
        self.add(GameStarted(1, self.feed.state.info.edition))
        return self

    def end(self) -> FinishedGame:
        """Add the end of a game whose last move was made, and return what the server stores about it."""
        state, table = self.feed.state, self.table
        self.add(GameEnded(KEYS.secret(state.id, 1), table.scores, table.places or []))
        first = next(entry.seq for entry in self.entries if isinstance(entry.event, GameStarted))
        people = [str(seat) if holder.kind == "person" else "" for seat, holder in enumerate(state.holders)]
        return FinishedGame(
            state.id,
            1,
            state.setup.game,
            [holder.name or "" for holder in state.holders],
            first,
            self.entries[-1].seq,
            ENDED,
            table.scores,
            table.places or [],
            replays=True,
            animals=(list(BOT_ANIMALS.values()) * 2)[: len(people)],
            people=people,
        )

    @property
    def entries(self) -> list[LogEntry]:
        return self._log.entries

    @property
    def table(self) -> Table:
        assert self.feed.state.game is not None
        return self.feed.state.game

    def add(self, event: BotAdded | GameEnded | GameStarted | MoveMade | SeatTaken, seat: int | None = None) -> None:
        last = self.entries[-1]
        entry = LogEntry(last.table, last.seq + 1, last.at + 1_000, seat, event, None)
        self.entries.append(entry)
        self.feed.apply(entry)

    def snapshot(self, viewer: int | None = VIEWER) -> bytes:
        return self.feed.snapshot(viewer)

    def moves(self, keeping: Sequence[int] = (), limit: int = MAX_MOVES) -> Iterator[None]:
        """Play to the end, and pause before each move; the seats of `keeping` draw instead of playing."""
        for _ in range(limit):
            if self.table.over:
                return
            yield
            asks = self.feed.state.asks
            must = [seat for seat, ask in asks.items() if ask.must]
            seat = self.rng.choice(must or list(asks))
            self.add(MoveMade(self._choose(seat, seat in keeping), None), seat)

    def _choose(self, seat: int, keeping: bool) -> str:
        moves = self.table.moves(seat)
        kept = [move for move in moves if move in KEEPING]
        played = [move for move in moves if move not in KEEPING and ":" not in move]
        if keeping and kept:
            return "draw" if "draw" in kept else kept[0]
        return self.rng.choice(played or moves)


def _is_asked(playing: ScriptedTable) -> bool:
    ask = playing.feed.state.asks.get(VIEWER)
    return ask is not None and ask.must


@cache
def scenes_of(game: str, seats: int) -> dict[str, Scene]:
    """Return the scenes of a game by the state they show; a game may have none for `slip`."""
    found = _whole_game(game, seats)
    found["fullest"], found["busiest"] = (_largest(game, seats, count) for count in (_hand, _laid_out))
    return {state: Scene(game, seats, state, frames) for state, frames in found.items()}


def _whole_game(game: str, seats: int) -> dict[str, tuple[bytes, ...]]:
    """Play until a game has ended and a slip was shown, if the game has any."""
    found: dict[str, tuple[bytes, ...]] = {}
    for seed in range(TRIES):
        playing = ScriptedTable(game, seats, f"{game} {seats} {seed}").start()
        asked: list[bytes] = []
        before, heard = b"", 0
        for _ in playing.moves():
            before, heard = playing.snapshot(), len(playing.viewer.frames)
            if _is_asked(playing):
                asked.append(before)
            elif VIEWER in playing.feed.state.asks:
                found.setdefault("slip", (before,))
        table = playing.table
        if "end" not in found:
            found["early"], found["late"] = (asked[0],), (asked[-max(1, len(asked) // 12)],)
        if table.over and "end" not in found:
            playing.end()
            found["end"] = (before, *playing.viewer.frames[heard:])
            found["result"] = (playing.snapshot(),)
        if "end" in found and ("slip" in found or not json.loads(table.look())["slips"]):
            break
    return found


def _hand(table: Table) -> int:
    return min(FULL, int(table.view(VIEWER)["zones"][f"hand.{VIEWER}"]["count"]))


def _laid_out(table: Table) -> int:
    """Return how many cards lie open side by side."""
    zones = table.view(VIEWER)["zones"].values()
    return sum(zone["count"] for zone in zones if zone["kind"] not in ("hand", "pile", "tiles"))


def _largest(game: str, seats: int, count: Callable[[Table], int]) -> tuple[bytes, ...]:
    """Return the moment with the largest count at which the viewer has to move."""
    largest, found = -1, b""
    for seed in range(TRIES):
        playing = ScriptedTable(game, seats, f"{game} {seats} {seed}").start()
        for _ in playing.moves(keeping=[(), [VIEWER], range(seats)][seed % 3]):
            if _is_asked(playing) and (counted := count(playing.table)) > largest:
                largest, found = counted, playing.snapshot()
    return (found,)


def seat_counts(game: str) -> list[int]:
    """Return the smallest, the middle and the largest number of seats."""
    low, high = games()[game].seats
    return sorted({low, (low + high) // 2, high})
