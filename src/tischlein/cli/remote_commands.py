"""What a person can type at a server's table, besides moves and what can be typed at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tischlein.cli.errors import find_message, translate
from tischlein.cli.remote_people import RemotePeople
from tischlein.cli.remote_table import Frame, RemoteTable
from tischlein.cli.table_link import TableLink, wrong_message
from tischlein.cli.words import Words

LEVEL: Final = "medium"
"""The level of computer players, unless the person names one."""
NOT_NOW: Final = "not-now"


class CommandRefused(Exception):
    """The server cannot carry out a command here and now."""

    def __init__(self, reply: Frame) -> None:
        super().__init__(reply.get("code", ""))
        self.reply = reply

    def say(self, words: Words) -> str:
        """Put the reason into words."""
        code, text = self.reply["code"], self.reply["text"]
        if code == NOT_NOW and find_message(text):
            return words("page-wrong-refused", text=translate(words, text))
        return words(wrong_message(code), text=text)


class RemoteCommands:
    """The commands of a seated person; each is called with the rest of its line.

    done  is called when the server has carried one out
    """

    def __init__(self, table: RemoteTable, people: RemotePeople, link: TableLink, done: Callable[[], None]) -> None:
        self._table = table
        self._people = people
        self._link = link
        self._done = done
        self.by_name: dict[str, Callable[[str], None]] = {
            "undo": self._send("take-back"),
            "agree": lambda _: self._answer(agree=True),
            "decline": lambda _: self._answer(agree=False),
            "pause": self._send("pause-game"),
            "resume": self._send("resume-game"),
            "replace": self._replace,
            "remove": self._remove,
            "fill": self._fill,
            "start": self._send("start-game"),
            "say": self._say,
        }
        self.arguments: dict[str, Callable[[], list[str]]] = {
            "replace": self._replaceable,
            "remove": self._removable,
        }

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a command; raise CommandRefused if the server refuses it."""
        reply = self._link.ask(kind, **fields)
        if reply["type"] == "error":
            raise CommandRefused(reply)
        self._done()

    def _send(self, kind: str, **fields: Any) -> Callable[[str], None]:
        return lambda _: self.ask(kind, **fields)

    def _answer(self, *, agree: bool) -> None:
        """Answer the question that is shown: that of a newcomer, or of a player who wants to take back a move."""
        if newcomer := self._people.newcomer():
            self.ask("answer-newcomer", seat=newcomer["seat"], agree=agree)
        else:
            self.ask("answer-take-back", agree=agree)

    def _say(self, rest: str) -> None:
        if rest:
            self.ask("send-chat", text=rest[:300])

    def _fill(self, rest: str) -> None:
        level = self._people.find_level(rest) or rest or LEVEL
        for seat, one in enumerate(self._table.seats):
            if one["kind"] == "free":
                self.ask("add-bot", seat=seat, level=level)

    def _replace(self, rest: str) -> None:
        """Let a computer player play for a person: a name, unless the table has offered it, and perhaps a level."""
        name, _, last = rest.rpartition(" ")
        level = self._people.find_level(last)
        missing = self._people.missing()
        name = name if level else rest
        seat = missing if missing is not None and not name else self._people.find_seat(name, "replace")
        if seat == self._table.seat:
            self.ask("hand-over", level=level or LEVEL)
        else:
            self.ask("add-bot", seat=seat, level=level or LEVEL)

    def _remove(self, rest: str) -> None:
        self.ask("clear-seat", seat=self._people.find_seat(rest, "remove"))

    def _replaceable(self) -> list[str]:
        is_playing = self._table.phase == "playing"
        return self._others(lambda one: one["kind"] == ("person" if is_playing else "bot") and not one["away"])

    def _removable(self) -> list[str]:
        is_playing = self._table.phase == "playing"
        return self._others(lambda one: one["kind"] == "person" or (one["kind"] == "bot" and not is_playing))

    def _others(self, fits: Callable[[Frame], bool]) -> list[str]:
        seats = enumerate(self._table.seats)
        return [self._people.names[seat] for seat, one in seats if seat != self._table.seat and fits(one)]
