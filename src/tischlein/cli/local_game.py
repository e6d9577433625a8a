"""A game at a table of this computer: people at the keyboard, computer players on the other seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from tischlein.bots.advice import Advice, explain
from tischlein.bots.levels import make_bot
from tischlein.cli import board, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.moves import Move
from tischlein.cli.person import Person, draw_series, draw_title, tell_events
from tischlein.cli.screen import Screen
from tischlein.cli.words import Words
from tischlein.core.game import GameInfo
from tischlein.core.refusal import Refusal
from tischlein.core.rng import Rng, sha_stream
from tischlein.table.look import table_look
from tischlein.table.table import Ask, Table
from tischlein.table.take_back import TakeBackRefused, take_back

SLOW: Final = ("hard", "expert")
"""Levels that show when a bot is thinking."""


@dataclass(frozen=True)
class LocalPlace:
    """A seat at a table of this computer."""

    game: LocalGame
    seat: int

    @property
    def info(self) -> GameInfo:
        return self.game.table.info

    def view(self) -> dict[str, Any]:
        return self.game.table.view(self.seat)

    def parts(self) -> list[Move]:
        return self.game.table.parts(self.seat)

    def pattern(self) -> Table:
        return self.game.table

    def why_not(self, move: str) -> Refusal | None:
        return self.game.table.why_not(self.seat, move, self.game.words.lang)

    def advise(self) -> list[Advice]:
        return explain(self.game.table.insight(self.seat))


class LocalGame:
    """A game between people, on the first seats, and computer players.

    Computer players and the coin that decides who is faster have a generator for each decision, made from the seed and
    the number of moves so far. So the cards depend on nothing but the seed, and a game that is resumed, or in which a
    move was taken back, goes on as it would have.
    """

    def __init__(self, table: Table, words: Words, screen: Screen, level: str, people: tuple[str, ...] = ()) -> None:
        make_bot(level, 0)  # refuse an unknown level before the first card is seen
        self.table = table
        self.words = words
        self.screen = screen
        self.level = level
        self.look = table_look(table.info, table.options)
        names = list(people) or [words("seat-you")]
        names += [name for name in words.entries("bot-names") if name not in names]
        self.names = names[: table.seats]
        self.people = range(max(1, len(people)))
        self.persons = [Person(LocalPlace(self, seat), self.formatter(seat), screen) for seat in self.people]
        self._told = [0 for _ in self.people]
        """How many events each person has been told."""
        self._at_keyboard = 0 if len(self.people) == 1 else None

    def formatter(self, seat: int | None) -> EventFormatter:
        return EventFormatter(self.look, self.words, self.names, seat)

    def add_command(self, name: str, command: Callable[[int, str], None]) -> None:
        """Let people type something else; the command gets the seat and the rest of the line."""
        for person in self.persons:
            seat = person.place.seat
            person.commands[name] = lambda rest, seat=seat: command(seat, rest)  # type: ignore[misc]

    def run(self) -> list[RenderableType]:
        """Play until the game is over, and return the page of the result; EOFError if somebody leaves."""
        for warning in self.table.warnings(self.words.lang):
            self.screen.note(*self.persons[0].draw_refusal(warning))
        while not self.table.over:
            if not self._window():
                self._turn()
        view = self.table.view(self.viewer)
        return self._tell(self.viewer) + draw_series(self.formatter(self.viewer), view)

    # --- turns and windows

    def _window(self) -> bool:
        """Let a seat use an open window; return whether one did.

        A coin decides who is faster, people or computer players: the others may act only if the first let the window
        pass. The seat to move has the same option among the moves of its turn.
        """
        if all(ask.must for ask in self.table.waiting.values()):
            return False
        if self._generator("coin").below(2) == 0:
            return self._people_react() or self._bots_react()
        return self._bots_react() or self._people_react()

    def _bots_react(self) -> bool:
        bots = [seat for seat in self.table.waiting if seat not in self.people]
        if not bots:
            return False
        first = self._generator("first").below(len(bots))
        return any(self._bot_moves(seat) for seat in bots[first:] + bots[:first])

    def _bot_moves(self, seat: int) -> bool:
        """Let a bot move; return False if it lets a window pass."""
        bot = make_bot(self.level, self._generator(str(seat)).word())
        insight = self.table.insight(seat)
        if self.level.partition(":")[0] in SLOW:
            with self.screen.busy(self.words("bot-thinks", name=self.names[seat])):
                move = bot.choose(insight)
        else:
            move = bot.choose(insight)
        if move is not None:
            self.table.play(seat, move)
        return move is not None

    def _generator(self, what: str) -> Rng:
        return sha_stream(f"{what} of {self.table.seed} after {len(self.table.log)}")

    def _people_react(self) -> bool:
        """Ask the person at the keyboard first."""
        asked = sorted((seat for seat in self.table.waiting if seat in self.people), key=self._is_elsewhere)
        return any(self._person_moves(seat, self.table.waiting[seat]) for seat in asked)

    def _turn(self) -> None:
        """Let a seat that must act make one move; people come first among several, first the one at the keyboard."""
        must = {seat: ask for seat, ask in self.table.waiting.items() if ask.must}
        people = sorted((seat for seat in must if seat in self.people), key=self._is_elsewhere)
        if people:
            self._person_moves(people[0], must[people[0]])
        else:
            self._bot_moves(next(iter(must)))

    def _is_elsewhere(self, seat: int) -> bool:
        return seat != self._at_keyboard

    # --- people

    def _person_moves(self, seat: int, ask: Ask) -> bool:
        """Ask until a move is made. An empty line shows the table again, or lets a window pass: then return False."""
        person = self.persons[seat]
        if self._at_keyboard != seat:
            self.screen.pass_on(self.names[seat])
            self._at_keyboard = seat
        page = self._tell(seat)
        if page:
            self.screen.show_page(*page)
        line, fresh, before = "", True, self._position()
        while self._position() == before:
            if not line:
                self.screen.draw(lambda: person.draw(ask.what, must=ask.must))
            line = self.screen.read(person.suggestions, fresh=fresh)
            fresh = False
            if not line and not ask.must:
                return False
            move = person.execute(line) if line else ""
            if move:
                self._try(person, move)
        return True

    def _position(self) -> tuple[Table, int]:
        return self.table, len(self.table.log)

    def _try(self, person: Person, move: str) -> None:
        refusal = person.place.why_not(move)
        if refusal is not None:
            person.refuse(refusal)
        else:
            self.table.play(person.place.seat, move)

    def take_back(self, seat: int) -> None:
        """Take a person's last move back, if nobody has been shown anything new since."""
        before = self.table
        try:
            self.table = take_back(before, seat, self.people)
        except TakeBackRefused as refused:
            message = "undo-nothing" if refused.reason == "none" else "undo-shown"
            self.persons[seat].say(self.words(message), "magenta")
            return
        undone = "  ".join(move for _, move in before.log[len(self.table.log) :])
        events = len(self.table.events(None))
        self._told = [min(told, events) for told in self._told]
        self.screen.tell([Text(self.words("taken-back", moves=undone))])

    # --- output

    def _tell(self, viewer: int | None) -> list[RenderableType]:
        """Tell a person, or at the end all together, what has happened since."""
        told = min(self._told) if viewer is None else self._told[viewer]
        news = self.table.events(viewer, told)
        if viewer is not None:
            self._told[viewer] += len(news)
        return tell_events(self.screen, self.formatter(viewer), news, self.table.view(viewer)["zones"])

    @property
    def viewer(self) -> int | None:
        return 0 if len(self.people) == 1 else None

    def draw_table(self) -> RenderableType:
        """Draw the table as everybody in front of the screen may see it."""
        formatter, view = self.formatter(self.viewer), self.table.view(self.viewer)
        return show.frame(draw_title(formatter, self.table.info, view), board.table(formatter, view))
