"""The state of a table, folded from its log: seats, the current game, clocks.

Folding the same log with the same keys gives the same state, in any process and after any restart. The state knows
nothing of sockets, databases or the time of day: time is what the log entries say.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any, Final

from msgspec.structs import replace

from tischlein.games.registry import game_info
from tischlein.server.journal import GameJournal
from tischlein.server.keys import Keys
from tischlein.server.log_events import (
    ChatRemoved,
    ChatSent,
    GameEnded,
    GamePaused,
    GameResumed,
    GameStarted,
    LogEntry,
    MoveMade,
    MoveTakenBack,
    PaceSet,
    Phase,
    ReactionSent,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    TableOpened,
    TableSetup,
    TakeBackAgreed,
    TakeBackAsked,
    TakeBackDeclined,
    TakenOver,
)
from tischlein.server.messages import (
    ChatMessage,
    ClockState,
    GamePause,
    SeatInfo,
    SetupWarning,
    TableStatus,
    TakeBackRequest,
)
from tischlein.server.newcomers import Newcomers
from tischlein.server.seat_holders import FREE, SeatHolder, animals_of, update_holders
from tischlein.server.sharing import Sharing
from tischlein.server.store.base import MAX_CHAT, MAX_COMMAND_IDS, FinishedGame, TableSummary
from tischlein.table.shuffle import Shuffle, promise, seed_of
from tischlein.table.table import Ask, Table

GRACE: Final = 15_000
"""Milliseconds per move for a player who is back after using up the time for the whole game."""
CONSENT_TIME: Final = 20_000
"""Milliseconds that computer players wait while people decide about a take-back."""


class TableState:
    """`at` is the time of the last entry; `waiting_since` says since when each seat has had to move."""

    def __init__(self, keys: Keys, opened: LogEntry, revealed: dict[int, str] | None = None) -> None:
        assert isinstance(opened.event, TableOpened), "a log begins with the table being opened"
        self.keys: Final = keys
        self._revealed: Final = revealed or {}
        """Secrets of finished games, which the log reveals, by game number."""
        self._salt = opened.event.salt
        self.deal: Final = opened.event.deal
        """The seed of the first game, if that is guided; the others are shuffled."""
        self.id: Final = opened.table
        self.setup: Final[TableSetup] = opened.event.setup
        self.info: Final = game_info(self.setup.game)
        self.has_spectator_view = self.setup.spectators
        """Whether the spectators' view is computed; replays need it for every table."""
        self.pace = self.setup.pace
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
        self.pause: GamePause | None = None
        self.take_back: TakeBackRequest | None = None
        """The take-back that a player asked for and the others have not decided yet."""
        self._consent_until: int | None = None
        """Until when computer players wait for people who decide about take-backs, since the first was asked for."""
        self.newcomers: Final = Newcomers()
        self.sharing: Final = Sharing()
        self.chat: deque[ChatMessage] = deque(maxlen=MAX_CHAT)
        self.journal = GameJournal()
        """What happened since the current game started."""
        self._warnings: list[SetupWarning] | None = None
        self._commands: OrderedDict[str, int] = OrderedDict()

    # --- applying entries

    def apply(self, entry: LogEntry, move: int | None = None) -> dict[int | None, list[dict[str, Any]]]:
        """Apply a log entry and return the game events that each viewer saw.

        `move` is the number of a move that was checked against this very state; without it the move is parsed and
        checked again.
        """
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow entry {self.seq}"
        self._advance(entry)
        event = entry.event
        if isinstance(event, MoveMade) and entry.seat is not None:
            return {} if self.outdated else self._apply_move(entry.seat, event, move)
        before = self.holders
        self.holders = update_holders(self.holders, entry, self.phase)
        self.sharing.apply(entry)
        if self.take_back is not None and isinstance(event, SeatTaken | SeatLeft | SeatCleared):
            self.take_back = _without_seat(self.take_back, entry.seat)
        self.newcomers.apply(entry)
        self._note(entry, before)
        if isinstance(event, GameStarted):
            self._start_game(event)
            if not self.outdated:
                self._deal()
        elif isinstance(event, GameEnded):
            self.phase = "gathering" if self.outdated else "over"
            self.sharing.finish(self.game_number, {holder.guest for holder in self.holders})
            self._salt = event.salt
            self.waiting_since, self.window_since, self.pause, self.take_back = {}, None, None, None
        elif isinstance(event, TakenOver) and entry.seat in self.waiting_since:
            self.waiting_since[entry.seat] = self.clock_time(self.at)
        elif isinstance(event, GamePaused):
            self.pause = GamePause(entry.seat, self.at)
        elif isinstance(event, GameResumed):
            self._resume()
        elif isinstance(event, TakeBackAsked | TakeBackAgreed | TakeBackDeclined | MoveTakenBack):
            self._apply_take_back(entry)
        elif isinstance(event, PaceSet):
            self.pace = event.pace
        elif isinstance(event, ChatSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, text=event.text))
        elif isinstance(event, ReactionSent):
            self.chat.append(ChatMessage(entry.at, entry.seat, reaction=event.reaction))
        return {}

    def skim(self, entry: LogEntry) -> None:
        """Apply an entry from before the start of the game that is wanted, without dealing and playing earlier games.

        What lasts from game to game is the same afterwards. Moves, and chat that is no longer shown, may be missing.
        """
        self.skip_to(entry.seq)
        if isinstance(entry.event, MoveMade):
            self._advance(entry)
        elif isinstance(entry.event, GameStarted):
            self._advance(entry)
            self.sharing.apply(entry)
            self._start_game(entry.event)
        else:
            self.apply(entry)

    def skip_to(self, seq: int) -> None:
        """Expect entry `seq` next: the entries before it were left out because nothing depends on them any more."""
        self.seq = seq - 1

    def _advance(self, entry: LogEntry) -> None:
        self.seq = entry.seq
        self.at = max(self.at, entry.at)
        if entry.client is not None:
            self._remember(entry.client, entry.seq)

    def _note(self, entry: LogEntry, before: list[SeatHolder]) -> None:
        """Enter an event that is no move in the journal, with the name of the player it concerns."""
        event, seat = entry.event, entry.seat
        if isinstance(event, ChatSent | ReactionSent | ChatRemoved | GameStarted):
            return
        name = "" if seat is None else self.holders[seat].name or before[seat].name
        self.journal.add_entry(entry.seq, type(event).__struct_config__.tag, seat, name, event)  # type: ignore[arg-type]
        if isinstance(event, SeatTaken) and seat is not None:
            self.journal.hide_past_from(seat, entry.seq)

    def _start_game(self, event: GameStarted) -> None:
        self.game_number, self.phase, self.first_entry = event.number, "playing", self.seq
        self.pause = self.take_back = self._consent_until = None  # of a game that could not be finished
        self.game, self.waiting_since, self.window_since = None, {}, None
        self.asks, self.window_seats = {}, []
        self.journal = GameJournal()
        self.time_used = [0] * self.setup.seats
        self.newcomers.start_game(self.holders)
        self.outdated = self.info.why_not_edition(event.edition)
        if self.outdated:
            self.phase = "gathering"

    def _deal(self) -> None:
        secret = self.secret()
        words = [holder.entropy or "" for holder in self.holders]
        deal = self.deal if self.game_number == 1 else ""
        self.game = Table(
            self.setup.game,
            self.setup.seats,
            deal or seed_of(secret, words),
            self.setup.options,
            salt=f"{self.id}/{self.game_number}",
        )
        self.game.shuffle = None if deal else Shuffle(promise(secret), secret, words)
        self.journal.add_events(self.seq, None, self.game.news(self.has_spectator_view))
        self._update_asks(self.game, opens_window=True)

    def _apply_move(self, seat: int, event: MoveMade, move: int | None) -> dict[int | None, list[dict[str, Any]]]:
        assert self.game is not None, "a move without a game"
        self.take_back = self._consent_until = None
        if move is None:
            self.game.make(seat, event.move)
        else:
            self.game.apply(seat, move)
        began = self.waiting_since.pop(seat, None)
        if began is not None and event.level is None:
            self.time_used[seat] += self.at - began
        self._update_asks(self.game, opens_window=began is not None)
        news = self.game.news(self.has_spectator_view)
        self.journal.add_events(self.seq, seat, news)
        return news

    def _apply_take_back(self, entry: LogEntry) -> None:
        request, seat = self.take_back, entry.seat
        assert seat is not None, "a take-back without a seat"
        self.take_back = None
        if isinstance(entry.event, TakeBackAsked):
            self._consent_until = self._consent_until or self.at + CONSENT_TIME
            self.take_back = TakeBackRequest(seat, [], self._consent_until)
        elif isinstance(entry.event, TakeBackAgreed) and request is not None:
            self.take_back = TakeBackRequest(request.seat, [*request.agreed, seat], request.until)
        elif isinstance(entry.event, MoveTakenBack) and self.game is not None:
            self._consent_until = None
            self._rewind(self.game, seat)

    def _rewind(self, game: Table, seat: int) -> None:
        """Go back to before a seat's last move. The clocks of seats that have not moved since go on."""
        self.game = game.rewound(seat)
        self.game.news(self.has_spectator_view)
        undone = {mover for mover, _ in game.log[len(self.game.log) :]}
        self.waiting_since = {one: since for one, since in self.waiting_since.items() if one not in undone}
        self._update_asks(self.game, opens_window=True)

    def _resume(self) -> None:
        """Continue after a pause, with all clocks and windows where they were."""
        assert self.pause is not None, "resumed without a pause"
        pause, self.pause = self.at - self.pause.since, None
        self.waiting_since = {seat: since + pause for seat, since in self.waiting_since.items()}
        if self.window_since is not None:
            self.window_since += pause
        if self._consent_until is not None:
            self._consent_until += pause
        if self.take_back is not None:
            self.take_back = replace(self.take_back, until=self.take_back.until + pause)

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

    def forget_chat(self, before: int) -> bool:
        """Forget chat from before a time; return whether there was any."""
        count = len(self.chat)
        while self.chat and self.chat[0].at < before:
            self.chat.popleft()
        return len(self.chat) < count

    def find_command(self, client: str) -> int | None:
        """Return the number of the entry that carried out a command, if it was carried out."""
        return self._commands.get(client)

    # --- seats and clocks

    def bot_level(self, seat: int) -> str | None:
        """Return the level of the computer player that plays at a seat now; None for a person."""
        return self.holders[seat].level

    def clock_time(self, now: int) -> int:
        """Return the time by which clocks go: during a pause, that of its beginning."""
        return now if self.pause is None else self.pause.since

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
            if left is None:
                shown.append(None)
            elif seat not in self.waiting_since or self.holders[seat].away:
                shown.append(ClockState(left, None))
            elif self.pause is not None:
                shown.append(ClockState(max(0, left - (self.pause.since - self.waiting_since[seat])), None))
            else:
                shown.append(ClockState(left, self.waiting_since[seat] + left))
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
        return TableStatus(
            self.phase,
            self.game_number,
            self.seats(),
            promise(self.secret()),
            self.pace,
            self.pause,
            self.take_back,
            self.newcomers.report(),
            self.sharing.proposal(),
            self.sharing.shared,
        )

    def seats(self) -> list[SeatInfo]:
        """Return what everyone may see of the holders of the seats."""
        animals = animals_of(self.holders)
        sharing = [sorted((h.entry, at) for at, h in enumerate(self.holders) if animals[at] == a) for a in animals]
        return [
            SeatInfo(
                holder.kind,
                holder.name,
                animals[seat],
                sharing[seat].index((holder.entry, seat)) if animals[seat] else 0,
                self.person(holder),
                holder.level,
                holder.away,
                holder.entropy,
                holder.reason,
            )
            for seat, holder in enumerate(self.holders)
        ]

    def person(self, holder: SeatHolder) -> str:
        """Return the id of a person at this table; empty for a free seat and a computer player."""
        return self.keys.person(self.id, holder.guest) if holder.guest else ""

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
        taken = [seat for seat, holder in enumerate(holders) if holder.kind == "person"]
        names, animals = [holders[seat].name for seat in taken], animals_of(holders)
        shown = [animal for seat in taken if (animal := animals[seat]) is not None]
        return TableSummary(self.id, self.setup, phase, len(taken), names, self.created, updated, shown)

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
            [animal for animal in animals_of(self.holders) if animal is not None],
            [self.person(holder) for holder in self.holders],
        )


def _without_seat(request: TakeBackRequest, seat: int | None) -> TakeBackRequest | None:
    """Return a request after a seat has changed hands: its new holder has neither asked nor agreed."""
    if seat == request.seat:
        return None
    return replace(request, agreed=[other for other in request.agreed if other != seat])


def fold(keys: Keys, entries: list[LogEntry]) -> TableState:
    """Return the state that a log makes. Finished games can be folded without the key that shuffled them.

    Only the last game is played. The log may lack what `Store.read_state` leaves out.
    """
    last_game = max((at for at, entry in enumerate(entries) if isinstance(entry.event, GameStarted)), default=1)
    state = skim(keys, entries, last_game)
    for entry in entries[last_game:]:
        state.skip_to(entry.seq)
        state.apply(entry)
    return state


def skim(keys: Keys, entries: list[LogEntry], count: int) -> TableState:
    """Return the state after the first `count` entries, without their games, but with all secrets of `entries`."""
    state = TableState(keys, entries[0], revealed_secrets(entries))
    for entry in entries[1:count]:
        state.skim(entry)
    return state


def revealed_secrets(entries: list[LogEntry]) -> dict[int, str]:
    """Return the secrets of finished games by game number."""
    return dict(enumerate((entry.event.secret for entry in entries if isinstance(entry.event, GameEnded)), 1))
