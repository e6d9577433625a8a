"""The people at a server's table: who is there, who is away, what they wait for, and how to name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tischlein.bots.levels import BOTS
from tischlein.cli.input_parser import fold
from tischlein.cli.remote_table import Frame, RemoteTable
from tischlein.cli.words import InputError, Words
from tischlein.server.seat_holders import PATIENCE

MINUTE: Final = 60_000


@dataclass(frozen=True)
class Notice:
    """What holds a game up, and how it goes on.

    about  the same as long as the same thing does, while the text may count minutes
    """

    about: object = None
    text: str = ""


class RemotePeople:
    """The people of a table, in words.

    names  the names of all seats
    """

    def __init__(self, table: RemoteTable, words: Words) -> None:
        self.names: list[str] = []
        self._table = table
        self._words = words

    def update_names(self) -> None:
        """Take the names that the table has now; lists of them that others hold stay valid."""
        self.names[:] = [
            str(one["name"]) or self._words("seat-name", number=seat + 1) for seat, one in enumerate(self._seats)
        ]

    @property
    def _seats(self) -> list[dict[str, object]]:
        return self._table.seats

    def is_replaced(self, seat: int) -> bool:
        """Return whether a computer player plays for the person of a seat."""
        return bool(self._seats[seat]["away"])

    # --- who is there

    def describe(self, seat: int) -> str:
        """Say who holds a seat, or how long the person has been away."""
        one, words = self._seats[seat], self._words
        level = words("page-seat-level", level=one["level"]) if one["level"] else ""
        if one["kind"] == "free":
            return words("join-free")
        if one["kind"] == "bot":
            return words("page-seat-bot", level=level)
        stand_in = words("page-seat-stand-in", level=level) if one["away"] else ""
        return " · ".join(filter(None, [self.describe_absence(seat) or words("join-here"), stand_in]))

    def describe_absence(self, seat: int) -> str:
        """Say how long a person has been away; an empty text for one who is there."""
        absence = self._table.absence_of(seat)
        if absence is None or seat == self._table.seat:
            return ""
        message = "page-seat-absent" if absence.exact else "page-seat-absent-least"
        return self._words(message, minutes=self._table.elapsed(absence) // MINUTE)

    def describe_waiting(self) -> str:
        """Say for whom the game waits, and whether they are away."""
        said = []
        for seat in self._table.waited_for():
            absence = self.describe_absence(seat)
            said.append(f"{self.names[seat]} ({absence[:1].lower()}{absence[1:]})" if absence else self.names[seat])
        return self._words("page-waiting", names=", ".join(said))

    # --- what holds the game up

    def notice(self) -> Notice:
        """Return what holds the game up; an empty notice if nothing does."""
        table = self._table
        pause, asked = table.pause, table.take_back
        if table.phase != "playing" or table.seat is None:
            return Notice()
        if newcomer := self.newcomer():
            return Notice(newcomer, self._say_newcomer(newcomer["seat"], newcomer["name"]))
        if pause is not None:
            return Notice(pause, self._say_pause(pause["seat"]))
        if self.is_replaced(table.seat):
            return Notice()
        if asked is not None:
            return Notice(asked, self._say_take_back(asked["seat"], asked["agreed"]))
        missing = self.missing()
        return Notice() if missing is None else Notice(missing, self._offer_replacement(missing))

    def missing(self) -> int | None:
        """Return the first absent person for whom the game has waited long enough."""
        return next((seat for seat in self._table.waited_for() if self._is_missing(seat)), None)

    def _is_missing(self, seat: int) -> bool:
        return not self.is_replaced(seat) and self._absent_for(seat) >= PATIENCE

    def _absent_for(self, seat: int) -> int:
        return self._table.elapsed(self._table.absence_of(seat))

    def newcomer(self) -> Frame | None:
        """Return the newcomer about whom this person, the host, has to decide."""
        return next((one for one in self._table.newcomers if self._table.host and not one["granted"]), None)

    def is_asked_about_take_back(self) -> bool:
        """Return whether another player wants to take back a move, and this one has not answered."""
        asked = self._table.take_back
        return asked is not None and self._table.seat not in (asked["seat"], *asked["agreed"])

    def _say_pause(self, seat: int | None) -> str:
        words = self._words
        is_own = seat is None or seat == self._table.seat
        said = words("page-wrong-paused") if is_own else words("page-paused-by", name=self.names[seat or 0])
        return f"{said} {words('join-how-resume', resume=self._word('resume'))}"

    def _say_take_back(self, seat: int, agreed: list[int]) -> str:
        words, (decline, withdraw) = self._words, self._words.entries("word-decline")[:2]
        if seat == self._table.seat:
            return f"{words('page-take-back-waits')} {words('join-how-withdraw', withdraw=withdraw)}"
        said = words("page-take-back-asks", name=self.names[seat])
        if self._table.seat in agreed:
            return said
        return f"{said} {words('join-how-answer', agree=self._word('agree'), decline=decline)}"

    def _say_newcomer(self, seat: int, name: str) -> str:
        words = self._words
        said = words("page-newcomer-asks", name=name, bot=self.names[seat])
        return f"{said} {words('join-how-answer', agree=self._word('agree'), decline=self._word('decline'))}"

    def _offer_replacement(self, seat: int) -> str:
        words, name = self._words, self.names[seat]
        minutes = self._absent_for(seat) // MINUTE
        command = f"{self._word('replace')} {name}"
        return f"{words('page-absent-offer', name=name, minutes=minutes)} {words('join-how-replace', command=command)}"

    def _word(self, command: str) -> str:
        return self._words.entries(f"word-{command}")[0]

    # --- what is typed about them

    def find_seat(self, text: str, command: str) -> int:
        """Find the seat of a name, its beginning, or its number; InputError if there is none, or more than one."""
        typed = fold(text)
        folded = [fold(name) for name in self.names]
        if typed in folded:
            return folded.index(typed)
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(folded):
            return int(typed) - 1
        found = [seat for seat, name in enumerate(folded) if typed and name.startswith(typed)]
        if len(found) == 1:
            return found[0]
        if typed and not found:
            raise InputError("join-nobody", text=text[:40])
        others = [name for seat, name in enumerate(self.names) if seat != self._table.seat]
        raise InputError("join-which", example=f"{self._word(command)} {others[0]}")

    def find_level(self, text: str) -> str:
        """Return the level that a word names, in the chosen language or in English; an empty text if it names none."""
        said = {fold(self._words("page-seat-level", level=level)): level for level in BOTS}
        return (said | {level: level for level in BOTS}).get(fold(text), "")
