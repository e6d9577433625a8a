"""The rules of tables with a daily deal: one person plays it once, without help, against computer players."""

from __future__ import annotations

from typing import Final

from tischlein.server import messages
from tischlein.server.errors import CommandError
from tischlein.server.log_events import TableSetup
from tischlein.server.table_state import TableState
from tischlein.table.daily import OPPONENTS, check_day, daily_seats, daily_seed, parse_day, today

PLAYER: Final = 0
"""The seat of the person."""
HELP: Final = (
    messages.RequestHint,
    messages.TakeBackMove,
    messages.HandOver,
    messages.AddBot,
    messages.ClearSeat,
)


def daily_deal(setup: TableSetup, bots: list[str], now: int) -> str:
    """Return the seed of a daily deal; raise TischleinError if the table is not for that, or the date not for now."""
    if setup.public or setup.replays or setup.spectators or setup.options or setup.clock or setup.lesson:
        raise CommandError("daily", "a daily deal is private, and has no options, spectators or clock")
    opponents = daily_seats(setup.game) - 1
    if setup.seats != opponents + 1 or bots != [OPPONENTS] * opponents:
        raise CommandError("daily", f"a daily deal is for one person and {opponents} computer players {OPPONENTS!r}")
    day = parse_day(setup.daily or "")
    check_day(day, today(now))
    return daily_seed(setup.game, day)


def check_command(state: TableState, command: messages.AnyCommand) -> None:
    """Raise CommandError for a command that a daily deal does not allow."""
    if state.setup.daily is None:
        return
    if isinstance(command, HELP):
        raise CommandError("daily")
    match command:
        case messages.StartGame() if state.game_number > 0:
            raise CommandError("daily", "a daily deal is played once at a table")
        case messages.LeaveSeat() if state.phase == "playing":
            raise CommandError("daily", "nobody goes on with a daily deal for you; the table waits until you are back")
        case messages.TakeSeat(_, seat):
            if any(holder.kind == "person" for holder in state.holders):
                raise CommandError("no-free-seat", "a daily deal is for one person")
            if seat not in (None, PLAYER):
                raise CommandError("not-free", f"in a daily deal the person has seat {PLAYER}")
