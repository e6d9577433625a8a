"""The state of a table, folded from its log: seats, the current game, clocks.

Folding the same log with the same keys gives the same state, in any process and after any restart. The state knows
nothing of sockets, databases or the time of day: time is what the log entries say.
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
"""The level of the computer player that continues for a player who left or ran out of time."""
GRACE: Final = 15_000
"""Milliseconds per move for a player who is back after using up the time for the whole game."""
MAX_CHAT: Final = 50
MAX_COMMAND_IDS: Final = 512
"""Command ids that are remembered, so that a repeated command is carried out once."""


class SeatHolder(Struct, frozen=True):
    """The holder of a seat. `entry` is the number of the log entry with which a person took it; keys derive from it."""

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    guest: str = ""
    entry: int = 0
    salt: str = ""
    level: str | None = None
    away: bool = False
    entropy: str | None = None

    def info(self) -> SeatInfo:
        """Return what everyone may see of the holder."""
        return SeatInfo(self.kind, self.name, self.level, self.away, self.entropy)


FREE: Final = SeatHolder()


class TableState:
    """`at` is the time of the last entry; `waiting_since` says since when each seat has had to move."""

    def __init__(self, keys: Keys, opened: LogEntry, revealed: dict[int, str] | None = None) -> None:
        assert isinstance(opened.event, TableOpened), "a log begins with the table being opened"
        self.keys: Final = keys
        self._revealed: Final = revealed or {}
        """Secrets of finished games, which the log reveals, by game number."""
        self._salt = opened.event.salt
        self.id: Final = opened.table
        self.setup: Final[TableSetup] = opened.event.setup
        self.info: Final = game_info(self.setup.game)
        self.has_spectator_view = self.setup.spectators
        """Whether the spectators' view is computed; replays need it for every table."""
        self.created: Final = opened.at
        self.seq = opened.seq
        self.at = opened.at
        self.phase: Phase = "gathering"
        self.holders: list[SeatHolder] = [FREE] * self.setup.seats
        self.game_number = 0
        self.game: Table | None = None
        self.outdated = ""
        """Why the last game cannot be shown, if it was played by an edition of the rules that is not available."""
        self.first_entry = 0
        self.waiting_since: dict[int, int] = {}
        self.time_used: list[int] = [0] * self.setup.seats
        self.asks: dict[int, Ask] = {}
        """The seats that are asked for a move now."""
        self.window_seats: list[int] = []
        """The seats that may use an open window, which does not hold up the game."""
        self.window_since: int | None = None
        """Since when a window has been open."""
        self.chat: deque[ChatMessage] = deque(maxlen=MAX_CHAT)
        self._warnings: list[SetupWarning] | None = None
        self._commands: OrderedDict[str, int] = OrderedDict()

    # --- applying entries

    def apply(self, entry: LogEntry, move: int | None = None) -> dict[int | None, list[dict[str, Any]]]:
        """Apply a log entry and return the game events that each viewer saw.

        `move` is the number of a move that was checked against this very state; without it the move is parsed and
        checked again.
        """
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow entry {self.seq}"
        self.seq = entry.seq
        self.at = max(self.at, entry.at)
        if entry.client is not None:
            self._remember(entry.client, entry.seq)
        self.holders = update_holders(self.holders, entry, self.phase)
        event = entry.event
        if isinstance(event, MoveMade) and entry.seat is not None:
            return {} if self.outdated else self._apply_move(entry.seat, event, move)
        if isinstance(event, GameStarted):
            self._start_game(event)
        elif isinstance(event, GameEnded):
            self.phase = "gathering" if self.outdated else "over"
            self._salt = event.salt
            self.waiting_since, self.window_since = {}, None
        elif isinstance(event, TakenOver) and entry.seat in self.waiting_since:
            self.waiting_since[entry.seat] = self.at
        elif isinstance(event, ChatSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, text=event.text))
        elif isinstance(event, ReactionSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, reaction=event.reaction))
        return {}

    def _start_game(self, event: GameStarted) -> None:
        self.game_number, self.phase, self.first_entry = event.number, "playing", self.seq
        self.outdated = self.info.why_not_edition(event.edition)
        if self.outdated:
            self.phase, self.game, self.waiting_since, self.window_since = "gathering", None, {}, None
            self.asks, self.window_seats = {}, []
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
        self.game.news(self.has_spectator_view)
        self.time_used = [0] * self.setup.seats
        self.waiting_since = {}
        self._update_asks(self.game, opens_window=True)

    def _apply_move(self, seat: int, event: MoveMade, move: int | None) -> dict[int | None, list[dict[str, Any]]]:
        assert self.game is not None, "a move without a game"
        if move is None:
            self.game.make(seat, event.move)
        else:
            self.game.apply(seat, move)
        began = self.waiting_since.pop(seat, None)
        if began is not None and event.level is None:
            self.time_used[seat] += self.at - began
        self._update_asks(self.game, opens_window=began is not None)
        return self.game.news(self.has_spectator_view)

    def _update_asks(self, game: Table, *, opens_window: bool) -> None:
        """Update whom the game waits for. A move in an open window neither renews nor restarts it."""
        self.asks = game.waiting
        self.window_seats = [seat for seat, ask in self.asks.items() if not ask.must]
        self.waiting_since = {s: self.waiting_since.get(s, self.at) for s, ask in self.asks.items() if ask.must}
        if not self.window_seats:
            self.window_since = None
        elif opens_window:
            self.window_since = self.at

    def _remember(self, client: str, seq: int) -> None:
        self._commands[client] = seq
        if len(self._commands) > MAX_COMMAND_IDS:
            self._commands.popitem(last=False)

    def find_command(self, client: str) -> int | None:
        """Return the number of the entry that carried out a command, if it was carried out."""
        return self._commands.get(client)

    # --- seats and clocks

    def bot_level(self, seat: int) -> str | None:
        """Return the level of the computer player that plays at a seat now; None for a person."""
        return self.holders[seat].level

    def time_left(self, seat: int) -> int | None:
        """Return the milliseconds that a person has for the current move; None without a clock."""
        clock = self.setup.clock
        if clock is None or self.holders[seat].kind != "person":
            return None
        if clock.each == "move":
            return clock.seconds * 1000
        return max(clock.seconds * 1000 - self.time_used[seat], GRACE if seat in self.waiting_since else 0)

    def clocks(self) -> list[ClockState | None]:
        """Return the clocks of all seats."""
        shown: list[ClockState | None] = []
        for seat in range(self.setup.seats):
            left = self.time_left(seat)
            runs = left is not None and seat in self.waiting_since and not self.holders[seat].away
            shown.append(None if left is None else ClockState(left, self.waiting_since[seat] + left if runs else None))
        return shown

    def secret(self) -> str:
        """Return the secret that shuffles the current game, or the next one."""
        number = self.game_number if self.phase == "playing" else self.game_number + 1
        return self._revealed.get(number) or self.keys.secret(self.id, number, self._salt)

    def seat_key(self, seat: int) -> str | None:
        """Return the key of a seat that a person holds."""
        holder = self.holders[seat]
        return self.keys.seat(self.id, holder.entry, holder.salt) if holder.kind == "person" else None

    # --- reports

    def status(self) -> TableStatus:
        seats = [holder.info() for holder in self.holders]
        return TableStatus(self.phase, self.game_number, seats, promise(self.secret()))

    def warnings(self) -> list[SetupWarning]:
        """Return what the rules advise against in the setup; the same for every game at this table."""
        if self._warnings is None:
            game = self.game or Table(self.setup.game, self.setup.seats, 0, self.setup.options)
            self._warnings = [SetupWarning(warning.rule, warning.facts) for warning in game.warnings()]
        return self._warnings

    def summary_after(self, entry: LogEntry) -> TableSummary | None:
        """Return the summary of the table after an entry; None if the entry does not change it."""
        if isinstance(entry.event, MoveMade):
            return None
        phase: Phase = {GameStarted: "playing", GameEnded: "over"}.get(type(entry.event), self.phase)  # type: ignore[assignment]
        holders = update_holders(self.holders, entry, self.phase)
        if holders == self.holders and phase == self.phase:
            return None
        return self._summary(phase, holders, entry.at)

    def summary(self) -> TableSummary:
        return self._summary(self.phase, self.holders, self.at)

    def _summary(self, phase: Phase, holders: list[SeatHolder], updated: int) -> TableSummary:
        taken = [holder for holder in holders if holder.kind != "free"]
        return TableSummary(
            self.id, self.setup, phase, len(taken), [holder.name for holder in taken], self.created, updated
        )

    def finished_by(self, entry: LogEntry) -> FinishedGame | None:
        """Return the archive record of the game that an entry ends."""
        if not isinstance(entry.event, GameEnded):
            return None
        return FinishedGame(
            self.id,
            self.game_number,
            self.setup.game,
            [holder.name for holder in self.holders],
            self.first_entry,
            entry.seq,
            entry.at,
            entry.event.scores,
            entry.event.places,
            self.setup.replays,
        )


def update_holders(holders: list[SeatHolder], entry: LogEntry, phase: Phase) -> list[SeatHolder]:
    """Return the holders of all seats after a log entry."""
    if isinstance(entry.event, GameEnded):
        return [replace(holder, entropy=None) for holder in holders]
    if entry.seat is None or (changed := _update_holder(holders[entry.seat], entry, phase)) is None:
        return holders
    return [changed if seat == entry.seat else holder for seat, holder in enumerate(holders)]


def _update_holder(holder: SeatHolder, entry: LogEntry, phase: Phase) -> SeatHolder | None:
    match entry.event:
        case MoveMade():
            return None
        case SeatTaken(name, guest, salt):
            return SeatHolder("person", name, guest, entry=entry.seq, salt=salt)
        case BotAdded(level, name):
            return SeatHolder("bot", name, level=level)
        case SeatLeft():
            return SeatHolder("bot", holder.name, level=STAND_IN) if phase == "playing" else FREE
        case SeatCleared():
            return FREE
        case HandedOver(level, _):
            return replace(holder, level=level, away=True)
        case TakenOver():
            return replace(holder, level=None, away=False)
        case EntropyAdded(entropy):
            return replace(holder, entropy=entropy)
    return None


def fold(keys: Keys, entries: list[LogEntry]) -> TableState:
    """Return the state that a whole log makes. Finished games can be folded without the key that shuffled them."""
    state = TableState(keys, entries[0], revealed_secrets(entries))
    for entry in entries[1:]:
        state.apply(entry)
    return state


def revealed_secrets(entries: list[LogEntry]) -> dict[int, str]:
    """Return the secrets of finished games by game number."""
    return dict(enumerate((entry.event.secret for entry in entries if isinstance(entry.event, GameEnded)), 1))
