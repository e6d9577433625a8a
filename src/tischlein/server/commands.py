"""The commands of clients: who may do what. Each allowed command is decided here and becomes a log event."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tischlein.bots.levels import UnknownBot, make_bot
from tischlein.server import log_events, messages, seat_policy
from tischlein.server.chat_text import check_entropy, clean_chat
from tischlein.server.daily_policy import check_command
from tischlein.server.decision import Decision
from tischlein.server.errors import CommandError
from tischlein.server.log_events import Animal
from tischlein.server.people import BadName, default_animal, distinct_name, normalise_name
from tischlein.server.seat_holders import SeatHolder
from tischlein.server.seat_policy import SeatTarget
from tischlein.server.table_state import TableState
from tischlein.server.tasks import window_end
from tischlein.table.table import Table
from tischlein.table.take_back import TakeBackRefused, take_back

SALT_BYTES: Final = 8


Absences = Callable[[], list[messages.AbsentSeat]]


class MoveHeld(Exception):
    """A legal move that has to wait until the server time `until`, because others may use an open window."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


@dataclass(frozen=True)
class Actor:
    """The sender of commands: the guest of a cookie, its seat, and whether it is the host or was invited."""

    guest: str | None
    name: str
    seat: int | None
    host: bool
    invited: bool
    seat_entry: int = 0
    """The number of the log entry with which the seat was taken."""
    animal: Animal | None = None

    @property
    def command_prefix(self) -> str:
        """The prefix that keeps command ids of different senders apart, also of two players in the same seat."""
        if self.seat is not None:
            return f"s{self.seat_entry}"
        if self.host:
            return "host"
        return f"g{self.guest}" if self.guest else "nobody"


def decide(
    state: TableState, actor: Actor, command: messages.AnyCommand, now: int, absences: Absences = list
) -> Decision:
    """Decide a command; raise CommandError, NotationError, IllegalMove or MoveHeld if nothing is to be written.

    `absences` returns the people who are not connected.
    """
    check_command(state, command)
    match command:
        case messages.MakeMove(_, move):
            return _decide_move(state, actor, move, now)
        case messages.TakeSeat():
            return _take_seat(state, actor, command)
        case messages.AnswerNewcomer(_, seat, agree):
            return _answer_newcomer(state, actor, seat, agree)
        case messages.LeaveSeat():
            return Decision(_own_seat(state, actor), log_events.SeatLeft())
        case messages.AddBot(_, seat, level):
            check_level(level)
            return seat_policy.add_bot(_target(state, actor, seat, now, absences), level)
        case messages.ClearSeat(_, seat):
            return seat_policy.clear_seat(_target(state, actor, seat, now, absences))
        case messages.HandOver(_, level):
            return _hand_over(state, actor, level)
        case messages.TakeOver():
            return _take_over(state, actor)
        case messages.AddEntropy(_, entropy):
            _check_not_playing(state)
            return Decision(_own_seat(state, actor), log_events.EntropyAdded(check_entropy(entropy)))
        case messages.StartGame():
            return _start_game(state, actor)
        case messages.SetPace(_, pace):
            return _set_pace(state, actor, pace)
        case messages.PauseGame():
            return _pause(state, actor)
        case messages.ResumeGame():
            return _resume(state, actor)
        case messages.TakeBackMove():
            return _take_back(state, actor)
        case messages.AnswerTakeBack(_, agree):
            return _answer_take_back(state, actor, agree)
        case messages.AgreeToShare(_, game):
            return _agree_to_share(state, actor, game)
        case messages.DeclineToShare():
            return _decline_to_share(state, actor)
        case messages.SendChat(_, text):
            return Decision(_seat_or_host(state, actor), log_events.ChatSent(clean_chat(text)))
        case messages.SendReaction(_, reaction):
            return Decision(_seat_or_host(state, actor), log_events.ReactionSent(reaction))
    raise CommandError("bad-message")


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def current_game(state: TableState) -> Table:
    """Return the game that is being played; raise CommandError if there is none."""
    if state.phase != "playing" or state.game is None:
        raise CommandError("not-now", "no game is being played at this table now")
    return state.game


def check_level(level: str) -> None:
    """Raise CommandError if there is no computer player of that level."""
    try:
        make_bot(level, 0)
    except UnknownBot as unknown:
        raise CommandError("unknown-level", str(unknown)) from None
    if ":" in level:
        raise CommandError("unknown-level", f"give the name of a level, without a budget as in {level[:20]!r}")


def _own_seat(state: TableState, actor: Actor) -> int:
    """Return the actor's seat; raise CommandError if it has changed hands since the command came."""
    if actor.seat is None or state.holders[actor.seat].entry != actor.seat_entry:
        raise CommandError("no-seat")
    return actor.seat


def _seat_or_host(state: TableState, actor: Actor) -> int | None:
    """Return the actor's seat, or None for a host without one; raise CommandError for anyone else."""
    return None if actor.seat is None and actor.host else _own_seat(state, actor)


def _check_not_playing(state: TableState) -> None:
    if state.phase == "playing":
        raise CommandError("not-now", "not while a game is being played")


def _holder(state: TableState, seat: int) -> SeatHolder:
    if seat >= state.setup.seats:
        raise CommandError("no-such-seat", f"the seats of this table are 0 to {state.setup.seats - 1}, not {seat}")
    return state.holders[seat]


def _take_seat(state: TableState, actor: Actor, command: messages.TakeSeat) -> Decision:
    seat = command.seat
    if actor.guest is None:
        raise CommandError("no-guest")
    if actor.seat is not None:
        raise CommandError("not-now", "leave your seat before you take another one")
    if state.setup.public and any(holder.guest.partition("/")[0] == actor.guest for holder in state.holders):
        raise CommandError("already-seated")
    if state.setup.lesson and any(holder.kind == "person" for holder in state.holders):
        raise CommandError("no-free-seat", "a guided game is for one person")
    if seat is None:
        kinds = [holder.kind for holder in state.holders]
        wanted = [kind for kind in ("free", "bot") if kind in kinds and (kind == "free" or state.phase != "playing")]
        if not wanted:
            raise CommandError("no-free-seat")
        seat = kinds.index(wanted[0])
    elif _holder(state, seat).kind == "person":
        raise CommandError("not-free")
    elif state.phase == "playing" and not actor.invited:
        raise CommandError("not-free", "during a game, an invitation is needed to replace a computer player")
    guest, name, animal = _person(actor.guest, actor, command)
    others = [holder.name for at, holder in enumerate(state.holders) if at != seat and not holder.is_bot]
    name = distinct_name(name, others)
    if state.phase == "playing" and not _may_see_cards(state, actor, seat, guest):
        return Decision(seat, log_events.SeatAsked(name, guest))
    return Decision(seat, log_events.SeatTaken(name, guest, new_salt(), animal))


def _may_see_cards(state: TableState, actor: Actor, seat: int, guest: str) -> bool:
    """Return whether a newcomer may take a computer player's seat during a game, or has to ask the host first."""
    newcomers = state.newcomers
    held = newcomers.seat_held_by(guest)
    if held is not None and held != seat:
        raise CommandError("not-now", "you have seen the cards of another seat in this game")
    if actor.host or newcomers.is_granted(seat, guest):
        return True
    if newcomers.has_asked(guest):
        raise CommandError("seat-asked")
    if newcomers.is_asked_for(seat):
        raise CommandError("not-free", "somebody else has asked for that seat")
    return False


def _answer_newcomer(state: TableState, actor: Actor, seat: int, agree: bool) -> Decision:
    if not actor.host:
        raise CommandError("not-host")
    if not state.newcomers.is_asked_for(seat):
        raise CommandError("not-now", "nobody has asked for that seat")
    return Decision(seat, log_events.SeatGranted() if agree else log_events.SeatDeclined())


def _person(guest: str, actor: Actor, command: messages.TakeSeat) -> tuple[str, str, Animal]:
    """Return who sits down: the person of the cookie, or another one on the same device."""
    if command.name is None:
        return guest, actor.name, command.animal or actor.animal or default_animal(guest)
    try:
        name = normalise_name(command.name)
    except BadName as error:
        raise CommandError(error.code, str(error)) from None
    other = f"{guest}/{name.casefold()}"
    return other, name, command.animal or default_animal(other)


def _hand_over(state: TableState, actor: Actor, level: str) -> Decision:
    seat = _own_seat(state, actor)
    check_level(level)
    current_game(state)
    if state.holders[seat].away:
        raise CommandError("not-now", "a computer player already plays for you")
    return Decision(seat, log_events.HandedOver(level, "request"))


def _take_over(state: TableState, actor: Actor) -> Decision:
    seat = _own_seat(state, actor)
    if not state.holders[seat].away:
        raise CommandError("not-now", "you are playing yourself")
    return Decision(seat, log_events.TakenOver())


def _start_game(state: TableState, actor: Actor) -> Decision:
    _seat_or_host(state, actor)
    _check_not_playing(state)
    if any(holder.kind == "free" for holder in state.holders):
        raise CommandError("not-now", "a game starts when every seat is taken, by people or computer players")
    return Decision(None, log_events.GameStarted(state.game_number + 1, state.info.edition))


def _set_pace(state: TableState, actor: Actor, pace: int) -> Decision:
    seat = _seat_or_host(state, actor)
    if not actor.host and any(holder.kind == "person" for other, holder in enumerate(state.holders) if other != seat):
        raise CommandError("not-host")
    return Decision(seat, log_events.PaceSet(pace))


def _pause(state: TableState, actor: Actor) -> Decision:
    seat = _seat_or_host(state, actor)
    if current_game(state).over:
        raise CommandError("not-now", "the game is over")
    if state.pause is not None:
        raise CommandError("paused")
    return Decision(seat, log_events.GamePaused("host" if seat is None else None))


def _resume(state: TableState, actor: Actor) -> Decision:
    seat = _seat_or_host(state, actor)
    if state.pause is None:
        raise CommandError("not-now", "the game is not paused")
    return Decision(seat, log_events.GameResumed("host" if seat is None else None))


def _take_back(state: TableState, actor: Actor) -> Decision:
    """Take back the actor's last move, or ask the others whether they agree."""
    seat = _own_seat(state, actor)
    if state.pause is not None:
        raise CommandError("paused")
    if state.holders[seat].away:
        raise CommandError("not-now", "a computer player plays for you; take over first")
    if state.take_back is not None:
        raise CommandError("not-now", "the others have not decided about a take-back yet")
    _check_take_back(state, seat)
    return Decision(seat, log_events.TakeBackAsked() if _others(state, seat) else log_events.MoveTakenBack())


def _answer_take_back(state: TableState, actor: Actor, agree: bool) -> Decision:
    seat = _own_seat(state, actor)
    request = state.take_back
    if request is None:
        raise CommandError("not-now", "nobody asks to take back a move")
    if state.pause is not None:
        raise CommandError("paused")
    if not agree:
        return Decision(seat, log_events.TakeBackDeclined())
    left = _others(state, request.seat) - {*request.agreed}
    if seat not in left:
        raise CommandError("not-now", "you need not agree to this take-back")
    if left != {seat}:
        return Decision(seat, log_events.TakeBackAgreed())
    _check_take_back(state, request.seat)
    return Decision(request.seat, log_events.MoveTakenBack())


def _check_take_back(state: TableState, seat: int) -> None:
    """Raise CommandError if a seat's last move stands."""
    people = [number for number, holder in enumerate(state.holders) if holder.kind == "person"]
    try:
        take_back(current_game(state), seat, people)
    except TakeBackRefused as refused:
        raise CommandError(f"take-back-{refused.reason}") from None


def _others(state: TableState, seat: int) -> set[int]:
    """Return the seats of the other people who play themselves."""
    return {
        number
        for number, holder in enumerate(state.holders)
        if number != seat and holder.kind == "person" and not holder.away
    }


def _target(state: TableState, actor: Actor, seat: int, now: int, absences: Absences) -> SeatTarget:
    """Return a seat that the actor, a seated player or the host, wants to change."""
    _seat_or_host(state, actor)
    holder = _holder(state, seat)
    since = next((absence.since for absence in absences() if absence.seat == seat), None)
    waits = state.waiting_since.get(seat)
    return SeatTarget(
        state,
        seat,
        holder,
        actor.host,
        None if since is None else now - since,
        None if waits is None else state.clock_time(now) - waits,
    )


def _agree_to_share(state: TableState, actor: Actor, game: int) -> Decision:
    seat = _own_seat(state, actor)
    if not state.sharing.is_finished(game):
        raise CommandError("not-now", "that game has not been finished at this table")
    if state.setup.replays or game in state.sharing.shared:
        raise CommandError("not-now", "anyone may watch that game already")
    people = {number: holder.guest for number, holder in enumerate(state.holders) if holder.kind == "person"}
    if not state.sharing.has_played(game, set(people.values())):
        raise CommandError("not-now", "nobody who played that game is at the table")
    return Decision(seat, log_events.ShareAgreed(game, state.sharing.after(game, seat) >= people.keys()))


def _decline_to_share(state: TableState, actor: Actor) -> Decision:
    seat = _own_seat(state, actor)
    if state.sharing.proposed is None:
        raise CommandError("not-now", "nobody has proposed to share a game")
    return Decision(seat, log_events.ShareDeclined())


def _decide_move(state: TableState, actor: Actor, text: str, now: int) -> Decision:
    """Parse and check a move once, and hold it back while an open window gives others time to react."""
    seat = _own_seat(state, actor)
    game = current_game(state)
    if state.pause is not None:
        raise CommandError("paused")
    if state.holders[seat].away:
        raise CommandError("not-now", "a computer player plays for you; take over first")
    move = game.parse(text)
    game.check(seat, move)
    until = window_end(state, seat) if seat in state.waiting_since else 0
    if until > now and not game.uses_window(seat, move):
        raise MoveHeld(until)
    return Decision(seat, log_events.MoveMade(text), move)
