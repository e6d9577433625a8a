"""`Table`, the checked API of every game: notation in, views out; an error changes nothing."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import msgspec

from tischlein.core.bits import has
from tischlein.core.errors import OptionError, PositionError, SeatError, TischleinError
from tischlein.core.events import Event
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.options import Option, resolve_options
from tischlein.core.position import PositionReader, format_position, parse_position
from tischlein.core.refusal import Refusal
from tischlein.core.rng import table_stream
from tischlein.core.scenes import Scenes
from tischlein.core.series import Series
from tischlein.games.registry import game_info
from tischlein.table.look import page_look
from tischlein.table.record import TAKE_BACK, replay, write_record
from tischlein.table.rulebook import rule_text
from tischlein.table.shuffle import Shuffle


class IllegalMove(TischleinError):
    """A move that the rules forbid; `refusal` says which rule. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.text} (rule {refusal.rule})")
        self.refusal = refusal


class Ask(msgspec.Struct, frozen=True):
    """What a waiting seat is asked. `must=False` is an open window, which never holds up the game."""

    what: str
    must: bool


class Table:
    """One game or series with its players' seats numbered from 0.

    The seed is a number or a text; without one it is drawn from the system's randomness. `position` sets the game up in
    the middle, from a text or a dict, and may name game, seats and options itself.
    """

    def __init__(
        self,
        game: str | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        position: str | dict[str, Any] | None = None,
        salt: str = "",
    ) -> None:
        entries = _entries(position)
        named = entries.pop("game", game)
        if game is not None and named != game:
            raise PositionError(f"the position is one of {named}, not of {game}")
        self.info = game_info(named)
        reader = PositionReader(entries)
        if "seats" in reader:
            placed = reader.number("seats", *self.info.seats, self.info.seats[0])
            if seats not in (None, placed):
                raise PositionError(f"the position has {placed} seats, not {seats}")
            seats = placed
        self.seats = self.info.check_seats(seats)
        if "options" in reader:
            if options is not None:
                raise PositionError("options are given twice, in the position and as an argument")
            options = read_options(reader.text("options", ""))
        self.options = resolve_options(self.info.id, self.info.options, options or {})
        self._options_json = msgspec.json.encode(self.options)
        """For views: each gets a new copy of the options, and decoding is faster than copying a whole box."""
        if not isinstance(seed, int | str | None):
            raise TischleinError(f"a seed is a number or a text, not {seed!r}")
        self.seed = secrets.token_hex(16) if seed is None else str(seed)
        self.salt = salt
        try:
            self.commitment = hashlib.sha256(f"{self.seed}:{salt}".encode()).hexdigest()
            """May be published before the deal; seed and salt follow after the game."""
        except UnicodeEncodeError:
            raise TischleinError("seed or salt has a character that cannot be written") from None
        self.shuffle: Shuffle | None = None
        """The origin of the seed, if several parties contributed to it."""
        self.log: list[tuple[int, str]] = []
        """The moves that led to the current state: (seat, notation)."""
        self.history: list[tuple[int, str]] = []
        """Every move that was made, also those taken back; (seat, TAKE_BACK) is a take-back."""
        self._journal: list[Event] = []
        self._scenes = Scenes(self._journal)
        self.opening: dict[str, Any] | None = None if position is None else dict(reader.entries)
        """The position the game began with, if it was set up in the middle."""
        rng = table_stream(self.seed)
        if self.opening is None:
            self.state = self.info.new(self.options, self.seats, rng)
            self.state.listen(self._journal)
            self.state.deal()
        else:
            self.state = self.info.load(reader, self.options, self.seats, rng)
            self.state.listen(self._journal)
            self.state.emit_setup()

    # --- moves

    @property
    def waiting(self) -> dict[int, Ask]:
        """What each waiting seat is asked; empty when the game is over."""
        state = self.state
        must = state.must
        asked = must | state.may
        return {seat: Ask(state.ask(seat), has(must, seat)) for seat in range(self.seats) if has(asked, seat)}

    @property
    def notations(self) -> list[str]:
        """Every conceivable move of the game being played, legal now or not, in the order of its catalogue."""
        return list(self.state.catalogue().notations)

    def moves(self, seat: int) -> list[str]:
        """Return the notations of the seat's legal moves, in the order of the catalogue."""
        notations = self.state.catalogue().notations
        return [notations[move] for move in self._legal(seat)]

    def parts(self, seat: int) -> list[dict[str, Any]]:
        """Return the seat's legal moves taken apart (`core.moves.MoveParts`), in the order of the catalogue."""
        notations = self.state.catalogue().notations
        return [self.state.describe(seat, move).to_json(notations[move]) for move in self._legal(seat)]

    def _legal(self, seat: int) -> list[int]:
        self._check_seat(seat)
        found = MoveList()
        self.state.legal(seat, found)
        return found.sorted()

    def move_for_drop(self, seat: int, card: str, zone: str = "") -> str | None:
        """Return the move of a player who clicks a card or drops it on a zone, whether it is legal or not."""
        self._check_seat(seat)
        number = self.state.move_for_drop(seat, card, zone)
        return self.state.catalogue().notations[number] if number >= 0 else None

    def question(self, seat: int) -> dict[str, Any]:
        """Return further facts about what a seat is asked, for that seat only; none if it is not waited for."""
        self._check_seat(seat)
        return self.state.question(seat) if has(self.state.must | self.state.may, seat) else {}

    def look(self) -> bytes:
        """Return how cards look and facts read, as JSON for a page that knows no game; it is cached."""
        return page_look(self.info.id, self._options_json)

    def why_not(self, seat: int, move: str, lang: str = "en") -> Refusal | None:
        """Return None if the move is legal, else the rule against it, in the words of the rulebook."""
        self._check_seat(seat)
        refusal = self.state.why_not(seat, self.parse(move))
        if refusal is not None:
            refusal.text = rule_text(refusal.rule, lang)
        return refusal

    def parse(self, move: object) -> int:
        """Return the number of a move in the catalogue; raise NotationError if the text is not a move."""
        return self.state.catalogue().parse(move if isinstance(move, str) else str(move))

    def check(self, seat: int, number: int) -> None:
        """Raise IllegalMove if the rules forbid a parsed move."""
        self._check_seat(seat)
        refusal = self.state.why_not(seat, number)
        if refusal is not None:
            refusal.text = rule_text(refusal.rule, "en")
            raise IllegalMove(refusal)

    def uses_window(self, seat: int, number: int) -> bool:
        """Return whether a parsed move uses an open window: whether it is legal for a seat that need not play."""
        self._check_seat(seat)
        twin = self.state.clone()
        game = twin.game() if isinstance(twin, Series) else twin
        game.must = 0
        found = MoveList()
        game.legal(seat, found)
        return number in found.sorted()

    def play(self, seat: int, move: str) -> list[dict[str, Any]]:
        """Make a move and return what happened, as that seat sees it; IllegalMove if the rules forbid it."""
        before = len(self._journal)
        self.make(seat, move)
        return self.events(seat, before)

    def make(self, seat: int, move: str) -> None:
        """Make a move without returning what happened. Raise IllegalMove if the rules forbid it."""
        self._check_seat(seat)
        number = self.parse(move)
        self.check(seat, number)
        self.apply(seat, number)

    def apply(self, seat: int, number: int) -> None:
        """Apply a parsed move that has passed `check` in the current state."""
        notation = self.state.catalogue().notations[number]
        self.state.apply(seat, number)
        self.log.append((seat, notation))
        self.history.append((seat, notation))

    def opened_again(self) -> Table:
        """Return the same table before its first move."""
        twin = type(self)(self.info.id, self.seats, self.seed, self.options, self.opening, self.salt)
        twin.shuffle = self.shuffle
        return twin

    def rewound(self, seat: int) -> Table:
        """Return the table as it was before a seat's last move, by the same cards; the history keeps what happened.

        `take_back.take_back` says whether the move may be taken back; this method does not ask.
        """
        self._check_seat(seat)
        moves = [number for number, (mover, _) in enumerate(self.log) if mover == seat]
        if not moves:
            raise TischleinError(f"seat {seat} has made no move")
        twin = self.opened_again()
        for mover, notation in self.log[: moves[-1]]:
            twin.apply(mover, twin.parse(notation))
        twin.history = [*self.history, (seat, TAKE_BACK)]
        return twin

    # --- views and events

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see, ready for JSON; None is a spectator. `ids` are the viewer's handles of cards."""
        if seat is not None:
            self._check_seat(seat)
        seen: dict[str, Any] = self.state.view(seat)
        scene = self._scenes.scene(seat)
        for name, zone in seen["zones"].items():
            zone["shows"] = scene.zones[name].shows
            zone["cards"] = scene.open_cards(name, zone["cards"])
            zone["ids"] = scene.ids(name, zone["cards"])
        return {
            "game": self.info.id,
            "seats": self.seats,
            "options": msgspec.json.decode(self._options_json),
            "viewer": seat,
            **seen,
            "waiting": [{"seat": s, "what": ask.what, "must": ask.must} for s, ask in self.waiting.items()],
            "moves": self.moves(seat) if seat is not None else [],
            "question": self.question(seat) if seat is not None else {},
            "over": self.over,
            "scores": self.scores,
            "places": self.places,
        }

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """Return the events from number `since` on, as the viewer saw them."""
        if seat is not None:
            self._check_seat(seat)
        return self._scenes.events(seat)[since:]

    def news(self, spectators: bool = True) -> dict[int | None, list[dict[str, Any]]]:
        """Return and drop the events since the last call, as each seat and a spectator (None) saw them.

        For a caller that follows a table from the beginning; `events` then returns only newer events. Without
        `spectators`, the table can no longer be asked what a spectator sees.
        """
        return self._scenes.take_events((*range(self.seats), None) if spectators else range(self.seats))

    def discard_events(self) -> None:
        """Discard all events so far without folding them into scenes: for a table that no one views."""
        self._journal.clear()

    def insight(self, seat: int) -> Insight:
        """Return what a seat knows, for a computer player."""
        self._check_seat(seat)
        return Insight(self.state, seat)

    def warnings(self, lang: str = "en") -> list[Refusal]:
        """Return what is allowed at this table but deviates from the rules, with the text of each rule."""
        found = self.state.warnings()
        for warning in found:
            warning.text = rule_text(warning.rule, lang)
        return found

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def scores(self) -> list[int] | None:
        """Points by seat, if everybody sees them."""
        return self.state.scores()

    @property
    def places(self) -> list[int] | None:
        """Places by seat when the game is over; shared places leave the next ones vacant."""
        return self.state.places()

    # --- complete state, including secrets: for tests, bug reports and records, never for a viewer

    def position(self) -> dict[str, Any]:
        """Return the complete state, secrets included; `Table(position=…)` continues from it."""
        options = " ".join(f"{option.name}:{_write_option(option, self.options)}" for option in self.info.options)
        return {"game": self.info.id, "seats": self.seats, "options": options, **self.info.save(self.state)}

    def position_text(self) -> str:
        """Return the position as one line of text, which `Table(position=…)` reads as well."""
        return format_position(self.position())

    def record(self) -> dict[str, Any]:
        """Return a record of the game so far, for `replay`."""
        return write_record(self)

    @classmethod
    def replay(cls, record: object) -> Table:
        """Replay a record move by move; RecordError if it is malformed or was changed."""
        return replay(cls, record)

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise SeatError(f"the seats of this table are 0 to {self.seats - 1}, not {str(seat)[:40]}")


def _entries(position: object) -> dict[str, Any]:
    if position is None:
        return {}
    if isinstance(position, str):
        return parse_position(position)
    if isinstance(position, dict) and all(isinstance(name, str) for name in position):
        return dict(position)
    raise PositionError(f"a position is a text or a dict of named entries, not {str(position)[:40]!r}")


def _write_option(option: Option, options: dict[str, Any]) -> str:
    """Format the value of an option as a word without spaces; a structured one as JSON."""
    value = option.short_value(options[option.name])
    if isinstance(value, dict):
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(text: str) -> dict[str, Any]:
    """Parse options such as `scoring:own stacking:true dealer:1`."""
    words = {"true": True, "false": False}
    options: dict[str, Any] = {}
    for entry in text.split():
        name, _, value = entry.partition(":")
        if value.startswith("{"):
            try:
                options[name] = json.loads(value)
            except (ValueError, RecursionError):
                raise OptionError(f"option {name[:40]} is not JSON: {value[:40]!r}") from None
        else:
            options[name] = words.get(value, int(value) if value.isdecimal() else value)
    return options
