"""`tischlein join`: sit down at a server's table, and play there as at a table of this computer."""

from __future__ import annotations

import getpass
import threading
from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tischlein.bots.advice import Advice
from tischlein.cli import show
from tischlein.cli.errors import say_error
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.keyboard import Suggestion
from tischlein.cli.moves import Move
from tischlein.cli.person import Person, chapters, draw_series
from tischlein.cli.remote_commands import CommandRefused, RemoteCommands
from tischlein.cli.remote_people import Notice, RemotePeople
from tischlein.cli.remote_table import Frame, RemoteTable
from tischlein.cli.screen import Picture, Screen
from tischlein.cli.seats_file import SeatsFile
from tischlein.cli.table_link import ServerError, TableAddress, TableLink, post
from tischlein.cli.words import InputError, Words
from tischlein.core.errors import UnknownGame
from tischlein.core.game import GameInfo
from tischlein.core.refusal import Refusal
from tischlein.table.table import Table

UNKNOWN_GAME: Final = "unknown-game"
NO_SEAT: Final = "no-seat"
"""The server turns a person away who has lost the seat."""
ASKED: Final = "seat-asked"
"""The host has already been asked for a seat, before the person was here again."""
OWN_WISH: Final = "request"
"""A person has asked for the computer player who plays for them."""
TICK: Final = 1.0
"""Seconds between two looks at the clock."""


class RemotePlace:
    """The seat of this client."""

    def __init__(self, table: RemoteTable, link: TableLink) -> None:
        self._table = table
        self._link = link
        self._patterns: dict[str, Table] = {}

    @property
    def seat(self) -> int:
        return self._table.seat or 0

    @property
    def info(self) -> GameInfo:
        return self._table.info

    def view(self) -> dict[str, Any]:
        return self._table.view() if self._table.is_shown else {"zones": {}}

    def parts(self) -> list[Move]:
        moves: list[Move] = self._table.view()["moves"] if self._table.is_shown else []
        return moves

    def pattern(self) -> Table:
        current = self._table.current
        if current not in self._patterns:
            self._patterns[current] = self._table.pattern()
        return self._patterns[current]

    def why_not(self, move: str) -> Refusal | None:
        reply = self._link.ask("check-move", move=move)
        return None if reply["type"] == "move-allowed" else read_refusal(reply)

    def advise(self) -> list[Advice]:
        reply = self._link.ask("request-hint")
        if reply["type"] != "hint":
            raise CommandRefused(reply)
        return [
            Advice(one["move"] and one["move"]["text"], one["place"], one["win"], 0, one["reason"])
            for one in reply["suggestions"]
        ]


def read_refusal(reply: Frame) -> Refusal:
    """Return the refusal in a reply; raise CommandRefused if it is an error."""
    if reply["type"] != "move-refused":
        raise CommandRefused(reply)
    refusal = Refusal(reply["rule"], reply["facts"])
    refusal.text = reply["text"]
    return refusal


class Visit:
    """A person at a server's table, from sitting down to leaving."""

    def __init__(self, address: TableAddress, name: str, words: Words, screen: Screen) -> None:
        self.words = words
        self.screen = screen
        self.table = RemoteTable()
        self.people = RemotePeople(self.table, words)
        self.seats_file = SeatsFile(address)
        cookie = self._introduce(address, name)
        self.link = TableLink(address, cookie, words.lang, self._receive, self._changed)
        self.commands = RemoteCommands(self.table, self.people, self.link, screen.clear_notes)
        self._person: Person | None = None
        self._left = False
        """Whether the person has given up the seat."""
        self._ended = threading.Event()
        self._announced: tuple[Notice, list[str]] = (Notice(), [])
        """What was last said about what holds the game up, and about the seats."""
        self._announcing = threading.Lock()
        self._asked: object = None
        self._pages: list[list[RenderableType]] = []
        """The ends of rounds that the person has not read yet."""
        self._result: list[RenderableType] = []
        """The end of the last round."""

    @property
    def person(self) -> Person:
        """The person at this terminal; there is one as soon as the game is known."""
        assert self._person is not None
        return self._person

    def _introduce(self, address: TableAddress, name: str) -> str:
        """Return the cookie of the person: that of the last visit, if there was one, with the name given now."""
        known = self.seats_file.read()
        address.keys = list(dict.fromkeys([*known.keys, *address.keys]))[:8]
        _, cookie = post(address.origin, "/api/guest", {"name": name or default_name()}, known.cookie)
        return cookie

    def run(self) -> None:
        """Sit down, and stay until the person leaves or is turned away."""
        self.link.start()
        try:
            self.link.wait(lambda: self._person is not None)
            self._sit_down()
            self.screen.open()
            threading.Thread(target=self._watch_clock, daemon=True).start()
            try:
                self._stay()
            finally:
                self._ended.set()
                self.screen.close(*self._last_picture())
        except EOFError:
            pass
        finally:
            self.link.close()
        self._check_refused()
        message = "join-left" if self._left else "join-removed" if self._is_removed() else "join-stays"
        self.screen.console.print(Text(self.words(message, link=self.link.address.link), style="dim"), soft_wrap=True)

    def _check_refused(self) -> None:
        """Raise the error with which the server has turned the person away, except after leaving."""
        code = self.link.refused
        if code == UNKNOWN_GAME:
            raise InputError("bad-join-game", game=str(self.table.setup["game"])[:40])
        if self._is_removed():
            self.seats_file.forget()
        elif code and not self._left:
            raise ServerError(code)

    def _is_removed(self) -> bool:
        """Return whether somebody else has given the seat of this person away."""
        return self.link.refused == NO_SEAT and not self._left and self.table.seat is not None

    def _sit_down(self) -> None:
        """Return to the own seat, or take a free one, or that of a computer player if there is no other."""
        if self.link.refused:
            raise EOFError
        if self.table.seat is not None:
            if self._is_replaced() and self.table.seats[self.table.seat]["reason"] != OWN_WISH:
                self.link.ask("take-over")
            return
        reply = self.link.ask("take-seat")
        bots = [seat for seat, one in enumerate(self.table.seats) if one["kind"] == "bot"]
        if reply.get("code") == "no-free-seat" and bots:
            reply = self._take_over_from(bots[0])
        if reply["type"] == "error":
            raise ServerError(reply["code"], reply["text"])
        self.seats_file.write(self.link.address.keys, self.link.cookie)
        self.link.wait(lambda: self.person.formatter.you is not None)

    def _take_over_from(self, bot: int) -> Frame:
        """Take the seat of a computer player; during a game, wait until the host agrees or the game is over."""
        reply = self.link.ask("take-seat", seat=bot)
        if "key" in reply or reply.get("code", ASKED) != ASKED:
            return reply
        self.screen.console.print(self.words("page-newcomer-waits"))
        self.link.wait(lambda: self.table.phase != "playing" or not self._is_request_open(bot))
        if self.table.phase == "playing" and not any(one["seat"] == bot for one in self.table.newcomers):
            raise InputError("page-newcomer-declined")
        return self.link.ask("take-seat", seat=bot)

    def _is_request_open(self, seat: int) -> bool:
        return any(one["seat"] == seat and not one["granted"] for one in self.table.newcomers)

    # --- what the server sends, in the thread of the link

    def _receive(self, frame: Frame) -> None:
        """Bring the table up to date, and tell what has happened."""
        asked = self.table.take_back
        self.table.receive(frame)
        if frame["type"] == "snapshot":
            self._set_up()
        if self._person is None:
            return
        self.people.update_names()
        if frame["type"] == "news":
            self._tell(self.person.formatter, frame, asked)
        if frame["type"] == "snapshot":
            for message in frame["chat"][-3:]:
                self._tell_chat(message)
        if self.table.question() != self._asked:
            self._asked = self.table.question()
            self.screen.forget_line(self._is_no_move)
            if self._asked and not (self.screen.always_asks or self.screen.scripted):
                self.screen.draw(self._draw)
        self._announce()

    def _is_no_move(self, line: str) -> bool:
        return line.startswith("/") or self.person.is_command(line)

    def _announce(self) -> None:
        """Show what holds the game up as soon as it does, and how long people have been away."""
        with self._announcing:
            seats = range(len(self.table.seats))
            said = (self.people.notice(), [self.people.describe_absence(seat) for seat in seats])
            before, self._announced = self._announced, said
        if said != before and self.screen.always_asks:
            self.screen.refresh()
        elif said[0].text and said[0].about != before[0].about:
            self.screen.tell([Text(said[0].text, style="yellow")])

    def _watch_clock(self) -> None:
        """Look at the clock: people stay away without a message, and somebody who is turned away need not type."""
        while not self._ended.wait(TICK):
            if self.link.refused:
                self.screen.stop_reading()
            else:
                self._announce()

    def _set_up(self) -> None:
        """Learn the game; that of a table never changes, but a client gets its seat after its first snapshot."""
        try:
            look = self.table.look
        except UnknownGame:
            self.link.refused = UNKNOWN_GAME
            return
        self.people.update_names()
        formatter = EventFormatter(look, self.words, self.people.names, self.table.seat)
        person = Person(RemotePlace(self.table, self.link), formatter, self.screen)
        person.commands = self.commands.by_name | {"seats": self._show_seats, "leave": self._leave}
        person.arguments = self.commands.arguments
        self._person = person

    def _tell(self, formatter: EventFormatter, news: Frame, asked: Frame | None) -> None:
        """Tell what has happened; `asked` is the take-back that people were deciding about before."""
        if news["kind"] == "chat-sent":
            self._tell_chat({"seat": news["seat"], **news["facts"]})
            return
        facts = news.get("facts", {})
        reason = f"-{facts['reason']}" if "reason" in facts else ""
        message = self.words.first(f"page-news-{news['kind']}{reason}")
        if news["kind"] == "take-back-declined" and asked is not None and asked["seat"] == news["seat"]:
            message = "join-withdrawn"
        lines = []
        if message and news["kind"] != "game-ended":
            about = formatter.who(news["seat"], "") if news["seat"] is not None else {}
            said = {name: fact for name, fact in facts.items() if isinstance(fact, str)}
            lines = [Text(self.words(message, **about | said), style="italic")]
        self.screen.tell(lines)
        zones = self.table.view()["zones"] if self.table.is_shown else {}
        for sentences, page in chapters(formatter, news.get("events", []), zones):
            self.screen.tell(sentences)
            self._result = page or self._result
            if page and self.screen.always_asks:
                self._pages.append(page)
            elif page:
                self.screen.show_page(*page)

    def _tell_chat(self, message: Frame) -> None:
        if message.get("text") and message["seat"] is not None:
            name = self.people.names[message["seat"]]
            self.screen.tell([Text(f"{name}: {message['text']}", style="cyan")])

    def _changed(self) -> None:
        self.screen.refresh()

    # --- what the person sees and types

    def _stay(self) -> None:
        while not self.link.refused:
            if self.screen.scripted:
                self.link.wait(self._is_worth_asking)
            self.screen.draw(self._draw)
            line = self.screen.read(self._suggest, fresh=True)
            self._return_to_game(line)
            while line and not self.link.refused:
                self._execute(self.person, line)
                if self.screen.scripted:
                    break
                line = self.screen.read(self._suggest)
            if self._pages:
                self._pages.pop(0)

    def _suggest(self) -> Iterator[Suggestion]:
        return self.person.suggestions()

    def _is_replaced(self) -> bool:
        """Return whether a computer player plays for this person."""
        return self.table.seat is not None and self.people.is_replaced(self.table.seat)

    def _return_to_game(self, line: str) -> None:
        """Play again, unless the person only wants to know or say something."""
        if self._is_replaced() and not self._is_no_move(line):
            self.link.ask("take-over")

    def _is_worth_asking(self) -> bool:
        """Return whether a line from a pipe should be read: the table waits for it, or nobody else could go on."""
        pause, question = self.table.pause, self.table.question()
        if pause is not None:
            return bool(pause["seat"] == self.table.seat)
        if self.people.is_asked_about_take_back():
            return True
        others = [
            one for seat, one in enumerate(self.table.seats) if one["kind"] == "person" and seat != self.table.seat
        ]
        return question is not None and question[1] if self.table.phase == "playing" else not others

    def _execute(self, person: Person, line: str) -> None:
        try:
            move = person.execute(line)
            if move:
                self.screen.clear_notes()
                reply = self.link.ask("make-move", move=move)
                if reply["type"] != "command-done":
                    person.refuse(read_refusal(reply))
        except CommandRefused as refused:
            person.say(refused.say(self.words), "magenta")
        except InputError as error:
            person.say(say_error(self.words, error), "magenta")

    def _show_seats(self, _: str) -> None:
        self.screen.note(self._draw_seats())

    def _leave(self, _: str) -> None:
        self._left = True
        self.seats_file.forget()
        self.commands.ask("leave-seat")
        raise EOFError

    def _draw(self) -> Picture:
        """Draw what is to be read next: the end of a round, the game, or who sits at the table."""
        table = self.table
        if self._pages:
            return Picture(show.stack(*self._pages[0]), question=self.words("press-enter"))
        away = "" if self.link.live else self.words("join-offline")
        if table.phase == "playing" and table.is_shown:
            return self._draw_game(self.person, away)
        said = self.words("join-start" if all(one["kind"] != "free" for one in table.seats) else "join-gathering")
        return Picture(self._draw_seats(), question=away or said)

    def _draw_game(self, person: Person, away: str) -> Picture:
        """Draw the game; nobody is asked for a move while it is paused or a computer player plays for them."""
        notice = self.people.notice().text
        if self.table.pause is not None:
            picture = person.draw(remark=self.words("join-paused"))
            return Picture(picture.table, picture.hand, question=away or notice)
        if self._is_replaced():
            return Picture(person.draw().table, question=away or self.words("join-replaced"))
        what, must = self.table.question() or ("", True)
        picture = person.draw(what, must=must)
        waiting = picture.question or ("" if notice else self.people.describe_waiting())
        return Picture(picture.table, picture.hand, picture.moves, away or waiting, "" if away else notice)

    def _draw_seats(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for seat in range(len(self.table.seats)):
            name = show.seat_name(self.person.formatter, seat, None)[1]
            grid.add_row(name, Text(self.people.describe(seat), style="dim"))
        game = self.words.or_else(f"game-{self.table.info.id}", self.table.info.id)
        frame = show.frame(game, grid)
        if self.table.host:  # the last key may be that of the host, which is for nobody else
            return frame
        link = Text(self.words("join-invite", link=self.link.address.invitation), style="dim")
        return show.stack(frame, show.indent(link))

    def _last_picture(self) -> list[RenderableType]:
        if self._person is None or not self.table.is_shown:
            return []
        view = self.table.view()
        table = self.person.draw().table
        return [*([] if table is None else [table]), *self._result, *draw_series(self.person.formatter, view)]


def default_name() -> str:
    try:
        return getpass.getuser()[:24]
    except (OSError, KeyError):  # a user without a name
        return "?"
