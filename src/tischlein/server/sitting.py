"""A table's log, folded: who sits where, which game is played, whose time runs.

Whoever folds the same log with the same keys has the same sitting, in any process and after any restart. Nothing here
knows of sockets, databases or the hour: time is what the lines of the log say.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tischlein.games.registry import game_info
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    BotAdded,
    ChatSent,
    EntropyAdded,
    GameEnded,
    GameStarted,
    HandedOver,
    LogEntry,
    MoveMade,
    ReactionSent,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    TableOpened,
    TableSetup,
    TakenOver,
)
from tischlein.server.messages import ChatMessage, ClockState, SeatInfo, SetupWarning, TableStatus
from tischlein.server.store.base import FinishedGame, Phase, TableSummary
from tischlein.table.shuffle import Shuffle, promise, seed_of
from tischlein.table.table import Ask, Table

STAND_IN: Final = "medium"
"""The level of the computer player that plays on for somebody who left."""
GRACE: Final = 15_000
"""Milliseconds for a move when the time of a whole game is used up and its owner is back."""
CHAT: Final = 50
REMEMBERED: Final = 512
"""Commands whose ids are known: one of them that comes again is not carried out again."""


class Holder(Struct, frozen=True):
    """Who has a seat. `sat` is the line of the log with which a person took it; seat keys follow from it and `salt`."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    guest: str = ""
    sat: int = 0
    salt: str = ""
    level: str | None = None
    away: bool = False
    entropy: str | None = None

    def info(self) -> SeatInfo:
        """What everybody may see of it."""
        return SeatInfo(self.kind, self.name, self.level, self.away, self.entropy)


FREE: Final = Holder()


class Sitting:
    """`at` is the time of the last line; `since` tells since when each seat is waited for."""

    def __init__(self, keys: Keys, opened: LogEntry, told: dict[int, str] | None = None) -> None:
        assert isinstance(opened.event, TableOpened), "a log begins with the table being opened"
        self.keys: Final = keys
        self._told: Final = told or {}
        """Secrets of games that the log tells, since they are over."""
        self._salt = opened.event.salt
        self.id: Final = opened.table
        self.setup: Final[TableSetup] = opened.event.setup
        self.info: Final = game_info(self.setup.game)
        self.watched = self.setup.spectators
        """Whether anybody can be shown what lies open; of games that are over, everybody can."""
        self.created: Final = opened.at
        self.seq = opened.seq
        self.at = opened.at
        self.phase: Phase = "gathering"
        self.holders: list[Holder] = [FREE] * self.setup.seats
        self.number = 0
        self.game: Table | None = None
        self.outdated = ""
        """Why the last game cannot be shown, if it was played by another edition of the rules than is known here."""
        self.first = 0
        self.since: dict[int, int] = {}
        self.used: list[int] = [0] * self.setup.seats
        self.asks: dict[int, Ask] = {}
        """Who is asked what in the game, as it stands."""
        self.window: int | None = None
        """Since when a window stands open that holds nobody up."""
        self.chat: deque[ChatMessage] = deque(maxlen=CHAT)
        self._warnings: list[SetupWarning] | None = None
        self._done: OrderedDict[str, int] = OrderedDict()

    # --- a line of the log

    def take(self, entry: LogEntry) -> dict[int | None, list[dict[str, Any]]]:
        """Let a line happen; what each seat and a spectator saw of the game, if a move was made."""
        assert entry.seq == self.seq + 1, f"line {entry.seq} does not follow line {self.seq}"
        self.seq = entry.seq
        self.at = max(self.at, entry.at)
        if entry.client is not None:
            self._remember(entry.client, entry.seq)
        self.holders = seated(self.holders, entry, self.phase)
        event = entry.event
        if isinstance(event, MoveMade) and entry.seat is not None:
            return {} if self.outdated else self._move(entry.seat, event)
        if isinstance(event, GameStarted):
            self._start(event)
        elif isinstance(event, GameEnded):
            self.phase = "gathering" if self.outdated else "over"
            self._salt = event.salt
            self.since, self.window = {}, None
        elif isinstance(event, TakenOver) and entry.seat in self.since:
            self.since[entry.seat] = self.at
        elif isinstance(event, ChatSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, text=event.text))
        elif isinstance(event, ReactionSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, reaction=event.reaction))
        return {}

    def _start(self, event: GameStarted) -> None:
        self.number, self.phase, self.first = event.number, "playing", self.seq
        self.outdated = self.info.why_not_edition(event.edition)
        if self.outdated:
            self.phase, self.game, self.asks, self.since, self.window = "gathering", None, {}, {}, None
            return
        secret = self.secret()
        words = [holder.entropy or "" for holder in self.holders]
        self.game = Table(
            self.setup.game,
            self.setup.seats,
            seed_of(secret, words),
            self.setup.options,
            salt=f"{self.id}/{event.number}",
        )
        self.game.shuffle = Shuffle(promise(secret), secret, words)
        self.game.news(self.watched)
        self.used = [0] * self.setup.seats
        self.asks = self.game.waiting
        self.since = dict.fromkeys(self.musts(), self.at)
        self.window = self.at if self.windows() else None

    def _move(self, seat: int, event: MoveMade) -> dict[int | None, list[dict[str, Any]]]:
        assert self.game is not None, "a move without a game"
        began = self.since.pop(seat, None)
        self.game.make(seat, event.move)
        self.asks = self.game.waiting
        if began is not None:
            if event.level is None:
                self.used[seat] += self.at - began
            self.window = self.at if self.windows() else None
        elif not self.windows():
            self.window = None
        self.since = {waited: self.since.get(waited, self.at) for waited in self.musts()}
        return self.game.news(self.watched)

    def _remember(self, client: str, seq: int) -> None:
        self._done[client] = seq
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)

    def done(self, client: str) -> int | None:
        """The line in which a command was carried out, if it has been."""
        return self._done.get(client)

    # --- who is waited for

    def musts(self) -> list[int]:
        return [seat for seat, ask in self.asks.items() if ask.must]

    def windows(self) -> list[int]:
        """Seats that may use an open window, which holds nobody up."""
        return [seat for seat, ask in self.asks.items() if not ask.must]

    def level(self, seat: int) -> str | None:
        """The level of the computer player that plays at a seat now; None for a person."""
        return self.holders[seat].level

    def left(self, seat: int) -> int | None:
        """Milliseconds that a person has for the move it is asked for; None without a clock."""
        clock = self.setup.clock
        if clock is None or self.holders[seat].kind != "person":
            return None
        if clock.each == "move":
            return clock.seconds * 1000
        return max(clock.seconds * 1000 - self.used[seat], GRACE if seat in self.since else 0)

    def clocks(self) -> list[ClockState | None]:
        """What everybody's clock shows."""
        shown: list[ClockState | None] = []
        for seat in range(self.setup.seats):
            left = self.left(seat)
            runs = left is not None and seat in self.since and not self.holders[seat].away
            shown.append(None if left is None else ClockState(left, self.since[seat] + left if runs else None))
        return shown

    def secret(self) -> str:
        """What the cards of the game being played, or of the next one, are shuffled by."""
        number = self.number if self.phase == "playing" else self.number + 1
        return self._told.get(number) or self.keys.secret(self.id, number, self._salt)

    def key(self, seat: int) -> str | None:
        """The key of a seat that a person holds."""
        holder = self.holders[seat]
        return self.keys.seat(self.id, holder.sat, holder.salt) if holder.kind == "person" else None

    # --- what is told of it

    def status(self) -> TableStatus:
        seats = [holder.info() for holder in self.holders]
        return TableStatus(self.phase, self.number, seats, promise(self.secret()))

    def warnings(self) -> list[SetupWarning]:
        """What the rules would rather have otherwise. It follows from the setup, so any game at this table says it."""
        if self._warnings is None:
            game = self.game or Table(self.setup.game, self.setup.seats, 0, self.setup.options)
            self._warnings = [SetupWarning(warning.rule, warning.facts) for warning in game.warnings()]
        return self._warnings

    def summary_after(self, entry: LogEntry) -> TableSummary | None:
        """What the lists say of the table after a line; None if nothing changes in them."""
        if isinstance(entry.event, MoveMade):
            return None
        phase: Phase = {GameStarted: "playing", GameEnded: "over"}.get(type(entry.event), self.phase)  # type: ignore[assignment]
        holders = seated(self.holders, entry, self.phase)
        if holders == self.holders and phase == self.phase:
            return None
        return self._summary(phase, holders, entry.at)

    def summary(self) -> TableSummary:
        return self._summary(self.phase, self.holders, self.at)

    def _summary(self, phase: Phase, holders: list[Holder], updated: int) -> TableSummary:
        taken = [holder for holder in holders if holder.kind != "free"]
        return TableSummary(
            self.id, self.setup, phase, len(taken), [holder.name for holder in taken], self.created, updated
        )

    def finished_by(self, entry: LogEntry) -> FinishedGame | None:
        """What the archive says of the game that a line ends."""
        if not isinstance(entry.event, GameEnded):
            return None
        return FinishedGame(
            self.id,
            self.number,
            self.setup.game,
            [holder.name for holder in self.holders],
            self.first,
            entry.seq,
            entry.at,
            entry.event.scores,
            entry.event.places,
            self.setup.replays,
        )


def seated(holders: list[Holder], entry: LogEntry, phase: Phase) -> list[Holder]:
    """Who sits where after a line of the log."""
    if isinstance(entry.event, GameEnded):
        return [replace(holder, entropy=None) for holder in holders]
    if entry.seat is None or (changed := _changed(holders[entry.seat], entry, phase)) is None:
        return holders
    return [changed if seat == entry.seat else holder for seat, holder in enumerate(holders)]


def _changed(holder: Holder, entry: LogEntry, phase: Phase) -> Holder | None:
    match entry.event:
        case MoveMade():
            return None
        case SeatTaken(name, guest, salt):
            return Holder("person", name, guest, sat=entry.seq, salt=salt)
        case BotAdded(level, name):
            return Holder("bot", name, level=level)
        case SeatLeft():
            return Holder("bot", holder.name, level=STAND_IN) if phase == "playing" else FREE
        case SeatCleared():
            return FREE
        case HandedOver(level, _):
            return replace(holder, level=level, away=True)
        case TakenOver():
            return replace(holder, level=None, away=False)
        case EntropyAdded(entropy):
            return replace(holder, entropy=entropy)
    return None


def fold(keys: Keys, entries: list[LogEntry]) -> Sitting:
    """The sitting that a whole log makes. Games that are over can be read without the key they were shuffled by."""
    sitting = Sitting(keys, entries[0], told_secrets(entries))
    for entry in entries[1:]:
        sitting.take(entry)
    return sitting


def told_secrets(entries: list[LogEntry]) -> dict[int, str]:
    """The secrets of games that are over, by their numbers."""
    return dict(enumerate((entry.event.secret for entry in entries if isinstance(entry.event, GameEnded)), 1))
